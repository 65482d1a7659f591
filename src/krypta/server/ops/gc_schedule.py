"""Garbage collection on a timer, so that pauses stay short.

By default Python collects after a number of allocations, however many of the objects are still in use: with a thousand
matches that took a fifth of the time, nearly always in vain, since acts leave no cyclic garbage behind.
"""

import gc
import time

YOUNG_SECONDS = 1.0  # between searches among what is new since the last one: it takes a few milliseconds
ALL_SECONDS = 300.0  # between searches among everything: it takes tenths of a second
FEW = 500  # new objects are not worth a search
MANY = 100_000  # are too many to wait for the next one


def search_rarely() -> None:
    """Keep what is there now for good, and leave searching for the rest to `GcSchedule`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, 10, 10)


class GcSchedule:
    """Use `search` every YOUNG_SECONDS."""

    def __init__(self) -> None:
        self._searched_all = time.monotonic()

    async def search(self) -> None:
        if gc.get_count()[0] < FEW:
            return
        if time.monotonic() - self._searched_all < ALL_SECONDS:
            gc.collect(1)
        else:
            gc.collect()
            self._searched_all = time.monotonic()
