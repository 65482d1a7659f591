"""Shabrak's cards as rows of features, for attention: what is printed on each, and where its copies are; and the rest.

The viewer's deck comes first: the sark, the five warriors, the kinds of the draw pile; then the opponent's.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Records
from krypta.core.kernel import kernel, long_entry
from krypta.core.observation import Fields, Rows, Table, flag, number
from krypta.games.shabrak.knowledge.observation import (
    EACH_FIGHTER,
    MOST,
    MOST_FIGURE,
    MOST_PRESSURE,
    USUAL,
    USUAL_REACH,
    At,
)
from krypta.games.shabrak.layout import (
    CARDS,
    CLAUSES,
    DECK,
    FIGHTERS,
    FIRST_KIND,
    FIRST_WARRIOR,
    KINDS,
    NONE,
    SEATS,
    STEPS,
    TEAM,
    Clause,
    Do,
    Kind,
    Rarity,
    Status,
    Step,
    When,
)

from .form import Arrays, Form, cards_form, scales_of, width_of, write_features

OF_CARDS = ("hand", "hand_seen", "pile", "discard", "enemy_hand", "enemy_unseen", "enemy_discard")
OF_FIGHTERS = (
    *("status", "place", "pressure", "attack", "defence", "shield", "guard", "readied"),
    *("reaches", "worn", "attack_for", "defence_for"),
)
IN_ROWS = OF_CARDS + OF_FIGHTERS
PAIR = 2  # the usual number of copies


class Column(Fields):
    # printed on the card
    OWN = flag("whether it is of the viewer's deck")
    KIND = flag("what kind of card it is", per=(Kind,))
    COPIES = number("copies in the deck", KINDS, scale=PAIR)
    PRINTED_ATTACK = number("a warrior's printed attack", 20, scale=USUAL)
    PRINTED_DEFENCE = number("its printed defence", 20, scale=USUAL)
    RARITY = flag("how rare it is", per=(Rarity,))
    COMMANDER = flag("whether it is a commander")
    MOMENT = flag("when its ability acts", per=(When,))
    DOES = flag("what its ability does", per=(Do,))
    # a warrior
    STATUS = flag("what state the warrior is in", per=(Status,))
    PLACE = number("its place in the row from the left, from 1; 0 is not in a row", TEAM)
    PRESSURE = number("its pressure", MOST_PRESSURE, scale=USUAL)
    ATTACK = number("its attack now", MOST_FIGURE, scale=USUAL)
    DEFENCE = number("its defence now", MOST_FIGURE, scale=USUAL)
    SHIELD = flag("whether it has a shield")
    GUARD = flag("whether it is a guard")
    READIED = flag("whether an ability has readied it in this round")
    REACHES = number("how far it reaches, in half places", MOST, scale=USUAL_REACH)
    ACTING = flag("whether it was exhausted in this turn")
    ATTACK_FOR = number(
        "change of its attack, until the end of …", MOST_FIGURE, -MOST_FIGURE, USUAL, (Rows("lasting", 2),)
    )
    DEFENCE_FOR = number(
        "change of its defence, until the end of …", MOST_FIGURE, -MOST_FIGURE, USUAL, (Rows("lasting", 2),)
    )
    # a card of the draw pile
    HAND = number("copies in the hand; the opponent's as far as the viewer has seen them", KINDS, scale=PAIR)
    SEEN = number("how many of them the other player has seen", KINDS, scale=PAIR)
    PILE = number("copies in the draw pile; the opponent's also those unseen in the hand", KINDS, scale=PAIR)
    DISCARD = number("copies in the discard", KINDS, scale=PAIR)
    WORN_BY = flag("whether that fighter wears it", per=(EACH_FIGHTER,))
    # any
    CURRENT = flag("whether its ability is in progress")


WIDTH = width_of(Column)
SCALES = scales_of(Column)


def make(table: Table) -> Form:
    return cards_form(table, Column, CARDS, IN_ROWS, fill_cards)


@kernel
def write_printed(c: Any, card: int, row: NDArray[np.float32]) -> None:
    """Write what is printed on a card, before scaling."""
    row[Column.KIND + c.kind[card]] = 1.0
    row[Column.COPIES] = c.count[card]
    row[Column.PRINTED_ATTACK] = c.attack[card]
    row[Column.PRINTED_DEFENCE] = c.defence[card]
    row[Column.RARITY + c.rarity[card]] = 1.0
    row[Column.COMMANDER] = c.commander[card]
    for clause in range(card * CLAUSES, card * CLAUSES + int(c.n_clauses[card])):
        row[Column.MOMENT + c.clause[clause, Clause.WHEN]] = 1.0
        for step in range(clause * STEPS, clause * STEPS + int(c.clause[clause, Clause.STEPS])):
            row[Column.DOES + c.step[step, Step.DO]] = 1.0


@kernel
def write_warrior(numbers: NDArray[Any], fighter: int, row: NDArray[np.float32]) -> None:
    row[Column.STATUS + numbers[At.STATUS + fighter]] = 1.0
    row[Column.PLACE] = numbers[At.PLACE + fighter] * SCALES[Column.PLACE]
    row[Column.PRESSURE] = numbers[At.PRESSURE + fighter] * SCALES[Column.PRESSURE]
    row[Column.ATTACK] = numbers[At.ATTACK + fighter] * SCALES[Column.ATTACK]
    row[Column.DEFENCE] = numbers[At.DEFENCE + fighter] * SCALES[Column.DEFENCE]
    row[Column.SHIELD] = numbers[At.SHIELD + fighter]
    row[Column.GUARD] = numbers[At.GUARD + fighter]
    row[Column.READIED] = numbers[At.READIED + fighter]
    row[Column.REACHES] = numbers[At.REACHES + fighter] * SCALES[Column.REACHES]
    row[Column.ACTING] = numbers[At.ACTING] == fighter + 1
    for lasting in range(2):
        row[Column.ATTACK_FOR + lasting] = numbers[At.ATTACK_FOR + 2 * fighter + lasting] * SCALES[Column.ATTACK_FOR]
        row[Column.DEFENCE_FOR + lasting] = numbers[At.DEFENCE_FOR + 2 * fighter + lasting] * SCALES[Column.DEFENCE_FOR]


@kernel
def write_kinds(numbers: NDArray[Any], rows: NDArray[np.float32]) -> None:
    """Write where the copies of the kinds of both draw piles are."""
    scale = SCALES[Column.HAND]
    for kind in range(KINDS):
        own = rows[FIRST_KIND + kind]
        own[Column.HAND] = numbers[At.HAND + kind] * scale
        own[Column.SEEN] = numbers[At.HAND_SEEN + kind] * scale
        own[Column.PILE] = numbers[At.PILE + kind] * scale
        own[Column.DISCARD] = numbers[At.DISCARD + kind] * scale
        enemy = rows[DECK + FIRST_KIND + kind]
        enemy[Column.HAND] = numbers[At.ENEMY_HAND + kind] * scale
        enemy[Column.SEEN] = numbers[At.ENEMY_HAND + kind] * scale
        enemy[Column.PILE] = numbers[At.ENEMY_UNSEEN + kind] * scale
        enemy[Column.DISCARD] = numbers[At.ENEMY_DISCARD + kind] * scale


@kernel
def write_rows(numbers: NDArray[Any], rows: NDArray[np.float32]) -> None:
    """Write what changes during a match; what is printed is there already."""
    for card in range(DECK):
        rows[card, Column.OWN] = 1.0
    write_kinds(numbers, rows)
    for fighter in range(FIGHTERS):
        card = fighter // TEAM * DECK + FIRST_WARRIOR + fighter % TEAM
        write_warrior(numbers, fighter, rows[card])
        if numbers[At.WORN + fighter] > 0:
            rows[numbers[At.WORN + fighter] - 1, Column.WORN_BY + fighter] = 1.0
    for frame in range(numbers[At.IN_PROGRESS]):
        if numbers[At.FRAME_CARD + frame] > 0:
            rows[numbers[At.FRAME_CARD + frame] - 1, Column.CURRENT] = 1.0


@long_entry
def fill_cards(numbers: NDArray[Any], contents: Records, program: Arrays, out: Arrays) -> None:
    c = contents[0]
    printed = np.zeros((SEATS, CARDS, WIDTH), np.float32)  # as each seat numbers the cards
    for seat in range(SEATS):
        for card in range(CARDS):
            there = (card + seat * DECK) % CARDS
            if c.kind[there] != NONE:
                write_printed(c, there, printed[seat, card])
            for column in range(WIDTH):
                printed[seat, card, column] *= SCALES[column]
    for n in range(numbers.shape[0]):
        me = max(int(numbers[n, At.SEAT]) - 1, 0)
        out[0][n][:] = printed[me]
        write_rows(numbers[n], out[0][n])
        for card in range(CARDS):
            out[1][n, card] = c.kind[(card + me * DECK) % CARDS] != NONE
        write_features(numbers[n], program[0], program[1], out[2][n])
