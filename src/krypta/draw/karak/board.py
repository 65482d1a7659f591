"""Karak's dungeon in characters: every tile is a drawing of 7 by 3 that shows its openings."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from krypta.games.karak.view import KarakView, TileView

WIDE = 7
HIGH = 3
Mark = tuple[str, str]  # what is shown, and its style

STYLE = {"tunnel": "grey62", "room": "yellow3", "portal": "magenta", "fountain": "cyan", "start": "cyan"}
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def tunnel(openings: str) -> list[str]:
    """A corridor three characters wide, with walls on the sides that are closed.

    >>> print("\\n".join(tunnel("new")))
    ─┘   └─
    <BLANKLINE>
    ───────
    """
    n, e, s, w = (side in openings for side in "nesw")
    top = (("─┘" if w else " │") if n else ("──" if w else " ┌")) + ("   " if n else "───")
    top += ("└─" if e else "│ ") if n else ("──" if e else "┐ ")
    middle = ("  " if w else " │") + "   " + ("  " if e else "│ ")
    bottom = (("─┐" if w else " │") if s else ("──" if w else " └")) + ("   " if s else "───")
    bottom += ("┌─" if e else "│ ") if s else ("──" if e else "┘ ")
    return [top, middle, bottom]


def room(openings: str) -> list[str]:
    """A room with double walls and doors three characters wide.

    >>> print("\\n".join(room("ns")))
    ╔╝   ╚╗
    ║     ║
    ╚╗   ╔╝
    """
    n, e, s, w = (side in openings for side in "nesw")
    top = "╔╝   ╚╗" if n else "╔═════╗"
    bottom = "╚╗   ╔╝" if s else "╚═════╝"
    return [top, ("║" if not w else " ") + " " * 5 + ("║" if not e else " "), bottom]


def place_of(tile: TileView) -> str:
    return tile.kind.partition("-")[0]


def space_for_marks(tile: TileView) -> int:
    """How many characters fit in the middle without touching a wall."""
    wall = 1 if place_of(tile) == "room" else 2
    return WIDE - sum(wall for side in "ew" if side not in tile.openings)


class Canvas:
    """A grid of cells, each with a character and a style; a wide character leaves the next cell empty."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[Mark]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for char in text:
            self.cells[y][x] = (char, style)
            if cell_len(char) == 2:
                self.cells[y][x + 1] = ("", style)
            x += cell_len(char)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.cells]


def draw_tile(canvas: Canvas, x: int, y: int, tile: TileView, label: Mark | None, heroes: Sequence[Mark]) -> None:
    """Draw the tile with what lies on it and the heroes there; what does not fit in the middle goes to its edge."""
    place = place_of(tile)
    walls = room(tile.openings) if place == "room" else tunnel(tile.openings)
    for row, line in enumerate(walls):
        canvas.put(x, y + row, line, STYLE[place])
    marks = list(heroes)
    if label is not None:
        together = cell_len(label[0]) + bool(heroes) + len(heroes)
        if together <= space_for_marks(tile):
            marks = [label, *([(" ", "")] if heroes else []), *heroes]
        else:
            canvas.put(x + (WIDE - cell_len(label[0])) // 2, y, *label)
    at = x + (WIDE - sum(cell_len(text) for text, _ in marks)) // 2
    for text, style in marks:
        canvas.put(at, y + 1, text, style)
        at += cell_len(text)


class Window:
    """The visible part of the dungeon: whole tiles around a focus, with as little empty space as possible."""

    def __init__(self, view: KarakView, focus: tuple[int, int], columns: int, rows: int) -> None:
        self.ahead = ahead(view)
        spots = [(tile.column, tile.row) for tile in view.tiles] + ([self.ahead] if self.ahead else [])
        self.left, self.columns = _span([spot[0] for spot in spots], focus[0], columns)
        self.top, self.rows = _span([spot[1] for spot in spots], focus[1], rows)
        self.more = (
            min(s[0] for s in spots) < self.left,
            max(s[0] for s in spots) >= self.left + self.columns,
            min(s[1] for s in spots) < self.top,
            max(s[1] for s in spots) >= self.top + self.rows,
        )

    def spot(self, column: int, row: int) -> tuple[int, int] | None:
        """Where the tile is drawn, if it is in the window."""
        if not (0 <= column - self.left < self.columns and 0 <= row - self.top < self.rows):
            return None
        return (column - self.left) * WIDE, (row - self.top) * HIGH


def _span(places: Sequence[int], focus: int, room_for: int) -> tuple[int, int]:
    low, high = min(places), max(places)
    if high - low + 1 <= room_for:
        return low, high - low + 1
    first = min(max(focus - room_for // 2, low), high - room_for + 1)
    return first, room_for


def ahead(view: KarakView) -> tuple[int, int] | None:
    """Where the tile that was just drawn will lie."""
    if not view.heading or not 0 <= view.turn < len(view.heroes):
        return None
    here = view.tiles[view.heroes[view.turn].tile]
    columns, rows = STEP[view.heading]
    return here.column + columns, here.row + rows


def mark_edges(canvas: Canvas, window: Window) -> None:
    """Draw small arrows where the dungeon continues beyond the window, in empty cells if possible."""
    height, width = len(canvas.cells), len(canvas.cells[0])
    edges = (
        [(0, y) for y in range(height)],
        [(width - 1, y) for y in range(height)],
        [(x, 0) for x in range(width)],
        [(x, height - 1) for x in range(width)],
    )
    for more, edge, arrow in zip(window.more, edges, "◂▸▴▾", strict=True):
        if more:
            middle = len(edge) / 2
            spots = sorted(edge, key=lambda spot: abs(edge.index(spot) - middle))
            empty = [(x, y) for x, y in spots if canvas.cells[y][x][0] == " "]
            canvas.put(*(empty or spots)[0], arrow, "bold bright_white")
