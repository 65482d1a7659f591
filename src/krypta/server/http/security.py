"""Request checks: allowed hosts and origins, rate limits, and security headers.

Browsers send cookies with cross-site requests too. So writes must come from our own pages: with our Origin, if the
browser sends one, and with a header that no other site can add.
"""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from krypta.server.accounts.cookies import NAME as COOKIE
from krypta.server.http.answers import refuse
from krypta.server.http.proxy import address_of, is_address, is_loopback
from krypta.server.limits import Limits, address_key, insist
from krypta.server.ops.metrics import Metrics
from krypta.server.refusal import Refusal
from krypta.server.settings import Settings

NUL = b"%00"
SAFE = ("GET", "HEAD", "OPTIONS")
REQUESTS_PER_SECOND = 50.0
REQUESTS_AT_ONCE = 500
HTTP_SCHEME = {"ws": "http", "wss": "https"}

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
A_YEAR = "max-age=31536000"


class Headed:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        headers = HEADERS | ({"strict-transport-security": A_YEAR} if settings.public_url.startswith("https:") else {})
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers + self.headers
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Guarded:
    """Refuses unknown hosts, cross-site writes and clients over the rate limit."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.public_origin = settings.public_origin
        self.public_host = urlsplit(settings.public_url).hostname or ""
        self.any_host = not settings.public_url and not is_bound_to_this_machine(settings.host)
        self.limits = Limits(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.check(scope)
        except Refusal as why:
            self.metrics.refusals.labels(why.message.id).inc()
            await refuse(scope, receive, send, why)
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Raise a refusal unless the request passes all checks."""
        address = address_of(scope)
        if not is_loopback(address):
            insist(self.limits.take(address_key(address)))
        if NUL in scope["query_string"]:  # PostgreSQL can neither store nor look up such text
            raise Refusal("server-request-wrong", status=400, what="its query holds a NUL character")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self.is_known(host):
            raise Refusal("server-host-unknown", status=421, host=host[:100])
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_handshake(scope, headers)
        elif scope.get("method") not in SAFE:
            self._check_change(scope, headers)

    def is_known(self, host: str) -> bool:
        """Whether a page loaded from this host can be ours. A foreign name that resolves to this machine (DNS
        rebinding) is refused; a bare IP address is always accepted, since nobody else can own it."""
        if self.any_host:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return is_address(name) or (name != "" and name in ("localhost", self.public_host))

    def is_ours(self, scope: Scope, headers: dict[bytes, str]) -> bool:
        """Whether the Origin matches the requested host or the public URL."""
        origin = headers.get(b"origin", "").lower()
        scheme = HTTP_SCHEME.get(scope["scheme"], scope["scheme"])
        asked = f"{scheme}://{headers.get(b'host', '').lower()}"
        return bool(origin) and origin in (asked, self.public_origin)

    def _check_handshake(self, scope: Scope, headers: dict[bytes, str]) -> None:
        if b"origin" in headers:
            if not self.is_ours(scope, headers):
                raise Refusal("server-origin-foreign", status=403)
        elif has_cookie(headers) and not has_token(headers):
            raise Refusal("server-origin-missing", status=403)

    def _check_change(self, scope: Scope, headers: dict[bytes, str]) -> None:
        foreign = b"origin" in headers and not self.is_ours(scope, headers)
        if foreign or headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refusal("server-origin-foreign", status=403)
        if headers.get(b"x-krypta") != "1" and (has_cookie(headers) or not has_token(headers)):
            raise Refusal("server-header-missing", status=403)


def has_cookie(headers: dict[bytes, str]) -> bool:
    return any(part.strip().startswith(f"{COOKIE}=") for part in headers.get(b"cookie", "").split(";"))


def has_token(headers: dict[bytes, str]) -> bool:
    return headers.get(b"authorization", "").lower().startswith("bearer ")


def is_bound_to_this_machine(host: str) -> bool:
    return host == "localhost" or is_loopback(host)
