"""S6: the end."""

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel
from krypta.core.seats import share_win

from ..layout import NONE, SEATS, TEAM, Event, Phase, Stage
from .common import stands, tell
from .selectors import count_standing


@kernel
def check_end(s):
    """S6.1: end the game at once if a player has no standing warrior left; both at the same time: a draw."""
    if s.stage == Stage.LAY or s.stage == Stage.OVER:
        return False
    down = 0
    for seat in range(SEATS):
        if count_standing(s, seat) == 0:
            down += 1
    if down > 0:
        finish(s)
    return down > 0


@kernel
def finish(s):
    s.n_raised = 0
    s.stage = Stage.OVER
    s.phase = Phase.OVER
    s.seat = NOBODY
    winner = who_wins(s)
    tell(s, Event.DRAWN if winner == NONE else Event.WON, max(winner, 0), 0, 0, 0)


@kernel
def who_wins(s):
    """The player with more warriors, then less pressure on them (S6.2; S6.1 is a special case); else NONE."""
    lead = count_standing(s, 0) - count_standing(s, 1)
    if lead == 0:
        lead = pressure_on(s, 1) - pressure_on(s, 0)
    if lead == 0:
        return NONE
    return 0 if lead > 0 else 1


@kernel
def pressure_on(s, seat):
    n = 0
    for fighter in range(seat * TEAM, seat * TEAM + TEAM):
        if stands(s, fighter):
            n += int(s.pressure[fighter])
    return n


@door
def payoff(s, c, out):
    winner = who_wins(s)
    for seat in range(SEATS):
        out[seat] = 1.0 if winner in (NONE, seat) else 0.0
    share_win(out, SEATS)
