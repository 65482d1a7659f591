"""Karak behind the door: which chapter decides on which act."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, kernel

from ..knowledge.observation import observe
from ..knowledge.outlook import outlook
from ..layout import ACTS, FOUNTAINS, Item, Phase, Reason, Verb
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

__all__ = ["decide", "imagine", "observe", "outlook", "payoff", "play", "why"]


@door
def why(s, c, act):
    """OK, or the reason that forbids the act now."""
    if act < 0 or act >= ACTS:
        return int(Reason.NOT_AN_ACT)
    if s.seat == NOBODY:
        return int(Reason.OVER)
    if s.seat == NATURE:
        if nature.weight(s, act) > 0:
            return int(Reason.OK)
        if Verb.HERO <= act < Verb.FIRST and s.phase == Phase.HERO:
            return why_hero(s, act - Verb.HERO)
        return int(Reason.CANNOT_COME if act >= Verb.FIRST else Reason.NATURE_FIRST)
    return why_player(s, c, act)


@kernel
def why_player(s, c, act):
    if act < Verb.FIGHT:
        return why_in_turn(s, c, act)
    if act == Verb.FIGHT:
        return why_fight(s, c)
    if act == Verb.SNEAK:
        return why_sneak(s, c)
    if act < Verb.KEEP:
        return why_lay(s, c, act - Verb.LAY)
    if act < Verb.REROLL:
        return why_keep(s, c, act - Verb.KEEP)
    if act == Verb.REROLL:
        return why_reroll(s, c)
    if act == Verb.BOLT:
        return why_bolt(s, c)
    if act == Verb.SACRIFICE:
        return why_sacrifice(s, c)
    if act == Verb.RESOLVE:
        return why_resolve(s, c)
    if act < Verb.CURSE:
        return why_leave(s, c, act - Verb.LEAVE)
    if act < Verb.REVIVE:
        return why_curse(s, c, act - Verb.CURSE)
    if act < Verb.HERO:
        return why_revive(s, c, act - Verb.REVIVE)
    if act < Verb.FIRST:
        return why_hero(s, act - Verb.HERO)
    return int(Reason.NATURE_ONLY)


@kernel
def why_in_turn(s, c, act):
    """The acts of a turn's main decision."""
    if act == Verb.STOP:
        return why_stop(s)
    if act < Verb.PORTAL:
        return why_go(s, c, act - Verb.GO)
    if act < Verb.TAKE:
        return why_portal(s, c, act - Verb.PORTAL)
    if act == Verb.TAKE:
        return why_take(s, c)
    if act == Verb.OPEN:
        return why_open(s, c)
    if act < Verb.SWAP:
        return why_cast(s, c, (act - Verb.CAST) // FOUNTAINS, (act - Verb.CAST) % FOUNTAINS)
    return why_swap(s, c, act - Verb.SWAP)


@door
def decide(s, c, options, weights):
    """All acts that are allowed now, ascending; each phase looks only where they can be."""
    if s.seat == NOBODY:
        return 0
    if s.seat == NATURE:
        return decide_nature(s, options, weights)
    phase = int(s.phase)
    if phase == Phase.MOVE:
        return decide_move(s, c, options)
    if phase == Phase.LAY:
        return allowed(s, c, Verb.LAY, Verb.KEEP, options, 0)
    if phase == Phase.KEEP:
        return allowed(s, c, Verb.KEEP, Verb.REROLL, options, 0)
    if phase == Phase.MEET:
        return allowed(s, c, Verb.FIGHT, Verb.LAY, options, 0)
    if phase == Phase.STRIKE:
        return allowed(s, c, Verb.REROLL, Verb.LEAVE, options, 0)
    if phase == Phase.LEAVE:
        return allowed(s, c, Verb.LEAVE, Verb.CURSE, options, 0)
    if phase == Phase.CURSE:
        return allowed(s, c, Verb.CURSE, Verb.REVIVE, options, 0)
    if phase == Phase.REVIVE:
        return allowed(s, c, Verb.REVIVE, Verb.HERO, options, 0)
    return allowed(s, c, Verb.HERO, Verb.FIRST, options, 0)


@kernel
def decide_nature(s, options, weights):
    n = 0
    act = nature.first_act(s)
    end = act + width_of_nature(act)
    while act < end:
        weight = nature.weight(s, act)
        if weight > 0:
            options[n] = act
            weights[n] = weight
            n += 1
        act += 1
    return n


@kernel
def width_of_nature(first):
    """How many acts the verb has."""
    if first == Verb.HERO:
        return int(Verb.FIRST) - int(Verb.HERO)
    if first == Verb.FIRST:
        return int(Verb.ROLL) - int(Verb.FIRST)
    if first == Verb.ROLL:
        return int(Verb.AGAIN) - int(Verb.ROLL)
    if first == Verb.AGAIN:
        return int(Verb.TILE) - int(Verb.AGAIN)
    if first == Verb.TILE:
        return int(Verb.TOKEN) - int(Verb.TILE)
    return ACTS - int(Verb.TOKEN)


@kernel
def decide_move(s, c, options):
    n = allowed(s, c, Verb.STOP, Verb.CAST, options, 0)
    if s.holds[s.turn, Item.HEALING] > 0:
        n = allowed(s, c, Verb.CAST, Verb.SWAP, options, n)
    if s.steps == 0:
        n = allowed(s, c, Verb.SWAP, Verb.SNEAK, options, n)
    return n


@kernel
def allowed(s, c, first, end, options, n):
    """Append the allowed acts from `first` up to `end`; how many there are now."""
    for act in range(first, end):
        if why_player(s, c, act) == Reason.OK:
            options[n] = act
            n += 1
    return n


@door
def play(s, c, act):
    """Do the act, then pass the turn on if it is over."""
    if act < Verb.FIGHT:
        play_in_turn(s, c, act)
    elif act < Verb.LEAVE:
        play_in_room(s, c, act)
    elif act < Verb.FIRST:
        play_choice(s, c, act)
    else:
        play_nature(s, c, act)
    settle(s, c)


@kernel
def play_in_turn(s, c, act):
    if act == Verb.STOP:
        stop(s)
    elif act < Verb.PORTAL:
        go(s, c, act - Verb.GO)
    elif act < Verb.TAKE:
        portal(s, c, act - Verb.PORTAL)
    elif act == Verb.TAKE:
        take(s, c)
    elif act == Verb.OPEN:
        open_chest(s, c)
    elif act < Verb.SWAP:
        cast(s, c, (act - Verb.CAST) // FOUNTAINS, (act - Verb.CAST) % FOUNTAINS)
    else:
        swap(s, c, act - Verb.SWAP)


@kernel
def play_in_room(s, c, act):
    if act == Verb.FIGHT:
        begin_fight(s, c)
    elif act == Verb.SNEAK:
        sneak(s, c)
    elif act < Verb.KEEP:
        lay(s, c, act - Verb.LAY)
    elif act < Verb.REROLL:
        keep(s, c, act - Verb.KEEP)
    elif act == Verb.REROLL:
        reroll(s, c)
    elif act == Verb.BOLT:
        bolt(s, c)
    elif act == Verb.SACRIFICE:
        sacrifice(s, c)
    else:
        resolve(s, c)


@kernel
def play_choice(s, c, act):
    if act < Verb.CURSE:
        leave(s, c, act - Verb.LEAVE)
    elif act < Verb.REVIVE:
        curse(s, act - Verb.CURSE)
    elif act < Verb.HERO:
        revive(s, c, act - Verb.REVIVE)
    else:
        take_hero(s, c, act - Verb.HERO)


@kernel
def play_nature(s, c, act):
    if act < Verb.ROLL:
        begin(s, c, act - Verb.FIRST)
    elif act < Verb.AGAIN:
        if s.phase == Phase.FIRST_ROLL:
            roll_for_first(s, c, act - Verb.ROLL)
        else:
            roll(s, c, act - Verb.ROLL)
    elif act < Verb.TILE:
        roll_one_again(s, c, act - Verb.AGAIN + 2)
    elif act < Verb.TOKEN:
        draw_tile(s, c, act - Verb.TILE)
    else:
        draw_token(s, c, act - Verb.TOKEN)


@door
def imagine(s, c, seat, rng):
    """Karak hides nothing: pile and bag are multisets that all can count, so there is one consistent world."""
