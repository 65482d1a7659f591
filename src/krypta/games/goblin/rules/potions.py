"""G6.3 to G6.6: potions."""

from krypta.core.kernel import kernel

from ..layout import Event, Phase, Potion, Reason
from .common import tell, wrong_moment
from .curses import is_cursed
from .lives import heal


@kernel
def has(s, potion):
    return s.potion[s.turn, potion] != 0


@kernel
def drink(s, potion):
    """G6.3: single use, then back to the merchant."""
    s.potion[s.turn, potion] = 0
    s.stock[potion] += 1


@kernel
def why_strength(s, c, effect):
    """G6.4: attack or defence of the action card just played."""
    if s.phase != Phase.PLAY:
        return wrong_moment(s)
    if not has(s, Potion.STRENGTH):
        return int(Reason.NO_POTION)
    if s.n_played == 0:
        return int(Reason.NO_CARD_PLAYED)
    if c.gives[s.played[s.n_played - 1], effect] == 0:
        return int(Reason.NO_SUCH_EFFECT)
    return int(Reason.OK)


@kernel
def drink_strength(s, effect):
    drink(s, Potion.STRENGTH)
    s.doubled_at = s.n_played - 1
    s.doubled = effect
    tell(s, Event.STRENGTH, s.turn, s.played[s.doubled_at], effect, 0)


@kernel
def why_protection(s, c, curse):
    """G6.5: one curse of the monster; drunk before the first card it also saves the hand (G5.3)."""
    if s.phase != Phase.PLAY and s.phase != Phase.TRIM:
        return wrong_moment(s)
    if not has(s, Potion.PROTECTION):
        return int(Reason.NO_POTION)
    if not is_cursed(s, curse):
        return int(Reason.NOT_CURSED)
    return int(Reason.OK)


@kernel
def drink_protection(s, curse):
    drink(s, Potion.PROTECTION)
    s.curses = int(s.curses) & ~(1 << curse)
    tell(s, Event.PROTECTION, s.turn, curse, 0, 0)


@kernel
def why_healing(s, c):
    """G6.6: cs at any time of one's turn, de and fr only in the fight; never after the last life was lost."""
    phase = int(s.phase)
    in_fight = phase == Phase.PLAY or phase == Phase.TRIM or phase == Phase.BREATHE
    if not in_fight and phase != Phase.TURN and phase != Phase.SHOP:
        return wrong_moment(s)
    if not has(s, Potion.HEALING):
        return int(Reason.NO_POTION)
    if not in_fight and c.heals_anywhere == 0:
        return int(Reason.HEAL_IN_FIGHT)
    if s.lives[s.turn] >= c.full_lives:
        return int(Reason.HEALTHY)
    return int(Reason.OK)


@kernel
def drink_healing(s, c):
    drink(s, Potion.HEALING)
    tell(s, Event.HEALING, s.turn, 0, 0, 0)
    heal(s, c, s.turn, c.full_lives)
