"""The WebSocket endpoint: the handshake goes through the app like any request."""

from litestar import asgi
from litestar.enums import ScopeType
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from krypta.server.http.answers import refuse, refused_away
from krypta.server.http.identity import identify
from krypta.server.node import Node
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Away
from krypta.server.ws.fast_socket import socket_of


def route(node: Node) -> ASGIRouteHandler:
    """The handler of `/ws`."""

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
        await node.switchboard.serve(visitor, socket_of(scope), receive, send)

    return websocket
