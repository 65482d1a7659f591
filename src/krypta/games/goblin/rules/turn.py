"""G4, G8, G5.11: a turn begins, is spent, and passes on."""

from krypta.core.kernel import inlined, kernel

from ..layout import NONE, Event, Phase, Reason, Stage
from .aftermath import breathe, reward, settle_fight, take_hits
from .common import ask, tell, wrong_moment
from .defiance import ask_what_counts
from .dungeon import fill_gaps
from .end import finish, is_beaten
from .fight import fight_on, resolve_effect
from .merchant import leave
from .pile import draw_on
from .setup import ask_for_hero, ask_who_begins, deal_next, is_choosing_heroes


@inlined
def settle(s, c):
    """Do everything that needs no decision, until a decision is needed or the game is over."""
    while s.stage != Stage.OVER:
        if is_choosing_heroes(s):
            ask_for_hero(s)
            return
        if fill_gaps(s, c) or draw_on(s, c):
            return
        if s.stage == Stage.DEAL:
            if not deal_next(s, c):
                if ask_who_begins(s):
                    return
                begin_turn(s, c)
        elif s.stage == Stage.TURN:
            ask(s, s.turn, Phase.TURN)
            return
        elif s.stage == Stage.FIGHT:
            if s.asks_defy == 0 and s.effect != NONE:
                resolve_effect(s, c)
            elif fight_on(s, c):
                s.stage = Stage.SPARE
            else:
                return
        elif s.stage == Stage.SPARE:
            if ask_what_counts(s, c):
                return
            take_hits(s, c)
        elif s.stage == Stage.BREATHE:
            if breathe(s, c):
                return
            settle_fight(s, c)
        elif s.stage == Stage.REWARD:
            if reward(s, c):
                return
        elif s.stage == Stage.SHOP:
            ask(s, s.turn, Phase.SHOP if s.wanted == NONE else Phase.PAY)
            return
        else:
            pass_on(s, c)


@kernel
def pass_on(s, c):
    """Pass the turn on; G5.10, G5.11: the game may end with the round."""
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.first:
        if is_beaten(s):
            finish(s)
            return
        if s.rounds >= c.last_round:
            tell(s, Event.STALLED, s.rounds, 0, 0, 0)
            finish(s)
            return
        s.rounds += 1
    begin_turn(s, c)


@kernel
def begin_turn(s, c):
    """G4.1: a hero with no life must revive."""
    tell(s, Event.TURN, s.turn, s.rounds, 0, 0)
    s.stage = Stage.TURN
    if s.lives[s.turn] == 0:
        revive(s, c)


@kernel
def why_revive(s, c):
    """G8.1: cs only with no life left, when it is automatic; de and fr also with lives left."""
    if s.phase != Phase.TURN:
        return wrong_moment(s)
    return int(Reason.OK if c.revives_early != 0 else Reason.ALIVE)


@kernel
def revive(s, c):
    """G8.1: all lives back, and nothing else in that turn."""
    s.lives[s.turn] = c.full_lives
    tell(s, Event.REVIVED, s.turn, 0, 0, 0)
    s.drawer = s.turn
    s.stage = Stage.REFILL


@kernel
def why_stop(s):
    """G5.7: stop the fight; go on after the hits; obey a curse; leave the merchant."""
    phase = int(s.phase)
    if phase == Phase.PLAY or phase == Phase.BREATHE or phase == Phase.SHOP:
        return int(Reason.OK)
    if phase == Phase.DEFY or phase == Phase.SPARE:
        return int(Reason.OK)
    return wrong_moment(s)


@kernel
def stop(s, c):
    if s.phase == Phase.PLAY:
        s.stage = Stage.SPARE
    elif s.phase == Phase.SPARE:
        take_hits(s, c)
    elif s.phase == Phase.BREATHE:
        settle_fight(s, c)
    elif s.phase == Phase.DEFY:
        s.asks_defy = 0
    else:
        leave(s, c)
