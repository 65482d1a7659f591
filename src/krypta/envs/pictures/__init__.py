"""The games as pictures, drawn with Pillow from a seat's view: no browser, and nothing that the seat may not see."""

import importlib
import importlib.util

import numpy as np
from numpy.typing import NDArray

from krypta.core.door import SPECTATOR
from krypta.core.position import Position
from krypta.core.text.voice import Voice

LEAST_WIDTH, MOST_WIDTH = 160, 4096


def picture(position: Position, seat: int | None = None, width: int = 960) -> NDArray[np.uint8]:
    """The table as the seat sees it (None: as everyone may see it), as rows of red, green and blue from 0 to 255.

    A game's pictures of the same width have the same height, and the same position gives the same picture.

    >>> from krypta.games import load
    >>> karak = load("karak")
    >>> picture(Position.start(karak, karak.options({}), 2), seat=0, width=640).shape
    (440, 640, 3)
    """
    if not LEAST_WIDTH <= width <= MOST_WIDTH:
        raise ValueError(f"A picture is {LEAST_WIDTH} to {MOST_WIDTH} pixels wide, not {width}.")
    name = position.game.name
    own = f"{__name__}.{name}"
    drawing = importlib.import_module(own if importlib.util.find_spec(own) else f"{__name__}.plain")
    viewer = SPECTATOR if seat is None else seat
    drawn: NDArray[np.uint8] = drawing.draw(position, viewer, Voice("en"), width)
    return drawn
