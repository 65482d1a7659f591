"""Inspection of a stored match: replays every entry and recomputes every mark, every draw and every snapshot."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, select

from krypta import games
from krypta.core.log import Header, RecordFault, because, digest
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
    entries: int  # the number of entries in the table's row
    acts: int = 0
    draws: int = 0
    marks: int = 0  # stored digests that match the replayed position
    other_marks: int = 0  # stored digests of another layout, which cannot be compared
    snapshots: int = 0  # snapshots that match the replayed position
    wrong_snapshots: list[int] = []  # entry numbers of the other snapshots; the server ignores them and replays the log
    over: bool = False
    result: list[float] | None = None
    fault: str = ""


def inspect(connection: Connection, id: str, report: Report) -> Found | None:
    """Replay a table's whole log without snapshots; None if there is no such table."""
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
    except Exception as error:  # any other fault in the stored data must be reported as well
        found.fault = f"What is stored of it cannot be used: {type(error).__name__}: {error}"
    return found


def _play(connection: Connection, loaded: Loaded, header: Header, found: Found, report: Report) -> None:
    if header.game not in games.names():
        raise RecordFault(0, because("record-other-game", game=header.game, known=", ".join(games.names())))
    game = games.load(header.game)
    contents = store.kept_content(connection, game, header)
    entries = [row.entry for row in loaded.rows]
    luck = luck_of(header, loaded.secret)
    match = Match.fold(game, header, entries, loaded.secret, proof=luck, contents=contents)
    if len(entries) != loaded.last:
        raise RecordFault(len(entries) + 1, because("record-counted", last=loaded.last))
    found.acts, found.draws, found.over, found.result = len(match.acts), match.drawn, match.over, match.result()
    kept = dict(store.snapshots(connection, found.id, store.layout_of(game), loaded.last))
    _compare(Match.fold(game, header, [], loaded.secret, contents=contents), loaded, kept, found, report)


def _compare(match: Match, loaded: Loaded, kept: dict[int, Snapshot | None], found: Found, report: Report) -> None:
    """Replay entry by entry, comparing positions with the stored digests and snapshots."""
    layout = store.layout_of(match.game)
    for done, row in enumerate(loaded.rows, 1):
        match.follow(row.entry)
        if row.state and row.state.startswith(f"{layout}:"):
            if row.state != f"{layout}:{digest(match.position.to_bytes())}":
                raise RecordFault(row.entry.n, because("record-position"))
            found.marks += 1
        elif row.state:
            found.other_marks += 1
        if done in kept:
            same = kept[done] == match.snapshot()
            found.snapshots += same
            if not same:
                found.wrong_snapshots.append(done)
        report(done, len(loaded.rows))
