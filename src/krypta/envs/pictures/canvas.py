"""What pictures are drawn on: boxes, discs, lines and text, in units of a table that is 960 wide."""

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as missing:
    raise ImportError("This needs Pillow: pip install 'krypta[pettingzoo]'.") from missing

from .colours import CLEAR, GROUND

WIDTH = 960  # of the table; a picture of another width is the same table, larger or smaller
FINER = 2  # drawn so many times as large and reduced, so that edges are smooth
Point = tuple[float, float]
Align = Literal["left", "middle", "right"]
INSTEAD = str.maketrans("×–−─", "x---")
ANCHOR = {"left": "lm", "middle": "mm", "right": "rm"}


class Canvas:
    """A picture in progress."""

    def __init__(self, width: int, height: int) -> None:
        """`width` in pixels, `height` in units of the table."""
        self.size = width, round(height * width / WIDTH)
        self.k = FINER * width / WIDTH
        self.image = Image.new("RGB", (FINER * self.size[0], FINER * self.size[1]), GROUND)
        self.pen = ImageDraw.Draw(self.image)

    def pixels(self) -> NDArray[np.uint8]:
        return np.array(self.image.reduce(FINER), np.uint8)

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: str = CLEAR,
        edge: str = CLEAR,
        line: float = 1.5,
        round_by: float = 0,
    ) -> None:
        corners = self._corners(x, y, wide, high)
        self.pen.rounded_rectangle(corners, round_by * self.k, fill or None, edge or None, self._line(line))

    def disc(self, x: float, y: float, radius: float, fill: str = CLEAR, edge: str = CLEAR, line: float = 1.5) -> None:
        self.oval(x - radius, y - radius, 2 * radius, 2 * radius, fill, edge, line)

    def oval(
        self, x: float, y: float, wide: float, high: float, fill: str = CLEAR, edge: str = CLEAR, line: float = 1.5
    ) -> None:
        self.pen.ellipse(self._corners(x, y, wide, high), fill or None, edge or None, self._line(line))

    def shape(self, points: Sequence[Point], fill: str = CLEAR, edge: str = CLEAR, line: float = 1.5) -> None:
        at = [(x * self.k, y * self.k) for x, y in points]
        if fill:
            self.pen.polygon(at, fill)
        if edge:
            self.pen.line([*at, at[0]], edge, self._line(line), joint="curve")

    def stroke(self, points: Sequence[Point], colour: str, line: float = 1.5) -> None:
        self.pen.line([(x * self.k, y * self.k) for x, y in points], colour, self._line(line), joint="curve")

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float,
        colour: str,
        most: float = WIDTH,
        align: Align = "left",
        bold: bool = False,
    ) -> float:
        """One line, vertically centred on y, at most so wide; returns its width."""
        font = _font(max(1.0, size * self.k))
        stroke = self.k * size / 70 if bold else 0.0
        fitting = self._fitted(plain_letters(said), font, most * self.k - 2 * stroke)
        self.pen.text(
            (x * self.k, y * self.k), fitting, colour, font, ANCHOR[align], stroke_width=stroke, stroke_fill=colour
        )
        return float((font.getlength(fitting) + 2 * stroke) / self.k)

    def wide(self, said: str, size: float, bold: bool = False) -> float:
        """How wide the text would be."""
        stroke = size / 70 if bold else 0.0
        return float(_font(max(1.0, size * self.k)).getlength(plain_letters(said)) / self.k + 2 * stroke)

    def lines(self, said: str, size: float, most: float) -> list[str]:
        """The text, broken between words into lines that are at most so wide."""
        lines = [""]
        for word in said.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.wide(longer, size) > most:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def title(self, x: float, y: float, said: str, size: float, colour: str, wide: float) -> None:
        """A name in one or two lines around its middle."""
        first, *rest = self.lines(said, size, wide)
        lines = [first, " ".join(rest)] if rest else [first]
        for place, line in enumerate(lines):
            down = 1.15 * size * (place - (len(lines) - 1) / 2)
            self.text(x, y + down, line, size, colour, wide, "middle")

    def _fitted(self, said: str, font: "ImageFont.FreeTypeFont", most: float) -> str:
        """The text, shortened if it is too wide."""
        if font.getlength(said) <= most:
            return said
        for end in range(len(said) - 1, 0, -1):
            if font.getlength(said[:end].rstrip() + "…") <= most:
                return said[:end].rstrip() + "…"
        return ""

    def _corners(self, x: float, y: float, wide: float, high: float) -> tuple[float, float, float, float]:
        """The first and last pixel of a rectangle, which has at least one."""
        k = self.k
        return x * k, y * k, max(x * k, (x + wide) * k - 1), max(y * k, (y + high) * k - 1)

    def _line(self, line: float) -> int:
        return max(1, round(line * self.k))


@cache
def _font(size: float) -> "ImageFont.FreeTypeFont":
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont), "Pillow was built with FreeType"
    return font


@cache
def plain_letters(said: str) -> str:
    """The text in the letters of Pillow's own font, which has no accents.

    >>> plain_letters("Žofie × 2 – “é” ♥")
    'Zofie x 2 - “e” ?'
    """
    simple = said.translate(INSTEAD)
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", simple) if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() or letter in "“”’‘…·" else "?" for letter in bare)
