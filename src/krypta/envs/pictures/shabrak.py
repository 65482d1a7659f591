"""Shabrak as a picture: the two rows of warriors against each other, the viewer's below, and the cards beside them."""

import numpy as np
from numpy.typing import NDArray

from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.games.shabrak.view import PlayerView, ShabrakView, WarriorView

from . import signs
from .canvas import WIDTH, Canvas
from .colours import (
    CARD,
    DARK,
    EDGE,
    EDGE_STRONG,
    EMBER,
    GOLD,
    HEAL,
    INK,
    INK_SOFT,
    ON_GOLD,
    RAISED,
    WELL,
    WHITE,
)

HIGH = 680
SIDE = 186  # the width of the column with what each player has
WARRIOR = 132, 156
ROWS = (140, 344)  # the tops of the rows: the opponent's, the viewer's
HANDS = (42, 516)  # the tops of the hands
SEAT_COLOURS = ("#2d5fb0", "#8f2f22")
SEAT_DEEP = ("#1c2f52", "#4a1e17")
STATUS_EDGE = {"ready": INK_SOFT, "exhausted": EDGE, "overpowered": EMBER}
PRESSURE, COUNTER = "#a5301f", "#fbe3d6"
KINDS = {"event": "#574434", "equipment": "#3c4a3a"}


def draw(position: Position, viewer: int, voice: Voice, width: int) -> NDArray[np.uint8]:
    view: ShabrakView = position.view(viewer)
    canvas = Canvas(width, HIGH)
    below = viewer if viewer >= 0 else 0
    draw_head(canvas, view, voice)
    canvas.box(0, 34, SIDE, HIGH - 34, RAISED)
    canvas.stroke([(SIDE, 34), (SIDE, HIGH)], EDGE)
    middle = (ROWS[0] + WARRIOR[1] + ROWS[1]) / 2
    canvas.stroke([(SIDE + 16, middle), (WIDTH - 16, middle)], EDGE, 2)
    for place, seat in enumerate((1 - below, below)):
        player = view.players[seat]
        draw_player(canvas, view, seat, player, voice, 42 if place == 0 else middle + 6)
        draw_hand(canvas, view, seat, player, voice, HANDS[place])
        for warrior in player.row:
            draw_warrior(canvas, view, seat, warrior, voice, ROWS[place])
    return canvas.pixels()


def draw_head(canvas: Canvas, view: ShabrakView, voice: Voice) -> None:
    canvas.box(0, 0, WIDTH, 34, RAISED)
    canvas.stroke([(0, 34), (WIDTH, 34)], EDGE)
    canvas.text(14, 18, "Shabrak", 19, INK, bold=True)
    said = "the end" if view.phase == "over" else f"to decide: {view.phase}"
    if view.under_way is not None:
        said += f" ({voice(view.face(view.under_way).name)})"
    round_said = f"{voice('table-round', number=view.round)} · " if view.round else ""
    canvas.text(WIDTH - 14, 18, f"{round_said}{said}", 14, INK_SOFT, 560, "right")


def draw_player(canvas: Canvas, view: ShabrakView, seat: int, player: PlayerView, voice: Voice, y: float) -> None:
    """The sark, and how many cards are where."""
    active = seat == view.turn and view.phase != "over"
    canvas.box(10, y, SIDE - 20, 248, CARD, GOLD if active else EDGE, 2 if active else 1.2, 8)
    canvas.disc(30, y + 22, 11, SEAT_COLOURS[seat], GOLD if active else DARK, 2)
    canvas.text(30, y + 22.5, str(seat + 1), 13, WHITE, align="middle", bold=True)
    canvas.text(
        48, y + 22, f"{voice(f'table-seat-{seat + 1}')}" + (" (you)" if seat == view.viewer else ""), 14, INK, 122
    )
    if player.sark is not None:
        name = voice(view.face(player.sark).name)
        canvas.text(22, y + 52, name, 16, GOLD if player.sark_ready else INK_SOFT, 146, bold=True)
        canvas.text(22, y + 72, "power ready" if player.sark_ready else "power used", 12, INK_SOFT, 146)
    counts = (("hand", player.in_hand), ("pile", player.in_pile), ("discard", player.in_discard))
    for place, (said, count) in enumerate(counts):
        top = y + 100 + 26 * place
        signs.back(canvas, 22, top - 10, 15, 20)
        canvas.text(46, top, said, 13, INK_SOFT)
        canvas.text(SIDE - 24, top, str(count), 15, INK, align="right", bold=True)
    standing = sum(1 for warrior in player.row if warrior.status != "overpowered")
    figures = (("standing", standing), ("gone", len(player.gone)))
    for place, (said, count) in enumerate(figures):
        top = y + 184 + 26 * place
        canvas.disc(29.5, top, 8, HEAL if said == "standing" else EDGE, DARK, 1.5)
        canvas.text(46, top, said, 13, INK_SOFT)
        canvas.text(SIDE - 24, top, str(count), 15, INK, align="right", bold=True)


