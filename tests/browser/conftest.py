"""Fixtures of the browser tests: one browser for all of them, a server per file, visitors per test."""

import hashlib
import itertools
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.chromium import launched
from browser.visitor import Visitor
from krypta.core.luck import SealedLuck
from krypta.server.limits import Limits
from krypta.server.tables import lobby, room, rooms
from server.serving import ServedHere, serve_here

Newcomer = Callable[..., Visitor]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks all but the first of several widths, colours or languages as slow, since a visit takes seconds, unless
    `every` one of them is needed."""
    seen = set()
    for item in items:
        if Path(__file__).parent not in item.path.parents:  # pytest passes the tests of all folders to every hook
            continue
        test = item.nodeid.partition("[")[0]
        if test in seen and not item.get_closest_marker("every"):
            item.add_marker(pytest.mark.slow)
        seen.add(test)


@pytest.fixture(scope="package")  # not session: Playwright blocks the event loops of other tests in this thread
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    """A server whose bots act at once, and which accepts any number of guests from one address."""
    with serve_here(tmp_path_factory.mktemp("served")) as served:
        served.node.people.guests = Limits(1e6, burst=10**6)
        yield served


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives a test the same luck every time, so that a failure can be reproduced; KRYPTA_LUCK=word changes it.

    The luck depends on the test's name alone, so that moving its file does not change it."""
    number = itertools.count()

    def seed() -> bytes:
        named = f"{request.node.name} {next(number)} {os.environ.get('KRYPTA_LUCK', '')}"
        return hashlib.sha256(named.encode()).digest()

    def without_nonces(seed: bytes, nonces: Sequence[str]) -> SealedLuck:  # pages choose their nonces at random
        return SealedLuck(seed, [""] * len(nonces))

    monkeypatch.setattr(rooms, "fresh_seed", seed)
    monkeypatch.setattr(lobby, "fresh_seed", seed)
    monkeypatch.setattr(room, "SealedLuck", without_nonces)


@pytest.fixture
def newcomer(browser: Browser, served: ServedHere) -> Iterator[Newcomer]:
    """Opens a fresh browser for a visitor: newcomer(360, color_scheme="light")."""
    yield from visitors(browser, served.url)


def visitors(browser: Browser, url: str) -> Iterator[Newcomer]:
    """Creates visitors, and closes all their browsers at the end."""
    came: list[Visitor] = []

    def come(width: int = 1440, **more: Any) -> Visitor:
        came.append(Visitor(browser, url, width, **more))
        return came[-1]

    yield come
    faults = []
    for visitor in came:
        try:
            visitor.leave()
        except AssertionError as error:
            faults.append(str(error))
    assert not faults, "\n".join(faults)


@pytest.fixture
def shot() -> Callable[[Visitor, str], None]:
    """Saves a picture of the page in the folder that KRYPTA_SHOTS names, if it is set."""
    folder = os.environ.get("KRYPTA_SHOTS")

    def keep(visitor: Visitor, name: str) -> None:
        if folder:
            visitor.page.screenshot(path=Path(folder) / f"{name}.png")

    return keep
