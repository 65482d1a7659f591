"""The ability language: which warriors a card means, how many they are, and whether its conditions hold.

`clause`, `step` and `who` are numbers in the content's tables; `seat` is the card's player, `me` the fighter whose card
it is (NONE for sarks and events), `it` and `foe` are the fighters that the ability has named so far.
"""

from krypta.core.kernel import kernel

from ..layout import (
    BY,
    CONDITIONS,
    FIGHTERS,
    FIRST_CONDITION,
    FIRST_STEP,
    NONE,
    PER_STEP,
    SELECTORS,
    STEPS,
    TEAM,
    Ask,
    Clause,
    Condition,
    Measure,
    Quantity,
    Relation,
    Side,
    Status,
    Step,
    Trait,
    Who,
)
from .common import bit, card_of, has, stands, total
from .rows import are_neighbours, in_reach, is_facing


@kernel
def step_selector(step, which):
    """The number of a step's selector: the target (ON), the partner (WITH), or the warriors to count (BY)."""
    return step // STEPS * SELECTORS + FIRST_STEP + step % STEPS * PER_STEP + which


@kernel
def named(quantity, me, it, foe):
    """The fighter that `self`, `it` or `foe` means, or NONE."""
    if quantity == Quantity.SELF:
        return int(me)
    return int(it) if quantity == Quantity.IT else int(foe)


@kernel
def meant(s, c, who, seat, me, it, foe):
    """All fighters that a selector means, as a mask."""
    quantity = int(c.who[who, Who.QUANTITY])
    if quantity < Quantity.CHOSEN:
        fighter = named(quantity, me, it, foe)
        return bit(fighter) if fighter != NONE and stands(s, fighter) else 0
    found = 0
    for fighter in range(FIGHTERS):
        if is_there(s, c, who, fighter) and fits(s, c, who, seat, me, it, foe, fighter):
            found |= bit(fighter)
    return found


@kernel
def is_there(s, c, who, fighter):
    """Whether a selector can mean the fighter: only standing ones, unless it counts the fallen."""
    if has(int(c.who[who, Who.TRAITS]), Trait.FALLEN):
        return s.status[fighter] == Status.OVERPOWERED
    return stands(s, fighter)


@kernel
def fits(s, c, who, seat, me, it, foe, fighter):
    """Whether a fighter matches the selector, whether or not it stands."""
    side = int(c.who[who, Who.SIDE])
    if side != Side.ANY and (side == Side.OWN) != (fighter // TEAM == seat):
        return False
    sark = int(c.who[who, Who.SARK])
    if sark != NONE and c.sark[card_of(fighter)] != sark:
        return False
    rarity = int(c.who[who, Who.RARITY])
    if rarity != NONE and c.rarity[card_of(fighter)] != rarity:
        return False
    if not has_traits(s, c, int(c.who[who, Who.TRAITS]), me, fighter):
        return False
    relation = int(c.who[who, Who.RELATION])
    if relation == Relation.ANYWHERE:
        return True
    anchor = named(int(c.who[who, Who.ANCHOR]), me, it, foe)
    return anchor != NONE and is_related(s, relation, anchor, fighter)


@kernel
def has_traits(s, c, traits, me, fighter):
    if traits == 0:
        return True
    if has(traits, Trait.READY) and s.status[fighter] != Status.READY:
        return False
    if has(traits, Trait.EXHAUSTED) and s.status[fighter] != Status.EXHAUSTED:
        return False
    if has(traits, Trait.PRESSED) and s.pressure[fighter] == 0:
        return False
    if has(traits, Trait.UNPRESSED) and s.pressure[fighter] > 0:
        return False
    if has(traits, Trait.EQUIPPED) and s.worn[fighter] == NONE:
        return False
    if has(traits, Trait.BARE) and s.worn[fighter] != NONE:
        return False
    if has(traits, Trait.COMMANDER) and c.commander[card_of(fighter)] == 0:
        return False
    return not (has(traits, Trait.OTHER) and fighter == me)


@kernel
def is_related(s, relation, anchor, fighter):
    """S3: whether the relation to the anchor holds; an anchor that was just overpowered keeps its place."""
    if s.place[anchor] == NONE:
        return False
    if relation == Relation.NEIGHBOUR:
        return are_neighbours(s, anchor, fighter)
    if anchor // TEAM == fighter // TEAM:
        return False
    if relation == Relation.FACING:
        return is_facing(s, anchor, fighter)
    return has(in_reach(s, anchor), fighter)


@kernel
def count(mask):
    n = 0
    while mask > 0:
        n += mask & 1
        mask >>= 1
    return n


@kernel
def divided(n, divisor):
    """S5.5: divided and rounded away from zero, for gains and losses alike."""
    return (n + divisor - 1) // divisor if n > 0 else -((divisor - 1 - n) // divisor)


@kernel
def amount(s, c, step, seat, me, it, foe):
    """The amount of a step."""
    number = int(c.step[step, Step.NUMBER])
    measure = int(c.step[step, Step.MEASURE])
    if measure == Measure.FIXED:
        return number
    who = step_selector(step, BY)
    divisor = int(c.step[step, Step.DIVISOR])
    if measure == Measure.COUNT:
        return divided(number * count(meant(s, c, who, seat, me, it, foe)), divisor)
    fighter = named(int(c.who[who, Who.QUANTITY]), me, it, foe)
    if fighter == NONE:
        return 0
    if measure == Measure.ATTACK:
        return divided(int(s.attack[fighter]), divisor)
    if measure == Measure.DEFENCE:
        return divided(int(s.defence[fighter]), divisor)
    return divided(int(s.pressure[fighter]), divisor)


@kernel
def holds(s, c, clause, seat, me, it, foe):
    """Whether all conditions of a clause are met."""
    for j in range(c.clause[clause, Clause.CONDITIONS]):
        if not is_met(s, c, clause, j, seat, me, it, foe):
            return False
    return True


@kernel
def is_met(s, c, clause, j, seat, me, it, foe):
    asked = int(c.condition[clause * CONDITIONS + j, Condition.ASK])
    number = int(c.condition[clause * CONDITIONS + j, Condition.NUMBER])
    if asked == Ask.HAND_AT_LEAST:
        return total(s.hand, seat) >= number
    if asked == Ask.HAND_AT_MOST:
        return total(s.hand, seat) <= number
    if asked == Ask.FEWER:
        return count_standing(s, seat) < count_standing(s, 1 - seat)
    n = count(meant(s, c, clause * SELECTORS + FIRST_CONDITION + j, seat, me, it, foe))
    return n >= number if asked == Ask.AT_LEAST else n <= number


@kernel
def count_standing(s, seat):
    n = 0
    for fighter in range(seat * TEAM, seat * TEAM + TEAM):
        if stands(s, fighter):
            n += 1
    return n
