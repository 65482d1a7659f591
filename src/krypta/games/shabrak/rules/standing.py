"""S5.3: standing effects, and the figures of every warrior that result from them."""

from krypta.core.kernel import kernel

from ..layout import (
    CLAUSES,
    DECK,
    FIGHTERS,
    NONE,
    ON,
    ONE_PLACE,
    REACHING,
    SEATS,
    STEPS,
    TEAM,
    Clause,
    Do,
    Lasting,
    Step,
    When,
)
from .common import card_of, has, stands
from .selectors import amount, holds, meant, step_selector

MOST = 1000  # more than any sum can be
MOST_REACH = 100


@kernel
def work_out(s, c):
    """Compute attack, defence, reach (S5.15) and guard (S5.13) of all standing fighters."""
    for fighter in range(FIGHTERS):
        if stands(s, fighter):
            card = card_of(fighter)
            turn, rest = int(Lasting.TURN), int(Lasting.ROUND)
            s.attack[fighter] = int(c.attack[card]) + s.attack_for[fighter, turn] + s.attack_for[fighter, rest]
            s.defence[fighter] = int(c.defence[card]) + s.defence_for[fighter, turn] + s.defence_for[fighter, rest]
            s.reach[fighter] = c.reach
            s.guard[fighter] = 0
    add_all(s, c, of_reach=True)  # first reach, since other effects may depend on who is in reach
    for fighter in range(FIGHTERS):
        s.reach[fighter] = max(0, int(s.reach[fighter]))
    add_all(s, c, of_reach=False)
    for fighter in range(FIGHTERS):
        s.attack[fighter] = max(0, int(s.attack[fighter]))
        s.defence[fighter] = max(0, int(s.defence[fighter]))


@kernel
def add_all(s, c, of_reach):
    """Apply the standing effects of all cards: those on reach, or all others."""
    for seat in range(SEATS):
        add_card(s, c, seat * DECK, seat, NONE, of_reach)
    for fighter in range(FIGHTERS):
        if stands(s, fighter):
            seat = fighter // TEAM
            add_card(s, c, card_of(fighter), seat, fighter, of_reach)
            if s.worn[fighter] != NONE:
                add_card(s, c, int(s.worn[fighter]), seat, fighter, of_reach)


@kernel
def add_card(s, c, card, seat, me, of_reach):
    if not has(int(c.moments[card]), REACHING if of_reach else int(When.STANDING)):
        return
    for clause in range(card * CLAUSES, card * CLAUSES + int(c.n_clauses[card])):
        if c.clause[clause, Clause.WHEN] == When.STANDING and holds(s, c, clause, seat, me, NONE, NONE):
            for j in range(c.clause[clause, Clause.STEPS]):
                step = clause * STEPS + j
                if (c.step[step, Step.DO] == Do.REACH) == of_reach:
                    add_step(s, c, step, seat, me)


@kernel
def add_step(s, c, step, seat, me):
    on = meant(s, c, step_selector(step, ON), seat, me, NONE, NONE)
    do = int(c.step[step, Step.DO])
    n = amount(s, c, step, seat, me, NONE, NONE)
    for fighter in range(FIGHTERS):
        if has(on, fighter):
            if do == Do.ATTACK:
                s.attack[fighter] = bounded(s.attack[fighter] + n)
            elif do == Do.DEFENCE:
                s.defence[fighter] = bounded(s.defence[fighter] + n)
            elif do == Do.REACH:
                s.reach[fighter] = max(-MOST_REACH, min(MOST_REACH, int(s.reach[fighter]) + n * ONE_PLACE))
            else:
                s.guard[fighter] = 1


@kernel
def bounded(n):
    return max(-MOST, min(MOST, n))
