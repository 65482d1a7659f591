"""Karak as a picture: the dungeon with what lies in it, the heroes beside it, and what is left in the bag below."""

import numpy as np
from numpy.typing import NDArray

from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.draw.heroes import INITIAL
from krypta.draw.karak.board import ahead, place_of
from krypta.games.karak.figures import FiguresView
from krypta.games.karak.view import FightView, HeroView, KarakView, TileView

from . import signs
from .canvas import WIDTH, Canvas
from .colours import (
    CARD,
    CURSE,
    CURSE_DEEP,
    DARK,
    EDGE,
    EDGE_STRONG,
    EMBER,
    FLOORS,
    GOLD,
    GROUND,
    HEAL,
    HEROES,
    INK,
    INK_SOFT,
    LIFE,
    ON_GOLD,
    RAISED,
    STONES,
    WELL,
    WHITE,
)

HIGH = 660
SIDE = 268  # the width of the column with the heroes
BAG = 58  # the height of the strip with the bag
LARGEST_TILE = 104
MONSTERS = {
    "rat": "#8b7d6b",
    "spider": "#4d6b3a",
    "mummy": "#c2a45a",
    "turnkey": "#5b7fa6",
    "warrior": "#7d8a96",
    "king": "#b07d2b",
    "fallen": "#7b3fa0",
    "dragon": "#c23b22",
}
WALL = "#4a3e32"  # between the floor and the stone
AHEAD_OF = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def draw(position: Position, viewer: int, voice: Voice, width: int) -> NDArray[np.uint8]:
    view: KarakView = position.view(viewer)
    canvas = Canvas(width, HIGH)
    draw_dungeon(canvas, view)
    draw_bag(canvas, view, voice)
    draw_side(canvas, view, voice)
    return canvas.pixels()


# -- the dungeon


def draw_dungeon(canvas: Canvas, view: KarakView) -> None:
    wide, high = WIDTH - SIDE, HIGH - BAG
    canvas.box(0, 0, wide, high, DARK)
    target = ahead(view)
    spots = [(tile.column, tile.row) for tile in view.tiles] + ([target] if target else [])
    left, top = min(column for column, _ in spots), min(row for _, row in spots)
    columns = max(column for column, _ in spots) - left + 1
    rows = max(row for _, row in spots) - top + 1
    size = min((wide - 24) / columns, (high - 24) / rows, LARGEST_TILE)
    x = (wide - columns * size) / 2 - left * size
    y = (high - rows * size) / 2 - top * size
    for number, tile in enumerate(view.tiles):
        draw_tile(canvas, view, number, tile, x + tile.column * size, y + tile.row * size, size)
    for number, tile in enumerate(view.tiles):
        draw_heroes(canvas, view, number, x + tile.column * size, y + tile.row * size, size)
    if target:
        at = x + target[0] * size, y + target[1] * size
        canvas.box(at[0] + 2, at[1] + 2, size - 4, size - 4, CARD, GOLD, 2, size * 0.08)
        canvas.text(at[0] + size / 2, at[1] + size / 2, "?", size * 0.5, GOLD, align="middle", bold=True)


def draw_tile(canvas: Canvas, view: KarakView, number: int, tile: TileView, x: float, y: float, size: float) -> None:
    """A slab of stone, and the floor of its corridor or room, open at the sides that are."""
    shade = (3 * tile.column + 5 * tile.row) % 3
    canvas.box(x + 0.5, y + 0.5, size - 1, size - 1, STONES[shade], GROUND, size * 0.02, size * 0.06)
    draw_masonry(canvas, x, y, size, STONES[(shade + 1) % 3])
    floor = FLOORS[(tile.column + tile.row) % 2]
    place = place_of(tile)
    middle_x, middle_y = x + size / 2, y + size / 2
    draw_floor(canvas, tile, x, y, size, size * 0.04, WALL)
    draw_floor(canvas, tile, x, y, size, 0, floor)
    if any(hero.hero and hero.tile == number for hero in view.heroes):
        middle_y -= size * 0.16 if tile.token or tile.item else 0
    if place == "portal":
        draw_portal(canvas, view, number, middle_x, middle_y, size)
    if place in ("fountain", "start"):
        draw_fountain(canvas, middle_x, middle_y, size, place == "start")
    if tile.token:
        draw_token(canvas, view.figures, tile.token, middle_x, middle_y, size * 0.27)
    elif tile.item:
        draw_item(canvas, tile.item, view.figures, middle_x, middle_y, size * 0.5)


