"""Karak behind the door: dispatches each act to its chapter."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, inlined, kernel

from ..knowledge.features import features
from ..knowledge.observation import observe
from ..knowledge.outlook import outlook
from ..layout import ACTS, FOUNTAINS, LEAST_AGAIN, VERB_OF, WIDTH_OF, Item, Phase, Reason, Verb
from . import nature
from .curse import curse, why_curse
from .discovery import draw_tile, draw_token, keep, lay, why_keep, why_lay
from .end import payoff
from .equipment import cast, open_chest, take, why_cast, why_open, why_take
from .fight import (
    begin_fight,
    bolt,
    reroll,
    resolve,
    roll,
    roll_one_again,
    sacrifice,
    sneak,
    why_bolt,
    why_fight,
    why_reroll,
    why_resolve,
    why_sacrifice,
    why_sneak,
)
from .lives import revive, why_revive
from .loot import leave, why_leave
from .movement import go, portal, why_go, why_portal
from .setup import begin, roll_for_first, take_hero, why_hero
from .swap import swap, why_swap
from .turn import settle, stop, why_stop

__all__ = ["decide", "features", "imagine", "observe", "outlook", "payoff", "play", "why"]


@door
def why(s, c, act):
    """OK, or the reason that forbids the act now."""
    if act < 0 or act >= ACTS:
        return int(Reason.NOT_AN_ACT)
    if s.seat == NOBODY:
        return int(Reason.OVER)
    verb = int(VERB_OF[act])
    if s.seat == NATURE:
        return why_nature(s, verb, act - verb)
    return why_player(s, c, verb, act - verb)


@kernel
def why_nature(s, verb, argument):
    if nature.weight(s, verb, argument) > 0:
        return int(Reason.OK)
    if verb == Verb.HERO and s.phase == Phase.HERO:
        return why_hero(s, argument)
    return int(Reason.CANNOT_COME if nature.is_natures(verb) else Reason.NATURE_FIRST)


@kernel
def why_player(s, c, verb, argument):
    if verb == Verb.STOP:
        return why_stop(s)
    if verb == Verb.GO:
        return why_go(s, c, argument)
    if verb == Verb.PORTAL:
        return why_portal(s, c, argument)
    if verb == Verb.TAKE:
        return why_take(s, c)
    if verb == Verb.OPEN:
        return why_open(s, c)
    if verb == Verb.CAST:
        return why_cast(s, c, argument // FOUNTAINS, argument % FOUNTAINS)
    if verb == Verb.SWAP:
        return why_swap(s, c, argument)
    if verb == Verb.FIGHT:
        return why_fight(s, c)
    if verb == Verb.SNEAK:
        return why_sneak(s, c)
    if verb == Verb.LAY:
        return why_lay(s, c, argument)
    if verb == Verb.KEEP:
        return why_keep(s, c, argument)
    if verb == Verb.REROLL:
        return why_reroll(s, c)
    if verb == Verb.BOLT:
        return why_bolt(s, c)
    if verb == Verb.SACRIFICE:
        return why_sacrifice(s, c)
    if verb == Verb.RESOLVE:
        return why_resolve(s, c)
    if verb == Verb.LEAVE:
        return why_leave(s, c, argument)
    if verb == Verb.CURSE:
        return why_curse(s, c, argument)
    if verb == Verb.REVIVE:
        return why_revive(s, c, argument)
    if verb == Verb.HERO:
        return why_hero(s, argument)
    return int(Reason.NATURE_ONLY)


@door
def decide(s, c, options, weights):
    """All acts that are allowed now, ascending; each phase tries only the verbs that are possible in it."""
    if s.seat == NOBODY:
        return 0
    if s.seat == NATURE:
        return decide_nature(s, options, weights)
    phase = int(s.phase)
    if phase == Phase.MOVE:
        return decide_move(s, c, options)
    if phase == Phase.LAY:
        return allowed(s, c, Verb.LAY, options, 0)
    if phase == Phase.KEEP:
        return allowed(s, c, Verb.KEEP, options, 0)
    if phase == Phase.MEET:
        n = allowed(s, c, Verb.FIGHT, options, 0)
        return allowed(s, c, Verb.SNEAK, options, n)
    if phase == Phase.STRIKE:
        return decide_strike(s, c, options)
    if phase == Phase.LEAVE:
        return allowed(s, c, Verb.LEAVE, options, 0)
    if phase == Phase.CURSE:
        return allowed(s, c, Verb.CURSE, options, 0)
    if phase == Phase.REVIVE:
        return allowed(s, c, Verb.REVIVE, options, 0)
    return allowed(s, c, Verb.HERO, options, 0)


@kernel
def decide_nature(s, options, weights):
    phase = int(s.phase)
    if phase == Phase.HERO:
        return possible(s, Verb.HERO, options, weights)
    if phase == Phase.FIRST_LOT:
        return possible(s, Verb.FIRST, options, weights)
    if phase == Phase.DRAW_TILE:
        return possible(s, Verb.TILE, options, weights)
    if phase == Phase.DRAW_TOKEN:
        return possible(s, Verb.TOKEN, options, weights)
    if phase == Phase.ROLL_ONE:
        return possible(s, Verb.AGAIN, options, weights)
    return possible(s, Verb.ROLL, options, weights)


@inlined
def possible(s, verb, options, weights):
    """Write the verb's possible acts with their weights; returns how many there are."""
    n = 0
    first = int(verb)
    for argument in range(WIDTH_OF[first]):
        weight = nature.weight(s, first, argument)
        if weight > 0:
            options[n] = first + argument
            weights[n] = weight
            n += 1
    return n


