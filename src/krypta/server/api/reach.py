"""Where others find this table: the address to put into a link that is sent to friends."""

from typing import Any

import msgspec
from litestar import Controller, Request, get

from krypta.server.addresses import network_addresses
from krypta.server.identity import TheNode

EVERYWHERE = ("0.0.0.0", "::")  # hosts that listen to the whole network


class Reach(msgspec.Struct, frozen=True):
    url: str  # empty if only this machine is listened to, or nobody knows what others call it


class ReachController(Controller):
    path = "/api/reach"
    tags = ("tables",)

    @get("/", sync_to_thread=True)
    def reach(self, request: Request[Any, Any, Any], node: TheNode) -> Reach:
        """The address under which others reach this server."""
        settings = node.settings
        if settings.public_url:
            return Reach(f"{settings.public_url}/")
        addresses = network_addresses() if settings.host in EVERYWHERE else []
        server = request.scope.get("server")
        if not addresses or not server:
            return Reach("")
        return Reach(f"http://{addresses[0]}:{server[1]}{settings.path_prefix}/")
