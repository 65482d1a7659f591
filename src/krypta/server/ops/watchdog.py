"""Reports stalls of the event loop, during which every client waits, and what caused them.

The loop updates a timestamp periodically. A thread checks it, and during a stall records the loop's stack: afterwards
it would be gone.
"""

import asyncio
import contextlib
import logging
import sys
import threading
import time
import traceback
from types import FrameType
from typing import Any

from krypta.server.ops.logs import FRAMES, log
from krypta.server.ops.metrics import Metrics

BEAT_SECONDS = 0.05
STALL_SECONDS = 0.25  # long enough for a player to notice


class Watchdog:
    """`with Watchdog(metrics): ...` in the thread of the loop to watch."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._beaten = self._worked = 0.0  # the time of the last beat, and the thread's CPU time then
        self._beat_again: asyncio.TimerHandle | None = None
        self._stopped = threading.Event()
        self._seen: dict[str, Any] = {}  # the task and the stack during the current stall

    def __enter__(self) -> "Watchdog":
        self._beaten, self._worked = time.monotonic(), time.thread_time()
        self._beat()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        if self._beat_again is not None:
            self._beat_again.cancel()

    def _beat(self) -> None:
        now, worked = time.monotonic(), time.thread_time()
        stood_still = now - self._beaten - BEAT_SECONDS
        if stood_still > STALL_SECONDS:
            self.metrics.loop_stalls.observe(stood_still)
            # Much less CPU time than stall means that the thread could not run: the machine was busy, or the GIL taken.
            cpu = round(worked - self._worked, 3)
            log("loop-stalled", logging.WARNING, seconds=round(stood_still, 3), cpu=cpu, **self._seen)
        self._seen = {}
        self._beaten, self._worked = now, worked
        self._beat_again = self._loop.call_later(BEAT_SECONDS, self._beat)

    def _watch(self) -> None:
        while not self._stopped.wait(STALL_SECONDS / 2):
            beaten = self._beaten
            if time.monotonic() - beaten < STALL_SECONDS or self._seen:
                continue
            frame = sys._current_frames().get(self._thread_id)
            seen = {"task": self._task(), "where": place_of(frame)}
            if beaten == self._beaten:
                self._seen = seen

    def _task(self) -> str:
        """The name of the running task's function, such as Connection._work; empty outside tasks."""
        with contextlib.suppress(Exception):  # the task may end meanwhile
            task = asyncio.current_task(self._loop)
            return "" if task is None else str(getattr(task.get_coro(), "__qualname__", task.get_name()))
        return ""


def place_of(frame: FrameType | None) -> list[str]:
    """Files, lines and functions, the innermost last; no values, which may be secret."""
    stack = [] if frame is None else traceback.extract_stack(frame)[-FRAMES:]
    return [f"{one.filename}:{one.lineno} {one.name}" for one in stack]
