"""Reference cycles are collected, although Python's automatic collection is off."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from krypta.server.ops import gc_schedule
from krypta.server.ops.gc_schedule import FEW, GcSchedule


class Loop:
    """A reference cycle."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def only_on_demand() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def left_behind() -> weakref.ref[Loop]:
    return weakref.ref(Loop())


def make_many() -> list[list[int]]:
    """Creates enough objects for a collection to be due."""
    return [[] for _ in range(2 * FEW)]


def test_new_garbage_is_collected() -> None:
    searching = GcSchedule()
    kept, gone = make_many(), left_behind()
    asyncio.run(searching.search())
    assert gone() is None
    assert len(kept) == 2 * FEW


def test_few_objects_are_not_searched_for_garbage() -> None:
    gone = left_behind()
    asyncio.run(GcSchedule().search())
    assert gone() is not None


@pytest.mark.parametrize(
    ("seconds", "is_found"), [(gc_schedule.ALL_SECONDS - 1, False), (gc_schedule.ALL_SECONDS, True)]
)
def test_old_garbage_is_collected_from_time_to_time(
    monkeypatch: pytest.MonkeyPatch, seconds: float, is_found: bool
) -> None:
    moment = 0.0
    monkeypatch.setattr("krypta.server.ops.gc_schedule.time.monotonic", lambda: moment)
    searching, old = GcSchedule(), Loop()
    gone = weakref.ref(old)
    gc.collect()  # moves it to the oldest generation
    del old
    kept, moment = make_many(), seconds
    search = searching.search()
    with pytest.raises(StopIteration):  # stepped by hand: an event loop's clock would stand still too
        search.send(None)
    assert (gone() is None) == is_found
    assert len(kept) == 2 * FEW
