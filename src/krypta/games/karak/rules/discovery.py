"""K3.2 to K3.5: into the undiscovered: a tile is drawn, turned and laid, a room gets its token."""

from krypta.core.kernel import kernel

from ..layout import NOTHING, SHAPES, Event, Hero, Phase, Place, Progress, Reason
from .common import able, ask_hero, ask_nature, note, place_of, put_hero, tell, wrong_moment
from .dungeon import column_towards, is_empty, is_open, is_turn_of, lay_tile, opposite, row_towards
from .movement import arrive


@kernel
def draw_tile(s, c, kind):
    """K3.2: the opening is chosen first, then the tile drawn; one that fits in only one way is laid automatically."""
    s.pile[kind] -= 1
    s.drawn_tile = kind
    tell(s, Event.TILE_DRAWN, s.turn, kind, 0, 0)
    ask_hero(s, Phase.LAY)
    ways = 0
    only = 0
    for openings in range(SHAPES):
        if why_lay(s, c, openings) == Reason.OK:
            ways += 1
            only = openings
    if ways == 1:
        lay(s, c, only)


@kernel
def why_lay(s, c, openings):
    """K3.2: turned as you like so that it joins the tile you come from."""
    if s.phase != Phase.LAY:
        return wrong_moment(s)
    if not is_turn_of(openings, int(c.tile_openings[int(s.drawn_tile)])):
        return int(Reason.NOT_THIS_SHAPE)
    if not is_open(openings, opposite(int(s.heading))):
        return int(Reason.DOES_NOT_JOIN)
    return int(Reason.OK)


@kernel
def lay(s, c, openings):
    """The tile is laid and the hero moves onto it; only now does a room get its token (K3.5)."""
    here = int(s.at[s.turn])
    side = int(s.heading)
    kind = int(s.drawn_tile)
    s.drawn_tile = NOTHING
    new = lay_tile(s, c, kind, openings, column_towards(int(s.column[here]), side), row_towards(int(s.row[here]), side))
    note(s, Progress.LASTING)
    tell(s, Event.TILE_LAID, s.turn, new, kind, openings)
    put_hero(s, s.turn, new)
    tell(s, Event.WALKED, s.turn, new, side, 0)
    if place_of(s, c, new) != Place.ROOM:
        ask_hero(s, Phase.MOVE)
    elif is_empty(s.bag):
        tell(s, Event.BAG_EMPTY, s.turn, 0, 0, 0)
        ask_hero(s, Phase.MOVE)
    else:
        ask_nature(s, Phase.DRAW_TOKEN)


@kernel
def draw_token(s, c, token):
    """K3.4: a token for the room; K8.6: Taia draws two, unless only one is left."""
    s.bag[token] -= 1
    tell(s, Event.TOKEN_DRAWN, s.turn, token, 0, 0)
    if not able(s, s.turn, Hero.TAIA):
        lay_token(s, c, token)
    elif s.drawn_tokens[0] == NOTHING:
        if is_empty(s.bag):
            lay_token(s, c, token)
        else:
            s.drawn_tokens[0] = token
    elif s.drawn_tokens[0] == token:
        keep(s, c, token)
    else:
        s.drawn_tokens[1] = token
        ask_hero(s, Phase.KEEP)


@kernel
def why_keep(s, c, token):
    if s.phase != Phase.KEEP:
        return wrong_moment(s)
    if s.drawn_tokens[0] != token and s.drawn_tokens[1] != token:
        return int(Reason.NOT_DRAWN)
    return int(Reason.OK)


@kernel
def keep(s, c, token):
    """K8.6: one of Taia's two tokens is laid, the other goes back into the bag."""
    other = int(s.drawn_tokens[0])
    if other == token and s.drawn_tokens[1] != NOTHING:
        other = int(s.drawn_tokens[1])
    s.drawn_tokens[0] = NOTHING
    s.drawn_tokens[1] = NOTHING
    s.bag[other] += 1
    tell(s, Event.TOKEN_RETURNED, s.turn, other, 0, 0)
    lay_token(s, c, token)


@kernel
def lay_token(s, c, token):
    s.lies[s.at[s.turn]] = token
    tell(s, Event.TOKEN_LAID, s.turn, token, s.at[s.turn], 0)
    arrive(s, c)
