"""What a learned judgement looks at: figures that know the rules, for each seat, and those that all seats share."""

import numpy as np

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel
from krypta.core.observation import Fields, Table, flag, number

from ..layout import NOTHING, TILES, Hero, Item, Phase, Place, Token, Treasure
from ..rules.common import item_on, place_of
from ..rules.dungeon import is_empty
from ..rules.end import halves
from ..rules.fight import bonus
from .odds import chance_in_all
from .outlook import (
    FAR,
    HEALTH,
    best_of_others,
    chance_at_hand,
    fight_at_hand,
    gear,
    has_undiscovered,
    improvement,
    is_lost,
    least_in_slot,
    treasure_of,
    walk,
    worth_reaching,
)

TOKENS = len(Token)
MONSTERS = int(Token.CHEST)
STRIDE = 4.0  # the steps of a turn: something so far away is half as near as what lies here


class At(Fields):
    # of the seat
    POINTS = number("points, in halves", 40)
    LEAD = number("points more than the best opponent", 40, -40)
    LEADS = flag("whether it would win if the game ended now")
    SLAYER = flag("whether beating the dragon now would win the game (K9.1)")
    LIVES = number("lives", 5)
    DOWN = flag("whether it is unconscious (K5.1)")
    LAST_LIFE = flag("whether it has one life left")
    HEALTH = number("what the outlook gives for its lives", 3, -3)
    WEAPONS = number("what its weapons add to the dice", 6)
    BOLTS = number("magic bolts", 3)
    HEALING = number("healing portals", 3)
    KEY = flag("whether it has a key")
    GEAR = number("what the outlook gives for all it carries", 20)
    CURSED = flag("whether it is cursed")
    HERO = flag("the hero", per=(Hero,))
    ON_TURN = flag("whether it is its turn")
    WAITS = number("turns of others before its own", 4)
    PHASE = flag("what it decides in its turn", per=(Phase,))
    STEPS_LEFT = number("steps left in its turn", 4)
    BEATS = number("the chance to beat the monster with all it has", 1, per=(Token,))
    NEAR = number("how near the nearest token of the kind is: 1 is here, 0 out of reach", 1, per=(Token,))
    NEAR_FOUNTAIN = number("how near the nearest fountain is", 1)
    NEAR_UNDISCOVERED = number("how near the nearest undiscovered tile is", 1)
    NEAR_ITEM = number("what the items that lie about would add, by nearness", 10)
    CHEST_AT_HAND = number("how near a chest is that its key opens", 1)
    DRAGON_AT_HAND = number("the chance to beat the dragon, by nearness, if that wins the game", 1)
    GOAL = number("the best goal, as the outlook has it", 30)
    GOALS = number("all goals, by nearness", 99)
    FIGHT = number("the fight at hand, as the outlook has it", 30, -30)
    FIGHTS = flag("whether it fights now")
    TREASURE_AT_HAND = number("the points that the fight at hand brings, by its chance", 3)
    FOE = flag("the monster it fights", per=(Token,))
    WINS = number("the chance to win the fight at hand", 1)
    REACH = number("how near the nearest monster of the kind is, by the chance to beat it", 1, per=(Token,))
    CROWD = number("all tokens of the kind, by nearness", 12, per=(Token,))
    IN_REACH = flag("whether a token of the kind can be reached in a turn, or what is left of one", per=(Token,))
    FOUNTAIN_IN_REACH = flag("whether a fountain can")
    UNDISCOVERED_IN_REACH = flag("whether an undiscovered tile can")
    UNDISCOVERED = number("all laid tiles with an undiscovered side, by nearness", 30)
    LOST = flag("whether an opponent has more points than it can still reach")
    # of the table
    PLAYERS = number("the number of players", 5)
    LAID = number("tiles laid", TILES)
    PILE_EMPTY = flag("whether all tiles are laid")
    BAG = number("tokens of the kind in the bag", 12, per=(Token,))
    LIES = number("tokens of the kind that lie in the dungeon", 12, per=(Token,))
    POINTS_LEFT = number("points that can still be won, in halves", 30)
    FRUITLESS = number("turns without anything lasting (K9.2)", 300)


TABLE = Table(At, version=2, shared=At.PLAYERS)


@door
def features(s, c, seat, out):
    out[:] = 0.0
    if s.seat == NOBODY or s.hero[seat] == NOTHING:
        return
    if s.phase != Phase.LEAVE or s.turn != seat:
        write_all(s, c, seat, out)
        return
    item = least_in_slot(s, c, seat, int(s.full_slot))  # one item too many: the least valuable will stay behind
    s.holds[seat, item] -= 1
    write_all(s, c, seat, out)
    s.holds[seat, item] += 1


