"""A clock that cannot jump, for durations measured on this node; stored times are wall-clock times."""

import time

JUMP_MS = 1000  # smaller corrections of the wall clock are ignored
MOST_JUMPS = 100

Since = tuple[float, int]  # from this steady time on, the wall clock was ahead by that much


def now() -> int:
    """Monotonic milliseconds; only differences are meaningful."""
    return time.monotonic_ns() // 1_000_000


def _wall() -> int:
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Converts wall-clock times to steady ones, taking into account the jumps of the wall clock since the start."""

    def __init__(self) -> None:
        self._offsets: list[Since] = [(float("-inf"), _wall() - now())]

    def of(self, wall: int) -> int:
        """The steady time of a past wall-clock time."""
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
