"""G5.6: curses: which count against the fighter, and what they cancel."""

from krypta.core.kernel import kernel

from ..layout import EFFECT_CURSE, GEAR_CURSE, NONE, SLOTS, Gear, Kind


@kernel
def is_cursed(s, curse):
    """Whether the curse counts; G6.5: protection removes one."""
    return (int(s.curses) >> int(curse)) & 1 != 0


@kernel
def effect_cursed(s, effect):
    return is_cursed(s, EFFECT_CURSE + effect)


@kernel
def gear_cursed(s, slot):
    """Whether a curse cancels what the fighter wears there."""
    return s.foe != NONE and is_cursed(s, GEAR_CURSE + slot)


@kernel
def from_gear(s, c, seat, what):
    """G6.1: the sum that a player's equipment gives, without what a curse cancels."""
    total = 0
    for slot in range(SLOTS):
        card = int(s.worn[seat, slot])
        if card != NONE and not (seat == s.turn and gear_cursed(s, slot)):
            total += int(c.gear[card, what])
    return total


@kernel
def hand_limit(s, c, seat):
    """G5.7.4: four, and the bonuses that count now."""
    return int(c.full_hand) + from_gear(s, c, seat, Gear.HAND)


@kernel
def slot_of(c, card):
    """Where equipment is worn: the slots are in the order of the kinds."""
    return int(c.kind[card]) - int(Kind.WEAPON)
