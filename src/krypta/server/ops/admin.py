"""Administration from outside the server: list tables, end one, ban a person."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select, update

from krypta.core.log import RecordFault
from krypta.server.accounts.names import name_key
from krypta.server.cluster.notifier import notifier_for
from krypta.server.ops import sweep as sweeping
from krypta.server.ops.metrics import Metrics
from krypta.server.ops.sweep import Swept
from krypta.server.problem import faulty
from krypta.server.settings import Settings
from krypta.server.storage import store
from krypta.server.storage.database import Database
from krypta.server.storage.schema import TABLE, USER
from krypta.server.storage.writer import Writer
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Table

MOST_LISTED = 1000


class Listed(msgspec.Struct, frozen=True):
    id: str
    game: str
    state: str
    people: list[str]
    entries: int
    touched: int  # time of the last change
    broken: bool = False  # its stored data cannot be read


def tables(connection: Connection, states: Sequence[str]) -> list[Listed]:
    """The tables in these states, the most recently used first."""
    columns = (TABLE.c.id, TABLE.c.game, TABLE.c.state, TABLE.c.doc, TABLE.c.last, TABLE.c.touched)
    found = select(*columns).where(TABLE.c.state.in_(states)).order_by(TABLE.c.touched.desc()).limit(MOST_LISTED)
    return [_listed(row) for row in connection.execute(found)]


def _listed(row: Any) -> Listed:
    try:
        people, broken = seated(store.read_table(row.doc)), False
    except RecordFault:
        people, broken = [], True
    return Listed(row.id, row.game, row.state, people, row.last, row.touched, broken)


def game_of(connection: Connection, id: str) -> str:
    """The game of a table."""
    game = connection.scalar(select(TABLE.c.game).where(TABLE.c.id == id))
    if game is None:
        raise faulty("command-admin-no-table", id=id)
    return str(game)


def seated(table: Table) -> list[str]:
    return [seat.name or seat.kind for seat in table.seats]


def ban(connection: Connection, who: str, banned: bool = True) -> str:
    """Ban a person and their bots from logging in, or lift the ban; return their name."""
    found = connection.execute(
        select(USER.c.id, USER.c.name, USER.c.kind).where(
            or_(USER.c.id == who, USER.c.key == name_key(who), USER.c.name == who)
        )
    ).all()
    if not found:
        raise faulty("command-admin-nobody", who=who)
    if len(found) > 1:
        ids = ", ".join(f"{row.id} ({row.kind})" for row in found)
        raise faulty("command-admin-several", who=who, ids=ids)
    (person,) = found
    theirs = or_(USER.c.id == person.id, USER.c.owner == person.id)
    connection.execute(update(USER).where(theirs).values(banned=banned))
    return str(person.name)


async def end(database: Database, redis_url: str, id: str) -> None:
    """Abort a match, and notify the servers that have it open. An unplayable match is closed without a result."""
    async with visiting(database, redis_url) as rooms:
        await rooms.end(id)


async def sweep(database: Database, redis_url: str) -> Swept:
    """Run the sweep, and notify the servers that have affected tables open."""
    async with visiting(database, redis_url) as rooms:
        return await sweeping.sweep(rooms)


@contextlib.asynccontextmanager
async def visiting(database: Database, redis_url: str) -> AsyncIterator[Rooms]:
    """Rooms for a single change: nothing is leased, and no bot or clock runs here."""
    rooms = Rooms(Settings(database_url="", redis_url=redis_url), database, Metrics())
    rooms.loop = asyncio.get_running_loop()
    rooms.tasks.stopping = True
    rooms.writer = Writer(database, rooms.metrics)
    rooms.notifier = notifier_for(redis_url, rooms.id, rooms.alone)
    await rooms.notifier.start(rooms.hear, rooms.overhear)
    try:
        yield rooms
    finally:
        await rooms.notifier.stop()
        await rooms.writer.close()
