"""One node for all tests of the wire: tables are independent of each other."""

from collections.abc import Iterator

import pytest

from krypta.server.limits import Limits
from krypta.server.ws import switchboard
from server.serving import ServedHere, serve_here


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    with serve_here(tmp_path_factory.mktemp("wire")) as served:
        without_limits(served)
        yield served


def without_limits(served: ServedHere) -> None:
    """Lifts the limits: all our guests share one address, and chat as fast as they can."""
    served.node.people.guests = Limits(1e6, burst=10**6)
    served.node.switchboard.chat_limits = Limits(1e6, burst=10**6)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lifts the message limit: on a fast machine our players act faster than people may."""
    monkeypatch.setattr(switchboard, "FRAMES_A_SECOND", 1e9)


@pytest.fixture
def url(served: ServedHere) -> str:
    return served.url
