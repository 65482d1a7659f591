"""What nature may decide, and how likely: exact integer weights, what the piles hold."""

from krypta.core.kernel import kernel

from ..layout import KINDS, SEATS, Phase, Verb


@kernel
def first_act(s):
    return int(Verb.FIRST if s.phase == Phase.FIRST else Verb.DRAW)


@kernel
def end_of_acts(s):
    return first_act(s) + (SEATS if s.phase == Phase.FIRST else KINDS)


@kernel
def weight(s, act):
    """How likely the act is among nature's now; 0 = it cannot happen."""
    if s.phase == Phase.FIRST:
        return 1 if Verb.FIRST <= act < Verb.DRAW else 0
    return int(s.pile[s.drawer, act - Verb.DRAW]) if act >= Verb.DRAW else 0
