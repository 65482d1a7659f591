"""The best chain that a hand can still play: a search over the whole hand, for bots that look ahead.

The set of cards played determines their sum; their order only determines whether they can be played. The search
therefore tries every set of hand cards once, with the cards that it can end on.
"""

import numpy as np

from krypta.core.kernel import kernel

from ..layout import AT_END, EFFECTS, FIRST_LORD, OWN, Effect, Gear, Stage, Zone
from ..rules.aftermath import wins_fallen
from ..rules.common import card_of, in_hand
from ..rules.curses import effect_cursed, from_gear, is_cursed
from ..rules.defiance import defies
from ..rules.fight import follows, follows_by_ability, names
from ..rules.totals import attack, defence, largest_cursed

MOST = 8  # cards of a hand that are considered; more are too rare to matter
# The state of the once-per-fight ability after a card; and the result for a card that cannot be played.
UNUSED, USED = 0, 1
IMPOSSIBLE = -1
FOLLOWS_ON = 0.6  # the probability that a drawn card can be played
# What the cards that can be drawn now give: attack on average, at most, and in all, and how many more draws.
AVERAGE, BEST, ALL, DRAWS = range(4)
AHEAD = 0.01  # the value of surplus attack against the lord, if others still have their turns (G5.10)


@kernel
def best_chain(s, c, seat, prize, health):
    """The value of the best continuation of the fight, from the prize and the lives left; and its best chance to win.

    Both are found in one walk, since a learned judgement looks at both. They may be of different chains.
    """
    hand = np.zeros(MOST, dtype=np.int64)
    n = hand_cards(s, seat, hand) if s.stage == Stage.FIGHT else 0
    sets = 1 << n
    ends = np.zeros((USED + 1, sets), dtype=np.int64)  # by use of the ability and set: the cards it can end on
    sums = np.zeros((sets, EFFECTS), dtype=np.int64)  # of the effects of a set's cards
    before = np.zeros(MOST, dtype=np.int64)  # by card: the cards of the hand that it can follow
    look_at_hand(c, hand, n, before)
    begin(s, c, hand, n, ends)
    sums[0, Effect.ATTACK] = attack(s, c) - to_outdo(s, c)
    sums[0, Effect.DEFENCE] = defence(s, c)
    add_pending(s, c, seat, sums)
    fresh = np.zeros(DRAWS + 1, dtype=np.float64)
    look_at_deck(s, c, seat, fresh)
    more = AHEAD if is_race(s, c) else 0.0
    heart = from_gear(s, c, seat, Gear.HEART)
    fallen = wins_fallen(s, c)
    best, chance = worth_of_end(s, c, seat, sums, 0, fresh, more, heart, fallen, prize, health)
    names_later = will_name(s, c)
    largest = np.zeros((sets if names_later else 1, AT_END), dtype=np.int64)  # cursed effect on one card of a set
    if names_later:
        largest[0, Effect.ATTACK] = largest_cursed(s, c, Effect.ATTACK)
        largest[0, Effect.DEFENCE] = largest_cursed(s, c, Effect.DEFENCE)
        worth, win = worth_if_spared(s, c, seat, sums, largest, 0, fresh, more, heart, fallen, prize, health)
        best = max(best, worth)
        chance = max(chance, win)
    for chosen in range(1, sets):
        add_up(s, c, hand, sums, chosen)
        if names_later:
            find_largest(s, c, hand, largest, chosen)
        if ends[UNUSED, chosen] == 0 and ends[USED, chosen] == 0:
            continue
        played = int(s.n_played) + count_bits(chosen)
        for used in range(UNUSED, USED + 1):
            if ends[used, chosen] != 0:
                extend(s, c, hand, n, before, ends, used, chosen, played)
        if names_later and ends[UNUSED, chosen] != 0:
            worth, win = worth_if_spared(s, c, seat, sums, largest, chosen, fresh, more, heart, fallen, prize, health)
        else:
            worth, win = worth_of_end(s, c, seat, sums, chosen, fresh, more, heart, fallen, prize, health)
        best = max(best, worth)
        chance = max(chance, win)
    return best, chance


@kernel
def look_at_hand(c, hand, n, before):
    """Write which cards of the hand each card can follow by its colour."""
    for i in range(n):
        for j in range(n):
            if names(c, hand[j], c.colour[hand[i]]):
                before[i] |= 1 << j


@kernel
def will_name(s, c):
    """G9.5: whether Xanros can let a cursed attack or defence count at the end, if he saves his ability for it."""
    if c.names_when_laid != 0 or not defies(s, c, s.used):
        return False
    return effect_cursed(s, Effect.ATTACK) or effect_cursed(s, Effect.DEFENCE)


@kernel
def first_of(chosen):
    first = 0
    while (chosen >> first) & 1 == 0:
        first += 1
    return first


@kernel
def find_largest(s, c, hand, largest, chosen):
    """Like `add_up`, but the maximum over single cards of the effects that curses cancel."""
    card = hand[first_of(chosen)]
    without = chosen & (chosen - 1)
    for effect in range(AT_END):
        gives = int(c.gives[card, effect]) if effect_cursed(s, effect) else 0
        largest[chosen, effect] = max(largest[without, effect], gives)


