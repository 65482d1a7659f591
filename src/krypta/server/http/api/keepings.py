"""The API of saved decks and card files: the user's own, and those that others share."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from krypta.server.accounts import saved_files
from krypta.server.accounts.saved_files import Draft, Kept, KeptWhole, Kind, Shared
from krypta.server.http.api.cards import decks_of, library_of
from krypta.server.http.identity import DEPENDENCIES, SureVisitor, TheNode

Text = Annotated[str, msgspec.Meta(max_length=max(saved_files.LONGEST.values()))]
Name = Annotated[str, msgspec.Meta(max_length=saved_files.LONGEST_NAME)]
GameName = Annotated[str, msgspec.Meta(max_length=40)]
Id = Annotated[str, msgspec.Meta(max_length=24)]


class NewKeeping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`text` is a deck file or code, or a card file; `cards` is the id of the card file that a deck uses."""

    game: GameName
    kind: Kind
    name: Name
    text: Text
    cards: Id = ""


class ChangedKeeping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    text: Text
    cards: Id = ""
    shared: bool = False


class KeepingsController(Controller):
    path = "/api/me/keepings"
    tags = ("keepings",)
    dependencies = DEPENDENCIES

    @get("/")
    async def keepings(
        self,
        node: TheNode,
        human: SureVisitor,
        game: Annotated[str, QueryParameter(description="whose decks and cards", max_length=40)],
    ) -> list[Kept]:
        """List my decks and card files for a game, newest first, without their texts."""
        return await node.database.read(lambda c: saved_files.listed(c, human.id, game))

    @post("/")
    async def keep(self, node: TheNode, human: SureVisitor, data: JSONBody[NewKeeping]) -> KeptWhole:
        """Save a deck or a card file, even an unfinished one. It is private."""
        (decks_of if data.kind == "deck" else library_of)(data.game)  # both refuse a game that has none
        draft = Draft(data.game, data.kind, data.name, data.text, data.cards)
        return await node.database.write(lambda c: saved_files.add(c, human.id, draft))

    @get("/{kept:str}")
    async def look(self, node: TheNode, human: SureVisitor, kept: FromPath[str]) -> KeptWhole:
        """Get one of my saved files, with its text."""
        return await node.database.read(lambda c: saved_files.find(c, human.id, kept))

    @put("/{kept:str}")
    async def change(
        self, node: TheNode, human: SureVisitor, kept: FromPath[str], data: JSONBody[ChangedKeeping]
    ) -> KeptWhole:
        """Update a saved file; start or stop sharing it with everyone who has its link."""
        return await node.database.write(
            lambda c: saved_files.change(c, human.id, kept, data.name, data.text, data.cards, data.shared)
        )

    @delete("/{kept:str}")
    async def remove(self, node: TheNode, human: SureVisitor, kept: FromPath[str]) -> None:
        """Delete a saved file."""
        await node.database.write(lambda c: saved_files.remove(c, human.id, kept))


class SharedController(Controller):
    path = "/api/shared"
    tags = ("keepings",)
    dependencies = DEPENDENCIES

    @get("/{kept:str}")
    async def look(self, node: TheNode, kept: FromPath[str]) -> Shared:
        """Get a shared file."""
        return await node.database.read(lambda c: saved_files.find_shared(c, kept))
