"""The lists of the lobby: tables with free seats, matches to watch, and your own."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from krypta.core.log import RecordFault
from krypta.server.storage import store
from krypta.server.storage.schema import TABLE
from krypta.server.tables.table_view import TableShown, shown

MOST = 50
COLUMNS = (TABLE.c.id, TABLE.c.doc)
Broken = Callable[[str, str], None]  # is told of each table that cannot be read, and why


class Lists(msgspec.Struct, frozen=True):
    open: list[TableShown]
    running: list[TableShown]
    yours: list[TableShown]


def lists(connection: Connection, user: str, game: str | None, broken: Broken) -> Lists:
    """What somebody who comes in may see, the newest first, without tables that cannot be read."""
    opened, running = _public(connection, "open", game, broken), _public(connection, "running", game, broken)
    yours = connection.execute(select(*COLUMNS).where(TABLE.c.id.in_(store.tables_of(connection, user))))
    return Lists(
        open=[table for table in opened if any(seat.kind == "open" for seat in table.seats)],
        running=[table for table in running if table.spectators],
        yours=_shown(yours, broken) if user else [],
    )


def _public(connection: Connection, state: str, game: str | None, broken: Broken) -> list[TableShown]:
    wanted = select(*COLUMNS).where((TABLE.c.state == state) & TABLE.c.public).order_by(TABLE.c.touched.desc())
    if game:
        wanted = wanted.where(TABLE.c.game == game)
    return _shown(connection.execute(wanted.limit(MOST)), broken)


def _shown(rows: Iterable[Any], broken: Broken) -> list[TableShown]:
    tables = []
    for id, doc in rows:
        try:
            tables.append(shown(store.read_table(doc), set(), {}, []))
        except RecordFault as fault:
            broken(id, fault.why)
    return tables
