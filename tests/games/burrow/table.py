"""Helpers of all chapters: who decides, and the work still to be done."""

from krypta.core.door import NATURE
from krypta.core.kernel import kernel

from .layout import BURROW, CARDS, STACK, Frame, Phase, Reason


@kernel
def ask(s, seat, phase):
    s.seat = seat
    s.phase = phase


@kernel
def ask_nature(s):
    ask(s, NATURE, Phase.DRAW)


@kernel
def push(s, work, seat, left):
    """Puts a frame on the stack; the frames below wait until it is done."""
    n = int(s.n_stack)
    if n >= STACK:
        raise OverflowError("The record holds no more frames: raise STACK in this game's layout.")
    s.stack[n, Frame.WORK] = work
    s.stack[n, Frame.SEAT] = seat
    s.stack[n, Frame.LEFT] = left
    s.n_stack = n + 1


@kernel
def pop(s):
    """Removes the top frame and clears it."""
    n = int(s.n_stack) - 1
    for i in range(s.stack.shape[1]):
        s.stack[n, i] = 0
    s.n_stack = n


@kernel
def deck(s):
    """The number of cards in the deck: those that nobody has seen, without the deep ones."""
    cards = 0
    for card in range(CARDS):
        cards += int(s.unseen[card])
    for seat in range(s.players):
        cards -= int(s.deep[seat])
    return cards


@kernel
def put_on_burrow(s, seat, card):
    """B4.1: the owner knows the cards there, and their order."""
    n = int(s.n_burrow[seat])
    if n >= BURROW:
        raise OverflowError("The burrow holds no more cards: raise BURROW in this game's layout.")
    s.burrow[seat, n] = card
    s.n_burrow[seat] = n + 1


@kernel
def why_not_in_turn(s):
    """The reason why another decision comes first; OK if none does."""
    if s.phase == Phase.KEEP:
        return int(Reason.KEEP_FIRST)
    return int(Reason.OK)
