"""The whole web application of a node: its routes, and the layers that every request passes on its way in."""

from litestar import Litestar
from litestar.di import Provide

from krypta.server.http import errors, health, pages
from krypta.server.http.api import ROUTES
from krypta.server.http.health import Readiness, Warming
from krypta.server.http.openapi import described
from krypta.server.http.proxy import Proxied
from krypta.server.http.security import Guarded, Headed
from krypta.server.node import Node
from krypta.server.ops.logs import Logged
from krypta.server.ws import handshake

LARGEST_BODY = 256 * 1024  # a card file of the greatest length, in any letters


def build(node: Node, readiness: Readiness | None = None) -> Litestar:
    """The application. Without `readiness` its rules are taken to be warm already."""
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
    # Litestar puts its middleware around handlers; ours also have to see what no handler answers.
    inner = Warming(Guarded(app.asgi_handler, settings, node.metrics), readiness)
    app.asgi_handler = Proxied(Logged(Headed(inner, settings), node.metrics), settings)
    return app
