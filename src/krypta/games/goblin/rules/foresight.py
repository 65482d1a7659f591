"""G9.6: Taia draws two cards, keeps one, and puts the other under the pile."""

from krypta.core.kernel import kernel

from ..layout import NONE, OWN, Event, Hero, Phase, Reason, Zone
from .common import able, back_of, card_of, tell, wrong_moment


@kernel
def takes_two(s, c):
    """G9.6: Taia, for a card's effect, not for the refill; during a fight, cards are drawn only by effects."""
    return s.foe != NONE and able(s, c, Hero.TAIA)


@kernel
def why_keep(s, own):
    """G9.6: one of the two cards that are aside."""
    if s.phase != Phase.KEEP:
        return wrong_moment(s)
    if s.zone[card_of(s, s.drawer, own)] != Zone.ASIDE + s.drawer:
        return int(Reason.NOT_SEEN)
    return int(Reason.OK)


@kernel
def keep(s, own):
    """Put one card into the hand and the other under the pile, where Taia knows it."""
    seat = int(s.drawer)
    kept = card_of(s, seat, own)
    s.zone[kept] = Zone.HAND + seat
    under = set_aside(s, seat)
    s.zone[under] = Zone.PILE + seat
    last = int(s.n_pile[seat])
    s.pile[seat, last] = under
    s.shown[seat, last] = 1
    s.n_pile[seat] = last + 1
    s.n_aside = 0
    s.draws -= 1
    tell(s, Event.KEPT, seat, back_of(kept), back_of(under), 0)


@kernel
def take_only(s):
    """G9.6: with nothing to shuffle, she takes the only card."""
    seat = int(s.drawer)
    s.zone[set_aside(s, seat)] = Zone.HAND + seat
    s.n_aside = 0
    s.draws -= 1


@kernel
def set_aside(s, seat):
    """The first card that is aside, or NONE."""
    for own in range(OWN):
        card = card_of(s, seat, own)
        if s.zone[card] == Zone.ASIDE + seat:
            return card
    return NONE
