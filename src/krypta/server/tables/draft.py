"""A draft: what a command wants to change at a table, before any of it is stored."""

from collections.abc import Callable

from sqlalchemy import Connection

from krypta.core.door import NATURE
from krypta.core.match import Match
from krypta.server import wire
from krypta.server.storage.append import Statement
from krypta.server.tables.log_lines import Happened, happened
from krypta.server.tables.standing import Standing
from krypta.server.tables.table import Table


class Draft(Standing):
    """The changes of one command; `Room.change` commits all of them or none.

    `table` is replaced. The match is changed in place, because a copy would cost more than the act; if a draft with new
    entries is not committed, the room reloads its match.
    """

    __slots__ = ("cid", "in_transaction", "lines", "since", "statements")

    def __init__(self, table: Table, match: Match | None) -> None:
        self.table = table
        self.match = match
        self.since = self.n  # the last entry before the draft
        self.lines: list[Happened] = []  # the new entries, as viewers will read them
        self.statements: list[Statement] = []  # to be executed in the same transaction
        self.in_transaction: Callable[[Connection], None] | None = None  # called in the transaction; it may read
        self.cid: str | None = None  # the id of the message that requested the new entries

    def begin(self, match: Match) -> None:
        """Start the match, with nature's first decisions."""
        self.match, self.since = match, 0
        self.let_nature()

    def play(self, act: int, seat: int) -> None:
        """Play an act of the seat, then nature's acts until a seat decides."""
        match = self.running()
        match.act(act, seat)
        self.lines.append(happened(match))
        self.let_nature()

    def let_nature(self) -> None:
        match = self.running()
        while match.seat == NATURE:
            match.nature()
            self.lines.append(happened(match))

    def fact(self, change: Callable[[Match], None]) -> None:
        """Add a fact to the log."""
        match = self.running()
        change(match)
        self.lines.append(happened(match))

    def done(self, seat: int, id: str) -> wire.Done:
        """Answer the message with this id, and store the answer together with the message's changes."""
        entries = self.running().entries
        if len(entries) > self.since and entries[self.since].by == seat:
            self.cid = id
        else:
            self.table = self.table.replied(seat, id, self.n)
        return wire.Done(self.n, id)
