"""G2.1, G5.7.3: the rows of monsters, the gatekeepers, the lord, and how gaps are filled."""

from krypta.core.kernel import inlined, kernel

from ..layout import (
    CARDS,
    FIRST_GATEKEEPER,
    FIRST_LORD,
    FIRST_OF_LEVEL,
    GATEKEEPERS,
    LEVELS,
    LORD_PLACE,
    NONE,
    PLACES,
    ROW,
    Event,
    Phase,
    Place,
    Zone,
)
from .common import ask_nature, tell


@kernel
def first_gatekeeper(level):
    return FIRST_GATEKEEPER + level * GATEKEEPERS


@inlined
def fill_gaps(s, c):
    """Put a monster wherever one is missing; True if nature has to decide which."""
    if s.has_gap == 0:
        return False
    if s.lord == NONE:
        return reveal(s, c, Phase.LORD, FIRST_LORD, CARDS)
    while gate_to_fill(s) != NONE:
        first = first_gatekeeper(gate_to_fill(s))
        if reveal(s, c, Phase.GATEKEEPER, first, first + GATEKEEPERS):
            return True
    close_gaps(s)
    while level_to_fill(s) != NONE:
        level = level_to_fill(s)
        if reveal(s, c, Phase.MONSTER, FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1]):
            return True
        close_gaps(s)
    s.has_gap = 0
    return False


@kernel
def close_gaps(s):
    """G5.7.3: a gap in a row is filled from the level's stack, whose top is face up."""
    for level in range(LEVELS):
        for place in range(ROW):
            if s.open_row[level, place] == NONE and s.open_top[level] != NONE:
                s.open_row[level, place] = s.open_top[level]
                s.open_top[level] = NONE


@kernel
def gate_to_fill(s):
    """The first level that lacks its gatekeeper and still has one."""
    for level in range(LEVELS):
        first = first_gatekeeper(level)
        if s.open_gate[level] == NONE and left_in_stack(s, first, first + GATEKEEPERS) > 0:
            return level
    return NONE


@kernel
def level_to_fill(s):
    """The first level whose stack has no open top and still has cards."""
    for level in range(LEVELS):
        if s.open_top[level] == NONE and left_in_stack(s, FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1]) > 0:
            return level
    return NONE


@kernel
def left_in_stack(s, first, end):
    n = 0
    for card in range(first, end):
        if s.zone[card] == Zone.STACK:
            n += 1
    return n


@kernel
def reveal(s, c, phase, first, end):
    """Reveal a card of the stack; True if nature has to choose, which it need not if there is only one, or none."""
    left = left_in_stack(s, first, end)
    if left > 1:
        s.revealed_from = first
        s.revealed_to = end
        ask_nature(s, phase)
        return True
    if left == 1:
        for card in range(first, end):
            if s.zone[card] == Zone.STACK:
                turn_up(s, c, card)
                return False
    return False


@kernel
def can_be_revealed(s, card):
    """Whether nature may reveal that card now."""
    return s.revealed_from <= card < s.revealed_to and s.zone[card] == Zone.STACK


@kernel
def level_of(card):
    """The level of a monster, from its number."""
    if card >= FIRST_LORD:
        return LEVELS
    if card >= FIRST_GATEKEEPER:
        return (card - FIRST_GATEKEEPER) // GATEKEEPERS
    level = 0
    while card >= FIRST_OF_LEVEL[level + 1]:
        level += 1
    return level


@kernel
def turn_up(s, c, card):
    s.zone[card] = Zone.OPEN
    s.revealed_to = s.revealed_from
    if card >= FIRST_LORD:
        s.lord = card
        tell(s, Event.LORD_COMES, card, 0, 0, 0)
        put_into_box(s, FIRST_LORD, CARDS)
    elif card >= FIRST_GATEKEEPER:
        s.open_gate[level_of(card)] = card
        tell(s, Event.GATEKEEPER_COMES, card, 0, 0, 0)
        if c.box_by_lot != 0:
            box_the_rest(s, c, first_gatekeeper(level_of(card)))
    else:
        s.open_top[level_of(card)] = card
        tell(s, Event.MONSTER_COMES, card, 0, 0, 0)


@kernel
def box_the_rest(s, c, first):
    """G1.2: de has four gatekeepers per level; the one that is left over stays in the box."""
    if left_in_stack(s, first, first + GATEKEEPERS) == GATEKEEPERS - int(c.gatekeepers):
        put_into_box(s, first, first + GATEKEEPERS)


@kernel
def put_into_box(s, first, end):
    """Remove the rest of a stack from the game: G2.1, the lords that were not drawn."""
    for card in range(first, end):
        if s.zone[card] == Zone.STACK:
            s.zone[card] = Zone.BOX


@kernel
def monster_at(s, place):
    """The monster at that place, or NONE."""
    if place == LORD_PLACE:
        return int(s.lord)
    level = place // PLACES
    where = place % PLACES
    if where == Place.GATE:
        return int(s.open_gate[level])
    if where == Place.STACK:
        return int(s.open_top[level])
    return int(s.open_row[level, where])


@kernel
def take_away(s, place):
    """Remove the beaten monster from its place; `fill_gaps` does the rest."""
    s.has_gap = 1
    level = place // PLACES
    where = place % PLACES
    if where == Place.GATE:
        s.open_gate[level] = NONE
    elif where == Place.STACK:
        s.open_top[level] = NONE
    else:
        s.open_row[level, where] = NONE
