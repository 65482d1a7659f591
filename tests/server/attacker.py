"""Attacks on a server, in a separate process so that their own work does not delay the player in the test.

`python -m server.attacker ATTACK URL SECONDS` prints, as JSON, how often the server gave each reason.
"""

import asyncio
import contextlib
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed

from server.client import Client, connected
from server.wire.cut_player import text_frame

AT_ONCE = 16  # requests
MASK = bytes(4)
BEGIN, GO_ON = b"\x01\x80" + MASK, b"\x00\x80" + MASK
EMPTY_PING, EMPTY_TEXT = b"\x89\x80" + MASK, b"\x81\x80" + MASK
FULL_PING = b"\x89\xfd" + MASK + bytes(125)
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Krypta: 1\r\nContent-Type: application/json\r\n"
ENDLESS_BODY = POST + b"Content-Length: 999999999\r\n\r\n"
CONNECTIONS = 900
CARDS = 300
MOST_ENTRIES = 100  # of a deck; more are not looked at
CUT = "cut off"  # closed without a reason that could still be read


class Attack:
    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 0
        self.until = time.monotonic() + seconds
        self.reasons: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    # -- requests

    async def ask(self, path: str, body: Any) -> None:
        """Repeats a request, many at a time."""
        async with Client.guest(self.url) as eve:

            async def repeat() -> None:
                while self.goes_on:
                    await self._note(eve.http.post(path, json=body))

            await asyncio.gather(*(repeat() for _ in range(AT_ONCE)))

    async def _note(self, asked: Awaitable[httpx.Response]) -> None:
        answer = await asked
        said = answer.json()
        if not answer.is_success:
            self.reasons[said["id"]] += 1
        elif said.get("faults"):
            self.reasons["faults"] += 1

    # -- bare connections

    async def flood(self, frames: bytes, begin: bytes = b"", reads: bool = True) -> None:
        """Sends frames without end."""

        async def shake_hands(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(HANDSHAKE)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(begin)
            if not reads:
                writer.transport.pause_reading()  # type: ignore[attr-defined]

        await self._pour(shake_hands, frames)

    async def request(self, begin: bytes, part: bytes) -> None:
        """Sends a request without end."""

        async def begin_it(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(begin)

        await self._pour(begin_it, part)

    async def _pour(
        self, begin: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]], part: bytes
    ) -> None:
        """Sends without end, and connects again whenever the server closes the connection."""
        while self.goes_on:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(self.host, self.port)
                try:
                    await begin(reader, writer)
                    self._note_last_words(await self._send_until_told(reader, writer, part))
                finally:
                    writer.transport.abort()

    async def _send_until_told(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, part: bytes) -> bytes:
        heard: list[bytes] = []

        async def hear() -> None:
            with contextlib.suppress(OSError):
                while said := await reader.read(2**16):
                    heard.append(said[-2000:])
                    del heard[:-3]

        listening = asyncio.ensure_future(hear())
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + self.until - time.monotonic()):
                while not listening.done():
                    writer.write(part)
                    await writer.drain()
                    await asyncio.sleep(0)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening, 0.5)
        return b"".join(heard)

    def _note_last_words(self, said: bytes) -> None:
        """Counts the id of the last refusal in these bytes."""
        _, found, rest = said.rpartition(b'"id":"server-')
        if found:
            self.reasons["server-" + rest.partition(b'"')[0].decode()] += 1
        elif self.goes_on:
            self.reasons[CUT] += 1

    async def stand(self, begin: bytes) -> None:
        """Opens many connections and leaves them idle."""
        opened = []
        with contextlib.suppress(OSError):
            for _ in range(CONNECTIONS):
                opened.append(await asyncio.open_connection(self.host, self.port))
                opened[-1][1].write(begin)
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
        for reader, writer in opened:
            writer.transport.abort()
            with contextlib.suppress(OSError):
                if reader.at_eof() or reader._buffer:  # type: ignore[attr-defined]
                    self._note_last_words(await reader.read(4000))

    # -- messages

    async def say(self, kind: str) -> None:
        """Sends invalid acts as fast as they are answered."""
        async with Client.guest(self.url) as eve:
            table = await eve.make("goblin", "me", "me")
            await eve.start(table)
            ids = itertools.count()
            while self.goes_on:
                async with connected(eve.url, eve.cookie) as line:
                    await line.watch(table)
                    n = {"n": line.now["n"]} if kind == "act" else {}
                    with contextlib.suppress(ConnectionClosed):
                        while self.goes_on:
                            said = [{"t": kind, "act": "go nroth-", "id": f"e{next(ids)}", **n} for _ in range(20)]
                            line.socket.transport.write(b"".join(text_frame(json.dumps(one).encode()) for one in said))
                            for _ in said:
                                frame = await line.until("refused", "bye")
                                self.reasons[frame["why"]["id"]] += 1


def id_of(number: int) -> str:
    """An id of two letters only: a search for similar ids cannot skip the full comparison of any pair."""
    return "".join("ab"[(number * 7919 + at * at * 31 + at * number) >> 3 & 1] for at in range(36)) + f"-{number:03}"


def card_file() -> str:
    cards = [
        f'[[warrior]]\nid = "{id_of(n)}"\nname = "W{n}"\nsark = "coopers"\nrarity = "common"\nattack = 1\ndefence = 1\n'
        for n in range(CARDS)
    ]
    return "\n".join(cards)


def deck_file() -> str:
    """A deck of unknown cards, each of which the server once compared with every known card."""
    ids = "".join(f'    "{id_of(CARDS + n)}",\n' for n in range(MOST_ENTRIES))
    return f'name = "Bomb"\nsark = "coopers"\nwarriors = [\n{ids}]\npile = [\n{ids}]\n'


def wish() -> dict[str, Any]:
    options = {"cards": card_file(), "deck1": deck_file(), "deck2": deck_file()}
    return {"game": "shabrak", "seats": ["me", "me"], "options": options}


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    # H1: card files and decks
    "tables with decks": lambda attack: attack.ask("/tables", wish()),
    "decks": lambda attack: attack.ask("/decks/shabrak", {"deck": deck_file(), "cards": card_file()}),
    "card files": lambda attack: attack.ask("/cards/shabrak", {"text": card_file()}),
    # H3: frames
    "parts of a message": lambda attack: attack.flood(GO_ON * 2000, BEGIN),
    "empty pings": lambda attack: attack.flood(EMPTY_PING * 2000),
    "empty texts": lambda attack: attack.flood(EMPTY_TEXT * 2000),
    "pings whose pongs are not read": lambda attack: attack.flood(FULL_PING * 500, reads=False),
    # H4: endless requests, and many connections
    "short headers": lambda attack: attack.request(HEAD, b"a: b\r\n" * 10_000),
    "one long header": lambda attack: attack.request(HEAD + b"a: ", b"b" * 60_000),
    "an endless body": lambda attack: attack.request(ENDLESS_BODY, b" " * 60_000),
    "unfinished requests": lambda attack: attack.stand(HEAD),
    "connections that say nothing": lambda attack: attack.stand(b""),
    # H5: refused messages
    "acts that are none": lambda attack: attack.say("act"),
    "questions about acts that are none": lambda attack: attack.say("why"),
    "previews of acts that are none": lambda attack: attack.say("foresee"),
}


def main(name: str, url: str, seconds: float) -> None:
    attack = Attack(url, seconds)
    asyncio.run(ATTACKS[name](attack))  # type: ignore[arg-type]
    print(json.dumps(attack.reasons))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
