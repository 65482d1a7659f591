"""Shabrak's record, its numbers and their names. S1: what lies on the table."""

from enum import IntEnum

import numpy as np

from krypta.core.verbs import Verbs, verb_of_each, width_of_each

SEATS = 2
EVENTS = 88
EVENT_WIDTH = 6
NONE = -1

# S1.1: a deck. Every card has a number: the sark, the five warriors, then each kind of card of the draw pile.
TEAM = 5
KINDS = 40
DECK = 1 + TEAM + KINDS
CARDS = SEATS * DECK
FIRST_WARRIOR = 1
FIRST_KIND = 1 + TEAM

ONE_PLACE = 2  # S3.1: rows are centred, so places are counted in halves

FIGHTERS = SEATS * TEAM  # a fighter's number is seat * TEAM + number of the warrior

NAME = 48  # bytes of a card's name
SARKS = 32  # original sarks that a table's cards may name

# The ability language: the limits for one card.
CLAUSES = 3
CONDITIONS = 2
STEPS = 4

TRIGGERS = 12  # S5.9: the most triggers that may follow from one act
FRAMES = TRIGGERS + 2  # and the ability itself, and the attack that waits for it
RAISED = 24  # the most happenings at one moment that can set off triggers; further ones are ignored
CARDS_A_TURN = 12


class Kind(IntEnum):
    SARK = 0
    WARRIOR = 1
    EVENT = 2
    EQUIPMENT = 3


class Rarity(IntEnum):
    """S1.3: how rare a card is."""

    COMMON = 0
    RARE = 1
    UNSEEN = 2


class Status(IntEnum):
    """The status of a warrior; S4.5, S5.3."""

    WAITING = 0  # S2.3: not laid yet
    READY = 1
    EXHAUSTED = 2
    OVERPOWERED = 3
    GONE = 4  # S4.6


class End(IntEnum):
    """S2.3: where a warrior is laid."""

    LEFT = 0
    RIGHT = 1


ENDS = len(End)


# -- the ability language


class When(IntEnum):
    """When a clause of an ability acts."""

    ACTIVE = 0
    PLAYED = 1
    STANDING = 2
    EXHAUSTED = 3
    ATTACKING = 4
    ATTACKED = 5
    PRESSED = 6
    OVERPOWERED = 7
    ROUND_START = 8
    ROUND_END = 9


REACHING = len(When)  # one more bit among a card's moments: while standing, it changes reach


class Quantity(IntEnum):
    """Which warriors are meant: a named one, one to be chosen, or all that match."""

    SELF = 0
    IT = 1  # the one that the step before acted on, or that set off the trigger
    FOE = 2  # the other one of an attack
    CHOSEN = 3
    ALL = 4


class Side(IntEnum):
    OWN = 0
    ENEMY = 1
    ANY = 2


class Relation(IntEnum):
    """S3: where they stand, relative to the anchor."""

    ANYWHERE = 0
    FACING = 1
    REACH = 2
    NEIGHBOUR = 3


class Anchor(IntEnum):
    """The warrior that a relation is relative to."""

    SELF = 0
    IT = 1
    FOE = 2


class Trait(IntEnum):
    """What else they must be; each is a bit."""

    READY = 0
    EXHAUSTED = 1
    PRESSED = 2
    UNPRESSED = 3
    EQUIPPED = 4
    BARE = 5
    COMMANDER = 6
    OTHER = 7
    FALLEN = 8  # overpowered: can only be counted


class Ask(IntEnum):
    """What a condition compares."""

    AT_LEAST = 0
    AT_MOST = 1
    FEWER = 2  # own warriors than enemy ones
    HAND_AT_LEAST = 3
    HAND_AT_MOST = 4


class Measure(IntEnum):
    """Where an amount comes from."""

    FIXED = 0
    COUNT = 1  # per warrior, or per few warriors, that match
    ATTACK = 2
    DEFENCE = 3
    PRESSURE = 4


class Do(IntEnum):
    """What a step does."""

    PRESS = 0
    RELIEVE = 1
    OVERPOWER = 2
    READY = 3
    EXHAUST = 4
    SHIELD = 5
    ATTACK = 6
    DEFENCE = 7
    SWAP = 8
    BREAK = 9
    STEAL = 10
    DRAW = 11
    DISCARD = 12
    RETRIEVE = 13
    RECYCLE = 14
    REACH = 15
    GUARD = 16


class Lasting(IntEnum):
    TURN = 0
    ROUND = 1
    STANDING = 2


# The tables: a card has clauses, a clause has conditions and steps, and each of them may have selectors. They are
# numbered: clause k of a card is card * CLAUSES + k, its step j is clause * STEPS + j, and so on.


class Clause(IntEnum):
    """Columns of a clause."""

    WHEN = 0
    ABOUT_SELF = 1  # whether a trigger is about the card's own warrior; else about those that match its first selector
    CONDITIONS = 2  # how many
    STEPS = 3


class Condition(IntEnum):
    ASK = 0
    NUMBER = 1


