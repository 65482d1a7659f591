"""The log: one JSON object per line on stderr, with the request's id. It never contains what a person sent.

Paths are logged as patterns (/api/tables/{id}), so that no link, token or query string gets into a log. Errors are
logged as their type and traceback, because their text may quote what was sent.
"""

import logging
import sys
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from krypta.server.http.proxy import address_of
from krypta.server.ids import random_letters
from krypta.server.ops.metrics import Metrics

LOG = logging.getLogger("krypta.server")
REQUEST: ContextVar[str] = ContextVar("request", default="")
FRAMES = 12  # of a traceback, the innermost
PROBES = ("/health", "/ready", "/metrics")  # requested by machines every few seconds
OF_NO_INTEREST = (  # uvicorn's messages about connections that we refused, and about faults of clients
    "ASGI callable returned without completing handshake.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
NOWHERE = "(none)"  # the pattern of an unknown path


class JsonLines(logging.Formatter):
    """Formats a record as one line. Further fields come in `extra={"about": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == LOG.name else record.name,
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line.update(getattr(record, "about", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__qualname__
            frames = traceback.extract_tb(record.exc_info[2])[-FRAMES:]
            line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        elif record.name != LOG.name:
            line["said"] = record.getMessage()
        return msgspec.json.encode(line, enc_hook=str).decode()


def open_log(level: str, stream: TextIO | None = None) -> None:
    """Configure logging to the stream. Libraries log only warnings and errors: at `info` uvicorn logs WebSocket URLs
    with their query strings."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: record.getMessage() not in OF_NO_INTEREST)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOG.setLevel(level.upper())


def log(event: str, level: int = logging.INFO, error: BaseException | None = None, **about: Any) -> None:
    """Write one line. Pass no secrets: only ids, counts and times."""
    LOG.log(level, event, exc_info=error, extra={"about": about})


class Logged:
    """Gives every request an id, logs it and counts it in the metrics."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = random_letters(10)
        scope.setdefault("state", {})["request"] = name
        mark = REQUEST.set(name)
        try:
            if scope["type"] == ScopeType.HTTP:
                await self._request(scope, receive, send)
            else:
                await self._socket(scope, receive, send)
        finally:
            REQUEST.reset(mark)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", scope["state"]["request"].encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_named)
        finally:
            took, route, method = time.perf_counter() - began, route_of(scope), method_of(scope)
            self.metrics.requests.labels(method, route, str(status)).inc()
            self.metrics.request_seconds.labels(route).observe(took)
            level = logging.DEBUG if route in PROBES else logging.INFO
            ms = round(took * 1000, 1)
            log("http", level, method=method, route=route, status=status, ms=ms, client=address_of(scope))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Log a connection. `send` is not wrapped, because that would slow down every message."""
        began = time.perf_counter()
        self.metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.sockets.dec()
            took = time.perf_counter() - began
            log("socket", route=route_of(scope), seconds=round(took, 1), client=address_of(scope))


def route_of(scope: Scope) -> str:
    return scope.get("path_template") or NOWHERE


def method_of(scope: Scope) -> str:
    """The method, or "other" for an unknown one, so that clients cannot create new metrics labels."""
    method = str(scope.get("method", ""))
    return method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"
