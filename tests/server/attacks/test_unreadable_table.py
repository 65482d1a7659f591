"""A table that cannot be read affects no other table, nor the lobby."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Update, update

from krypta.server.accounts.person import Person
from krypta.server.ids import new_id
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Database
from krypta.server.storage.schema import CONTENT, ENTRY, TABLE
from krypta.server.tables import automation, lobby
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Clock, Wish
from server.operation.running_table import play_some
from server.serving import serve_here
from server.store.open_rooms import open_rooms

BREAKS: dict[str, Update] = {
    "entry": update(ENTRY).where(ENTRY.c.n == 3).values(entry=b"{"),
    "entry that is text": update(ENTRY).where(ENTRY.c.n == 3).values(entry=b"\xff\xfe"),
    "entry of another kind": update(ENTRY).where(ENTRY.c.n == 3).values(entry=b'{"n": 3, "by": 0, "act": "dance"}'),
    "header": update(TABLE).values(header=b"[]"),
    "header of nobody": update(TABLE).values(header=b"null"),
    "doc": update(TABLE).values(doc=b"\0"),
    "secret": update(TABLE).values(secret="no secret"),
    "game": update(TABLE).values(game="hopscotch", doc=b"{}"),
}


async def begin_with_clock(rooms: Rooms) -> str:
    """A match that needs automation, since its clock runs. It has only just begun, so luck cannot have ended it."""
    person = Person(new_id(), "Ann", "guest")
    room = await rooms.create(Wish("burrow", ("me", "me"), away=0, clock=Clock("budget", 6000)), person, None)
    await lobby.start(room, person.id)
    assert room.n > 3
    return room.id


def of_one(statement: Update, id: str) -> Update:
    """The same change, limited to one table."""
    return statement.where((TABLE.c.id if statement.table is TABLE else ENTRY.c.match) == id)


@pytest.mark.parametrize("how", BREAKS)
def test_the_clocks_of_all_other_tables_are_watched(tmp_path: Path, how: str) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite3'}"

    async def make() -> list[str]:
        async with open_rooms(url) as rooms:
            return sorted([await begin_with_clock(rooms) for _ in range(3)])

    async def look(bad: str, good: list[str]) -> None:
        async with open_rooms(url) as rooms:
            await rooms.lease()
            assert set(rooms.open) == set(good)
            assert all(rooms.open[id].automation is not None for id in good)
            assert rooms.unplayable == {bad}
            with pytest.raises(Refusal) as why:
                await rooms.room(bad)
            assert why.value.message.id == "server-match-unplayable"

    bad, *good = asyncio.run(make())  # the first that a node opens
    change(url, of_one(BREAKS[how], bad))
    asyncio.run(look(bad, good))


def test_a_table_that_can_be_read_again_is_looked_after_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite3'}"

    async def look() -> None:
        async with open_rooms(url) as rooms:
            id = await begin_with_clock(rooms)
            room = rooms.open[id]
            kept = change(url, update(ENTRY).where(ENTRY.c.n == 1).values(entry=b"{"))
            async with room.lock:
                room.stale = True
                with pytest.raises(Refusal):
                    await room.catch_up()
            assert rooms.unplayable == {id}
            assert not automation.wanted(room)
            change(url, update(ENTRY).where(ENTRY.c.n == 1).values(entry=kept))
            async with room.lock:
                await room.catch_up()
            assert not rooms.unplayable
            assert automation.wanted(room)

    asyncio.run(look())


def change(url: str, statement: Update) -> bytes:
    """Damages the table, and returns its first entry as it was."""
    database = Database(url)
    with database.transaction() as connection:
        before = connection.execute(ENTRY.select().where(ENTRY.c.n == 1)).first()
        assert connection.execute(statement).rowcount > 0
    database.close()
    return bytes(before.entry) if before else b""


def test_broken_figures_are_a_refusal(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite3'}"

    async def make() -> str:
        async with open_rooms(url) as rooms:
            return await begin_with_clock(rooms)

    async def look(id: str) -> None:
        async with open_rooms(url) as rooms:
            with pytest.raises(Refusal) as why:
                await rooms.room(id)
            assert why.value.message.id == "server-match-unplayable"

    id = asyncio.run(make())
    change(url, update(CONTENT).values(data=b"\0"))
    asyncio.run(look(id))


def test_the_lobby_skips_a_table_that_cannot_be_read(tmp_path: Path, database_url: str) -> None:
    with serve_here(tmp_path, database_url=database_url) as served:
        (bad, _), (good, _) = play_some(served, 3), play_some(served, 3)
        change(database_url, update(TABLE).where(TABLE.c.id == bad).values(doc=b"{"))
        answer = httpx.get(f"{served.url}/api/tables")
        assert answer.status_code == 200
        assert [table["id"] for table in answer.json()["running"]] == [good]
        assert served.node.rooms.unplayable == {bad}