class Step(IntEnum):
    DO = 0
    THEN = 1  # S5.4: only if the step before did something
    MAY = 2
    LASTING = 3
    MEASURE = 4
    NUMBER = 5
    DIVISOR = 6  # S5.5: rounded up


class Who(IntEnum):
    """Columns of a selector: the warriors that a trigger, a condition, a step or an amount means."""

    QUANTITY = 0
    SIDE = 1
    RELATION = 2
    ANCHOR = 3
    TRAITS = 4
    SARK = 5  # or NONE
    RARITY = 6  # or NONE


# A clause's selectors: its subject, one for each condition, three for each step: the target, the partner of a swap, and
# the warriors to count.
SUBJECT = 0
FIRST_CONDITION = 1
FIRST_STEP = FIRST_CONDITION + CONDITIONS
ON, WITH, BY = 0, 1, 2
PER_STEP = 3
SELECTORS = FIRST_STEP + STEPS * PER_STEP


class Frame(IntEnum):
    """Columns of the stack: an ability in progress, an attack (no card), or equipment to be worn (no clause)."""

    CARD = 0
    CLAUSE = 1
    STEP = 2
    SEAT = 3  # who decides
    SELF = 4  # the fighter whose ability it is, or NONE
    IT = 5
    FOE = 6
    DID = 7  # whether the step before did something
    AGREED = 8  # whether the player has agreed to an optional step
    ONE = 9  # the first fighter chosen for a swap, or NONE
    LEFT = 10  # cards that this step still has to move
    LAST = 11  # whether it works although its card has just been overpowered


class Raised(IntEnum):
    """Columns of the happenings that may set off triggers."""

    WHEN = 0
    FIGHTER = 1  # to whom it happened
    OTHER = 2  # by whom


class Phase(IntEnum):
    """What is being decided."""

    FIRST = 0  # S2.3, by nature
    LAY = 1  # S2.3
    DRAW = 2  # by nature
    TURN = 3  # S4.2
    CHOOSE = 4  # whom an ability acts on
    MAY = 5  # whether a step is done
    DISCARD = 6
    RETRIEVE = 7
    OVER = 8


class Stage(IntEnum):
    """What continues once nothing else is pending."""

    LAY = 0
    TURN = 1
    TURN_END = 2
    PASS = 3
    ROUND_END = 4
    LEAVE = 5
    ROUND_START = 6
    OVER = 7


class Verb(Verbs):
    """Shabrak's verbs, each with the number of its acts."""

    END = 1
    ATTACK = TEAM * TEAM  # an own warrior and an enemy warrior
    ABILITY = TEAM
    REST = TEAM
    GEAR = TEAM
    SARK = 1
    PLAY = KINDS
    CHOOSE = FIGHTERS  # the choosing player's own warriors first
    DISCARD = KINDS
    RETRIEVE = KINDS
    YES = 1
    NO = 1
    LAY = TEAM * ENDS
    # nature's alone
    FIRST = SEATS
    DRAW = KINDS


VERB_OF = verb_of_each(Verb)
WIDTH_OF = width_of_each(Verb)
ACTS = len(VERB_OF)


class Event(IntEnum):
    """What happened, for the log. The comments list the arguments; fighters and cards are given by number."""

    COMMANDERS = 0  # fighter, fighter
    BEGINS = 1  # seat
    LAID = 2  # fighter
    ROUND = 3  # number of the round, seat that begins
    TURN = 4  # seat
    DRAWS = 5  # seat, how many are left in the pile
    DREW = 6  # seat, card: for the seat alone
    NOTHING_TO_DRAW = 7  # seat
    EXHAUSTED = 8  # fighter
    RESTED = 9  # fighter
    ATTACKS = 10  # fighter, fighter, attack
    MISSED = 11  # fighter: the attack has lost its target
    ABILITY = 12  # fighter
    GEAR = 13  # fighter, card
    SARK = 14  # seat, card
    PLAYED = 15  # seat, card
    WORE = 16  # seat, card, fighter
    TRIGGERED = 17  # seat, card
    PRESSED = 18  # fighter, pressure gained, pressure now, defence
    SHIELDED = 19  # fighter: its shield has taken the pressure
    RELIEVED = 20  # fighter, pressure lost, pressure now
    OVERPOWERED = 21  # fighter
    READIED = 22  # fighter
    SHIELD = 23  # fighter
    ATTACK = 24  # fighter, change
    DEFENCE = 25  # fighter, change
    SWAPPED = 26  # fighter, fighter
    BROKEN = 27  # card, fighter
    STOLEN = 28  # card, thief, victim
    DISCARDED = 29  # seat, card
    RETRIEVED = 30  # seat, card
    RECYCLED = 31  # seat, how many cards
    CAPPED = 32  # too many triggers
    LEFT = 33  # fighter
    PASSED = 34  # seat
    WON = 35  # seat
    DRAWN = 36
    LAST_ROUND = 37  # number of the round
    ELIDED = 38  # more happened than the log holds


