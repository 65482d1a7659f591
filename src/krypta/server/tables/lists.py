"""The lists of the lobby: tables with free seats, matches to watch, and your own."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from krypta.core.log import RecordFault
from krypta.server.storage import store
from krypta.server.storage.schema import SITTING, TABLE
from krypta.server.tables.table_view import TableShown, shown

MOST = 50
MOST_OF_ONE = 3
COLUMNS = (TABLE.c.id, TABLE.c.doc)
Broken = Callable[[str, str], None]  # called with the id of each unreadable table, and the reason


class Lists(msgspec.Struct, frozen=True):
    open: list[TableShown]
    running: list[TableShown]
    yours: list[TableShown]


def lists(connection: Connection, user: str, game: str | None, broken: Broken) -> Lists:
    """The lists that the user may see, newest first, without unreadable tables."""
    opened, running = _public(connection, "open", game, broken), _public(connection, "running", game, broken)
    yours = connection.execute(select(*COLUMNS).where(TABLE.c.id.in_(store.tables_of(connection, user))))
    return Lists(
        open=[table for table in opened if any(seat.kind == "open" for seat in table.seats)],
        running=[table for table in running if table.spectators],
        yours=_shown(yours, broken) if user else [],
    )


def _public(connection: Connection, state: str, game: str | None, broken: Broken) -> list[TableShown]:
    """The newest tables, but only a few of each host, so that nobody can fill the lobby alone."""
    place = func.row_number().over(partition_by=SITTING.c.user_id, order_by=TABLE.c.touched.desc())
    sat_at = select(TABLE.c.id, place.label("place")).join(SITTING, SITTING.c.match == TABLE.c.id)
    sat_at = sat_at.where((TABLE.c.state == state) & TABLE.c.public)
    if game:
        sat_at = sat_at.where(TABLE.c.game == game)
    ranked = sat_at.subquery()
    few = select(ranked.c.id).where(ranked.c.place <= MOST_OF_ONE)
    wanted = select(*COLUMNS).where(TABLE.c.id.in_(few)).order_by(TABLE.c.touched.desc()).limit(MOST)
    return _shown(connection.execute(wanted), broken)


def _shown(rows: Iterable[Any], broken: Broken) -> list[TableShown]:
    tables = []
    for id, doc in rows:
        try:
            tables.append(shown(store.read_table(doc), set(), {}, [], set(), {}))
        except RecordFault as fault:
            broken(id, fault.why)
    return tables
