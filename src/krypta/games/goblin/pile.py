"""G3: draw piles. Of most cards nobody knows the place; the owner knows where won cards were put (G3.2)."""

from krypta.core.events import emit
from krypta.core.kernel import inlined, kernel

from .layout import (
    ANY_CARD,
    FIRST_GATEKEEPER,
    FIRST_MONSTER,
    NONE,
    OWN,
    STARTING,
    STARTING_CARD,
    Event,
    Hero,
    Phase,
    Reason,
    Zone,
)
from .table import (
    able,
    ask,
    ask_nature,
    back_of,
    card_of,
    count_cards,
    count_won,
    in_hand,
    move_all,
    tell,
    wrong_moment,
)


@inlined
def draw_on(s, c):
    """Draw what is still to be drawn; True if somebody has to decide something first."""
    seat = int(s.drawer)
    while True:
        if s.arranged != NONE:
            ask(s, seat, Phase.ARRANGE)
            return True
        if look_at_top(s, seat):
            return True
        if s.n_aside == 2:
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
    """G3.1: fewer in the pile, and the discard is shuffled: one card, or the two that Taia sees (G9.6)."""
    return 2 - int(s.n_aside) if takes_two(s, c) else 1


@kernel
def takes_two(s, c):
    """G9.6: Taia, for a card's effect, not for the refill; a card's effect is what is under way in a fight."""
    return s.foe != NONE and able(s, c, Hero.TAIA)


@kernel
def look_at_top(s, seat):
    """G3.2: all see the back of the top card; True if nature has to say what it is."""
    if s.n_pile[seat] == 0 or s.shown[seat, 0] != 0:
        return False
    if s.pile[seat, 0] == ANY_CARD:
        loose = count_loose_won(s, seat)
        if loose == count_any(s, seat) and loose == 1:
            s.pile[seat, 0] = only_loose_won(s, seat)
        elif loose == 0:
            s.pile[seat, 0] = STARTING_CARD
        else:
            ask_nature(s, Phase.TOP)
            return True
    s.shown[seat, 0] = 1
    return False


@kernel
def draw_top(s, c):
    """Take the top card; True if nature has to say which starting card it is."""
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
    """The card is the top one of the drawer's pile."""
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


# -- what nobody knows the place of


@kernel
def is_loose(s, seat, card):
    """Whether the card is in the pile, and not where its owner knows."""
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
    """Won cards of the pile that are not where its owner knows."""
    n = count_won(s, Zone.PILE + seat)
    for place in range(s.n_pile[seat]):
        if s.pile[seat, place] >= FIRST_MONSTER:
            n -= 1
    return n


@kernel
def only_loose_won(s, seat):
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        if is_loose(s, seat, card):
            return card
    return NONE


@kernel
def count_any(s, seat):
    """How many places may hold any of the loose cards."""
    n = 0
    for place in range(s.n_pile[seat]):
        if s.pile[seat, place] == ANY_CARD:
            n += 1
    return n


@kernel
def show_top(s, card):
    """Nature's act: a starting card (NONE), or that won card."""
    s.pile[s.drawer, 0] = STARTING_CARD if card == NONE else card


# -- a new pile


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
    s.arranged = next_to_arrange(s, seat, FIRST_MONSTER)
    if s.arranged != NONE and cards == 1:
        put_last(s, seat)


@kernel
def know_last(s, seat):
    """G9.6: the one card that is left stays what it is, whatever is shuffled under it; its owner can tell."""
    if s.pile[seat, 0] == STARTING_CARD:
        s.pile[seat, 0] = only_loose_starting(s, seat)


@kernel
def next_to_arrange(s, seat, first):
    for card in range(first, FIRST_GATEKEEPER):
        if is_loose(s, seat, card):
            return card
    return NONE


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
    """The card lies there; after the last won card, the other places are the starting cards'."""
    seat = int(s.drawer)
    card = int(s.arranged)
    s.pile[seat, place] = card
    tell(s, Event.PLACED, seat, card, 0, 0)
    s.arranged = next_to_arrange(s, seat, card + 1)
    if s.arranged == NONE:
        for other in range(s.arranged_from, s.n_pile[seat]):
            if s.pile[seat, other] == ANY_CARD:
                s.pile[seat, other] = STARTING_CARD
    elif count_any(s, seat) == 1:
        put_last(s, seat)


@kernel
def put_last(s, seat):
    """One card and one place are left."""
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
    """G3.2: the plain shuffle: what has no place yet lies anywhere."""
    s.arranged = NONE


@kernel
def put_on_top(s, seat, card):
    """G7.3: a bought action card."""
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


# -- Taia


@kernel
def why_keep(s, own):
    """G9.6."""
    if s.phase != Phase.KEEP:
        return wrong_moment(s)
    if s.zone[card_of(s, s.drawer, own)] != Zone.ASIDE + s.drawer:
        return int(Reason.NOT_SEEN)
    return int(Reason.OK)


@kernel
def keep(s, own):
    """One into the hand, the other under the pile; she knows what lies there."""
    seat = int(s.drawer)
    kept = card_of(s, seat, own)
    s.zone[kept] = Zone.HAND + seat
    under = set_aside(s, seat)
    s.zone[under] = Zone.PILE + seat
    last = int(s.n_pile[seat])
    s.pile[seat, last] = under
    s.shown[seat, last] = 1
    s.n_pile[seat] = last + 1
    s.n_aside = 0
    s.draws -= 1
    tell(s, Event.KEPT, seat, back_of(kept), back_of(under), 0)


@kernel
def take_only(s):
    """G9.6: nothing to shuffle: she takes the one."""
    seat = int(s.drawer)
    s.zone[set_aside(s, seat)] = Zone.HAND + seat
    s.n_aside = 0
    s.draws -= 1


@kernel
def set_aside(s, seat):
    """A card that lies aside."""
    for own in range(OWN):
        card = card_of(s, seat, own)
        if s.zone[card] == Zone.ASIDE + seat:
            return card
    return NONE


@kernel
def hand_size(s, seat):
    return count_cards(s, seat, Zone.HAND + seat)


@kernel
def holds(s, seat, own):
    return in_hand(s, seat, card_of(s, seat, own))
