"""A client that watches a match without entries since entry 0 gets a view."""

from pathlib import Path

import pytest

from server.client import Client
from server.serving import serve_here

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("started", [True, False])
async def test_a_client_that_starts_with_number_zero_is_shown_the_match(tmp_path: Path, started: bool) -> None:
    with serve_here(tmp_path) as served:
        async with Client.guest(served.url) as ann, ann.connect() as line:
            table = await ann.make("goblin", "me", "me")
            if started:
                await ann.start(table)
            await line.watch(table, since=0)
            if not started:
                await ann.start(table)
            room = served.do(served.node.rooms.room(table))
            assert room.n == 0
            heard = [frame for frame in line.frames if frame["t"] == "snapshot"]
            shown = heard[0] if heard else await line.until("snapshot")
            assert shown["now"]["view"]
