"""G5.1 to G5.5: choosing a monster, and playing cards in a chain."""

from krypta.core.kernel import inlined, kernel

from ..layout import (
    AT_END,
    CURSES,
    EFFECTS_ON_CARD,
    LEVELS,
    LORD_PLACE,
    NONE,
    OWN,
    PLACES,
    SLOTS,
    Colour,
    Effect,
    Event,
    Gear,
    Hero,
    Phase,
    Place,
    Reason,
    Stage,
    Zone,
)
from .common import able, ask, card_of, hand_size, holds, tell, wrong_moment
from .curses import hand_limit, is_cursed
from .defiance import defies, has_effect_to_name
from .dungeon import monster_at
from .lives import heal
from .potions import why_healing, why_protection, why_strength
from .totals import counts


@kernel
def why_fight(s, c, place):
    """G5.1, G5.2: which monsters may be fought."""
    if s.phase != Phase.TURN:
        return wrong_moment(s)
    keys = int(s.keys[s.turn])
    if place == LORD_PLACE:
        return int(Reason.OK if keys == LEVELS else Reason.LORD_CLOSED)
    level = place // PLACES
    where = place % PLACES
    if keys < level:
        return int(Reason.LEVEL_CLOSED)
    if where == Place.GATE and keys > level:
        return int(Reason.HAS_KEY)
    if where == Place.STACK and c.stack_is_open == 0:
        return int(Reason.STACK_CLOSED)
    if monster_at(s, place) == NONE:
        return int(Reason.NO_MONSTER)
    return int(Reason.OK)


@kernel
def begin_fight(s, c, place):
    s.foe_place = place
    s.foe = monster_at(s, place)
    s.curses = c.curses[s.foe]
    s.stage = Stage.FIGHT
    tell(s, Event.FIGHTS, s.turn, s.foe, 0, 0)


@inlined
def fight_on(s, c):
    """Ask the fighter for the next decision; True if there is none and the fight is over."""
    if s.asks_defy != 0:
        ask(s, s.turn, Phase.DEFY)
        return False
    if must_trim(s, c):
        ask(s, s.turn, Phase.TRIM)
        return False
    ask(s, s.turn, Phase.PLAY)
    return not can_go_on(s, c)


@kernel
def can_go_on(s, c):
    """G5.7: whether the fighter can do anything other than stop."""
    theirs = Zone.HAND + int(s.turn)
    for own in range(OWN):
        if s.zone[card_of(s, s.turn, own)] == theirs and why_play(s, c, own) == Reason.OK:
            return True
    for effect in range(AT_END):
        if why_strength(s, c, effect) == Reason.OK:
            return True
    for curse in range(CURSES):
        if why_protection(s, c, curse) == Reason.OK:
            return True
    return why_healing(s, c) == Reason.OK


# -- G5.3: a hand bonus that the monster's curse cancels


@kernel
def must_trim(s, c):
    """Whether, before the first card, a curse cancels a hand bonus and the hand is larger than the remaining limit."""
    if s.n_played > 0:
        return False
    limit = hand_limit(s, c, s.turn)
    return limit < full_limit(s, c, s.turn) and hand_size(s, s.turn) > limit


@kernel
def full_limit(s, c, seat):
    """The hand limit without any curse."""
    limit = int(c.full_hand)
    for slot in range(SLOTS):
        if s.worn[seat, slot] != NONE:
            limit += int(c.gear[s.worn[seat, slot], Gear.HAND])
    return limit


@kernel
def why_discard(s, own):
    if s.phase != Phase.TRIM:
        return wrong_moment(s)
    if not holds(s, s.turn, own):
        return int(Reason.NOT_HELD)
    return int(Reason.OK)


@kernel
def discard(s, own):
    card = card_of(s, s.turn, own)
    s.zone[card] = Zone.DISCARD + s.turn
    tell(s, Event.TRIMMED, s.turn, card, 0, 0)


# -- G5.4: the chain


@kernel
def why_play(s, c, own):
    if s.phase != Phase.PLAY:
        return wrong_moment(s)
    if not holds(s, s.turn, own):
        return int(Reason.NOT_HELD)
    colour = int(c.colour[card_of(s, s.turn, own)])
    if is_cursed(s, colour) and not defies(s, c, s.used):
        return int(Reason.COLOUR_CURSED)
    if not follows(s, c, colour) and not follows_by_ability(s, c, colour, s.n_played, s.used):
        return int(Reason.DOES_NOT_FOLLOW)
    return int(Reason.OK)


@kernel
def follows(s, c, colour):
    """G5.4: the first card may be of any colour, each next one of a colour that the card before it names."""
    return s.n_played == 0 or names(c, s.played[s.n_played - 1], colour)


@kernel
def names(c, before, colour):
    """Whether a card names the colour as one that may follow it."""
    return (int(c.follows[before]) >> colour) & 1 != 0


@kernel
def follows_by_ability(s, c, colour, n_played, used):
    """G9.1: Argentus, a blue card once a fight; G9.4: Victorius, any second card."""
    return slips_in(s, c, colour, used) or (n_played == 1 and able(s, c, Hero.VICTORIUS))


@kernel
def slips_in(s, c, colour, used):
    """G9.1: whether Argentus may play this card out of the chain."""
    return colour == Colour.BLUE and used == 0 and able(s, c, Hero.ARGENTUS)


@kernel
def spends(s, c, colour):
    """G9.1, G9.5: whether only a once-per-fight ability allows a card of that colour now."""
    if is_cursed(s, colour):
        return defies(s, c, s.used)
    return not follows(s, c, colour) and slips_in(s, c, colour, s.used)


@kernel
def play_card(s, c, own):
    card = card_of(s, s.turn, own)
    s.zone[card] = Zone.PLAYED + s.turn
    tell(s, Event.PLAYED, s.turn, card, 0, 0)
    colour = int(c.colour[card])
    if not follows(s, c, colour):
        s.used = 1
        tell(s, Event.OUT_OF_CHAIN, s.turn, colour, 0, 0)
    if is_cursed(s, colour):
        s.used = 1
        tell(s, Event.DEFIED, s.turn, colour, 0, 0)
    s.played[s.n_played] = card
    s.n_played += 1
    s.effect = EFFECTS_ON_CARD - 1
    s.asks_defy = 1 if defies(s, c, s.used) and has_effect_to_name(s, c, card) else 0


@kernel
def resolve_effect(s, c):
    """G5.5: draw and heal happen at once, from right to left; attack and defence count at the end."""
    at = int(s.n_played) - 1
    card = int(s.played[at])
    effect = int(c.printed[card, s.effect])
    s.effect -= 1
    if effect == NONE or not counts(s, effect, at):
        return
    if effect == Effect.HEAL:
        heal(s, c, s.turn, c.gives[card, effect])
    elif effect == Effect.DRAW:
        s.drawer = s.turn
        s.draws = c.gives[card, effect]
