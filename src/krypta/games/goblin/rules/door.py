"""Goblin behind the door: which chapter decides on which act."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, inlined, kernel

from ..knowledge.imagine import imagine
from ..knowledge.observation import observe
from ..knowledge.outlook import outlook
from ..layout import (
    ACTS,
    FIRST_GATEKEEPER,
    FIRST_MONSTER,
    LEVELS,
    LORD_PLACE,
    NONE,
    OWN,
    PLACES,
    STARTING,
    WON,
    Phase,
    Reason,
    Verb,
    Zone,
)
from . import nature
from .aftermath import pawn_reward, wear_reward, why_wear
from .common import card_of
from .defiance import defy, spare, why_defy, why_spare
from .dungeon import turn_up
from .end import payoff
from .fight import begin_fight, discard, play_card, why_discard, why_fight, why_play
from .foresight import keep, why_keep
from .merchant import can_pay, choose_card, choose_potion, pay, visit, why_buy, why_pay, why_potion, why_visit
from .pile import draw, show_top
from .potions import drink_healing, drink_protection, drink_strength, why_healing, why_protection, why_strength
from .setup import begin, take_hero, why_hero
from .shuffle import put_in_place, shuffle_rest, why_place, why_shuffle
from .turn import revive, settle, stop, why_revive, why_stop

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
    if act < Verb.DEFY:
        return why_with_cards(s, c, act)
    if act < Verb.POTION:
        return why_in_fight(s, c, act)
    if act < Verb.BUY:
        return why_potion(s, act - Verb.POTION)
    if act < Verb.PAY:
        return why_buy(s, act - Verb.BUY + FIRST_MONSTER)
    if act < Verb.PLACE:
        return why_pay(s, act - Verb.PAY + FIRST_MONSTER)
    if act < Verb.SHUFFLE:
        return why_place(s, act - Verb.PLACE)
    if act == Verb.SHUFFLE:
        return why_shuffle(s)
    if act < Verb.FIRST:
        return why_hero(s, act - Verb.HERO)
    return int(Reason.NATURE_ONLY)


@inlined
def why_with_cards(s, c, act):
    """The turn's main decision, and what is done with single cards."""
    if act == Verb.STOP:
        return why_stop(s)
    if act < Verb.MERCHANT:
        return why_fight(s, c, act - Verb.FIGHT)
    if act == Verb.MERCHANT:
        return why_visit(s)
    if act == Verb.REVIVE:
        return why_revive(s, c)
    if act < Verb.DISCARD:
        return why_play(s, c, act - Verb.PLAY)
    if act < Verb.KEEP:
        return why_discard(s, act - Verb.DISCARD)
    return why_keep(s, act - Verb.KEEP)


