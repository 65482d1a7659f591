"""All matches of one server and the pace at which they are played: the load under which it is measured."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from krypta.cli.bench.client_socket import Socket
from krypta.cli.bench.players import AT_ONCE, PATIENCE, Api, Match
from krypta.cli.bench.process import Served
from krypta.cli.faults import FAULTY, Sentence


class Load:
    def __init__(self, served: Served) -> None:
        self.served = served
        self.api = Api(served.address)
        self.matches: list[Match] = []
        self.flat_out = False  # every match acts as soon as it can
        self.took: list[float] = []  # seconds that each finished act took
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turn = 0
        self._sockets: list[Socket] = []

    async def open(self, count: int) -> None:
        """Start matches until there are `count`."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate, asyncio.timeout(PATIENCE):
                self.matches.append(await Match.open(self))

        await together(one() for _ in range(count - len(self.matches)))

    async def connect(self, cookie: str, hear: Callable[[bytes], None]) -> Socket:
        """A socket that is closed with the load."""
        socket = await Socket.connect(self.api.address, cookie, hear, self.fail)
        self._sockets.append(socket)
        return socket

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.api.close()

    # -- called by matches

    def ready(self, match: Match) -> None:
        """The match is ready for its next act: play it if one is due."""
        if match.owed:
            match.act(match.owed.popleft())
        elif self.flat_out:
            match.act(time.perf_counter())

    def done(self, match: Match, due: float) -> None:
        self.took.append(time.perf_counter() - due)
        if match.players[0].over:
            self._next_table(match)
        else:
            self.ready(match)

    def fail(self, why: str) -> None:
        if not self.trouble.done():
            self.trouble.set_exception(Sentence(why, code=FAULTY))

    def _next_table(self, match: Match) -> None:
        match.play_again()
        owed, match.owed = match.owed, deque()
        for due in owed:  # other matches play them: creating the new table must not delay them
            self.give(due)

    # -- playing

    async def as_fast_as_it_goes(self, seconds: float) -> None:
        self.flat_out = True
        for match in self.matches:
            if match.idle:
                self.ready(match)
        await asyncio.sleep(seconds)

    async def paced(self, per_second: float, seconds: float) -> None:
        """Play acts at a fixed rate, evenly over the matches, whether or not earlier acts are done: the latency of an
        act that has to wait counts from the moment when it was due."""
        began = time.perf_counter()
        given = 0
        while (passed := time.perf_counter() - began) < seconds:
            while given < passed * per_second:
                self.give(began + given / per_second)
                given += 1
            await asyncio.sleep(0.001)

    def give(self, due: float) -> None:
        """Assign a due act to the next match in turn."""
        for _ in self.matches:
            self._turn = (self._turn + 1) % len(self.matches)
            match = self.matches[self._turn]
            if match.playing:
                break
        match.owed.append(due)
        if match.idle:
            self.ready(match)

    async def leave_tables(self) -> None:
        """Start every match at a new table; the old tables stay open."""
        await together(match.sit_down() for match in self.matches)

    async def play_some(self, acts: int) -> None:
        """Play this number of acts in every match."""
        for _ in range(acts * len(self.matches)):
            self.give(time.perf_counter())
        await self.settle()

    async def settle(self) -> None:
        """Stop sending, and wait until all acts are done."""
        self.flat_out = False
        async with asyncio.timeout(PATIENCE):
            while not all(match.idle and not match.owed for match in self.matches):
                await asyncio.sleep(0.01)


async def together(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run all concurrently; if one fails, cancel the others: sockets they open later would keep the loop alive."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
