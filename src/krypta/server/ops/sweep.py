"""The sweep removes abandoned data, so that nothing grows for ever. Finished matches stay.

Sessions end 90 days after they were last used; those of guests who have done nothing, after a week. Guests without a
session are deleted. Tables whose match has not begun are closed after a week without a change, and deleted a day later.
Of a match's snapshots only the newest are kept. The database reuses the freed pages; the file does not shrink.
"""

import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Select, Table, delete, exists, func, or_, select, tuple_

from krypta.server.accounts import deletion
from krypta.server.accounts.sessions import LIFE_MS
from krypta.server.ops.logs import log
from krypta.server.storage.database import Away, Database, now
from krypta.server.storage.schema import CHAT, KEEPING, PARTICIPANT, SESSION, SITTING, SNAPSHOT, TABLE, USER
from krypta.server.tables.rooms import Rooms

DAY_MS = 24 * 3600 * 1000
IDLE_MS = 7 * DAY_MS  # of a guest who has done nothing, and of a table whose match has not begun
GONE_MS = DAY_MS  # a closed table stays this long, so that its link can say what happened
BATCH = 100  # rows or people in one transaction, so that players' writes get in between
SNAPSHOTS_KEPT = 2  # of each layout: another node may have read a log that ends before the newest


class Swept(msgspec.Struct):
    """Numbers of items to remove, or removed."""

    sessions: int = 0
    guests: int = 0
    open_tables: int = 0  # closed
    closed_tables: int = 0  # removed
    snapshots: int = 0


def plan(connection: Connection) -> Swept:
    """Count what a sweep would remove now, including guests whose last session would end in it."""
    ending = _ending_sessions().subquery()
    left = select(SESSION.c.user_id).where(SESSION.c.id.not_in(select(ending.c.id)))
    return Swept(
        _count(connection, _ending_sessions()),
        _count(connection, deletion.guests_without_session(left)),
        _count(connection, _idle_tables()),
        _count(connection, _gone_tables()),
        _count(connection, _old_snapshots()),
    )


async def sweep(rooms: Rooms) -> Swept:
    """Remove abandoned data in small transactions, and log the numbers."""
    database, swept = rooms.database, Swept()
    swept.sessions = await _remove(database, SESSION, (SESSION.c.id,), _ending_sessions())
    while departures := await database.write(lambda connection: deletion.sweep(connection, BATCH)):
        swept.guests += len(departures)
        for departure in departures:
            for user_id in departure.people:
                with _one_failure_at_a_time():
                    await rooms.remove_person(user_id, departure.tables)
    for id in await database.read(lambda connection: list(connection.scalars(_idle_tables()))):
        with _one_failure_at_a_time():
            swept.open_tables += await rooms.close_open(id)
    swept.closed_tables = await _remove_tables(database)
    key = (SNAPSHOT.c.match, SNAPSHOT.c.layout, SNAPSHOT.c.n)
    swept.snapshots = await _remove(database, SNAPSHOT, key, _old_snapshots())
    if swept != Swept():
        log("swept", **msgspec.structs.asdict(swept))
    return swept


@contextlib.contextmanager
def _one_failure_at_a_time() -> Iterator[None]:
    """Log a failure and go on: one unreadable table must not stop the sweep."""
    try:
        yield
    except Away:
        raise
    except Exception as error:
        log("sweep-failed", logging.ERROR, error)


def _ending_sessions() -> Select[Any]:
    at, user = now(), SESSION.c.user_id
    did = or_(*(exists().where(table.c.user_id == user) for table in (PARTICIPANT, SITTING, KEEPING)))
    is_guest = exists().where(USER.c.id == user, USER.c.kind == "guest")
    return select(SESSION.c.id).where(
        or_(SESSION.c.seen <= at - LIFE_MS, (SESSION.c.seen <= at - IDLE_MS) & is_guest & ~did)
    )


def _idle_tables() -> Select[Any]:
    return select(TABLE.c.id).where(TABLE.c.state == "open", TABLE.c.touched <= now() - IDLE_MS)


def _gone_tables() -> Select[Any]:
    is_closed = (TABLE.c.state == "over") & TABLE.c.header.is_(None)
    return select(TABLE.c.id).where(is_closed, TABLE.c.touched <= now() - GONE_MS)


def _old_snapshots() -> Select[Any]:
    place = func.row_number().over(partition_by=(SNAPSHOT.c.match, SNAPSHOT.c.layout), order_by=SNAPSHOT.c.n.desc())
    ranked = select(SNAPSHOT.c.match, SNAPSHOT.c.layout, SNAPSHOT.c.n, place.label("place")).subquery()
    return select(ranked.c.match, ranked.c.layout, ranked.c.n).where(ranked.c.place > SNAPSHOTS_KEPT)


async def _remove(database: Database, table: Table, key: tuple[Column[Any], ...], found: Select[Any]) -> int:
    """Delete the rows with these keys, and return their number."""
    rows = await database.read(lambda connection: [tuple(row) for row in connection.execute(found)])
    for batch in _batches(rows):
        await database.write(partial(_delete, table=table, key=key, rows=batch))
    return len(rows)


def _delete(connection: Connection, table: Table, key: tuple[Column[Any], ...], rows: list[Any]) -> None:
    connection.execute(delete(table).where(tuple_(*key).in_(rows)))


async def _remove_tables(database: Database) -> int:
    """Delete tables that were closed before their match began, with their chat."""
    ids = await database.read(lambda connection: list(connection.scalars(_gone_tables())))
    for batch in _batches(ids):
        await database.write(partial(_forget_tables, ids=batch))
    return len(ids)


def _forget_tables(connection: Connection, ids: list[str]) -> None:
    for column in (CHAT.c.match, TABLE.c.id):
        connection.execute(delete(column.table).where(column.in_(ids)))


def _batches(rows: list[Any]) -> list[list[Any]]:
    return [rows[at : at + BATCH] for at in range(0, len(rows), BATCH)]


def _count(connection: Connection, found: Select[Any]) -> int:
    return connection.scalar(select(func.count()).select_from(found.subquery())) or 0
