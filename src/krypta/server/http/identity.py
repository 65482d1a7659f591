"""Authentication: a bearer token (bots) or the cookie (people), read from a request or a WebSocket's handshake."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope

from krypta.server.accounts.context import AccountsNode
from krypta.server.accounts.cookies import NAME
from krypta.server.accounts.people import Came
from krypta.server.accounts.person import Person, Visitor
from krypta.server.http.proxy import address_of, is_loopback
from krypta.server.limits import address_key
from krypta.server.refusal import Refusal

BEARER = "bearer "


async def identify(node: AccountsNode, scope: Scope) -> Visitor | None:
    """The visitor, or None without valid credentials. A wrong token is refused, so that its program notices."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        visitor = await node.people.by_token(authorization[len(BEARER) :].strip())
        if visitor is None:
            raise Refusal("server-token-wrong", status=401)
        return visitor
    cookie = connection.cookies.get(NAME)
    return await node.people.by_cookie(cookie) if cookie else None


def came_from(scope: Scope) -> Came:
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    return Came(address_key(address_of(scope)), connection.headers.get("user-agent", ""))


def limited_as(scope: Scope) -> str:
    """The key for limits and quotas by address; empty for this machine, which is exempt."""
    address = address_of(scope)
    return "" if is_loopback(address) else address_key(address)


# Dependencies of handlers. A `Visitor` includes the credential and must not be sent; a `Person` may be.

TheNode = NamedDependency[SkipValidation[AccountsNode]]
MaybeVisitor = NamedDependency[SkipValidation[Visitor | None]]
SureVisitor = NamedDependency[SkipValidation[Visitor]]
MaybePerson = NamedDependency[SkipValidation[Person | None]]
SurePerson = NamedDependency[SkipValidation[Person]]


async def provide_visitor(node: TheNode, scope: Scope) -> Visitor | None:
    return await identify(node, scope)


async def provide_visiting(visitor: MaybeVisitor) -> Visitor:
    """Any authenticated visitor, including bots."""
    if visitor is None:
        raise Refusal("server-who-are-you", status=401)
    return visitor


async def provide_human(visiting: SureVisitor) -> Visitor:
    """A visitor with a cookie: a bot may play, but not manage credentials."""
    if visiting.kind == "bot":
        raise Refusal("server-not-for-bots", status=403)
    return visiting


async def provide_account(human: SureVisitor) -> Visitor:
    if human.kind != "account":
        raise Refusal("server-account-needed", status=403)
    return human


async def provide_person(visitor: MaybeVisitor) -> Person | None:
    return visitor.person() if visitor else None


async def provide_me(visiting: SureVisitor) -> Person:
    return visiting.person()


DEPENDENCIES = {
    "visitor": Provide(provide_visitor),
    "visiting": Provide(provide_visiting),
    "human": Provide(provide_human),
    "account": Provide(provide_account),
    "person": Provide(provide_person),
    "me": Provide(provide_me),
}
