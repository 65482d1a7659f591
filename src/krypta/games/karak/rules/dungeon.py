"""K3.2: the dungeon as it is laid: sides, openings, neighbours."""

from krypta.core.kernel import kernel

from ..layout import FOUNTAINS, NOTHING, NOWHERE, PORTALS, SHAPES, SIDES, TILES, Place, Side
from .common import place_of


@kernel
def opposite(side):
    return (side + SIDES // 2) & (SIDES - 1)


@kernel
def is_open(openings, side):
    return (openings >> side) & 1 == 1


@kernel
def turned(openings):
    """The openings after a quarter turn clockwise."""
    return ((openings << 1) | (openings >> (SIDES - 1))) & (SHAPES - 1)


@kernel
def is_turn_of(openings, shape):
    """Whether the openings are some rotation of the shape."""
    for _ in range(SIDES):
        if openings == shape:
            return True
        shape = turned(shape)
    return False


@kernel
def joined(s, here, side, there):
    """K3.1: two neighbours are joined by openings on both sides."""
    return is_open(int(s.openings[here]), side) and is_open(int(s.openings[there]), opposite(side))


@kernel
def is_empty(stock):
    """Whether the pile, or the bag, is empty."""
    for kind in range(stock.shape[0]):
        if stock[kind] > 0:
            return False
    return True


@kernel
def lay_tile(s, c, kind, openings, column, row):
    """Put a tile on the table, link it to its neighbours, and return its number."""
    new = int(s.n_tiles)
    if new >= TILES:
        raise OverflowError("The record holds no more tiles: raise TILES in the layout.")
    s.n_tiles = new + 1
    s.tile[new] = kind
    s.openings[new] = openings
    s.column[new] = column
    s.row[new] = row
    s.lies[new] = NOTHING
    for side in range(SIDES):
        s.near[new, side] = NOWHERE
    for other in range(new):
        side = side_towards(int(s.column[other]) - column, int(s.row[other]) - row)
        if side != NOWHERE:
            s.near[new, side] = other
            s.near[other, opposite(side)] = new
    note_landmark(s, c, new)
    return new


@kernel
def side_towards(columns, rows):
    """The side on which a tile at this distance is a neighbour, or NOWHERE. Rows grow to the south."""
    if columns == 0 and rows == -1:
        return int(Side.NORTH)
    if columns == 1 and rows == 0:
        return int(Side.EAST)
    if columns == 0 and rows == 1:
        return int(Side.SOUTH)
    if columns == -1 and rows == 0:
        return int(Side.WEST)
    return NOWHERE


@kernel
def note_landmark(s, c, tile):
    """Portals and fountains are numbered as they are laid."""
    place = place_of(s, c, tile)
    if place == Place.PORTAL:
        if s.n_portals >= PORTALS:
            raise OverflowError("The record holds no more portals: raise PORTALS in the layout.")
        s.portals[int(s.n_portals)] = tile
        s.n_portals += 1
    elif place == Place.FOUNTAIN:
        if s.n_fountains >= FOUNTAINS:
            raise OverflowError("The record holds no more fountains: raise FOUNTAINS in the layout.")
        s.fountains[int(s.n_fountains)] = tile
        s.n_fountains += 1


@kernel
def column_towards(column, side):
    return column + (1 if side == Side.EAST else 0) - (1 if side == Side.WEST else 0)


@kernel
def row_towards(row, side):
    return row + (1 if side == Side.SOUTH else 0) - (1 if side == Side.NORTH else 0)
