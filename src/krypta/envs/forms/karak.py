"""Karak's board as planes around the viewer's own hero, for convolutions; and everything else as features.

Tiles further from the hero than the planes reach are not in them: the form `numbers` has all.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Records
from krypta.core.kernel import kernel, long_entry
from krypta.core.observation import Fields, Table, flag, number
from krypta.games.karak.knowledge.observation import EACH_SEAT, At
from krypta.games.karak.layout import SEATS, SIDES, Item, Place, Side, Token

from .form import Arrays, Form, features, features_program, scales_of, space_of, width_of, write_features

REACH = 10  # tiles from the hero to the edge of the planes
SPAN = 2 * REACH + 1
TOKENS = len(Token)
IN_PLANES = ("tile_kind", "tile_openings", "tile_lies", "tile_column", "tile_row")


class Channel(Fields):
    LAID = flag("whether a tile lies there")
    OPEN = flag("whether it is open to that side", per=(Side,))
    PLACE = flag("what the tile is", per=(Place,))
    TOKEN = flag("the token that lies there", per=(Token,))
    STRENGTH = number("the strength of the monster that lies there", 100, scale=10)
    ITEM = flag("the item that lies there", per=(Item,))
    HERO = flag("whether the hero of that seat, counted from the viewer, stands there", per=(EACH_SEAT,))
    CAME = flag("whether the viewer's hero came from there")
    HEADING = flag("whether the tile that is drawn or laid now will be there")


SCALES = scales_of(Channel)


def make(table: Table) -> Form:
    spaces = {
        "planes": space_of(Channel, width_of(Channel), SPAN, SPAN),
        "features": features(table, without=IN_PLANES),
    }
    return Form("board", fill_board, features_program(table, without=IN_PLANES), spaces)


@kernel
def is_near(column: int, row: int) -> bool:
    """Whether the planes reach there."""
    return -REACH <= column <= REACH and -REACH <= row <= REACH


@kernel
def write_tile(c: Any, numbers: NDArray[Any], tile: int, planes: NDArray[np.float32]) -> None:
    x = int(numbers[At.TILE_COLUMN + tile]) + REACH
    y = int(numbers[At.TILE_ROW + tile]) + REACH
    planes[Channel.LAID, y, x] = 1.0
    for side in range(SIDES):
        planes[Channel.OPEN + side, y, x] = (numbers[At.TILE_OPENINGS + tile] >> side) & 1
    planes[Channel.PLACE + c.tile_place[numbers[At.TILE_KIND + tile] - 1], y, x] = 1.0
    lies = int(numbers[At.TILE_LIES + tile]) - 1
    if lies >= TOKENS:
        planes[Channel.ITEM + lies - TOKENS, y, x] = 1.0
    elif lies >= 0:
        planes[Channel.TOKEN + lies, y, x] = 1.0
        planes[Channel.STRENGTH, y, x] = c.token_strength[lies] * SCALES[Channel.STRENGTH]


@kernel
def write_heroes(numbers: NDArray[Any], planes: NDArray[np.float32]) -> None:
    for seat in range(SEATS):
        column, row = int(numbers[At.HERO_COLUMN + seat]), int(numbers[At.HERO_ROW + seat])
        if seat < numbers[At.PLAYERS] and is_near(column, row):
            planes[Channel.HERO + seat, row + REACH, column + REACH] = 1.0
    column, row = int(numbers[At.CAME_COLUMN]), int(numbers[At.CAME_ROW])
    if is_near(column, row):
        planes[Channel.CAME, row + REACH, column + REACH] = 1.0


@kernel
def write_heading(numbers: NDArray[Any], planes: NDArray[np.float32]) -> None:
    side = int(numbers[At.HEADING]) - 1
    if side < 0:
        return
    turn = int(numbers[At.TURN])
    column, row = int(numbers[At.HERO_COLUMN + turn]), int(numbers[At.HERO_ROW + turn])
    if side == Side.NORTH:
        row -= 1
    elif side == Side.EAST:
        column += 1
    elif side == Side.SOUTH:
        row += 1
    else:
        column -= 1
    if is_near(column, row):
        planes[Channel.HEADING, row + REACH, column + REACH] = 1.0


@long_entry
def fill_board(numbers: NDArray[Any], contents: Records, program: Arrays, out: Arrays) -> None:
    c = contents[0]
    for n in range(numbers.shape[0]):
        seen = numbers[n]
        planes = out[0][n]
        planes[:] = 0.0
        for tile in range(seen[At.TILES_LAID]):
            if is_near(int(seen[At.TILE_COLUMN + tile]), int(seen[At.TILE_ROW + tile])):
                write_tile(c, seen, tile, planes)
        write_heroes(seen, planes)
        write_heading(seen, planes)
        write_features(seen, program[0], program[1], out[1][n])
