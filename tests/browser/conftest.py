"""What the browser's tests stand on: one browser for all of them, a server for each file, visitors for each test."""

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
from krypta.server.tables import lobby, rooms
from server.serving import ServedHere, serve_here

Newcomer = Callable[..., Visitor]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A visit takes seconds. Of several widths, colours or languages the short form takes the first, unless `every` one
    of them is wanted; the long form takes them all."""
    seen = set()
    for item in items:
        if Path(__file__).parent not in item.path.parents:  # pytest asks every folder about all tests
            continue
        test = item.nodeid.partition("[")[0]
        if test in seen and not item.get_closest_marker("every"):
            item.add_marker(pytest.mark.slow)
        seen.add(test)


@pytest.fixture(scope="package")  # not longer: while Playwright runs, this thread cannot run the other tests' loops
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    """A server whose bots do not take time to think, and which takes as many guests and names from one
    address as come."""
    with serve_here(tmp_path_factory.mktemp("served")) as served:
        served.node.people.guests = Limits(1e6, burst=10**6)
        served.node.people.names = Limits(1e6, burst=10**6)
        yield served


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same luck every time, so that what fails can be seen again; with KRYPTA_LUCK=word another.

    It follows from the test's name, so that a test keeps it when its file moves."""
    number = itertools.count()

    def seed() -> bytes:
        named = f"{request.node.name} {next(number)} {os.environ.get('KRYPTA_LUCK', '')}"
        return hashlib.sha256(named.encode()).digest()

    monkeypatch.setattr(rooms, "fresh_seed", seed)
    monkeypatch.setattr(lobby, "fresh_seed", seed)
    monkeypatch.setattr(lobby, "SealedLuck", WithoutNonces)


class WithoutNonces(SealedLuck):
    """Pages choose their nonces at random."""

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        super().__init__(seed, [""] * len(nonces))


@pytest.fixture
def newcomer(browser: Browser, served: ServedHere) -> Iterator[Newcomer]:
    """Somebody who comes with a fresh browser: newcomer(360, color_scheme="light")."""
    yield from visitors(browser, served.url)


def visitors(browser: Browser, url: str) -> Iterator[Newcomer]:
    """A fixture's whole life: visitors come, and all of them leave at the end."""
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
    """Keep a picture of the page in the folder that KRYPTA_SHOTS names, if it names one."""
    folder = os.environ.get("KRYPTA_SHOTS")

    def keep(visitor: Visitor, name: str) -> None:
        if folder:
            visitor.page.screenshot(path=Path(folder) / f"{name}.png")

    return keep
