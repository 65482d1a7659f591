"""Goblin's record, its numbers and their names. G1: what lies on the table."""

from enum import IntEnum

import numpy as np

from krypta.core.verbs import Verbs, verb_of_each, width_of_each

SEATS = 4
EVENTS = 48
EVENT_WIDTH = 6
NONE = -1

# G1.1, G1.2: every card has a number. First the heroes' starting cards, then the monsters with their rewards on the
# back.
HEROES = 6
STARTING = 6  # cards of each hero
LEVELS = 3
ORDINARY = (20, 20, 24)  # monsters of each level
REWARDS = sum(ORDINARY)  # the cards that can be won: backs of the ordinary monsters
GATEKEEPERS = 5  # of each level
LORDS = 3
FIRST_MONSTER = HEROES * STARTING
FIRST_GATEKEEPER = FIRST_MONSTER + REWARDS
FIRST_LORD = FIRST_GATEKEEPER + LEVELS * GATEKEEPERS
CARDS = FIRST_LORD + LORDS
MONSTERS = CARDS - FIRST_MONSTER
FIRST_OF_LEVEL = np.array([FIRST_MONSTER + sum(ORDINARY[:level]) for level in range(LEVELS + 1)], dtype=np.int64)

# A player's own cards, as acts name them: the hero's starting cards, then every card that can be won.
OWN = STARTING + REWARDS
WON = FIRST_MONSTER - STARTING  # a won card's number is its own number plus this

ROW = 5  # G2.1: face-up monsters of a level
FORESEEN = 2  # G9.6: cards that Taia draws, to keep one
NAME = 48  # bytes of a card's name


class Hero(IntEnum):
    ARGENTUS = 0
    ADERYN = 1
    HORAN = 2
    VICTORIUS = 3
    XANROS = 4
    TAIA = 5


class Colour(IntEnum):
    """G1.4: the colour of an action card."""

    GREEN = 0
    BLUE = 1
    RED = 2
    YELLOW = 3


COLOURS = len(Colour)


class Effect(IntEnum):
    """G1.4: what an action card does."""

    ATTACK = 0
    DEFENCE = 1
    HEAL = 2
    DRAW = 3


EFFECTS = len(Effect)
AT_END = 2  # G5.5: attack and defence count at the end; the other effects happen at once


class Curse(IntEnum):
    """G5.6: what a monster may forbid: a colour, an effect, a kind of equipment."""

    GREEN = 0
    BLUE = 1
    RED = 2
    YELLOW = 3
    ATTACK = 4
    DEFENCE = 5
    HEAL = 6
    DRAW = 7
    WEAPON = 8
    ARMOUR = 9


CURSES = len(Curse)
EFFECT_CURSE = int(Curse.ATTACK)
GEAR_CURSE = int(Curse.WEAPON)


class Kind(IntEnum):
    """What is on a card's back; a starting card is an action card."""

    ACTION = 0
    WEAPON = 1
    ARMOUR = 2
    KEY = 3
    CROWN = 4


class Slot(IntEnum):
    """G6.1: where equipment is worn."""

    WEAPON = 0
    ARMOUR = 1


SLOTS = len(Slot)


class Gear(IntEnum):
    """G6.1: what equipment may give."""

    ATTACK = 0
    DEFENCE = 1
    HEART = 2
    HAND = 3


class Potion(IntEnum):
    """G1.3: the kinds of potions."""

    STRENGTH = 0
    PROTECTION = 1
    HEALING = 2


class Zone(IntEnum):
    """Where a card is; from HAND on, the seat is added to the zone's number."""

    BOX = 0
    STACK = 1
    OPEN = 2  # in a row, on top of a stack, or the lord in its place
    PAWNED = 3
    HAND = 4
    PILE = 8
    DISCARD = 12
    PLAYED = 16
    ASIDE = 20  # what Taia chooses from
    WORN = 24
    KEY = 28


# The values of places in a draw pile whose card even the owner does not know.
STARTING_CARD = -1  # one of the starting cards
ANY_CARD = -2  # any card of the pile whose place is unknown


class Place(IntEnum):
    """G5.1: where in a level a monster is fought; smaller numbers are the places of the row."""

    GATE = 5
    STACK = 6


PLACES = 7
LORD_PLACE = LEVELS * PLACES


class Phase(IntEnum):
    """What is being decided."""

    HERO = 0  # G2.2, by nature or by the seat
    FIRST = 1  # G2.3, by nature
    LORD = 2  # G2.1, by nature, as the next two
    GATEKEEPER = 3
    MONSTER = 4
    DRAW = 5  # which starting card is drawn
    TOP = 6  # what lies on top of a pile
    TURN = 7  # G4
    TRIM = 8  # G5.3
    PLAY = 9  # G5.4
    DEFY = 10  # G9.5: a card was played
    KEEP = 11  # G9.6
    ARRANGE = 12  # G3.2
    SPARE = 13  # G9.5: no more cards are played
    BREATHE = 14  # G6.6: after the hits
    REWARD = 15  # G5.7.3
    SHOP = 16  # G7
    PAY = 17  # G7.1
    OVER = 18


