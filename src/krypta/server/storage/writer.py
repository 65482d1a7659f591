"""The writer commits changes to tables in groups.

With SQLite the writer process commits nearly everything; a thread commits changes that must read before they write.
"""

import asyncio
import logging
import sys
import time
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

from krypta.server.ops.logs import log
from krypta.server.ops.metrics import Metrics
from krypta.server.storage import store, writer_process
from krypta.server.storage.append import Conflict
from krypta.server.storage.database import WRITE_SECONDS, Away, Database
from krypta.server.storage.store import Change

MOST_IN_ONE_COMMIT = 1000

Waiting = tuple[Change, "asyncio.Future[None]"]
Failure = Exception | None  # of one change


class Unkept(Exception):
    """A change that cannot be stored, although the database answers."""


class Writer:
    """Stores changes; they are durable when `write` returns."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._by_process = ByProcess(database, metrics) if database.file else None
        self._by_thread = ByThread(database, metrics)

    async def start(self) -> None:
        """Start the writer process, so that the first change need not wait for it."""
        if self._by_process is not None:
            await self._by_process.start()

    async def write(self, change: Change) -> None:
        """Return when the change is durable; Conflict if it was not stored, Away if that is unknown."""
        if self._by_process is not None and change.in_transaction is None:
            await self._by_process.add(change)
        else:
            await self._by_thread.add(change)

    async def close(self) -> None:
        """Commit pending changes and stop."""
        await self._by_thread.finish()
        if self._by_process is not None:
            await self._by_process.finish()
            await self._by_process.end()


class GroupCommit(ABC):
    """Collects changes into the next group while one group is being committed."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None  # while changes are pending

    def add(self, change: Change) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = self._loop.create_future()
        self._gathered.append((change, done))
        if self._work is None:
            self._work = self._loop.create_task(self._commit_all())  # starts later, so more changes can join
        return done

    async def finish(self) -> None:
        if self._work is not None:
            await self._work

    async def _commit_all(self) -> None:
        while self._gathered:
            group, self._gathered = self._gathered[:MOST_IN_ONE_COMMIT], self._gathered[MOST_IN_ONE_COMMIT:]
            began = time.perf_counter()
            failures = await self._ended([change for change, _ in group])
            self._metrics.commit_seconds.observe(time.perf_counter() - began)
            self._metrics.batch_size.observe(len(group))
            self._settle(group, failures)
        self._work = None

    async def _ended(self, changes: list[Change]) -> Sequence[Failure]:
        """Commit, and turn any error into the changes' failures: their callers must not wait forever."""
        try:
            async with self._database.deadline(WRITE_SECONDS, write=True), self._database.write_lock:
                return await self._commit(changes)
        except Away as away:
            gathered, self._gathered = self._gathered, []
            self._settle(gathered, [away] * len(gathered))  # they have waited as long, and would only hang again
            return [away] * len(changes)
        except Exception as error:
            return [error] * len(changes)

    def _settle(self, group: list[Waiting], failures: Sequence[Failure]) -> None:
        """Resolve the futures of the group."""
        entries = 0
        for (change, done), failure in zip(group, failures, strict=True):
            entries += 0 if failure else len(change.rows)
            if done.done():  # the caller was cancelled; the change is committed anyway
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)
        self._metrics.entries.inc(entries)

    @abstractmethod
    async def _commit(self, changes: list[Change]) -> Sequence[Failure]:
        """Commit the changes; return each one's failure, or None."""


class ByThread(GroupCommit):
    """Commits in a thread of this process."""

    async def _commit(self, changes: list[Change]) -> Sequence[Failure]:
        return await self._database.in_thread(self._apply, changes)

    def _apply(self, changes: list[Change]) -> Sequence[Failure]:
        """Commit all changes in one transaction; if that fails, one by one, so that only the faulty ones fail."""
        try:
            store.apply(self._database, changes)
        except Away as away:
            return [away] * len(changes)
        except Exception as error:
            if len(changes) > 1:
                return [failure for one in changes for failure in self._apply([one])]
            return [error]
        return [None] * len(changes)


class ByProcess(GroupCommit):
    """Commits in the writer process, which is restarted if it ends."""

    _process: Process | None = None
    _hangs = False  # it missed the deadline and was killed

    async def start(self) -> Process:
        # -P keeps modules in the working directory from being imported; with its own session, Ctrl-C in the terminal
        # reaches only the node.
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            writer_process.__name__,
            self._database.file,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        return self._process

    async def end(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            try:
                await asyncio.wait_for(self._process.wait(), WRITE_SECONDS)
            except TimeoutError:
                self._kill(self._process)

    async def _commit(self, changes: list[Change]) -> Sequence[Failure]:
        if self._process is not None and (self._hangs or self._process.returncode is not None):
            await (
                self._process.wait()
            )  # if it cannot even be killed, the disk hangs, and a second process would hang as well
            self._process, self._hangs = None, False
        process = self._process or await self.start()
        try:
            endings = await self._ask(process, changes)
        except asyncio.CancelledError:  # the deadline has passed
            self._kill(process)
            raise
        except (OSError, RuntimeError, asyncio.IncompleteReadError) as error:  # it ended; uvloop raises RuntimeError
            self._process = None
            endings = [("away", f"the process that writes has ended: {error}")] * len(changes)
        self._database.notice(answers=all(kind != "away" for kind, _ in endings), write=True)
        return [failure(*ending) for ending in endings]

    def _kill(self, process: Process) -> None:
        self._hangs = True
        log("writer-hangs", logging.ERROR)
        with suppress(ProcessLookupError):
            process.kill()

    @staticmethod
    async def _ask(process: Process, changes: list[Change]) -> list[writer_process.Ending]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(writer_process.packed([change.addition() for change in changes]))
        length = await process.stdout.readexactly(writer_process.LENGTH)
        return writer_process.read_endings(await process.stdout.readexactly(int.from_bytes(length, "big")))


def failure(kind: writer_process.Kind, why: str) -> Failure:
    if kind == "kept":
        return None
    if kind == "conflict":
        return Conflict()
    return Away(why) if kind == "away" else Unkept(why)
