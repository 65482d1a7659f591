"""The API of one's own bots, and of the tokens that their programs use."""

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from krypta.server.accounts.tokens import Bot, Token
from krypta.server.http.api.me import Asked, NewName, delete_person
from krypta.server.http.identity import DEPENDENCIES, SureVisitor, TheNode, came_from


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for, in one's own words."""

    label: str


class MadeToken(msgspec.Struct, frozen=True):
    """The token itself, which is shown this once."""

    token: str
    listed: Token


class BotController(Controller):
    path = "/api/me/bots"
    tags = ("bots",)
    dependencies = DEPENDENCIES

    @get("/")
    async def bots(self, node: TheNode, account: SureVisitor) -> list[Bot]:
        """My bots and their tokens."""
        return await node.people.bots(account)

    @post("/")
    async def make(self, request: Asked, node: TheNode, account: SureVisitor, data: JSONBody[NewName]) -> Bot:
        """A new bot; its program needs a token."""
        return await node.people.make_bot(account, data.name, came_from(request.scope))

    @delete("/{bot:str}")
    async def remove(self, node: TheNode, account: SureVisitor, bot: FromPath[str]) -> None:
        """The bot leaves, and its tokens end."""
        await delete_person(node, await node.people.delete_bot(account, bot))

    @post("/{bot:str}/tokens")
    async def make_token(
        self, node: TheNode, account: SureVisitor, bot: FromPath[str], data: JSONBody[NewToken]
    ) -> MadeToken:
        """A new token for a bot."""
        return MadeToken(*await node.people.make_token(account, bot, data.label))

    @delete("/{bot:str}/tokens/{token:str}")
    async def revoke_token(self, node: TheNode, account: SureVisitor, bot: FromPath[str], token: FromPath[str]) -> None:
        """The token ends, and with it the connections that came with it."""
        await node.people.revoke_token(account, bot, token)
