"""Karak's record, its numbers and their names. K1: what lies on the table."""

from enum import IntEnum

import numpy as np

from krypta.core.verbs import Verbs, verb_of_each, width_of_each

SEATS = 5
TILES = 80  # K1.1, including the start tile
PORTALS = 4
FOUNTAINS = 3
SIDES = 4
SHAPES = 1 << SIDES  # every set of open sides, one bit per side
FACES = 6  # of a die
PAIRS = FACES * (FACES + 1) // 2  # of two dice, the smaller first
LEAST_AGAIN = 2  # K8.5: a one is rolled again until it is not a one
EVENTS = 40
EVENT_WIDTH = 6
NOWHERE = -1


class Side(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Hero(IntEnum):
    ARGENTUS = 0
    HORAN = 1
    XANROS = 2
    ADERYN = 3
    VICTORIUS = 4
    TAIA = 5


class Place(IntEnum):
    """K1.3: what a tile is."""

    TUNNEL = 0
    ROOM = 1
    PORTAL = 2
    FOUNTAIN = 3


class Tile(IntEnum):
    """The kinds of tile that can be distinguished; the number of each is in the content."""

    TUNNEL_STRAIGHT = 0
    TUNNEL_CORNER = 1
    TUNNEL_TEE = 2
    TUNNEL_CROSS = 3
    ROOM_STRAIGHT = 4
    ROOM_CORNER = 5
    ROOM_TEE = 6
    ROOM_CROSS = 7
    PORTAL_STRAIGHT = 8
    FOUNTAIN_CORNER = 9
    START = 10


class Token(IntEnum):
    """K1.2: what is drawn from the bag."""

    RAT = 0
    SPIDER = 1
    MUMMY = 2
    TURNKEY = 3
    WARRIOR = 4
    KING = 5
    FALLEN = 6
    DRAGON = 7
    CHEST = 8


class Item(IntEnum):
    """K6.2: what a hero can carry."""

    DAGGERS = 0
    SWORD = 1
    AXE = 2
    BOLT = 3
    HEALING = 4
    KEY = 5


class Slot(IntEnum):
    WEAPON = 0
    SPELL = 1
    KEY = 2


class Treasure(IntEnum):
    CHEST = 0
    FALLEN = 1
    RUBY = 2


# What lies on a tile, as one number: nothing, a token, or an item left behind.
NOTHING = -1
ITEM_BASE = 16


class Phase(IntEnum):
    """What is being decided."""

    HERO = 0  # K2.2, by nature or by the seat
    FIRST_LOT = 1  # K2.3
    FIRST_ROLL = 2
    MOVE = 3  # K3, the turn's main decision
    DRAW_TILE = 4  # K3.2
    LAY = 5
    DRAW_TOKEN = 6  # K3.4
    KEEP = 7  # K8.6
    MEET = 8  # K8.4, fight or sneak
    ROLL = 9  # K4.1
    ROLL_ONE = 10  # K8.5
    STRIKE = 11  # K4.1, what to add after the roll
    LEAVE = 12  # K6.3
    CURSE = 13  # K7.1
    REVIVE = 14  # K8.2
    ENDING = 15  # transient: the turn is over, `turn.settle` continues
    OVER = 16


class Progress(IntEnum):
    """K9.2: the most that has happened in a turn."""

    NONE = 0
    STIR = 1  # a fight, won or not; something picked up
    LASTING = 2  # a tile laid, a monster beaten, a chest opened


class Outcome(IntEnum):
    """K4.2 to K4.4."""

    LOST = -1
    TIED = 0
    WON = 1


class HeroesBy(IntEnum):
    DRAWN = 0
    CHOSEN = 1


class FirstBy(IntEnum):
    DICE = 0
    SEAT = 1
    LOT = 2


class Verb(Verbs):
    """Karak's verbs, each with the number of its acts."""

    STOP = 1
    GO = SIDES
    PORTAL = PORTALS
    TAKE = 1
    OPEN = 1
    CAST = SEATS * FOUNTAINS
    SWAP = SEATS
    FIGHT = 1
    SNEAK = 1
    LAY = SHAPES
    KEEP = len(Token)
    REROLL = 1
    BOLT = 1
    SACRIFICE = 1
    RESOLVE = 1
    LEAVE = len(Item)
    CURSE = SEATS
    REVIVE = FOUNTAINS
    HERO = len(Hero)
    # nature's alone
    FIRST = SEATS
    ROLL = PAIRS
    AGAIN = FACES - 1  # the die, counted from LEAST_AGAIN
    TILE = len(Tile) - 1  # the start tile is never drawn
    TOKEN = len(Token)


VERB_OF = verb_of_each(Verb)
WIDTH_OF = width_of_each(Verb)
ACTS = len(VERB_OF)

# The pairs in order: 1 1, 1 2, … 1 6, 2 2, … 6 6.
PAIR_LOW = np.array([low for low in range(1, FACES + 1) for high in range(low, FACES + 1)], dtype=np.int64)
PAIR_HIGH = np.array([high for low in range(1, FACES + 1) for high in range(low, FACES + 1)], dtype=np.int64)


class Event(IntEnum):
    """What happened, for the log. The comments list the arguments."""

    HERO_TAKEN = 0  # seat, hero
    FIRST_ROLLED = 1  # seat, die, die
    FIRST_TIED = 2
    BEGINS = 3  # seat
    TURN = 4  # seat, number of the round
    WALKED = 5  # seat, tile, side
    PORTED = 6  # seat, tile, portal
    TILE_DRAWN = 7  # seat, tile kind
    TILE_LAID = 8  # seat, tile, tile kind, openings
    TOKEN_DRAWN = 9  # seat, token
    TOKEN_LAID = 10  # seat, token, tile
    TOKEN_RETURNED = 11  # seat, token
    BAG_EMPTY = 12  # seat
    MET = 13  # seat, token, strength
    SNEAKED = 14  # seat, token
    ROLLED = 15  # seat, die, die
    ONE_REROLLED = 16  # seat, die
    REROLLS = 17  # seat
    BOLT_USED = 18  # seat, spent
    SACRIFICED = 19  # seat, lives left
    WON = 20  # seat, token, power, strength
    TIED = 21  # seat, token, power, strength
    LOST = 22  # seat, token, power, strength
    RETREATED = 23  # seat, tile
    WOUNDED = 24  # seat, lives left
    FELL = 25  # seat
    WOKE = 26  # seat
    HEALED = 27  # seat
    REVIVED = 28  # seat, fountain
    LOOTED = 29  # seat, item
    LEFT = 30  # seat, item
    TOOK = 31  # seat, item
    TREASURE = 32  # seat, treasure
    CURSED = 33  # seat, by seat
    CURSE_STAYS = 34  # seat, by seat
    CURSE_LIFTED = 35  # seat
    CAST = 36  # seat, on seat, fountain
    SWAPPED = 37  # seat, with seat
    GOES_ON = 38  # seat
    STOPPED = 39  # seat
    DRAGON_SLAIN = 40  # seat
    QUIET = 41  # full rounds
    FRUITLESS = 42  # full rounds


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
            ("rounds", "i2"),
            ("progress", "i1"),  # K9.2: the most that has happened in this turn
            ("quiet", "i2"),  # turns in a row in which nothing happened
            ("fruitless", "i2"),  # turns in a row in which nothing lasting happened
            ("first", "i1"),
            ("first_sum", "i1", (SEATS,)),  # K2.3
            ("first_ties", "i1"),
            # the dungeon
            ("n_tiles", "u1"),
            ("tile", "i1", (TILES,)),  # its kind
            ("openings", "i1", (TILES,)),
            ("column", "i1", (TILES,)),
            ("row", "i1", (TILES,)),
            ("lies", "i1", (TILES,)),
            ("near", "i1", (TILES, SIDES)),  # the laid tile on that side, or NOWHERE
            ("n_portals", "i1"),
            ("portals", "i1", (PORTALS,)),
            ("n_fountains", "i1"),
            ("fountains", "i1", (FOUNTAINS,)),
            ("pile", "i1", (len(Tile),)),
            ("bag", "i1", (len(Token),)),
            # the heroes, by seat
            ("hero", "i1", (SEATS,)),
            ("at", "i1", (SEATS,)),
            ("came", "i1", (SEATS,)),  # K4.5
            ("lives", "i1", (SEATS,)),
            ("holds", "i1", (SEATS, len(Item))),
            ("treasures", "i1", (SEATS, len(Treasure))),
            ("gone", "i1", (len(Item),)),  # K6.7: used and out of the game
            ("cursed", "i1"),  # the seat that holds the curse, or NOBODY_CURSED
            # the turn
            ("turn", "i1"),
            ("steps", "i1"),
            ("heading", "i1"),  # side by which the undiscovered is entered
            ("drawn_tile", "i1"),  # the kind of the tile to be laid, or NOTHING
            ("drawn_tokens", "i1", (2,)),  # K8.6: drawn by Taia, or NOTHING
            ("full_slot", "i1"),  # K6.3: the slot that holds one item too many, or NOTHING
            # the fight
            ("dice", "i1", (2,)),
            ("bolts", "i1"),  # used in this fight
            ("rerolled", "i1"),
            ("gave_life", "i1"),
            ("six", "i1"),  # K8.5: a six came up in this fight
            ("foe", "i1"),  # the token fought, or NOTHING
        ],
    )
)

