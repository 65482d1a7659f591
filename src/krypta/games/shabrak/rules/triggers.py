"""S5.8, S5.9: triggers and their order: the active player's first, the sark, then left to right."""

from krypta.core.kernel import inlined, kernel

from ..layout import (
    CLAUSES,
    DECK,
    NONE,
    RAISED,
    SEATS,
    SELECTORS,
    SUBJECT,
    TRIGGERS,
    Clause,
    Event,
    Frame,
    Raised,
    When,
)
from .common import card_of, has, stands, tell
from .frames import push
from .selectors import fits, holds


@kernel
def set_off(s, when, fighter, other):
    """Note what has happened to a fighter; `gather` handles it after the step that caused it."""
    n = int(s.n_raised)
    if n < RAISED:
        s.raised[n, Raised.WHEN] = when
        s.raised[n, Raised.FIGHTER] = fighter
        s.raised[n, Raised.OTHER] = other
        s.n_raised = n + 1


@inlined
def gather(s, c):
    """Push the triggered abilities onto the stack, the first of them on top."""
    bottom = int(s.n_frames)
    for turn in range(SEATS):
        seat = (int(s.turn) + turn) % SEATS
        listen(s, c, seat * DECK, seat, NONE)
        for place in range(s.n_row[seat]):
            fighter = int(s.row[seat, place])
            listen(s, c, card_of(fighter), seat, fighter)
            if s.worn[fighter] != NONE:
                listen(s, c, int(s.worn[fighter]), seat, fighter)
    s.n_raised = 0
    low, high = bottom, int(s.n_frames) - 1
    while low < high:
        for i in range(s.frames.shape[1]):
            kept = s.frames[low, i]
            s.frames[low, i] = s.frames[high, i]
            s.frames[high, i] = kept
        low += 1
        high -= 1


@kernel
def listen(s, c, card, seat, me):
    """Find the clauses of a card that are triggered by what has happened."""
    if int(c.moments[card]) >> When.EXHAUSTED == 0:
        return
    for n in range(s.n_raised):
        when = int(s.raised[n, Raised.WHEN])
        if has(int(c.moments[card]), when):
            for clause in range(card * CLAUSES, card * CLAUSES + int(c.n_clauses[card])):
                if c.clause[clause, Clause.WHEN] == when:
                    answer(s, c, clause, seat, me, int(s.raised[n, Raised.FIGHTER]), int(s.raised[n, Raised.OTHER]))


@kernel
def answer(s, c, clause, seat, me, fighter, other):
    """Trigger one clause if it is about this fighter: the card's own, or one that the clause's subject matches."""
    it = NONE
    is_last = False
    if fighter != NONE and c.clause[clause, Clause.ABOUT_SELF] == 0:
        if not fits(s, c, clause * SELECTORS + SUBJECT, seat, me, NONE, NONE, fighter):
            return
        it = fighter
    elif fighter != NONE:
        if fighter != me:
            return
        is_last = c.clause[clause, Clause.WHEN] == When.OVERPOWERED  # S5.3: the card's own text overrides it
    if me != NONE and not is_last and not stands(s, me):
        return
    if not holds(s, c, clause, seat, me, it, other):
        return
    if s.triggers >= TRIGGERS:
        if s.triggers == TRIGGERS:
            tell(s, Event.CAPPED, 0, 0, 0, 0)
            s.triggers += 1
        return
    s.triggers += 1
    push(s, clause // CLAUSES, clause, seat, me, it, other)
    s.frames[s.n_frames - 1, Frame.LAST] = 1 if is_last else 0
