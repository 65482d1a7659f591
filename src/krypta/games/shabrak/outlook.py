"""How good a position looks for a seat: who stands, how firmly, and what is still to come."""

from krypta.core.door import NOBODY
from krypta.core.kernel import door, inlined, kernel

from .abilities import top_targets
from .end import who_wins
from .frames import top
from .layout import FIGHTERS, NONE, TEAM, Do, Frame, Kind, Phase, Status, Step
from .selectors import amount
from .table import has, stands, total

VICTORY = 1000.0
STANDING = 6.0  # a warrior, besides what it can do
ATTACK = 1.5
DEFENCE = 0.6  # what it can still bear
READY = 0.7  # for each point of attack of one who has not acted
SHIELD = 1.5
CARD = 1.2  # in the hand
UNDER_WAY = 0.3  # a card that is being played may yet do something
WORN = 0.3


@door
def outlook(s, c, seat):
    if s.seat == NOBODY:
        winner = who_wins(s)
        if winner == NONE:
            return 0.0
        return VICTORY if winner == seat else -VICTORY
    value = side(s, seat) - side(s, 1 - seat)
    if s.n_frames > 0:
        value += promise(s, c, seat)
    return value


@kernel
def side(s, seat):
    value = CARD * total(s.hand, seat)
    for fighter in range(seat * TEAM, seat * TEAM + TEAM):
        if stands(s, fighter) or s.status[fighter] == Status.WAITING:
            value += worth(s, fighter)
    return value


@kernel
def worth(s, fighter):
    """Of a warrior who stands: more if it is not about to be overpowered."""
    attack = float(s.attack[fighter])
    left = float(s.defence[fighter] - s.pressure[fighter])
    value = STANDING + ATTACK * attack + DEFENCE * left - 2.0 / max(left, 1.0)
    if s.status[fighter] == Status.READY:
        value += READY * attack
    if s.shield[fighter] != 0:
        value += SHIELD
    return value


@inlined
def promise(s, c, seat):
    """What is under way: the best that the one who chooses now can make of the step on top of the stack."""
    value = 0.0
    for n in range(s.n_frames):
        card = int(s.frames[n, Frame.CARD])
        if card != NONE and c.kind[card] >= Kind.EVENT and s.frames[n, Frame.SEAT] == seat:
            value += UNDER_WAY
    if s.phase != Phase.CHOOSE or s.seat != seat or top(s, Frame.CLAUSE) == NONE:
        return value
    mask = top_targets(s, c)
    best = -VICTORY
    for fighter in range(FIGHTERS):
        if has(mask, fighter):
            best = max(best, gain(s, c, seat, fighter))
    return value + best


@inlined
def gain(s, c, seat, fighter):
    """What the step would change for the seat if it acted on that fighter."""
    step = top(s, Frame.STEP)
    do = int(c.step[step, Step.DO])
    n = amount(s, c, step, top(s, Frame.SEAT), top(s, Frame.SELF), top(s, Frame.IT), top(s, Frame.FOE))
    change = effect_on(s, do, n, fighter)
    return change if fighter // TEAM == seat else -change


@kernel
def effect_on(s, do, n, fighter):
    left = float(s.defence[fighter] - s.pressure[fighter])
    attack = float(s.attack[fighter])
    if do == Do.OVERPOWER or (do == Do.PRESS and n >= left and s.shield[fighter] == 0):
        return -worth(s, fighter)
    if do == Do.PRESS:
        return -DEFENCE * n if s.shield[fighter] == 0 else -SHIELD
    if do == Do.RELIEVE:
        return DEFENCE * min(n, int(s.pressure[fighter]))
    if do == Do.READY:
        return READY * attack
    if do == Do.EXHAUST:
        return -READY * attack
    if do == Do.SHIELD:
        return SHIELD
    if do == Do.ATTACK:
        return 0.5 * n
    if do == Do.DEFENCE:
        return 0.4 * n if n > -left else -worth(s, fighter)
    if do == Do.BREAK or do == Do.STEAL:
        return -WORN
    return 0.0
