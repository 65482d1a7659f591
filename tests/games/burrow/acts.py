"""B3.2, B3.3, B4, B5: what a player may do in a turn."""

from krypta.core.door import EVERYONE
from krypta.core.events import emit
from krypta.core.kernel import kernel

from .layout import BURROW, PAWS, Card, Event, Phase, Reason, Work
from .table import pop, push, put_on_burrow, why_not_in_turn


@kernel
def rest(s):
    emit(s, Event.RESTED, EVERYONE, s.turn, 0, 0, 0)
    push(s, Work.PASS, s.turn, 0)


@kernel
def why_show(s, card):
    if s.phase != Phase.TURN:
        return why_not_in_turn(s)
    if s.hand[s.turn, card] == 0:
        return int(Reason.NOT_HELD)
    return int(Reason.OK)


@kernel
def show(s, card):
    lay_open(s, card)
    emit(s, Event.SHOWN, EVERYONE, s.turn, card, 0, 0)
    push(s, Work.PASS, s.turn, 0)


@kernel
def lay_open(s, card):
    s.hand[s.turn, card] -= 1
    s.shown[s.turn, card] += 1


@kernel
def why_bury(s, card):
    """B3.3: once a turn; B4.1: while there is room."""
    if s.phase != Phase.TURN:
        return why_not_in_turn(s)
    if s.buried != 0:
        return int(Reason.BURIED_ALREADY)
    if s.n_burrow[s.turn] >= BURROW:
        return int(Reason.BURROW_FULL)
    return why_show(s, card)


@kernel
def bury(s, card):
    """Its player already knew the card and nobody else learns which it is, so no event shows it."""
    s.hand[s.turn, card] -= 1
    put_on_burrow(s, s.turn, card)
    s.buried = 1
    emit(s, Event.BURIED, EVERYONE, s.turn, 0, 0, 0)


@kernel
def why_dig(s):
    if s.phase != Phase.TURN:
        return why_not_in_turn(s)
    if s.n_burrow[s.turn] == 0 and s.deep[s.turn] == 0:
        return int(Reason.BURROW_EMPTY)
    return int(Reason.OK)


@kernel
def dig(s):
    """B4.2: takes the top card; if nobody has seen it, this is a draw like any other."""
    seat = int(s.turn)
    emit(s, Event.DUG, EVERYONE, seat, 0, 0, 0)
    push(s, Work.PASS, seat, 0)
    if s.n_burrow[seat] > 0:
        top = int(s.n_burrow[seat]) - 1
        s.hand[seat, s.burrow[seat, top]] += 1
        s.burrow[seat, top] = 0
        s.n_burrow[seat] = top
    else:
        s.deep[seat] -= 1
        push(s, Work.DRAW, seat, 1)


@kernel
def why_mole(s):
    """B5: the card that is not kept needs room in the burrow."""
    if s.phase != Phase.TURN:
        return why_not_in_turn(s)
    if s.n_burrow[s.turn] >= BURROW:
        return int(Reason.BURROW_FULL)
    return why_show(s, Card.MOLE)


@kernel
def mole(s):
    lay_open(s, Card.MOLE)
    emit(s, Event.MOLE, EVERYONE, s.turn, 0, 0, 0)
    push(s, Work.PASS, s.turn, 0)
    push(s, Work.KEEP, s.turn, 0)
    push(s, Work.LOOK, s.turn, PAWS)


@kernel
def why_keep(s, card):
    if s.phase != Phase.KEEP:
        return int(Reason.NOTHING_TO_KEEP)
    if s.paws[0] != card and s.paws[1] != card:
        return int(Reason.NOT_SEEN)
    return int(Reason.OK)


@kernel
def keep(s, card):
    """B5: one into the hand, the other on top of the burrow."""
    other = int(s.paws[1] if s.paws[0] == card else s.paws[0])
    s.hand[s.turn, card] += 1
    put_on_burrow(s, s.turn, other)
    s.paws[0] = 0
    s.paws[1] = 0
    s.n_paws = 0
    emit(s, Event.KEPT, EVERYONE, s.turn, 0, 0, 0)
    pop(s)
