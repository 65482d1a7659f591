"""K3.1, K3.6, K3.8, K3.12: steps, portals, and what stands in the way."""

from krypta.core.kernel import kernel

from ..layout import NOWHERE, Event, Hero, Phase, Place, Reason
from .common import able, ask_hero, ask_nature, monster_on, place_of, put_hero, tell, wrong_moment
from .dungeon import is_empty, is_open, joined
from .fight import begin_fight


@kernel
def why_step(s, c):
    """What forbids any step at all."""
    if s.phase != Phase.MOVE:
        return wrong_moment(s)
    if s.steps >= c.steps:
        return int(Reason.NO_STEPS)
    return int(Reason.OK)


@kernel
def why_go(s, c, side):
    """K3.1: through openings on both sides; K8.1: Argentus walks through walls, but not into the undiscovered."""
    reason = why_step(s, c)
    if reason != Reason.OK:
        return reason
    here = int(s.at[s.turn])
    there = int(s.near[here, side])
    if there == NOWHERE:
        if not is_open(int(s.openings[here]), side):
            return int(Reason.WALL_HERE)
        if is_empty(s.pile):
            return int(Reason.PILE_EMPTY)
    elif not joined(s, here, side, there) and not able(s, s.turn, Hero.ARGENTUS):
        if is_open(int(s.openings[here]), side):
            return int(Reason.WALL_THERE)
        return int(Reason.WALL_HERE)
    return int(Reason.OK)


@kernel
def go(s, c, side):
    """One step; the undiscovered draws a tile first (K3.2)."""
    s.steps += 1
    there = int(s.near[int(s.at[s.turn]), side])
    if there == NOWHERE:
        s.heading = side
        ask_nature(s, Phase.DRAW_TILE)
        return
    put_hero(s, s.turn, there)
    tell(s, Event.WALKED, s.turn, there, side, 0)
    arrive(s, c)


@kernel
def why_portal(s, c, portal):
    """K3.6: from any portal to any other."""
    reason = why_step(s, c)
    if reason != Reason.OK:
        return reason
    here = int(s.at[s.turn])
    if place_of(s, c, here) != Place.PORTAL:
        return int(Reason.NOT_ON_PORTAL)
    if portal >= s.n_portals:
        return int(Reason.NO_SUCH_PORTAL)
    if s.portals[portal] == here:
        return int(Reason.SAME_PORTAL)
    return int(Reason.OK)


@kernel
def portal(s, c, number):
    s.steps += 1
    there = int(s.portals[number])
    put_hero(s, s.turn, there)
    tell(s, Event.PORTED, s.turn, there, number, 0)
    arrive(s, c)


@kernel
def arrive(s, c):
    """K3.8: a hero that enters a monster's room fights; K8.4: Aderyn may decline."""
    if not monster_on(s, s.at[s.turn]):
        ask_hero(s, Phase.MOVE)
    elif able(s, s.turn, Hero.ADERYN):
        tell(s, Event.MET, s.turn, s.lies[s.at[s.turn]], c.token_strength[s.lies[s.at[s.turn]]], 0)
        ask_hero(s, Phase.MEET)
    else:
        begin_fight(s, c)
