"""Re-dealing what a seat cannot know: which starting cards others hold, and the order of their piles."""

import numpy as np

from krypta.core.events import forget
from krypta.core.kernel import door, kernel
from krypta.core.rng import below

from ..layout import FIRST_MONSTER, OWN, STARTING, Zone
from ..rules.common import card_of, count_starting


@door
def imagine(s, c, seat, rng):
    for other in range(s.players):
        if other != seat and s.hero[other] >= 0:
            deal_starting_cards(s, other, rng)
            stir_pile(s, other, rng)
    forget(s, seat)


@kernel
def deal_starting_cards(s, seat, rng):
    """Re-deal the starting cards that are not on the discard or in the chain: the same numbers in the hand, aside, and
    where Taia put them."""
    in_hand = count_starting(s, seat, Zone.HAND + seat)
    aside = count_starting(s, seat, Zone.ASIDE + seat)
    first = card_of(s, seat, 0)
    for card in range(first, first + STARTING):
        if s.zone[card] == Zone.HAND + seat or s.zone[card] == Zone.ASIDE + seat:
            s.zone[card] = Zone.PILE + seat
    known = np.zeros(STARTING, dtype=np.int64)  # those already dealt, by number
    for place in range(s.n_pile[seat]):
        if 0 <= s.pile[seat, place] < FIRST_MONSTER:
            s.pile[seat, place] = any_in_pile(s, seat, known, rng)
    for _ in range(aside):
        s.zone[any_in_pile(s, seat, known, rng)] = Zone.ASIDE + seat
    for _ in range(in_hand):
        s.zone[any_in_pile(s, seat, known, rng)] = Zone.HAND + seat


@kernel
def any_in_pile(s, seat, known, rng):
    """A random starting card in the pile that has not been dealt yet."""
    first = card_of(s, seat, 0)
    left = 0
    for number in range(STARTING):
        if s.zone[first + number] == Zone.PILE + seat and known[number] == 0:
            left += 1
    chosen = below(rng, left)
    for number in range(STARTING):
        if s.zone[first + number] == Zone.PILE + seat and known[number] == 0:
            if chosen == 0:
                known[number] = 1
                return first + number
            chosen -= 1
    return first


@kernel
def stir_pile(s, seat, rng):
    """Shuffle the unseen places of a pile: only its owner knows where won cards were put (G3.2); others know which
    cards they are, and the backs they have seen."""
    held = np.zeros(OWN, dtype=np.int64)
    n = 0
    for place in range(s.n_pile[seat]):
        if s.shown[seat, place] == 0:
            put_in_order(held, n, int(s.pile[seat, place]))
            n += 1
    for place in range(s.n_pile[seat]):
        if s.shown[seat, place] == 0:
            chosen = below(rng, n)
            s.pile[seat, place] = held[chosen]
            n -= 1
            held[chosen] = held[n]


@kernel
def put_in_order(held, n, card):
    """Insert the card in ascending order, so that the true order does not influence the draws."""
    while n > 0 and held[n - 1] > card:
        held[n] = held[n - 1]
        n -= 1
    held[n] = card
