"""A clock that cannot jump, for what is measured while this node runs; stored times are those of the wall clock."""

import time

JUMP_MS = 1000  # by which the wall clock may be corrected little by little without being noticed
MOST_JUMPS = 100

Since = tuple[float, int]  # since when (steady), and by how much the wall clock is ahead of the steady one


def now() -> int:
    """Milliseconds that pass evenly; only their differences mean anything."""
    return time.monotonic_ns() // 1_000_000


def _wall() -> int:
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Knows when the wall clock jumped, and so when something happened that was noted by the wall clock."""

    def __init__(self) -> None:
        self._offsets: list[Since] = [(float("-inf"), _wall() - now())]

    def of(self, wall: int) -> int:
        """The steady time of a moment of the wall clock, which was not later than now."""
        at = now()
        self._notice_jump(at)
        end: float = at
        for since, offset in reversed(self._offsets):
            moment = wall - offset
            if since <= moment <= end:
                return moment
            end = since
        return min(wall - self._offsets[-1][1], at)

    def _notice_jump(self, at: int) -> None:
        offset = _wall() - at
        if abs(offset - self._offsets[-1][1]) > JUMP_MS:
            self._offsets.append((at, offset))
            if len(self._offsets) > MOST_JUMPS:
                del self._offsets[1]
