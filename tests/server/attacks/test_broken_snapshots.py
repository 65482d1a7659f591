"""A damaged snapshot is ignored: the match is replayed from its log, and inspection reports it."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Update, select, update

from krypta.server.ops.inspection import inspect
from krypta.server.storage.schema import ENTRY, SNAPSHOT
from server.store.open_rooms import begin, open_rooms, play


@pytest.fixture
def a_match(tmp_path: Path) -> tuple[str, str]:
    """Creates a database with a match that has snapshots, and returns the match's id."""
    url = f"sqlite:///{tmp_path / 'a.sqlite3'}"

    async def make() -> str:
        async with open_rooms(url) as rooms:
            room = await begin(rooms, "burrow")
            await play(room, 400)
            return room.id

    return url, asyncio.run(make())


def spoilt(data: bytes) -> bytes:
    """Flips a bit in the middle."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


HOW = {
    "short": lambda data: update(SNAPSHOT).values(data=data[:-1]),
    "empty": lambda data: update(SNAPSHOT).values(data=b""),
    "long": lambda data: update(SNAPSHOT).values(data=data + b"0"),
    "a bit": lambda data: update(SNAPSHOT).values(data=spoilt(data)),
    "floor": lambda data: update(SNAPSHOT).values(floor=SNAPSHOT.c.floor - 1),
}


@pytest.mark.parametrize("how", HOW)
def test_a_broken_snapshot_is_ignored_and_found_by_inspection(a_match: tuple[str, str], how: str) -> None:
    url, id = a_match

    async def look() -> None:
        async with open_rooms(url) as rooms:
            whole = (await rooms.room(id)).running().position.to_bytes()
            with rooms.database.transaction() as connection:
                sound = inspect(connection, id, lambda done, total: None)
                data = connection.execute(select(SNAPSHOT.c.data).order_by(SNAPSHOT.c.n)).scalars().all()[-1]
                numbers = connection.execute(select(SNAPSHOT.c.n).order_by(SNAPSHOT.c.n)).scalars().all()
                connection.execute(HOW[how](data))
            rooms.open.clear()
            assert (await rooms.room(id)).running().position.to_bytes() == whole
            with rooms.database.transaction(write=False) as connection:
                found = inspect(connection, id, lambda done, total: None)
            assert sound is not None
            assert found is not None
            assert (sound.snapshots, sound.wrong_snapshots) == (len(numbers), [])
            assert (found.fault, found.snapshots, found.wrong_snapshots) == ("", 0, numbers)

    asyncio.run(look())


def test_a_snapshot_of_another_position_than_the_log_notes_is_ignored(a_match: tuple[str, str]) -> None:
    url, id = a_match

    async def look() -> None:
        async with open_rooms(url) as rooms:
            with rooms.database.transaction() as connection:
                newest = max(connection.execute(select(SNAPSHOT.c.n)).scalars())
                connection.execute(unnoted(newest))
            loaded = await rooms.load(id)
            assert loaded is not None
            assert loaded.snapshot is not None  # the previous one
            assert loaded.snapshot.n < newest

    asyncio.run(look())


def unnoted(n: int) -> Update:
    return update(ENTRY).where(ENTRY.c.n == n).values(state=None)
