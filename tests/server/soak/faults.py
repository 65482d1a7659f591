"""What may happen to a server. Each fault strikes, lasts as long as it says, and leaves everything running again."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from server.chaos.player import Player
from server.client import Line
from server.serving import Served, writer_processes_of
from server.soak.cluster import Cluster, set_clock

SECONDS = (1.0, 4.0)  # that something is away or stands still
WRONG_BY = 3600  # seconds at most by which a wall clock is set wrong
Fault = Callable[[Cluster, "CuttablePlayers", random.Random], Awaitable[None]]


class CuttablePlayer(Player):
    """A player whose connection can be cut from outside."""

    line: Line | None = None

    async def _play(self, line: Line) -> None:
        self.line = line
        await super()._play(line)


CuttablePlayers = Sequence[CuttablePlayer]


def a_node(cluster: Cluster, rng: random.Random) -> Served:
    return rng.choice(cluster.nodes)


def pid_of(node: Served) -> int:
    assert node.process is not None
    return node.process.pid


def writer_of(node: Served) -> int:
    return next(iter(writer_processes_of(pid_of(node))), 0)


async def paused(rng: random.Random, *pids: int) -> None:
    """Stand still for a while, as a machine that swaps or is moved."""
    for pid in filter(None, pids):
        os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(rng.uniform(*SECONDS))
    for pid in filter(None, pids):
        os.kill(pid, signal.SIGCONT)


async def node_killed(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    node = a_node(cluster, rng)
    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)


async def all_nodes_killed(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    for node in cluster.nodes:
        await asyncio.to_thread(node.kill)
    for node in cluster.nodes:
        await asyncio.to_thread(node.start)


async def node_stopped(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    node = a_node(cluster, rng)
    code = await asyncio.to_thread(node.stop)
    assert code == 0, f"a node that was stopped ended with {code}"
    await asyncio.to_thread(node.start)


async def node_paused(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    await paused(rng, pid_of(a_node(cluster, rng)))


async def connections_cut(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    for player in rng.sample(players, k=(len(players) + 1) // 2):
        if player.line is not None:
            player.line.cut()


async def clock_set(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    """A node's wall clock jumps forwards or backwards, and stays there until it is set again."""
    set_clock(a_node(cluster, rng).folder, rng.randint(-WRONG_BY, WRONG_BY))


async def writer_killed(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    if writer := writer_of(a_node(cluster, rng)):
        os.kill(writer, signal.SIGKILL)


async def writer_paused(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    writer = writer_of(a_node(cluster, rng))
    try:
        await paused(rng, writer)
    except ProcessLookupError:  # the node has replaced it
        return


async def disk_full(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    """No file may grow any more, for the node and whoever writes for it."""
    node = a_node(cluster, rng)
    pids = [pid_of(node), *writer_processes_of(pid_of(node))]
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    for pid in pids:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
    await asyncio.sleep(rng.uniform(*SECONDS))
    for pid in [pid_of(node), *writer_processes_of(pid_of(node))]:  # a new writer has inherited the limit
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


async def foreign_lock(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    """Somebody else writes to the file and takes long."""
    other = sqlite3.connect(Path(cluster.url.removeprefix("sqlite:///")), isolation_level=None, timeout=10)
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(rng.uniform(*SECONDS))
    other.rollback()
    other.close()


async def redis_killed(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    assert cluster.redis is not None
    await asyncio.to_thread(cluster.redis.kill)
    await asyncio.sleep(rng.uniform(*SECONDS))
    await asyncio.to_thread(cluster.redis.start)


async def redis_paused(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    assert cluster.redis is not None
    assert cluster.redis.process is not None
    await paused(rng, cluster.redis.process.pid)


async def postgres_stopped(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.stop)
    await asyncio.sleep(rng.uniform(*SECONDS))
    await asyncio.to_thread(cluster.postgres.start)


async def postgres_killed(cluster: Cluster, players: CuttablePlayers, rng: random.Random) -> None:
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.kill)
    await asyncio.to_thread(cluster.postgres.start)


EVERYWHERE: list[Fault] = [node_killed, all_nodes_killed, node_stopped, node_paused, connections_cut, clock_set]
FAULTS: dict[str, list[Fault]] = {
    "sqlite": [*EVERYWHERE, writer_killed, writer_paused, disk_full, foreign_lock],
    "postgres": [*EVERYWHERE, redis_killed, redis_paused, postgres_stopped, postgres_killed],
}
