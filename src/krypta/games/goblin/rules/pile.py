"""G3.1: drawing from the pile, and what everyone sees of it."""

from krypta.core.events import emit
from krypta.core.kernel import inlined, kernel

from ..layout import ANY_CARD, FIRST_MONSTER, FORESEEN, NONE, OWN, STARTING_CARD, Event, Phase, Zone
from .common import ask, ask_nature, back_of, count_cards, tell
from .foresight import take_only, takes_two
from .loose import count_any, count_loose_starting, count_loose_won, next_loose_won, only_loose_starting
from .shuffle import shuffle


@inlined
def draw_on(s, c):
    """Draw the cards that are due; True if a decision is needed first."""
    seat = int(s.drawer)
    while True:
        if s.arranged != NONE:
            ask(s, seat, Phase.ARRANGE)
            return True
        if look_at_top(s, seat):
            return True
        if s.n_aside == FORESEEN:
            ask(s, seat, Phase.KEEP)
            return True
        if s.draws == 0:
            return False
        if s.n_pile[seat] < wants(s, c) and count_cards(s, seat, Zone.DISCARD + seat) > 0:
            shuffle(s, seat)
        elif s.n_pile[seat] > 0:
            if draw_top(s, c):
                return True
        elif s.n_aside == 1:
            take_only(s)
        else:
            tell(s, Event.NOTHING_TO_DRAW, seat, 0, 0, 0)
            s.draws = 0


@kernel
def wants(s, c):
    """G3.1: the number of cards below which the discard is shuffled: one, or the two that Taia sees (G9.6)."""
    return FORESEEN - int(s.n_aside) if takes_two(s, c) else 1


@kernel
def look_at_top(s, seat):
    """G3.2: show everyone the back of the top card; True if nature has to decide what it is."""
    if s.n_pile[seat] == 0 or s.shown[seat, 0] != 0:
        return False
    if s.pile[seat, 0] == ANY_CARD:
        loose = count_loose_won(s, seat)
        if loose == 1 and count_any(s, seat) == 1:
            s.pile[seat, 0] = next_loose_won(s, seat, FIRST_MONSTER)
        elif loose == 0:
            s.pile[seat, 0] = STARTING_CARD
        else:
            ask_nature(s, Phase.TOP)
            return True
    s.shown[seat, 0] = 1
    return False


@kernel
def draw_top(s, c):
    """Draw the top card; True if nature has to decide which starting card it is."""
    seat = int(s.drawer)
    top = int(s.pile[seat, 0])
    if top != STARTING_CARD:
        draw(s, c, top)
        return False
    if count_loose_starting(s, seat) > 1:
        ask_nature(s, Phase.DRAW)
        return True
    draw(s, c, only_loose_starting(s, seat))
    return False


@kernel
def draw(s, c, card):
    """Draw this card, which is the top one of the drawer's pile."""
    seat = int(s.drawer)
    for place in range(int(s.n_pile[seat]) - 1):
        s.pile[seat, place] = s.pile[seat, place + 1]
        s.shown[seat, place] = s.shown[seat, place + 1]
    last = int(s.n_pile[seat]) - 1
    s.pile[seat, last] = 0
    s.shown[seat, last] = 0
    s.n_pile[seat] = last
    tell(s, Event.DRAWS, seat, back_of(card), 0, 0)
    if card < FIRST_MONSTER:
        emit(s, Event.DREW, seat, seat, card, 0, 0)
    if takes_two(s, c):
        s.zone[card] = Zone.ASIDE + seat
        s.n_aside += 1
    else:
        s.zone[card] = Zone.HAND + seat
        s.draws -= 1


@kernel
def show_top(s, card):
    """Nature's act: the top card is a starting card (NONE), or that won card."""
    s.pile[s.drawer, 0] = STARTING_CARD if card == NONE else card


@kernel
def put_on_top(s, seat, card):
    """G7.3: put a bought action card on top of the pile."""
    n = int(s.n_pile[seat])
    if n >= OWN:
        raise OverflowError("The draw pile holds no more cards: raise OWN in this game's layout.")
    for place in range(n, 0, -1):
        s.pile[seat, place] = s.pile[seat, place - 1]
        s.shown[seat, place] = s.shown[seat, place - 1]
    s.pile[seat, 0] = card
    s.shown[seat, 0] = 1
    s.n_pile[seat] = n + 1
    s.zone[card] = Zone.PILE + seat
