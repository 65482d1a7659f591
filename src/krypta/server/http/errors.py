"""Every error in a request becomes a typed refusal; the details of our own errors are logged, not sent."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from krypta.server.http.answers import body_of, headers_of, refused_away
from krypta.server.ops.logs import log
from krypta.server.ops.metrics import Metrics
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Away

Asked = Request[Any, Any, Any]
Answer = Response[bytes]

OF_STATUS = {
    401: "server-who-are-you",
    404: "server-not-found",
    405: "server-method-not-allowed",
    413: "server-too-large",
}
MOST_FAULTS = 10
BROKEN_OFF = "client disconnected prematurely"  # Litestar's detail for an incomplete body


def handlers(metrics: Metrics) -> ExceptionHandlersMap:
    """The exception handlers for Litestar."""

    def tell(why: Refusal, headers: dict[str, str] | None = None) -> Answer:
        metrics.refusals.labels(why.message.id).inc()
        return Response(
            body_of(why),
            status_code=why.status,
            headers=(headers or {}) | headers_of(why),
            media_type="application/json",
        )

    def refused(_request: Asked, why: Refusal) -> Answer:
        return tell(why)

    def away(_request: Asked, error: Away) -> Answer:
        log("database-away", logging.WARNING, error)
        return tell(refused_away())

    def http(request: Asked, error: HTTPException) -> Answer:
        if isinstance(error, ValidationException):
            return tell(Refusal("server-request-wrong", status=400, what=what_is_wrong(error)))
        if error.detail == BROKEN_OFF:  # the client is gone, and it is not our fault
            return tell(Refusal("server-request-wrong", status=400, what="it breaks off"))
        if error.status_code >= 500:
            return broken(request, error)
        id = OF_STATUS.get(error.status_code, "server-request-wrong")
        args = {} if id in OF_STATUS.values() else {"what": error.detail[:200]}
        return tell(Refusal(id, status=error.status_code, **args), error.headers)

    def too_deep(_request: Asked, _error: RecursionError) -> Answer:
        return tell(Refusal("server-request-wrong", status=400, what="it is nested too deeply"))

    def no_text(_request: Asked, _error: UnicodeDecodeError) -> Answer:
        return tell(Refusal("server-request-wrong", status=400, what="it is not UTF-8"))

    def broken(request: Asked, error: Exception) -> Answer:
        log("broken", logging.ERROR, error)
        return tell(Refusal("server-broken", status=500, request=request.scope["state"].get("request", "")))

    unreadable: ExceptionHandlersMap = {RecursionError: too_deep, UnicodeDecodeError: no_text}
    return {Refusal: refused, Away: away, HTTPException: http, **unreadable, Exception: broken}


def what_is_wrong(error: ValidationException) -> str:
    """Every fault with its field, for the client's developer. It names types, never values."""
    faults = error.extra if isinstance(error.extra, list) else []
    said = [f"{fault.get('key', '')}: {fault.get('message', '')}".removeprefix(": ") for fault in faults]
    return "; ".join(said[:MOST_FAULTS]) or error.detail.split(":", 1)[0]
