"""The API of cards and decks: a game's own, and checks of those that people write."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from krypta import games
from krypta.core.files.fault import Fault, InvalidInput
from krypta.core.library import CheckedDeck, Decks, Library, ReadyMade
from krypta.server.accounts.saved_files import LONGEST
from krypta.server.http.api.tables import WholeNode
from krypta.server.http.identity import came_from
from krypta.server.limits import Limits, insist
from krypta.server.refusal import Refusal

Text = Annotated[str, msgspec.Meta(max_length=2 * LONGEST["cards"])]  # a text up to twice the limit is a fault instead
Asked = Request[object, object, State]


class Cards(msgspec.Struct, frozen=True):
    """All cards of a game, and its ready-made decks."""

    cards: list[Any]
    decks: list[ReadyMade]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class CheckedCards(msgspec.Struct, frozen=True):
    """The cards that a file describes, or all its faults."""

    cards: list[Any]
    faults: list[Fault]


class DeckDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`deck`: its parts, or a deck code or file as text; `cards`: the text of the card file that it uses."""

    deck: dict[str, Any] | Text
    cards: Text = ""


class CardsController(Controller):
    path = "/api/cards"
    tags = ("cards",)
    checks = Limits(4, burst=60)  # by address: parsing a long file is slow

    @get("/{game:str}", sync_to_thread=True)
    def cards(self, game: FromPath[str]) -> Cards:
        """List all cards of a game as printed, and its ready-made decks."""
        library = library_of(game)
        return Cards(list(library.cards()), library.decks.ready_made() if library.decks else [])

    @post("/{game:str}", status_code=200)
    async def read(
        self, request: Asked, node: WholeNode, game: FromPath[str], data: JSONBody[CardFile]
    ) -> CheckedCards:
        """Parse a card file: its cards, or all its faults."""
        library = library_of(game)
        address = came_from(request.scope).address
        insist(self.checks.take(address))
        try:
            found = await node.rooms.contents.building.run(lambda: list(library.read_cards(data.text)), address)
            return CheckedCards(found, [])
        except InvalidInput as invalid:
            return CheckedCards([], invalid.faults)


class DecksController(Controller):
    path = "/api/decks"
    tags = ("cards",)
    checks = Limits(8, burst=120)

    @post("/{game:str}", status_code=200)
    async def check(
        self, request: Asked, node: WholeNode, game: FromPath[str], data: JSONBody[DeckDraft]
    ) -> CheckedDeck:
        """Check a deck: its parts and every rule that it breaks; if it breaks none, its code and its file."""
        decks = decks_of(game)
        address = came_from(request.scope).address
        insist(self.checks.take(address))
        try:
            return await node.rooms.contents.building.run(lambda: decks.check(data.deck, data.cards), address)
        except msgspec.ValidationError as error:
            raise Refusal("server-request-wrong", status=400, what=str(error)) from None


def library_of(game: str) -> Library:
    library = games.load(game).library if game in games.names() else None
    if library is None:
        raise Refusal("server-no-cards", status=404, game=game)
    return library


def decks_of(game: str) -> Decks:
    decks = library_of(game).decks
    if decks is None:
        raise Refusal("server-no-cards", status=404, game=game)
    return decks
