"""What nature may decide, and how likely: exact integer weights, what the pile and the bag hold."""

from krypta.core.kernel import kernel

from ..layout import PAIR_HIGH, PAIR_LOW, HeroesBy, Phase, Reason, Verb
from .setup import weight_of_first, why_hero


@kernel
def first_act(s):
    """The first act of the verb that nature decides by now."""
    phase = int(s.phase)
    if phase == Phase.HERO:
        return int(Verb.HERO)
    if phase == Phase.FIRST_LOT:
        return int(Verb.FIRST)
    if phase == Phase.DRAW_TILE:
        return int(Verb.TILE)
    if phase == Phase.DRAW_TOKEN:
        return int(Verb.TOKEN)
    if phase == Phase.ROLL_ONE:
        return int(Verb.AGAIN)
    return int(Verb.ROLL)


@kernel
def weight(s, act):
    """How likely the act is among nature's now; 0 = it cannot happen."""
    phase = int(s.phase)
    if Verb.ROLL <= act < Verb.AGAIN:
        if phase != Phase.ROLL and phase != Phase.FIRST_ROLL:
            return 0
        return 1 if PAIR_LOW[act - Verb.ROLL] == PAIR_HIGH[act - Verb.ROLL] else 2
    if Verb.AGAIN <= act < Verb.TILE:
        return 1 if phase == Phase.ROLL_ONE else 0
    if Verb.TILE <= act < Verb.TOKEN:
        return int(s.pile[act - Verb.TILE]) if phase == Phase.DRAW_TILE else 0
    if act >= Verb.TOKEN:
        return int(s.bag[act - Verb.TOKEN]) if phase == Phase.DRAW_TOKEN else 0
    if Verb.FIRST <= act < Verb.ROLL:
        return weight_of_first(s, act - Verb.FIRST) if phase == Phase.FIRST_LOT else 0
    if Verb.HERO <= act < Verb.FIRST and s.heroes_by == HeroesBy.DRAWN:
        return 1 if why_hero(s, act - Verb.HERO) == Reason.OK else 0
    return 0
