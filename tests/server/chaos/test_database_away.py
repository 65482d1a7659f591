"""PostgreSQL goes down and comes back: clear refusals, then everything continues without a restart."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.chaos.matches import begin, begin_alone, nothing_is_lost, reached, rows_of, the_record_holds
from server.chaos.player import Player
from server.chaos.two_nodes import pair
from server.client import Client, Line, connected
from server.parts import Postgres, redis_url
from server.serving import ServedHere

AWAY = "server-database-away"


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[Postgres]:
    part = Postgres(tmp_path / "postgres")
    part.start()
    yield part
    part.kill()


def test_a_match_without_its_database_is_refused_with_a_reason_and_then_goes_on(
    tmp_path: Path, postgres: Postgres
) -> None:
    away_and_back(tmp_path, postgres, postgres.stop, seconds=3)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_match_goes_on_after_ten_seconds_without_the_database(tmp_path: Path, postgres: Postgres, how: str) -> None:
    away_and_back(tmp_path, postgres, getattr(postgres, how), seconds=10)


def away_and_back(tmp_path: Path, postgres: Postgres, go_away: Callable[[], None], seconds: float) -> None:
    url = postgres.database()

    async def live_through_it(nodes: tuple[ServedHere, ServedHere]) -> None:
        async with AsyncExitStack() as stack:
            tables = [await begin(stack, [node.url for node in nodes], most=30) for _ in range(2)]
            alone = [await begin_alone(stack, node.url, most=150) for node in nodes]
            players = [*alone, *(player for table in tables for player in table)]
            quiet = await Quiet.come(stack, nodes[0].url)
            playing = [asyncio.create_task(player.play()) for player in players]
            await reached(players, 30)
            await asyncio.to_thread(go_away)
            await quiet.is_refused()
            await players_are_refused(alone)
            await asyncio.sleep(seconds)  # the outage itself
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*playing)
            for player in players:
                nothing_is_lost(player, rows_of(url, player.table))
                assert set(player.acknowledged) == set(player.sent)
            for player in (*alone, *(table[0] for table in tables)):
                await the_record_holds(player)
            await quiet.goes_on(url)

    with pair(tmp_path, url, redis_url=redis_url()) as nodes:
        asyncio.run(live_through_it(nodes))


async def players_are_refused(players: list[Player]) -> None:
    """Asserts that acts are refused with the reason; players retry."""
    for player in players:
        await player.until(lambda player=player: any(why == AWAY for _, why in player.refused))
        assert not player.over


class Quiet:
    """A client that sends one message while the database is away, and resends it only much later."""

    def __init__(self, client: Client, line: Line, table: str) -> None:
        self.client, self.line, self.table = client, line, table

    @classmethod
    async def come(cls, stack: AsyncExitStack, url: str) -> "Quiet":
        client = await stack.enter_async_context(Client.guest(url))
        table = await client.make("karak", "me", "me", away=0)
        await client.start(table)
        line = await stack.enter_async_context(client.connect())
        await line.watch(table, seat=0)
        if not line.now["now"]["options"]:
            await line.watch(table, seat=1)
        return cls(client, line, table)

    async def is_refused(self) -> None:
        """Asserts that requests are refused over WebSocket, over HTTP, and in the handshake."""
        now = self.line.now
        self.said = {"id": "said-while-away", "n": now["n"], "act": now["now"]["options"][0]["act"]}
        refused = await self.line.ask("act", **self.said)
        assert (refused["t"], refused["why"]["id"]) == ("refused", AWAY)
        assert refused["why"]["args"]["seconds"] > 0
        for answer in (
            await self.client.http.get(f"/tables/{self.table}"),
            await self.client.http.post("/tables", json={"game": "karak", "seats": ["me"]}),
            await self.client.http.post("/me/guest"),
        ):
            self.is_answered_503(answer)
        with pytest.raises(InvalidStatus) as shut:
            async with connected(self.client.url, self.client.cookie):
                pass
        assert shut.value.response.status_code == 503
        assert int(shut.value.response.headers["retry-after"]) > 0

    def is_answered_503(self, answer: httpx.Response) -> None:
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["id"] == AWAY

    async def goes_on(self, database_url: str) -> None:
        """Asserts that the refused message changed nothing, and that a resend on the same connection is carried out
        once."""
        n = self.said["n"]
        assert len(rows_of(database_url, self.table)) == n
        first = await self.line.do("act", **self.said)
        again = await self.line.do("act", **self.said)
        assert first == again
        rows = rows_of(database_url, self.table)
        assert [row.entry.act for row in rows if row.cid == self.said["id"]] == [self.said["act"]]
        assert rows[n].cid == self.said["id"]
        assert len(rows) == first["n"]
        assert (await self.client.get(f"/tables/{self.table}"))["state"] == "running"
