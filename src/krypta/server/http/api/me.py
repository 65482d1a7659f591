"""The API about the current user: identity, name, matches, data."""

from typing import Annotated

import msgspec
from litestar import Controller, Request, Response, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from krypta.server.accounts import profile
from krypta.server.accounts.context import AccountsNode
from krypta.server.accounts.cookies import session_cookie
from krypta.server.accounts.deletion import Departure
from krypta.server.accounts.export import Export
from krypta.server.accounts.people import Entered
from krypta.server.accounts.person import Person
from krypta.server.http.identity import (
    DEPENDENCIES,
    MaybePerson,
    MaybeVisitor,
    SurePerson,
    SureVisitor,
    TheNode,
    came_from,
)

Asked = Request[object, object, State]


class Me(msgspec.Struct, frozen=True):
    """The current user; null without valid credentials."""

    person: Person | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of an account; guests have none."""

    password: str = ""


class MeController(Controller):
    path = "/api/me"
    tags = ("me",)
    dependencies = DEPENDENCIES

    @get("/")
    async def who(self, person: MaybePerson) -> Me:
        """The current user. This request does not create a guest."""
        return Me(person)

    @post("/guest", status_code=200)
    async def become_guest(self, request: Asked, node: TheNode, visitor: MaybeVisitor) -> Response[Me]:
        """Become a guest, to play without an account; a user who is already known stays the same."""
        if visitor is not None:
            return Response(Me(visitor.person()))
        return entered(await node.people.make_guest(came_from(request.scope)), node, request)

    @patch("/")
    async def rename(self, request: Asked, node: TheNode, human: SureVisitor, data: JSONBody[NewName]) -> Me:
        """Change my name."""
        person = await node.people.rename(human.person(), data.name, came_from(request.scope))
        await node.rooms.replace_person(person.id, person)
        return Me(person)

    @get("/matches")
    async def matches(
        self,
        node: TheNode,
        me: SurePerson,
        before: Annotated[str, QueryParameter(description="`next` of the page before", max_length=60)] = "",
    ) -> profile.History:
        """List my matches, newest first."""
        return await node.database.read(lambda c: profile.history(c, me.id, before))

    @get("/export")
    async def export(self, node: TheNode, human: SureVisitor) -> Response[Export]:
        """Export all data stored about me, as one file."""
        name = 'attachment; filename="krypta.json"'
        return Response(await node.people.export(human), headers={"content-disposition": name})

    @post("/deletion", status_code=200)
    async def delete(self, request: Asked, node: TheNode, human: SureVisitor, data: JSONBody[Deletion]) -> Response[Me]:
        """Delete my account and all my data; my seats in matches become anonymous."""
        await delete_person(node, await node.people.delete(human.person(), data.password))
        return nobody(node, request)


def entered(came: Entered, node: AccountsNode, request: Asked) -> Response[Me]:
    """The response that logs the person in: it sets the cookie."""
    cookie = session_cookie(came.cookie, node.settings, request.scope["scheme"])
    return Response(Me(came.person), cookies=[cookie])


def nobody(node: AccountsNode, request: Asked) -> Response[Me]:
    """The response that logs the user out: it deletes the cookie."""
    return Response(Me(None), cookies=[session_cookie("", node.settings, request.scope["scheme"])])


async def delete_person(node: AccountsNode, departure: Departure) -> None:
    """Remove a deleted person and their bots from the tables."""
    for user_id in departure.people:
        await node.rooms.remove_person(user_id, departure.tables)
