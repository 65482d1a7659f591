"""What a player wants to know before an act: the chance to win the fight that it leads to, as the kernel has it."""

from krypta.core.door import OK
from krypta.core.position import Position

from .layout import NOWHERE, Phase, Token, Verb
from .view import fight_view
from .words import verb_of

ADDED = (Verb.BOLT, Verb.SACRIFICE)  # to what was rolled
LEADING_ON = (Verb.FIGHT, Verb.SWAP, Verb.REROLL, *ADDED)


def chance(position: Position, act: int) -> float | None:
    """The chance to win if all that the hero has is used; None if the act leads to no fight."""
    if not may_lead_to_a_fight(position, act):
        return None
    then = position.copy()
    if then.step(act) != OK:
        return None
    s = then.values
    fight = fight_view(then, s)
    if fight is None:
        return None
    if s.phase == Phase.STRIKE and verb_of(act) in ADDED:
        return float(fight.outcome > 0)
    return fight.chance if s.phase == Phase.ROLL else None


def may_lead_to_a_fight(position: Position, act: int) -> bool:
    verb, s = verb_of(act), position.values
    if verb == Verb.GO:
        there = s.row_of("near", s.at[s.turn])[act - verb]
        return there != NOWHERE and is_monster(s.lies[there])
    if verb == Verb.PORTAL:
        return is_monster(s.lies[s.portals[act - verb]])
    return verb in LEADING_ON


def is_monster(lies: int) -> bool:
    return Token.RAT <= lies <= Token.DRAGON
