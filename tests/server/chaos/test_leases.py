"""Where several nodes share a database, a lease says which one lets a table's bots act."""

import asyncio

from krypta.server import nodes
from server.client import Client
from server.serving import serve_here

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
