"""Limits on open connections: per address, and in total.

Clients behind a proxy or a tunnel appear here with its address, so trusted proxies and this machine count only towards
the total. The WebSockets behind them are counted again once the client's own address is known.
"""

import logging
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from krypta.server.http.proxy import is_loopback, is_within
from krypta.server.limits import address_key
from krypta.server.ops.logs import log
from krypta.server.ops.metrics import Metrics
from krypta.server.refusal import Refusal
from krypta.server.settings import Network

MOST_OF_ONE = 256  # enough for a school behind one address: forty browsers with six connections each
SAID_EVERY = 10.0  # seconds between log lines: a flood must not fill the log


class Places:
    """Counts connections. Every `take` needs a `leave`, even if it was refused."""

    def __init__(self, metrics: Metrics, trusted: Sequence[Network], most: int) -> None:
        self.metrics = metrics
        self.trusted = trusted
        self.most = most
        self.open = 0
        self.of_one: Counter[str] = Counter()
        self._said: dict[str, float] = {}

    def key_of(self, address: str) -> str:
        """The key under which an address is counted; empty if it counts only towards the total."""
        return "" if is_loopback(address) or is_within(address, self.trusted) else address_key(address)

    def take(self, key: str) -> Refusal | None:
        """Count a connection; the reason if it must be refused, otherwise None."""
        self.open += 1
        self.of_one[key] += 1
        if self.open > self.most:
            self._say("connections-full", most=self.most)
            return Refusal("server-full", status=503)
        if key and self.of_one[key] > MOST_OF_ONE:
            self._say("connections-of-one-address", most=MOST_OF_ONE, client=key)
            return Refusal("server-too-many-connections", status=429)
        return None

    def leave(self, key: str) -> None:
        self.open -= 1
        self.of_one[key] -= 1
        if not self.of_one[key]:
            del self.of_one[key]

    def count(self, why: Refusal) -> None:
        self.metrics.refusals.labels(why.message.id).inc()

    def _say(self, event: str, **about: Any) -> None:
        if time.monotonic() - self._said.get(event, -SAID_EVERY) >= SAID_EVERY:
            self._said[event] = time.monotonic()
            log(event, logging.WARNING, **about)
