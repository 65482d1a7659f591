"""Small signs: a heart, a sword, a shield, a key … each in a square, given by its middle and its size."""

import math

from .canvas import Canvas, Point
from .colours import CURSE, EDGE_STRONG, GOLD, HEAL, INK, INK_SOFT, LIFE, WHITE


def heart(canvas: Canvas, x: float, y: float, size: float, colour: str = LIFE) -> None:
    points: list[Point] = []
    for step in range(40):
        t = 2 * math.pi * step / 40
        points.append(
            (
                x + size * 0.03 * 16 * math.sin(t) ** 3,
                y - size * 0.03 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)),
            )
        )
    canvas.shape(points, colour)


def shield(canvas: Canvas, x: float, y: float, size: float, colour: str = "#8fd0ff") -> None:
    half = size / 2
    side = [(0.8, -0.85), (0.8, 0.05), (0.6, 0.5), (0.0, 1.0)]
    right = [(x + half * across, y + half * down) for across, down in side]
    left = [(x - half * across, y + half * down) for across, down in reversed(side)]
    canvas.shape([*right, *left], colour)


def sword(canvas: Canvas, x: float, y: float, size: float, colour: str = "#ffd77a") -> None:
    half = size / 2

    def at(along: float, across: float) -> Point:  # the blade points to the upper right
        return x + half * (along + across) * 0.72, y - half * (along - across) * 0.72

    canvas.shape([at(1.3, 0), at(1.0, 0.17), at(-0.4, 0.17), at(-0.4, -0.17), at(1.0, -0.17)], colour)
    canvas.shape([at(-0.4, 0.6), at(-0.62, 0.6), at(-0.62, -0.6), at(-0.4, -0.6)], colour)
    canvas.shape([at(-0.5, 0.13), at(-1.25, 0.13), at(-1.25, -0.13), at(-0.5, -0.13)], colour)


def key(canvas: Canvas, x: float, y: float, size: float, colour: str = GOLD) -> None:
    line = size * 0.14
    canvas.disc(x - size * 0.24, y, size * 0.23, edge=colour, line=line)
    canvas.stroke([(x - size * 0.02, y), (x + size * 0.46, y)], colour, line)
    for along in (0.24, 0.42):
        canvas.stroke([(x + size * along, y), (x + size * along, y + size * 0.22)], colour, line)


def gem(canvas: Canvas, x: float, y: float, size: float, colour: str = LIFE) -> None:
    half = size / 2
    shape = [(-0.5, -0.6), (0.5, -0.6), (0.95, -0.1), (0, 0.9), (-0.95, -0.1)]
    canvas.shape([(x + half * across, y + half * down) for across, down in shape], colour)
    canvas.shape(
        [(x + half * across, y + half * down) for across, down in ((-0.4, -0.1), (0.4, -0.1), (0, 0.6))], "#f4a595"
    )


def chest(canvas: Canvas, x: float, y: float, size: float, colour: str = "#8a5a24") -> None:
    half = size / 2
    canvas.box(x - half * 0.9, y - half * 0.7, half * 1.8, half * 1.5, colour, GOLD, size * 0.08, half * 0.3)
    canvas.stroke([(x - half * 0.9, y - half * 0.1), (x + half * 0.9, y - half * 0.1)], GOLD, size * 0.08)
    canvas.box(x - half * 0.2, y - half * 0.3, half * 0.4, half * 0.5, GOLD)


def crown(canvas: Canvas, x: float, y: float, size: float, colour: str = GOLD) -> None:
    half = size / 2
    shape = [(-0.9, 0.7), (-0.9, -0.6), (-0.4, 0.05), (0, -0.8), (0.4, 0.05), (0.9, -0.6), (0.9, 0.7)]
    canvas.shape([(x + half * across, y + half * down) for across, down in shape], colour)


def flask(canvas: Canvas, x: float, y: float, size: float, colour: str = HEAL) -> None:
    half = size / 2
    canvas.disc(x, y + half * 0.3, half * 0.68, colour)
    canvas.box(x - half * 0.24, y - half * 0.95, half * 0.48, half * 0.9, colour)
    canvas.box(x - half * 0.42, y - half, half * 0.84, half * 0.26, INK)


def bolt(canvas: Canvas, x: float, y: float, size: float, colour: str = "#8fd0ff") -> None:
    half = size / 2
    shape = [(0.25, -1), (-0.6, 0.15), (-0.05, 0.15), (-0.25, 1), (0.6, -0.25), (0.05, -0.25)]
    canvas.shape([(x + half * across, y + half * down) for across, down in shape], colour)


def leaves(canvas: Canvas, x: float, y: float, size: float, colour: str = INK) -> None:
    """Two cards: drawing one."""
    canvas.box(x - size * 0.42, y - size * 0.3, size * 0.5, size * 0.7, EDGE_STRONG, colour, size * 0.08, size * 0.08)
    canvas.box(x - size * 0.08, y - size * 0.45, size * 0.5, size * 0.7, colour, EDGE_STRONG, size * 0.06, size * 0.08)


def cross(canvas: Canvas, x: float, y: float, size: float, colour: str = "#7fd48c") -> None:
    """Healing."""
    half = size / 2
    canvas.box(x - half * 0.26, y - half * 0.85, half * 0.52, half * 1.7, colour, round_by=half * 0.12)
    canvas.box(x - half * 0.85, y - half * 0.26, half * 1.7, half * 0.52, colour, round_by=half * 0.12)


def curse(canvas: Canvas, x: float, y: float, size: float, colour: str = CURSE) -> None:
    """A skull."""
    half = size / 2
    canvas.oval(x - half * 0.8, y - half * 0.9, half * 1.6, half * 1.4, colour)
    canvas.box(x - half * 0.42, y, half * 0.84, half * 0.85, colour, round_by=half * 0.15)
    for side in (-1, 1):
        canvas.disc(x + side * half * 0.34, y - half * 0.15, half * 0.22, "#1a1208")


def back(canvas: Canvas, x: float, y: float, wide: float, high: float, colour: str = "#4a3a2c") -> None:
    """The back of a card."""
    canvas.box(x, y, wide, high, colour, EDGE_STRONG, 1.5, 4)
    middle_x, middle_y = x + wide / 2, y + high / 2
    inner = min(wide, high) * 0.26
    canvas.shape(
        [
            (middle_x, middle_y - inner),
            (middle_x + inner, middle_y),
            (middle_x, middle_y + inner),
            (middle_x - inner, middle_y),
        ],
        edge=INK_SOFT,
        line=1.2,
    )


def pawn(canvas: Canvas, x: float, y: float, size: float, colour: str, edge: str, letter: str) -> None:
    """A hero's figure; y is the middle of its height."""
    half = size / 2
    body = [(-0.62, 1.0), (0.62, 1.0), (0.3, 0.0), (-0.3, 0.0)]
    canvas.shape([(x + half * across, y + half * down) for across, down in body], colour, edge, size * 0.09)
    canvas.disc(x, y - half * 0.35, half * 0.58, colour, edge, size * 0.09)
    canvas.text(x, y - half * 0.37, letter, size * 0.42, WHITE, align="middle", bold=True)
