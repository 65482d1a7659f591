"""Goblin's cards, for browsing and for writing a set."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated

import msgspec

from krypta.core.library import Library, Trait
from krypta.core.text.message import Message
from krypta.core.text.naming import word, words_of

from ..content import Options, build
from ..layout import CARDS, FIRST_GATEKEEPER, FIRST_LORD, FIRST_MONSTER, GATEKEEPERS, ORDINARY, STARTING, Hero, Kind
from ..words import card_word
from .card_file import LEVEL_WORDS
from .faces import CardView, Faces, MonsterView

LORD = "lord"
# By the card's number, counted from the first monster.
LEVELS_OF = [
    *(level for level, count in zip(LEVEL_WORDS, ORDINARY, strict=True) for _ in range(count)),
    *(level for level in LEVEL_WORDS for _ in range(GATEKEEPERS)),
]


class LibraryCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Both sides of a card: a hero's starting card has only a back, gatekeepers and lords only a front."""

    id: str
    hero: Annotated[str, words_of("", Hero)] = ""
    level: Annotated[str, words_of("", *LEVEL_WORDS, LORD)] = ""
    gate: bool = False
    front: MonsterView | None = None
    back: CardView | None = None


class GoblinLibrary(Library):
    file_is_a_set = True

    def cards(self) -> Sequence[LibraryCard]:
        return _set("")

    def read_cards(self, text: str) -> Sequence[LibraryCard]:
        return _sides(text)

    def traits(self, card: LibraryCard) -> dict[str, Trait]:
        kind = {"kind": Trait(_kind(card), Message(f"goblin-kind-{_kind(card)}"))}
        if card.hero:
            return {"hero": Trait(card.hero, Message(f"karak-hero-{card.hero}")), **kind}
        return {"level": Trait(card.level, Message(card.level.upper())), **kind}


def _kind(card: LibraryCard) -> str:
    """The kind of the card's reward: on its back, if it has one."""
    if card.back is not None:
        return card.back.kind
    return word(Kind.KEY if card.gate else Kind.CROWN)


def _sides(text: str) -> list[LibraryCard]:
    faces = Faces(build(Options(cards=text)))
    return [_card(faces, card) for card in range(CARDS)]


_set = cache(_sides)


def _card(faces: Faces, card: int) -> LibraryCard:
    id = card_word(card)
    if card < FIRST_MONSTER:
        return LibraryCard(id, hero=word(Hero(card // STARTING)), back=faces.face(card))
    if card >= FIRST_LORD:
        return LibraryCard(id, level=LORD, front=faces.fighting(card))
    gate = card >= FIRST_GATEKEEPER
    back = None if gate else faces.face(card)
    return LibraryCard(id, level=LEVELS_OF[card - FIRST_MONSTER], gate=gate, front=faces.fighting(card), back=back)
