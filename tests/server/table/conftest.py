"""One node for all tests of tables. It has been running for an hour, and its guests share one address."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest
from msgspec.structs import replace

from krypta.server.limits import Limits
from server.serving import ServedHere, serve_here
from server.table.guests import Evening

HOUR_MS = 3_600_000
NEVER = 3600.0  # seconds: longer than any test


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    with serve_here(tmp_path_factory.mktemp("table")) as served:
        served.node.people.guests = Limits(1e6, burst=10**6)
        served.node.people.sign_ups = Limits(1e6, burst=10**6)
        served.node.rooms.started -= HOUR_MS
        yield served


@pytest.fixture
async def evening(served: ServedHere) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        yield Evening(served, stack)


@pytest.fixture
def bots_wait(served: ServedHere) -> Iterator[None]:
    """Bots wait for longer than the test takes, so that the test acts for them."""
    rooms = served.node.rooms
    before = rooms.settings
    rooms.settings = replace(before, bot_pace=NEVER)
    yield
    rooms.settings = before
