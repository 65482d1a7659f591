"""Answers to players' messages that were carried out: a resend gets the same answer, and changes nothing.

The id of a message is stored with what the message changed, so it is known after a restart and to every node: with the
entry that it added to the log, or else in the table's document. Chat keeps it with the line (`chat.py`).
"""

from collections import OrderedDict

from krypta.server import wire
from krypta.server.storage.store import Row
from krypta.server.tables.table import Table

KEPT = 256


class Replies:
    """The answers that are stored with the log's last entries."""

    def __init__(self) -> None:
        self._of: OrderedDict[tuple[int, str], wire.Done] = OrderedDict()  # by seat and id
        self._asked: tuple[int | None, str | None] = (None, None)  # whose message made the newest unit, and its id

    def note(self, row: Row) -> None:
        """An entry was stored. A unit's answer has the number of its last entry."""
        if row.cid != "":  # a new unit
            self._asked = row.entry.by, row.cid
        seat, cid = self._asked
        if cid and seat is not None:
            self._of[seat, cid] = wire.Done(row.entry.n, cid)
            if len(self._of) > KEPT:
                self._of.popitem(last=False)

    def find(self, table: Table, user: str, id: str) -> wire.Done | None:
        """How this message was answered before, for any seat of theirs, since another one may decide by now.

        What was answered before they had the seat was answered to somebody else.
        """
        for number in table.seats_of(user):
            done = self._of.get((number, id))
            if done is not None and done.n > table.seats[number].since:
                return done
            for reply in table.replies:
                if (reply.seat, reply.id) == (number, id):
                    return wire.Done(reply.n, id)
        return None
