"""Nothing grows for ever: a sweep removes what guests leave behind, and until then it costs no memory or CPU time."""

import asyncio
import contextlib
import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Connection, func, insert, select, update

from krypta import games
from krypta.cli.bench import process
from krypta.server.accounts.people import Came, People
from krypta.server.accounts.person import Person
from krypta.server.accounts.sessions import LIFE_MS
from krypta.server.limits import Limits
from krypta.server.ops.sweep import DAY_MS, IDLE_MS, plan, sweep
from krypta.server.settings import sqlite_url
from krypta.server.storage.contents import MOST_RECENT, Contents
from krypta.server.storage.database import now
from krypta.server.storage.schema import METADATA, PARTICIPANT, SESSION, SITTING, SNAPSHOT, TABLE, USER
from krypta.server.tables import commands, lists, lobby
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Wish
from krypta.server.wire import Resign
from server.serving import Served, python_path, serve
from server.store.open_rooms import open_rooms

PUBLIC = Wish("burrow", ("me", "open"), public=True)
ABANDONED = 2000  # guests with an open table, and as many without
LEFT_TO_BOTS = 60  # running matches whose only person has left
MOST_GROWTH = 30 * 2**20  # bytes of memory
IDLE_SECONDS = 10.0
MOST_CPU = 0.3  # seconds of them; a server that nobody ever came to takes 0.05


async def rows(rooms: Rooms, *tables: Any) -> list[int]:
    def count(connection: Connection) -> list[int]:
        return [connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]

    return await rooms.database.read(count)


async def age(rooms: Rooms, column: Any, by: int) -> None:
    await rooms.database.write(lambda c: c.execute(update(column.table).values({column.name: now() - by - 1})))


async def guests(rooms: Rooms, count: int) -> list[Person]:
    people = People(rooms.database, b"k" * 32)
    people.guests = Limits(1e6, burst=10**6)
    return [(await people.make_guest(Came("192.0.2.1", "attacker"))).person for _ in range(count)]


async def abandon(rooms: Rooms, count: int) -> None:
    """Guests create tables and never come back."""
    for guest in await guests(rooms, count):
        await rooms.create(PUBLIC, guest, None)


def test_what_guests_leave_behind_is_swept(tmp_path: Path) -> None:
    leave_and_sweep(tmp_path, 60)


@pytest.mark.slow
def test_thousands_of_abandoned_tables_and_guests_leave_nothing(tmp_path: Path) -> None:
    leave_and_sweep(tmp_path, 3000)


def leave_and_sweep(tmp_path: Path, count: int) -> None:
    async def leave() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            await abandon(rooms, count)
            await guests(rooms, count)
            assert await rows(rooms, USER, SESSION, TABLE, SITTING) == [2 * count, 2 * count, count, count]
            assert await rooms.database.read(plan) == (await sweep(rooms)), "nothing is old yet"
            await age(rooms, SESSION.c.seen, IDLE_MS)
            await sweep(rooms)
            assert await rows(rooms, USER, TABLE) == [count, count], "who did nothing is gone after a week"
            await age(rooms, SESSION.c.seen, LIFE_MS)
            planned = await rooms.database.read(plan)
            swept = await sweep(rooms)
            assert (planned.guests, planned.sessions) == (swept.guests, swept.sessions) == (count, count)
            await age(rooms, TABLE.c.touched, DAY_MS)
            assert (await sweep(rooms)).closed_tables == count
            left = [table for table in METADATA.sorted_tables if table.name not in ("setting", "alembic_version")]
            assert await rows(rooms, *left) == [0] * len(left)
            for room in rooms.open.values():
                room.touched -= 3600
            await rooms._forget()
            assert rooms.open == {}

    asyncio.run(leave())


