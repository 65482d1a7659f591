"""Shabrak behind the door: which chapter decides on which act."""

from krypta.core.door import NATURE, NOBODY
from krypta.core.kernel import door, inlined, kernel

from ..knowledge.imagine import imagine
from ..knowledge.observation import observe
from ..knowledge.outlook import outlook
from ..layout import ACTS, FIGHTERS, KINDS, TEAM, Phase, Reason, Verb
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
        return int(Reason.CANNOT_COME if act >= Verb.FIRST else Reason.NATURE_FIRST)
    if act < Verb.CHOOSE:
        return why_in_turn(s, c, act)
    return why_choice(s, c, act)


@inlined
def why_in_turn(s, c, act):
    if act == Verb.END:
        return why_end(s, c)
    if act < Verb.ABILITY:
        return why_attack(s, own(s, (act - Verb.ATTACK) // TEAM), enemy(s, (act - Verb.ATTACK) % TEAM))
    if act < Verb.REST:
        return why_ability(s, c, own(s, act - Verb.ABILITY))
    if act < Verb.GEAR:
        return why_rest(s, c, own(s, act - Verb.REST))
    if act < Verb.SARK:
        return why_gear(s, c, own(s, act - Verb.GEAR))
    if act == Verb.SARK:
        return why_sark(s, c)
    return why_play(s, c, act - Verb.PLAY)


@inlined
def why_choice(s, c, act):
    if act < Verb.DISCARD:
        return why_choose(s, c, chosen(s, act - Verb.CHOOSE))
    if act < Verb.RETRIEVE:
        return why_move(s, Phase.DISCARD, act - Verb.DISCARD)
    if act < Verb.YES:
        return why_move(s, Phase.RETRIEVE, act - Verb.RETRIEVE)
    if act < Verb.LAY:
        return why_answer(s)
    if act < Verb.FIRST:
        return why_lay(s, own(s, (act - Verb.LAY) // 2))
    return int(Reason.NATURE_ONLY)


@kernel
def own(s, number):
    """A fighter of the one who decides."""
    return int(s.seat) * TEAM + number


@kernel
def enemy(s, number):
    return (1 - int(s.seat)) * TEAM + number


@kernel
def chosen(s, number):
    """Own fighters first, then those of the enemy."""
    return own(s, number) if number < TEAM else enemy(s, number - TEAM)


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
    if phase == Phase.CHOOSE:
        return decide_choice(s, c, options)
    if phase == Phase.LAY:
        return allowed(s, c, Verb.LAY, Verb.FIRST, options)
    if phase == Phase.MAY:
        return allowed(s, c, Verb.YES, Verb.LAY, options)
    if phase == Phase.DISCARD:
        return allowed(s, c, Verb.DISCARD, Verb.RETRIEVE, options)
    return allowed(s, c, Verb.RETRIEVE, Verb.YES, options)


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
    """Whom a warrior may attack is worked out once, as in `why_attack`: asking five times costs a fifth of the pace."""
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
    """Which numbers are worth asking about: for the other warriors every act of theirs has the same refusal."""
    able = 0
    for number in range(TEAM):
        if why_fighter(s, first + number) == Reason.OK:
            able |= bit(number)
    return able


@inlined
def decide_choice(s, c, options):
    """Among whom one chooses is worked out once, as in `why_choose`: asking ten times costs a tenth of the pace."""
    mask = top_targets(s, c)
    n = 0
    for number in range(FIGHTERS):
        if has(mask, chosen(s, number)):
            options[n] = Verb.CHOOSE + number
            n += 1
    return n


@kernel
def allowed(s, c, first, end, options):
    """The allowed acts from `first` up to `end`, outside of a turn; how many there are."""
    n = 0
    for act in range(first, end):
        if why_choice(s, c, act) == Reason.OK:
            options[n] = act
            n += 1
    return n


@door
def play(s, c, act):
    """Do the act, and then whatever needs no decision."""
    if act < Verb.CHOOSE:
        play_in_turn(s, c, act)
    elif act < Verb.FIRST:
        play_choice(s, c, act)
    elif act < Verb.DRAW:
        begin(s, act - Verb.FIRST)
    else:
        draw(s, act - Verb.DRAW)
    settle(s, c)


@inlined
def play_in_turn(s, c, act):
    if act == Verb.END:
        end_turn(s)
    elif act < Verb.ABILITY:
        attack(s, own(s, (act - Verb.ATTACK) // TEAM), enemy(s, (act - Verb.ATTACK) % TEAM))
    elif act < Verb.REST:
        use_ability(s, c, own(s, act - Verb.ABILITY))
    elif act < Verb.GEAR:
        rest(s, own(s, act - Verb.REST))
    elif act < Verb.SARK:
        use_gear(s, c, own(s, act - Verb.GEAR))
    elif act == Verb.SARK:
        use_sark(s, c)
    else:
        play_card(s, c, act - Verb.PLAY)


@inlined
def play_choice(s, c, act):
    if act < Verb.DISCARD:
        choose(s, c, chosen(s, act - Verb.CHOOSE))
    elif act < Verb.YES:
        move_kind(s, c, (act - Verb.DISCARD) % KINDS)
    elif act == Verb.YES:
        agree(s)
    elif act == Verb.NO:
        decline(s)
    else:
        lay_warrior(s, own(s, (act - Verb.LAY) // 2), (act - Verb.LAY) % 2)
