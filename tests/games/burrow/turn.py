"""B2, B3.1, B6: the deal, the start and end of a turn, the end of the game."""

from krypta.core.door import EVERYONE, NOBODY
from krypta.core.events import emit
from krypta.core.kernel import door, entry, kernel
from krypta.core.seats import share_win

from .layout import CARDS, Event, Frame, Phase, Work
from .table import ask, ask_nature, deck, pop, push


@entry
def set_up(states, i, contents, players):
    """B2: leaves the deal to nature. Expects a zeroed record."""
    s = states[i]
    c = contents[0]
    s.players = players
    s.turn = -1
    for card in range(CARDS):
        s.unseen[card] = c.copies[card]
    push(s, Work.PASS, 0, 0)
    for seat in range(players - 1, -1, -1):
        s.deep[seat] = c.deep
        push(s, Work.DRAW, seat, c.dealt)
    settle(s, c)


@kernel
def settle(s, c):
    """Does everything that needs no decision, until a seat has to decide or the game is over."""
    while s.n_stack > 0:
        top = int(s.n_stack) - 1
        work = int(s.stack[top, Frame.WORK])
        if work == Work.PASS:
            pop(s)
            pass_on(s, c)
        elif work == Work.KEEP:
            if s.n_paws > 1:
                ask(s, s.turn, Phase.KEEP)
                return
            keep_the_only_one(s)
            pop(s)
        elif s.stack[top, Frame.LEFT] > 0 and deck(s) > 0:
            ask_nature(s)
            return
        else:
            pop(s)
    if s.phase != Phase.OVER:
        ask(s, s.turn, Phase.TURN)


@kernel
def pass_on(s, c):
    """B3.1: starts the next turn with drawing a card; B6: ends the game after the last round."""
    s.turn = (int(s.turn) + 1) % int(s.players)
    s.buried = 0
    if s.turn == 0:
        s.rounds += 1
    if s.rounds > c.last_round:
        emit(s, Event.OVER, EVERYONE, 0, 0, 0, 0)
        ask(s, NOBODY, Phase.OVER)
        return
    emit(s, Event.TURN, EVERYONE, s.turn, s.rounds, 0, 0)
    push(s, Work.DRAW, s.turn, 1)


@kernel
def draw(s, card):
    """Nature's act: the seat that draws learns the card, the others only that one was drawn."""
    top = int(s.n_stack) - 1
    seat = int(s.stack[top, Frame.SEAT])
    s.unseen[card] -= 1
    s.stack[top, Frame.LEFT] -= 1
    emit(s, Event.DRAWS, EVERYONE, seat, 0, 0, 0)
    emit(s, Event.DREW, seat, seat, card, 0, 0)
    if s.stack[top, Frame.WORK] == Work.LOOK:
        s.paws[s.n_paws] = card
        s.n_paws += 1
    else:
        s.hand[seat, card] += 1


@kernel
def keep_the_only_one(s):
    """B5: the deck had only one card left, or none."""
    if s.n_paws == 1:
        s.hand[s.turn, s.paws[0]] += 1
        s.paws[0] = 0
        s.n_paws = 0


@kernel
def points(s, c, seat):
    """B6."""
    total = 0
    for card in range(CARDS):
        total += int(s.shown[seat, card]) * int(c.points[card])
    return total


@door
def payoff(s, c, out):
    """B6: most points win; a tie is a shared win."""
    for seat in range(s.players):
        out[seat] = points(s, c, seat)
    share_win(out, s.players)
