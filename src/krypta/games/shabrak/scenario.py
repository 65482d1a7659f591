"""The lines of Shabrak scenarios.

    warrior 1.2 attack 3 defence 5 pressure 2 exhausted shield       player 1's second warrior; also ready, overpowered
    warrior 1.2 from tinkers rarity rare
    ability 1.2 when attacked: press 1 on foe      replaces its card's abilities; another line adds a clause
    sark 1 active: draw 1                          the same for the sark; without a line, it has no abilities
    event 1 k1 played: press 2 on chosen enemy     defines a card of player 1's draw pile
    equipment 1 k2 standing: attack +1 to self
    row 1 1.1 1.2 1.3                  from left to right; warriors not named have gone. By default all five, in order
    wears 1.2 k2                       equipment of its own player; `wears 1.2 2.k3` of the opponent
    hand 1 k1 k1 k2                    also pile, discard; without lines all three are empty
    turn 2
    rounds 3

Warriors whose card no line names have attack 2, defence 4 and no abilities. The same lines, or parts of them, can be
checked: `warrior 1.2 pressure 3 exhausted`, `row 1 1.2 1.1`, `hand 1 k1`, `wears 1.2 nothing`, `phase choose`,
`turn 1`, `decides 2`, `rounds 2`, `winner 1` or `winner nobody`.
"""

from collections.abc import Callable
from typing import Any

from krypta.core.files.lines import member, whole, word_after
from krypta.core.kernel import entry
from krypta.core.position import Position
from krypta.core.text.naming import name_of, write_name

from .cards.language import reader, tables
from .cards.language.ability import Clause
from .layout import (
    CARDS,
    CLAUSES,
    DECK,
    FIGHTERS,
    FIRST_KIND,
    FIRST_WARRIOR,
    KINDS,
    NONE,
    SARKS,
    SEATS,
    TEAM,
    Kind,
    Rarity,
    Stage,
    Status,
)
from .rules.rounds import settle
from .rules.turn import begin_turn
from .scenario_check import CHECKS

ATTACK, DEFENCE = 2, 4
STATUSES = ("ready", "exhausted", "overpowered")


@entry
def begin_at(states: Any, i: int, contents: Any) -> None:
    """Begin the turn."""
    s = states[i]
    begin_turn(s)
    s.changed = 1
    settle(s, contents[0])
    s.n_events = 0


