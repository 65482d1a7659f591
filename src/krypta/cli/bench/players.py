"""Matches of two people who decide at random, each with their own socket.

Frames are searched, not decoded: clients that need much CPU time would distort the server's figures.
"""

import asyncio
import itertools
import random
import re
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

import msgspec

from krypta.cli.faults import FAULTY, Sentence

if TYPE_CHECKING:
    from krypta.cli.bench.load import Load

GAME = "karak"
AT_ONCE = 8  # HTTP requests; more would only queue in the server
PEOPLE = 20  # guests that play all the matches
PATIENCE = 30.0  # seconds to wait for an answer

PICTURES = (b'{"t":"update"', b'{"t":"snapshot"')
DONE = b'{"t":"done"'
TROUBLE = (b'{"t":"refused"', b'{"t":"bye"')
OPTIONS = b'"options":['
RESULT = b'"result":['
ACT = re.compile(rb'\{"act":"([^"]+)"')
NEXT_TABLE = re.compile(rb'"table":"([^"]+)"')


class Api:
    """The server's HTTP API, called in threads: used only to create guests and to set up tables."""

    def __init__(self, address: tuple[str, int]) -> None:
        self.address = address
        self._threads = ThreadPoolExecutor(AT_ONCE)
        self._people: list[str] = []
        self._next = itertools.count()
        self._coming = asyncio.Lock()

    async def guests(self) -> tuple[str, str]:
        """The cookies of two guests, taken in turn from a fixed number, since a server limits new guests."""
        async with self._coming:
            while len(self._people) < PEOPLE:
                _, cookie = await self._ask("/api/me/guest", {}, "")
                self._people.append(cookie.partition(";")[0])
        first = next(self._next)
        return self._people[first % PEOPLE], self._people[(first + 1) % PEOPLE]

    async def post(self, path: str, body: dict[str, Any], cookie: str) -> Any:
        return (await self._ask(path, body, cookie))[0]

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def _ask(self, path: str, body: dict[str, Any], cookie: str) -> tuple[Any, str]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._send, path, body, cookie)

    def _send(self, path: str, body: dict[str, Any], cookie: str) -> tuple[Any, str]:
        headers = {"X-Krypta": "1", "Content-Type": "application/json", "Cookie": cookie}
        # A new connection each time: the server closes idle ones, and there are too few requests to handle that.
        with closing(HTTPConnection(*self.address, timeout=PATIENCE)) as connection:
            connection.request("POST", path, msgspec.json.encode(body), headers)
            answer = connection.getresponse()
            said = answer.read()
        if answer.status >= 300:
            raise Sentence(f"The server refused {path}: {answer.status} {said.decode()}", code=FAULTY)
        return msgspec.json.decode(said or b"null"), answer.headers.get("Set-Cookie", "")


class Player:
    """One person with one socket: the last entry they have received, and their options."""

    def __init__(self, cookie: str, moved: Callable[[], None], trouble: Callable[[str], None]) -> None:
        self.cookie = cookie
        self.n = 0
        self.options: list[bytes] = []
        self.over = False
        self.acknowledged = True
        self._moved = moved
        self._trouble = trouble
        self._said = 0

    async def connect(self, load: "Load") -> None:
        self.socket = await load.connect(self.cookie, self._hear)

    def watch(self, table: bytes) -> None:
        self.table = table
        self.n, self.options, self.over = 0, [], False
        self._say(b'{"t":"watch","id":"%d","table":"%s"}', table)

    def act(self) -> None:
        """Play a random option."""
        self.acknowledged = False
        act = self.options[int(random.random() * len(self.options))]
        self._say(b'{"t":"act","id":"%d","n":%d,"act":"%s"}', self.n, act)

    def play_again(self) -> None:
        """Request a rematch; the answer names its table, which is then watched."""
        self._say(b'{"t":"rematch","id":"%d"}')

    def _say(self, message: bytes, *more: int | bytes) -> None:
        self._said += 1
        self.socket.send(message % (self._said, *more))

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(PICTURES):
            number = frame.index(b'"n":') + 4
            self.n = int(frame[number : frame.index(b",", number)])
            at = frame.rindex(OPTIONS)  # the last occurrence: the view before it may contain the same text
            self.options = ACT.findall(frame, at)
            self.over = frame.find(RESULT, at) >= 0
        elif frame.startswith(DONE):
            self.acknowledged = True
            if following := NEXT_TABLE.search(frame):
                self.watch(following[1])
        elif frame.startswith(TROUBLE):
            self._trouble(f"The server refused a message: {frame.decode()}")
        else:
            return
        self._moved()


class Match:
    """Two people at a table, and at the next one when the match is over. An act is done when it is acknowledged and
    both have received it."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.players: list[Player] = []
        self.owed: deque[float] = deque()  # due times of acts that could not be sent yet
        self.due: float | None = None  # due time of the act in progress
        self.playing = False  # False between two tables
        self._number = 0
        self._seated = asyncio.Event()

    @classmethod
    async def open(cls, load: "Load") -> "Match":
        match = cls(load)
        for cookie in await load.api.guests():
            player = Player(cookie, match._look, load.fail)
            await player.connect(load)
            match.players.append(player)
        await match.sit_down()
        return match

    async def sit_down(self) -> None:
        """Start a match at a new table, and wait until both players have received it."""
        self.playing = False
        self._seated.clear()
        host, other = self.players
        wish = {"game": GAME, "seats": ["me", "open"], "away": 0}
        table = (await self.load.api.post("/api/tables", wish, host.cookie))["id"]
        await self.load.api.post(f"/api/tables/{table}/join", {}, other.cookie)
        await self.load.api.post(f"/api/tables/{table}/start", {}, host.cookie)
        for player in self.players:
            player.watch(table.encode())
        await asyncio.wait_for(self._seated.wait(), PATIENCE)

    def act(self, due: float) -> None:
        decides = self.players[0] if self.players[0].options else self.players[1]
        self.due = due
        self._number = decides.n + 1
        decides.act()

    def play_again(self) -> None:
        self.playing = False
        for player in self.players:
            player.play_again()

    @property
    def idle(self) -> bool:
        return self.playing and self.due is None

    def _look(self) -> None:
        """Check progress after one of the two has received a message."""
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
