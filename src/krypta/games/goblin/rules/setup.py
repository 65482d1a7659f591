"""G2: set-up: the cards in their places, who plays which hero, the first hands, and who begins."""

from krypta.core.door import NATURE
from krypta.core.kernel import entry, kernel

from ..layout import (
    CARDS,
    FIRST_MONSTER,
    GATEKEEPERS,
    LEVELS,
    NONE,
    ROW,
    SEATS,
    SLOTS,
    STARTING,
    STARTING_CARD,
    Event,
    FirstBy,
    HeroesBy,
    Phase,
    Reason,
    Stage,
    Zone,
)
from .common import ask_nature, card_of, hand_size, tell, wrong_moment
from .dungeon import first_gatekeeper


@entry
def set_up(states, i, contents, players, heroes_by, first_by):
    """G2.1: all monsters in their stacks, the potions with the merchant. Expects a zeroed record."""
    s = states[i]
    c = contents[0]
    s.players = players
    s.heroes_by = heroes_by
    s.first_by = first_by
    s.first = NONE
    s.rounds = 1
    for card in range(FIRST_MONSTER, CARDS):
        s.zone[card] = Zone.STACK
    for level in range(LEVELS):
        if c.box_by_lot == 0:
            for number in range(c.gatekeepers, GATEKEEPERS):
                s.zone[first_gatekeeper(level) + number] = Zone.BOX
        s.open_top[level] = NONE
        s.open_gate[level] = NONE
        for place in range(ROW):
            s.open_row[level, place] = NONE
    s.lord = NONE
    s.has_gap = 1
    for potion in range(s.stock.shape[0]):
        s.stock[potion] = c.stock[potion]
    for seat in range(SEATS):
        s.hero[seat] = NONE
        s.over_lord[seat] = NONE
        for slot in range(SLOTS):
            s.worn[seat, slot] = NONE
    s.foe = NONE
    s.effect = NONE
    s.arranged = NONE
    s.wanted = NONE
    s.doubled_at = NONE
    s.defied_at = NONE
    ask_for_hero(s)


@kernel
def ask_for_hero(s):
    """G2.2: chosen in the order of the seats, or drawn by lot."""
    s.phase = Phase.HERO
    s.seat = s.turn if s.heroes_by == HeroesBy.CHOSEN else NATURE


@kernel
def why_hero(s, hero):
    if s.phase != Phase.HERO:
        return wrong_moment(s)
    for seat in range(s.turn):
        if s.hero[seat] == hero:
            return int(Reason.HERO_GONE)
    return int(Reason.OK)


@kernel
def take_hero(s, c, hero):
    """G2.2: the hero's six cards are the draw pile; five lives."""
    seat = int(s.turn)
    s.hero[seat] = hero
    s.lives[seat] = c.full_lives
    tell(s, Event.HERO_TAKEN, seat, hero, 0, 0)
    first = card_of(s, seat, 0)
    for place in range(STARTING):
        s.zone[first + place] = Zone.PILE + seat
        s.pile[seat, place] = STARTING_CARD
        s.shown[seat, place] = 1
    s.n_pile[seat] = STARTING
    s.turn += 1


@kernel
def is_choosing_heroes(s):
    return s.stage == Stage.DEAL and s.turn < s.players and s.hero[s.turn] == NONE


@kernel
def ask_who_begins(s):
    """G2.3: by lot, or the first seat; True if nature has to decide."""
    if s.first != NONE:
        return False
    if s.first_by == FirstBy.LOT and s.players > 1:
        ask_nature(s, Phase.FIRST)
        return True
    begin(s, 0)
    return False


@kernel
def deal_next(s, c):
    """G2.2: deal the next hand of four cards; False if everyone has theirs."""
    for seat in range(s.players):
        missing = int(c.full_hand) - hand_size(s, seat)
        if missing > 0:
            s.drawer = seat
            s.draws = missing
            return True
    return False


@kernel
def begin(s, seat):
    s.first = seat
    s.turn = seat
    tell(s, Event.BEGINS, seat, 0, 0, 0)
