"""G5.7.1, G5.7.2: what the cards played and the equipment add up to."""

from krypta.core.kernel import kernel

from .curses import effect_cursed, from_gear
from .layout import Effect, Gear, Hero
from .table import able


@kernel
def counts(s, effect, at):
    """Whether that effect of the chain's card counts (G5.6), or Xanros lets it (G9.5)."""
    return not effect_cursed(s, effect) or (s.defied_at == at and s.defied == effect)


@kernel
def from_cards(s, c, effect):
    """G6.4: with the one that strength has doubled."""
    total = 0
    for at in range(s.n_played):
        if counts(s, effect, at):
            amount = int(c.gives[s.played[at], effect])
            doubled = s.doubled_at == at and s.doubled == effect
            total += 2 * amount if doubled else amount
    return total


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
