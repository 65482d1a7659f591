"""All matches of one server, and how quickly they are played: the load under which it is measured."""

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
        self.flat_out = False  # whoever may act does so at once
        self.took: list[float] = []  # seconds of each act that is done
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turn = 0
        self._sockets: list[Socket] = []

    async def open(self, count: int) -> None:
        """So many matches in all."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate, asyncio.timeout(PATIENCE):
                self.matches.append(await Match.open(self))

        await together(one() for _ in range(count - len(self.matches)))

    async def connect(self, cookie: str, hear: Callable[[bytes], None]) -> Socket:
        """A socket that ends with the load."""
        socket = await Socket.connect(self.api.address, cookie, hear, self.fail)
        self._sockets.append(socket)
        return socket

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()
        self.api.close()

    # -- what matches tell

    def ready(self, match: Match) -> None:
        """The match waits for its next act."""
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
        for due in owed:  # they are late, but not because of the new table
            self.give(due)

    # -- how it is played

    async def as_fast_as_it_goes(self, seconds: float) -> None:
        self.flat_out = True
        for match in self.matches:
            if match.idle:
                self.ready(match)
        await asyncio.sleep(seconds)

    async def paced(self, per_second: float, seconds: float) -> None:
        """So many acts a second, evenly over the matches, whether or not the earlier ones are done: an act that has to
        wait for its turn is late from the moment when it was due."""
        began = time.perf_counter()
        given = 0
        while (passed := time.perf_counter() - began) < seconds:
            while given < passed * per_second:
                self.give(began + given / per_second)
                given += 1
            await asyncio.sleep(0.001)

    def give(self, due: float) -> None:
        """An act that is due to the next match in turn."""
        for _ in self.matches:
            self._turn = (self._turn + 1) % len(self.matches)
            match = self.matches[self._turn]
            if match.playing:
                break
        match.owed.append(due)
        if match.idle:
            self.ready(match)

    async def leave_tables(self) -> None:
        """Everyone begins at a new table; the old ones stay as they are."""
        await together(match.sit_down() for match in self.matches)

    async def play_some(self, acts: int) -> None:
        """So many acts in every match."""
        for _ in range(acts * len(self.matches)):
            self.give(time.perf_counter())
        await self.settle()

    async def settle(self) -> None:
        """Send nothing more, and wait until everything that was sent is done."""
        self.flat_out = False
        async with asyncio.timeout(PATIENCE):
            while not all(match.idle and not match.owed for match in self.matches):
                await asyncio.sleep(0.01)


async def together(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """All at once; if one fails, none is left behind: what it opened later would keep the loop from closing."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
