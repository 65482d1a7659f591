"""S5.6, S5.7: the hand, the draw pile and the discard. Cards are visible while they go to a discard."""

from krypta.core.door import EVERYONE, SHOWN_BY
from krypta.core.events import emit
from krypta.core.kernel import kernel

from ..layout import SEATS, Event, Phase
from .common import ask_nature, card_of_kind, tell, tell_to, total


@kernel
def draw_later(s, seat, n):
    s.draws[seat] += n


@kernel
def draw_on(s):
    """Draw the cards that are due; True if nature has to decide which card it is, even for the last one."""
    for turn in range(SEATS):
        seat = (int(s.turn) + turn) % SEATS
        while s.draws[seat] > 0:
            if total(s.pile, seat) > 0:
                s.drawer = seat
                ask_nature(s, Phase.DRAW)
                return True
            s.draws[seat] = 0
            tell(s, Event.NOTHING_TO_DRAW, seat, 0, 0, 0)  # S4.7
    return False


@kernel
def draw(s, kind):
    seat = int(s.drawer)
    s.draws[seat] -= 1
    s.pile[seat, kind] -= 1
    s.hand[seat, kind] += 1
    s.changed = 1
    tell(s, Event.DRAWS, seat, total(s.pile, seat), 0, 0)
    emit(s, Event.DREW, seat, seat, card_of_kind(seat, kind), 0, 0)


@kernel
def leave_hand(s, seat, kind):
    """Take a card from the hand; of equal cards, one that the opponent has seen."""
    s.hand[seat, kind] -= 1
    s.changed = 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1


@kernel
def discard_from_hand(s, seat, kind):
    audience = EVERYONE if s.known[seat, kind] > 0 else SHOWN_BY - seat
    leave_hand(s, seat, kind)
    s.discard[seat, kind] += 1
    tell_to(s, audience, Event.DISCARDED, seat, card_of_kind(seat, kind), 0, 0)


@kernel
def retrieve(s, seat, kind):
    s.discard[seat, kind] -= 1
    s.hand[seat, kind] += 1
    s.known[seat, kind] += 1
    s.changed = 1
    tell(s, Event.RETRIEVED, seat, card_of_kind(seat, kind), 0, 0)


@kernel
def recycle(s, seat):
    """S5.7: return the discard to the pile, only when a card says so."""
    tell(s, Event.RECYCLED, seat, total(s.discard, seat), 0, 0)
    for kind in range(s.pile.shape[1]):
        s.pile[seat, kind] += s.discard[seat, kind]
        s.discard[seat, kind] = 0
