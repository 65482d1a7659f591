"""The ability language: what each effect can act on, and what it does."""

from krypta.core.kernel import kernel

from ..layout import FIGHTERS, NONE, TEAM, Do, Event, Side, Status, When
from .common import bit, has, stands, tell, total
from .pressure import lose_equipment, overpower, press, relieve
from .standing import bounded
from .triggers import set_off


@kernel
def can_act_on(s, do, n, me, fighter):
    """Whether the effect would do anything to a fighter who stands; `n` is its amount."""
    if do == Do.PRESS:
        return n > 0
    if do == Do.RELIEVE:
        return n > 0 and s.pressure[fighter] > 0
    if do == Do.READY:
        return s.status[fighter] == Status.EXHAUSTED and s.readied[fighter] == 0
    if do == Do.EXHAUST:
        return s.status[fighter] == Status.READY
    if do == Do.SHIELD:
        return s.shield[fighter] == 0
    if do == Do.ATTACK or do == Do.DEFENCE:
        return n != 0
    if do == Do.BREAK:
        return s.worn[fighter] != NONE
    if do == Do.STEAL:
        return fighter != me and s.worn[fighter] != NONE and stands(s, me) and s.worn[me] == NONE
    return True


@kernel
def able_among(s, do, n, me, mask):
    """The fighters of a mask on whom the effect can act."""
    found = 0
    for fighter in range(FIGHTERS):
        if has(mask, fighter) and can_act_on(s, do, n, me, fighter):
            found |= bit(fighter)
    return found


@kernel
def act_on(s, do, n, lasting, me, fighter):
    if do == Do.PRESS:
        press(s, fighter, n)
    elif do == Do.RELIEVE:
        relieve(s, fighter, n)
    elif do == Do.OVERPOWER:
        overpower(s, fighter)
    elif do == Do.READY:
        ready(s, fighter)
    elif do == Do.EXHAUST:
        exhaust(s, fighter)
    elif do == Do.SHIELD:
        s.shield[fighter] = 1
        tell(s, Event.SHIELD, fighter, 0, 0, 0)
    elif do == Do.ATTACK or do == Do.DEFENCE:
        change(s, do, n, lasting, fighter)
    elif do == Do.BREAK:
        tell(s, Event.BROKEN, s.worn[fighter], fighter, 0, 0)
        lose_equipment(s, fighter)
    else:
        steal(s, me, fighter)


@kernel
def ready(s, fighter):
    """S5.12: only once per round, so that every round ends."""
    s.status[fighter] = Status.READY
    s.readied[fighter] = 1
    s.changed = 1
    tell(s, Event.READIED, fighter, 0, 0, 0)


@kernel
def exhaust(s, fighter):
    s.status[fighter] = Status.EXHAUSTED
    s.changed = 1
    tell(s, Event.EXHAUSTED, fighter, 0, 0, 0)
    set_off(s, When.EXHAUSTED, fighter, NONE)


@kernel
def change(s, do, n, lasting, fighter):
    """Change attack or defence, for the turn or the round."""
    if do == Do.ATTACK:
        s.attack_for[fighter, lasting] = bounded(s.attack_for[fighter, lasting] + n)
        tell(s, Event.ATTACK, fighter, n, 0, 0)
    else:
        s.defence_for[fighter, lasting] = bounded(s.defence_for[fighter, lasting] + n)
        tell(s, Event.DEFENCE, fighter, n, 0, 0)
    s.changed = 1


@kernel
def steal(s, thief, fighter):
    card = int(s.worn[fighter])
    s.worn[fighter] = NONE
    s.worn[thief] = card
    s.changed = 1
    tell(s, Event.STOLEN, card, thief, fighter, 0)


@kernel
def partners(s, one, mask):
    """The fighters of a mask with whom a fighter can swap places: those of its own row."""
    found = 0
    for fighter in range(FIGHTERS):
        if has(mask, fighter) and fighter != one and fighter // TEAM == one // TEAM:
            found |= bit(fighter)
    return found


@kernel
def mover(seat, side):
    """The player whose cards an effect moves."""
    return 1 - seat if side == Side.ENEMY else seat


@kernel
def movable(s, do, n, seat):
    """How many cards an effect can move at most."""
    if do == Do.DRAW:
        return min(n, total(s.pile, seat))
    if do == Do.DISCARD:
        return min(n, total(s.hand, seat))
    if do == Do.RETRIEVE:
        return min(n, total(s.discard, seat))
    return total(s.discard, seat)
