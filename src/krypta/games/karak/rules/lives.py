"""K5 and K3.7: wounds, healing, unconsciousness, and Horan's return (K8.2)."""

from krypta.core.kernel import kernel

from ..layout import Event, Phase, Reason
from .common import ask_hero, lift_curse, put_hero, tell, wrong_moment


@kernel
def wound(s, seat):
    s.lives[seat] -= 1
    tell(s, Event.WOUNDED, seat, s.lives[seat], 0, 0)


@kernel
def heal(s, c, seat):
    """K3.7: a fountain gives all lives back and lifts the curse."""
    if s.lives[seat] < c.lives:
        s.lives[seat] = c.lives
        tell(s, Event.HEALED, seat, 0, 0, 0)
    lift_curse(s, seat)


@kernel
def wake(s, seat):
    """K5.1: the turn of an unconscious hero turns one life back."""
    s.lives[seat] = 1
    tell(s, Event.WOKE, seat, 0, 0, 0)


@kernel
def revive_or_choose(s, c):
    """K8.2: Horan goes to any fountain of his choice; with one fountain there is nothing to choose."""
    ask_hero(s, Phase.REVIVE)
    if s.n_fountains == 1:
        revive(s, c, 0)


@kernel
def why_revive(s, c, fountain):
    if s.phase != Phase.REVIVE:
        return wrong_moment(s)
    if fountain >= s.n_fountains:
        return int(Reason.NO_SUCH_FOUNTAIN)
    return int(Reason.OK)


@kernel
def revive(s, c, fountain):
    put_hero(s, s.turn, s.fountains[fountain])
    tell(s, Event.REVIVED, s.turn, fountain, 0, 0)
    heal(s, c, s.turn)
    s.phase = Phase.ENDING
