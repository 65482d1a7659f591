"""kill -9 under load: acknowledged acts are stored, and everyone plays on to the end."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from krypta.server.settings import sqlite_url
from server.chaos.matches import begin, nothing_is_lost, reached, rows_of, the_record_holds
from server.chaos.player import Player
from server.serving import Served, serve, writer_processes_of


async def load_and_kill(served: Served, matches: int, kills: int, acts_between: int, most: int | None = None) -> int:
    """Plays that many matches at once, and kills the server after every so many acts; returns the number of kills under
    load."""
    hit = 0
    async with AsyncExitStack() as stack:
        players = [player for _ in range(matches) for player in await begin(stack, [served.url], most=most)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for kill in range(kills):
            await reached(players, (kill + 1) * acts_between)
            hit += any(not player.over for player in players)
            served.kill()
            await asyncio.to_thread(check, served, players)
            await asyncio.to_thread(served.start)
        await asyncio.gather(*playing)
        await asyncio.to_thread(check, served, players)
        assert all(set(player.acknowledged) == set(player.sent) for player in players)
        for player in players[::2]:
            await the_record_holds(player)
    return hit


def check(served: Served, players: list[Player]) -> None:
    url = sqlite_url(served.folder / "krypta" / "server.sqlite3")
    for player in players:
        nothing_is_lost(player, rows_of(url, player.table))


def test_every_acknowledged_act_survives_kill_9_and_every_match_is_played_on_to_its_end(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        assert asyncio.run(load_and_kill(served, matches=3, kills=2, acts_between=40, most=25)) == 2


@pytest.mark.slow
def test_every_acknowledged_act_survives_thirty_kills(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        assert asyncio.run(load_and_kill(served, matches=14, kills=30, acts_between=40)) == 30


async def load_and_kill_the_scribe(served: Served) -> int:
    """Plays, and kills the writer process now and then; returns the number of different processes killed."""
    killed = set()
    async with AsyncExitStack() as stack:
        players = [player for _ in range(4) for player in await begin(stack, [served.url], most=30)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for acts in (30, 60, 90):
            await reached(players, acts)
            assert served.process is not None
            (writer_pid,) = writer_processes_of(served.process.pid)
            os.kill(writer_pid, signal.SIGKILL)
            killed.add(writer_pid)
        await asyncio.gather(*playing)
        await asyncio.to_thread(check, served, players)
        assert all(set(player.acknowledged) == set(player.sent) for player in players)
        for player in players[::2]:
            await the_record_holds(player)
    return len(killed)


def test_every_acknowledged_act_survives_the_end_of_the_process_that_writes_and_every_match_goes_on(
    tmp_path: Path,
) -> None:
    with serve(tmp_path) as served:
        assert asyncio.run(load_and_kill_the_scribe(served)) == 3
