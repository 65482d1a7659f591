"""S5.3, S5.4: an ability is done step by step, as far as possible; `then` depends on the step before."""

from krypta.core.kernel import inlined, kernel

from ..layout import (
    CLAUSES,
    FIGHTERS,
    NONE,
    ON,
    SEATS,
    STEPS,
    TEAM,
    WITH,
    Clause,
    Do,
    Event,
    Frame,
    Kind,
    Phase,
    Quantity,
    Reason,
    Step,
    When,
    Who,
)
from .attack import strike
from .common import ask, bit, first_kind, has, kinds, only_one, stands, tell, wrong_moment
from .effects import able_among, act_on, movable, mover, partners
from .equipment import bare, put_on
from .frames import finish_step, pop, push, set_top, skip_step, top
from .hands import discard_from_hand, draw_later, recycle, retrieve
from .pressure import to_discard
from .rows import swap
from .selectors import amount, holds, meant, step_selector


@kernel
def active_clause(c, card):
    """The clause that is used by exhausting the card, or NONE."""
    for clause in range(card * CLAUSES, card * CLAUSES + int(c.n_clauses[card])):
        if c.clause[clause, Clause.WHEN] == When.ACTIVE:
            return clause
    return NONE


@inlined
def could_do(s, c, clause, seat, me):
    """S4.2: whether an active ability could do anything now."""
    if not holds(s, c, clause, seat, me, NONE, NONE):
        return False
    for step in range(clause * STEPS, clause * STEPS + int(c.clause[clause, Clause.STEPS])):
        if c.step[step, Step.THEN] == 0 and is_possible(s, c, step, seat, me, NONE, NONE):
            return True
    return False


@kernel
def is_possible(s, c, step, seat, me, it, foe):
    do = int(c.step[step, Step.DO])
    if is_of_cards(do):
        return cards_to_move(s, c, step, seat, me, it, foe) > 0
    return targets(s, c, step, seat, me, it, foe) != 0


@kernel
def is_of_cards(do):
    return Do.DRAW <= do <= Do.RECYCLE


@kernel
def cards_to_move(s, c, step, seat, me, it, foe):
    whose = mover(seat, int(c.who[step_selector(step, ON), Who.SIDE]))
    n = amount(s, c, step, seat, me, it, foe)
    return movable(s, int(c.step[step, Step.DO]), n, whose)


@kernel
def targets(s, c, step, seat, me, it, foe):
    """The fighters on whom the step can act, as a mask."""
    mask = meant(s, c, step_selector(step, ON), seat, me, it, foe)
    do = int(c.step[step, Step.DO])
    if do != Do.SWAP:
        return able_among(s, do, amount(s, c, step, seat, me, it, foe), me, mask)
    others = meant(s, c, step_selector(step, WITH), seat, me, it, foe)
    found = 0
    for fighter in range(FIGHTERS):
        if has(mask, fighter) and partners(s, fighter, others) != 0:
            found |= bit(fighter)
    return found


# -- the frame on top of the stack


@kernel
def top_targets(s, c):
    """The fighters that can be chosen now for the frame on top of the stack, as a mask."""
    if top(s, Frame.CLAUSE) == NONE:
        return bare(s)
    step, seat, me = top(s, Frame.STEP), top(s, Frame.SEAT), top(s, Frame.SELF)
    it, foe, one = top(s, Frame.IT), top(s, Frame.FOE), top(s, Frame.ONE)
    if one == NONE:
        return targets(s, c, step, seat, me, it, foe)
    return partners(s, one, meant(s, c, step_selector(step, WITH), seat, me, it, foe))


@inlined
def run_top(s, c):
    """Continue the frame on top of the stack; True if a player has to decide something."""
    card, clause = top(s, Frame.CARD), top(s, Frame.CLAUSE)
    if card == NONE:
        attacker, target = top(s, Frame.SELF), top(s, Frame.FOE)
        pop(s)
        strike(s, attacker, target)
        return False
    if clause == NONE:
        return find_wearer(s, c, card)
    if is_lost(s, c, card, clause):
        pop(s)
        return False
    step = top(s, Frame.STEP)
    if step - clause * STEPS >= c.clause[clause, Clause.STEPS]:
        finish_clause(s, c, card, clause)
        return False
    return run_step(s, c, step)


