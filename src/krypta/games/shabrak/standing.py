"""S5.3: what works while a card stands, and what every warrior comes to by it."""

from krypta.core.kernel import kernel

from .layout import (
    DECK,
    FIGHTERS,
    FIRST_STEP,
    NONE,
    ON,
    PER_STEP,
    SEATS,
    TEAM,
    Clause,
    Do,
    Lasting,
    Step,
    When,
)
from .selectors import amount, holds, meant
from .table import card_of, has, stands

MOST = 1000  # more than anything adds up to


@kernel
def work_out(s, c):
    """Attack, defence, reach and guard of all who stand."""
    for fighter in range(FIGHTERS):
        if stands(s, fighter):
            card = card_of(fighter)
            turn, rest = int(Lasting.TURN), int(Lasting.ROUND)
            s.attack[fighter] = int(c.attack[card]) + s.attack_for[fighter, turn] + s.attack_for[fighter, rest]
            s.defence[fighter] = int(c.defence[card]) + s.defence_for[fighter, turn] + s.defence_for[fighter, rest]
            s.reach[fighter] = c.reach
            s.guard[fighter] = 0
    for seat in range(SEATS):
        add_card(s, c, seat * DECK, seat, NONE)
    for fighter in range(FIGHTERS):
        if stands(s, fighter):
            seat = fighter // TEAM
            add_card(s, c, card_of(fighter), seat, fighter)
            if s.worn[fighter] != NONE:
                add_card(s, c, int(s.worn[fighter]), seat, fighter)
    for fighter in range(FIGHTERS):
        s.attack[fighter] = max(0, int(s.attack[fighter]))
        s.defence[fighter] = max(0, int(s.defence[fighter]))


@kernel
def add_card(s, c, card, seat, me):
    if not has(int(c.moments[card]), When.STANDING):
        return
    for k in range(c.n_clauses[card]):
        if c.clause[card, k, Clause.WHEN] == When.STANDING and holds(s, c, card, k, seat, me, NONE, NONE):
            for j in range(c.clause[card, k, Clause.STEPS]):
                add_step(s, c, card, k, j, seat, me)


@kernel
def add_step(s, c, card, k, j, seat, me):
    on = meant(s, c, card, k, FIRST_STEP + j * PER_STEP + ON, seat, me, NONE, NONE)
    do = int(c.step[card, k, j, Step.DO])
    n = amount(s, c, card, k, j, seat, me, NONE, NONE)
    for fighter in range(FIGHTERS):
        if has(on, fighter):
            if do == Do.ATTACK:
                s.attack[fighter] = bounded(s.attack[fighter] + n)
            elif do == Do.DEFENCE:
                s.defence[fighter] = bounded(s.defence[fighter] + n)
            elif do == Do.REACH:
                s.reach[fighter] = min(100, s.reach[fighter] + 2 * n)
            else:
                s.guard[fighter] = 1


@kernel
def bounded(n):
    return max(-MOST, min(MOST, n))
