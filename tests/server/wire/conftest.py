"""One node for all tests of the wire: tables do not know of each other."""

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
    """All our guests come from one address, and chat as fast as they can."""
    served.node.people.guests = Limits(1e6, burst=10**6)
    served.node.switchboard.chat_limits = Limits(1e6, burst=10**6)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our players act as fast as they are answered; on a fast machine that is faster than people may."""
    monkeypatch.setattr(switchboard, "FRAMES_A_SECOND", 1e9)


@pytest.fixture
def url(served: ServedHere) -> str:
    return served.url
