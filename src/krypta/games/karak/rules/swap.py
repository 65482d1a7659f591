"""K8.3: Xanros swaps places with another hero, for all four steps."""

from krypta.core.kernel import kernel

from ..layout import Event, Hero, Phase, Reason
from .common import is_fountain, put_hero, tell, wrong_moment
from .lives import heal
from .movement import arrive


@kernel
def why_swap(s, c, seat):
    if s.phase != Phase.MOVE:
        return wrong_moment(s)
    if s.hero[s.turn] != Hero.XANROS:
        return int(Reason.NOT_XANROS)
    if s.cursed == s.turn:
        return int(Reason.CURSED)
    if seat >= s.players:
        return int(Reason.NO_SUCH_HERO)
    if seat == s.turn:
        return int(Reason.SWAP_SELF)
    if s.steps > 0:
        return int(Reason.SWAP_NOT_FIRST)
    if s.at[seat] == s.at[s.turn]:
        return int(Reason.SWAP_SAME_TILE)
    return int(Reason.OK)


@kernel
def swap(s, c, seat):
    """The other hero is healed if it comes to stand on a fountain; Xanros then does what his new tile offers."""
    mine = int(s.at[s.turn])
    put_hero(s, s.turn, s.at[seat])
    put_hero(s, seat, mine)
    s.steps = c.steps
    tell(s, Event.SWAPPED, s.turn, seat, 0, 0)
    if is_fountain(s, c, mine):
        heal(s, c, seat)
    arrive(s, c)
