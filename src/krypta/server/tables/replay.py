"""Replay of a match for one viewer: its lines, or the view after one entry.

Both show only what the viewer could see while it was played.
"""

import msgspec

from krypta.core.match import Match
from krypta.core.summary import Summary, summary
from krypta.server import wire
from krypta.server.refusal import Refusal
from krypta.server.storage.contents import Contents
from krypta.server.storage.store import Loaded
from krypta.server.tables import projection, stored_match
from krypta.server.tables.log_lines import happened


def begun(contents: Contents, loaded: Loaded) -> Match:
    """The match before its first entry; refused if it has not begun."""
    if loaded.header is None:
        raise Refusal("server-table-open")
    return stored_match.fold(contents, loaded.header)


def follow(match: Match, loaded: Loaded, until: int) -> None:
    for row in loaded.rows[len(match.entries) : until]:
        stored_match.follow(match, row.entry)


def lines(contents: Contents, loaded: Loaded, seat: int, since: int, until: int) -> list[msgspec.Raw]:
    """The lines after entry `since`, up to `until`."""
    match = begun(contents, loaded)
    follow(match, loaded, since)
    told = []
    for n in range(since + 1, until + 1):
        follow(match, loaded, n)
        told.append(happened(match).seen_by(seat))
    return told


def moment(contents: Contents, loaded: Loaded, seat: int, n: int) -> wire.Now:
    """The match after entry `n`, without options, since they can no longer be chosen."""
    match = begun(contents, loaded)
    follow(match, loaded, n)
    return msgspec.structs.replace(projection.now(match, seat, projection.view(match, seat)), options=[], undo=False)


def summed_up(contents: Contents, loaded: Loaded) -> Summary | None:
    """The finished match in numbers, the same for every viewer."""
    match = begun(contents, loaded)
    follow(match, loaded, loaded.last)
    return summary(match)
