"""S2: set-up: the piles, the commanders, and the rows laid warrior by warrior."""

from krypta.core.kernel import entry, kernel

from ..layout import FIGHTERS, NONE, SEATS, TEAM, End, Event, Phase, Reason, Stage, Status
from .common import ask, ask_nature, card_of, card_of_kind, tell, wrong_moment
from .hands import draw_later
from .rows import lay
from .standing import work_out


@entry
def set_up(states, i, contents):
    """S2.1, S2.2: piles face down, commanders facing each other. Expects a zeroed record."""
    s = states[i]
    c = contents[0]
    s.players = SEATS
    s.first = NONE
    s.acting = NONE
    for fighter in range(FIGHTERS):
        s.place[fighter] = NONE
        s.worn[fighter] = NONE
        s.row[fighter // TEAM, fighter % TEAM] = NONE
    for seat in range(SEATS):
        for kind in range(s.pile.shape[1]):
            s.pile[seat, kind] = c.count[card_of_kind(seat, kind)]
        lay(s, seat * TEAM, End.LEFT)
    work_out(s, c)
    tell(s, Event.COMMANDERS, 0, TEAM, 0, 0)
    first = stronger(c)
    if first == NONE:
        ask_nature(s, Phase.FIRST)
    else:
        begin(s, first)
        lay_on(s)


@kernel
def stronger(c):
    """S2.3: the player whose commander has more attack, then defence, then rarity; NONE if the lot decides."""
    mine, theirs = card_of(0), card_of(TEAM)
    lead = int(c.attack[mine]) - int(c.attack[theirs])
    if lead == 0:
        lead = int(c.defence[mine]) - int(c.defence[theirs])
    if lead == 0:
        lead = int(c.rarity[mine]) - int(c.rarity[theirs])
    if lead == 0:
        return NONE
    return 0 if lead > 0 else 1


@kernel
def begin(s, seat):
    s.first = seat
    s.turn = seat
    s.began = seat
    tell(s, Event.BEGINS, seat, 0, 0, 0)


@kernel
def why_lay(s, fighter):
    if s.phase != Phase.LAY:
        return wrong_moment(s)
    return int(Reason.OK if s.status[fighter] == Status.WAITING else Reason.LAID_ALREADY)


@kernel
def lay_warrior(s, fighter, end):
    lay(s, fighter, end)
    tell(s, Event.LAID, fighter, end, 0, 0)
    s.turn = 1 - s.turn


@kernel
def lay_on(s):
    """S2.3: in turns, until both rows have five; then each draws a card (S2.5)."""
    if s.n_row[s.turn] < TEAM:
        ask(s, s.turn, Phase.LAY)
        return True
    for seat in range(SEATS):
        draw_later(s, seat, 1)
    s.stage = Stage.ROUND_START
    s.changed = 1
    return False
