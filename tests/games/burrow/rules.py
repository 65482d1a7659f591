"""Burrow's door: assigns each act to its chapter."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, kernel

from .acts import bury, dig, keep, mole, rest, show, why_bury, why_dig, why_keep, why_mole, why_show
from .imagine import imagine
from .layout import ACTS, CARDS, VERB_OF, Phase, Reason, Verb
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
    verb = int(VERB_OF[act])
    if s.seat == NATURE:
        return why_nature(s, verb, act - verb)
    return why_player(s, verb, act - verb)


@kernel
def why_nature(s, verb, card):
    if verb != Verb.DRAW:
        return int(Reason.NATURE_FIRST)
    if s.unseen[card] == 0:
        return int(Reason.CANNOT_COME)
    return int(Reason.OK)


@kernel
def why_player(s, verb, card):
    if verb == Verb.REST:
        return why_not_in_turn(s)
    if verb == Verb.SHOW:
        return why_show(s, card)
    if verb == Verb.BURY:
        return why_bury(s, card)
    if verb == Verb.DIG:
        return why_dig(s)
    if verb == Verb.MOLE:
        return why_mole(s)
    if verb == Verb.KEEP:
        return why_keep(s, card)
    return int(Reason.NATURE_ONLY)


@door
def decide(s, c, options, weights):
    """Lists every act that `why` allows; nature's weights are the numbers of such cards."""
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
    verb = int(VERB_OF[act])
    card = act - verb
    if verb == Verb.REST:
        rest(s)
    elif verb == Verb.SHOW:
        show(s, card)
    elif verb == Verb.BURY:
        bury(s, card)
    elif verb == Verb.DIG:
        dig(s)
    elif verb == Verb.MOLE:
        mole(s)
    elif verb == Verb.KEEP:
        keep(s, card)
    elif verb == Verb.DRAW:
        draw(s, card)
    settle(s, c)


@door
def outlook(s, c, seat):
    """The lead in points over the best other seat, plus a little for what the hand could still show."""
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
