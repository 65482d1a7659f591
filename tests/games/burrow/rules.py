"""Burrow behind the door: which chapter decides on which act."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, kernel

from .acts import bury, dig, keep, mole, rest, show, why_bury, why_dig, why_keep, why_mole, why_show
from .imagine import imagine
from .layout import ACTS, CARDS, Phase, Reason, Verb
from .observation import observe
from .table import why_not_in_turn
from .turn import draw, payoff, points, settle

__all__ = ["decide", "imagine", "observe", "outlook", "payoff", "play", "why"]


@door
def why(s, c, act):
    if act < 0 or act >= ACTS:
        return int(Reason.NOT_AN_ACT)
    if s.seat == NOBODY:
        return int(Reason.OVER)
    if s.seat == NATURE:
        return why_nature(s, act)
    return why_player(s, act)


@kernel
def why_nature(s, act):
    if act < Verb.DRAW:
        return int(Reason.NATURE_FIRST)
    if s.unseen[act - Verb.DRAW] == 0:
        return int(Reason.CANNOT_COME)
    return int(Reason.OK)


@kernel
def why_player(s, act):
    if act == Verb.REST:
        return why_not_in_turn(s)
    if act < Verb.BURY:
        return why_show(s, act - Verb.SHOW)
    if act < Verb.DIG:
        return why_bury(s, act - Verb.BURY)
    if act == Verb.DIG:
        return why_dig(s)
    if act == Verb.MOLE:
        return why_mole(s)
    if act < Verb.DRAW:
        return why_keep(s, act - Verb.KEEP)
    return int(Reason.NATURE_ONLY)


@door
def decide(s, c, options, weights):
    """Every act that `why` allows; for nature, as likely as there are such cards."""
    n = 0
    for act in range(ACTS):
        if why(s, c, act) == Reason.OK:
            options[n] = act
            if s.seat == NATURE:
                weights[n] = s.unseen[act - Verb.DRAW]
            n += 1
    return n


@door
def play(s, c, act):
    if act == Verb.REST:
        rest(s)
    elif act < Verb.BURY:
        show(s, act - Verb.SHOW)
    elif act < Verb.DIG:
        bury(s, act - Verb.BURY)
    elif act == Verb.DIG:
        dig(s)
    elif act == Verb.MOLE:
        mole(s)
    elif act < Verb.DRAW:
        keep(s, act - Verb.KEEP)
    else:
        draw(s, act - Verb.DRAW)
    settle(s, c)


@door
def outlook(s, c, seat):
    """Points ahead of the best other, and a little for what the hand could still show."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, points(s, c, other))
    lead = float(points(s, c, seat) - best)
    if s.phase == Phase.OVER:
        return 100.0 * lead
    for card in range(CARDS):
        lead += 0.1 * int(s.hand[seat, card]) * int(c.points[card])
    return lead
