"""Uvicorn's WebSocket protocol, with a shortcut for whole text messages.

ASGI needs a queue, a task and a dictionary per message, and the library a generator per part of a frame, which adds up
at thousands of acts a second. So the handshake goes through the app like any request, with all its checks; after that,
whole text messages go straight to `hear` and straight out again. The library handles all other frames.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from krypta.server.ws.framing import LONGEST_HEADER, end_of_frame, text_of, whole_text

EXTENSION = "krypta.socket"  # the key of the socket in the ASGI scope
FRAMES_A_SECOND, FRAMES_AT_ONCE = (
    600.0,
    1500,
)  # of any kind, including control and empty frames; messages have a lower limit
FRAMES_AT_A_TIME = 50  # of one connection, before others get their turn
MOST_PARTS = 1000  # fragments of one message
ABUSE_SECONDS = 0.5  # between the reason and the end of a flooding connection
CLOSE_SECONDS = 10.0  # that the client has to answer our close frame
NOT_TEXT = 1007


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Its user calls `listen`, and checks `can_send` before sending.

    It stops reading while the client does not read, since the answers would fill the memory.
    """

    hear: Callable[[bytes], None] | None = None
    resumed: Callable[[], None] | None = None
    flooded: Callable[[], None] | None = None
    lost: Callable[[], None] | None = None  # called when the connection is closed
    _data = b""  # received but not yet handled: part of a frame, or frames that wait for their turn
    _at = 0  # the offset of the next frame
    _is_crowded = False  # the listener's queue is full
    _must_wait = True  # there is no listener yet, its queue is full, or the client does not read
    _is_deaf = False  # nothing more is read after a flood
    _turn: asyncio.Handle | None = None  # the scheduled handling of frames that wait
    _allowance = _since = 0.0

    def listen(self, hear: Callable[[bytes], None], resumed: Callable[[], None], flooded: Callable[[], None]) -> None:
        """Pass messages to `hear`. Call `resumed` when the client reads again, `flooded` when it exceeds a limit."""
        self.hear, self.resumed, self.flooded = hear, resumed, flooded
        self._allowance, self._since = float(FRAMES_AT_ONCE), self.loop.time()
        self._look_around()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self._is_deaf:
            self._data = self._data[self._at :] + data if self._data else data
            self._at = 0
            if self._turn is None:
                self._take_turn()

    @property
    def _is_held(self) -> bool:
        return self._must_wait and not self.close_sent and not self.transport.is_closing()

    def _take_turn(self) -> None:
        """Handle the frames received, up to FRAMES_AT_A_TIME."""
        self._turn = None
        taken = 0
        while self._at < len(self._data) and not self._is_held:
            if taken == FRAMES_AT_A_TIME:
                self._turn = self.loop.call_soon(self._take_turn)
                break
            end = end_of_frame(self._data, self._at)
            if not self._at < end <= len(self._data):
                self._await_rest(end)
                break
            frame = self._data[self._at : end]
            self._at = end
            self._take(frame)
            taken += 1
        if self._at == len(self._data):
            self._data, self._at = b"", 0
        self._pay(taken)
        if self._turn is not None or self._is_held or self._is_deaf:
            self._pause()
        elif self.read_paused:
            self._resume()

    def _await_rest(self, end: int) -> None:
        """Keep the incomplete frame until the rest arrives."""
        if end - self._at > self.config.ws_max_size + LONGEST_HEADER:  # too long: the library closes the connection
            super().data_received(self._data[self._at :])
            self._data, self._at = b"", 0
        elif self._at:
            self._data, self._at = self._data[self._at :], 0

    def _pay(self, frames: int) -> None:
        """Enforce the rate limit for frames, and the limit on fragments of a message."""
        at = self.loop.time()
        refilled = self._allowance + (at - self._since) * FRAMES_A_SECOND
        self._allowance = (refilled if refilled < FRAMES_AT_ONCE else FRAMES_AT_ONCE) - frames
        self._since = at
        if self._allowance < 0 or len(self.frames) > MOST_PARTS:
            self._is_deaf = True
            self._data, self._at = b"", 0
            if self.flooded is not None:
                self.flooded()
            self.end_within(ABUSE_SECONDS)

    def end_within(self, seconds: float) -> None:
        """Close the connection after this time at the latest, even if the client reads nothing."""
        self.loop.call_later(seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_within(CLOSE_SECONDS)

    def _take(self, frame: bytes) -> None:
        is_plain = self.conn.current_size is None and len(frame) <= self.config.ws_max_size
        message = text_of(frame) if is_plain else None
        if self.hear is None or message is None or not is_text(message):
            super().data_received(frame)
        elif not self.close_sent and self.conn.state is State.OPEN:
            self.hear(message)

    def send_receive_event_to_app(self) -> None:
        """Handle a message that was fragmented, binary or invalid text."""
        message = b"".join(self.frames)
        self.frames = []
        if self.hear is None or self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not is_text(message):  # the client's fault, so it is not logged
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        self.hear(message)

    def stop_reading(self) -> None:
        """Called by a listener whose queue is full."""
        self._is_crowded = self._must_wait = True

    def go_on_reading(self) -> None:
        if self._is_crowded:
            self._is_crowded = False
            self._look_around()

    def _look_around(self) -> None:
        self._must_wait = self.hear is None or self._is_crowded or not self.can_send
        self._go_on()

    def _pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _go_on(self) -> None:
        """Handle waiting frames, then resume reading, unless something still prevents it."""
        if self._is_held or self._turn is not None:
            return
        if self._at < len(self._data):
            self._turn = self.loop.call_soon(self._take_turn)
        elif self.read_paused:
            self._resume()

    def _resume(self) -> None:
        if not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_deaf = True
        if self._turn is not None:
            self._turn.cancel()
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    @property
    def can_send(self) -> bool:
        """Whether the write buffer has room; if not, `resumed` is called once it does."""
        return self.writable.is_set()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._must_wait = True
        self._pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._look_around()
        if self.resumed is not None:
            self.resumed()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send all texts in one write; does nothing if the connection is closing."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(b"".join(map(whole_text, texts)))


def is_text(message: bytes) -> bool:
    if message.isascii():  # nearly always, and cheaper than decoding
        return True
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def socket_of(scope: Any) -> Socket:
    socket: Socket = scope["extensions"][EXTENSION]["socket"]
    return socket
