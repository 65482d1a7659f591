"""The real client address and path: X-Forwarded-* counts only from trusted proxies; the path prefix is removed."""

import ipaddress
from collections.abc import Sequence

from litestar.types import ASGIApp, Receive, Scope, Send

from krypta.server.settings import Network, Settings

FORWARDING = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-forwarded-port", b"forwarded")
SECURE = {"http": "https", "ws": "wss"}


class Proxied:
    """Restores the client's address, scheme and host from trusted proxies' headers; drops those headers from others."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.trusted = settings.networks
        self.prefix = settings.path_prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        claims = {name: value.decode("latin-1") for name, value in scope["headers"] if name in FORWARDING}
        if claims:
            scope["headers"] = [pair for pair in scope["headers"] if pair[0] not in FORWARDING]
            if is_within(address_of(scope), self.trusted):
                self._believe(scope, claims)
        scope.setdefault("state", {})["forwarded"] = bool(claims)
        if self.prefix and (scope["path"] + "/").startswith(self.prefix + "/"):
            scope["path"] = scope["path"][len(self.prefix) :] or "/"
            scope["raw_path"] = scope["path"].encode()
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope, claims: dict[bytes, str]) -> None:
        client = nearest_stranger(claims.get(b"x-forwarded-for", ""), self.trusted)
        if client:
            scope["client"] = (client, 0)
        if last(claims.get(b"x-forwarded-proto", "")).lower() in ("https", "wss"):
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        host = last(claims.get(b"x-forwarded-host", ""))
        if host:
            headers = [pair for pair in scope["headers"] if pair[0] != b"host"]
            scope["headers"] = [*headers, (b"host", host.encode("latin-1"))]


def last(text: str) -> str:
    """The last item of a list: the nearest proxy added it. Earlier items may come from the client."""
    return text.rsplit(",", 1)[-1].strip()


def nearest_stranger(forwarded_for: str, trusted: Sequence[Network]) -> str:
    """The client: the last address in the chain that is not a trusted proxy; empty if it is not an address.

    >>> nearest_stranger("6.6.6.6, 1.2.3.4, 10.0.0.2", [ipaddress.ip_network("10.0.0.0/8")])
    '1.2.3.4'
    """
    for text in reversed([part.strip() for part in forwarded_for.split(",")]):
        if not is_within(text, trusted):
            return text if is_address(text) else ""
    return ""


def address_of(scope: Scope) -> str:
    """The client's address; empty if the socket has none."""
    client = scope.get("client")
    return client[0] if client else ""


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_within(address: str, networks: Sequence[Network]) -> bool:
    return is_address(address) and any(plain(address) in network for network in networks)


def is_loopback(address: str) -> bool:
    return is_address(address) and plain(address).is_loopback


def plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """The address as an object; an IPv4-mapped IPv6 address becomes IPv4."""
    found = ipaddress.ip_address(address)
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found