class Scene:
    """Writes and checks lines about one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.said: dict[int, list[Clause]] = {}  # abilities given by lines, by card
        s, c = position.s, position.c
        self.sarks = [name for name in (name_of(c.sark_word[sark]) for sark in range(SARKS)) if name]
        for field in (s.pile, s.hand, s.discard, s.known):
            field[:] = 0
        for card in range(CARDS):
            tables.write(c, card, [], self.sarks)
        for fighter in range(FIGHTERS):
            card = self.card_of(fighter)
            c.attack[card], c.defence[card] = ATTACK, DEFENCE
            s.status[fighter] = Status.READY
        for seat in range(SEATS):
            self._stand(seat, range(seat * TEAM, seat * TEAM + TEAM))
        s.rounds = 1
        s.first = s.turn = s.began = 0
        s.stage = Stage.TURN

    # -- writing

    def place(self, line: str) -> None:
        first, *rest = line.split()
        if first not in self.writers:
            raise ValueError(f"A position of Shabrak has no line “{first} …”; it has {', '.join(self.writers)}.")
        word_after(first, rest)
        self.writers[first](rest)

    @property
    def writers(self) -> dict[str, Callable[[list[str]], None]]:
        return {
            "warrior": self._warrior,
            "ability": self._ability,
            "sark": self._sark,
            "event": self._event,
            "equipment": self._equipment,
            "row": self._row,
            "wears": self._wears,
            "hand": lambda rest: self._cards("hand", rest),
            "pile": lambda rest: self._cards("pile", rest),
            "discard": lambda rest: self._cards("discard", rest),
            "turn": self._turn,
            "rounds": self._rounds,
        }

    def _warrior(self, rest: list[str]) -> None:
        """Write a warrior: `1.2 attack 3 defence 5 pressure 2 exhausted shield`."""
        s, c, fighter = self.position.s, self.position.c, self.fighter(rest[0])
        card = self.card_of(fighter)
        said = iter(rest[1:])
        for name in said:
            if name in STATUSES:
                s.status[fighter] = Status[name.upper()]
            elif name == "shield":
                s.shield[fighter] = 1
            elif name in ("attack", "defence"):
                c[name][card] = whole(next(said, ""))
            elif name == "pressure":
                s.pressure[fighter] = whole(next(said, ""))
            elif name == "from":
                c.sark[card] = self.sark(next(said, ""))
            elif name == "rarity":
                c.rarity[card] = member(Rarity, next(said, ""))
            else:
                known = ", ".join(("attack", "defence", "pressure", "shield", "from", "rarity", *STATUSES))
                raise ValueError(f"A warrior has no “{name}”; it has {known}.")

    def _ability(self, rest: list[str]) -> None:
        self._say(self.card_of(self.fighter(rest[0])), Kind.WARRIOR, rest[1:])

    def _sark(self, rest: list[str]) -> None:
        card = self.seat(rest[0]) * DECK
        self.position.c.kind[card] = Kind.SARK
        self._say(card, Kind.SARK, rest[1:])

    def _event(self, rest: list[str]) -> None:
        self._kind(Kind.EVENT, rest)

    def _equipment(self, rest: list[str]) -> None:
        self._kind(Kind.EQUIPMENT, rest)

    def _kind(self, kind: Kind, rest: list[str]) -> None:
        """Define a card of a draw pile: `1 k1 played: …`."""
        card = self.pile_card(self.seat(rest[0]), word_after(rest[0], rest[1:]))
        c = self.position.c
        if card not in self.said:
            write_name(c.word[card], f"card-{card}")
            write_name(c.name[card], f"card-{card}")
        c.kind[card] = kind
        c.count[card] = 1
        if rest[2:]:
            self._say(card, kind, rest[2:])

    def _say(self, card: int, kind: Kind, words: list[str]) -> None:
        said = self.said.setdefault(card, [])
        if len(said) == CLAUSES:
            raise ValueError(f"A card has at most {CLAUSES} clauses.")
        try:
            said.append(reader.read(" ".join(words), kind, self.sarks))
        except reader.Unreadable as fault:
            raise ValueError(f"“{' '.join(words)}”, {fault}.") from None
        tables.write(self.position.c, card, said, self.sarks)

    def _row(self, rest: list[str]) -> None:
        s, seat = self.position.s, self.seat(rest[0])
        fighters = [self.fighter(said) for said in rest[1:]]
        if not fighters or len(set(fighters)) < len(fighters) or any(f // TEAM != seat for f in fighters):
            raise ValueError(f"A row is of warriors of its player, each once: row {seat + 1} {seat + 1}.1 …")
        for fighter in range(seat * TEAM, seat * TEAM + TEAM):
            if fighter not in fighters:
                s.status[fighter] = Status.GONE
                s.place[fighter] = NONE
        self._stand(seat, fighters)

    def _stand(self, seat: int, fighters: Any) -> None:
        s = self.position.s
        s.row[seat] = NONE
        s.n_row[seat] = len(fighters)
        for place, fighter in enumerate(fighters):
            s.row[seat, place] = fighter
            s.place[fighter] = place

    def _wears(self, rest: list[str]) -> None:
        fighter = self.fighter(rest[0])
        said = word_after(rest[0], rest[1:])
        owner, _, kind = said.rpartition(".")
        self.position.s.worn[fighter] = self.pile_card(self.seat(owner) if owner else fighter // TEAM, kind)

    def _cards(self, field: str, rest: list[str]) -> None:
        seat = self.seat(rest[0])
        for said in rest[1:]:
            self.position.s[field][seat, self.pile_card(seat, said) % DECK - FIRST_KIND] += 1

    def _turn(self, rest: list[str]) -> None:
        s = self.position.s
        s.turn = s.first = s.began = self.seat(rest[0])

    def _rounds(self, rest: list[str]) -> None:
        self.position.s.rounds = whole(rest[0])

    def ready(self) -> None:
        begin_at(self.position.states, 0, self.position.contents)
        self.position.kept = None  # the cached faces are out of date

    # -- finding

    def seat(self, said: str) -> int:
        if said not in ("1", "2"):
            raise ValueError(f"There is no player “{said}”; there are 1 and 2.")
        return int(said) - 1

    def fighter(self, said: str) -> int:
        seat, _, number = said.partition(".")
        if number not in tuple("12345"):
            raise ValueError(f"There is no warrior “{said}”; player 1 has 1.1 to 1.5.")
        return self.seat(seat) * TEAM + int(number) - 1

    def card_of(self, fighter: int) -> int:
        return fighter // TEAM * DECK + FIRST_WARRIOR + fighter % TEAM

    def pile_card(self, seat: int, said: str) -> int:
        kind = said.removeprefix("k")
        if not kind.isdecimal() or not 1 <= int(kind) <= KINDS:
            raise ValueError(f"There is no card “{said}”; those of a draw pile are k1 to k{KINDS}.")
        return seat * DECK + FIRST_KIND + int(kind) - 1

    def sark(self, said: str) -> int:
        if said not in self.sarks:
            raise ValueError(f"There is no sark “{said}”; there are {', '.join(self.sarks)}.")
        return self.sarks.index(said)

    def check(self, line: str) -> str | None:
        """None if the line is true of the position, else what is true instead."""
        first, *rest = line.split()
        if first not in CHECKS:
            raise ValueError(f"“{first} …” cannot be checked; there are {', '.join(CHECKS)}.")
        return CHECKS[first](self, rest)
