"""A WebSocket client that needs little CPU time, since it shares the machine with the server being measured."""

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import cast

LENGTH_IN_2, LENGTH_IN_8 = 126, 127
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST_FRAME = 0x80
MASKED = 0x80
NO_MASK = bytes(4)  # a mask of zeros needs no computation, and there are no proxies to protect here


class Gone(Exception):
    """The server closed a connection that was still needed."""


class Socket(asyncio.Protocol):
    """One connection. `hear` is called with each message, `gone` with the reason if the server closes it."""

    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[str], None]) -> None:
        self._hear = hear
        self._gone = gone
        self._rest = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._shaken = False  # not `_open.done()`: that future is also done if the caller was cancelled
        self._leaving = False

    @classmethod
    async def connect(
        cls, address: tuple[str, int], cookie: str, hear: Callable[[bytes], None], gone: Callable[[str], None]
    ) -> "Socket":
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: cls(hear, gone), *address)
        try:
            transport.write(handshake(address, cookie))
            await socket._open
        except BaseException:
            socket.close()
            raise
        return socket

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        self._leaving = True
        self._transport.close()

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([MASKED | size]) if size < LENGTH_IN_2 else bytes([MASKED | LENGTH_IN_2]) + size.to_bytes(2)
        self._transport.write(bytes([LAST_FRAME | kind]) + length + NO_MASK + content)

    # -- called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not inherit from it

    def data_received(self, data: bytes) -> None:
        if self._leaving:
            return
        data = self._rest + data if self._rest else data
        if not self._shaken:
            data = self._shake_hands(data)
        self._rest = self._read_frames(data) if self._shaken else data

    def connection_lost(self, error: Exception | None) -> None:
        self._end(f"A connection broke: {error}." if error else "The server ended a connection.")

    def _shake_hands(self, data: bytes) -> bytes:
        """Read the answer to the handshake, once it is complete; returns the data after it."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        status = head.partition(b"\r\n")[0].decode("latin-1")
        if " 101 " not in status:
            self._end(f"The server refused a WebSocket: {status}.")
            return b""
        self._shaken = True
        if not self._open.done():
            self._open.set_result(None)
        return rest

    def _read_frames(self, data: bytes) -> bytes:
        """Handle all complete frames and return the rest. A truncated length field also reaches beyond the data."""
        at, size = 0, len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length >= LENGTH_IN_2:
                start += 2 if length == LENGTH_IN_2 else 8
                length = int.from_bytes(data[at + 2 : start])
            if start + length > size:
                break
            self._read_frame(data[at] & 0x0F, data[start : start + length])
            at = start + length
        return data[at:]

    def _read_frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._hear(content)
        elif kind == PING:
            self._write(PONG, content)
        elif kind == CLOSE:
            self._end(f"The server closed a connection: {int.from_bytes(content[:2])} {content[2:].decode()}.")

    def _end(self, why: str) -> None:
        if self._leaving:
            return
        self._leaving = True
        if self._shaken:
            self._gone(why)
        elif not self._open.done():
            self._open.set_exception(Gone(why))
        self._transport.close()


def handshake(address: tuple[str, int], cookie: str) -> bytes:
    host = "{}:{}".format(*address)
    key = b64encode(secrets.token_bytes(16)).decode()
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        f"Cookie: {cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()
