"""Reads what people have written (card files, decks) off the event loop: in a few threads, with a deadline."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from krypta.server.refusal import Refusal

T = TypeVar("T")
THREADS = 2  # they compete with the event loop for the GIL: more threads would slow everybody down
MOST_WAITING = 40  # requests; the largest files take about a quarter of a second each
MOST_EACH = 10  # from one address or person, so that nobody can fill the queue
DEADLINE = 5.0  # seconds, including the wait for a thread


class Building:
    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING, deadline: float = DEADLINE) -> None:
        self.most = most
        self.deadline = deadline
        self.waiting: Counter[str] = Counter()  # requests by address or person
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="building")

    async def run(self, work: Callable[[], T], who: str = "") -> T:
        """Run `work` in a thread; a refusal if the queue is full or the deadline passes.

        `who` is the address or person that asks; requests without one are limited only by the whole queue.
        """
        if self.waiting.total() >= self.most or (who and self.waiting[who] >= MOST_EACH):
            raise Refusal("server-files-busy", status=503)
        self.waiting[who] += 1
        loop = asyncio.get_running_loop()
        future = self._threads.submit(work)
        future.add_done_callback(lambda _: self._leave(loop, who))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.deadline)
        except TimeoutError:
            future.cancel()  # has no effect once a thread has begun: threads cannot be interrupted
            raise Refusal("server-files-slow", status=503) from None

    def _leave(self, loop: asyncio.AbstractEventLoop, who: str) -> None:
        """Called in any thread; the counter belongs to the loop's thread."""
        with contextlib.suppress(RuntimeError):  # the loop is closed, and the counter no longer matters
            loop.call_soon_threadsafe(self._count_off, who)

    def _count_off(self, who: str) -> None:
        self.waiting[who] -= 1
        if not self.waiting[who]:
            del self.waiting[who]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
