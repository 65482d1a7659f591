"""The chance to win the fight that an act leads to, if the hero uses everything it has."""

from collections.abc import Sequence

import numpy as np

from krypta.core.door import OK
from krypta.core.kernel import entry, kernel
from krypta.core.position import Position

from ..layout import NOTHING, NOWHERE, VERB_OF, Outcome, Phase, Token, Verb
from ..rules.door import play, why
from ..rules.fight import outcome
from .odds import chance_in_all

UNSAID = -1.0  # the act leads to no fight, or not yet


def chances(position: Position, acts: Sequence[int]) -> list[float | None]:
    """The chance to win after each of the acts; None if the act leads to no fight."""
    found = np.empty(len(acts))
    position.ask(chances_at, np.array(acts, np.int64), found)
    return [None if chance == UNSAID else chance for chance in found.tolist()]


@entry
def chances_at(states, i, contents, acts, found):
    c = contents[0]
    for n in range(len(acts)):
        found[n] = UNSAID
        if why(states[i], c, acts[n]) == OK and leads_on(states[i], acts[n]):
            then = states[i : i + 1].copy()
            then[0].n_events = 0
            play(then[0], c, acts[n])
            found[n] = chance_after(then[0], c, acts[n])


@kernel
def leads_on(s, act):
    """Whether the act may lead to a fight, or add to one."""
    verb = int(VERB_OF[act])
    if verb == Verb.GO:
        there = int(s.near[s.at[s.turn], act - verb])
        return there != NOWHERE and is_monster(s.lies[there])
    if verb == Verb.PORTAL:
        return is_monster(s.lies[s.portals[act - verb]])
    if verb == Verb.SWAP or verb == Verb.FIGHT:
        return True
    return verb == Verb.REROLL or verb == Verb.BOLT or verb == Verb.SACRIFICE


@kernel
def is_monster(lies):
    return Token.RAT <= lies <= Token.DRAGON


@kernel
def chance_after(s, c, act):
    if s.phase == Phase.MEET:  # K8.4: Aderyn may fight, and wants to know how it would end
        return chance_in_all(s, c, s.turn, int(c.token_strength[s.lies[s.at[s.turn]]]))
    if s.foe == NOTHING:
        return UNSAID
    if s.phase == Phase.STRIKE and (act == Verb.BOLT or act == Verb.SACRIFICE):
        return 1.0 if outcome(s, c) == Outcome.WON else 0.0
    if s.phase == Phase.ROLL:
        return chance_in_all(s, c, s.turn, int(c.token_strength[s.foe]))
    return UNSAID
