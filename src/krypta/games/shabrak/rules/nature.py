"""What nature may decide, with exact integer weights from the piles."""

from krypta.core.kernel import kernel

from ..layout import Phase, Verb


@kernel
def verb_now(s):
    """The verb of nature's current decision."""
    return int(Verb.FIRST if s.phase == Phase.FIRST else Verb.DRAW)


@kernel
def is_natures(verb):
    """Whether only nature decides with that verb."""
    return verb == Verb.FIRST or verb == Verb.DRAW


@kernel
def weight(s, verb, argument):
    """How likely the act is among nature's now; 0 = it cannot happen."""
    if verb != verb_now(s):
        return 0
    return 1 if verb == Verb.FIRST else int(s.pile[s.drawer, argument])
