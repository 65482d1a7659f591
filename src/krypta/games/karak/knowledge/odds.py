"""The chance to win a fight, exact over the dice."""

from krypta.core.kernel import kernel

from ..layout import FACES, LEAST_AGAIN, NOTHING, Hero, Item
from ..rules.common import able
from ..rules.fight import bonus


@kernel
def ways_above(need, lowest):
    """How many throws of two dice, each showing at least `lowest`, add up to more than `need`."""
    ways = 0
    for one in range(lowest, FACES + 1):
        for other in range(lowest, FACES + 1):
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
        return ways_above(need, LEAST_AGAIN) / 25.0  # K8.5: ones are rolled again
    return ways_above(need, 1) / 36.0


@kernel
def chance_in_all(s, c, seat, strength):
    """The chance if the hero uses everything it has: bolts, Xanros' life, Horan's second roll."""
    extra = int(s.holds[seat, Item.BOLT])
    if able(s, seat, Hero.XANROS):
        extra += 1
    once = chance(s, c, seat, strength, extra)
    in_fight = s.turn == seat and s.foe != NOTHING
    if able(s, seat, Hero.HORAN) and not (in_fight and s.rerolled != 0):
        return 1.0 - (1.0 - once) * (1.0 - once)
    return once
