"""An estimate of a position for a seat: its standing warriors, their figures, and its cards."""

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel

from ..layout import (
    FIGHTERS,
    NONE,
    ON,
    REACHING,
    STEPS,
    TEAM,
    Clause,
    Do,
    Frame,
    Kind,
    Lasting,
    Phase,
    Quantity,
    Side,
    Status,
    Step,
    When,
    Who,
)
from ..rules.abilities import is_of_cards, targets
from ..rules.common import has, stands, total
from ..rules.end import who_wins
from ..rules.frames import top
from ..rules.selectors import amount, step_selector
from ..rules.turn import has_ready

VICTORY = 1000.0
STANDING = 6.0  # a warrior, without its figures
ATTACK = 1.5
DEFENCE = 0.6  # per point of defence above its pressure
READY = 0.7  # per point of attack of a warrior that has not acted
SHIELD = 1.5
CARD = 1.2  # in the hand
UNDER_WAY = 0.3  # a card that is being played may still do something
EQUIPPING = 0.4  # equipment is better worn than held
WORN = 0.8  # equipment that does more than change figures


@door
def outlook(s, c, seat):
    if s.seat == NOBODY:
        winner = who_wins(s)
        if winner == NONE:
            return 0.0
        return VICTORY if winner == seat else -VICTORY
    ends = not has_ready(s, 0) and not has_ready(s, 1)
    value = side(s, c, seat, ends) - side(s, c, 1 - seat, ends)
    if s.n_frames > 0:
        value += promise(s, c, seat)
    return value


@kernel
def side(s, c, seat, ends):
    """The value of a player's warriors and cards; if the round ends with this turn, as it will be then (S4.6)."""
    value = CARD * total(s.hand, seat)
    draws = 0
    for fighter in range(seat * TEAM, seat * TEAM + TEAM):
        if stands(s, fighter) or s.status[fighter] == Status.WAITING:
            value += worth(s, fighter) + gear_worth(s, c, fighter)
            if ends:
                value += READY * attack_to_come(s, fighter)
        elif s.status[fighter] == Status.OVERPOWERED:
            draws += 1
    return value + CARD * min(draws, total(s.pile, seat)) if ends else value


@kernel
def gear_worth(s, c, fighter):
    """The value of worn equipment, without its standing effects, which the figures already include."""
    card = int(s.worn[fighter])
    if card == NONE or int(c.moments[card]) & ~(1 << When.STANDING | 1 << When.PLAYED | 1 << REACHING) == 0:
        return 0.0
    return WORN


@kernel
def worth(s, fighter):
    """The value of a standing warrior: more if it is not about to be overpowered."""
    attack = float(attack_to_come(s, fighter))
    left = float(s.defence[fighter] - s.pressure[fighter])
    value = STANDING + ATTACK * attack + DEFENCE * left - 2.0 / max(left, 1.0)
    if s.status[fighter] == Status.READY:
        value += READY * attack
    if s.shield[fighter] != 0:
        value += SHIELD
    return value


@kernel
def attack_to_come(s, fighter):
    """The warrior's attack, without changes that end before it can attack again."""
    attack = int(s.attack[fighter])
    if s.status[fighter] == Status.EXHAUSTED and (s.acting != fighter or s.attacked != 0):
        return attack - int(s.attack_for[fighter, Lasting.TURN]) - int(s.attack_for[fighter, Lasting.ROUND])
    return attack if s.turn == fighter // TEAM else attack - int(s.attack_for[fighter, Lasting.TURN])


@kernel
def promise(s, c, seat):
    """The value of effects in progress: a card that is being played, and the seat's best pending choice."""
    value = 0.0
    for n in range(s.n_frames):
        card = int(s.frames[n, Frame.CARD])
        if card != NONE and c.kind[card] >= Kind.EVENT and s.frames[n, Frame.SEAT] == seat:
            value += CARD + EQUIPPING if s.frames[n, Frame.CLAUSE] == NONE else UNDER_WAY
    if s.seat != seat or top(s, Frame.CLAUSE) == NONE:
        return value
    if s.phase == Phase.CHOOSE:
        return value + rest_of_clause(s, c, seat)
    return value + max(0.0, rest_of_clause(s, c, seat)) if s.phase == Phase.MAY else value


@kernel
def rest_of_clause(s, c, seat):
    """The value of the best choice at each remaining step of the ability on top of the stack."""
    me, it, foe = top(s, Frame.SELF), top(s, Frame.IT), top(s, Frame.FOE)
    clause = top(s, Frame.CLAUSE)
    value = 0.0
    for step in range(top(s, Frame.STEP), clause * STEPS + int(c.clause[clause, Clause.STEPS])):
        do = int(c.step[step, Step.DO])
        n = amount(s, c, step, seat, me, it, foe)
        if is_of_cards(do):
            own = c.who[step_selector(step, ON), Who.SIDE] == Side.OWN
            value += CARD * n if own == (do != Do.DISCARD) else -CARD * n
        else:
            mask = targets(s, c, step, seat, me, it, foe)
            chosen = c.who[step_selector(step, ON), Who.QUANTITY] == Quantity.CHOSEN
            best = -VICTORY
            for fighter in range(FIGHTERS):
                if has(mask, fighter):
                    gain = effect_on(s, do, n, fighter)
                    if fighter // TEAM != seat:
                        gain = -gain
                    if not chosen:
                        value += gain
                    elif gain > best:
                        best = gain
                        it = fighter
            if chosen and mask != 0:
                value += best
    return value


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
