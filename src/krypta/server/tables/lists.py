"""The lists of the lobby: tables with free seats, matches to watch, and your own."""

import msgspec
from sqlalchemy import Connection, func, select

from krypta.server.storage import store
from krypta.server.storage.schema import SITTING, TABLE
from krypta.server.tables.table import Table
from krypta.server.tables.table_view import TableShown, shown

MOST = 50
MOST_OF_ONE = 3
_read = msgspec.json.Decoder(Table).decode


class Lists(msgspec.Struct, frozen=True):
    open: list[TableShown]
    running: list[TableShown]
    yours: list[TableShown]


def lists(connection: Connection, user: str, game: str | None) -> Lists:
    """The lists that the user may see, newest first."""
    yours = connection.execute(select(TABLE.c.doc).where(TABLE.c.id.in_(store.tables_of(connection, user))))
    return Lists(
        open=[table for table in _public(connection, "open", game) if any(seat.kind == "open" for seat in table.seats)],
        running=[table for table in _public(connection, "running", game) if table.spectators],
        yours=[_shown(doc) for doc in yours.scalars()] if user else [],
    )


def _public(connection: Connection, state: str, game: str | None) -> list[TableShown]:
    """The newest, but only a few at which the same person sits: nobody fills the lobby alone."""
    place = func.row_number().over(partition_by=SITTING.c.user_id, order_by=TABLE.c.touched.desc())
    sat_at = select(TABLE.c.id, place.label("place")).join(SITTING, SITTING.c.match == TABLE.c.id)
    sat_at = sat_at.where((TABLE.c.state == state) & TABLE.c.public)
    if game:
        sat_at = sat_at.where(TABLE.c.game == game)
    ranked = sat_at.subquery()
    few = select(ranked.c.id).where(ranked.c.place <= MOST_OF_ONE)
    wanted = select(TABLE.c.doc).where(TABLE.c.id.in_(few)).order_by(TABLE.c.touched.desc()).limit(MOST)
    return [_shown(doc) for doc in connection.execute(wanted).scalars()]


def _shown(doc: bytes) -> TableShown:
    return shown(_read(doc), set(), {}, [])
