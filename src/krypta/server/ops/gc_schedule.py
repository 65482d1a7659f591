"""Garbage collection on a timer, so that pauses stay short.

By default Python collects after a number of allocations, even if most objects are still in use. With a thousand matches
that took a fifth of the time and freed almost nothing, since acts leave no cyclic garbage behind.
"""

import gc
import time

YOUNG_SECONDS = 1.0  # between collections of young objects, which take a few milliseconds
ALL_SECONDS = 300.0  # between full collections, which take tenths of a second
FEW = 500  # new objects below which a collection is not worthwhile
MANY = 100_000  # new objects after which Python collects automatically


def search_rarely() -> None:
    """Exempt all current objects from collection, and leave the rest to `GcSchedule`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, 10, 10)


class GcSchedule:
    """Collects garbage; call `search` every YOUNG_SECONDS."""

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
