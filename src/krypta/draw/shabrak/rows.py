"""Shabrak's rows in characters: every warrior at its half place, and between the rows who reaches whom."""

from collections.abc import Sequence

from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.cards import DIM, fit
from krypta.draw.plain import COLOURS
from krypta.draw.shabrak import texts
from krypta.draw.shabrak.boxes import LEAST, box, in_line, whole
from krypta.draw.shabrak.cards import below
from krypta.games.shabrak.view import ShabrakView, WarriorView

WIDEST = 24  # columns from one warrior to the next
FEWEST = 3  # warriors that a row always has room for, so that boxes do not get too wide
TIGHT, USUAL, TALL = 3, 4, 5  # lines of a box
NO_ROOM = 9  # lines that the screen always grants: with no more than these, the most compact form is used
ARROWS = {True: "▲", False: "▼"}  # whether the attackers are below


def draw(view: ShabrakView, voice: Voice, width: int, height: int) -> list[Text]:
    """The rows, and as many texts of abilities as fit; those that can be used now have priority."""
    own = below(view)
    mine = texts.of(view, voice, own, width)
    usable = texts.of(view, voice, own, width, usable=True)
    both: list[Text] = texts.of_both(view, voice, own, width)
    for told in (both, mine, usable, []):
        for lines in (TALL, USUAL):
            drawn = rows(view, voice, width, lines) + told
            if height > NO_ROOM and len(drawn) <= height:
                return drawn
    drawn = rows(view, voice, width, TIGHT)
    return drawn if len(drawn) <= height else [*drawn[: height - 1], Text("…", style=DIM)]


def rows(view: ShabrakView, voice: Voice, width: int, lines: int) -> list[Text]:
    """Both rows, the viewer's own below, in boxes of this number of lines; as a list if boxes do not fit."""
    own = below(view)
    most = max(len(player.row) for player in view.players)
    pitch = min(WIDEST, (width + 1) // max(most, FEWEST)) // 2 * 2
    if pitch <= LEAST:
        return listed(view, voice, width)
    every = [warrior for player in view.players for warrior in player.row]
    if lines == TALL and all(whole(view, warrior, voice, pitch - 1) for warrior in every):
        lines = USUAL
    made = {seat: in_boxes(view, voice, seat, most, pitch, lines) for seat in (0, 1)}
    return [*made[1 - own], reach_line(view, most, pitch), *made[own]]


def in_boxes(view: ShabrakView, voice: Voice, seat: int, most: int, pitch: int, lines: int) -> list[Text]:
    row = view.players[seat].row
    boxes = [box(view, one, voice, pitch - 1, lines, is_acting(view, seat, one), COLOURS[seat]) for one in row]
    return [at_places(row, [drawn[n] for drawn in boxes], most, pitch) for n in range(lines)]


def at_places(row: Sequence[WarriorView], parts: Sequence[Text], most: int, pitch: int) -> Text:
    """A line with one part per warrior, at the warrior's place: S3.1, half a pitch for each half place."""
    line = Text()
    for warrior, part in zip(row, parts, strict=True):
        line.pad_right((warrior.at + most - 1) * pitch // 2 - line.cell_len)
        line.append_text(part)
    return line


def is_acting(view: ShabrakView, seat: int, warrior: WarriorView) -> bool:
    return seat == view.turn and warrior.number == view.acting


# -- reach


def reach_line(view: ShabrakView, most: int, pitch: int) -> Text:
    """A line with the enemies that each warrior reaches, for the player whose turn it is."""
    if view.turn is None:
        return Text()
    row = view.players[view.turn].row
    parts = [reach(view, view.turn, warrior, pitch - 1) for warrior in row]
    centred = [Text(" " * ((pitch - 1 - part.cell_len) // 2)).append_text(part) for part in parts]
    return at_places(row, centred, most, pitch)


def reach(view: ShabrakView, seat: int, warrior: WarriorView, room: int) -> Text:
    """The numbers of the enemies in reach, from left to right; in brackets those that cannot be attacked."""
    if warrior.status == "overpowered" or not warrior.reaches:
        return Text()
    enemies = [enemy.number for enemy in view.players[1 - seat].row if enemy.number in warrior.reaches]
    said = [str(number) if number in warrior.can_attack else f"({number})" for number in enemies]
    free = [number for number in said if "(" not in number]
    ways = [ARROWS[seat == below(view)] + way for way in (" ".join(said), "".join(said), " ".join(free), "".join(free))]
    is_free = warrior.status == "ready" and view.acting is None
    may_attack = is_free or (is_acting(view, seat, warrior) and not view.attacked)
    fitting = next((way for way in ways if len(way) <= room), "")
    return Text(fitting, style=f"bold {COLOURS[seat]}" if may_attack else DIM)


# -- if boxes do not fit


def listed(view: ShabrakView, voice: Voice, width: int) -> list[Text]:
    own, lines = below(view), []
    for seat in (1 - own, own):
        if seat == own:
            lines.append(Text("─" * width, style=DIM))
        for warrior in view.players[seat].row:
            line = in_line(view, warrior, voice, is_acting(view, seat, warrior), COLOURS[seat])
            ahead = reach(view, seat, warrior, width // 2) if seat == view.turn else Text()
            lines.append(fit(Text.assemble(fit(line, max(1, width - ahead.cell_len - 1)), " ", ahead), width))
    return lines