STATE = np.dtype(
    (
        np.record,
        [
            ("seat", "i1"),
            ("phase", "i1"),
            ("n_events", "u1"),
            ("events", "i2", (EVENTS, EVENT_WIDTH)),
            # the table
            ("players", "i1"),
            ("rounds", "i1"),
            ("stage", "i1"),
            ("first", "i1"),  # who laid the first warrior, or NONE
            ("turn", "i1"),
            ("began", "i1"),  # S4.1: who began this round
            # the rows, from left to right for both
            ("n_row", "i1", (SEATS,)),
            ("row", "i1", (SEATS, TEAM)),  # fighters
            ("place", "i1", (FIGHTERS,)),  # index in the row, or NONE
            ("status", "i1", (FIGHTERS,)),
            ("pressure", "i2", (FIGHTERS,)),
            ("shield", "i1", (FIGHTERS,)),
            ("readied", "i1", (FIGHTERS,)),  # S5.12: by an ability, in this round
            ("worn", "i1", (FIGHTERS,)),  # a card, or NONE
            ("attack_for", "i2", (FIGHTERS, 2)),  # by how long it lasts: TURN, ROUND
            ("defence_for", "i2", (FIGHTERS, 2)),
            # the current figures, including standing effects
            ("attack", "i2", (FIGHTERS,)),
            ("defence", "i2", (FIGHTERS,)),
            ("reach", "i1", (FIGHTERS,)),  # in half places
            ("guard", "i1", (FIGHTERS,)),
            ("changed", "i1"),  # whether these must be computed again
            # the cards, by kind
            ("pile", "u1", (SEATS, KINDS)),
            ("hand", "u1", (SEATS, KINDS)),
            ("discard", "u1", (SEATS, KINDS)),
            ("known", "u1", (SEATS, KINDS)),  # the cards in the hand that the opponent has seen
            ("sark_used", "i1", (SEATS,)),
            # the turn
            ("acting", "i1"),  # the fighter exhausted in this turn, or NONE
            ("attacked", "i1"),
            ("used", "i1"),  # its ability
            ("gear_used", "i1"),
            ("n_played", "i1"),
            # what is in progress
            ("drawer", "i1"),
            ("draws", "i1", (SEATS,)),
            ("n_raised", "i1"),
            ("raised", "i1", (RAISED, len(Raised))),
            ("triggers", "i1"),  # that have followed from this act
            ("n_frames", "i1"),
            ("frames", "i2", (FRAMES, len(Frame))),
        ],
    )
)

CONTENT = np.dtype(
    (
        np.record,
        [
            ("kind", "i1", (CARDS,)),  # NONE if the deck has no such card
            ("count", "u1", (CARDS,)),
            ("attack", "i2", (CARDS,)),
            ("defence", "i2", (CARDS,)),
            ("rarity", "i1", (CARDS,)),
            ("sark", "i1", (CARDS,)),  # a warrior's original sark
            ("commander", "i1", (CARDS,)),
            ("n_clauses", "i1", (CARDS,)),
            ("moments", "i2", (CARDS,)),  # a bit for each moment at which a clause of the card acts
            ("clause", "i1", (CARDS * CLAUSES, len(Clause))),
            ("condition", "i1", (CARDS * CLAUSES * CONDITIONS, len(Condition))),
            ("step", "i1", (CARDS * CLAUSES * STEPS, len(Step))),
            ("who", "i2", (CARDS * CLAUSES * SELECTORS, len(Who))),
            ("name", "u1", (CARDS, NAME)),  # a message id, or the name from its file
            ("word", "u1", (CARDS, NAME)),  # the card's word in decks
            ("sark_name", "u1", (SARKS, NAME)),
            ("sark_word", "u1", (SARKS, NAME)),
            ("reach", "i1"),  # S3.2, in half places
            ("last_round", "i1"),
        ],
    )
)


class Reason(IntEnum):
    """Why an act is refused; `words.RULE_OF` has the rule that each one cites."""

    OK = 0
    NOT_AN_ACT = 1
    OVER = 2
    NATURE_FIRST = 3
    NATURE_ONLY = 4
    CANNOT_COME = 5
    LAY_FIRST = 6
    TURN_FIRST = 7
    CHOOSE_FIRST = 8
    MAY_FIRST = 9
    DISCARD_FIRST = 10
    RETRIEVE_FIRST = 11
    LAID_ALREADY = 12
    NOT_STANDING = 13
    EXHAUSTED = 14
    ANOTHER_ACTS = 15
    ATTACKED_ALREADY = 16
    TARGET_DOWN = 17
    OUT_OF_REACH = 18
    GUARDED = 19
    NO_ABILITY = 20
    USED_ALREADY = 21
    NOTHING_TO_DO = 22
    CAN_ACT = 23
    MUST_EXHAUST = 24
    MUST_ACT = 25
    NO_GEAR = 26
    NO_SARK = 27
    SARK_USED = 28
    NOT_HELD = 29
    ENOUGH_PLAYED = 30
    NOBODY_TO_WEAR = 31
    DOES_NOT_FIT = 32
    NOT_DISCARDED = 33