@kernel
def write_all(s, c, seat, out):
    write_possessions(s, c, seat, out)
    write_turn(s, c, seat, out)
    write_table(s, c, out)
    for token in range(MONSTERS):
        out[At.BEATS + token] = chance_in_all(s, c, seat, int(c.token_strength[token]))
    write_reach(s, c, seat, out)
    out[At.CHEST_AT_HAND] = out[At.KEY] * out[At.NEAR + Token.CHEST]
    for token in range(MONSTERS):
        out[At.REACH + token] = out[At.NEAR + token] * out[At.BEATS + token]
    out[At.REACH + Token.CHEST] = out[At.CHEST_AT_HAND]
    out[At.DRAGON_AT_HAND] = out[At.SLAYER] * out[At.BEATS + Token.DRAGON] * out[At.NEAR + Token.DRAGON]


@kernel
def write_possessions(s, c, seat, out):
    mine = halves(s, c, seat)
    best = best_of_others(s, c, seat)
    out[At.POINTS] = mine
    out[At.LEAD] = mine - best
    out[At.LEADS] = 1.0 if mine > best else 0.0
    out[At.SLAYER] = 1.0 if mine + int(c.treasure_halves[Treasure.RUBY]) > best else 0.0
    out[At.LIVES] = s.lives[seat]
    out[At.DOWN] = 1.0 if s.lives[seat] == 0 else 0.0
    out[At.LAST_LIFE] = 1.0 if s.lives[seat] == 1 else 0.0
    out[At.HEALTH] = HEALTH[s.lives[seat]]
    out[At.WEAPONS] = bonus(s, c, seat)
    out[At.BOLTS] = s.holds[seat, Item.BOLT]
    out[At.HEALING] = s.holds[seat, Item.HEALING]
    out[At.KEY] = s.holds[seat, Item.KEY]
    out[At.GEAR] = gear(s, c, seat)
    out[At.CURSED] = 1.0 if s.cursed == seat else 0.0
    out[At.HERO + s.hero[seat]] = 1.0
    out[At.LOST] = 1.0 if is_lost(s, c, seat) else 0.0


@kernel
def write_turn(s, c, seat, out):
    players = int(s.players)
    out[At.WAITS] = (seat - int(s.turn) + players) % players
    if s.turn != seat:
        return
    out[At.ON_TURN] = 1.0
    out[At.PHASE + s.phase] = 1.0
    out[At.STEPS_LEFT] = int(c.steps) - int(s.steps) if s.phase == Phase.MOVE else 0
    if s.foe != NOTHING and s.phase == Phase.STRIKE:
        out[At.FIGHTS] = 1.0
        out[At.FOE + s.foe] = 1.0
        out[At.WINS] = chance_at_hand(s, c, seat)
        out[At.FIGHT] = fight_at_hand(s, c, seat)
        if out[At.FIGHT] > 0.0:
            out[At.TREASURE_AT_HAND] = treasure_of(c, int(s.foe))


@kernel
def write_table(s, c, out):
    out[At.PLAYERS] = s.players
    out[At.LAID] = s.n_tiles
    out[At.PILE_EMPTY] = 1.0 if is_empty(s.pile) else 0.0
    out[At.FRUITLESS] = s.fruitless
    for token in range(TOKENS):
        out[At.BAG + token] = s.bag[token]
    for tile in range(s.n_tiles):
        if Token.RAT <= s.lies[tile] <= Token.CHEST:
            out[At.LIES + s.lies[tile]] += 1.0
    for token in range(TOKENS):
        out[At.POINTS_LEFT] += (out[At.BAG + token] + out[At.LIES + token]) * treasure_of(c, token)


@kernel
def write_reach(s, c, seat, out):
    """What can be walked to, by distance, as the outlook searches it."""
    explores = not is_empty(s.pile)
    left = int(c.steps) - int(s.steps) if s.turn == seat else int(c.steps)
    distance = np.full(TILES, FAR, dtype=np.int8)
    queue = np.zeros(TILES, dtype=np.int8)
    for nth in range(walk(s, c, seat, distance, queue)):
        tile = int(queue[nth])
        near = STRIDE / (STRIDE + distance[tile])
        lies = int(s.lies[tile])
        if Token.RAT <= lies <= Token.CHEST:
            out[At.NEAR + lies] = max(out[At.NEAR + lies], near)
            out[At.CROWD + lies] += near
            if distance[tile] <= left:
                out[At.IN_REACH + lies] = 1.0
        elif item_on(s, tile) >= 0:
            out[At.NEAR_ITEM] = max(out[At.NEAR_ITEM], near * improvement(s, c, seat, item_on(s, tile)))
        if place_of(s, c, tile) == Place.FOUNTAIN:
            out[At.NEAR_FOUNTAIN] = max(out[At.NEAR_FOUNTAIN], near)
            if distance[tile] <= left:
                out[At.FOUNTAIN_IN_REACH] = 1.0
        if explores and has_undiscovered(s, tile):
            out[At.NEAR_UNDISCOVERED] = max(out[At.NEAR_UNDISCOVERED], near)
            out[At.UNDISCOVERED] += near
            if distance[tile] < left:
                out[At.UNDISCOVERED_IN_REACH] = 1.0
        worth = near * worth_reaching(s, c, seat, tile)
        out[At.GOAL] = max(out[At.GOAL], worth)
        out[At.GOALS] += max(0.0, worth)
