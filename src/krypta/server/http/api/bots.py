"""The API of an account's bots and of their tokens."""

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from krypta.server.accounts.tokens import Bot, Token
from krypta.server.http.api.me import Asked, NewName, delete_person
from krypta.server.http.identity import DEPENDENCIES, SureVisitor, TheNode, came_from


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token's purpose, in the owner's words."""

    label: str


class MadeToken(msgspec.Struct, frozen=True):
    """The token itself, which is shown only once."""

    token: str
    listed: Token


class BotController(Controller):
    path = "/api/me/bots"
    tags = ("bots",)
    dependencies = DEPENDENCIES

    @get("/")
    async def bots(self, node: TheNode, account: SureVisitor) -> list[Bot]:
        """List my bots and their tokens."""
        return await node.people.bots(account)

    @post("/")
    async def make(self, request: Asked, node: TheNode, account: SureVisitor, data: JSONBody[NewName]) -> Bot:
        """Create a bot; its program needs a token."""
        return await node.people.make_bot(account, data.name, came_from(request.scope))

    @delete("/{bot:str}")
    async def remove(self, node: TheNode, account: SureVisitor, bot: FromPath[str]) -> None:
        """Delete a bot and its tokens."""
        await delete_person(node, await node.people.delete_bot(account, bot))

    @post("/{bot:str}/tokens")
    async def make_token(
        self, node: TheNode, account: SureVisitor, bot: FromPath[str], data: JSONBody[NewToken]
    ) -> MadeToken:
        """Create a token for a bot."""
        return MadeToken(*await node.people.make_token(account, bot, data.label))

    @delete("/{bot:str}/tokens/{token:str}")
    async def revoke_token(self, node: TheNode, account: SureVisitor, bot: FromPath[str], token: FromPath[str]) -> None:
        """Revoke a token and close its connections."""
        await node.people.revoke_token(account, bot, token)