# -- the rows


def draw_warrior(canvas: Canvas, view: ShabrakView, seat: int, warrior: WarriorView, voice: Voice, y: float) -> None:
    """Name, attack and defence, pressure, shield and guard; dark if it is exhausted or overpowered."""
    wide, high = WARRIOR
    x = (SIDE + WIDTH) / 2 + warrior.at / 2 * (wide + 12) - wide / 2
    ready = warrior.status == "ready"
    ink = INK if ready else INK_SOFT
    acts = seat == view.turn and warrior.number == view.acting
    fill = SEAT_COLOURS[seat] if ready else SEAT_DEEP[seat]
    if warrior.status == "overpowered":
        fill = WELL
    canvas.box(x, y, wide, high, fill, GOLD if acts else STATUS_EDGE[warrior.status], 3 if acts else 1.8, 8)
    canvas.title(x + wide / 2, y + 30, voice(view.face(warrior.card).name), 13, ink, wide - 16)
    signs.sword(canvas, x + 24, y + 66, 22)
    canvas.text(x + 39, y + 67, str(warrior.attack), 22, ink, bold=True)
    signs.shield(canvas, x + wide - 50, y + 66, 20)
    canvas.text(x + wide - 36, y + 67, str(warrior.defence), 22, ink, bold=True)
    draw_counters(canvas, warrior, x, y + 100)
    if not ready:
        canvas.text(
            x + wide / 2,
            y + 126,
            warrior.status,
            11.5,
            EMBER if warrior.status != "exhausted" else INK_SOFT,
            wide - 16,
            "middle",
        )
    if warrior.equipment is not None:
        canvas.box(x + 4, y + high - 21, wide - 8, 17, DARK, round_by=4)
        name = voice(view.face(warrior.equipment).name)
        canvas.text(x + wide / 2, y + high - 12, name, 11, GOLD, wide - 18, "middle")
    canvas.disc(x + 3, y + 3, 11, DARK, EDGE_STRONG, 1.5)
    canvas.text(x + 3, y + 3.5, str(warrior.number), 12, INK, align="middle", bold=True)


def draw_counters(canvas: Canvas, warrior: WarriorView, x: float, y: float) -> None:
    """Pressure as red counters, then the marks of shield and guard."""
    at = x + 20
    for _ in range(warrior.pressure if warrior.pressure <= 4 else 1):
        canvas.disc(at, y, 7.5, COUNTER, PRESSURE, 3)
        at += 14
    if warrior.pressure > 4:
        canvas.text(at, y, f"×{warrior.pressure}", 15, INK, bold=True)
    right = x + WARRIOR[0] - 12
    for marked, sign, colour in ((warrior.shield, "S", "#8fd0ff"), (warrior.guard, "G", GOLD)):
        if marked:
            canvas.box(right - 16, y - 9, 18, 18, colour, DARK, 1.2, 4)
            canvas.text(right - 7, y + 0.5, sign, 12, ON_GOLD, align="middle", bold=True)
            right -= 22


# -- the hands


def draw_hand(canvas: Canvas, view: ShabrakView, seat: int, player: PlayerView, voice: Voice, y: float) -> None:
    """The cards that the viewer knows face up, the others by their backs."""
    known = [held for held in player.hand for _ in range(held.count)]
    hidden = player.in_hand - len(known)
    high = 84.0 if y < ROWS[0] else 150.0
    wide = 104.0
    left, space = SIDE + 16.0, WIDTH - SIDE - 32.0
    step = min(wide + 8, (space - wide) / max(1, len(known) + hidden - 1))
    for place in range(hidden):
        signs.back(canvas, left + place * step, y, wide, high, SEAT_DEEP[seat])
    for place, held in enumerate(known, start=hidden):
        x = left + place * step
        face = view.face(held.card)
        canvas.box(x, y, wide, high, KINDS.get(face.kind, WELL), INK_SOFT, 1.5, 7)
        canvas.title(x + wide / 2, y + 26, voice(face.name), 13, INK, wide - 12)
        canvas.text(x + wide / 2, y + high - 13, face.kind, 11, INK_SOFT, wide - 12, "middle")
        if high > 100:
            draw_text(canvas, " ".join(voice.render(message) for message in face.text), x + 8, y + 54, wide - 14, 6)
    if not known and not hidden:
        names = [f"{held.word} {voice(view.face(held.card).name)}" for held in player.waiting]
        said = f"not laid yet: {', '.join(names)}" if names else "no cards in hand"
        canvas.text(left, y + 42, said, 13, INK_SOFT, space)


def draw_text(canvas: Canvas, said: str, x: float, y: float, wide: float, most: int) -> None:
    """The text of a card, in at most so many lines."""
    lines = canvas.lines(said, 10.5, wide)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]  # the last one is shortened with dots
    for row, line in enumerate(lines):
        canvas.text(x, y + 13 * row, line, 10.5, INK_SOFT, wide)
