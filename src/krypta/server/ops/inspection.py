"""Inspection of a stored match: replays every entry and recomputes every mark and every draw."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from krypta import games
from krypta.core.log import Header, RecordFault, digest
from krypta.core.match import Match, luck_of
from krypta.server.storage import store
from krypta.server.storage.store import Loaded
from krypta.server.tables.table import Table

Report = Callable[[int, int], None]


class Found(msgspec.Struct, kw_only=True):
    """The result of an inspection; `fault` is empty if everything is correct."""

    table: Table
    version: int
    entries: int
    acts: int = 0
    draws: int = 0
    marks: int = 0  # stored digests that match the replayed position
    other_marks: int = 0  # stored digests of another layout, which cannot be compared
    over: bool = False
    result: list[float] | None = None
    fault: str = ""


def inspect(connection: Connection, id: str, report: Report) -> Found | None:
    """Replay a table's whole log without snapshots; None if there is no such table."""
    loaded = store.load_news(connection, id, 0)
    if loaded is None:
        return None
    found = Found(table=loaded.table, version=loaded.version, entries=len(loaded.rows))
    if loaded.header is None:
        return found
    try:
        _play(connection, loaded, loaded.header, found, report)
    except RecordFault as fault:
        found.fault = str(fault)
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
    _compare(Match.fold(game, header, [], loaded.secret, contents=contents), loaded, found, report)


def _compare(match: Match, loaded: Loaded, found: Found, report: Report) -> None:
    """Replay entry by entry, comparing positions with the stored digests."""
    layout = store.layout_of(match.game)
    for done, row in enumerate(loaded.rows, 1):
        match.follow(row.entry)
        if row.state and row.state.startswith(f"{layout}:"):
            if row.state != f"{layout}:{digest(match.position.to_bytes())}":
                raise RecordFault(row.entry.n, "the position is not the one that was noted when it was played.")
            found.marks += 1
        elif row.state:
            found.other_marks += 1
        report(done, len(loaded.rows))
