"""A player who never gives up: reconnects, resends unanswered messages, and records everything received."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from server.client import Client, Frame, Line, connected

AGAIN = 0.1  # seconds until the next attempt to reconnect
PATIENCE = 90  # seconds that a test waits for a condition
NOT_NOW = ("server-database-away", "server-slow-down", "server-busy")
OVER = -2


class Player:
    """Plays one seat at random, as fast as acts are acknowledged, on the first node that answers.

    With `most`, it resigns after that many acts: a match played at random is long.
    """

    def __init__(self, client: Client, table: str, seat: int, *urls: str, most: int | None = None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.urls = list(urls)
        self.most = most
        self.n: int | None = None  # the last entry received
        self.over = False
        self.result: Any = None
        self.lines: dict[int, Frame] = {}  # all lines of the log received
        self.sent: dict[str, str] = {}  # the act of each message sent
        self.acknowledged: dict[str, int] = {}  # the number of each `done`, by the message's id
        self.refused: list[tuple[str, str]] = []  # the message's id, and the reason
        self.byes: list[Frame] = []
        self.connections = 0
        self._unanswered: Frame | None = None
        self._options: list[Frame] = []
        self._random = random.Random(f"{table} {seat}")
        self._news = asyncio.Event()
        self._again = AGAIN

    async def until(self, so: Callable[..., bool]) -> None:
        """Waits until the condition holds; it is checked after every message received."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                self._news.clear()
                await self._news.wait()

    async def play(self) -> "Player":
        """Plays until the match is over."""
        while not self.over or self._unanswered is not None:
            url = self.urls[0]
            try:
                async with connected(url, self.client.cookie) as line:
                    self.connections += 1
                    await self._play(line)
            except (WebSocketException, OSError):
                self.urls = [*self.urls[1:], url]
                await asyncio.sleep(self._again)
                self._again = AGAIN
        return self

    async def _play(self, line: Line) -> None:
        watch = {"t": "watch", "id": "watch", "table": self.table, "seat": self.seat, "since": self.n}
        await say(line, **watch)  # options known at `since` are still valid: the server does not send them again
        while not self.over or self._unanswered is not None:
            frame = await self._receive(line)
            self._take(frame)
            if frame["t"] == "refused":
                await self._repeat(line, frame, watch)
            elif frame["t"] == "done" and frame["id"] == "watch" and self._unanswered is not None:
                await say(line, **self._unanswered)
            elif self._options and self._unanswered is None:
                await say(line, **self._choose())

    async def _receive(self, line: Line) -> Frame:
        try:
            return await line.receive()
        except TimeoutError:  # also an OSError, but it means that something is stuck, so do not reconnect
            raise AssertionError(f"seat {self.seat} was told nothing more after entry {self.n}") from None

    def _take(self, frame: Frame) -> None:
        """Records a message."""
        self._news.set()
        if frame["t"] == "done" and self._unanswered is not None and frame["id"] == self._unanswered["id"]:
            self.acknowledged[frame["id"]] = frame["n"]
            self._unanswered = None
        if frame["t"] == "bye":
            self.byes.append(frame)
            self._again = frame["again"]
        if frame["t"] == "update":
            self._note_lines(frame)
        if "now" in frame:
            assert frame["n"] >= (self.n or 0), "what was told before has vanished"
            self.n, self._options = frame["n"], frame["now"]["options"]
            self.over, self.result = frame["now"]["seat"] == OVER, frame["now"]["result"]

    def _note_lines(self, frame: Frame) -> None:
        """Asserts that lines have no gaps and never change."""
        assert frame["since"] == self.n
        assert [line["n"] for line in frame["lines"]] == list(range(frame["since"] + 1, frame["n"] + 1))
        for line in frame["lines"]:
            assert self.lines.setdefault(line["n"], line) == line

    def _choose(self) -> Frame:
        id = f"{self.seat}-{len(self.sent) + 1}"
        if self.most is not None and len(self.sent) >= self.most:
            self.sent[id] = "resign"
            self._unanswered = {"t": "resign", "id": id, "seat": self.seat}
        else:
            self.sent[id] = act = self._random.choice(self._options)["act"]
            self._unanswered = {"t": "act", "id": id, "n": self.n, "act": act, "seat": self.seat}
        self._options = []
        return self._unanswered

    async def _repeat(self, line: Line, frame: Frame, watch: Frame) -> None:
        """Resends a message that could not be carried out, with the same id."""
        why = frame["why"]["id"]
        assert why in NOT_NOW, frame
        self.refused.append((frame["id"], why))
        self._news.set()
        await asyncio.sleep(AGAIN)
        if frame["id"] == "watch":
            await say(line, **watch)
        elif self._unanswered is not None and frame["id"] == self._unanswered["id"]:
            await say(line, **self._unanswered)


async def say(line: Line, **message: Any) -> None:
    """Sends a message, unless the connection is closed; earlier messages can still be read."""
    with contextlib.suppress(ConnectionClosed):
        await line.send(**message)
