"""G3.2: loose cards: those in a pile whose place nobody knows; the others are where their owner has put them."""

from krypta.core.kernel import kernel

from ..layout import ANY_CARD, FIRST_GATEKEEPER, FIRST_MONSTER, NONE, STARTING, Zone
from .common import card_of, count_won


@kernel
def is_loose(s, seat, card):
    """Whether the card is in the pile, at a place that its owner does not know."""
    if s.zone[card] != Zone.PILE + seat:
        return False
    for place in range(s.n_pile[seat]):
        if s.pile[seat, place] == card:
            return False
    return True


@kernel
def count_loose_starting(s, seat):
    n = 0
    first = card_of(s, seat, 0)
    for card in range(first, first + STARTING):
        if is_loose(s, seat, card):
            n += 1
    return n


@kernel
def only_loose_starting(s, seat):
    first = card_of(s, seat, 0)
    for card in range(first, first + STARTING):
        if is_loose(s, seat, card):
            return card
    return NONE


@kernel
def count_loose_won(s, seat):
    """How many won cards of the pile are loose."""
    n = count_won(s, Zone.PILE + seat)
    for place in range(s.n_pile[seat]):
        if s.pile[seat, place] >= FIRST_MONSTER:
            n -= 1
    return n


@kernel
def count_any(s, seat):
    """How many places of the pile may have any of the loose cards."""
    n = 0
    for place in range(s.n_pile[seat]):
        if s.pile[seat, place] == ANY_CARD:
            n += 1
    return n


@kernel
def next_loose_won(s, seat, first):
    """The first loose won card from that number on, or NONE."""
    for card in range(first, FIRST_GATEKEEPER):
        if is_loose(s, seat, card):
            return card
    return NONE
