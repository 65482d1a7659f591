"""K3.10, K5.1, K9.2: a turn begins, ends, and passes on."""

from krypta.core.kernel import kernel

from ..layout import NOTHING, Event, Hero, Item, Phase, Progress, Reason
from .common import able, ask_hero, is_fountain, monster_on, tell, wrong_moment
from .end import finish
from .equipment import why_open, why_take
from .fight import begin_fight
from .lives import heal, wake


@kernel
def why_stop(s):
    """K3.1: any number of steps up to four, none included."""
    if s.phase != Phase.MOVE:
        return wrong_moment(s)
    return int(Reason.OK)


@kernel
def stop(s):
    tell(s, Event.STOPPED, s.turn, 0, 0, 0)
    s.phase = Phase.ENDING


@kernel
def nothing_to_choose(s, c):
    """K3.10: after the last step, unless the tile offers something or a healing portal can be cast.

    With steps left there is always a way: every tile joins the one it was laid from.
    """
    return (
        s.steps >= c.steps
        and s.holds[s.turn, Item.HEALING] == 0
        and why_take(s, c) != Reason.OK
        and why_open(s, c) != Reason.OK
    )


@kernel
def settle(s, c):
    """Pass the turn on until somebody has something to decide, or the game is over."""
    while s.phase == Phase.ENDING or (s.phase == Phase.MOVE and nothing_to_choose(s, c)):
        end_turn(s, c)
        if s.phase != Phase.OVER:
            begin_turn(s, c)


@kernel
def end_turn(s, c):
    """K3.7: a hero that ends its turn on a fountain is healed; K9.2: a stalled game ends."""
    if is_fountain(s, c, s.at[s.turn]):
        heal(s, c, s.turn)
    s.quiet = 0 if s.progress >= Progress.STIR else s.quiet + 1
    s.fruitless = 0 if s.progress >= Progress.LASTING else s.fruitless + 1
    if stalls(s, c):
        finish(s)
        return
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.first:
        s.rounds += 1


@kernel
def stalls(s, c):
    """K9.2: too many full rounds of quiet, or without anything lasting."""
    players = int(s.players)
    if s.fruitless >= int(c.fruitless_rounds) * players:
        tell(s, Event.FRUITLESS, c.fruitless_rounds, 0, 0, 0)
        return True
    if c.quiet_rounds > 0 and s.quiet >= int(c.quiet_rounds) * players:
        tell(s, Event.QUIET, c.quiet_rounds, 0, 0, 0)
        return True
    return False


@kernel
def begin_turn(s, c):
    """K5.1: unconscious, the turn is spent; K8.4: Aderyn, cursed on a monster's tile, must fight before all else."""
    s.steps = 0
    s.progress = Progress.NONE
    s.drawn_tile = NOTHING
    s.drawn_tokens[0] = NOTHING
    s.drawn_tokens[1] = NOTHING
    s.full_slot = NOTHING
    tell(s, Event.TURN, s.turn, s.rounds, 0, 0)
    if s.lives[s.turn] == 0:
        wake(s, s.turn)
        s.phase = Phase.ENDING
    elif monster_on(s, s.at[s.turn]) and not able(s, s.turn, Hero.ADERYN):
        s.phase = Phase.MOVE
        begin_fight(s, c)
    else:
        ask_hero(s, Phase.MOVE)