@kernel
def decide_move(s, c, options):
    n = allowed(s, c, Verb.STOP, options, 0)
    n = allowed(s, c, Verb.GO, options, n)
    n = allowed(s, c, Verb.PORTAL, options, n)
    n = allowed(s, c, Verb.TAKE, options, n)
    n = allowed(s, c, Verb.OPEN, options, n)
    if s.holds[s.turn, Item.HEALING] > 0:
        n = allowed(s, c, Verb.CAST, options, n)
    if s.steps == 0:
        n = allowed(s, c, Verb.SWAP, options, n)
        n = allowed(s, c, Verb.FIGHT, options, n)
    return n


@kernel
def decide_strike(s, c, options):
    n = allowed(s, c, Verb.REROLL, options, 0)
    n = allowed(s, c, Verb.BOLT, options, n)
    n = allowed(s, c, Verb.SACRIFICE, options, n)
    return allowed(s, c, Verb.RESOLVE, options, n)


@kernel
def allowed(s, c, verb, options, n):
    """Append the verb's acts that are allowed; returns the new number of options."""
    for argument in range(WIDTH_OF[verb]):
        if why_player(s, c, verb, argument) == Reason.OK:
            options[n] = verb + argument
            n += 1
    return n


@door
def play(s, c, act):
    """Play the act, then pass the turn on if it is over."""
    verb = int(VERB_OF[act])
    if nature.is_natures(verb):
        play_nature(s, c, verb, act - verb)
    else:
        play_player(s, c, verb, act - verb)
    settle(s, c)


@kernel
def play_player(s, c, verb, argument):
    if verb == Verb.STOP:
        stop(s)
    elif verb == Verb.GO:
        go(s, c, argument)
    elif verb == Verb.PORTAL:
        portal(s, c, argument)
    elif verb == Verb.TAKE:
        take(s, c)
    elif verb == Verb.OPEN:
        open_chest(s, c)
    elif verb == Verb.CAST:
        cast(s, c, argument // FOUNTAINS, argument % FOUNTAINS)
    elif verb == Verb.SWAP:
        swap(s, c, argument)
    elif verb == Verb.FIGHT:
        begin_fight(s, c)
    elif verb == Verb.SNEAK:
        sneak(s, c)
    elif verb == Verb.LAY:
        lay(s, c, argument)
    elif verb == Verb.KEEP:
        keep(s, c, argument)
    elif verb == Verb.REROLL:
        reroll(s, c)
    elif verb == Verb.BOLT:
        bolt(s, c)
    elif verb == Verb.SACRIFICE:
        sacrifice(s, c)
    elif verb == Verb.RESOLVE:
        resolve(s, c)
    elif verb == Verb.LEAVE:
        leave(s, c, argument)
    elif verb == Verb.CURSE:
        curse(s, argument)
    elif verb == Verb.REVIVE:
        revive(s, c, argument)
    elif verb == Verb.HERO:
        take_hero(s, c, argument)


@kernel
def play_nature(s, c, verb, argument):
    if verb == Verb.FIRST:
        begin(s, c, argument)
    elif verb == Verb.ROLL:
        if s.phase == Phase.FIRST_ROLL:
            roll_for_first(s, c, argument)
        else:
            roll(s, c, argument)
    elif verb == Verb.AGAIN:
        roll_one_again(s, c, argument + LEAST_AGAIN)
    elif verb == Verb.TILE:
        draw_tile(s, c, argument)
    elif verb == Verb.TOKEN:
        draw_token(s, c, argument)


@door
def imagine(s, c, seat, rng):
    """Change nothing: pile and bag are multisets that everyone can count, so there is only one consistent world."""
