"""If several nodes share a database, a lease says which one runs a table's bots."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import update

from krypta.server.cluster import nodes
from krypta.server.storage.schema import TABLE
from server.client import Client
from server.serving import serve_here
from server.store.open_rooms import begin, open_rooms

A_BOT = 1


def test_a_bot_does_not_wait_for_the_next_round_of_leases(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "RENEW_SECONDS", 3600.0)

    async def play_until_the_bot_has_acted(url: str) -> None:
        async with Client.guest(url) as ann:
            table = await ann.make("karak", "me", "greedy")
            await ann.start(table)
            async with ann.connect() as line:
                await line.watch(table)
                while not any(told.get("by") == A_BOT for frame in line.frames for told in frame.get("lines", [])):
                    if line.now["now"]["options"]:
                        await line.act()
                    else:
                        await line.until("update", "snapshot")

    with serve_here(tmp_path, database_url=postgres_url) as served:
        asyncio.run(play_until_the_bot_has_acted(served.url))
        rooms = served.node.rooms.open.values()
        assert [entry.by for room in rooms for entry in room.running().entries if entry.by == A_BOT]


def test_a_node_that_is_alone_tends_its_tables_and_writes_nothing_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "RENEW_SECONDS", 3600.0)
    file = tmp_path / "a.sqlite3"

    async def tend() -> None:
        async with open_rooms(f"sqlite:///{file}") as rooms:
            room = await begin(rooms)
            await rooms.database.write(lambda connection: connection.execute(update(TABLE).values(tended=True)))
            rooms.open.clear()
            before = changes()
            await rooms.lease()
            assert list(rooms.open) == [room.id]
            assert changes() == before

    other = sqlite3.connect(file)

    def changes() -> int:
        """A number that changes whenever another connection has written."""
        number: int = other.execute("PRAGMA data_version").fetchone()[0]
        return number

    asyncio.run(tend())
    other.close()
