"""Matches for chaos tests: started over HTTP, played by persistent players, and checked against their logs."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from sqlalchemy import select

from krypta import games
from krypta.core.log import loads
from krypta.core.match import verify
from krypta.server.storage.database import Database
from krypta.server.storage.schema import TABLE
from krypta.server.storage.store import Row, load_rows
from server.chaos.player import PATIENCE, Player
from server.client import Client


async def begin(stack: AsyncExitStack, urls: Sequence[str], game: str = "karak", **more: Any) -> list[Player]:
    """Starts a match of two guests, each of whom prefers another node.

    `bots` take further seats; a player resigns after `most` acts; `more` are options of the table.
    """
    bots, most = more.pop("bots", []), more.pop("most", None)
    ann, bob = [await stack.enter_async_context(Client.guest(urls[0])) for _ in range(2)]
    table = await ann.make(game, "me", "open", *bots, **({"away": 0} | more))
    await bob.join(table)
    await ann.start(table)
    return [Player(ann, table, 0, *urls, most=most), Player(bob, table, 1, *urls[::-1], most=most)]


async def begin_alone(stack: AsyncExitStack, url: str, most: int) -> Player:
    """Starts a match of one person, who need not wait for anyone."""
    client = await stack.enter_async_context(Client.guest(url))
    table = await client.make("karak", "me")
    await client.start(table)
    return Player(client, table, 0, url, most=most)


async def reached(players: Sequence[Player], acts: int) -> None:
    """Waits until that many acts were acknowledged."""
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for player in players) < acts and not all(p.over for p in players):
            await asyncio.sleep(0.005)


def rows_of(database_url: str, table: str) -> list[Row]:
    database = Database(database_url)
    try:
        with database.transaction(write=False) as connection:
            last = connection.execute(select(TABLE.c.last).where(TABLE.c.id == table)).scalar_one()
            return load_rows(connection, table, 0, last)
    finally:
        database.close()


def nothing_is_lost(player: Player, rows: Sequence[Row]) -> None:
    """Asserts that everything this player received is in the log, and everything they sent happened at most once."""
    assert [row.entry.n for row in rows] == list(range(1, len(rows) + 1))
    mine = [row for row in rows if row.cid and row.entry.by == player.seat]
    happened = {row.cid: row.entry for row in mine if row.cid}
    assert len(happened) == len(mine), "something happened twice"
    assert set(player.acknowledged) <= set(happened) <= set(player.sent)
    for id, n in player.acknowledged.items():
        assert happened[id].n <= n <= len(rows)
    assert all((entry.act or entry.fact) == player.sent[id] for id, entry in happened.items())
    for n, line in player.lines.items():
        assert rows[n - 1].entry.by == line.get("by")


async def the_record_holds(player: Player) -> None:
    """Asserts that the match is over and its record verifies."""
    answer = await player.client.http.get(f"/tables/{player.table}/record")
    assert answer.status_code == 200, answer.text
    header, entries, seal = loads(answer.content)
    verdict = verify(games.load(header.game), header, entries, seal.secret)
    assert verdict.over
    assert verdict.draws_checked
    assert verdict.result == player.result
    assert verdict.entries == player.n
