"""Kernels that every chapter uses: who decides, events, which hero is able, what lies where."""

from krypta.core.door import EVERYONE, NATURE
from krypta.core.events import emit
from krypta.core.kernel import kernel

from ..layout import ITEM_BASE, NOBODY_CURSED, Event, Phase, Place, Reason, Token


@kernel
def tell(s, kind, a, b, c, d):
    """Emit an event that everyone may see: Karak hides nothing."""
    emit(s, kind, EVERYONE, a, b, c, d)


@kernel
def ask_nature(s, phase):
    s.phase = phase
    s.seat = NATURE


@kernel
def ask_hero(s, phase):
    """Let the player whose turn it is decide."""
    s.phase = phase
    s.seat = s.turn


@kernel
def able(s, seat, hero):
    """K7.2: a hero has its abilities unless it is cursed."""
    return s.hero[seat] == hero and s.cursed != seat


@kernel
def place_of(s, c, tile):
    return int(c.tile_place[int(s.tile[tile])])


@kernel
def is_fountain(s, c, tile):
    return place_of(s, c, tile) == Place.FOUNTAIN


@kernel
def monster_on(s, tile):
    lies = int(s.lies[tile])
    return Token.RAT <= lies <= Token.DRAGON


@kernel
def item_on(s, tile):
    """The item that lies there; below zero if none does."""
    return int(s.lies[tile]) - ITEM_BASE


@kernel
def put_hero(s, seat, tile):
    """K4.5: a hero remembers the tile it stood on before."""
    if s.at[seat] != tile:
        s.came[seat] = s.at[seat]
        s.at[seat] = tile


@kernel
def note(s, progress):
    """K9.2: note progress in this turn."""
    if s.progress < progress:
        s.progress = progress


@kernel
def wrong_moment(s):
    """The reason of an act in the wrong phase: which decision must come first."""
    phase = int(s.phase)
    if phase == Phase.LAY:
        return int(Reason.LAY_FIRST)
    if phase == Phase.KEEP:
        return int(Reason.KEEP_FIRST)
    if phase == Phase.MEET:
        return int(Reason.MEET_FIRST)
    if phase == Phase.STRIKE:
        return int(Reason.STRIKE_FIRST)
    if phase == Phase.LEAVE:
        return int(Reason.LEAVE_FIRST)
    if phase == Phase.CURSE:
        return int(Reason.CURSE_FIRST)
    if phase == Phase.REVIVE:
        return int(Reason.REVIVE_FIRST)
    if phase == Phase.HERO:
        return int(Reason.HERO_FIRST)
    return int(Reason.NOT_NOW)


@kernel
def lift_curse(s, seat):
    """K7.2: the token waits for the next mummy."""
    if s.cursed == seat:
        s.cursed = NOBODY_CURSED
        tell(s, Event.CURSE_LIFTED, seat, 0, 0, 0)
