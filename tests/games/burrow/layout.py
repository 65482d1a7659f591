"""Burrow's record, its numbers and their names."""

from enum import IntEnum

import numpy as np

from krypta.core.verbs import Verbs, verb_of_each

SEATS = 3
EVENTS = 12
EVENT_WIDTH = 6
STACK = 4
BURROW = 4  # B4.1
PAWS = 2  # B5
MOST_ROUNDS = 4
MOST_DEALT = 2


class Card(IntEnum):
    """B1."""

    WORM = 0
    BEETLE = 1
    ROOT = 2
    MOLE = 3


class Phase(IntEnum):
    """The kind of decision."""

    DRAW = 0  # by nature
    TURN = 1
    KEEP = 2
    OVER = 3


class Frame(IntEnum):
    """Columns of the stack."""

    WORK = 0
    SEAT = 1
    LEFT = 2  # how many cards are left to do


class Work(IntEnum):
    """The work that a frame on the stack still has to do."""

    PASS = 0  # pass the turn to the next seat
    DRAW = 1  # draw that many cards into the hand
    LOOK = 2  # draw that many cards between the paws
    KEEP = 3  # keep one of them, and bury the other


CARDS = len(Card)


class Verb(Verbs):
    """The verbs, each with the number of its acts."""

    REST = 1
    SHOW = CARDS
    BURY = CARDS
    DIG = 1
    MOLE = 1
    KEEP = CARDS
    DRAW = CARDS  # nature's alone


VERB_OF = verb_of_each(Verb)
ACTS = len(VERB_OF)


class Event(IntEnum):
    """The events, with their arguments."""

    TURN = 0  # seat, number of the round
    DRAWS = 1  # seat
    DREW = 2  # seat, card: for the seat alone
    RESTED = 3  # seat
    SHOWN = 4  # seat, card
    BURIED = 5  # seat
    DUG = 6  # seat
    MOLE = 7  # seat
    KEPT = 8  # seat
    OVER = 9


class Reason(IntEnum):
    """Why an act is refused; `words.RULE_OF` has the rule that each one cites."""

    OK = 0
    NOT_AN_ACT = 1
    OVER = 2
    NATURE_FIRST = 3
    NATURE_ONLY = 4
    CANNOT_COME = 5
    KEEP_FIRST = 6
    NOTHING_TO_KEEP = 7
    NOT_SEEN = 8
    NOT_HELD = 9
    BURIED_ALREADY = 10
    BURROW_FULL = 11
    BURROW_EMPTY = 12


STATE = np.dtype(
    (
        np.record,
        [
            ("seat", "i1"),
            ("phase", "i1"),
            ("n_events", "u1"),
            ("events", "i2", (EVENTS, EVENT_WIDTH)),
            ("players", "i1"),
            ("turn", "i1"),
            ("rounds", "i1"),
            ("buried", "i1"),  # whether a card was buried in this turn (B3.3)
            ("unseen", "i1", (CARDS,)),  # the deck and the deep cards: nobody knows which is which
            ("deep", "i1", (SEATS,)),  # how many unseen cards lie under the burrow
            ("hand", "i1", (SEATS, CARDS)),
            ("n_burrow", "i1", (SEATS,)),
            ("burrow", "i1", (SEATS, BURROW)),  # from the bottom up
            ("n_paws", "i1"),
            ("paws", "i1", (PAWS,)),  # the cards that the mole's player looks at
            ("shown", "i1", (SEATS, CARDS)),
            ("n_stack", "i1"),
            ("stack", "i1", (STACK, len(Frame))),
        ],
    )
)

CONTENT = np.dtype(
    (
        np.record,
        [
            ("copies", "i1", (CARDS,)),
            ("points", "i1", (CARDS,)),
            ("dealt", "i1"),
            ("deep", "i1"),
            ("last_round", "i1"),
        ],
    )
)