@inlined
def why_in_fight(s, c, act):
    """Potions and abilities, and what becomes of the reward."""
    if act < Verb.SPARE:
        return why_defy(s, c, act - Verb.DEFY)
    if act < Verb.STRENGTH:
        return why_spare(s, c, (act - Verb.SPARE) // OWN, (act - Verb.SPARE) % OWN)
    if act < Verb.PROTECTION:
        return why_strength(s, c, act - Verb.STRENGTH)
    if act < Verb.HEALING:
        return why_protection(s, c, act - Verb.PROTECTION)
    if act == Verb.HEALING:
        return why_healing(s, c)
    return why_wear(s)


@door
def decide(s, c, options, weights):
    """All acts that are allowed now, ascending; each phase looks only where they can be."""
    if s.seat == NOBODY:
        return 0
    if s.seat == NATURE:
        return decide_nature(s, options, weights)
    phase = int(s.phase)
    if phase == Phase.TURN:
        return decide_turn(s, c, options)
    if phase == Phase.PLAY:
        return decide_play(s, c, options)
    if phase == Phase.TRIM:
        n = allowed_cards(s, c, Verb.DISCARD, Zone.HAND, options, 0)
        return allowed_potions(s, c, options, n)
    if phase == Phase.DEFY:
        n = allowed(s, c, Verb.STOP, Verb.FIGHT, options, 0)
        return allowed(s, c, Verb.DEFY, Verb.SPARE, options, n)
    if phase == Phase.SPARE:
        n = allowed(s, c, Verb.STOP, Verb.FIGHT, options, 0)
        n = allowed_cards(s, c, Verb.SPARE, Zone.PLAYED, options, n)
        return allowed_cards(s, c, Verb.SPARE + OWN, Zone.PLAYED, options, n)
    if phase == Phase.KEEP:
        return allowed_cards(s, c, Verb.KEEP, Zone.ASIDE, options, 0)
    if phase == Phase.ARRANGE:
        n = allowed(s, c, Verb.PLACE, Verb.PLACE + s.n_pile[s.drawer], options, 0)
        return allowed(s, c, Verb.SHUFFLE, Verb.HERO, options, n)
    if phase == Phase.BREATHE:
        n = allowed(s, c, Verb.STOP, Verb.FIGHT, options, 0)
        return allowed_potions(s, c, options, n)
    if phase == Phase.REWARD:
        return allowed(s, c, Verb.WEAR, Verb.POTION, options, 0)
    if phase == Phase.SHOP:
        return decide_shop(s, c, options)
    if phase == Phase.PAY:
        return allowed_won(s, c, Verb.PAY, options, 0)
    return allowed(s, c, Verb.HERO, Verb.FIRST, options, 0)


@inlined
def decide_nature(s, options, weights):
    n = 0
    for act in range(nature.first_act(s), nature.end_of_acts(s)):
        weight = nature.weight(s, act)
        if weight > 0:
            options[n] = act
            weights[n] = weight
            n += 1
    return n


@inlined
def decide_turn(s, c, options):
    n = 0
    for level in range(min(int(s.keys[s.turn]) + 1, LEVELS)):
        first = Verb.FIGHT + level * PLACES
        n = allowed(s, c, first, first + PLACES, options, n)
    n = allowed(s, c, Verb.FIGHT + LORD_PLACE, Verb.PLAY, options, n)
    return allowed_potions(s, c, options, n)


@inlined
def decide_play(s, c, options):
    n = allowed(s, c, Verb.STOP, Verb.FIGHT, options, 0)
    n = allowed_cards(s, c, Verb.PLAY, Zone.HAND, options, n)
    return allowed_potions(s, c, options, n)


@inlined
def decide_shop(s, c, options):
    n = allowed(s, c, Verb.STOP, Verb.FIGHT, options, 0)
    n = allowed_potions(s, c, options, n)
    if not can_pay(s):
        return n
    n = allowed(s, c, Verb.POTION, Verb.BUY, options, n)
    return allowed_won(s, c, Verb.BUY, options, n)


@kernel
def allowed_cards(s, c, verb, zone, options, n):
    """Among the player's own cards in that zone."""
    first = card_of(s, s.turn, 0)
    theirs = zone + int(s.turn)
    for own in range(STARTING):
        if s.zone[first + own] == theirs and why_player(s, c, verb + own) == Reason.OK:
            options[n] = verb + own
            n += 1
    for own in range(STARTING, OWN):
        if s.zone[own + WON] == theirs and why_player(s, c, verb + own) == Reason.OK:
            options[n] = verb + own
            n += 1
    return n


@kernel
def allowed_won(s, c, verb, options, n):
    """Among the cards that have been won."""
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        if s.zone[card] >= Zone.PAWNED:
            act = verb + card - FIRST_MONSTER
            if why_player(s, c, act) == Reason.OK:
                options[n] = act
                n += 1
    return n


@kernel
def allowed_potions(s, c, options, n):
    for potion in range(s.potion.shape[1]):
        if s.potion[s.turn, potion] != 0:
            return allowed(s, c, Verb.STRENGTH, Verb.WEAR, options, n)
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
    """Do the act, and then whatever needs no decision."""
    if act < Verb.DEFY:
        play_with_cards(s, c, act)
    elif act < Verb.POTION:
        play_in_fight(s, c, act)
    elif act < Verb.FIRST:
        play_choice(s, c, act)
    else:
        play_nature(s, c, act)
    settle(s, c)


@inlined
def play_with_cards(s, c, act):
    if act == Verb.STOP:
        stop(s, c)
    elif act < Verb.MERCHANT:
        begin_fight(s, c, act - Verb.FIGHT)
    elif act == Verb.MERCHANT:
        visit(s)
    elif act == Verb.REVIVE:
        revive(s, c)
    elif act < Verb.DISCARD:
        play_card(s, c, act - Verb.PLAY)
    elif act < Verb.KEEP:
        discard(s, act - Verb.DISCARD)
    else:
        keep(s, act - Verb.KEEP)


@inlined
def play_in_fight(s, c, act):
    if act < Verb.SPARE:
        defy(s, act - Verb.DEFY)
    elif act < Verb.STRENGTH:
        spare(s, c, (act - Verb.SPARE) // OWN, (act - Verb.SPARE) % OWN)
    elif act < Verb.PROTECTION:
        drink_strength(s, act - Verb.STRENGTH)
    elif act < Verb.HEALING:
        drink_protection(s, act - Verb.PROTECTION)
    elif act == Verb.HEALING:
        drink_healing(s, c)
    elif act == Verb.WEAR:
        wear_reward(s, c)
    else:
        pawn_reward(s, c)


@inlined
def play_choice(s, c, act):
    if act < Verb.BUY:
        choose_potion(s, act - Verb.POTION)
    elif act < Verb.PAY:
        choose_card(s, act - Verb.BUY + FIRST_MONSTER)
    elif act < Verb.PLACE:
        pay(s, c, act - Verb.PAY + FIRST_MONSTER)
    elif act < Verb.SHUFFLE:
        put_in_place(s, act - Verb.PLACE)
    elif act == Verb.SHUFFLE:
        shuffle_rest(s)
    else:
        take_hero(s, c, act - Verb.HERO)


@inlined
def play_nature(s, c, act):
    if act < Verb.REVEAL:
        begin(s, act - Verb.FIRST)
    elif act < Verb.DRAW:
        turn_up(s, c, act - Verb.REVEAL + FIRST_MONSTER)
    elif act < Verb.TOP:
        draw(s, c, card_of(s, s.drawer, act - Verb.DRAW))
    else:
        show_top(s, NONE if act == Verb.TOP else act - Verb.TOP - 1 + FIRST_MONSTER)
