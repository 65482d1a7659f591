"""The WebSocket endpoint: the handshake goes through the app like any request."""

from litestar import asgi
from litestar.enums import ScopeType
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from krypta.server.http.answers import refuse, refused_away
from krypta.server.http.identity import identify
from krypta.server.http.places import Places
from krypta.server.http.proxy import address_of
from krypta.server.node import Node
from krypta.server.ops.descriptors import UNKNOWN
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Away
from krypta.server.ws.fast_socket import socket_of


def route(node: Node) -> ASGIRouteHandler:
    """The handler of `/ws`."""
    # The TCP connection was counted by its own address, perhaps a proxy's; this counts the client's.
    places = Places(node.metrics, node.settings.networks, UNKNOWN)

    @asgi("/ws", copy_scope=False)
    async def websocket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await refuse(scope, receive, send, Refusal("server-websocket-only", status=426))
            return
        try:
            visitor = await identify(node, scope)
        except Away:
            await refuse(scope, receive, send, refused_away())
            return
        except Refusal as why:
            await refuse(scope, receive, send, why)
            return
        key = places.key_of(address_of(scope))
        try:
            if full := places.take(key):
                places.count(full)
                await refuse(scope, receive, send, full)
                return
            await node.switchboard.serve(visitor, socket_of(scope), receive, send)
        finally:
            places.leave(key)

    return websocket
