"""A table as anyone who may watch it sees it: no nonces before the start, no links, no secrets."""

from typing import Any, Literal

import msgspec

from krypta.server.tables.table import Clock, Offer, State, Table
from krypta.server.thinking import Note

LONGEST_SHOWN = 40
OWN_FILE = "own"


class SeatShown(msgspec.Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    user: str
    name: str
    bot: str  # the level of the bot that plays now, including one that stepped in for a person
    ready: bool
    here: bool  # its person is connected
    resigned: bool  # has given up, or has lost on time
    late: bool  # has lost on time
    note: str  # why its bot plays below its level: `waking`, `busy` or `untaught`; empty if it does not


class TableShown(msgspec.Struct, frozen=True):
    id: str
    game: str
    host: str
    seats: list[SeatShown]
    commitment: str
    options: dict[str, Any]
    public: bool
    spectators: bool
    chat: bool
    rated: bool
    clock: Clock
    away: int
    state: State
    offer: Offer | None
    before: str
    next: str
    quick: bool  # waits for anybody who asks for a quick match


def briefly(value: Any) -> Any:
    """An option's value for display; the full text of a file is only in the match's record."""
    return OWN_FILE if isinstance(value, str) and len(value) > LONGEST_SHOWN else value


def shown(
    table: Table, here: set[str], playing: dict[int, str], resigned: list[int], late: set[int], notes: dict[int, Note]
) -> TableShown:
    """The table's public view. `here`: connected users; `playing` and `notes`: bots that play now, by seat."""
    seats = [
        SeatShown(
            kind=seat.kind,
            user=seat.user,
            name=seat.name,
            bot=playing.get(i, seat.bot),
            ready=seat.ready,
            here=seat.user in here,
            resigned=i in resigned,
            late=i in late,
            note=notes.get(i, ""),
        )
        for i, seat in enumerate(table.seats)
    ]
    return TableShown(
        id=table.id,
        game=table.game,
        host=table.host,
        seats=seats,
        commitment=table.commitment,
        options={name: briefly(value) for name, value in table.options.items()},
        public=table.public,
        spectators=table.spectators,
        chat=table.chat,
        rated=table.rated,
        clock=table.clock,
        away=table.away,
        state=table.state,
        offer=table.offer,
        before=table.before,
        next=table.next,
        quick=table.quick,
    )
