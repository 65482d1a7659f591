"""Changes are committed in groups: acknowledged changes are stored, and one that fails does not affect the others."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from krypta.core.log import Entry
from krypta.server.ids import new_id
from krypta.server.ops.metrics import Metrics
from krypta.server.storage import store, writer_process
from krypta.server.storage.append import Conflict
from krypta.server.storage.database import Away, Database
from krypta.server.storage.migrate import migrate
from krypta.server.storage.schema import ENTRY, TABLE
from krypta.server.storage.store import Change, Row
from krypta.server.storage.writer import Writer
from krypta.server.tables.table import Seat, Table
from server.serving import writer_processes_of


class Writing:
    """A database, its writer, and its numbers of commits and changes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._metrics = Metrics()
        self.writer = Writer(database, self._metrics)

    @property
    def commits(self) -> tuple[float | None, float | None]:
        read = self._metrics.registry.get_sample_value
        return read("krypta_batch_units_count"), read("krypta_batch_units_sum")

    def tables(self, count: int) -> list[str]:
        ids = [new_id() for _ in range(count)]
        with self.database.transaction() as connection:
            for id in ids:
                store.create(connection, Table(id, "karak", "ann", (Seat(),), "seal"), "secret")
        return ids

    def kept(self, id: str) -> tuple[int, int, list[int]]:
        """The version, the last number, and the numbers of the stored entries."""
        with self.database.transaction(write=False) as connection:
            version, last = connection.execute(select(TABLE.c.version, TABLE.c.last).where(TABLE.c.id == id)).one()
            numbers = connection.execute(select(ENTRY.c.n).where(ENTRY.c.match == id).order_by(ENTRY.c.n)).scalars()
            return version, last, list(numbers)

    @asynccontextmanager
    async def held(self, change: Change) -> AsyncIterator["asyncio.Task[None]"]:
        """Starts the commit of a change, but holds it up by another write to its table until the end of the block."""
        with self.database.transaction() as connection:
            connection.execute(update(TABLE).where(TABLE.c.id == change.id).values(game="karak"))
            under_way = asyncio.create_task(self.writer.write(change))
            await asyncio.sleep(0.1)
            assert not under_way.done()
            yield under_way
            await asyncio.sleep(0)  # by now everything started in the block waits in the writer


@asynccontextmanager
async def writing(database_url: str) -> AsyncIterator[Writing]:
    database = Database(database_url)
    migrate(database)
    try:
        at = Writing(database)
        yield at
        await at.writer.close()
    finally:
        database.close()


def change(id: str, n: int = 1, **more: Any) -> Change:
    """A change that appends entry `n`, made from version `n`."""
    return Change(id, n, n, [Row(Entry(n, by=0, act=f"act {n}"), cid=f"c{n}")], **more)


def rich(id: str, n: int = 1, work: Callable[[Connection], object] = lambda _connection: None) -> Change:
    """A change with work within the transaction, which a thread must commit."""
    return change(id, n, in_transaction=work)


UNTOUCHED: tuple[int, int, list[int]] = (1, 0, [])
ONCE = (2, 1, [1])
both_ways = pytest.mark.parametrize("made", [change, rich])


@both_ways
def test_many_writes_at_once_are_few_transactions(database_url: str, made: Callable[..., Any]) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            ids = at.tables(300)
            await asyncio.gather(*(at.writer.write(made(id)) for id in ids))
            assert at.commits == (1, 300)
            assert all(at.kept(id) == ONCE for id in ids)

    asyncio.run(write())


@both_ways
def test_changes_that_wait_during_a_commit_are_one_transaction(database_url: str, made: Callable[..., Any]) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            first, *ids = at.tables(50)
            async with at.held(made(first)) as held:
                waiting = [asyncio.create_task(at.writer.write(made(id))) for id in ids]
            await asyncio.gather(held, *waiting)
            assert at.commits == (2, 50)  # the one that was held up, and the group
            assert all(at.kept(id) == ONCE for id in [first, *ids])

    asyncio.run(write())


@both_ways
def test_of_two_changes_made_from_one_version_the_first_is_kept_and_the_other_conflicts(
    database_url: str, made: Callable[..., Any]
) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            one, two = at.tables(2)
            group = (at.writer.write(part) for part in (made(one), made(one), made(two)))
            ends = await asyncio.gather(*group, return_exceptions=True)
            assert [type(end) for end in ends] == [type(None), Conflict, type(None)]
            with pytest.raises(Conflict):
                await at.writer.write(made(one))
            assert at.kept(one) == at.kept(two) == ONCE
            await at.writer.write(made(one, 2))
            assert at.kept(one) == (3, 2, [1, 2])

    asyncio.run(write())


@pytest.mark.parametrize("more", [{}, {"in_transaction": pytest.fail}])
def test_nothing_of_a_late_change_is_kept(database_url: str, more: dict[str, Callable[..., Any]]) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            (id,) = at.tables(1)
            with pytest.raises(Conflict):
                await at.writer.write(change(id, 5, automated=True, **more))
            assert at.kept(id) == UNTOUCHED
            with at.database.transaction(write=False) as connection:
                assert connection.execute(select(TABLE.c.tended)).scalar_one() is False

    asyncio.run(write())


