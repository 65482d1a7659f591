"""The current state of a table and its match: the common base of rooms and drafts."""

from krypta.core.door import NOBODY
from krypta.core.match import Match
from krypta.server.refusal import Refusal
from krypta.server.tables.table import Table


class Standing:
    """A table and its match, which is None before the start."""

    __slots__ = ("match", "table")
    table: Table
    match: Match | None

    @property
    def n(self) -> int:
        """The number of the last entry; 0 before the start."""
        return len(self.match.entries) if self.match else 0

    @property
    def decides(self) -> int:
        """The seat that decides, or NOBODY."""
        return self.match.seat if self.match else NOBODY

    def bot_decides(self) -> str:
        """The level of the bot whose turn it is, or an empty string."""
        return self.match.bots.get(self.decides, "") if self.match else ""

    def needs_automation(self) -> bool:
        """Whether a node must run it even if nobody is connected: a bot must act, or the match has a clock."""
        if self.match is None or self.match.over:
            return False
        return bool(self.bot_decides()) or self.table.clock.kind != "none"

    def running(self) -> Match:
        """The match; refused before the start."""
        if self.match is None:
            raise Refusal("server-table-open")
        return self.match
