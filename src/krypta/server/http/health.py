"""Liveness (/health), readiness (/ready) and metrics (/metrics) of the node."""

import asyncio
import hmac
import time
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, route
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from krypta.server.http.answers import refuse
from krypta.server.http.proxy import address_of, is_loopback
from krypta.server.ops.metrics import CONTENT_TYPE, Metrics
from krypta.server.refusal import Refusal, still_warming
from krypta.server.settings import Settings
from krypta.server.storage.database import Away, Database

DATABASE_SECONDS = 3.0
ASKED_AT_MOST_EVERY = 1.0  # seconds: frequent health checks must not load the database

Word = Literal["ready", "warming", "stopping", "database-away"]


class Health(msgspec.Struct):
    status: Literal["alive"] = "alive"


class Ready(msgspec.Struct):
    status: Word


class Readiness:
    """The readiness of this node: rules compiled, database reachable, not stopping."""

    def __init__(self, metrics: Metrics, warm: bool = False) -> None:
        self.metrics = metrics
        self.stopping = False
        self.open = warm  # at least one game can be played
        self._database: Word = "ready"
        self._asked = -ASKED_AT_MOST_EVERY
        self._asking = False
        self.warm = warm

    @property
    def warm(self) -> bool:
        return self._warm

    @warm.setter
    def warm(self, value: bool) -> None:
        self._warm = value
        self.metrics.warm.set(int(value))

    async def word(self, database: Database) -> Word:
        if self.stopping:
            return "stopping"
        if not self.warm:
            return "warming"
        if not self._asking and time.monotonic() - self._asked >= ASKED_AT_MOST_EVERY:
            self._asking = True
            try:
                self._database = await database_word(database)
            finally:
                self._asking, self._asked = False, time.monotonic()
        return self._database


async def database_word(database: Database) -> Word:
    """Whether the database can be written; reading would not tell, since it works with a full disk or a locked file."""
    try:
        await asyncio.wait_for(database.probe(), DATABASE_SECONDS)
    except (Away, TimeoutError):
        return "database-away"
    return "ready"


class Warming:
    """Until the first game is compiled, refuses the API and WebSockets; pages and health checks are served."""

    def __init__(self, app: ASGIApp, readiness: Readiness) -> None:
        self.app = app
        self.readiness = readiness

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_file = scope["type"] == ScopeType.HTTP and not scope["path"].startswith("/api/")
        if self.readiness.open or is_file:
            await self.app(scope, receive, send)
        else:
            await refuse(scope, receive, send, still_warming())


def routes(readiness: Readiness, database: Database, settings: Settings) -> list[HTTPRouteHandler]:
    @route("/health", http_method=["GET", "HEAD"], include_in_schema=False)
    async def health() -> Health:
        """Liveness of the process. It ignores the database, because restarting the node would not fix that."""
        return Health()

    @route("/ready", http_method=["GET", "HEAD"], include_in_schema=False)
    async def ready() -> Response[Ready]:
        """Readiness for traffic: the rules are compiled and the database answers."""
        word = await readiness.word(database)
        return Response(Ready(word), status_code=200 if word == "ready" else 503)

    @get("/metrics", include_in_schema=False)
    async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Metrics for Prometheus, from this machine or with the token."""
        if not may_read_figures(request, settings):
            raise Refusal("server-metrics-closed", status=403)
        return Response(readiness.metrics.text(), media_type=CONTENT_TYPE)

    return [health, ready, figures]


def may_read_figures(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Whether the client has the token or is on this machine, not merely forwarded by a proxy here.

    With a public URL only the token counts, since some tunnels do not reveal that they forward.
    """
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if settings.metrics_token and hmac.compare_digest(given.encode(), settings.metrics_token.encode()):
        return True
    is_ours = is_loopback(address_of(request.scope)) and not request.scope["state"]["forwarded"]
    return is_ours and not settings.public_url
