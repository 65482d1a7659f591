"""The figures printed on Karak's tokens and items: they are constant during a match and sent once."""

from functools import lru_cache
from typing import Annotated

import msgspec
import numpy as np

from krypta.core.text.naming import all_of, word, words_of

from .layout import CONTENT, NOTHING, Item, Slot, Token, Treasure

ItemName = Annotated[str, words_of("ItemName", Item)]
SlotName = Annotated[str, words_of("SlotName", Slot)]
TokenName = Annotated[str, words_of("TokenName", Token)]
TreasureName = Annotated[str, words_of("TreasureName", Treasure)]


class TokenView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A token: the strength of a monster, and its loot: an item or a treasure."""

    strength: int = 0  # 0 if it is not a monster
    item: ItemName = ""
    treasure: TreasureName = ""


class ItemView(msgspec.Struct, frozen=True, gc=False):
    slot: SlotName
    power: int


class FiguresView(msgspec.Struct, frozen=True):
    tokens: Annotated[dict[TokenName, TokenView], all_of(Token)]
    items: Annotated[dict[ItemName, ItemView], all_of(Item)]
    slots: Annotated[dict[SlotName, int], all_of(Slot)]  # how many of each a hero has
    lives: int  # the most that a hero has
    steps: int  # of a turn


@lru_cache(20)
def figures_in(contents: bytes) -> FiguresView:
    """The figures of a content record, given as bytes."""
    c = np.frombuffer(contents, CONTENT)[0]
    return FiguresView(
        tokens={
            word(token): TokenView(
                int(c.token_strength[token]),
                word(Item(c.token_item[token])) if c.token_item[token] != NOTHING else "",
                word(Treasure(c.token_treasure[token])) if c.token_treasure[token] != NOTHING else "",
            )
            for token in Token
        },
        items={word(item): ItemView(word(Slot(c.item_slot[item])), int(c.item_power[item])) for item in Item},
        slots={word(slot): int(c.slots[slot]) for slot in Slot},
        lives=int(c.lives),
        steps=int(c.steps),
    )
