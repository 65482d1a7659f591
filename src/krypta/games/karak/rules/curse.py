"""K7: the curse of the mummies."""

from krypta.core.kernel import kernel

from ..layout import Event, Phase, Reason
from .after_fight import after_fight
from .common import ask_hero, tell, wrong_moment


@kernel
def lay_curse(s, c):
    """K7.1: the winner puts the token on somebody, or leaves it with its holder; K7.3: alone, on nobody."""
    ask_hero(s, Phase.CURSE)
    ways = 0
    only = 0
    for seat in range(s.players):
        if why_curse(s, c, seat) == Reason.OK:
            ways += 1
            only = seat
    if ways == 0:
        after_fight(s)
    elif ways == 1:
        curse(s, only)


@kernel
def why_curse(s, c, seat):
    """K7.1: on an opponent; on the winner only if the table plays that way and is not alone (K7.3)."""
    if s.phase != Phase.CURSE:
        return wrong_moment(s)
    if seat >= s.players:
        return int(Reason.NO_SUCH_HERO)
    if seat == s.turn and s.cursed != seat and (c.curse_anyone == 0 or s.players == 1):
        return int(Reason.CURSE_SELF)
    return int(Reason.OK)


@kernel
def curse(s, seat):
    tell(s, Event.CURSE_STAYS if s.cursed == seat else Event.CURSED, seat, s.turn, 0, 0)
    s.cursed = seat
    after_fight(s)
