"""An HTTP connection with limits on the size and duration of a request, and on connections per address.

Uvicorn has none, since it expects a proxy in front of it; Krypta also runs without one.
"""

import asyncio
from functools import partial
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from krypta.server.http.answers import body_of
from krypta.server.http.places import Places
from krypta.server.refusal import Refusal
from krypta.server.ws.fast_socket import Socket

LARGEST_HEAD = 32 * 1024  # bytes of the URL and all headers; browsers send one or two kB
MOST_HEADERS = 100
LARGEST_REQUEST = 4 * 1024 * 1024  # bytes read of any request, even after it was refused
MOST_AHEAD = 16  # pipelined requests; browsers send none
HEAD_SECONDS = 10.0  # from connecting, or from the first byte of a further request, to the end of the headers
BODY_SECONDS = 60.0  # from then to the end of the body: enough for the largest one over a slow mobile connection
UNREAD_SECONDS = 60.0  # an unread response is kept
LAST_WORD_SECONDS = 0.5  # between writing a refusal and closing the connection


class HttpConnection(HttpToolsProtocol):
    """One connection; WebSockets start as one, too."""

    _part: Literal["head", "body", "none"] = "head"  # of a request that is expected next
    _read = 0  # bytes of this request so far
    _is_new = True  # nothing was received yet
    _head_size = _headers = 0
    _deadline: asyncio.TimerHandle | None = None
    _deadline_of = ""
    _unread: asyncio.TimerHandle | None = None
    _is_refused = False
    _too_much: Refusal | None = None
    _key = ""

    def __init__(self, places: Places, **given: Any) -> None:
        super().__init__(**given)
        self.places = places

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._key = self.places.key_of(self.client[0] if self.client else "")
        refusal = self.places.take(self._key)
        if refusal is None:
            self._set_deadline()
        else:  # immediately: it must not use up a descriptor that others need
            self._refuse(refusal)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.places.leave(self._key)
        self._part = "none"
        self._set_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._part == "none":
            self._part, self._read = "head", 0
        self._read += len(data)
        self._is_new = False
        super().data_received(data)
        if self._part == "head" and self._read > LARGEST_HEAD:
            self._refuse(Refusal("server-head-too-large", status=431))
        elif self._read > LARGEST_REQUEST:
            self._refuse(Refusal("server-too-large", status=413))
        self._set_deadline()

    def handle_websocket_upgrade(self) -> None:
        self._part = "none"
        self._set_deadline()
        # Not a bound method: it would keep this object alive as long as the WebSocket.
        self.ws_protocol_class = partial(_socket, partial(self.places.leave, self._key))  # type: ignore[assignment]
        super().handle_websocket_upgrade()

    # -- callbacks of the parser

    def on_message_begin(self) -> None:
        self._part, self._read = "head", 0
        self._head_size = self._headers = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head_size += size
        if self._head_size > LARGEST_HEAD or self._headers > MOST_HEADERS:
            self._too_much = Refusal("server-head-too-large", status=431)
            raise OverflowError  # stops the parser; uvicorn then calls `send_400_response`

    def on_headers_complete(self) -> None:
        self._part = "body"
        super().on_headers_complete()
        if len(self.pipeline) > MOST_AHEAD:
            raise OverflowError

    def on_message_complete(self) -> None:
        self._part = "none"
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._too_much or Refusal("server-request-wrong", status=400, what="it is not HTTP"))

    # -- deadlines

    def _set_deadline(self) -> None:
        part = "none" if self._is_refused else self._part
        if part == self._deadline_of:
            return
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._deadline_of = part
        if part != "none":
            self._deadline = self.loop.call_later(HEAD_SECONDS if part == "head" else BODY_SECONDS, self._too_slow)

    def _too_slow(self) -> None:
        if self._is_new:
            self.transport.close()  # browsers open connections in advance
        else:
            self._refuse(Refusal("server-too-slow", status=408))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # -- the end

    def _refuse(self, why: Refusal) -> None:
        """Send the refusal, unless a response has already begun, and close the connection; stop reading at once."""
        if self._is_refused or self.transport.is_closing():
            return
        self._is_refused = True
        self._set_deadline()
        self.places.count(why)
        if self.pipeline:  # earlier requests must be answered first, so the refusal cannot be sent
            self.transport.abort()
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(answer_of(why))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.pause_reading()
        # Not at once: closing with unread data resets the connection, and the client would lose the refusal.
        self.loop.call_later(LAST_WORD_SECONDS, self.transport.abort)


def answer_of(why: Refusal) -> bytes:
    body = body_of(why)
    headers = (
        b"content-type: application/json\r\n",
        b"content-length: %d\r\n" % len(body),
        b"connection: close\r\n\r\n",
    )
    return b"".join((STATUS_LINE[why.status], *headers, body))


def _socket(lost: Any, **given: Any) -> Socket:
    socket = Socket(**given)
    socket.lost = lost
    return socket
