"""Re-dealing what a seat cannot know: which unseen cards are in the opponent's hand, and which in the pile (S5.6)."""

from krypta.core.events import forget
from krypta.core.kernel import door, kernel
from krypta.core.rng import weighted

from ..layout import SEATS
from ..rules.common import total


@door
def imagine(s, c, seat, rng):
    for other in range(SEATS):
        if other != seat:
            deal_hand(s, other, rng)
    forget(s, seat)


@kernel
def deal_hand(s, seat, rng):
    """Return the seat's cards that the opponent has not seen to the pile, and draw the same number."""
    n = 0
    for kind in range(s.hand.shape[1]):
        unknown = int(s.hand[seat, kind]) - int(s.known[seat, kind])
        s.hand[seat, kind] = s.known[seat, kind]
        s.pile[seat, kind] += unknown
        n += unknown
    if total(s.pile, seat) == n:  # the whole pile is in the hand: nothing is random
        for kind in range(s.hand.shape[1]):
            s.hand[seat, kind] += s.pile[seat, kind]
            s.pile[seat, kind] = 0
        return
    for _ in range(n):
        kind = weighted(rng, s.pile[seat], s.pile.shape[1])
        s.pile[seat, kind] -= 1
        s.hand[seat, kind] += 1
