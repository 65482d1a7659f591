"""The faces of cards: the content's figures as names and words."""

from functools import lru_cache
from typing import Annotated

import msgspec
import numpy as np

from krypta.core.game import Record, Records
from krypta.core.text.naming import name_of, word, words_of

from ..layout import CARDS, CONTENT, FIRST_GATEKEEPER, FIRST_MONSTER, NONE, Colour, Curse, Effect, Gear, Kind
from ..words import card_word

ColourName = Annotated[str, words_of("Colour", Colour)]
EffectName = Annotated[str, words_of("EffectName", Effect)]
GivenName = Annotated[str, words_of("GivenName", Effect, Gear)]
CurseName = Annotated[str, words_of("Curse", Curse)]
CardKind = Annotated[str, words_of("CardKind", Kind.ACTION, Kind.WEAPON, Kind.ARMOUR)]
RewardKind = Annotated[str, words_of("RewardKind", Kind)]


class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An action card, a weapon or an armour: `id` is its word, `name` its name."""

    id: str
    name: str
    kind: CardKind
    colour: ColourName = ""
    follows: list[ColourName] = []
    effects: list[tuple[GivenName, int]] = []  # from left to right


class MonsterView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """G1.4: a monster's front, which shows only the kind of its reward."""

    id: str
    name: str
    attack: int
    lives: int
    reward: RewardKind
    curses: list[CurseName] = []


class Faces:
    """Both sides of every card of a set, and the one figure that is not on a card."""

    def __init__(self, contents: Records) -> None:
        c = contents[0]
        self._cards = [_card(c, card) for card in range(FIRST_GATEKEEPER)]
        self._monsters = [_monster(c, card) for card in range(FIRST_MONSTER, CARDS)]
        self.full_lives = int(c.full_lives)

    def face(self, card: int) -> CardView:
        """A starting card, or the back of a monster."""
        return self._cards[card]

    def card(self, card: int) -> CardView | None:
        return None if card == NONE else self._cards[card]

    def fighting(self, card: int) -> MonsterView:
        """The front of a monster."""
        return self._monsters[card - FIRST_MONSTER]

    def monster(self, card: int) -> MonsterView | None:
        return None if card == NONE else self.fighting(card)


@lru_cache(20)
def faces_in(contents: bytes) -> Faces:
    """The faces of the cards in a content record, given as bytes."""
    return Faces(np.frombuffer(contents, CONTENT))


def _card(c: Record, card: int) -> CardView:
    name, kind = name_of(c.back_name[card]), Kind(int(c.kind[card]))
    if kind != Kind.ACTION:
        gives = [(word(gear), int(c.gear[card, gear])) for gear in Gear if c.gear[card, gear] > 0]
        return CardView(card_word(card), name, word(kind), effects=gives)
    printed = [Effect(effect) for effect in c.printed[card].tolist() if effect != NONE]
    return CardView(
        card_word(card),
        name,
        word(kind),
        word(Colour(int(c.colour[card]))),
        [word(colour) for colour in Colour if int(c.follows[card]) >> colour & 1],
        [(word(effect), int(c.gives[card, effect])) for effect in printed],
    )


def _monster(c: Record, card: int) -> MonsterView:
    return MonsterView(
        card_word(card),
        name_of(c.front_name[card]),
        int(c.attack[card]),
        int(c.lives[card]),
        word(Kind(int(c.kind[card]))),
        [word(curse) for curse in Curse if int(c.curses[card]) >> curse & 1],
    )