@pytest.mark.parametrize("more", [{}, {"in_transaction": lambda _connection: None}])
def test_whether_a_table_needs_automation_is_kept_with_its_entries(
    database_url: str, more: dict[str, Callable[..., Any]]
) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            (id,) = at.tables(1)
            seen = []
            for n, automated in ((1, True), (2, None), (3, False)):
                await at.writer.write(change(id, n, automated=automated, **more))
                with at.database.transaction(write=False) as connection:
                    seen.append(connection.execute(select(TABLE.c.tended)).scalar_one())
            assert seen == [True, True, False]

    asyncio.run(write())


@both_ways
def test_a_change_that_fails_does_not_take_its_group_down_and_leaves_nothing_behind(
    database_url: str, made: Callable[..., Any]
) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            ids = at.tables(9)
            changes = [made(id) for id in ids]
            changes[6].rows = [Row(Entry(1, act="a")), Row(Entry(1, act="a"))]  # the same number twice
            ends = await asyncio.gather(*map(at.writer.write, changes), return_exceptions=True)
            assert [index for index, end in enumerate(ends) if end is not None] == [6]
            assert not isinstance(ends[6], Conflict | Away)
            assert [at.kept(id) for id in ids] == [UNTOUCHED if i == 6 else ONCE for i in range(9)]

    asyncio.run(write())


def test_a_failure_beside_the_entries_takes_them_along_and_nobody_elses(database_url: str) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            ids = at.tables(3)
            changes = [rich(ids[0]), rich(ids[1], work=lambda _connection: 1 / 0), rich(ids[2])]
            ends = await asyncio.gather(*map(at.writer.write, changes), return_exceptions=True)
            assert [type(end) for end in ends] == [type(None), ZeroDivisionError, type(None)]
            assert [at.kept(id) for id in ids] == [ONCE, UNTOUCHED, ONCE]

    asyncio.run(write())


@both_ways
def test_a_change_is_kept_although_nobody_waits_for_it_any_more(database_url: str, made: Callable[..., Any]) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            held_id, gone_id, next_id = at.tables(3)
            async with at.held(made(held_id)) as held:
                gone = asyncio.create_task(at.writer.write(made(gone_id)))
                following = asyncio.create_task(at.writer.write(made(next_id)))
                await asyncio.sleep(0)
                gone.cancel()
                with suppress(asyncio.CancelledError):
                    await gone
            await asyncio.gather(held, following)
            assert at.kept(gone_id) == at.kept(next_id) == ONCE

    asyncio.run(write())


@both_ways
def test_closing_the_writer_commits_what_is_still_waiting(database_url: str, made: Callable[..., Any]) -> None:
    async def write() -> None:
        async with writing(database_url) as at:
            held_id, *ids = at.tables(20)
            async with at.held(made(held_id)) as held:
                waiting = [asyncio.create_task(at.writer.write(made(id))) for id in ids]
                await asyncio.sleep(0)
                closing = asyncio.create_task(at.writer.close())
            await asyncio.gather(closing, held, *waiting)
            assert all(at.kept(id) == ONCE for id in [held_id, *ids])

    asyncio.run(write())


# -- the writer process


def test_if_the_writer_process_dies_nothing_is_acknowledged_and_another_one_goes_on(tmp_path: Path) -> None:
    async def write() -> None:
        async with writing(f"sqlite:///{tmp_path / 'a.sqlite3'}") as at:
            held_id, next_id = at.tables(2)
            async with at.held(change(held_id)) as held:
                (first,) = writer_processes_of(os.getpid(), at.database.file)
                os.kill(first, signal.SIGKILL)
                with pytest.raises(Away):
                    await held
                assert at.database.is_away
            await at.writer.write(change(next_id))
            assert not at.database.is_away
            assert at.kept(held_id) == UNTOUCHED
            assert at.kept(next_id) == ONCE
            (second,) = writer_processes_of(os.getpid(), at.database.file)
            assert second != first

    asyncio.run(write())


def test_the_writer_process_ends_with_its_node_and_not_by_a_signal_to_both(tmp_path: Path) -> None:
    async def write() -> None:
        async with writing(f"sqlite:///{tmp_path / 'a.sqlite3'}") as at:
            (id,) = at.tables(1)
            await at.writer.write(change(id))
            (pid,) = writer_processes_of(os.getpid(), at.database.file)
            os.kill(pid, signal.SIGINT)
            os.kill(pid, signal.SIGTERM)
            await at.writer.write(change(id, 2))
            assert at.kept(id) == (3, 2, [1, 2])
            assert writer_processes_of(os.getpid(), at.database.file) == [pid]
        assert not writer_processes_of(os.getpid(), at.database.file)

    asyncio.run(write())


def test_a_change_sent_only_in_part_to_the_writer_process_is_not_stored(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"

    async def tables() -> list[str]:
        async with writing(f"sqlite:///{path}") as at:
            return at.tables(2)

    whole, cut = asyncio.run(tables())
    told = writer_process.packed([change(whole).addition()]) + writer_process.packed([change(cut).addition()])[:-1]
    ended = subprocess.run(
        [sys.executable, "-m", writer_process.__name__, path], input=told, capture_output=True, timeout=60
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, writer_process.packed([("kept", "")]), b"")

    async def look() -> None:
        async with writing(f"sqlite:///{path}") as at:
            assert [at.kept(whole), at.kept(cut)] == [ONCE, UNTOUCHED]

    asyncio.run(look())
