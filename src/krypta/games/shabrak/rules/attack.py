"""S4.4: attacks."""

from krypta.core.kernel import kernel

from ..layout import FIGHTERS, NONE, TEAM, Event, Reason, When
from .common import bit, has, stands, tell
from .frames import push
from .pressure import press
from .rows import in_reach
from .triggers import set_off


@kernel
def attackable(s, fighter):
    """The enemies in reach that can be attacked: not the overpowered; guards before others (S5.13)."""
    reach = in_reach(s, fighter)
    found = 0
    guards = 0
    for enemy in range(FIGHTERS):
        if has(reach, enemy) and stands(s, enemy):
            found |= bit(enemy)
            if s.guard[enemy] != 0:
                guards |= bit(enemy)
    return guards if guards != 0 else found


@kernel
def why_target(s, fighter, enemy):
    """Why that enemy cannot be attacked by a fighter who can attack."""
    if has(attackable(s, fighter), enemy):
        return int(Reason.OK)
    if not stands(s, enemy):
        return int(Reason.TARGET_DOWN)
    return int(Reason.GUARDED if has(in_reach(s, fighter), enemy) else Reason.OUT_OF_REACH)


@kernel
def declare(s, fighter, enemy):
    """Declare an attack; its triggers come before the blow."""
    tell(s, Event.ATTACKS, fighter, enemy, s.attack[fighter], 0)
    push(s, NONE, NONE, fighter // TEAM, fighter, NONE, enemy)
    set_off(s, When.ATTACKING, fighter, enemy)
    set_off(s, When.ATTACKED, enemy, fighter)


@kernel
def strike(s, fighter, enemy):
    """Put pressure equal to the attack on the enemy, if both still stand."""
    if stands(s, fighter) and stands(s, enemy):
        press(s, enemy, int(s.attack[fighter]))
    else:
        tell(s, Event.MISSED, fighter, 0, 0, 0)
