"""Goblin behind the door: dispatches each act to its chapter."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, inlined, kernel

from ..knowledge.features import features
from ..knowledge.imagine import imagine
from ..knowledge.observation import observe
from ..knowledge.outlook import outlook
from ..layout import (
    ACTS,
    FIRST_GATEKEEPER,
    FIRST_MONSTER,
    LEVELS,
    LORD_PLACE,
    OWN,
    PLACES,
    STARTING,
    VERB_OF,
    WIDTH_OF,
    WON,
    Effect,
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
    if verb == Verb.FIGHT:
        return why_fight(s, c, argument)
    if verb == Verb.MERCHANT:
        return why_visit(s)
    if verb == Verb.REVIVE:
        return why_revive(s, c)
    if verb == Verb.PLAY:
        return why_play(s, c, argument)
    if verb == Verb.DISCARD:
        return why_discard(s, argument)
    if verb == Verb.KEEP:
        return why_keep(s, argument)
    if verb == Verb.DEFY:
        return why_defy(s, c, argument)
    if verb == Verb.SPARE:
        return why_spare(s, c, argument // OWN, argument % OWN)
    if verb == Verb.STRENGTH:
        return why_strength(s, c, argument)
    if verb == Verb.PROTECTION:
        return why_protection(s, c, argument)
    if verb == Verb.HEALING:
        return why_healing(s, c)
    if verb == Verb.WEAR or verb == Verb.PAWN:
        return why_wear(s)
    if verb == Verb.POTION:
        return why_potion(s, argument)
    if verb == Verb.BUY:
        return why_buy(s, FIRST_MONSTER + argument)
    if verb == Verb.PAY:
        return why_pay(s, FIRST_MONSTER + argument)
    if verb == Verb.PLACE:
        return why_place(s, argument)
    if verb == Verb.SHUFFLE:
        return why_shuffle(s)
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
    if phase == Phase.TURN:
        return decide_turn(s, c, options)
    if phase == Phase.PLAY:
        return decide_play(s, c, options)
    if phase == Phase.TRIM:
        n = allowed_cards(s, c, Verb.DISCARD, Zone.HAND, options, 0)
        return allowed_drinks(s, c, options, n)
    if phase == Phase.DEFY:
        n = allowed(s, c, Verb.STOP, options, 0)
        return allowed(s, c, Verb.DEFY, options, n)
    if phase == Phase.SPARE:
        return decide_spare(s, c, options)
    if phase == Phase.KEEP:
        return allowed_cards(s, c, Verb.KEEP, Zone.ASIDE, options, 0)
    if phase == Phase.ARRANGE:
        n = allowed_among(s, c, Verb.PLACE, 0, s.n_pile[s.drawer], options, 0)
        return allowed(s, c, Verb.SHUFFLE, options, n)
    if phase == Phase.BREATHE:
        n = allowed(s, c, Verb.STOP, options, 0)
        return allowed_drinks(s, c, options, n)
    if phase == Phase.REWARD:
        n = allowed(s, c, Verb.WEAR, options, 0)
        return allowed(s, c, Verb.PAWN, options, n)
    if phase == Phase.SHOP:
        return decide_shop(s, c, options)
    if phase == Phase.PAY:
        return allowed_rewards(s, c, Verb.PAY, options, 0)
    return allowed(s, c, Verb.HERO, options, 0)


@inlined
def decide_nature(s, options, weights):
    n = 0
    verb = nature.verb_now(s)
    for argument in range(nature.first_argument(s, verb), nature.end_of_arguments(s, verb)):
        weight = nature.weight(s, verb, argument)
        if weight > 0:
            options[n] = verb + argument
            weights[n] = weight
            n += 1
    return n


@inlined
def decide_turn(s, c, options):
    n = 0
    for level in range(min(int(s.keys[s.turn]) + 1, LEVELS)):
        n = allowed_among(s, c, Verb.FIGHT, level * PLACES, (level + 1) * PLACES, options, n)
    n = allowed_among(s, c, Verb.FIGHT, LORD_PLACE, LORD_PLACE + 1, options, n)
    n = allowed(s, c, Verb.MERCHANT, options, n)
    n = allowed(s, c, Verb.REVIVE, options, n)
    return allowed_drinks(s, c, options, n)


@inlined
def decide_play(s, c, options):
    n = allowed(s, c, Verb.STOP, options, 0)
    n = allowed_cards(s, c, Verb.PLAY, Zone.HAND, options, n)
    return allowed_drinks(s, c, options, n)


@inlined
def decide_spare(s, c, options):
    n = allowed(s, c, Verb.STOP, options, 0)
    n = allowed_cards(s, c, Verb.SPARE + Effect.ATTACK * OWN, Zone.PLAYED, options, n)
    return allowed_cards(s, c, Verb.SPARE + Effect.DEFENCE * OWN, Zone.PLAYED, options, n)


@inlined
def decide_shop(s, c, options):
    n = allowed(s, c, Verb.STOP, options, 0)
    n = allowed_drinks(s, c, options, n)
    if not can_pay(s):
        return n
    n = allowed(s, c, Verb.POTION, options, n)
    return allowed_rewards(s, c, Verb.BUY, options, n)


@kernel
def allowed_cards(s, c, first, zone, options, n):
    """Append the allowed acts with the player's own cards in that zone; `first` is the act with own card 0."""
    verb = int(VERB_OF[first])
    starting = card_of(s, s.turn, 0)
    theirs = zone + int(s.turn)
    for own in range(STARTING):
        if s.zone[starting + own] == theirs and why_player(s, c, verb, first - verb + own) == Reason.OK:
            options[n] = first + own
            n += 1
    for own in range(STARTING, OWN):
        if s.zone[own + WON] == theirs and why_player(s, c, verb, first - verb + own) == Reason.OK:
            options[n] = first + own
            n += 1
    return n


