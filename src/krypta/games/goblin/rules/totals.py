"""G5.7.1, G5.7.2: the totals of the cards played and the equipment."""

from krypta.core.kernel import kernel

from ..layout import Effect, Gear, Hero
from .common import able
from .curses import effect_cursed, from_gear


@kernel
def counts(s, effect, at):
    """Whether that effect of the chain's card counts (G5.6), or Xanros lets it (G9.5)."""
    return not effect_cursed(s, effect) or (s.defied_at == at and s.defied == effect)


@kernel
def from_cards(s, c, effect):
    total = 0
    for at in range(s.n_played):
        if counts(s, effect, at):
            total += amount(s, c, effect, at)
    return total


@kernel
def amount(s, c, effect, at):
    """The effect's amount on the chain's card; G6.4: doubled by strength."""
    gives = int(c.gives[s.played[at], effect])
    return 2 * gives if s.doubled_at == at and s.doubled == effect else gives


@kernel
def largest_cursed(s, c, effect):
    """G9.5: the largest amount of a cursed effect on one card."""
    largest = 0
    if effect_cursed(s, effect):
        for at in range(s.n_played):
            largest = max(largest, amount(s, c, effect, at))
    return largest


@kernel
def attack(s, c):
    total = from_cards(s, c, Effect.ATTACK) + from_gear(s, c, s.turn, Gear.ATTACK)
    if able(s, c, Hero.HORAN) and struck_twice(s, c):
        total += 1
    return total


@kernel
def struck_twice(s, c):
    """G9.3: two cards with attack one after the other; the printed symbol counts, cursed or not."""
    for at in range(1, s.n_played):
        if c.gives[s.played[at], Effect.ATTACK] > 0 and c.gives[s.played[at - 1], Effect.ATTACK] > 0:
            return True
    return False


@kernel
def defence(s, c):
    return from_cards(s, c, Effect.DEFENCE) + from_gear(s, c, s.turn, Gear.DEFENCE)


@kernel
def hits(s, c):
    """G5.7.1: lives that the monster would take now."""
    return max(0, int(c.attack[s.foe]) - defence(s, c))


@kernel
def missing(s, c):
    """G5.7.2: attack that is still missing."""
    return max(0, int(c.lives[s.foe]) - attack(s, c))
