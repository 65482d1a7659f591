"""Goblin's cards as rows of features, for attention: what is printed on each, where it is and whose; and the rest."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Records
from krypta.core.kernel import kernel, long_entry
from krypta.core.observation import Fields, Rows, Table, flag, number
from krypta.games.goblin.knowledge.observation import EACH_SEAT, ELSEWHERE, MOST, USUAL, At, Where
from krypta.games.goblin.layout import (
    CARDS,
    COLOURS,
    CURSES,
    EFFECTS,
    FIRST_GATEKEEPER,
    FIRST_MONSTER,
    LEVELS,
    OWN,
    STARTING,
    Colour,
    Curse,
    Effect,
    Gear,
    Hero,
    Kind,
)

from .form import Arrays, Form, cards_form, scales_of, width_of, write_features

IN_ROWS = ("where", "whose", "place", "foe", "arranged")
GEARS = len(Gear)
FEW = 3  # what an action card or equipment usually gives


class Column(Fields):
    # printed on the card
    STARTING = flag("whose starting card it is", per=(Hero,))
    LEVEL = flag("the monster's level; the last is the lord", per=(Rows("level", LEVELS + 1),))
    ATTACK = number("the monster's attack", MOST, scale=USUAL)
    LIVES = number("its lives", MOST, scale=USUAL)
    CURSE = flag("its curses", per=(Curse,))
    KIND = flag("what is on the back, or on a starting card", per=(Kind,))
    COLOUR = flag("the colour of an action card", per=(Colour,))
    FOLLOWS = flag("the colours that may follow it", per=(Colour,))
    GIVES = number("how much it gives of an effect", MOST, scale=FEW, per=(Effect,))
    GEAR = number("how much equipment gives", MOST, scale=FEW, per=(Gear,))
    # where it is
    WHERE = flag("where it is", per=(Where,))
    WHOSE = flag("whose it is there, counted from the viewer", per=(EACH_SEAT,))
    PLACE = number("its place there, as in `place`", OWN, ELSEWHERE, USUAL)
    FOE = flag("whether it is being fought")
    ARRANGED = flag("whether it is being placed in a new pile")


WIDTH = width_of(Column)
SCALES = scales_of(Column)


def make(table: Table) -> Form:
    return cards_form(table, Column, CARDS, IN_ROWS, fill_cards)


@kernel
def write_printed(c: Any, card: int, row: NDArray[np.float32]) -> None:
    """Write what is printed on a card, before scaling."""
    if card < FIRST_MONSTER:
        row[Column.STARTING + card // STARTING] = 1.0
    else:
        row[Column.LEVEL + c.level[card]] = 1.0
        row[Column.ATTACK] = c.attack[card]
        row[Column.LIVES] = c.lives[card]
        for curse in range(CURSES):
            row[Column.CURSE + curse] = (c.curses[card] >> curse) & 1
    row[Column.KIND + c.kind[card]] = 1.0
    if card >= FIRST_GATEKEEPER:
        return
    if c.kind[card] == Kind.ACTION:
        row[Column.COLOUR + c.colour[card]] = 1.0
        for colour in range(COLOURS):
            row[Column.FOLLOWS + colour] = (c.follows[card] >> colour) & 1
        for effect in range(EFFECTS):
            row[Column.GIVES + effect] = c.gives[card, effect]
    else:
        for gear in range(GEARS):
            row[Column.GEAR + gear] = c.gear[card, gear]


@kernel
def write_card(numbers: NDArray[Any], card: int, row: NDArray[np.float32]) -> None:
    """Write where a card is."""
    row[Column.WHERE + numbers[At.WHERE + card]] = 1.0
    if numbers[At.WHOSE + card] > 0:
        row[Column.WHOSE + numbers[At.WHOSE + card] - 1] = 1.0
    row[Column.PLACE] = numbers[At.PLACE + card] * SCALES[Column.PLACE]
    row[Column.FOE] = numbers[At.FOE] == card + 1
    row[Column.ARRANGED] = numbers[At.ARRANGED] == card + 1


@long_entry
def fill_cards(numbers: NDArray[Any], contents: Records, program: Arrays, out: Arrays) -> None:
    printed = np.zeros((CARDS, WIDTH), np.float32)
    for card in range(CARDS):
        write_printed(contents[0], card, printed[card])
        for column in range(WIDTH):
            printed[card, column] *= SCALES[column]
    for n in range(numbers.shape[0]):
        rows = out[0][n]
        rows[:] = printed
        for card in range(CARDS):
            write_card(numbers[n], card, rows[card])
            out[1][n, card] = numbers[n, At.WHERE + card] != Where.BOX
        write_features(numbers[n], program[0], program[1], out[2][n])
