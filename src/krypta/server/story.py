"""A match told again from its log, for one viewer: its lines, or how it looked at one moment.

Both show what the viewer saw, or could have seen, while it was played.
"""

import msgspec

from krypta import games
from krypta.core.log import RecordFault
from krypta.core.match import Match
from krypta.server import show, wire
from krypta.server.hall import Hall
from krypta.server.lines import happened
from krypta.server.refusal import Refuse
from krypta.server.store import Loaded


def begun(hall: Hall, loaded: Loaded) -> Match:
    """The match at its beginning."""
    if loaded.header is None:
        raise Refuse("server-table-open")
    game = games.load(loaded.header.game)
    try:
        return Match.fold(game, loaded.header, [], contents=hall.contents(game, loaded.header))
    except RecordFault as fault:
        raise Refuse("server-match-unplayable", why=fault.why) from None


def follow(match: Match, loaded: Loaded, until: int) -> None:
    try:
        for row in loaded.rows[len(match.entries) : until]:
            match.follow(row.entry)
    except RecordFault as fault:
        raise Refuse("server-match-unplayable", why=fault.why) from None


def lines(hall: Hall, loaded: Loaded, seat: int, since: int, until: int) -> list[msgspec.Raw]:
    """The lines after entry `since`, up to `until`."""
    match = begun(hall, loaded)
    follow(match, loaded, since)
    told = []
    for n in range(since + 1, until + 1):
        follow(match, loaded, n)
        told.append(happened(match).seen_by(seat))
    return told


def moment(hall: Hall, loaded: Loaded, seat: int, n: int) -> wire.Now:
    """How it stood after entry `n`. What could be chosen then is not said again: it is too late for it."""
    match = begun(hall, loaded)
    follow(match, loaded, n)
    return msgspec.structs.replace(show.now(match, seat, show.view(match, seat)), options=[], undo=False)
