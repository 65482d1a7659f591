"""Work on what people have written (card files, decks): off the event loop, in a few threads, and not without end."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from krypta.server.refusal import Refusal

T = TypeVar("T")
THREADS = 2  # they share the interpreter with the event loop: more of them would make everyone wait
MOST_WAITING = 40  # at once; the largest files take about a quarter of a second each
MOST_EACH = 10  # of them from one address or person, so that nobody keeps the others out
DEADLINE = 5.0  # seconds, waiting for a thread included


class Building:
    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING, deadline: float = DEADLINE) -> None:
        self.most = most
        self.deadline = deadline
        self.waiting: Counter[str] = Counter()  # by who asked
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="building")

    async def run(self, work: Callable[[], T], who: str = "") -> T:
        """Do it in a thread. A refusal if too much is being done already, or if it takes too long.

        `who` asks for it, an address or a person; nobody in particular may ask for all that there is room for.
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
            future.cancel()  # unless a thread is at it already: those cannot be interrupted
            raise Refusal("server-files-slow", status=503) from None

    def _leave(self, loop: asyncio.AbstractEventLoop, who: str) -> None:
        """Called in any thread, but counted in the loop's."""
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody counts any more
            loop.call_soon_threadsafe(self._count_off, who)

    def _count_off(self, who: str) -> None:
        self.waiting[who] -= 1
        if not self.waiting[who]:
            del self.waiting[who]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
