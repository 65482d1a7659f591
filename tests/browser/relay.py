"""A TCP relay between the browser and the server that can be cut.

Chromium's own offline mode does not close open WebSockets.
"""

import contextlib
import socket
import threading
from collections.abc import Iterator

BYTES = 65536


class Relay:
    def __init__(self, port: int) -> None:
        self._server = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._away = False
        self._flows = threading.Event()
        self._flows.set()
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def take_away(self) -> None:
        """Breaks all connections without a close frame, and accepts no new ones."""
        self._away = True
        self._break_all()

    def bring_back(self) -> None:
        self._away = False
        self._flows.set()

    def fall_silent(self) -> None:
        """Keeps all connections open, but carries nothing any more."""
        self._flows.clear()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._flows.set()
        self._break_all()

    def _break_all(self) -> None:
        for end in self._open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.clear()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the socket is already closed
            while True:
                browser, _ = self._listener.accept()
                if self._away:
                    browser.close()
                else:
                    self._join(browser, socket.create_connection(("127.0.0.1", self._server)))

    def _join(self, browser: socket.socket, server: socket.socket) -> None:
        self._open += [browser, server]
        for one, other in ((browser, server), (server, browser)):
            threading.Thread(target=carry, args=(one, other, self._flows), daemon=True).start()


def carry(one: socket.socket, other: socket.socket, flows: threading.Event) -> None:
    """Copies everything from one socket to the other until it ends, while it flows."""
    with one, contextlib.suppress(OSError):
        while data := one.recv(BYTES):
            flows.wait()
            other.sendall(data)
        other.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def relayed(port: int) -> Iterator[Relay]:
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