@kernel
def allowed_rewards(s, c, verb, options, n):
    """Append the verb's allowed acts with cards that have been won."""
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        if s.zone[card] >= Zone.PAWNED and why_player(s, c, verb, card - FIRST_MONSTER) == Reason.OK:
            options[n] = verb + card - FIRST_MONSTER
            n += 1
    return n


@kernel
def allowed_drinks(s, c, options, n):
    for potion in range(s.potion.shape[1]):
        if s.potion[s.turn, potion] != 0:
            n = allowed(s, c, Verb.STRENGTH, options, n)
            n = allowed(s, c, Verb.PROTECTION, options, n)
            return allowed(s, c, Verb.HEALING, options, n)
    return n


@kernel
def allowed(s, c, verb, options, n):
    """Append the verb's acts that are allowed; returns the new number of options."""
    return allowed_among(s, c, verb, 0, WIDTH_OF[verb], options, n)


@kernel
def allowed_among(s, c, verb, first, end, options, n):
    """Like `allowed`, but only with arguments from `first` up to `end`."""
    for argument in range(first, end):
        if why_player(s, c, verb, argument) == Reason.OK:
            options[n] = verb + argument
            n += 1
    return n


@door
def play(s, c, act):
    """Play the act, and then everything that needs no decision."""
    verb = int(VERB_OF[act])
    if nature.is_natures(verb):
        play_nature(s, c, verb, act - verb)
    else:
        play_player(s, c, verb, act - verb)
    settle(s, c)


@inlined
def play_player(s, c, verb, argument):
    if verb == Verb.STOP:
        stop(s, c)
    elif verb == Verb.FIGHT:
        begin_fight(s, c, argument)
    elif verb == Verb.MERCHANT:
        visit(s)
    elif verb == Verb.REVIVE:
        revive(s, c)
    elif verb == Verb.PLAY:
        play_card(s, c, argument)
    elif verb == Verb.DISCARD:
        discard(s, argument)
    elif verb == Verb.KEEP:
        keep(s, argument)
    elif verb == Verb.DEFY:
        defy(s, argument)
    elif verb == Verb.SPARE:
        spare(s, c, argument // OWN, argument % OWN)
    elif verb == Verb.STRENGTH:
        drink_strength(s, argument)
    elif verb == Verb.PROTECTION:
        drink_protection(s, argument)
    elif verb == Verb.HEALING:
        drink_healing(s, c)
    elif verb == Verb.WEAR:
        wear_reward(s, c)
    elif verb == Verb.PAWN:
        pawn_reward(s, c)
    elif verb == Verb.POTION:
        choose_potion(s, argument)
    elif verb == Verb.BUY:
        choose_card(s, FIRST_MONSTER + argument)
    elif verb == Verb.PAY:
        pay(s, c, FIRST_MONSTER + argument)
    elif verb == Verb.PLACE:
        put_in_place(s, argument)
    elif verb == Verb.SHUFFLE:
        shuffle_rest(s)
    elif verb == Verb.HERO:
        take_hero(s, c, argument)


@inlined
def play_nature(s, c, verb, argument):
    if verb == Verb.FIRST:
        begin(s, argument)
    elif verb == Verb.REVEAL:
        turn_up(s, c, FIRST_MONSTER + argument)
    elif verb == Verb.DRAW:
        draw(s, c, card_of(s, s.drawer, argument))
    elif verb == Verb.TOP:
        show_top(s, nature.top_card(argument))
