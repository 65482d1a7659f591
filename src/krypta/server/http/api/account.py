"""The API of accounts: sign up, log in and out, password, sessions."""

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from krypta.server.accounts.sessions import Session
from krypta.server.http.api.me import Asked, Me, entered, nobody
from krypta.server.http.identity import DEPENDENCIES, MaybeVisitor, SureVisitor, TheNode, came_from


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: str
    new: str


class AccountController(Controller):
    path = "/api"
    tags = ("account",)
    dependencies = DEPENDENCIES

    @post("/account")
    async def sign_up(
        self, request: Asked, node: TheNode, visitor: MaybeVisitor, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Create an account; a guest's matches become the account's."""
        came = await node.people.sign_up(visitor, data.name, data.password, came_from(request.scope))
        await node.rooms.replace_person(came.person.id, came.person)
        return entered(came, node, request)

    @post("/login", status_code=200)
    async def log_in(
        self, request: Asked, node: TheNode, visitor: MaybeVisitor, data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Log in to an account; it takes over the matches of the current guest."""
        came = await node.people.log_in(visitor, data.name, data.password, came_from(request.scope))
        if came.replaced:
            await node.rooms.replace_person(came.replaced, came.person)
        return entered(came, node, request)

    @post("/logout", status_code=200)
    async def log_out(self, request: Asked, node: TheNode, human: SureVisitor) -> Response[Me]:
        """End this session. A guest who logs out cannot log in again."""
        await node.people.log_out(human)
        return nobody(node, request)

    @post("/password", status_code=204)
    async def change_password(self, node: TheNode, account: SureVisitor, data: JSONBody[NewPassword]) -> None:
        """Change the password; all other sessions and all seat links end."""
        await node.people.change_password(account, data.old, data.new)
        await node.rooms.end_links(account.id)

    @get("/me/sessions")
    async def sessions(self, node: TheNode, human: SureVisitor) -> list[Session]:
        """List my sessions."""
        return await node.people.sessions(human)

    @delete("/me/sessions/{session:str}")
    async def end_session(self, node: TheNode, human: SureVisitor, session: FromPath[str]) -> None:
        """End one of my sessions; its open connections are closed."""
        await node.people.revoke_session(human, session)
