"""Re-deals what a seat cannot know: others' hands, burrows and paws, and the cards nobody has seen."""

from krypta.core.events import forget
from krypta.core.kernel import door, kernel
from krypta.core.rng import weighted

from .layout import CARDS


@door
def imagine(s, c, seat, rng):
    """Collects all cards hidden from the seat in the multiset of unseen cards, and deals them out again at random."""
    held = s.hand.sum(axis=1)
    for other in range(s.players):
        if other != seat:
            gather(s, other)
    for other in range(s.players):
        if other != seat:
            deal(s, other, int(held[other]), rng)
    forget(s, seat)


@kernel
def gather(s, other):
    for card in range(CARDS):
        s.unseen[card] += s.hand[other, card]
        s.hand[other, card] = 0
    for n in range(s.n_burrow[other]):
        s.unseen[s.burrow[other, n]] += 1
    if s.turn == other:
        for n in range(s.n_paws):
            s.unseen[s.paws[n]] += 1


@kernel
def deal(s, other, held, rng):
    for _ in range(held):
        s.hand[other, any_unseen(s, rng)] += 1
    for n in range(s.n_burrow[other]):
        s.burrow[other, n] = any_unseen(s, rng)
    if s.turn == other:
        for n in range(s.n_paws):
            s.paws[n] = any_unseen(s, rng)


@kernel
def any_unseen(s, rng):
    card = weighted(rng, s.unseen, CARDS)
    s.unseen[card] -= 1
    return card
