"""G5.10, G5.11: the end, and who wins."""

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel
from krypta.core.seats import share_win

from ..layout import CARDS, FIRST_GATEKEEPER, FIRST_MONSTER, NONE, SEATS, Event, Phase, Stage, Zone
from .common import tell
from .totals import attack


@kernel
def finish(s):
    s.stage = Stage.OVER
    s.phase = Phase.OVER
    s.seat = NOBODY


@kernel
def is_beaten(s):
    """G5.10: whether a player has beaten the lord."""
    for seat in range(s.players):
        if s.over_lord[seat] != NONE:
            return True
    return False


@kernel
def beat_lord(s, c):
    """G5.10: the game ends at once, or with the round, so that everyone has had as many turns. True if it is over."""
    seat = int(s.turn)
    others_did = is_beaten(s)
    s.over_lord[seat] = attack(s, c) - int(c.lives[s.foe])
    goes_on = c.plays_round_out != 0 and not is_last_of_round(s)
    if goes_on or others_did:
        tell(s, Event.LORD_OUTDONE, seat, s.foe, s.over_lord[seat], 0)
    else:
        tell(s, Event.LORD_BEATEN, seat, s.foe, 0, 0)
    if goes_on:
        if not others_did:
            tell(s, Event.ROUND_GOES_ON, seat, 0, 0, 0)
        return False
    finish(s)
    return True


@kernel
def is_last_of_round(s):
    return (int(s.turn) + 1) % int(s.players) == s.first


@kernel
def won_cards(s, seat):
    """G5.11: every won card that the player has, wherever it is."""
    n = 0
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        zone = int(s.zone[card])
        if Zone.HAND <= zone < Zone.KEY and zone % SEATS == seat:
            n += 1
    return n


@door
def payoff(s, c, out):
    """G5.10: beating the lord wins; G5.11: else most keys, then most won cards; a tie is a shared win."""
    beaten = is_beaten(s)
    for seat in range(s.players):
        if beaten:
            out[seat] = rank(s, c, seat)
        else:
            out[seat] = int(s.keys[seat]) * CARDS + won_cards(s, seat)
    share_win(out, s.players)


@kernel
def rank(s, c, seat):
    """G5.10: of several, the player with more attack over the lord's lives wins, then with more lives left."""
    if s.over_lord[seat] == NONE:
        return 0
    return (int(s.over_lord[seat]) + 1) * (int(c.full_lives) + 1) + int(s.lives[seat])
