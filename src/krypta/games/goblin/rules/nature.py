"""What nature may decide, and how likely: exact integer weights, what stacks and piles hold."""

from krypta.core.kernel import kernel

from ..layout import ACTS, FIRST_MONSTER, HeroesBy, Phase, Reason, Verb
from .common import card_of
from .dungeon import can_be_revealed
from .loose import count_any, count_loose_won, is_loose
from .setup import why_hero


@kernel
def first_act(s):
    """The first act that nature may decide by now."""
    phase = int(s.phase)
    if phase == Phase.HERO:
        return int(Verb.HERO)
    if phase == Phase.FIRST:
        return int(Verb.FIRST)
    if phase == Phase.DRAW:
        return int(Verb.DRAW)
    if phase == Phase.TOP:
        return int(Verb.TOP)
    return Verb.REVEAL + int(s.revealed_from) - FIRST_MONSTER


@kernel
def end_of_acts(s):
    """And where such acts end."""
    phase = int(s.phase)
    if phase == Phase.HERO:
        return int(Verb.FIRST)
    if phase == Phase.FIRST:
        return int(Verb.REVEAL)
    if phase == Phase.DRAW:
        return int(Verb.TOP)
    if phase == Phase.TOP:
        return ACTS
    return Verb.REVEAL + int(s.revealed_to) - FIRST_MONSTER


@kernel
def weight(s, act):
    """How likely the act is among nature's now; 0 = it cannot happen."""
    phase = int(s.phase)
    if Verb.REVEAL <= act < Verb.DRAW:
        return 1 if can_be_revealed(s, act - Verb.REVEAL + FIRST_MONSTER) else 0
    if Verb.DRAW <= act < Verb.TOP:
        return 1 if phase == Phase.DRAW and is_loose(s, s.drawer, card_of(s, s.drawer, act - Verb.DRAW)) else 0
    if act >= Verb.TOP:
        return weight_of_top(s, act - Verb.TOP) if phase == Phase.TOP else 0
    if Verb.FIRST <= act < Verb.REVEAL:
        return 1 if phase == Phase.FIRST and act - Verb.FIRST < s.players else 0
    if Verb.HERO <= act < Verb.FIRST and s.heroes_by == HeroesBy.DRAWN:
        return 1 if why_hero(s, act - Verb.HERO) == Reason.OK else 0
    return 0


@kernel
def weight_of_top(s, number):
    """G3.2: one of the won cards that may lie anywhere, or a starting card."""
    if number > 0:
        return 1 if is_loose(s, s.drawer, number - 1 + FIRST_MONSTER) else 0
    return count_any(s, s.drawer) - count_loose_won(s, s.drawer)
