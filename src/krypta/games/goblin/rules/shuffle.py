"""G3.1, G3.2: the discard becomes a new pile, and its owner puts the won cards where they like."""

from krypta.core.kernel import kernel

from ..layout import ANY_CARD, FIRST_MONSTER, NONE, STARTING_CARD, Event, Phase, Reason, Zone
from .common import count_cards, count_won, move_all, tell, wrong_moment
from .loose import count_any, next_loose_won, only_loose_starting


@kernel
def shuffle(s, seat):
    """G3.1: the discard becomes the pile, under what is left of it; its owner may arrange it (G3.2)."""
    first = int(s.n_pile[seat])
    if first == 1:
        know_last(s, seat)
    won = count_won(s, Zone.DISCARD + seat)
    cards = count_cards(s, seat, Zone.DISCARD + seat)
    move_all(s, seat, Zone.DISCARD + seat, Zone.PILE + seat)
    for place in range(first, first + cards):
        s.pile[seat, place] = ANY_CARD if won > 0 else STARTING_CARD
        s.shown[seat, place] = 0
    s.n_pile[seat] = first + cards
    tell(s, Event.SHUFFLED, seat, cards, 0, 0)
    s.arranged_from = first
    s.arranged = next_loose_won(s, seat, FIRST_MONSTER)
    if s.arranged != NONE and cards == 1:
        put_last(s, seat)


@kernel
def know_last(s, seat):
    """G9.6: the owner can tell which starting card is the only one left, whatever is shuffled under it."""
    if s.pile[seat, 0] == STARTING_CARD:
        s.pile[seat, 0] = only_loose_starting(s, seat)


@kernel
def why_place(s, place):
    """G3.2: any place of the new pile that is not taken yet."""
    if s.phase != Phase.ARRANGE:
        return wrong_moment(s)
    if place < s.arranged_from or place >= s.n_pile[s.drawer]:
        return int(Reason.NO_SUCH_PLACE)
    if s.pile[s.drawer, place] != ANY_CARD:
        return int(Reason.PLACE_TAKEN)
    return int(Reason.OK)


@kernel
def put_in_place(s, place):
    """Put the won card there; after the last one, the other places have starting cards."""
    seat = int(s.drawer)
    card = int(s.arranged)
    s.pile[seat, place] = card
    tell(s, Event.PLACED, seat, card, 0, 0)
    s.arranged = next_loose_won(s, seat, card + 1)
    if s.arranged == NONE:
        for other in range(s.arranged_from, s.n_pile[seat]):
            if s.pile[seat, other] == ANY_CARD:
                s.pile[seat, other] = STARTING_CARD
    elif count_any(s, seat) == 1:
        put_last(s, seat)


@kernel
def put_last(s, seat):
    """Put the last card into the only place left."""
    for place in range(s.arranged_from, s.n_pile[seat]):
        if s.pile[seat, place] == ANY_CARD:
            s.pile[seat, place] = s.arranged
    s.arranged = NONE


@kernel
def why_shuffle(s):
    if s.phase != Phase.ARRANGE:
        return wrong_moment(s)
    return int(Reason.OK)


@kernel
def shuffle_rest(s):
    """G3.2: the plain shuffle: the remaining cards are anywhere."""
    s.arranged = NONE
