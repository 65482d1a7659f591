"""A record of a match: saving it, reading it, and stepping through its entries."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from krypta import games
from krypta.core import log
from krypta.core import match as core
from krypta.core.facts import fact_message
from krypta.library.game import Game
from krypta.library.match import Match


def read(file: str | os.PathLike[str], lang: str = "en") -> "Record":
    """Read a record; RecordFault names the first wrong entry if it is truncated, modified, or not a record.

    >>> import krypta, tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = pathlib.Path(folder, "match.krypta")
    ...     krypta.load("karak").start(players=2, seed=1, heroes="chosen").record().save(file)
    ...     krypta.read(file)
    <krypta.Record of karak: 0 entries>
    """
    return Record(Path(file).read_bytes(), lang)


@dataclass(frozen=True)
class Step:
    """An entry of a record: who did what, the events, and the match after it.

    `act` is the word of an act, by `seat`, or by nature if that is None. For other entries, such as a resignation,
    `fact` is the name of the fact. `match` is a copy, which you may continue to play.

    >>> import krypta
    >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
    >>> match.play("hero horan")
    >>> [step] = match.record()
    >>> step.number, step.seat, step.act, step.fact, step.events
    (1, 0, 'hero horan', None, ['Player 1 plays as Horan.'])
    """

    number: int
    seat: int | None
    act: str | None
    fact: str | None
    events: list[str]
    match: Match

    def __repr__(self) -> str:
        table = "nature" if self.act else "the table"
        by = table if self.seat is None else f"seat {self.seat}"
        return f"<krypta.Step {self.number}: {self.act or self.fact}, by {by}>"


class Record:
    """A recorded match, from `krypta.read` or `Match.record`. Iterating yields its steps.

    >>> import krypta
    >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
    >>> match.play("hero horan")
    >>> record = match.record()
    >>> for step in record:
    ...     print(step, step.events, step.match.seat)
    <krypta.Step 1: hero horan, by seat 0> ['Player 1 plays as Horan.'] 1
    """

    def __init__(self, data: bytes, lang: str = "en") -> None:
        self._data = data
        self._header, self._entries, self._seal = log.loads(data)
        known = games.names()
        if self._header.game not in known:
            raise log.RecordFault(0, log.because("record-other-game", game=self._header.game, known=", ".join(known)))
        self.game = Game(games.load(self._header.game), lang)
        self._begun = core.Match.fold(self.game.core, self._header, [], self._seal.secret)

    def __repr__(self) -> str:
        return f"<krypta.Record of {self.game.name}: {len(self)} entries>"

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self._data, self.game.lang)

    def __bytes__(self) -> bytes:
        return self._data

    def __str__(self) -> str:
        return self._data.decode()

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Step]:
        match = self._begun.copy()
        for entry in self._entries:
            match.follow(entry)
            yield self._step(entry, match)

    def _step(self, entry: log.Entry, match: core.Match) -> Step:
        if entry.act is None:
            happened = [fact_message(entry)]
        else:
            happened = [self.game.core.event_message(match.position, event) for event in match.happened]
        then = Match(self.game, match.copy(), False, happened)
        seat = entry.by if entry.by is not None and entry.by >= 0 else None
        return Step(entry.n, seat, entry.act, entry.fact, then.events, then)

    @property
    def names(self) -> list[str]:
        """The name of the player in each seat.

        >>> import krypta
        >>> krypta.load("karak").start(players=["Ann", "Bo"]).record().names
        ['Ann', 'Bo']
        """
        return [player.name for player in self._header.players]

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults.

        >>> import krypta
        >>> krypta.load("goblin").start(edition="fr").record().options
        {'edition': 'fr'}
        """
        return dict(self._header.options)

    @property
    def seed(self) -> str | None:
        """The seed of nature's decisions, if it is public.

        >>> import krypta
        >>> krypta.load("karak").start(seed=1).record().seed
        '1'
        """
        return self._header.luck.seed or None

    def match(self) -> Match:
        """The match after the last entry, to inspect or to continue.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.play("hero horan")
        >>> match.record().match()
        <krypta.Match of karak: seat 1 decides, 1 acts played>
        """
        match = self._begun.copy()
        for entry in self._entries:
            match.follow(entry)
        return Match(self.game, match, by_itself=match.luck is not None)

    def verify(self) -> bool:
        """Replay the record; RecordFault if an entry is impossible. Returns whether the luck could be checked too.

        >>> import krypta
        >>> krypta.load("karak").start(seed=1).record().verify()
        True
        """
        return core.verify(self.game.core, self._header, self._entries, self._seal.secret).draws_checked

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, atomically.

        >>> import krypta, tempfile, pathlib
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     krypta.load("karak").start().record().save(pathlib.Path(folder, "match.krypta"))
        """
        log.write(Path(path), self._data)
