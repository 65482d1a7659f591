"""Work on what people have written (card files, decks): off the event loop, in a few threads, and not without end."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from krypta.server.refusal import Refusal

T = TypeVar("T")
THREADS = 2  # they share the interpreter with the event loop: more of them would make everyone wait
MOST_WAITING = 40  # at once; the largest files take about a quarter of a second each
DEADLINE = 5.0  # seconds, waiting for a thread included


class Building:
    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING, deadline: float = DEADLINE) -> None:
        self.most = most
        self.deadline = deadline
        self.waiting = 0
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="building")

    async def run(self, work: Callable[[], T]) -> T:
        """Do it in a thread. A refusal if too much is being done already, or if it takes too long."""
        if self.waiting >= self.most:
            raise Refusal("server-files-busy", status=503)
        self.waiting += 1
        future = self._threads.submit(work)
        future.add_done_callback(lambda _: self._leave())
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.deadline)
        except TimeoutError:
            future.cancel()  # unless a thread is at it already: those cannot be interrupted
            raise Refusal("server-files-slow", status=503) from None

    def _leave(self) -> None:
        self.waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
