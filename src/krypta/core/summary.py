"""A finished match in numbers: what each seat did, the standing round by round, and where the match turned.

A game that wants one names a `Counter`; the acts in force are played again, and the counter sees each of them.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from krypta.core.door import EVERYONE, NATURE
from krypta.core.game import Event
from krypta.core.position import Position

if TYPE_CHECKING:
    from krypta.core.match import Match


class Row(msgspec.Struct, frozen=True):
    """One figure, with its value for each seat."""

    name: str
    values: list[float]


class Mark(msgspec.Struct, frozen=True):
    """The standing of each seat at the end of a round."""

    n: int  # the last entry of the round
    round: int
    values: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """The entry with which the winner took the lead for good; without a lead, the last of the largest gains."""

    n: int
    round: int
    seat: int


class Summary(msgspec.Struct, frozen=True):
    rows: list[Row]
    marks: list[Mark]
    turning: TurningPoint | None  # None without a single winner or without a rival


class Counter(ABC):
    """Counts for each seat what happens in a match. The names of its figures are in `rows`, in order of display."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * players)

    def add(self, name: str, seat: int, n: float = 1) -> None:
        self._sums[name][seat] += n

    def most(self, name: str, seat: int, n: float) -> None:
        """Keep the largest number so far."""
        self._sums[name][seat] = max(self._sums[name][seat], n)

    def sums(self, *names: str) -> list[Row]:
        return [Row(name, [round(value, 2) for value in self._sums[name]]) for name in names]

    def draws(self, position: Position, act: int) -> None:  # noqa: B027 (a game without dice has nothing to count)
        """Called before nature's act, while its chances can be asked for."""

    @abstractmethod
    def happens(self, position: Position, event: Event) -> None:
        """Called for each event, with the position after the act."""

    @abstractmethod
    def standing(self, position: Position) -> list[float]:
        """How well each seat is doing, in the game's own measure."""

    @abstractmethod
    def rows(self, position: Position) -> list[Row]:
        """The figures at the end."""


def summary(match: "Match") -> Summary | None:
    """The summary of a match; None if its game has none."""
    game, header = match.game, match.header
    if game.counter is None:
        return None
    position = Position.start(game, game.options(header.options), len(header.players), match.position.contents)
    counter = game.counter(position.players)
    marks = [Mark(0, 0, counter.standing(position))]
    steps: list[Mark] = []  # after every act
    for n in match.acts:
        act = game.parse(match.entries[n - 1].act or "")
        if position.seat == NATURE:
            counter.draws(position, act)
        position.step(act)
        for event in position.events():
            if event.audience <= EVERYONE:
                counter.happens(position, event)
        steps.append(Mark(n, int(position.values.rounds), counter.standing(position)))
        if steps[-1].round == marks[-1].round:
            marks[-1] = steps[-1]
        else:
            marks.append(steps[-1])
    return Summary(counter.rows(position), marks, _turning_point(steps, match.result()))


def _turning_point(steps: Sequence[Mark], shares: Sequence[float] | None) -> TurningPoint | None:
    winners = [seat for seat, share in enumerate(shares or []) if share > 0]
    if len(winners) != 1 or len(shares or []) < 2:
        return None
    seat = winners[0]
    leads = [_lead(step.values, seat) for step in steps]
    if leads[-1] > 0:
        behind = [i for i, lead in enumerate(leads) if lead <= 0]
        at = behind[-1] + 1 if behind else 0
    else:  # the measure did not decide it
        gains = [after - before for before, after in pairwise(leads)]
        at = max(range(len(gains)), key=lambda i: (gains[i], i)) + 1 if gains else 0
    return TurningPoint(steps[at].n, steps[at].round, seat)


def _lead(values: Sequence[float], seat: int) -> float:
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)
