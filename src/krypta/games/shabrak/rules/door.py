"""Shabrak behind the door: dispatches each act to its chapter."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, inlined, kernel

from ..knowledge.features import features
from ..knowledge.imagine import imagine
from ..knowledge.observation import observe
from ..knowledge.outlook import outlook
from ..layout import ACTS, ENDS, FIGHTERS, KINDS, TEAM, VERB_OF, WIDTH_OF, Phase, Reason, Verb
from . import nature
from .abilities import agree, choose, decline, move_kind, top_targets, why_answer, why_choose, why_move
from .attack import attackable
from .common import bit, has
from .end import payoff
from .hands import draw
from .rounds import settle
from .setup import begin, lay_warrior, why_lay
from .turn import (
    attack,
    end_turn,
    play_card,
    rest,
    use_ability,
    use_gear,
    use_sark,
    why_ability,
    why_attack,
    why_attacker,
    why_end,
    why_fighter,
    why_gear,
    why_play,
    why_rest,
    why_sark,
)

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
        if nature.weight(s, verb, act - verb) > 0:
            return int(Reason.OK)
        return int(Reason.CANNOT_COME if nature.is_natures(verb) else Reason.NATURE_FIRST)
    return why_in_turn(s, c, verb, act - verb)


@inlined
def why_in_turn(s, c, verb, argument):
    if verb == Verb.END:
        return why_end(s, c)
    if verb == Verb.ATTACK:
        return why_attack(s, own(s, argument // TEAM), enemy(s, argument % TEAM))
    if verb == Verb.ABILITY:
        return why_ability(s, c, own(s, argument))
    if verb == Verb.REST:
        return why_rest(s, c, own(s, argument))
    if verb == Verb.GEAR:
        return why_gear(s, c, own(s, argument))
    if verb == Verb.SARK:
        return why_sark(s, c)
    if verb == Verb.PLAY:
        return why_play(s, c, argument)
    return why_between_turns(s, c, verb, argument)


@inlined
def why_between_turns(s, c, verb, argument):
    """Why an act is refused that is decided within an effect or before the first turn."""
    if verb == Verb.CHOOSE:
        return why_choose(s, c, chosen(s, argument))
    if verb == Verb.DISCARD:
        return why_move(s, Phase.DISCARD, argument)
    if verb == Verb.RETRIEVE:
        return why_move(s, Phase.RETRIEVE, argument)
    if verb == Verb.YES or verb == Verb.NO:
        return why_answer(s)
    if verb == Verb.LAY:
        return why_lay(s, own(s, argument // ENDS))
    return int(Reason.NATURE_ONLY)


@kernel
def own(s, number):
    """A fighter of the deciding player."""
    return int(s.seat) * TEAM + number


@kernel
def enemy(s, number):
    return (1 - int(s.seat)) * TEAM + number


@kernel
def chosen(s, number):
    """The fighter with that number: own fighters first, then the enemy's."""
    return own(s, number) if number < TEAM else enemy(s, number - TEAM)


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
    if phase == Phase.CHOOSE:
        return decide_choice(s, c, options)
    if phase == Phase.LAY:
        return allowed(s, c, Verb.LAY, options, 0)
    if phase == Phase.MAY:
        n = allowed(s, c, Verb.YES, options, 0)
        return allowed(s, c, Verb.NO, options, n)
    if phase == Phase.DISCARD:
        return allowed(s, c, Verb.DISCARD, options, 0)
    return allowed(s, c, Verb.RETRIEVE, options, 0)


@inlined
def decide_nature(s, options, weights):
    n = 0
    verb = nature.verb_now(s)
    for argument in range(WIDTH_OF[verb]):
        weight = nature.weight(s, verb, argument)
        if weight > 0:
            options[n] = verb + argument
            weights[n] = weight
            n += 1
    return n


@inlined
def decide_turn(s, c, options):
    """The options of a turn. Each warrior's targets are computed once, not for each enemy by `why_attack`, which would
    cost a fifth of the speed."""
    n = 0
    if why_end(s, c) == Reason.OK:
        options[0] = Verb.END
        n = 1
    first = own(s, 0)
    able = who_can_act(s, first)
    for number in range(TEAM):
        if has(able, number) and why_attacker(s, first + number) == Reason.OK:
            mask = attackable(s, first + number)
            for other in range(TEAM):
                if has(mask, enemy(s, other)):
                    options[n] = Verb.ATTACK + number * TEAM + other
                    n += 1
    for number in range(TEAM):
        if has(able, number) and why_ability(s, c, first + number) == Reason.OK:
            options[n] = Verb.ABILITY + number
            n += 1
    for number in range(TEAM):
        if has(able, number) and why_rest(s, c, first + number) == Reason.OK:
            options[n] = Verb.REST + number
            n += 1
    for number in range(TEAM):
        if has(able, number) and why_gear(s, c, first + number) == Reason.OK:
            options[n] = Verb.GEAR + number
            n += 1
    if why_sark(s, c) == Reason.OK:
        options[n] = Verb.SARK
        n += 1
    for kind in range(KINDS):
        if why_play(s, c, kind) == Reason.OK:
            options[n] = Verb.PLAY + kind
            n += 1
    return n


@kernel
def who_can_act(s, first):
    """The warriors that can act at all; all acts of the others are refused for the same reason."""
    able = 0
    for number in range(TEAM):
        if why_fighter(s, first + number) == Reason.OK:
            able |= bit(number)
    return able


@inlined
def decide_choice(s, c, options):
    """The options of a choice. The targets are computed once, not for each fighter by `why_choose`, which would cost a
    tenth of the speed."""
    mask = top_targets(s, c)
    n = 0
    for number in range(FIGHTERS):
        if has(mask, chosen(s, number)):
            options[n] = Verb.CHOOSE + number
            n += 1
    return n


@kernel
def allowed(s, c, verb, options, n):
    """Append the allowed acts of a verb that `why_between_turns` knows; returns the new number of options."""
    for argument in range(WIDTH_OF[verb]):
        if why_between_turns(s, c, verb, argument) == Reason.OK:
            options[n] = verb + argument
            n += 1
    return n


@door
def play(s, c, act):
    """Play the act, and then everything that needs no decision."""
    verb = int(VERB_OF[act])
    play_verb(s, c, verb, act - verb)
    settle(s, c)


@inlined
def play_verb(s, c, verb, argument):
    if verb == Verb.END:
        end_turn(s)
    elif verb == Verb.ATTACK:
        attack(s, own(s, argument // TEAM), enemy(s, argument % TEAM))
    elif verb == Verb.ABILITY:
        use_ability(s, c, own(s, argument))
    elif verb == Verb.REST:
        rest(s, own(s, argument))
    elif verb == Verb.GEAR:
        use_gear(s, c, own(s, argument))
    elif verb == Verb.SARK:
        use_sark(s, c)
    elif verb == Verb.PLAY:
        play_card(s, c, argument)
    elif verb == Verb.CHOOSE:
        choose(s, c, chosen(s, argument))
    elif verb == Verb.DISCARD or verb == Verb.RETRIEVE:
        move_kind(s, c, argument)
    elif verb == Verb.YES:
        agree(s)
    elif verb == Verb.NO:
        decline(s)
    elif verb == Verb.LAY:
        lay_warrior(s, own(s, argument // ENDS), argument % ENDS)
    elif verb == Verb.FIRST:
        begin(s, argument)
    elif verb == Verb.DRAW:
        draw(s, argument)
