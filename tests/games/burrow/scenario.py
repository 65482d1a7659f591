"""Burrow positions written by hand.

    players 2
    hand 1 worm mole           the cards of a seat; likewise shown 1 …, burrow 1 … (from the bottom up)
    deep 1 2                   how many cards nobody has seen lie under the burrow of a seat
    turn 1                     whose turn it is, after drawing
    rounds 3
    deck worm beetle           the unseen cards, or `deck empty`; by default all cards that are nowhere else

Checks use the same lines, and `paws worm mole`, `points 1 5`, `phase keep`, `over`.
"""

from functools import partial
from typing import Any

from krypta.core.files.lines import member
from krypta.core.position import Position
from krypta.core.text.naming import word

from .layout import BURROW, MOST_ROUNDS, SEATS, Card, Phase
from .pieces import count


class Scene:
    """Writes and checks lines about one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.deck_said = False
        self.s = position.s
        for name in ("unseen", "deep", "hand", "stack", "n_stack", "n_events"):
            self.s[name] = 0
        self.s.turn = 0
        self.s.rounds = 1

    def place(self, line: str) -> None:
        first, *rest = line.split()
        if first in ("hand", "shown"):
            for card in map(card_of, rest[1:]):
                self.s[first][self.seat(rest[0]), card] += 1
        elif first == "burrow":
            self._burrow(self.seat(rest[0]), [card_of(said) for said in rest[1:]])
        elif first == "deck":
            self.deck_said = True
            for card in map(card_of, [] if rest == ["empty"] else rest):
                self.s.unseen[card] += 1
        elif first == "deep":
            self.s.deep[self.seat(rest[0])] = number(rest[1], 0, 4)
        elif first == "turn":
            self.s.turn = self.seat(rest[0])
        elif first == "players":
            self.s.players = number(rest[0], 2, SEATS)
        elif first == "rounds":
            self.s.rounds = number(rest[0], 1, MOST_ROUNDS)
        else:
            raise ValueError(f"A position of Burrow has no line “{first} …”.")

    def _burrow(self, seat: int, cards: list[int]) -> None:
        if len(cards) > BURROW:
            raise ValueError(f"A burrow has room for {BURROW} cards.")
        self.s.burrow[seat, : len(cards)] = cards
        self.s.n_burrow[seat] = len(cards)

    def ready(self) -> None:
        if not self.deck_said:
            for card in Card:
                left = int(self.position.c.copies[card]) - count(self.s)[word(card)]
                if left < 0:
                    raise ValueError(f"There are not so many cards {word(card)}.")
                self.s.unseen[card] = left
        if self.s.deep.sum() > self.s.unseen.sum():
            raise ValueError("More cards lie deep than nobody has seen.")
        self.s.seat = self.s.turn
        self.s.phase = Phase.TURN

    def check(self, line: str) -> str | None:
        first, *rest = line.split()
        if first == "over":
            return None if self.position.over else "the game goes on"
        seat = self.seat(rest[0]) if first in ("hand", "shown", "burrow", "deep", "points") else 0
        found = self._found(first, seat)
        said = rest[1:] if first in ("hand", "shown", "burrow", "deep", "points") else rest
        if first in ("hand", "shown", "deck"):
            said, found = sorted(said), sorted(found)
        return None if said == found or (said == ["empty"] and not found) else " ".join(found) or "empty"

    def _found(self, what: str, seat: int) -> list[str]:
        s: Any = self.s
        found: dict[str, Any] = {
            "hand": lambda: spread(s.hand[seat]),
            "shown": lambda: spread(s.shown[seat]),
            "deck": lambda: spread(s.unseen),
            "burrow": lambda: [word(Card(card)) for card in s.burrow[seat, : int(s.n_burrow[seat])].tolist()],
            "paws": lambda: [word(Card(card)) for card in s.paws[: int(s.n_paws)].tolist()],
            "deep": lambda: [str(int(s.deep[seat]))],
            "turn": lambda: [str(int(s.turn) + 1)],
            "rounds": lambda: [str(int(s.rounds))],
            "phase": lambda: [word(Phase(int(s.phase)))],
            "points": lambda: [str(int((s.shown[seat] * self.position.c.points).sum()))],
        }
        if what not in found:
            raise ValueError(f"“{what} …” cannot be checked; there are {', '.join(found)}, over.")
        said: list[str] = found[what]()
        return said

    def seat(self, said: str) -> int:
        return number(said, 1, int(self.s.players)) - 1


card_of = partial(member, Card)


def spread(counts: Any) -> list[str]:
    return [word(card) for card in Card for _ in range(int(counts[card]))]


def number(said: str, low: int, high: int) -> int:
    if not said.isdigit() or not low <= int(said) <= high:
        raise ValueError(f"“{said}” should be a number from {low} to {high}.")
    return int(said)
