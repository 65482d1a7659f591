"""The API for invitations: the address under which others can reach this server."""

from typing import Any

import msgspec
from litestar import Controller, Request, get

from krypta.server.http.identity import TheNode
from krypta.server.ops.addresses import network_addresses

EVERYWHERE = ("0.0.0.0", "::")  # hosts that listen on all interfaces


class Reach(msgspec.Struct, frozen=True):
    url: str  # empty if the server is local only, or its address is unknown


class ReachController(Controller):
    path = "/api/reach"
    tags = ("tables",)

    @get("/", sync_to_thread=True)
    def reach(self, request: Request[Any, Any, Any], node: TheNode) -> Reach:
        """The address under which others can reach this server."""
        settings = node.settings
        if settings.public_url:
            return Reach(f"{settings.public_url}/")
        addresses = network_addresses() if settings.host in EVERYWHERE else []
        server = request.scope.get("server")
        if not addresses or not server:
            return Reach("")
        return Reach(f"http://{addresses[0]}:{server[1]}{settings.path_prefix}/")
