"""Two nodes on PostgreSQL and Redis: the players of one match are on both, and one node dies in the middle."""

import asyncio
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpx
from sqlalchemy import select, update

from krypta.server.storage.database import Database
from krypta.server.storage.schema import ENTRY, NODE, TABLE
from server.chaos.matches import begin, nothing_is_lost, reached, rows_of, the_record_holds
from server.chaos.player import PATIENCE
from server.client import Client, connected
from server.serving import Served, serve

NEVER = {"kind": "budget", "seconds": 3600}  # a running clock, so that a node must watch the table all the time


def test_a_match_on_two_nodes_is_played_on_when_one_is_killed_and_the_other_takes_its_bots_and_clocks_over(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    shared = ("--database-url", postgres_url, "--redis-url", redis_url, "--bot-pace", "0")
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        closing(Database(postgres_url)) as database,
        serve(folders[0], *shared) as one,
        Rising(Served(folders[1], *shared)) as two,
    ):
        asyncio.run(play_and_kill(database, postgres_url, one, two))


class Rising:
    """A node that is starting."""

    def __init__(self, served: Served) -> None:
        self.served = served.start(wait=False)

    def __enter__(self) -> Served:
        return self.served

    def __exit__(self, *_: object) -> None:
        if self.served.running.poll() is None:
            self.served.kill()


async def play_and_kill(database: Database, url: str, one: Served, two: Served) -> None:
    async with AsyncExitStack() as stack:
        players = await begin(stack, [one.url, two.url], bots=["greedy"], most=20, clock=NEVER)
        alone = await play_alone(players[0].client)
        await led_by_first(database, [players[0].table, alone])
        await asyncio.to_thread(two.await_ready)
        playing = [asyncio.create_task(player.play()) for player in players]
        await reached(players, 12)  # not many more: against players who stop at random a bot may soon win
        assert acts_of(one) > 0
        assert acts_of(two) > 0
        one.kill()
        use_up_time(database, alone)
        await time_runs_out(players[0].client.cookie, alone, two.url)
        await asyncio.gather(*playing)
        assert players[0].connections >= 2
        for player in players:
            player.client.http.base_url = f"{two.url}/api"
            nothing_is_lost(player, rows_of(url, player.table))
            assert set(player.acknowledged) == set(player.sent)
        await the_record_holds(players[0])


async def play_alone(client: Client) -> str:
    """Starts a match of one person, who has acted once and is thinking."""
    table = await client.make("karak", "me", clock=NEVER)
    await client.start(table)
    async with client.connect() as line:
        await line.watch(table)
        await line.act()
    return table


async def led_by_first(database: Database, tables: list[str]) -> None:
    """Waits until the first node, still alone, runs the bots and clocks of these tables."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with database.transaction(write=False) as connection:
                (node,) = connection.execute(select(NODE.c.id)).scalars().all()
                found = connection.execute(select(TABLE.c.lease_node).where(TABLE.c.id.in_(tables))).scalars()
                if set(found) == {node}:
                    return
            await asyncio.sleep(0.05)


def acts_of(served: Served) -> float:
    """The number of acts that this node has carried out."""
    lines = httpx.get(f"{served.url}/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("krypta_acts_total"))


def use_up_time(database: Database, table: str) -> None:
    """Pretends that the first player's act took almost all of the hour."""
    with database.transaction() as connection:
        acts = (ENTRY.c.match == table) & ENTRY.c.cid.is_not(None) & (ENTRY.c.cid != "")
        assert connection.execute(update(ENTRY).where(acts).values(spent=3_599_000)).rowcount == 1


async def time_runs_out(cookie: str, table: str, url: str) -> None:
    """Waits at that node until the time of the thinking player has run out."""
    async with connected(url, cookie) as line:
        await line.watch(table)
        while line.now["now"]["result"] is None:
            await line.receive()
        assert [each["fact"] for each in line.now["lines"]] == ["timeout", "reveal"]
