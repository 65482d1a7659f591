"""S4.1, S4.6: the sequence of turns and rounds."""

from krypta.core.kernel import inlined, kernel

from ..layout import FIGHTERS, NONE, SEATS, TEAM, Event, Lasting, Phase, Stage, Status, When
from .abilities import run_top
from .common import ask, stands, tell
from .end import finish
from .hands import draw_later, draw_on
from .pressure import drop_equipment, take_stock
from .rows import close_ranks
from .setup import lay_on
from .triggers import gather, set_off
from .turn import begin_turn, can_do_nothing, has_ready


@inlined
def settle(s, c):
    """Do everything that needs no decision, until a decision is needed or the game is over."""
    while True:
        take_stock(s, c)
        if s.stage == Stage.OVER:
            return
        if s.n_raised > 0:
            gather(s, c)
            drop_equipment(s)
        elif draw_on(s):
            return
        elif s.n_frames > 0:
            if run_top(s, c):
                return
        elif s.changed == 0 and go_on(s, c):
            return


@inlined
def go_on(s, c):
    """Continue the turn or the round when nothing is in progress; True if a player has to decide."""
    s.triggers = 0
    stage = int(s.stage)
    if stage == Stage.LAY:
        return lay_on(s)
    if stage == Stage.TURN:
        if not can_do_nothing(s, c):
            ask(s, s.turn, Phase.TURN)
            return True
        tell(s, Event.PASSED, s.turn, 0, 0, 0)
        s.stage = Stage.TURN_END
    elif stage == Stage.TURN_END:
        wear_off(s, Lasting.TURN)
        s.stage = Stage.PASS
    elif stage == Stage.PASS:
        pass_on(s)
    elif stage == Stage.ROUND_END:
        wear_off(s, Lasting.ROUND)
        s.stage = Stage.LEAVE
    elif stage == Stage.LEAVE:
        leave(s, c)
    else:
        begin_round(s)
    return False


@kernel
def wear_off(s, lasting):
    """Reset what was changed for the turn, or for the round."""
    for fighter in range(FIGHTERS):
        s.attack_for[fighter, lasting] = 0
        s.defence_for[fighter, lasting] = 0
    s.changed = 1


@inlined
def pass_on(s):
    """S4.6: the round ends after the turn that leaves neither player a ready warrior."""
    if has_ready(s, 0) or has_ready(s, 1):
        s.turn = 1 - s.turn
        begin_turn(s)
    else:
        s.stage = Stage.ROUND_END
        set_off(s, When.ROUND_END, NONE, NONE)


@inlined
def leave(s, c):
    """S4.6: the overpowered leave for good, the others recover, and a player who lost warriors draws."""
    for seat in range(SEATS):
        gone = 0
        for fighter in range(seat * TEAM, seat * TEAM + TEAM):
            s.readied[fighter] = 0
            if s.status[fighter] == Status.OVERPOWERED:
                s.status[fighter] = Status.GONE
                gone += 1
                tell(s, Event.LEFT, fighter, 0, 0, 0)
            elif stands(s, fighter):
                s.status[fighter] = Status.READY
                s.pressure[fighter] = max(0, s.pressure[fighter] - 1)
        close_ranks(s, seat)
        s.sark_used[seat] = 0
        draw_later(s, seat, gone)
    if s.rounds >= c.last_round:
        tell(s, Event.LAST_ROUND, s.rounds, 0, 0, 0)
        finish(s)
        return
    s.began = 1 - s.began
    s.stage = Stage.ROUND_START


@inlined
def begin_round(s):
    s.rounds += 1
    s.turn = s.began
    tell(s, Event.ROUND, s.rounds, s.began, 0, 0)
    begin_turn(s)
    set_off(s, When.ROUND_START, NONE, NONE)
