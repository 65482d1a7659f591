"""Background tasks: they are referenced until they end, their errors are logged, and all end with the node."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from krypta.server.ops.logs import log
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Away

RETRY_SECONDS = 1.0


class Tasks:
    def __init__(self) -> None:
        self.stopping = False
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Awaitable[None]) -> "asyncio.Task[None]":
        """Run the work in the background."""
        task = asyncio.ensure_future(work)
        self._running.add(task)  # asyncio itself keeps only weak references
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Away | Refusal):
            log("task-failed", logging.ERROR, error)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat the work in the background, with a pause of so many seconds."""
        self.spawn(self._repeat(seconds, work))

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Away as away:
                log("database-away", logging.WARNING, away)
            except Exception as error:
                log("worker-failed", logging.ERROR, error)
            await asyncio.sleep(seconds)

    async def insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run the work, retrying while the database is away."""
        while not self.stopping:
            try:
                await work()
            except Away:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