def test_open_tables_are_closed_after_a_week_and_those_in_use_are_not(tmp_path: Path) -> None:
    async def leave() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            (ann,) = await guests(rooms, 1)
            old = await rooms.create(PUBLIC, ann, None)
            running = await rooms.create(Wish("burrow", ("me", "me")), ann, None)
            await lobby.start(running, ann.id)
            await age(rooms, TABLE.c.touched, IDLE_MS)
            fresh = await rooms.create(PUBLIC, ann, None)
            assert (await sweep(rooms)).open_tables == 1
            states = [room.table.state for room in (old, running, fresh)]
            assert states == ["over", "running", "open"]
            assert await rows(rooms, TABLE) == [3], "whoever has the link reads for a day that it was closed"

    asyncio.run(leave())


def test_a_table_that_cannot_be_read_keeps_nothing_else_from_being_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            await abandon(rooms, 3)
            await age(rooms, TABLE.c.touched, IDLE_MS)
            close, failing = rooms.close_open, min(rooms.open)

            async def close_some(id: str) -> bool:
                if id == failing:
                    raise RuntimeError("unreadable")
                return await close(id)

            monkeypatch.setattr(rooms, "close_open", close_some)
            assert (await sweep(rooms)).open_tables == 2

    asyncio.run(leave())


def test_old_snapshots_are_swept_and_the_match_goes_on(tmp_path: Path) -> None:
    async def leave() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            kept = [{"match": "m", "layout": "l", "n": n, "floor": 0, "data": b""} for n in (128, 256, 384, 512)]
            await rooms.database.write(lambda c: c.execute(insert(SNAPSHOT), kept))
            assert (await sweep(rooms)).snapshots == 2
            numbers = select(SNAPSHOT.c.n).order_by(SNAPSHOT.c.n)
            assert await rooms.database.read(lambda c: list(c.scalars(numbers))) == [384, 512]

    asyncio.run(leave())


def test_a_match_that_every_person_has_left_is_over(tmp_path: Path) -> None:
    async def leave() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            rooms.tasks.stopping = True  # bots do not act in this test
            (ann,) = await guests(rooms, 1)
            room = await rooms.create(Wish("karak", ("me", "greedy", "greedy", "greedy")), ann, None)
            await lobby.start(room, ann.id)
            await commands.resign(room, ann.id, Resign("1"))
            assert room.table.state == "over"
            shares = select(PARTICIPANT.c.share).order_by(PARTICIPANT.c.seat)
            assert await rooms.database.read(lambda c: list(c.scalars(shares))) == pytest.approx([0, *[1 / 3] * 3])
            assert not room.needs_automation()

    asyncio.run(leave())


def test_the_lobby_shows_a_few_tables_of_one_person(tmp_path: Path) -> None:
    async def fill() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            (ann,) = await guests(rooms, 1)
            honest = await rooms.create(PUBLIC, ann, None)
            (eve,) = await guests(rooms, 1)
            for _ in range(lists.MOST + 10):
                await rooms.create(PUBLIC, eve, None)
            seen = await rooms.database.read(lambda connection: lists.lists(connection, "", "", rooms.mark_unplayable))
            assert len(seen.open) == lists.MOST_OF_ONE + 1
            assert honest.id in [table.id for table in seen.open]

    asyncio.run(fill())


def test_contents_that_no_match_needs_leave_the_memory() -> None:
    async def build() -> None:
        contents = Contents()
        game = games.load("goblin")
        for number in range(3 * MOST_RECENT):
            made = game.contents(game.options({}))
            contents._keep(f"goblin:{number}", made)
        assert len(contents._recent) == MOST_RECENT
        assert len(contents._held) <= MOST_RECENT + 1, "the last is still held here"
        contents._keep("held", made)
        for number in range(3 * MOST_RECENT):
            contents._keep(f"again:{number}", game.contents(game.options({})))
        assert contents._look("held") is made, "what somebody holds is found again"

    asyncio.run(build())


