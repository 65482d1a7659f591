"""What a seat knows, as numbers for learners: its own cards, everyone's counts, and the cards that may be anywhere."""

from krypta.core.kernel import door, kernel
from krypta.core.observation import Fields, Rows, Table, category, flag, number, who
from krypta.core.seats import relative

from .content import MOST_COPIES
from .layout import BURROW, CARDS, MOST_ROUNDS, PAWS, SEATS, STACK, Card, Frame, Phase, Work
from .table import deck

EACH_SEAT = Rows("seat", SEATS)
EACH_FRAME = Rows("frame", STACK)
USUAL = 5


class At(Fields):
    SEAT = category("the viewer's own seat", SEATS, none="a spectator")
    PLAYERS = number("the number of players", SEATS)
    PHASE = category("what is being decided", Phase)
    DECIDES = who("who decides", SEATS, nature=True)
    TURN = who("whose turn it is", SEATS, none="nobody's yet")
    ROUNDS = number("the current round", MOST_ROUNDS + 1)
    LAST_ROUND = number("the last round (B6): an option of the table", MOST_ROUNDS)
    BURIED = flag("whether a card was buried in this turn (B3.3)")
    DECK = number("cards in the deck", MOST_COPIES, scale=USUAL)
    LOOKED_AT = number("cards that the mole's player looks at (B5)", PAWS)
    HAND = number("cards of the kind in the viewer's hand", MOST_COPIES, scale=USUAL, per=(Card,))
    BURROWED = category(
        "the cards in the viewer's burrow, from the bottom up", Card, none="none", per=(Rows("place", BURROW),)
    )
    PAW = category("the cards that the viewer looks at", Card, none="none", per=(Rows("paw", PAWS),))
    ANYWHERE = number("cards of the kind that nobody has shown", MOST_COPIES, scale=USUAL, per=(Card,))
    HELD = number("cards in the hand", MOST_COPIES, scale=USUAL, per=(EACH_SEAT,))
    IN_BURROW = number("cards in the burrow", BURROW, per=(EACH_SEAT,))
    DEEP = number("cards under the burrow that nobody has seen", MOST_COPIES, scale=USUAL, per=(EACH_SEAT,))
    SHOWN = number("cards of the kind that the seat has shown", MOST_COPIES, scale=USUAL, per=(EACH_SEAT, Card))
    WORK = category("the work still to be done, the next first", Work, none="none", per=(EACH_FRAME,))
    WORKER = who("who does it", SEATS, none="nobody", per=(EACH_FRAME,))
    LEFT = number("how many cards are left to do", USUAL, per=(EACH_FRAME,))


TABLE = Table(At, version=1)


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    out[:] = 0
    out[At.SEAT] = max(int(seat), -1) + 1
    out[At.PLAYERS] = s.players
    out[At.PHASE] = s.phase
    out[At.DECIDES] = relative(s, s.seat, me)
    out[At.TURN] = relative(s, s.turn, me) + 1
    out[At.ROUNDS] = s.rounds
    out[At.LAST_ROUND] = c.last_round
    out[At.BURIED] = s.buried
    out[At.DECK] = deck(s)
    out[At.LOOKED_AT] = s.n_paws
    if seat >= 0:
        observe_own(s, seat, out)
    for card in range(CARDS):
        out[At.ANYWHERE + card] = c.copies[card]
    for other in range(s.players):
        observe_seat(s, other, relative(s, other, me), out)
    for n in range(s.n_stack):
        observe_work(s, s.n_stack - 1 - n, n, me, out)


@kernel
def observe_own(s, seat, out):
    for card in range(CARDS):
        out[At.HAND + card] = s.hand[seat, card]
    for n in range(s.n_burrow[seat]):
        out[At.BURROWED + n] = s.burrow[seat, n] + 1
    if s.turn == seat:
        for n in range(s.n_paws):
            out[At.PAW + n] = s.paws[n] + 1


@kernel
def observe_seat(s, seat, place, out):
    """What everyone can see of a seat; `place` is the seat counted from the viewer."""
    for card in range(CARDS):
        out[At.HELD + place] += s.hand[seat, card]
        out[At.SHOWN + place * CARDS + card] = s.shown[seat, card]
        out[At.ANYWHERE + card] -= s.shown[seat, card]
    out[At.IN_BURROW + place] = s.n_burrow[seat]
    out[At.DEEP + place] = s.deep[seat]


@kernel
def observe_work(s, n, place, me, out):
    out[At.WORK + place] = s.stack[n, Frame.WORK] + 1
    out[At.WORKER + place] = relative(s, s.stack[n, Frame.SEAT], me) + 1
    out[At.LEFT + place] = s.stack[n, Frame.LEFT]