@kernel
def add_up(s, c, hand, sums, chosen):
    """The sums of a set: those of the set without its first card, plus the effects of that card."""
    first = first_of(chosen)
    without = chosen & (chosen - 1)
    for effect in range(EFFECTS):
        gives = 0 if effect_cursed(s, effect) else int(c.gives[hand[first], effect])
        sums[chosen, effect] = sums[without, effect] + gives


@kernel
def hand_cards(s, seat, hand):
    n = 0
    for own in range(OWN):
        card = card_of(s, seat, own)
        if n < MOST and in_hand(s, seat, card):
            hand[n] = card
            n += 1
    return n


@kernel
def begin(s, c, hand, n, ends):
    """Enter the sets of one card that can be played next."""
    for i in range(n):
        colour = int(c.colour[hand[i]])
        then = after_card(s, c, colour, follows(s, c, colour), s.n_played, s.used)
        if then != IMPOSSIBLE:
            ends[then, 1 << i] |= 1 << i


@kernel
def extend(s, c, hand, n, before, ends, used, chosen, played):
    """Enter the sets with one more card that can follow one that this set ends on."""
    for i in range(n):
        if (chosen >> i) & 1 == 0:
            fits = before[i] & ends[used, chosen] != 0
            then = after_card(s, c, c.colour[hand[i]], fits, played, used)
            if then != IMPOSSIBLE:
                ends[then, chosen | (1 << i)] |= 1 << i


@kernel
def after_card(s, c, colour, fits, n_played, used):
    """Whether the ability is used after playing a card of that colour; IMPOSSIBLE if it cannot be played."""
    if is_cursed(s, colour):
        if not defies(s, c, used):
            return IMPOSSIBLE
        used = USED
    if not fits:
        if not follows_by_ability(s, c, colour, n_played, used):
            return IMPOSSIBLE
        used = USED
    return used


@kernel
def count_bits(chosen):
    n = 0
    while chosen != 0:
        chosen &= chosen - 1
        n += 1
    return n


@kernel
def add_pending(s, c, seat, sums):
    """G5.5: the draws and hearts of the last card that are still to come."""
    if s.drawer == seat:
        sums[0, Effect.DRAW] += int(s.draws)
    for at in range(int(s.effect) + 1):
        effect = int(c.printed[s.played[s.n_played - 1], at])
        if effect >= AT_END and not effect_cursed(s, effect):
            sums[0, effect] += int(c.gives[s.played[s.n_played - 1], effect])


@kernel
def look_at_deck(s, c, seat, fresh):
    """Sum up the cards of the pile and the discard: what may be drawn in this fight."""
    cursed = effect_cursed(s, Effect.ATTACK)
    cards = 0
    for own in range(OWN):
        card = card_of(s, seat, own)
        if s.zone[card] == Zone.PILE + seat or s.zone[card] == Zone.DISCARD + seat:
            cards += 1
            fresh[DRAWS] += int(c.gives[card, Effect.DRAW])
            if not cursed:
                fresh[BEST] = max(fresh[BEST], float(c.gives[card, Effect.ATTACK]))
                fresh[ALL] += int(c.gives[card, Effect.ATTACK])
    if cards > 0:
        fresh[AVERAGE] = FOLLOWS_ON * fresh[ALL] / cards


@kernel
def chance_of_draws(fresh, draws, short):
    """The chance that drawn cards give the attack that is missing: none if the best cards would not be enough."""
    if short > min(fresh[ALL], (draws + fresh[DRAWS]) * fresh[BEST]):
        return 0.0
    return min(0.9, 0.5 * draws * fresh[AVERAGE] / short)


@kernel
def worth_of_end(s, c, seat, sums, chosen, fresh, more, heart, fallen, prize, health):
    """The value of the end of the fight with the sums of that set, and the chance to win."""
    lives = min(int(s.lives[seat]) + sums[chosen, Effect.HEAL], int(c.full_lives))
    short = int(c.lives[s.foe]) - sums[chosen, Effect.ATTACK]
    win = 1.0 - more * short if short <= 0 else chance_of_draws(fresh, sums[chosen, Effect.DRAW], short)
    left = lives - max(0, int(c.attack[s.foe]) - sums[chosen, Effect.DEFENCE])
    if left > 0:
        left = min(left + heart, int(c.full_lives))
    else:
        left = 0
        if not fallen:
            win = 0.0
    return win * prize + health[left], win


@kernel
def worth_if_spared(s, c, seat, sums, largest, chosen, fresh, more, heart, fallen, prize, health):
    """The same if the largest cursed attack or defence also counts (G9.5): never worse than without."""
    best, chance = -np.inf, 0.0
    for effect in range(AT_END):
        if effect_cursed(s, effect):
            sums[chosen, effect] += largest[chosen, effect]
            worth, win = worth_of_end(s, c, seat, sums, chosen, fresh, more, heart, fallen, prize, health)
            best = max(best, worth)
            chance = max(chance, win)
            sums[chosen, effect] -= largest[chosen, effect]
    return best, chance


@kernel
def to_outdo(s, c):
    """G5.10: the surplus attack against the lord that another player has reached in this round, to be exceeded."""
    most = 0
    if is_race(s, c):
        for seat in range(s.players):
            most = max(most, int(s.over_lord[seat]))
    return most


@kernel
def is_race(s, c):
    """G5.10: whether just beating the lord may not be enough, since others still have their turns."""
    return c.plays_round_out != 0 and s.foe >= FIRST_LORD
