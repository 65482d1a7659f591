"""K2: set-up: who plays which hero, and who begins."""

from krypta.core.door import NATURE
from krypta.core.kernel import entry, kernel

from ..layout import NOBODY_CURSED, NOTHING, PAIR_HIGH, PAIR_LOW, SEATS, Event, FirstBy, HeroesBy, Phase, Reason, Tile
from .common import ask_nature, tell, wrong_moment
from .dungeon import lay_tile
from .turn import begin_turn

MOST_TIES = 10
OUT = -1  # no longer rolling for the first turn
TO_ROLL = 0


@entry
def set_up(states, i, contents, players, heroes_by, first_by):
    """K2.1: the start tile in the middle, everything else in pile and bag, all heroes on the start tile.

    Expects a zeroed record.
    """
    s = states[i]
    c = contents[0]
    s.players = players
    s.heroes_by = heroes_by
    s.first_by = first_by
    for kind in range(s.pile.shape[0]):
        s.pile[kind] = c.tile_count[kind]
    for token in range(s.bag.shape[0]):
        s.bag[token] = c.token_count[token]
    for seat in range(SEATS):
        s.hero[seat] = NOTHING
    for seat in range(players):
        s.lives[seat] = c.lives
    s.cursed = NOBODY_CURSED
    s.foe = NOTHING
    s.drawn_tile = NOTHING
    s.drawn_tokens[0] = NOTHING
    s.drawn_tokens[1] = NOTHING
    s.full_slot = NOTHING
    lay_tile(s, c, int(Tile.START), int(c.tile_openings[Tile.START]), 0, 0)
    ask_for_hero(s)


@kernel
def ask_for_hero(s):
    """K2.2: drawn by lot, or chosen in the order of the seats."""
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
    s.hero[s.turn] = hero
    tell(s, Event.HERO_TAKEN, s.turn, hero, 0, 0)
    s.turn += 1
    if s.turn < s.players:
        ask_for_hero(s)
    else:
        ask_who_begins(s, c)


@kernel
def ask_who_begins(s, c):
    """K2.3: the highest roll, the first seat, or the lot. Alone, there is nothing to settle."""
    s.turn = 0
    if s.first_by == FirstBy.SEAT or s.players == 1:
        begin(s, c, 0)
    elif s.first_by == FirstBy.LOT:
        ask_nature(s, Phase.FIRST_LOT)
    else:
        ask_nature(s, Phase.FIRST_ROLL)


@kernel
def roll_for_first(s, c, pair):
    """K2.3: each rolls two dice; ties roll again among themselves, and after ten tied rolls the lot decides."""
    s.first_sum[s.turn] = PAIR_LOW[pair] + PAIR_HIGH[pair]
    tell(s, Event.FIRST_ROLLED, s.turn, PAIR_LOW[pair], PAIR_HIGH[pair], 0)
    for seat in range(s.players):
        if s.first_sum[seat] == TO_ROLL:
            s.turn = seat
            return
    best = 0
    for seat in range(s.players):
        best = max(best, int(s.first_sum[seat]))
    tied = 0
    for seat in range(s.players):
        if s.first_sum[seat] == best:
            s.first_sum[seat] = TO_ROLL
            s.turn = seat if tied == 0 else s.turn
            tied += 1
        else:
            s.first_sum[seat] = OUT
    if tied == 1:
        begin(s, c, int(s.turn))
        return
    tell(s, Event.FIRST_TIED, 0, 0, 0, 0)
    s.first_ties += 1
    if s.first_ties >= MOST_TIES:
        ask_nature(s, Phase.FIRST_LOT)


@kernel
def weight_of_first(s, seat):
    """The lot falls on any seat that has not been out-rolled."""
    return 1 if seat < s.players and s.first_sum[seat] == TO_ROLL else 0


@kernel
def begin(s, c, seat):
    s.first = seat
    s.turn = seat
    s.rounds = 1
    tell(s, Event.BEGINS, seat, 0, 0, 0)
    begin_turn(s, c)
