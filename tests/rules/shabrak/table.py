"""A table for rule tests: a hand-written position with readable accessors."""

from typing import Any

from krypta.core.door import NATURE
from krypta.core.position import Position
from krypta.core.scenario import Table as Arranged
from krypta.core.scenario import arrange
from krypta.games.shabrak.game import GAME
from krypta.games.shabrak.layout import DECK, FIRST_KIND, FIRST_WARRIOR, NONE, TEAM, Reason
from rules.arranged import ArrangedTable


class Table(ArrangedTable):
    """A warrior is called 1.2, a card of a draw pile k1, a player by the number of the seat: 1 or 2."""

    def reason(self, said: str) -> Reason:
        return Reason(self.why(said))

    def player(self, seat: int, seen_by: int = 0) -> Any:
        """The view of one player, by default their own."""
        return self.position.view((seen_by or seat) - 1).players[seat - 1]

    def card(self, number: int) -> Any:
        """A card as printed, by its number in a view."""
        return self.position.view(0).face(number)

    def warrior(self, name: str) -> Any:
        """A warrior in its row: status, at, attack, defence, pressure, shield, faces, reaches, …"""
        seat, number = (int(part) for part in name.split("."))
        return next(warrior for warrior in self.player(seat).row if warrior.number == number)

    def status(self, name: str) -> str:
        return str(self.warrior(name).status)

    def pressure(self, *names: str) -> list[int]:
        return [self.warrior(name).pressure for name in names]

    def ready(self, seat: int) -> list[int]:
        """The numbers of the ready warriors."""
        return [warrior.number for warrior in self.player(seat).row if warrior.status == "ready"]

    def row(self, seat: int) -> list[int]:
        """The numbers of the warriors in the row, from left to right."""
        return [warrior.number for warrior in self.player(seat).row]

    def wears(self, name: str) -> str:
        """The card that a warrior wears: 1.k2 is the second kind of player 1's deck."""
        seat, number = (int(part) for part in name.split("."))
        card = self.position.values.worn[(seat - 1) * TEAM + number - 1]
        return "" if card == NONE else card_word(card)

    def cards(self, where: str, seat: int, seen_by: int = 0) -> list[str]:
        """The cards of a hand, pile or discard, as far as they are visible."""
        held = getattr(self.player(seat, seen_by), where)
        return [kind.word for kind in held for _ in range(kind.count)]

    def hand(self, seat: int, seen_by: int = 0) -> list[str]:
        return self.cards("hand", seat, seen_by)

    def pile(self, seat: int, seen_by: int = 0) -> list[str]:
        return self.cards("pile", seat, seen_by)

    def discard(self, seat: int, seen_by: int = 0) -> list[str]:
        return self.cards("discard", seat, seen_by)

    @property
    def turn(self) -> int:
        return int(self.seen.turn) + 1

    @property
    def decides(self) -> int:
        return self.position.seat + 1

    @property
    def round(self) -> int:
        return int(self.seen.round)

    @property
    def winner(self) -> str:
        """The winner, or nobody; only when the game is over."""
        assert self.over
        shares = self.position.payoff()
        assert sum(shares) == 1
        return "nobody" if shares[0] == shares[1] else str(shares.index(max(shares)) + 1)

    def chances(self) -> dict[str, int]:
        """What nature may decide now, with probabilities; empty if nature does not decide."""
        if self.position.seat != NATURE:
            return {}
        return {GAME.say(act): weight for act, weight in self.position.chances()}

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The arguments of the last act's events of that kind."""
        return [event.args for event in self.arranged.events if event.kind == kind]

    def whom(self, kind: str) -> list[str]:
        """The warriors of the last act's events of that kind, in order."""
        return [fighter_word(args[0]) for args in self.told(kind)]

    @property
    def triggered(self) -> list[str]:
        """The cards whose abilities the last act triggered, in order: 1.sark, 1.2, 1.k3."""
        return [card_word(args[1]) for args in self.told("TRIGGERED")]


def fighter_word(fighter: int) -> str:
    return f"{fighter // TEAM + 1}.{fighter % TEAM + 1}"


def card_word(card: int) -> str:
    seat, number = card // DECK + 1, card % DECK
    if number >= FIRST_KIND:
        return f"{seat}.k{number - FIRST_KIND + 1}"
    return f"{seat}.{number - FIRST_WARRIOR + 1}" if number >= FIRST_WARRIOR else f"{seat}.sark"


def scenario(*lines: str, **options: str) -> Table:
    """A table with the position that the lines describe, in one text or in several."""
    return Table(arrange(GAME, "\n".join(lines), options))


def start(*said: str, **options: str) -> Table:
    """A match from its real beginning; `said` are the first acts, of the seats and of nature."""
    arranged = Arranged(GAME, options)
    arranged.position = Position.start(GAME, GAME.options(options), 2)
    return Table(arranged).play(*said)
