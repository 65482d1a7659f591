"""One writer commits in groups: what it acknowledged is kept, and nobody suffers for another."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import Connection, select

from krypta.core.log import Entry
from krypta.server import store
from krypta.server.appending import Conflict
from krypta.server.database import Database
from krypta.server.ids import new_id
from krypta.server.metrics import Metrics
from krypta.server.migrate import migrate
from krypta.server.schema import ENTRY, TABLE
from krypta.server.store import Change, Row, Writer, apply
from krypta.server.table import Seat, Table


@asynccontextmanager
async def writing(database_url: str) -> AsyncIterator[tuple[Database, Writer]]:
    database = Database(database_url)
    migrate(database)
    writer = Writer(database, Metrics())
    try:
        yield database, writer
        await asyncio.to_thread(writer.close)
    finally:
        database.close()


def tables(database: Database, count: int) -> list[str]:
    ids = [new_id() for _ in range(count)]
    with database.transaction() as connection:
        for id in ids:
            store.create(connection, Table(id, "karak", "ann", (Seat(),), "seal"), "secret")
    return ids


def change(id: str, n: int = 1, **more) -> Change:
    """A change that appends entry `n`, made from version `n`."""
    return Change(id, n, n, [Row(Entry(n, by=0, act=f"act {n}"), cid=f"c{n}")], **more)


def kept(database: Database, id: str) -> tuple[int, int, list[int]]:
    """The version, the last number, and the numbers of the entries that are there."""
    with database.transaction(write=False) as connection:
        version, last = connection.execute(select(TABLE.c.version, TABLE.c.last).where(TABLE.c.id == id)).one()
        numbers = connection.execute(select(ENTRY.c.n).where(ENTRY.c.match == id).order_by(ENTRY.c.n)).scalars()
        return version, last, list(numbers)


UNTOUCHED, ONCE = (1, 0, []), (2, 1, [1])


class Gate:
    """Holds the writer in the middle of a commit, so that everything that comes meanwhile is one group."""

    def __init__(self, id: str) -> None:
        self._open = threading.Event()
        self._reached = threading.Event()
        self.change = Change(id, 1, 0, also=self._wait)

    def _wait(self, _connection: Connection) -> None:
        self._reached.set()
        assert self._open.wait(30)

    async def close(self, writer: Writer) -> "asyncio.Task[None]":
        held = asyncio.create_task(writer.write(self.change))
        assert await asyncio.to_thread(self._reached.wait, 30)
        return held

    def open(self) -> None:
        self._open.set()


async def in_one_group(database: Database, writer: Writer, *changes: Change) -> list[BaseException | None]:
    """How each of them ended."""
    gate = Gate(tables(database, 1)[0])
    held = await gate.close(writer)
    waiting = [asyncio.create_task(writer.write(one)) for one in changes]
    await asyncio.sleep(0)
    gate.open()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


@pytest.fixture
def commits(monkeypatch):
    """How many changes each transaction has had."""
    sizes = []

    def counted(database, changes):
        sizes.append(len(changes))
        apply(database, changes)

    monkeypatch.setattr(store, "apply", counted)
    return sizes


def test_many_writes_at_once_are_few_transactions(database_url, commits):
    async def write() -> None:
        async with writing(database_url) as (database, writer):
            ids = tables(database, 300)
            await asyncio.gather(*(writer.write(change(id)) for id in ids))
            assert len(commits) <= 100
            assert all(kept(database, id) == ONCE for id in ids)

    asyncio.run(write())


def test_what_waits_during_a_commit_is_one_transaction(database_url, commits):
    async def write() -> None:
        async with writing(database_url) as (database, writer):
            ids = tables(database, 50)
            gate = Gate(ids[0])
            held = await gate.close(writer)
            waiting = [asyncio.create_task(writer.write(change(id))) for id in ids[1:]]
            await asyncio.sleep(0)
            assert not any(kept(database, id) != UNTOUCHED for id in ids[1:])
            gate.open()
            await asyncio.gather(held, *waiting)
            assert commits == [1, 49]  # the one that was held, and the group
            assert all(kept(database, id) == ONCE for id in ids[1:])

    asyncio.run(write())


def test_of_two_changes_made_from_one_version_the_first_is_kept_and_the_other_conflicts(database_url):
    async def write() -> None:
        async with writing(database_url) as (database, writer):
            one, two = tables(database, 2)
            ends = await in_one_group(database, writer, change(one), change(one), change(two))
            assert [type(end) for end in ends] == [type(None), Conflict, type(None)]
            with pytest.raises(Conflict):
                await writer.write(change(one))
            assert kept(database, one) == kept(database, two) == ONCE
            await writer.write(change(one, 2))
            assert kept(database, one) == (3, 2, [1, 2])

    asyncio.run(write())


def test_nothing_of_a_late_change_is_kept(database_url):
    async def write() -> None:
        async with writing(database_url) as (database, writer):
            (id,) = tables(database, 1)
            called = []
            with pytest.raises(Conflict):
                await writer.write(change(id, 5, tended=True, also=called.append))
            assert kept(database, id) == UNTOUCHED
            assert not called
            with database.transaction(write=False) as connection:
                assert connection.execute(select(TABLE.c.tended)).scalar_one() is False

    asyncio.run(write())


def test_a_change_that_fails_does_not_take_its_group_down_and_leaves_nothing_behind(database_url):
    async def write() -> None:
        async with writing(database_url) as (database, writer):
            ids = tables(database, 9)
            changes = [change(id) for id in ids]
            changes[4] = change(ids[4], also=lambda _connection: 1 / 0)
            changes[6] = Change(ids[6], 1, 1, [Row(Entry(1, act="a")), Row(Entry(1, act="a"))])  # one number twice
            ends = await in_one_group(database, writer, *changes)
            failed = {index for index, end in enumerate(ends) if end is not None}
            assert failed == {4, 6}
            assert isinstance(ends[4], ZeroDivisionError)
            assert [kept(database, id) for id in ids] == [UNTOUCHED if i in failed else ONCE for i in range(9)]

    asyncio.run(write())


def test_the_change_of_a_waiter_who_has_gone_is_kept(database_url):
    async def write() -> None:
        async with writing(database_url) as (database, writer):
            held_id, gone_id, next_id = tables(database, 3)
            gate = Gate(held_id)
            held = await gate.close(writer)
            gone = asyncio.create_task(writer.write(change(gone_id)))
            following = asyncio.create_task(writer.write(change(next_id)))
            await asyncio.sleep(0)
            gone.cancel()
            with suppress(asyncio.CancelledError):
                await gone
            gate.open()
            await asyncio.gather(held, following)
            assert kept(database, gone_id) == kept(database, next_id) == ONCE

    asyncio.run(write())


def test_closing_the_writer_commits_what_is_still_waiting(database_url):
    async def write() -> None:
        async with writing(database_url) as (database, writer):
            held_id, *ids = tables(database, 20)
            gate = Gate(held_id)
            held = await gate.close(writer)
            waiting = [asyncio.create_task(writer.write(change(id))) for id in ids]
            await asyncio.sleep(0)
            closing = asyncio.create_task(asyncio.to_thread(writer.close))
            gate.open()
            await asyncio.gather(closing, held, *waiting)
            assert all(kept(database, id) == ONCE for id in ids)

    asyncio.run(write())
