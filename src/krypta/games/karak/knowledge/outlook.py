"""An estimate of a position for a seat: what it holds, and what is worth walking to."""

import numpy as np

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel

from ..layout import NOTHING, NOWHERE, SEATS, SIDES, TILES, Hero, Item, Phase, Place, Progress, Reason, Token, Treasure
from ..rules.common import able, item_on, monster_on, place_of
from ..rules.dungeon import is_empty, is_open, joined
from ..rules.end import halves, payoff
from ..rules.fight import power, why_reroll
from ..rules.loot import slot_is_full
from .odds import chance, chance_in_all

VICTORY = 100.0  # more than the estimate of any unfinished position
DRAGON = 30.0  # the value of beating it, while that is only a goal
LAST_HONOUR = 5.0  # the same for a seat that cannot win any more: it ends the game
GOAL = 0.35  # the factor for a goal not reached yet: below 1, or the bot would never reach it
TILE = 0.5  # per tile laid, which brings the end nearer: more than the goal of laying one, or it would never be laid
FRUITLESS = 0.1  # the longer nothing lasting happens (K9.2), the more valuable lasting progress becomes
FAR = 127

# The value of lives: the last ones are worth most.
HEALTH = np.array([-2.5, 0.0, 1.2, 2.0, 2.5, 2.8])


@door
def outlook(s, c, seat):
    """The estimate, higher is better; a won game is worth VICTORY, a lost one its negative."""
    if s.seat == NOBODY:
        shares = np.zeros(SEATS, dtype=np.float64)
        payoff(s, c, shares)
        return VICTORY * (2.0 * shares[seat] - 1.0)
    if is_lost(s, c, seat):
        return outlook_so_far(s, c, seat) - 2.0 * VICTORY  # the sooner it is over the better
    return outlook_so_far(s, c, seat)


@kernel
def is_lost(s, c, seat):
    """Whether an opponent has more points than the seat can still reach."""
    lead = best_of_others(s, c, seat) - halves(s, c, seat)
    if lead <= int(c.treasure_halves[Treasure.RUBY]):
        return False
    in_reach = 0
    for token in range(s.bag.shape[0]):
        in_reach += int(s.bag[token]) * treasure_of(c, token)
    for tile in range(s.n_tiles):
        if Token.RAT <= s.lies[tile] <= Token.CHEST:
            in_reach += treasure_of(c, int(s.lies[tile]))
    return lead > in_reach


@kernel
def treasure_of(c, token):
    """The points that a token brings, in halves."""
    treasure = int(c.token_treasure[token])
    return 0 if treasure == NOTHING else int(c.treasure_halves[treasure])


@kernel
def outlook_so_far(s, c, seat):
    if s.phase != Phase.LEAVE or s.turn != seat:
        return estimate(s, c, seat)
    item = least_in_slot(s, c, seat, int(s.full_slot))  # one item too many: the least valuable will stay behind
    s.holds[seat, item] -= 1
    value = estimate(s, c, seat)
    s.holds[seat, item] += 1
    return value


@kernel
def estimate(s, c, seat):
    laying = 1 if s.phase == Phase.LAY else 0  # the tile is drawn: it will be laid
    value = 2.0 * standing(s, c, seat) + gear(s, c, seat) - TILE * (TILES - s.n_tiles - laying)
    value += HEALTH[s.lives[seat]]
    if s.progress < Progress.LASTING and laying == 0:
        value -= FRUITLESS * s.fruitless
    if s.cursed == seat:
        value -= 1.5
    elif s.cursed >= 0:
        value += 0.5 + 0.1 * halves(s, c, s.cursed)
    if s.turn == seat and s.foe != NOTHING and s.phase == Phase.STRIKE:
        return value + fight_at_hand(s, c, seat)
    return value + GOAL * best_goal(s, c, seat)


@kernel
def standing(s, c, seat):
    """Own points, and the lead over the best opponent, in halves."""
    mine = halves(s, c, seat)
    return 1.0 * mine + 0.3 * (mine - best_of_others(s, c, seat))


