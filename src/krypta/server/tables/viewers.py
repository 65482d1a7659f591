"""Viewers: connections that look at a room, each from the seat it may look from."""

from typing import Protocol

from krypta.core.door import SPECTATOR
from krypta.server.refusal import Refusal
from krypta.server.tables.table import Table


class Viewer(Protocol):
    """Somebody's connection that looks at a room."""

    user: str
    seat: int  # or SPECTATOR

    def wake(self) -> None:
        """There is something new."""


def viewer_seat(table: Table, user: str, asked: int | None) -> int:
    """The seat somebody may look from: their own, or the spectator's."""
    mine = table.seats_of(user)
    if asked is not None and asked != SPECTATOR:
        if asked not in mine:
            raise Refusal("server-not-your-seat", status=403)
        return asked
    if mine and asked is None:
        return mine[0]
    if not table.may_watch(user):
        raise Refusal("server-no-spectators", status=403)
    return SPECTATOR
