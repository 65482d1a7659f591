"""The lists of the lobby: tables with free seats, matches to watch, and your own."""

import msgspec
from sqlalchemy import Connection, select

from krypta.server.storage import store
from krypta.server.storage.schema import TABLE
from krypta.server.tables.table import Table
from krypta.server.tables.table_view import TableShown, shown

MOST = 50
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
    wanted = select(TABLE.c.doc).where((TABLE.c.state == state) & TABLE.c.public).order_by(TABLE.c.touched.desc())
    if game:
        wanted = wanted.where(TABLE.c.game == game)
    return [_shown(doc) for doc in connection.execute(wanted.limit(MOST)).scalars()]


def _shown(doc: bytes) -> TableShown:
    return shown(_read(doc), set(), {}, [])
