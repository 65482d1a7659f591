"""The faces of cards: the content's figures as names and texts."""

from functools import lru_cache
from typing import Annotated

import msgspec
import numpy as np

from krypta.core.game import Record, Records
from krypta.core.position import Position
from krypta.core.text.message import Message
from krypta.core.text.naming import name_of, word, words_of

from ..layout import CARDS, CONTENT, NONE, SARKS, Kind, Rarity
from .language import tables
from .language.text import text


class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card as printed: `id` is its word in decks, `name` its name, `text` what it does."""

    id: str
    name: str
    kind: Annotated[str, words_of("Kind", Kind)]
    rarity: Annotated[str, words_of("Rarity", Rarity)]
    attack: int | None = None
    defence: int | None = None
    commander: bool = False
    sark: str = ""  # the name of its original sark
    text: list[Message] = []


class Faces:
    """All cards of both decks."""

    def __init__(self, contents: Records) -> None:
        c = contents[0]
        words = [name_of(c.sark_word[sark]) for sark in range(SARKS)]
        names = [name_of(c.sark_name[sark]) for sark in range(SARKS)]
        named = dict(zip(words, names, strict=True))
        self.cards = [_card(c, card, words, named) if c.kind[card] != NONE else None for card in range(CARDS)]
        self.counts: list[int] = c.count.tolist()

    def face(self, card: int) -> CardView:
        """The face of a card that must exist."""
        face = self.cards[card]
        assert face is not None, "the deck has such a card"
        return face

    def name(self, card: int) -> str:
        return self.face(card).name


@lru_cache(20)
def faces_in(contents: bytes) -> Faces:
    """The faces of the cards in a content record, given as bytes."""
    return Faces(np.frombuffer(contents, CONTENT))


def faces_of(position: Position) -> Faces:
    """The faces of a position's cards, cached in the position."""
    if position.kept is None:
        position.kept = faces_in(position.contents.tobytes())
    faces: Faces = position.kept
    return faces


def _card(c: Record, card: int, sarks: list[str], named: dict[str, str]) -> CardView:
    kind = Kind(int(c.kind[card]))
    is_warrior = kind == Kind.WARRIOR
    return CardView(
        id=name_of(c.word[card]),
        name=name_of(c.name[card]),
        kind=word(kind),
        rarity=word(Rarity(int(c.rarity[card]))),
        attack=int(c.attack[card]) if is_warrior else None,
        defence=int(c.defence[card]) if is_warrior else None,
        commander=bool(c.commander[card]),
        sark=named[sarks[int(c.sark[card])]] if is_warrior else "",
        text=text(tables.read(c, card, sarks), kind, named.__getitem__),
    )
