"""Refusals over HTTP and in a WebSocket's handshake: the typed message as JSON."""

from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from krypta.server.refusal import Refusal

WAIT_FOR_DATABASE = 2  # seconds before a retry is worthwhile


def body_of(refusal: Refusal) -> bytes:
    return msgspec.json.encode(refusal.message)


def headers_of(refusal: Refusal) -> dict[str, str]:
    """Retry-After, where the refusal says how long to wait."""
    seconds = refusal.message.args.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}


def refused_away() -> Refusal:
    return Refusal("server-database-away", status=503, seconds=WAIT_FOR_DATABASE)


async def refuse(scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
    """Refuse a request or a WebSocket's handshake from a middleware."""
    if scope["type"] == ScopeType.HTTP:
        await answer(send, why)
        return
    await receive()  # the handshake itself
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await answer(send, why, kind="websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 4403, "reason": why.message.id})


async def answer(send: Send, why: Refusal, kind: str = "http.response") -> None:
    body = body_of(why)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(why).items()]
    start: Any = {"type": f"{kind}.start", "status": why.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
