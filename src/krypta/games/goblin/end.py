"""G5.10, G5.11: the end and who has won."""

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel
from krypta.core.seats import share_win

from .layout import CARDS, Kind, Phase, Stage, Zone
from .table import count_won


@kernel
def finish(s):
    s.stage = Stage.OVER
    s.phase = Phase.OVER
    s.seat = NOBODY


@kernel
def is_beaten(s, c):
    """Whether somebody has won over the lord: the one whose turn it is."""
    return s.won != 0 and c.kind[s.foe] == Kind.CROWN


@kernel
def won_cards(s, seat):
    """G5.11: every won card that the player has, wherever it is."""
    n = 0
    for zone in (Zone.HAND, Zone.PILE, Zone.DISCARD, Zone.PLAYED, Zone.ASIDE, Zone.WORN):
        n += count_won(s, zone + seat)
    return n


@door
def payoff(s, c, out):
    """G5.10: who beats the lord has won; G5.11: else most keys, then most won cards; a tie is a shared win."""
    for seat in range(s.players):
        if is_beaten(s, c):
            out[seat] = 1.0 if seat == s.turn else 0.0
        else:
            out[seat] = int(s.keys[seat]) * CARDS + won_cards(s, seat)
    share_win(out, s.players)