@inlined
def find_wearer(s, c, card):
    """S5.2, S5.4: choose who wears the equipment; all candidates may have been overpowered since it was played."""
    mask = bare(s)
    if mask == 0:
        pop(s)
        to_discard(s, card)
        return False
    return choose_one(s, c, mask)


@inlined
def is_lost(s, c, card, clause):
    """S5.10: a trigger is lost if its warrior fell or lost the equipment; once begun, it is finished."""
    me = top(s, Frame.SELF)
    has_begun = top(s, Frame.STEP) > clause * STEPS or top(s, Frame.LEFT) > 0
    if has_begun or c.clause[clause, Clause.WHEN] == When.ACTIVE or me == NONE or top(s, Frame.LAST) != 0:
        return False
    return not stands(s, me) or (c.kind[card] == Kind.EQUIPMENT and s.worn[me] != card)


@inlined
def finish_clause(s, c, card, clause):
    """Continue a played card with its next clause; an event then goes to its owner's discard (S5.1)."""
    if c.clause[clause, Clause.WHEN] == When.PLAYED and begin_played(s, c, card, clause + 1):
        return
    pop(s)
    if c.kind[card] == Kind.EVENT:
        to_discard(s, card)


@kernel
def begin_played(s, c, card, first):
    """Begin the next clause of a played card whose conditions hold; False if there is none."""
    seat, me = top(s, Frame.SEAT), top(s, Frame.SELF)
    for clause in range(first, card * CLAUSES + int(c.n_clauses[card])):
        if c.clause[clause, Clause.WHEN] == When.PLAYED and holds(s, c, clause, seat, me, NONE, NONE):
            pop(s)
            push(s, card, clause, seat, me, NONE, NONE)
            return True
    return False


@inlined
def run_step(s, c, step):
    seat, me, it, foe = top(s, Frame.SEAT), top(s, Frame.SELF), top(s, Frame.IT), top(s, Frame.FOE)
    do = int(c.step[step, Step.DO])
    if top(s, Frame.LEFT) > 0:
        return move_card(s, c, do)
    tell_trigger(s, c, step)
    blocked = c.step[step, Step.THEN] != 0 and top(s, Frame.DID) == 0
    if blocked or not is_possible(s, c, step, seat, me, it, foe):
        skip_step(s)
        return False
    if c.step[step, Step.MAY] != 0 and top(s, Frame.AGREED) == 0:
        ask(s, seat, Phase.MAY)
        return True
    if is_of_cards(do):
        return move_cards(s, c, step, do)
    mask = top_targets(s, c)
    if do == Do.SWAP or c.who[step_selector(step, ON), Who.QUANTITY] == Quantity.CHOSEN:
        return choose_one(s, c, mask)
    n = amount(s, c, step, seat, me, it, foe)
    for turn in range(SEATS):  # S5.11
        row = (int(s.turn) + turn) % SEATS
        for place in range(s.n_row[row]):
            fighter = int(s.row[row, place])
            if has(mask, fighter):
                act_on(s, do, n, int(c.step[step, Step.LASTING]), me, fighter)
    finish_step(s)
    return False


