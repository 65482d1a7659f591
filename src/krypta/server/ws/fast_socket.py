"""Uvicorn's WebSocket protocol, with a shortcut for whole text messages.

ASGI needs a queue, a task and a dictionary per message, and the library a generator per part of a frame, which adds up
at thousands of acts a second. So the handshake goes through the app like any request, with all its checks; after that,
whole text messages go straight to `hear` and straight out again. The library handles all other frames.
"""

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from krypta.server.ws.framing import LONGEST_HEADER, end_of_frame, text_of, whole_text

EXTENSION = "krypta.socket"  # the key of the socket in the ASGI scope


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Its user sets `hear` and `resumed`, and checks `can_send` before sending."""

    hear: Callable[[bytes], None] | None = None
    resumed: Callable[[], None] | None = None
    _begun = b""  # the received part of an incomplete frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._begun + data
        begin = 0
        while begin < (end := end_of_frame(data, begin)) <= len(data):
            self._take(data[begin:end])
            begin = end
        self._begun = data[begin:]
        if end - begin > self.config.ws_max_size + LONGEST_HEADER:  # too long: the library closes the connection
            super().data_received(self._begun)
            self._begun = b""

    def _take(self, frame: bytes) -> None:
        is_plain = self.conn.current_size is None and len(frame) <= self.config.ws_max_size
        message = text_of(frame) if is_plain else None
        if self.hear is None or message is None or not is_text(message):
            super().data_received(frame)
        elif not self.close_sent and self.conn.state is State.OPEN:
            self.hear(message)

    def send_receive_event_to_app(self) -> None:
        """Handle a fragmented or binary message."""
        message = b"".join(self.frames)
        if self.hear is None or (self.curr_msg_data_type == "text" and not is_text(message)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self.hear(message)

    def stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def can_send(self) -> bool:
        """Whether the write buffer has room; if not, `resumed` is called once it does."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send all texts in one write; does nothing if the connection is closing."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(b"".join(map(whole_text, texts)))


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def socket_of(scope: Any) -> Socket:
    socket: Socket = scope["extensions"][EXTENSION]["socket"]
    return socket
