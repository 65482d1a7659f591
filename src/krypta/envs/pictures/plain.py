"""A game without a picture of its own: the terminal's drawing, as text on a dark ground."""

import numpy as np
from numpy.typing import NDArray

from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.library.picture import picture as text_picture

from .canvas import Canvas
from .colours import INK

HIGH = 660
LINE = 17


def draw(position: Position, viewer: int, voice: Voice, width: int) -> NDArray[np.uint8]:
    canvas = Canvas(width, HIGH)
    names = [voice(f"table-seat-{seat + 1}") for seat in range(position.players)]
    text = text_picture(position, names, viewer if viewer >= 0 else None, voice, 80)
    for row, line in enumerate(text.splitlines()[: HIGH // LINE - 1]):
        canvas.text(16, 20 + LINE * row, line, 13, INK, 930)
    return canvas.pixels()