@inlined
def tell_trigger(s, c, step):
    """Emit the event of a trigger when it begins; abilities used and cards played have emitted theirs before."""
    is_first = step % STEPS == 0 and top(s, Frame.AGREED) == 0 and top(s, Frame.ONE) == NONE
    if is_first and c.clause[step // STEPS, Clause.WHEN] > When.STANDING:
        tell(s, Event.TRIGGERED, top(s, Frame.SEAT), top(s, Frame.CARD), 0, 0)


@kernel
def choose_one(s, c, mask):
    """Ask for a choice among the mask, or choose the only one; True if a player has to decide."""
    if mask & (mask - 1) != 0:
        ask(s, top(s, Frame.SEAT), Phase.CHOOSE)
        return True
    choose(s, c, only_one(mask))
    return False


@kernel
def choose(s, c, fighter):
    """Choose the target of the step on top of the stack, or who wears the equipment there."""
    if top(s, Frame.CLAUSE) == NONE:
        wear(s, c, top(s, Frame.CARD), fighter)
        return
    step, one, me = top(s, Frame.STEP), top(s, Frame.ONE), top(s, Frame.SELF)
    do = int(c.step[step, Step.DO])
    if do != Do.SWAP:
        n = amount(s, c, step, top(s, Frame.SEAT), me, top(s, Frame.IT), top(s, Frame.FOE))
        act_on(s, do, n, int(c.step[step, Step.LASTING]), me, fighter)
    elif one == NONE:
        set_top(s, Frame.ONE, fighter)
        return
    else:
        swap(s, one, fighter)
        tell(s, Event.SWAPPED, one, fighter, 0, 0)
    set_top(s, Frame.IT, fighter)
    finish_step(s)


@kernel
def wear(s, c, card, fighter):
    """S5.2: put on equipment; its `played` clauses belong to the wearer."""
    put_on(s, card, fighter, top(s, Frame.SEAT))
    set_top(s, Frame.SELF, fighter)
    set_top(s, Frame.SEAT, fighter // TEAM)
    if not begin_played(s, c, card, card * CLAUSES):
        pop(s)


# -- cards


@inlined
def move_cards(s, c, step, do):
    """Draw, discard or take back the step's number of cards; the player who discards chooses them."""
    seat, me, it, foe = top(s, Frame.SEAT), top(s, Frame.SELF), top(s, Frame.IT), top(s, Frame.FOE)
    n = cards_to_move(s, c, step, seat, me, it, foe)
    if do == Do.DISCARD or do == Do.RETRIEVE:
        set_top(s, Frame.LEFT, n)
        return move_card(s, c, do)
    if do == Do.DRAW:
        draw_later(s, card_chooser(s, c), n)
    else:
        recycle(s, card_chooser(s, c))
    finish_step(s)
    return False


@kernel
def move_card(s, c, do):
    """Move the next card of the step on top of the stack; True if a player has to choose it."""
    seat = card_chooser(s, c)
    counts = s.hand if do == Do.DISCARD else s.discard
    n = kinds(counts, seat)
    if n == 0:  # what earlier cards have set off may have taken the rest
        finish_step(s)
        return False
    if n > 1:
        ask(s, seat, Phase.DISCARD if do == Do.DISCARD else Phase.RETRIEVE)
        return True
    move_kind(s, c, first_kind(counts, seat))
    return False


@kernel
def card_chooser(s, c):
    """The player whose cards the step on top of the stack moves, and who chooses them."""
    return mover(top(s, Frame.SEAT), int(c.who[step_selector(top(s, Frame.STEP), ON), Who.SIDE]))


@kernel
def move_kind(s, c, kind):
    seat = card_chooser(s, c)
    if c.step[top(s, Frame.STEP), Step.DO] == Do.DISCARD:
        discard_from_hand(s, seat, kind)
    else:
        retrieve(s, seat, kind)
    left = top(s, Frame.LEFT) - 1
    set_top(s, Frame.LEFT, left)
    if left == 0:
        finish_step(s)


# -- the decisions


@kernel
def why_choose(s, c, fighter):
    if s.phase != Phase.CHOOSE:
        return wrong_moment(s)
    return int(Reason.OK if has(top_targets(s, c), fighter) else Reason.DOES_NOT_FIT)


@kernel
def why_move(s, phase, kind):
    """Why a card cannot be discarded or taken back now."""
    if s.phase != phase:
        return wrong_moment(s)
    if phase == Phase.DISCARD:
        return int(Reason.OK if s.hand[s.seat, kind] > 0 else Reason.NOT_HELD)
    return int(Reason.OK if s.discard[s.seat, kind] > 0 else Reason.NOT_DISCARDED)


@kernel
def why_answer(s):
    return int(Reason.OK) if s.phase == Phase.MAY else wrong_moment(s)


@kernel
def agree(s):
    set_top(s, Frame.AGREED, 1)


@kernel
def decline(s):
    skip_step(s)
