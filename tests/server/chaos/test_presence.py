"""Presence on two nodes: a person connected to any node must not count as away, or a bot would take their seat."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, select

from krypta.core.match import Match
from krypta.server.storage.schema import NODE, PRESENCE
from server.chaos.matches import begin
from server.chaos.player import PATIENCE, Player
from server.chaos.two_nodes import pair
from server.client import Line, connected
from server.parts import Postgres
from server.serving import ServedHere


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[tuple[ServedHere, ServedHere]]:
    with pair(tmp_path, postgres_url) as two:
        yield two


def here(node: ServedHere, table: str, user: str) -> bool:
    """Whether this node considers the person present at that table."""
    room = node.node.rooms.open.get(table)
    return room is not None and user in room.here()


async def comes_about(so: Callable[..., object], *args: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so(*args):
            await asyncio.sleep(0.02)


async def stays(node: ServedHere, table: str, user: str) -> None:
    """Asserts that they are still present after the node's next two checks."""
    for _ in range(2):
        before = node.node.rooms._polled
        await comes_about(lambda before=before: node.node.rooms._polled > before)
    assert here(node, table, user)


def test_a_person_who_moves_to_the_other_node_is_present_also_after_the_old_connection_has_gone(
    nodes: tuple[ServedHere, ServedHere],
) -> None:
    async def move() -> None:
        one, two = nodes
        async with AsyncExitStack() as stack:
            ann, bob = await begin(stack, [one.url, two.url])
            table, user = ann.table, ann.client.id
            waiting = await watching(stack, two, bob)
            old = await watching(stack, one, ann)
            await comes_about(here, two, table, user)
            other = await watching(stack, one, bob)
            await watching(stack, two, ann)
            await old.socket.close()
            await stays(one, table, user)
            await other.socket.close()
            await stays(one, table, bob.client.id)
            assert waiting.is_open

    asyncio.run(move())


async def watching(stack: AsyncExitStack, node: ServedHere, player: Player) -> Line:
    line = await stack.enter_async_context(connected(node.url, player.client.cookie))
    await line.watch(player.table)
    return line


def test_a_person_who_comes_back_at_once_is_present(nodes: tuple[ServedHere, ServedHere]) -> None:
    async def come_and_go() -> None:
        one, two = nodes
        async with AsyncExitStack() as stack:
            ann, bob = await begin(stack, [one.url, two.url])
            await watching(stack, two, bob)
            async with connected(one.url, ann.client.cookie) as line:
                for _ in range(20):
                    await line.watch(ann.table)
                await stays(two, ann.table, ann.client.id)

    asyncio.run(come_and_go())


def test_a_node_that_was_taken_for_dead_says_again_who_is_present(nodes: tuple[ServedHere, ServedHere]) -> None:
    async def forget() -> None:
        one, two = nodes
        async with AsyncExitStack() as stack:
            ann, bob = await begin(stack, [one.url, two.url])
            await watching(stack, two, bob)
            await watching(stack, one, ann)
            await comes_about(here, two, ann.table, ann.client.id)
            await asyncio.to_thread(two.do, two.node.database.write(lambda c: bury(c, one.node.rooms.id)))
            while ann.client.id not in await asyncio.to_thread(noted, one):
                await asyncio.sleep(0.05)
            await stays(two, ann.table, ann.client.id)

    asyncio.run(asyncio.wait_for(forget(), PATIENCE))


def bury(connection: Connection, node: str) -> None:
    """Removes a node that has given no sign of life, as every node does."""
    assert connection.execute(delete(PRESENCE).where(PRESENCE.c.node == node)).rowcount == 1
    assert connection.execute(delete(NODE).where(NODE.c.id == node)).rowcount == 1


def noted(node: ServedHere) -> set[str]:
    """The people at this node, as all nodes can read it."""
    with node.node.database.transaction(write=False) as connection:
        return set(
            connection.execute(select(PRESENCE.c.user_id).where(PRESENCE.c.node == node.node.rooms.id)).scalars()
        )


def test_a_person_who_comes_while_the_database_is_away_is_present_once_it_is_back(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path / "postgres")
    postgres.start()

    async def come(one: ServedHere, two: ServedHere) -> None:
        async with AsyncExitStack() as stack:
            ann, bob = await begin(stack, [one.url, two.url])
            await watching(stack, two, bob)
            line = await stack.enter_async_context(connected(one.url, ann.client.cookie))
            await asyncio.to_thread(postgres.stop)
            await line.watch(ann.table)
            await asyncio.to_thread(postgres.start)
            await comes_about(here, two, ann.table, ann.client.id)

    try:
        with pair(tmp_path, postgres.database()) as nodes:
            asyncio.run(come(*nodes))
    finally:
        postgres.kill()


def handed_over(match: Match) -> list[str]:
    """The recipients of handovers: a bot's level, or empty for the person. The bot may have acted in between."""
    return [entry.who or "" for entry in match.entries if entry.fact == "handover"]


def test_a_bot_that_stepped_in_just_as_somebody_came_to_the_other_node_gets_up(
    nodes: tuple[ServedHere, ServedHere],
) -> None:
    async def step_in() -> None:
        one, two = nodes
        async with AsyncExitStack() as stack:
            ann, bob = await begin(stack, [one.url, two.url])
            await watching(stack, two, bob)
            await watching(stack, two, ann)
            rooms = [await asyncio.to_thread(node.do, node.node.rooms.room(ann.table)) for node in nodes]
            late = rooms[0].change(lambda draft: draft.fact(lambda match: match.hand_over(0, "greedy")))
            await asyncio.to_thread(one.do, late)
            await comes_about(lambda: handed_over(rooms[1].match) == ["greedy", ""])
            await comes_about(lambda: rooms[0].match.bots[0] == "")

    asyncio.run(step_in())
