"""The web application of a node: its routes and its middleware."""

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from krypta.server.http import errors, health, pages
from krypta.server.http.api import ROUTES
from krypta.server.http.health import Readiness, Warming
from krypta.server.http.openapi import described
from krypta.server.http.proxy import Proxied
from krypta.server.http.security import Guarded, Headed
from krypta.server.node import Node
from krypta.server.ops.logs import Logged
from krypta.server.ws import handshake

REQUESTS = (ScopeType.HTTP, ScopeType.WEBSOCKET)  # everything except lifespan events
LARGEST_BODY = 256 * 1024  # fits a card file of maximum length in any script


def build(node: Node, readiness: Readiness | None = None) -> ASGIApp:
    """Build the ASGI application. Without `readiness`, the rules are assumed to be compiled."""
    readiness = readiness or Readiness(node.metrics, warm=True)
    settings = node.settings
    app = Litestar(
        route_handlers=[
            *ROUTES,
            *health.routes(readiness, node.database, settings),
            *pages.routes(settings.path_prefix),
            handshake.route(node),
        ],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        exception_handlers=errors.handlers(node.metrics),
        openapi_config=described(settings.path_prefix),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    layers = layered(app, node, readiness)

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await (layers if scope["type"] in REQUESTS else app)(scope, receive, send)

    return application


def layered(app: ASGIApp, node: Node, readiness: Readiness) -> ASGIApp:
    """Wrap the app in middleware, innermost first. Litestar's own middleware does not see unrouted requests."""
    settings, metrics = node.settings, node.metrics
    app = Guarded(app, settings, metrics)
    app = Warming(app, readiness)
    app = Headed(app, settings)
    app = Logged(app, metrics)
    return Proxied(app, settings)