NOBODY_CURSED = -1

CONTENT = np.dtype(
    (
        np.record,
        [
            ("tile_place", "i1", (len(Tile),)),
            ("tile_openings", "i1", (len(Tile),)),
            ("tile_count", "i1", (len(Tile),)),
            ("token_count", "i1", (len(Token),)),
            ("token_strength", "i1", (len(Token),)),
            ("token_item", "i1", (len(Token),)),  # loot, or NOTHING
            ("token_treasure", "i1", (len(Token),)),
            ("item_power", "i1", (len(Item),)),
            ("item_slot", "i1", (len(Item),)),
            ("slots", "i1", (len(Slot),)),
            ("treasure_halves", "i1", (len(Treasure),)),  # points, counted in halves
            ("lives", "i1"),
            ("steps", "i1"),
            ("quiet_rounds", "i1"),  # K9.2; 0 = no limit
            # since version 2 of the rules
            ("fruitless_rounds", "i1"),  # K9.2
            ("curse_anyone", "i1"),  # K7.1: the winner may also take the curse
            ("retreat_enters", "i1"),  # K4.5: as in version 1, going back changes the remembered tile
        ],
    )
)


class Reason(IntEnum):
    """Why an act is refused; `words.RULE_OF` has the rule that each one cites."""

    OK = 0
    NOT_AN_ACT = 1
    OVER = 2
    NOT_NOW = 3
    NATURE_FIRST = 4
    NATURE_ONLY = 5
    CANNOT_COME = 6
    HERO_FIRST = 7
    HERO_GONE = 8
    WALL_HERE = 9
    WALL_THERE = 10
    PILE_EMPTY = 11
    NO_STEPS = 12
    NOT_ON_PORTAL = 13
    NO_SUCH_PORTAL = 14
    SAME_PORTAL = 15
    LAY_FIRST = 16
    NOT_THIS_SHAPE = 17
    DOES_NOT_JOIN = 18
    KEEP_FIRST = 19
    NOT_DRAWN = 20
    NO_MONSTER = 21
    FIGHT_NOT_FIRST = 22
    MEET_FIRST = 23
    STRIKE_FIRST = 24
    NOT_HORAN = 25
    REROLLED = 26
    REROLL_AFTER_BOLT = 27
    NO_BOLT = 28
    NOT_XANROS = 29
    GAVE_LIFE = 30
    CURSED = 31
    SWAP_SELF = 32
    SWAP_NOT_FIRST = 33
    SWAP_SAME_TILE = 34
    NOTHING_TO_TAKE = 35
    SAME_KIND_ONLY = 36
    NO_CHEST = 37
    NO_KEY = 38
    NO_HEALING = 39
    NO_SUCH_HERO = 40
    NO_SUCH_FOUNTAIN = 41
    LEAVE_FIRST = 42
    OTHER_SLOT = 43
    NOT_HELD = 44
    CURSE_FIRST = 45
    CURSE_SELF = 46
    REVIVE_FIRST = 47
