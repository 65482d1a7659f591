"""Redis or Valkey goes down and comes back during a match on two nodes: updates are slower, and nothing is lost."""

import asyncio
import gc
import shutil
import signal
import warnings
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
import redis

from krypta.server.cluster.redis_notifier import RedisNotifier
from krypta.server.tables import rooms
from server.chaos.matches import begin, nothing_is_lost, reached, rows_of, the_record_holds
from server.chaos.player import PATIENCE, Player
from server.chaos.two_nodes import pair
from server.parts import Redis, Valkey
from server.serving import ServedHere


@pytest.fixture(params=[Redis, Valkey])
def notifier(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Redis]:
    if request.param is Valkey and shutil.which(Valkey.server) is None:
        pytest.skip("Valkey is not installed on this machine.")
    part = request.param(tmp_path / "bell")
    part.start()
    yield part
    part.kill()


def test_a_match_on_two_nodes_goes_on_without_its_notifier_and_with_it_again(
    tmp_path: Path, postgres_url: str, notifier: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "POLL_ANYWAY", 3600.0)  # no polling: only notifications bring news
    with pair(tmp_path, postgres_url, redis_url=notifier.url) as nodes:
        asyncio.run(go_on_without(nodes, postgres_url, notifier))


def test_a_notifier_that_nobody_stops_closes_its_connections_with_the_loop(notifier: Redis) -> None:
    async def listen() -> None:
        never_stopped = RedisNotifier(notifier.url, "node")
        await never_stopped.start(lambda _table, _version: None, lambda _table, _shown: None)
        never_stopped.notify("table", 1)
        async with asyncio.timeout(PATIENCE):
            while not never_stopped.reliable or "cmdstat_publish" not in await asyncio.to_thread(commands, notifier):
                await asyncio.sleep(0.02)

    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always", ResourceWarning)
        asyncio.run(listen())
        gc.collect()
    assert [str(one.message) for one in left_open if "Connection" in str(one.message)] == []


def commands(notifier: Redis) -> str:
    """What Redis says of the commands that it has had."""
    with closing(redis.Redis(port=notifier.port)) as client:
        return str(client.info("commandstats"))


async def go_on_without(nodes: tuple[ServedHere, ServedHere], database_url: str, notifier: Redis) -> None:
    async with AsyncExitStack() as stack:
        await heard(nodes, True)
        players = await begin(stack, [node.url for node in nodes], most=40)
        playing = [asyncio.create_task(player.play()) for player in players]
        await reached(players, 10)
        await asyncio.to_thread(notifier.stop)
        await heard(nodes, False)
        await news_cross(players)
        assert not any(node.node.rooms.notifier.reliable for node in nodes)
        await asyncio.to_thread(notifier.start)
        await heard(nodes, True)
        await asyncio.gather(*playing)
        for player in players:
            nothing_is_lost(player, rows_of(database_url, player.table))
            assert set(player.acknowledged) == set(player.sent)
            assert player.connections == 1
        await the_record_holds(players[0])


async def heard(nodes: tuple[ServedHere, ServedHere], so: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(node.node.rooms.notifier.reliable is not so for node in nodes):
            await asyncio.sleep(0.02)


async def news_cross(players: list[Player]) -> None:
    """Waits until each player has acted twice after the other: changes on one node reach the other."""
    for player in players * 2:
        acts = len(player.acknowledged)
        await player.until(lambda player=player, acts=acts: len(player.acknowledged) > acts or player.over)
    assert not players[0].over


@pytest.mark.slow
def test_a_match_on_two_nodes_goes_on_while_its_notifier_hangs(
    tmp_path: Path, postgres_url: str, notifier: Redis
) -> None:
    with pair(tmp_path, postgres_url, redis_url=notifier.url) as nodes, closing(Hanging(notifier)) as hanging:
        asyncio.run(go_on_while_it_hangs(nodes, postgres_url, hanging))


class Hanging:
    """A server that accepts everything and never answers."""

    def __init__(self, notifier: Redis) -> None:
        assert notifier.process is not None
        self._process = notifier.process

    def hang(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def close(self) -> None:
        self._process.send_signal(signal.SIGCONT)


async def go_on_while_it_hangs(nodes: tuple[ServedHere, ServedHere], database_url: str, notifier: Hanging) -> None:
    async with AsyncExitStack() as stack:
        await heard(nodes, True)
        players = await begin(stack, [node.url for node in nodes], most=40)
        playing = [asyncio.create_task(player.play()) for player in players]
        await reached(players, 10)
        notifier.hang()
        await news_cross(players)
        notifier.close()
        await asyncio.gather(*playing)
        for player in players:
            nothing_is_lost(player, rows_of(database_url, player.table))
        await the_record_holds(players[0])
