"""An operator stops the server under load: everyone is notified, nothing is lost, and the exit code is 0."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from krypta.server.settings import sqlite_url
from server.chaos.matches import begin, nothing_is_lost, reached, rows_of, the_record_holds
from server.client import connected
from server.serving import Served, serve, serve_here


def test_on_sigterm_everyone_is_told_to_come_back_and_every_acknowledged_act_is_kept(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        asyncio.run(stop_and_go_on(served))


async def stop_and_go_on(served: Served) -> None:
    url = sqlite_url(served.folder / "krypta" / "server.sqlite3")
    async with AsyncExitStack() as stack:
        players = [player for _ in range(3) for player in await begin(stack, [served.url], most=25)]
        onlooker = await stack.enter_async_context(connected(served.url))
        await onlooker.watch(players[0].table)
        playing = [asyncio.create_task(player.play()) for player in players]
        await reached(players, 40)
        assert not any(player.over for player in players)
        assert await asyncio.to_thread(served.stop) == 0
        goodbye = await onlooker.until("bye")
        await onlooker.socket.wait_closed()
        assert onlooker.socket.close_code == 1012
        for player in players:
            await player.until(lambda player=player: bool(player.byes))
            nothing_is_lost(player, rows_of(url, player.table))
        for bye in (goodbye, *(player.byes[0] for player in players)):
            assert bye["why"]["id"] == "server-going-away"
            assert bye["again"] > 0
        await asyncio.to_thread(served.start)
        await asyncio.gather(*playing)
        for player in players:
            assert len(player.byes) == 1
            nothing_is_lost(player, rows_of(url, player.table))
        for player in players[::2]:
            await the_record_holds(player)
    assert not [line for line in served.lines if line["level"] == "error"]


def test_a_person_who_comes_while_the_server_is_stopping_is_told_too(tmp_path: Path) -> None:
    async def come_late(url: str) -> None:
        async with connected(url) as line:
            bye = await line.until("bye")
            assert bye["again"] > 0
            await line.socket.wait_closed()

    with serve_here(tmp_path) as served:
        served.do(served.node.switchboard.say_goodbye())
        asyncio.run(come_late(served.url))
