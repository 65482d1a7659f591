"""A long match, played once; each test gets a copy."""

import asyncio
import shutil
from pathlib import Path

import pytest

from server.store.open_rooms import begin, open_rooms, play

ENTRIES = 2200  # undos included: more than 2,000 acts


@pytest.fixture(scope="session")
def played_long(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The database file, and the table's id."""
    path = tmp_path_factory.mktemp("long") / "long.sqlite3"

    async def make() -> str:
        async with open_rooms(f"sqlite:///{path}") as rooms:
            room = await begin(rooms)
            await play(room, ENTRIES)
            assert sum(entry.act is not None for entry in room.running().entries) >= 2000
            assert any(entry.fact == "undo" for entry in room.running().entries)
            return room.id

    return str(path), asyncio.run(make())


@pytest.fixture
def long_match(played_long: tuple[str, str], tmp_path: Path) -> tuple[str, str]:
    """The address of a database with the long match in it, and its id."""
    path, id = played_long
    shutil.copy(path, tmp_path / "copy.sqlite3")
    return f"sqlite:///{tmp_path / 'copy.sqlite3'}", id
