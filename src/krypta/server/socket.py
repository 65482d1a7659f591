"""Uvicorn's WebSocket, with a shorter way between a frame and the table.

ASGI takes a queue, a task and a dictionary for every message, which adds up at thousands of acts a second. So the
handshake goes through the app like any request, with all its guards; then messages go straight to whoever `hears`, and
straight out again.
"""

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "krypta.socket"  # under which the app finds it in the scope


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket. Whoever uses it sets `hear` and `resumed`, and asks `can_send` before sending much."""

    hear: Callable[[bytes], None] | None = None
    resumed: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def send_receive_event_to_app(self) -> None:
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
        """Whether the other side keeps up; if not, `resumed` is called once it does."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """All of them in one write; nothing if the connection is ending."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def socket_of(scope: Any) -> Socket:
    socket: Socket = scope["extensions"][EXTENSION]["socket"]
    return socket
