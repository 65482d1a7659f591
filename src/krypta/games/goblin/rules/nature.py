"""What nature may decide, with exact integer weights from the stacks and piles."""

from krypta.core.kernel import kernel

from ..layout import FIRST_MONSTER, NONE, WIDTH_OF, HeroesBy, Phase, Reason, Verb
from .common import card_of
from .dungeon import can_be_revealed
from .loose import count_any, count_loose_won, is_loose
from .setup import why_hero


@kernel
def verb_now(s):
    """The verb of nature's current decision."""
    phase = int(s.phase)
    if phase == Phase.HERO:
        return int(Verb.HERO)
    if phase == Phase.FIRST:
        return int(Verb.FIRST)
    if phase == Phase.DRAW:
        return int(Verb.DRAW)
    if phase == Phase.TOP:
        return int(Verb.TOP)
    return int(Verb.REVEAL)


@kernel
def first_argument(s, verb):
    """The verb's first possible argument: only monsters of one stack can be revealed."""
    return int(s.revealed_from) - FIRST_MONSTER if verb == Verb.REVEAL else 0


@kernel
def end_of_arguments(s, verb):
    return int(s.revealed_to) - FIRST_MONSTER if verb == Verb.REVEAL else int(WIDTH_OF[verb])


@kernel
def is_natures(verb):
    """Whether only nature decides with that verb."""
    return verb == Verb.FIRST or verb == Verb.REVEAL or verb == Verb.DRAW or verb == Verb.TOP


@kernel
def weight(s, verb, argument):
    """How likely the act is among nature's now; 0 = it cannot happen."""
    phase = int(s.phase)
    if verb == Verb.REVEAL:
        return 1 if can_be_revealed(s, FIRST_MONSTER + argument) else 0
    if verb == Verb.DRAW:
        return 1 if phase == Phase.DRAW and is_loose(s, s.drawer, card_of(s, s.drawer, argument)) else 0
    if verb == Verb.TOP:
        return weight_of_top(s, top_card(argument)) if phase == Phase.TOP else 0
    if verb == Verb.FIRST:
        return 1 if phase == Phase.FIRST and argument < s.players else 0
    if verb == Verb.HERO and s.heroes_by == HeroesBy.DRAWN:
        return 1 if why_hero(s, argument) == Reason.OK else 0
    return 0


@kernel
def top_card(argument):
    """The card on top: one of the won cards, or NONE for a starting card."""
    return NONE if argument == 0 else FIRST_MONSTER + argument - 1


@kernel
def weight_of_top(s, card):
    """G3.2: the weight of a loose won card, or of any starting card (NONE)."""
    if card != NONE:
        return 1 if is_loose(s, s.drawer, card) else 0
    return count_any(s, s.drawer) - count_loose_won(s, s.drawer)
