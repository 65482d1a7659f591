"""What a seat knows, as numbers for learners: its own cards, everyone's counts, and the cards that may be anywhere."""

from krypta.core.kernel import door, kernel
from krypta.core.seats import relative

from .layout import BURROW, CARDS, PAWS, SEATS
from .table import deck

HEAD = 8
OWN = CARDS + BURROW + PAWS
PER_SEAT = 3 + CARDS
LENGTH = HEAD + OWN + CARDS + SEATS * PER_SEAT


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    for i in range(out.shape[0]):
        out[i] = 0
    out[0] = s.phase
    out[1] = relative(s, s.seat, me)
    out[2] = relative(s, s.turn, me)
    out[3] = s.players
    out[4] = s.rounds
    out[5] = s.buried
    out[6] = s.n_paws
    out[7] = deck(s)
    if seat >= 0:
        observe_own(s, seat, out)
    for card in range(CARDS):
        out[HEAD + OWN + card] = c.copies[card]
    for card in range(CARDS):
        for other in range(s.players):
            out[HEAD + OWN + card] -= s.shown[other, card]
    for other in range(s.players):
        observe_seat(s, other, out, HEAD + OWN + CARDS + relative(s, other, me) * PER_SEAT)


@kernel
def observe_own(s, seat, out):
    for card in range(CARDS):
        out[HEAD + card] = s.hand[seat, card]
    for n in range(s.n_burrow[seat]):
        out[HEAD + CARDS + n] = s.burrow[seat, n] + 1
    if s.turn == seat:
        for n in range(s.n_paws):
            out[HEAD + CARDS + BURROW + n] = s.paws[n] + 1


@kernel
def observe_seat(s, seat, out, at):
    """What everyone can see of a seat."""
    for card in range(CARDS):
        out[at] += s.hand[seat, card]
        out[at + 3 + card] = s.shown[seat, card]
    out[at + 1] = s.n_burrow[seat]
    out[at + 2] = s.deep[seat]
