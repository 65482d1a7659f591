"""The chance to win a fight, exact over the dice."""

from krypta.core.kernel import kernel

from .fight import bonus
from .layout import NOTHING, Hero, Item
from .table import able


@kernel
def ways_above(need):
    """How many of the 36 throws of two dice show more than `need`."""
    ways = 0
    for one in range(1, 7):
        for other in range(1, 7):
            if one + other > need:
                ways += 1
    return ways


@kernel
def ways_above_without_ones(need):
    """K8.5: the same of Victorius' 25 throws: each die shows 2 to 6, equally likely."""
    ways = 0
    for one in range(2, 7):
        for other in range(2, 7):
            if one + other > need:
                ways += 1
    return ways


@kernel
def chance(s, c, seat, strength, extra):
    """The chance that the seat's next roll, with `extra` added after it, beats the strength."""
    need = strength - bonus(s, c, seat) - extra
    if able(s, seat, Hero.ADERYN):
        need -= 1
    if able(s, seat, Hero.VICTORIUS):
        return ways_above_without_ones(need) / 25.0
    return ways_above(need) / 36.0


@kernel
def chance_in_all(s, c, seat, strength):
    """The same when all that the hero has is used: bolts, Xanros' life, Horan's second roll."""
    extra = int(s.holds[seat, Item.BOLT])
    if able(s, seat, Hero.XANROS):
        extra += 1
    once = chance(s, c, seat, strength, extra)
    in_fight = s.turn == seat and s.foe != NOTHING
    if able(s, seat, Hero.HORAN) and not (in_fight and s.rerolled != 0):
        return 1.0 - (1.0 - once) * (1.0 - once)
    return once