@kernel
def best_of_others(s, c, seat):
    """The points of the best opponent, in halves."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, halves(s, c, other))
    return best


@kernel
def life_at_stake(s, seat):
    """What the next life is worth to the hero."""
    lives = int(s.lives[seat])
    return HEALTH[lives] - HEALTH[lives - 1] if lives > 0 else 0.0


@kernel
def item_worth(s, c, item):
    """What an item is worth to a hero with a free slot."""
    if item < Item.BOLT:
        return 1.6 * c.item_power[item]
    if item == Item.BOLT:
        return 0.9
    if item == Item.HEALING:
        return 0.9
    return 2.5 if chests_left(s) else 0.1


@kernel
def chests_left(s):
    """Whether a key can still open anything."""
    if s.bag[Token.CHEST] > 0:
        return True
    for tile in range(s.n_tiles):
        if s.lies[tile] == Token.CHEST:
            return True
    return False


@kernel
def gear(s, c, seat):
    total = 0.0
    for item in range(Item.DAGGERS, Item.KEY + 1):
        if s.holds[seat, item] > 0:
            total += s.holds[seat, item] * item_worth(s, c, item)
    return total


@kernel
def least_in_slot(s, c, seat, slot):
    """The least valuable item that the hero carries in that kind of slot."""
    least = NOTHING
    for item in range(Item.DAGGERS, Item.KEY + 1):
        if c.item_slot[item] == slot and s.holds[seat, item] > 0:
            if least == NOTHING or item_worth(s, c, item) < item_worth(s, c, least):
                least = item
    return least


@kernel
def prize(s, c, seat, token):
    """The value of beating the monster; beating the dragon wins the game for the player who then leads."""
    if token == Token.DRAGON:
        if best_of_others(s, c, seat) <= halves(s, c, seat) + int(c.treasure_halves[Treasure.RUBY]):
            return DRAGON
        return LAST_HONOUR if is_lost(s, c, seat) else -DRAGON
    worth = 0.3
    if s.progress < Progress.LASTING:
        worth += FRUITLESS * s.fruitless
    if c.token_treasure[token] != NOTHING:
        worth += 5.0
    item = int(c.token_item[token])
    if item != NOTHING:
        worth += improvement(s, c, seat, item)
    if token == Token.MUMMY:
        worth += 0.7
    return worth


@kernel
def improvement(s, c, seat, item):
    """The value that the item adds: all of it with a free slot, else the difference to the least valuable item."""
    if not slot_is_full(s, c, seat, int(c.item_slot[item])):
        return item_worth(s, c, item)
    least = least_in_slot(s, c, seat, int(c.item_slot[item]))
    return max(0.0, item_worth(s, c, item) - item_worth(s, c, least))


@kernel
def fight_at_hand(s, c, seat):
    """The value of the fight after the roll: won already, still winnable with additions, or lost."""
    short = int(c.token_strength[s.foe]) + 1 - power(s, c)
    if able(s, seat, Hero.ADERYN):
        short -= 1
    reward = prize(s, c, seat, int(s.foe))
    if short <= 0:
        return reward
    bolts = int(s.holds[seat, Item.BOLT])
    cost = 0.9
    if able(s, seat, Hero.ARGENTUS):
        bolts -= int(s.bolts)
        cost = 0.05
    if able(s, seat, Hero.XANROS) and s.gave_life == 0:
        bolts += 1
    if short <= bolts:
        return reward - cost * short
    if why_reroll(s, c) == Reason.OK:
        win = chance(s, c, seat, int(c.token_strength[s.foe]), bolts)
        return win * reward - (1.0 - win) * life_at_stake(s, seat)
    return -life_at_stake(s, seat) - 0.1 * s.bolts


@kernel
def chance_at_hand(s, c, seat):
    """The chance to win the fight after the roll with all that may be added, as `fight_at_hand` sees it."""
    short = int(c.token_strength[s.foe]) + 1 - power(s, c)
    if able(s, seat, Hero.ADERYN):
        short -= 1
    bolts = int(s.holds[seat, Item.BOLT])
    if able(s, seat, Hero.ARGENTUS):
        bolts -= int(s.bolts)
    if able(s, seat, Hero.XANROS) and s.gave_life == 0:
        bolts += 1
    if short <= max(bolts, 0):
        return 1.0
    if why_reroll(s, c) == Reason.OK:
        return chance(s, c, seat, int(c.token_strength[s.foe]), bolts)
    return 0.0


@kernel
def worth_fighting(s, c, seat, token):
    win = chance_in_all(s, c, seat, int(c.token_strength[token]))
    return win * prize(s, c, seat, token) - (1.0 - win) * life_at_stake(s, seat)


@kernel
def worth_reaching(s, c, seat, tile):
    """The value of what the tile itself offers the hero."""
    lies = int(s.lies[tile])
    worth = 0.0
    if Token.RAT <= lies <= Token.DRAGON:
        worth = worth_fighting(s, c, seat, lies)
    elif lies == Token.CHEST:
        worth = 5.0 if s.holds[seat, Item.KEY] > 0 else 0.0
    elif item_on(s, tile) >= 0:
        worth = improvement(s, c, seat, item_on(s, tile))
    elif place_of(s, c, tile) == Place.FOUNTAIN:
        worth = HEALTH[c.lives] - HEALTH[s.lives[seat]]
        if s.cursed == seat:
            worth += 1.5
    return worth


@kernel
def has_undiscovered(s, tile):
    for side in range(SIDES):
        if s.near[tile, side] == NOWHERE and is_open(int(s.openings[tile]), side):
            return True
    return False


@kernel
def best_goal(s, c, seat):
    """The value of the best goal to walk to, decreasing with distance."""
    explore = 0.0 if is_empty(s.pile) else 1.2
    distance = np.full(TILES, FAR, dtype=np.int8)
    queue = np.zeros(TILES, dtype=np.int8)
    best = 0.0
    for number in range(walk(s, c, seat, distance, queue)):
        tile = int(queue[number])
        near = 1.0 / (1.0 + 0.12 * distance[tile])
        best = max(best, near * worth_reaching(s, c, seat, tile))
        if explore > 0.0 and has_undiscovered(s, tile):
            best = max(best, near * explore)
    return best


@kernel
def walk(s, c, seat, distance, queue):
    """Write the tiles that the hero can walk to, the nearest first, with their distances; returns how many.

    A breadth-first search over the laid tiles. All distances are FAR before.
    """
    start = int(s.at[seat])
    distance[start] = 0
    queue[0] = start
    head = 0
    tail = 1
    while head < tail:
        tile = int(queue[head])
        head += 1
        if not blocks(s, seat, tile, start):
            tail = spread(s, c, seat, tile, distance, queue, tail)
    return tail


@kernel
def blocks(s, seat, tile, start):
    """Whether a monster ends the way there (K4.1); Aderyn sneaks past (K8.4)."""
    return monster_on(s, tile) and tile != start and not able(s, seat, Hero.ADERYN)


@kernel
def spread(s, c, seat, tile, distance, queue, tail):
    """Add the neighbours of a tile to the queue, and from a portal all other portals; returns the queue's new end."""
    walls = not able(s, seat, Hero.ARGENTUS)
    for side in range(SIDES):
        there = int(s.near[tile, side])
        if there != NOWHERE and distance[there] == FAR and (not walls or joined(s, tile, side, there)):
            distance[there] = distance[tile] + 1
            queue[tail] = there
            tail += 1
    if place_of(s, c, tile) == Place.PORTAL:
        for number in range(s.n_portals):
            there = int(s.portals[number])
            if distance[there] == FAR:
                distance[there] = distance[tile] + 1
                queue[tail] = there
                tail += 1
    return tail
