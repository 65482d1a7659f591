"""Inspection of a stored match: replays every entry and recomputes every mark, every draw and every snapshot."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, select

from krypta import games
from krypta.core.log import Header, RecordFault, digest
from krypta.core.match import Match, Snapshot, luck_of
from krypta.server.ops.admin import seated
from krypta.server.storage import store
from krypta.server.storage.schema import TABLE
from krypta.server.storage.store import Loaded

Report = Callable[[int, int], None]


class Found(msgspec.Struct, kw_only=True):
    """The result of an inspection; `fault` is empty if everything is correct."""

    id: str
    game: str
    state: str
    seats: list[str] = []
    version: int
    entries: int  # as the table counts them
    acts: int = 0
    draws: int = 0
    marks: int = 0  # positions that were noted when they were played, and are the same now
    other_marks: int = 0  # noted under another layout of the game's record: they cannot be compared
    snapshots: int = 0  # that are the positions they should be
    wrong_snapshots: list[int] = []  # after which entries the others are; the log is played instead
    over: bool = False
    result: list[float] | None = None
    fault: str = ""


def inspect(connection: Connection, id: str, report: Report) -> Found | None:
    """Play a table's whole log again, without any snapshot. None if there is no such table."""
    columns = (TABLE.c.game, TABLE.c.state, TABLE.c.version, TABLE.c.last)
    row = connection.execute(select(*columns).where(TABLE.c.id == id)).one_or_none()
    if row is None:
        return None
    found = Found(id=id, game=row.game, state=row.state, version=row.version, entries=row.last)
    try:
        loaded = store.load_news(connection, id, 0)
        assert loaded is not None
        found.seats = seated(loaded.table)
        if loaded.header is not None:
            _play(connection, loaded, loaded.header, found, report)
    except RecordFault as fault:
        found.fault = str(fault)
    except Exception as error:  # whatever else is wrong with what is stored: it must be possible to look at it
        found.fault = f"What is stored of it cannot be used: {type(error).__name__}: {error}"
    return found


def _play(connection: Connection, loaded: Loaded, header: Header, found: Found, report: Report) -> None:
    if header.game not in games.names():
        raise RecordFault(0, f"it is of the game “{header.game}”; here are {', '.join(games.names())}.")
    game = games.load(header.game)
    contents = store.kept_content(connection, game, header)
    entries = [row.entry for row in loaded.rows]
    luck = luck_of(header, loaded.secret)
    match = Match.fold(game, header, entries, loaded.secret, proof=luck, contents=contents)
    if len(entries) != loaded.last:
        raise RecordFault(len(entries) + 1, f"it is missing: the table has counted {loaded.last} entries.")
    found.acts, found.draws, found.over, found.result = len(match.acts), match.drawn, match.over, match.result()
    kept = dict(store.snapshots(connection, found.id, store.layout_of(game), loaded.last))
    _compare(Match.fold(game, header, [], loaded.secret, contents=contents), loaded, kept, found, report)


def _compare(match: Match, loaded: Loaded, kept: dict[int, Snapshot | None], found: Found, report: Report) -> None:
    """Once more, entry by entry, beside the positions that were noted, and the snapshots."""
    layout = store.layout_of(match.game)
    for done, row in enumerate(loaded.rows, 1):
        match.follow(row.entry)
        if row.state and row.state.startswith(f"{layout}:"):
            if row.state != f"{layout}:{digest(match.position.to_bytes())}":
                raise RecordFault(row.entry.n, "the position is not the one that was noted when it was played.")
            found.marks += 1
        elif row.state:
            found.other_marks += 1
        if done in kept:
            same = kept[done] == match.snapshot()
            found.snapshots += same
            if not same:
                found.wrong_snapshots.append(done)
        report(done, len(loaded.rows))