def draw_floor(canvas: Canvas, tile: TileView, x: float, y: float, size: float, wall: float, colour: str) -> None:
    """The corridor or room and its openings; with a wall, so much wider."""
    lane, half = size * 0.36 + 2 * wall, size / 2
    middle_x, middle_y = x + half, y + half
    for side, (across, down) in AHEAD_OF.items():
        if side in tile.openings:
            left = middle_x - lane / 2 if down else min(middle_x, middle_x + across * half)
            top = middle_y - lane / 2 if across else min(middle_y, middle_y + down * half)
            canvas.box(left, top, lane if down else half, lane if across else half, colour)
    if place_of(tile) == "tunnel":
        canvas.box(middle_x - lane / 2, middle_y - lane / 2, lane, lane, colour, round_by=lane * 0.2)
    else:
        room = size * 0.68 + 2 * wall
        canvas.box(middle_x - room / 2, middle_y - room / 2, room, room, colour, round_by=size * 0.1)


def draw_masonry(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """Joints between the stones: two rows of blocks at each edge."""
    line = size * 0.015
    for row in (0.18, 0.5, 0.82):
        canvas.stroke([(x + size * 0.03, y + size * row), (x + size * 0.97, y + size * row)], colour, line)
    for across, begin, end in ((0.3, 0.03, 0.18), (0.7, 0.03, 0.18), (0.15, 0.18, 0.5), (0.85, 0.18, 0.5)):
        canvas.stroke([(x + size * across, y + size * begin), (x + size * across, y + size * end)], colour, line)
    for across, begin, end in ((0.08, 0.5, 0.82), (0.92, 0.5, 0.82), (0.3, 0.82, 0.97), (0.7, 0.82, 0.97)):
        canvas.stroke([(x + size * across, y + size * begin), (x + size * across, y + size * end)], colour, line)


def draw_portal(canvas: Canvas, view: KarakView, number: int, x: float, y: float, size: float) -> None:
    canvas.disc(x, y, size * 0.29, CURSE_DEEP, CURSE, size * 0.045)
    canvas.disc(x, y, size * 0.2, edge=CURSE, line=size * 0.02)
    canvas.text(x, y, str(view.portals.index(number) + 1), size * 0.26, INK, align="middle", bold=True)


def draw_fountain(canvas: Canvas, x: float, y: float, size: float, start: bool) -> None:
    canvas.disc(x, y, size * 0.29, STONES[2], GROUND, size * 0.02)
    canvas.disc(x, y, size * 0.23, HEAL)
    canvas.disc(x, y, size * 0.15, edge="#8ed0d4", line=size * 0.015)
    if start:
        signs.cross(canvas, x, y, size * 0.24, WHITE)
    else:
        canvas.disc(x, y, size * 0.06, "#8ed0d4")


def draw_token(canvas: Canvas, figures: FiguresView, token: str, x: float, y: float, radius: float) -> None:
    """A monster as a disc of its colour with its strength, or a chest."""
    if token == "chest":
        signs.chest(canvas, x, y, radius * 1.9)
        return
    canvas.disc(x, y, radius, MONSTERS.get(token, EDGE_STRONG), DARK, radius * 0.12)
    canvas.disc(x, y, radius * 0.84, edge=INK, line=radius * 0.06)
    canvas.text(x, y, str(figures.tokens[token].strength), radius * 1.05, WHITE, align="middle", bold=True)


def draw_item(canvas: Canvas, item: str, figures: FiguresView, x: float, y: float, size: float) -> None:
    """A weapon with its power, a spell, or the key, on a dark plate."""
    canvas.disc(x, y, size * 0.5, RAISED, EDGE_STRONG, size * 0.04)
    if item == "key":
        signs.key(canvas, x, y - size * 0.05, size * 0.62)
    elif item == "bolt":
        signs.bolt(canvas, x, y, size * 0.62)
    elif item == "healing":
        signs.cross(canvas, x, y, size * 0.56)
    else:
        signs.sword(canvas, x - size * 0.1, y - size * 0.02, size * 0.52)
        power = str(figures.items[item].power)
        canvas.text(x + size * 0.22, y + size * 0.16, power, size * 0.36, WHITE, align="middle", bold=True)


def draw_heroes(canvas: Canvas, view: KarakView, number: int, x: float, y: float, size: float) -> None:
    """The pawns on a tile, side by side; the one whose turn it is has a golden edge."""
    here = [hero for hero in view.heroes if hero.hero and hero.tile == number]
    tile = view.tiles[number]
    low = 0.68 if tile.token or tile.item or place_of(tile) != "tunnel" else 0.5
    height = size * (0.52 if len(here) < 4 else 0.42)
    gap = min(size * 0.34, size * 0.86 / max(1, len(here)))
    for place, hero in enumerate(here):
        across = x + size / 2 + (place - (len(here) - 1) / 2) * gap
        edge = GOLD if hero.seat == view.turn else DARK
        down = y + size * low + (0 if len(here) < 4 else (place % 2) * size * 0.12)
        signs.pawn(canvas, across, down, height, HEROES[hero.hero], edge, INITIAL[hero.hero])


# -- the column at the side


def draw_side(canvas: Canvas, view: KarakView, voice: Voice) -> None:
    left = WIDTH - SIDE
    canvas.box(left, 0, SIDE, HIGH, RAISED)
    canvas.stroke([(left, 0), (left, HIGH)], EDGE)
    canvas.text(left + 14, 24, "Karak", 21, INK, bold=True)
    if view.rounds:
        said = voice("table-round", number=view.rounds)
        if view.phase == "over":
            said = "the end"
        canvas.text(WIDTH - 14, 25, said, 14, INK_SOFT, align="right")
    y = 46.0
    high = min(112.0, (HIGH - 46 - 100) / max(len(view.heroes), 4))
    for hero in view.heroes:
        draw_hero(canvas, view, hero, voice, left + 10, y, SIDE - 20, high - 8)
        y += high
    if view.fight:
        draw_fight(canvas, view.fight, voice, left + 10, HIGH - 100, SIDE - 20)
    else:
        draw_drawn(canvas, view, voice, left + 10, HIGH - 100, SIDE - 20)


def draw_hero(
    canvas: Canvas, view: KarakView, hero: HeroView, voice: Voice, x: float, y: float, wide: float, high: float
) -> None:
    active = hero.seat == view.turn and view.phase != "over"
    canvas.box(x, y, wide, high, CARD, GOLD if active else EDGE, 2 if active else 1.2, 7)
    colour = HEROES.get(hero.hero, EDGE_STRONG)
    signs.pawn(canvas, x + 22, y + 28, 36, colour, GOLD if active else DARK, INITIAL.get(hero.hero, ""))
    name = voice(f"karak-hero-{hero.hero}") if hero.hero else voice(f"table-seat-{hero.seat + 1}")
    canvas.text(x + 46, y + 17, name, 15, INK, wide - 46 - 62, bold=True)
    for life in range(view.figures.lives):
        signs.heart(canvas, x + 53 + life * 16, y + 38, 14, LIFE if life < hero.lives else EDGE)
    if hero.cursed:
        signs.curse(canvas, x + 53 + view.figures.lives * 16 + 6, y + 38, 16)
    points = f"{hero.points:g}"
    canvas.text(x + wide - 34, y + 17, points, 18, GOLD, 40, "right", bold=True)
    canvas.text(x + wide - 10, y + 19, "pts", 11, INK_SOFT, 30, "right")
    draw_treasures(canvas, hero, x + wide - 10, y + 38)
    size = min(26.0, high - 56)
    at = x + 18 + size / 2 - 8
    for item, count in hero.holds.items():
        for _ in range(count):
            draw_item(canvas, item, view.figures, at, y + high - size / 2 - 7, size)
            at += size + 5


def draw_treasures(canvas: Canvas, hero: HeroView, right: float, y: float) -> None:
    """What the points are for, from right to left: chests, fallen, the ruby."""
    drawn = {"chest": signs.chest, "fallen": signs.curse, "ruby": signs.gem}
    for treasure, count in reversed(hero.treasures.items()):
        canvas.text(right, y, str(count), 12, INK_SOFT, 20, "right")
        drawn[treasure](canvas, right - 17 - (6 if count > 9 else 0), y, 14)
        right -= 32


def draw_fight(canvas: Canvas, fight: FightView, voice: Voice, x: float, y: float, wide: float) -> None:
    """The dice and what is added, against the monster's strength."""
    canvas.box(x, y, wide, 90, WELL, EMBER, 1.5, 7)
    name = voice(f"karak-token-{fight.token}")
    canvas.text(x + 12, y + 18, f"Fight: {name}", 14, INK, wide - 24, bold=True)
    canvas.disc(x + wide - 30, y + 58, 22, MONSTERS.get(fight.token, EDGE_STRONG), DARK, 2)
    canvas.text(x + wide - 30, y + 58, str(fight.strength), 20, WHITE, align="middle", bold=True)
    at = x + 12
    for die in fight.dice:
        canvas.box(at, y + 42, 30, 30, INK if die else EDGE, DARK, 1.5, 5)
        if die:
            canvas.text(at + 15, y + 57, str(die), 18, ON_GOLD, align="middle", bold=True)
        at += 36
    extra = fight.bonus + fight.bolts + fight.life
    said = f"+{extra}" if extra else ""
    at += canvas.text(at + 2, y + 57, said, 16, INK_SOFT, 40) + 6
    if fight.dice[0]:
        sign = "<=>"[1 + fight.outcome]
        canvas.text(at, y + 57, f"= {fight.power} {sign}", 17, INK, x + wide - 58 - at, bold=True)
    else:
        canvas.text(at, y + 57, f"{100 * fight.chance:.0f} % to win", 13, INK_SOFT, x + wide - 58 - at)


def draw_drawn(canvas: Canvas, view: KarakView, voice: Voice, x: float, y: float, wide: float) -> None:
    """What is being decided, and the tile or the tokens just drawn; else how many tiles are left."""
    canvas.box(x, y, wide, 90, WELL, EDGE, 1.2, 7)
    if view.phase == "over":
        best = max(hero.points for hero in view.heroes)
        canvas.text(x + 12, y + 28, "The game is over", 15, INK, wide - 24, bold=True)
        won = [voice(f"karak-hero-{hero.hero}") for hero in view.heroes if hero.hero and hero.points == best]
        canvas.text(x + 12, y + 58, f"Most points: {', '.join(won)}", 13, GOLD, wide - 24)
        return
    canvas.text(x + 12, y + 20, f"Tiles left: {sum(view.pile.values())}", 14, INK, wide - 24)
    canvas.text(x + 12, y + 42, f"Steps taken: {view.steps} of {view.figures.steps}", 14, INK, wide - 24)
    tokens = [token for token in view.drawn if token in view.figures.tokens]
    for place, token in enumerate(tokens):
        draw_token(canvas, view.figures, token, x + 28 + 40 * place, y + 68, 15)
    if not tokens:
        said = f"Drawn: {view.drawn[0].replace('-', ', ')}" if view.drawn else f"To decide: {view.phase}"
        canvas.text(x + 12, y + 66, said, 14, GOLD, wide - 24)


def draw_bag(canvas: Canvas, view: KarakView, voice: Voice) -> None:
    """The tokens that are still in the bag: which, how strong, how many."""
    top = HIGH - BAG
    canvas.box(0, top, WIDTH - SIDE, BAG, RAISED)
    canvas.stroke([(0, top), (WIDTH - SIDE, top)], EDGE)
    canvas.text(14, top + BAG / 2, "Bag", 14, INK_SOFT, bold=True)
    step = (WIDTH - SIDE - 60) / len(view.figures.tokens)
    for place, token in enumerate(view.figures.tokens):
        x = 58 + place * step
        left = view.bag.get(token, 0)
        draw_token(canvas, view.figures, token, x + 14, top + 22, 13)
        canvas.text(x + 32, top + 22, f"×{left}", 13, INK if left else EDGE_STRONG)
        name = voice(f"karak-token-{token}").split()[-1]
        canvas.text(x + 2, top + 46, name, 10.5, INK_SOFT, step - 4)
