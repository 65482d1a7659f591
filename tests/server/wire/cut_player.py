"""A player whose connection is cut again and again, and who reconnects each time and resumes."""

import json
from typing import Any

from krypta.core.rng import draw_below, generator
from server.client import Client, Frame, Line
from server.wire.scripted_clients import UNDO, Choose


class Fallen(Exception):
    """The connection is gone."""


class Cuts:
    """Decides at random when to cut a connection, one frame in so many, until there were enough cuts."""

    def __init__(self, seed: object, most: int, one_in: int = 3) -> None:
        self.rng = generator("cuts", seed)
        self.left = most
        self.one_in = one_in

    def below(self, n: int) -> int:
        return int(draw_below(self.rng, n))

    def due(self) -> bool:
        if self.left and self.below(self.one_in) == 0:
            self.left -= 1
            return True
        return False


class Falling:
    """Plays one seat. `frames` are those of all its connections, and `sent` the ids of its messages."""

    def __init__(self, client: Client, table: str, seat: int, choose: Choose, cuts: Cuts) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.choose = choose
        self.cuts = cuts
        self.frames: list[Frame] = []
        self.sent: list[str] = []
        self.unanswered: dict[str, Any] | None = None
        self.falls = 0

    @property
    def now(self) -> Frame | None:
        return next((frame for frame in reversed(self.frames) if "now" in frame), None)

    @property
    def over(self) -> bool:
        return self.now is not None and self.now["now"]["seat"] == -2 and self.unanswered is None

    async def play_out(self) -> None:
        while not self.over:
            async with self.client.connect() as line:
                try:
                    await self._stay(line)
                except Fallen:
                    self.falls += 1

    async def _stay(self, line: Line) -> None:
        """Reconnects with the last known number, and resends unanswered messages."""
        since = self.now["n"] if self.now else None
        await line.send("watch", id="watch", table=self.table, seat=self.seat, since=since)
        await self._await(line, "watch")
        while not self.over:
            if self.unanswered is None:
                self._decide()
            if self.unanswered is not None:
                await self._say(line, self.unanswered)
                await self._await(line, self.unanswered["id"])
                self.unanswered = None
            elif not self.over:
                await self._hear(line)

    def _decide(self) -> None:
        frame = self.now
        if frame is not None and frame["now"]["options"]:
            chosen = self.choose(frame, self.seat)
            self.sent.append(f"{self.seat}-{len(self.sent)}")
            what = {"t": "undo"} if chosen == UNDO else {"t": "act", "act": chosen}
            self.unanswered = {**what, "id": self.sent[-1], "n": frame["n"], "seat": self.seat}

    async def _say(self, line: Line, message: dict[str, Any]) -> None:
        """Sends a message; or the connection is cut before, in the middle of, or right after it."""
        data = json.dumps(message).encode()
        if self.cuts.due():
            frame = text_frame(data)
            line.socket.transport.write(frame[: self.cuts.below(len(frame) + 1)])
            line.cut()
            raise Fallen
        await line.socket.send(data.decode())

    async def _await(self, line: Line, id: str) -> None:
        while True:
            frame = await self._hear(line)
            if frame["t"] in ("done", "refused") and frame["id"] == id:
                assert frame["t"] == "done", frame
                return

    async def _hear(self, line: Line) -> Frame:
        if self.cuts.due():
            line.cut()
            raise Fallen
        frame = await line.receive()
        self.frames.append(frame)
        return frame


def text_frame(data: bytes) -> bytes:
    """A text frame as a client sends it, masked with zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2)
    return b"\x81" + length + bytes(4) + data
