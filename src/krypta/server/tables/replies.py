"""Answers to messages that were carried out: a resend gets the same answer and changes nothing.

A message's id is stored together with its changes, so that it survives a restart and every node knows it: with the
entry that the message added, or else in the table's document. Chat stores it with the line (`chat.py`).
"""

from collections import OrderedDict

from krypta.server import wire
from krypta.server.storage.store import Row
from krypta.server.tables.table import Table

KEPT = 256


class Replies:
    """The answers stored with the last entries of the log."""

    def __init__(self) -> None:
        self._of: OrderedDict[tuple[int, str], wire.Done] = OrderedDict()  # by seat and id
        self._asked: tuple[int | None, str | None] = (None, None)  # seat and id of the message behind the newest unit

    def note(self, row: Row) -> None:
        """Record the answer of a stored entry; a unit's answer has the number of its last entry."""
        if row.cid != "":  # a new unit
            self._asked = row.entry.by, row.cid
        seat, cid = self._asked
        if cid and seat is not None:
            self._of[seat, cid] = wire.Done(row.entry.n, cid)
            if len(self._of) > KEPT:
                self._of.popitem(last=False)

    def find(self, table: Table, user: str, id: str) -> wire.Done | None:
        """The earlier answer to this message, for any seat of the user, since another one may decide by now.

        Answers from before the user took the seat were given to somebody else.
        """
        for number in table.seats_of(user):
            done = self._of.get((number, id))
            if done is not None and done.n > table.seats[number].since:
                return done
            for reply in table.replies:
                if (reply.seat, reply.id) == (number, id):
                    return wire.Done(reply.n, id)
        return None
