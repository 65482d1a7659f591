"""Matches of two people who decide at random: the load under which a server is measured.

Frames are searched, not decoded: the figures are the server's only as long as its clients cost next to nothing.
"""

import asyncio
import random
import re
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import msgspec

from krypta.cli.bench_socket import Socket
from krypta.cli.faults import FAULTY, Sentence

GAME = "karak"
AT_ONCE = 8  # requests over HTTP; more would only wait in the server
PATIENCE = 30.0  # seconds for an answer that must come

PICTURES = (b'{"t":"update"', b'{"t":"snapshot"')
DONE = b'{"t":"done"'
TROUBLE = (b'{"t":"refused"', b'{"t":"bye"')
OPTIONS = b'"options":['
RESULT = b'"result":['
ACT = re.compile(rb'\{"act":"([^"]+)"')


class Api:
    """The server's HTTP API, asked in threads: only who comes and who sits down goes this way."""

    def __init__(self, address: tuple[str, int]) -> None:
        self.address = address
        self._threads = ThreadPoolExecutor(AT_ONCE)

    async def guest(self) -> str:
        """The cookie of somebody new."""
        _, cookie = await self._ask("/api/me/guest", {}, "")
        return cookie.partition(";")[0]

    async def post(self, path: str, body: dict[str, Any], cookie: str) -> Any:
        return (await self._ask(path, body, cookie))[0]

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def _ask(self, path: str, body: dict[str, Any], cookie: str) -> tuple[Any, str]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._send, path, body, cookie)

    def _send(self, path: str, body: dict[str, Any], cookie: str) -> tuple[Any, str]:
        headers = {"X-Krypta": "1", "Content-Type": "application/json", "Cookie": cookie}
        # A new connection each time: the server ends one that is idle, and few requests are worth watching for that.
        with closing(HTTPConnection(*self.address, timeout=PATIENCE)) as connection:
            connection.request("POST", path, msgspec.json.encode(body), headers)
            answer = connection.getresponse()
            said = answer.read()
        if answer.status >= 300:
            raise Sentence(f"The server refused {path}: {answer.status} {said.decode()}", code=FAULTY)
        return msgspec.json.decode(said or b"null"), answer.headers.get("Set-Cookie", "")


class Player:
    """One person at one socket: how far they know the match, and what they may do."""

    def __init__(self, cookie: str, moved: Callable[[], None], trouble: Callable[[str], None]) -> None:
        self.cookie = cookie
        self.n = 0
        self.options: list[bytes] = []
        self.over = False
        self.acknowledged = True
        self._moved = moved
        self._trouble = trouble
        self._said = 0

    async def connect(self, address: tuple[str, int]) -> None:
        self.socket = await Socket.connect(address, self.cookie, self._hear, self._trouble)

    def watch(self, table: str) -> None:
        self.n, self.options, self.over = 0, [], False
        self._said += 1
        self.socket.send(b'{"t":"watch","id":"%d","table":"%s"}' % (self._said, table.encode()))

    def act(self) -> None:
        """Play one of the options."""
        self._said += 1
        self.acknowledged = False
        act = self.options[int(random.random() * len(self.options))]
        self.socket.send(b'{"t":"act","id":"%d","n":%d,"act":"%s"}' % (self._said, self.n, act))

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(PICTURES):
            number = frame.index(b'"n":') + 4
            self.n = int(frame[number : frame.index(b",", number)])
            at = frame.rindex(OPTIONS)  # after the view, whatever that has in it
            self.options = ACT.findall(frame, at)
            self.over = frame.find(RESULT, at) >= 0
        elif frame.startswith(DONE):
            self.acknowledged = True
        elif frame.startswith(TROUBLE):
            self._trouble(f"The server refused a message: {frame.decode()}")
        else:
            return
        self._moved()


class Match:
    """Two people at one table, and at the next when it is over. An act is done when it is acknowledged and both
    have it."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.players: list[Player] = []
        self.owed: deque[float] = deque()  # when acts were due that could not be sent yet
        self.due: float | None = None  # of the act that is under way
        self.playing = False  # or between two tables
        self._number = 0
        self._seated = asyncio.Event()

    @classmethod
    async def open(cls, load: "Load") -> "Match":
        match = cls(load)
        for _ in range(2):
            player = Player(await load.api.guest(), match._look, load.fail)
            await player.connect(load.api.address)
            match.players.append(player)
        await match.sit_down()
        return match

    async def sit_down(self) -> None:
        """At a new table, until both see it begun."""
        self._seated.clear()
        host, other = self.players
        wish = {"game": GAME, "seats": ["me", "open"], "away": 0}
        self.table: str = (await self.load.api.post("/api/tables", wish, host.cookie))["id"]
        await self.load.api.post(f"/api/tables/{self.table}/join", {}, other.cookie)
        await self.load.api.post(f"/api/tables/{self.table}/start", {}, host.cookie)
        for player in self.players:
            player.watch(self.table)
        await asyncio.wait_for(self._seated.wait(), PATIENCE)

    def act(self, due: float) -> None:
        decides = self.players[0] if self.players[0].options else self.players[1]
        self.due = due
        self._number = decides.n + 1
        decides.act()

    @property
    def idle(self) -> bool:
        return self.playing and self.due is None

    def _look(self) -> None:
        """Something has come for one of the two."""
        one, two = self.players
        if not self.playing:
            self._begin()
        elif self.due is not None and one.acknowledged and two.acknowledged:
            if one.n >= self._number and two.n >= self._number:
                due, self.due = self.due, None
                self.load.done(self, due)

    def _begin(self) -> None:
        one, two = self.players
        if one.n == two.n and (one.options or two.options):
            self.playing = True
            self._seated.set()
            self.load.ready(self)


class Load:
    """All matches of one server, and how quickly they are played."""

    def __init__(self, address: tuple[str, int]) -> None:
        self.api = Api(address)
        self.matches: list[Match] = []
        self.flat_out = False  # whoever may act does so at once
        self.took: list[float] = []  # seconds of each act that is done
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turn = 0
        self._between: set[asyncio.Task[None]] = set()

    async def open(self, count: int) -> None:
        """So many matches in all."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate, asyncio.timeout(PATIENCE):
                self.matches.append(await Match.open(self))

        await asyncio.gather(*(one() for _ in range(count - len(self.matches))))

    def close(self) -> None:
        for task in self._between:
            task.cancel()
        for match in self.matches:
            for player in match.players:
                player.socket.close()
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
        match.playing = False
        task = asyncio.create_task(match.sit_down())
        self._between.add(task)
        task.add_done_callback(self._seated)
        owed, match.owed = match.owed, deque()
        for due in owed:  # they are late, but not because of the new table
            self.give(due)

    def _seated(self, task: "asyncio.Task[None]") -> None:
        self._between.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.fail(f"A new match could not begin: {error!r}")

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
        for match in self.matches:
            match.playing = False
        await asyncio.gather(*(match.sit_down() for match in self.matches))

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