class Stage(IntEnum):
    """What continues once nothing else is pending."""

    DEAL = 0
    TURN = 1
    FIGHT = 2
    SPARE = 3
    BREATHE = 4
    REWARD = 5
    SHOP = 6
    REFILL = 7
    OVER = 8


class HeroesBy(IntEnum):
    CHOSEN = 0
    DRAWN = 1


class FirstBy(IntEnum):
    LOT = 0
    SEAT = 1


class Verb(Verbs):
    """Goblin's verbs, each with the number of its acts."""

    STOP = 1
    FIGHT = LORD_PLACE + 1
    MERCHANT = 1
    REVIVE = 1
    PLAY = OWN
    DISCARD = OWN
    KEEP = OWN
    DEFY = EFFECTS
    SPARE = AT_END * OWN
    STRENGTH = AT_END
    PROTECTION = CURSES
    HEALING = 1
    WEAR = 1
    PAWN = 1
    POTION = len(Potion)
    BUY = REWARDS
    PAY = REWARDS
    PLACE = OWN
    SHUFFLE = 1
    HERO = HEROES
    # nature's alone
    FIRST = SEATS
    REVEAL = MONSTERS
    DRAW = STARTING  # a card of the player who draws
    TOP = 1 + REWARDS  # a starting card, or a reward, counted from 1


VERB_OF = verb_of_each(Verb)
WIDTH_OF = width_of_each(Verb)
ACTS = len(VERB_OF)


class Event(IntEnum):
    """What happened, for the log. The comments list the arguments; the back of a starting card is NONE."""

    HERO_TAKEN = 0  # seat, hero
    BEGINS = 1  # seat
    TURN = 2  # seat, number of the round
    LORD_COMES = 3  # card
    GATEKEEPER_COMES = 4  # card
    MONSTER_COMES = 5  # card
    FIGHTS = 6  # seat, card
    TRIMMED = 7  # seat, card
    PLAYED = 8  # seat, card
    OUT_OF_CHAIN = 9  # seat, colour: an ability allowed a card that does not follow
    DEFIED = 10  # seat, curse
    SPARED = 11  # seat, card, effect, how much of it
    DRAWS = 12  # seat, back
    DREW = 13  # seat, card: for the seat alone, if it is a starting card
    NOTHING_TO_DRAW = 14  # seat
    HEALED = 15  # seat, lives gained, lives now
    STRENGTH = 16  # seat, card, effect
    PROTECTION = 17  # seat, curse
    HEALING = 18  # seat
    HIT = 19  # seat, lives lost, lives now
    UNHURT = 20  # seat
    FELL = 21  # seat
    WON = 22  # seat, card, attack, lives
    FAILED = 23  # seat, card, attack, lives
    GAINED = 24  # seat, card: an action card won
    WORE = 25  # seat, card
    PAWNED = 26  # seat, card
    KEY = 27  # seat, level
    SHUFFLED = 28  # seat, how many cards
    PLACED = 29  # seat, card
    KEPT = 30  # seat, back kept, back put under the pile
    VISITS = 31  # seat
    BOUGHT_POTION = 32  # seat, potion
    BOUGHT = 33  # seat, card
    PAID = 34  # seat, card
    LEFT = 35  # seat
    REVIVED = 36  # seat
    LORD_BEATEN = 37  # seat, card: the game is won
    LORD_OUTDONE = 38  # seat, card, attack over its lives: the round decides who has won
    ROUND_GOES_ON = 39  # seat: a player has beaten the lord, and the others still have their turns
    STALLED = 40  # number of rounds


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
            ("heroes_by", "i1"),
            ("first_by", "i1"),
            ("rounds", "i1"),
            ("first", "i1"),
            ("turn", "i1"),
            ("stage", "i1"),
            ("zone", "i1", (CARDS,)),
            ("open_row", "i1", (LEVELS, ROW)),  # cards, or NONE
            ("open_top", "i1", (LEVELS,)),  # of the level's stack, or NONE
            ("open_gate", "i1", (LEVELS,)),
            ("lord", "i1"),
            ("has_gap", "i1"),  # whether a monster is missing somewhere
            ("revealed_from", "i1"),  # the cards from which nature reveals one
            ("revealed_to", "i1"),
            ("stock", "i1", (len(Potion),)),
            # the players
            ("hero", "i1", (SEATS,)),
            ("lives", "i1", (SEATS,)),
            ("over_lord", "i2", (SEATS,)),  # G5.10: attack over the lord's lives, or NONE if not beaten
            ("keys", "i1", (SEATS,)),  # G5.2: a count, since keys can only be won in order
            ("worn", "i1", (SEATS, SLOTS)),  # cards, or NONE
            ("potion", "i1", (SEATS, len(Potion))),
            ("n_pile", "i1", (SEATS,)),
            ("pile", "i1", (SEATS, OWN)),  # from the top
            ("shown", "i1", (SEATS, OWN)),  # whether everyone has seen the back
            # what is in progress
            ("drawer", "i1"),
            ("draws", "i1"),  # cards still to be drawn
            ("arranged", "i1"),  # G3.2: the won card being placed, or NONE
            ("arranged_from", "i1"),  # the first place of the new pile
            ("n_aside", "i1"),
            # the fight
            ("foe", "i1"),
            ("foe_place", "i1"),
            ("curses", "i2"),  # a bit for each curse that counts
            ("n_played", "i1"),
            ("played", "i1", (OWN,)),
            ("effect", "i1"),  # G5.5: which of the last card's effects comes next, from right to left, or NONE
            ("asks_defy", "i1"),
            ("used", "i1"),  # whether the hero's ability was used in this fight
            ("doubled_at", "i1"),  # G6.4: which card of the chain, and which of its effects
            ("doubled", "i1"),
            ("defied_at", "i1"),  # G9.5, in the same way
            ("defied", "i1"),
            ("won", "i1"),
            # the visit
            ("wanted", "i2"),  # a card of the pawn shop, a potion counted from CARDS, or NONE
            ("bought", "i1"),  # whether something was bought in the pawn shop
        ],
    )
)

