"""An emote that is sent on one node is seen on the other, once, and a crowd on one node does not flood the other."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from krypta.server.limits import Limits
from krypta.server.talk.emotes import OF_PERSON_AT_ONCE
from server.chaos.matches import begin
from server.chaos.player import PATIENCE, Player
from server.chaos.two_nodes import pair
from server.client import Line, connected
from server.serving import ServedHere

Nodes = tuple[ServedHere, ServedHere]


class CountingLimits(Limits):
    """A limit that knows how often it was asked, allowed or not."""

    asked = 0

    def take(self, key: str) -> float:
        self.asked += 1
        return super().take(key)


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[Nodes]:
    with pair(tmp_path, postgres_url, redis_url=redis_url) as both:
        yield both


def test_an_emote_is_seen_on_the_other_node_and_a_resend_there_is_not_shown_again(nodes: Nodes) -> None:
    async def send_and_resend() -> None:
        async with AsyncExitStack() as stack:
            (ann, _), (anns, bobs) = await both_watch(stack, nodes)
            await anns.do("emote", id="same", what="laugh")
            assert await feelings(bobs, 1) == [(0, "laugh")]
            moved = await watching(stack, nodes[1], ann)  # the answer got lost, and Ann comes back at the other node
            await moved.do("emote", id="same", what="laugh")
            await moved.do("emote", id="next", what="wow")
            for line in (anns, bobs):
                assert await feelings(line, 2) == [(0, "laugh"), (0, "wow")]

    asyncio.run(send_and_resend())


def test_what_a_crowd_on_one_node_feels_counts_at_the_table_on_the_other(nodes: Nodes) -> None:
    async def flood() -> None:
        async with AsyncExitStack() as stack:
            (_, bob), (anns, bobs) = await both_watch(stack, nodes)
            emotes = nodes[1].node.switchboard.emotes
            emotes.at_table = one = CountingLimits(0.001, burst=1)
            for _ in range(OF_PERSON_AT_ONCE):
                await anns.do("emote", what="cheer")
            assert await feelings(bobs, 1) == [(0, "cheer")]
            async with asyncio.timeout(PATIENCE):
                while one.asked < OF_PERSON_AT_ONCE:
                    await asyncio.sleep(0.02)
            sent = await watching(stack, nodes[0], bob)
            emotes.at_table = Limits(3.0, burst=12)
            await sent.do("emote", what="wow")
            assert await feelings(bobs, 2) == [(0, "cheer"), (1, "wow")]
            assert len(await feelings(anns, OF_PERSON_AT_ONCE + 1)) == OF_PERSON_AT_ONCE + 1

    asyncio.run(flood())


async def both_watch(stack: AsyncExitStack, nodes: Nodes) -> tuple[list[Player], list[Line]]:
    """A match with Ann on the first node and Bob on the second, which hear each other."""
    async with asyncio.timeout(PATIENCE):
        while not all(node.node.rooms.notifier.reliable for node in nodes):
            await asyncio.sleep(0.02)
    players = await begin(stack, [node.url for node in nodes])
    return players, [await watching(stack, node, player) for node, player in zip(nodes, players, strict=True)]


async def watching(stack: AsyncExitStack, node: ServedHere, player: Player) -> Line:
    line = await stack.enter_async_context(connected(node.url, player.client.cookie))
    await line.watch(player.table)
    return line


async def feelings(line: Line, count: int) -> list[tuple[int | None, str]]:
    """The emotes that this viewer has seen, once there are that many."""
    while True:
        seen = [(frame["seat"], frame["what"]) for frame in line.frames if frame["t"] == "emote"]
        if len(seen) >= count:
            return seen
        await line.receive()
