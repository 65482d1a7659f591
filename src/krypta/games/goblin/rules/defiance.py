"""G9.5: Xanros, once a fight: a card of a cursed colour, or one cursed effect of one card."""

from krypta.core.kernel import kernel

from ..layout import AT_END, EFFECT_CURSE, EFFECTS, NONE, Effect, Event, Hero, Phase, Reason, Stage
from .common import able, ask, card_of, tell, wrong_moment
from .curses import effect_cursed
from .totals import amount, largest_cursed


@kernel
def defies(s, c, used):
    return used == 0 and able(s, c, Hero.XANROS)


# -- draw and heal, when the card is played


@kernel
def is_named_when_laid(c, effect):
    """Draw and heal happen at once; attack and defence count at the end (G5.5), and are named there."""
    return effect >= AT_END or c.names_when_laid != 0


@kernel
def has_effect_to_name(s, c, card):
    for effect in range(EFFECTS):
        if c.gives[card, effect] > 0 and effect_cursed(s, effect) and is_named_when_laid(c, effect):
            return True
    return False


@kernel
def why_defy(s, c, effect):
    if s.stage == Stage.FIGHT and able(s, c, Hero.XANROS) and not is_named_when_laid(c, effect):
        return int(Reason.COUNTS_AT_END)
    if s.phase != Phase.DEFY:
        return wrong_moment(s)
    if c.gives[s.played[s.n_played - 1], effect] == 0:
        return int(Reason.NO_SUCH_EFFECT)
    if not effect_cursed(s, effect):
        return int(Reason.NOT_CURSED)
    return int(Reason.OK)


@kernel
def defy(s, effect):
    s.asks_defy = 0
    let_count(s, s.n_played - 1, effect)
    tell(s, Event.DEFIED, s.turn, EFFECT_CURSE + effect, 0, 0)


@kernel
def let_count(s, at, effect):
    """Let that effect of the chain's card count, and no other in this fight."""
    s.used = 1
    s.defied_at = at
    s.defied = effect


# -- attack and defence, when no more cards are played


@kernel
def can_spare(s, c):
    """Whether he may still name an attack or a defence of the chain that a curse cancels."""
    if c.names_when_laid != 0 or not defies(s, c, s.used):
        return False
    return largest_cursed(s, c, Effect.ATTACK) > 0 or largest_cursed(s, c, Effect.DEFENCE) > 0


@kernel
def ask_what_counts(s, c):
    """Ask Xanros what counts; True if there is anything to choose."""
    ask(s, s.turn, Phase.SPARE)
    return can_spare(s, c)


@kernel
def why_spare(s, c, effect, own):
    if s.phase != Phase.SPARE:
        return wrong_moment(s)
    at = place_in_chain(s, card_of(s, s.turn, own))
    if at == NONE:
        return int(Reason.NOT_LAID)
    if c.gives[s.played[at], effect] == 0:
        return int(Reason.NO_SUCH_EFFECT)
    if not effect_cursed(s, effect):
        return int(Reason.NOT_CURSED)
    return int(Reason.OK)


@kernel
def spare(s, c, effect, own):
    """Let a cursed attack or defence count; G6.4: if strength has doubled it, it counts doubled."""
    at = place_in_chain(s, card_of(s, s.turn, own))
    let_count(s, at, effect)
    tell(s, Event.SPARED, s.turn, s.played[at], effect, amount(s, c, effect, at))


@kernel
def place_in_chain(s, card):
    for at in range(s.n_played):
        if s.played[at] == card:
            return at
    return NONE