EFFECTS_ON_CARD = 4

CONTENT = np.dtype(
    (
        np.record,
        [
            # fronts of starting cards, and backs of the ordinary monsters
            ("kind", "i1", (CARDS,)),
            ("colour", "i1", (FIRST_GATEKEEPER,)),
            ("follows", "i1", (FIRST_GATEKEEPER,)),  # a bit for each colour
            ("printed", "i1", (FIRST_GATEKEEPER, EFFECTS_ON_CARD)),  # its effects from left to right, or NONE
            ("gives", "i1", (FIRST_GATEKEEPER, EFFECTS)),  # how much of each
            ("gear", "i1", (FIRST_GATEKEEPER, len(Gear))),
            # the monsters
            ("attack", "i1", (CARDS,)),
            ("lives", "i1", (CARDS,)),
            ("level", "i1", (CARDS,)),
            ("curses", "i2", (CARDS,)),
            # names: message ids, or names from the card file
            ("front_name", "u1", (CARDS, NAME)),
            ("back_name", "u1", (CARDS, NAME)),
            # the table
            ("full_lives", "i1"),
            ("full_hand", "i1"),
            ("last_round", "i1"),
            ("stock", "i1", (len(Potion),)),
            ("gatekeepers", "i1"),
            ("abilities", "i1"),
            ("stack_is_open", "i1"),  # fr: the top of a level's stack may be fought (G5.1)
            ("heals_anywhere", "i1"),  # cs: healing at any time of the player's own turn (G6.6)
            ("revives_early", "i1"),  # de, fr: reviving is allowed with lives left (G8.1)
            # since version 2 of the rules: new fields are only added at the end (`krypta.core.older_rules`)
            ("box_by_lot", "i1"),  # de: any gatekeeper, not always the last, may be the one in the box (G1.2)
            ("names_when_laid", "i1"),  # whether Xanros also names attack and defence when he plays the card (G9.5)
            ("plays_round_out", "i1"),  # whether the round is played to its end once the lord is beaten (G5.10)
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
    HERO_FIRST = 6
    HERO_GONE = 7
    TURN_FIRST = 8
    TRIM_FIRST = 9
    FIGHT_FIRST = 10
    DEFY_FIRST = 11
    KEEP_FIRST = 12
    ARRANGE_FIRST = 13
    BREATHE_FIRST = 14
    REWARD_FIRST = 15
    SHOP_FIRST = 16
    PAY_FIRST = 17
    LEVEL_CLOSED = 18
    NO_MONSTER = 19
    HAS_KEY = 20
    STACK_CLOSED = 21
    LORD_CLOSED = 22
    ALIVE = 23
    NOT_HELD = 24
    COLOUR_CURSED = 25
    DOES_NOT_FOLLOW = 26
    NOT_CURSED = 27
    NO_SUCH_EFFECT = 28
    COUNTS_AT_END = 29
    NOT_LAID = 30
    NO_POTION = 31
    NO_CARD_PLAYED = 32
    HEALTHY = 33
    HEAL_IN_FIGHT = 34
    NOT_SEEN = 35
    NO_SUCH_PLACE = 36
    PLACE_TAKEN = 37
    SOLD_OUT = 38
    HAS_POTION = 39
    NOT_IN_SHOP = 40
    BOUGHT_ALREADY = 41
    CANNOT_PAY = 42
    NOT_YOURS = 43
