"""K9: the end and the score."""

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel
from krypta.core.seats import share_win

from ..layout import Phase


@kernel
def finish(s):
    s.phase = Phase.OVER
    s.seat = NOBODY


@kernel
def halves(s, c, seat):
    """K9.1: points, counted in halves because the ruby is worth one and a half."""
    total = 0
    for kind in range(s.treasures.shape[1]):
        total += int(s.treasures[seat, kind]) * int(c.treasure_halves[kind])
    return total


@door
def payoff(s, c, out):
    """K9.1: most points win, and that need not be the slayer; a tie is a shared win."""
    for seat in range(s.players):
        out[seat] = halves(s, c, seat)
    share_win(out, s.players)
