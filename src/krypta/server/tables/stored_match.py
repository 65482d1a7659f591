"""Replays a stored match from its log; a refusal if the current rules or figures do not fit it."""

import logging
from collections.abc import Iterable

from krypta import games
from krypta.core.log import Entry, Header, RecordFault, digest
from krypta.core.match import Match, Snapshot
from krypta.server.ops.logs import log
from krypta.server.refusal import Refusal
from krypta.server.storage.contents import Contents
from krypta.server.storage.store import Row


def fold(
    contents: Contents,
    header: Header,
    entries: Iterable[Entry] = (),
    secret: str = "",
    since: Snapshot | None = None,
) -> Match:
    """The match after these entries, with the figures it started with."""
    game = games.load(header.game)
    try:
        return Match.fold(game, header, entries, secret, contents=contents.of(game, header), since=since)
    except RecordFault as fault:
        raise Refusal("server-match-unplayable", why=fault.reason) from None


def follow(match: Match, entry: Entry) -> None:
    """Apply an entry that is already stored."""
    try:
        match.follow(entry)
    except RecordFault as fault:
        raise Refusal("server-match-unplayable", why=fault.reason) from None


def state_mark(match: Match, layout: str) -> str:
    """A digest of the position, stored with every so many entries to detect changed rules."""
    return f"{layout}:{digest(match.position.to_bytes())}"


def check_state(table: str, match: Match, row: Row, layout: str) -> None:
    """Refuse a match whose position differs from the stored digest: the rules have changed since it was played."""
    if row.state is not None and row.state.startswith(f"{layout}:") and row.state != state_mark(match, layout):
        log("match-drifted", logging.ERROR, table=table, n=row.entry.n)
        raise Refusal("server-match-drifted", n=row.entry.n)
