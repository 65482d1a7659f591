"""Shabrak's cards and decks, for browsing, deck building and writing cards."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from krypta.core.files.fault import Fault, InvalidInput
from krypta.core.library import CheckedDeck, Decks, Library, ReadyMade, Trait
from krypta.core.text.message import Message
from krypta.core.text.naming import word

from ..layout import Kind
from . import card_file, deck_code, deck_file
from .card_file import Card, Cards
from .deck import Deck, faults, in_order
from .faces import CardView
from .language.explained import explained
from .language.text import text
from .pool import our_own, pool


class LibraryCard(CardView, frozen=True, omit_defaults=True, gc=False):
    """A card as printed, with the details needed to build decks and write cards."""

    sark_id: str = ""
    unlimited: bool = False
    abilities: tuple[str, ...] = ()
    rules: dict[str, str] = msgspec.field(default_factory=dict)  # of the keywords on it: {"guard": "S5.13"}
    picture: str = ""  # the card whose picture it shows, if it is not its own
    flavour: str = ""  # in its author's words; those of our own cards are in the catalogues


class ShabrakDecks(Decks):
    def ready_made(self) -> list[ReadyMade]:
        decks = deck_file.ready_made().items()
        return [ReadyMade(name, deck, deck_code.encode(deck, our_own())) for name, deck in decks]

    def check(self, said: Any, added: str) -> CheckedDeck:
        try:
            cards = pool(added)
            deck, wrong = _read(said, cards)
        except InvalidInput as invalid:
            return CheckedDeck(None, "", "", invalid.faults)
        if wrong:
            return CheckedDeck(deck, "", "", wrong)
        deck = in_order(deck, cards)
        return CheckedDeck(deck, deck_code.encode(deck, cards), deck_file.write(deck), [])


class ShabrakLibrary(Library):
    decks = ShabrakDecks()

    def cards(self) -> Sequence[LibraryCard]:
        return _our_faces()

    def read_cards(self, text: str) -> Sequence[LibraryCard]:
        known = our_own()
        cards = card_file.read(text, known)
        return [face(card, known | cards) for card in cards.values()]

    def traits(self, card: LibraryCard) -> dict[str, Trait]:
        named = {"kind": card.kind, "rarity": card.rarity}
        found = {name: Trait(id, Message(f"shabrak-{name}-{id}")) for name, id in named.items()}
        if card.kind == word(Kind.SARK):  # listed together with its warriors
            return {"sark": Trait(card.id, Message(card.name)), **found}
        return {"sark": Trait(card.sark_id, Message(card.sark)), **found} if card.sark_id else found


def _read(said: Any, cards: Cards) -> tuple[Deck, list[Fault]]:
    if isinstance(said, str):
        return deck_file.draft(said, cards)
    deck = msgspec.convert(said, Deck)
    if wrong := deck_file.too_many(deck):
        return deck, wrong
    return deck, faults(deck, cards)


@cache
def _our_faces() -> list[LibraryCard]:
    cards = our_own()
    return [face(card, cards) for card in cards.values()]


def face(card: Card, cards: Cards) -> LibraryCard:
    is_warrior = card.kind == Kind.WARRIOR
    return LibraryCard(
        id=card.id,
        name=card.title,
        kind=word(card.kind),
        rarity=word(card.rarity),
        attack=card.attack if is_warrior else None,
        defence=card.defence if is_warrior else None,
        commander=card.commander,
        sark=cards[card.sark].title if card.sark else "",
        sark_id=card.sark,
        text=text(card.clauses, card.kind, lambda sark: cards[sark].title),
        unlimited=card.unlimited,
        abilities=card.abilities,
        rules=explained(card.clauses),
        picture=card.picture,
        flavour=card.flavour,
    )
