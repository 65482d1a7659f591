"""Where several nodes share a database, a lease says which one lets a table's bots act."""

import asyncio
import sqlite3

from sqlalchemy import update

from krypta.server import nodes
from krypta.server.schema import TABLE
from server.client import Client
from server.serving import serve_here
from server.store.halls import begin, open_hall

A_BOT = 1


def test_a_bot_does_not_wait_for_the_next_round_of_leases(tmp_path, postgres_url, monkeypatch):
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
        rooms = served.node.hall.rooms.values()
        assert [entry.by for room in rooms for entry in room.running().entries if entry.by == A_BOT]


def test_a_node_that_is_alone_tends_its_tables_and_writes_nothing_about_it(tmp_path, monkeypatch):
    monkeypatch.setattr(nodes, "RENEW_SECONDS", 3600.0)
    file = tmp_path / "a.sqlite3"

    async def tend() -> None:
        async with open_hall(f"sqlite:///{file}") as hall:
            room = await begin(hall)
            await hall.database.write(lambda connection: connection.execute(update(TABLE).values(tended=True)))
            hall.rooms.clear()
            before = changes()
            await hall.lease()
            assert list(hall.rooms) == [room.id]
            assert changes() == before

    other = sqlite3.connect(file)

    def changes() -> int:
        """A number that is another one after anything was written by others."""
        number: int = other.execute("PRAGMA data_version").fetchone()[0]
        return number

    asyncio.run(tend())
    other.close()
