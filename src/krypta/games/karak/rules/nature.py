"""What nature may decide, with exact integer weights from the dice, the pile and the bag."""

from krypta.core.kernel import kernel

from ..layout import PAIR_HIGH, PAIR_LOW, HeroesBy, Phase, Reason, Verb
from .setup import weight_of_first, why_hero


@kernel
def is_natures(verb):
    """Whether only nature decides with that verb."""
    return verb == Verb.FIRST or verb == Verb.ROLL or verb == Verb.AGAIN or verb == Verb.TILE or verb == Verb.TOKEN


@kernel
def weight(s, verb, argument):
    """How likely the act is among nature's now; 0 = it cannot happen."""
    phase = int(s.phase)
    if verb == Verb.ROLL:
        if phase != Phase.ROLL and phase != Phase.FIRST_ROLL:
            return 0
        return 1 if PAIR_LOW[argument] == PAIR_HIGH[argument] else 2
    if verb == Verb.AGAIN:
        return 1 if phase == Phase.ROLL_ONE else 0
    if verb == Verb.TILE:
        return int(s.pile[argument]) if phase == Phase.DRAW_TILE else 0
    if verb == Verb.TOKEN:
        return int(s.bag[argument]) if phase == Phase.DRAW_TOKEN else 0
    if verb == Verb.FIRST:
        return weight_of_first(s, argument) if phase == Phase.FIRST_LOT else 0
    if verb == Verb.HERO and s.heroes_by == HeroesBy.DRAWN:
        return 1 if why_hero(s, argument) == Reason.OK else 0
    return 0
