"""Goblin's cards for whoever leafs through them, or writes a set."""

from collections.abc import Sequence
from functools import cache

import msgspec

from krypta.core.library import Library
from krypta.core.naming import word

from .card_file import LEVEL_WORDS
from .content import Options, build
from .faces import CardView, Faces, MonsterView
from .layout import CARDS, FIRST_GATEKEEPER, FIRST_LORD, FIRST_MONSTER, GATEKEEPERS, ORDINARY, STARTING, Hero
from .words import card_word

LORD = "lord"
# By the number of the card from the first monster on.
LEVELS_OF = [
    *(level for level, count in zip(LEVEL_WORDS, ORDINARY, strict=True) for _ in range(count)),
    *(level for level in LEVEL_WORDS for _ in range(GATEKEEPERS)),
]


class LibraryCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Both sides of a card: a hero's starting card has only a back, gatekeepers and lords only a front."""

    id: str
    hero: str = ""
    level: str = ""
    gate: bool = False
    front: MonsterView | None = None
    back: CardView | None = None


class GoblinLibrary(Library):
    def cards(self) -> Sequence[LibraryCard]:
        return _set("")

    def read_cards(self, text: str) -> Sequence[LibraryCard]:
        return _sides(text)


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