def test_an_administrator_sweeps_by_hand(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from krypta.cli.app import app

    url = sqlite_url(tmp_path / "server.sqlite3")

    async def leave() -> None:
        async with open_rooms(url) as rooms:
            await abandon(rooms, 3)
            await age(rooms, TABLE.c.touched, IDLE_MS)

    asyncio.run(leave())
    told = [
        CliRunner().invoke(app, ["admin", "sweep", "--json", "--database-url", url, *dry])
        for dry in (["--dry-run"], [])
    ]
    assert [answer.exit_code for answer in told] == [0, 0], told
    assert [json.loads(answer.stdout.splitlines()[-1])["open_tables"] for answer in told] == [3, 3]


# -- measured on a real server


@pytest.mark.slow
def test_a_server_that_thousands_have_left_is_small_and_idle(tmp_path: Path) -> None:
    with serve(tmp_path, KRYPTA_BOT_PACE="0") as served:
        empty = Rest.of(served)
        assert served.stop() == 0
        asyncio.run(fill(tmp_path, ABANDONED))
        full_size = size(tmp_path)
        left = Rest.of(served.start())
        assert served.stop() == 0
        asyncio.run(grow_old(tmp_path))
        swept = Rest.of(served.start())
        assert [line["guests"] for line in served.lines if line["event"] == "swept"] == [2 * ABANDONED + LEFT_TO_BOTS]
        assert served.stop() == 0
        asyncio.run(grow_old(tmp_path))
        sweep_by_hand(tmp_path)
        free = free_share(tmp_path)
        size_after = size(tmp_path)
        asyncio.run(fill(tmp_path, ABANDONED // 2))
    print(f"\nempty {empty}\nleft  {left}\nswept {swept}")
    print(f"database {full_size} bytes, after the sweep {size_after}, free {free:.0%}, filled again {size(tmp_path)}")
    for rest in (left, swept):
        assert rest.memory - empty.memory < MOST_GROWTH
        assert rest.cpu < MOST_CPU
    assert free > 0.5
    assert size(tmp_path) < 1.1 * size_after, "free pages are used again"


class Rest(NamedTuple):
    """The figures of an idle server."""

    memory: int  # bytes
    cpu: float  # seconds in IDLE_SECONDS
    rooms: int

    @classmethod
    def of(cls, served: Served) -> "Rest":
        """Measures once no table is open any more."""
        measured = process.Served(served.running.pid, ("127.0.0.1", served.port))
        until = time.monotonic() + 180
        time.sleep(5)  # by then it has found the matches with bots
        while rooms := metric(served, "krypta_rooms"):
            assert time.monotonic() < until, f"{rooms} tables are open, though nobody is there"
            time.sleep(1)
        before = measured.cpu_seconds()
        time.sleep(IDLE_SECONDS)
        return cls(measured.memory(), round(measured.cpu_seconds() - before, 2), int(rooms))


def metric(served: Served, name: str) -> float:
    lines = httpx.get(f"{served.url}/metrics", timeout=30).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.split(" ")[0] == name)


def database_of(folder: Path) -> Path:
    return folder / "krypta" / "server.sqlite3"


async def fill(folder: Path, count: int) -> None:
    async with open_rooms(sqlite_url(database_of(folder))) as rooms:
        rooms.tasks.stopping = True  # bots act only once the server runs
        await abandon(rooms, count)
        await guests(rooms, count)
        for guest in await guests(rooms, LEFT_TO_BOTS):
            room = await rooms.create(Wish("karak", ("me", *["greedy"] * 4)), guest, None)
            await lobby.start(room, guest.id)


async def grow_old(folder: Path) -> None:
    async with open_rooms(sqlite_url(database_of(folder))) as rooms:
        rooms.tasks.stopping = True
        await age(rooms, SESSION.c.seen, LIFE_MS)
        await age(rooms, TABLE.c.touched, IDLE_MS)


def sweep_by_hand(folder: Path) -> None:
    command = [sys.executable, "-m", "krypta", "admin", "sweep", "--database-url", sqlite_url(database_of(folder))]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": python_path()})


def size(folder: Path) -> int:
    """Of the database and its write-ahead log."""
    return sum(file.stat().st_size for file in database_of(folder).parent.glob("server.sqlite3*"))


def free_share(folder: Path) -> float:
    with contextlib.closing(sqlite3.connect(database_of(folder))) as connection:
        (free,), (pages,) = (
            connection.execute(f"PRAGMA {what}").fetchone() for what in ("freelist_count", "page_count")
        )
    return float(free / pages)
