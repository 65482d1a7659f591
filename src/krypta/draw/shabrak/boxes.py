"""A warrior in characters: a box whose edges show its status, so that colour is not needed."""

from rich.cells import cell_len
from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.cards import DIM, fit
from krypta.draw.shabrak.cards import CROWN, EQUIPMENT, GUARD, SHIELD, STATUS, figures, on_two_lines, short
from krypta.games.shabrak.view import ShabrakView, WarriorView

LEAST = 7  # columns; narrower boxes would be unreadable
EDGES = {"ready": "┏━┓┃┗┛", "acting": "╔═╗║╚╝", "exhausted": "┌─┐│└┘", "overpowered": "┌╌┐╎└┘"}
FACE_DOWN = "░"


def box(
    view: ShabrakView, warrior: WarriorView, voice: Voice, width: int, lines: int, acting: bool, style: str
) -> list[Text]:
    """A warrior's box: with 3 lines it has no lower edge, with 5 the name takes two lines."""
    is_down = warrior.status == "overpowered"
    acts = acting and not is_down
    left, along, right, side, left_below, right_below = tuple(EDGES["acting" if acts else warrior.status])
    edge = DIM if is_down else f"bold {style}" if acts or warrior.status == "ready" else style
    room = width - 2
    inner = [Text(name) for name in named(voice(view.face(warrior.card).name), room, lines == 5)]
    inner.append(Text(FACE_DOWN * room) if is_down else figures(view, warrior, room))
    for line in inner if is_down else []:
        line.stylize(DIM)
    top = Text.assemble((str(warrior.number), "bold"), (signs(view, warrior, lines == 3)[: room - 2], "bright_yellow"))
    top.append(along * (room - top.cell_len - 1), style=edge).append(STATUS[warrior.status])
    made = [Text.assemble((left, edge), top, (right, edge))]
    made += [Text.assemble((side, edge), fit(line, room), (side, edge)) for line in inner]
    if lines > 3:
        gear = "" if warrior.equipment is None else voice(view.face(warrior.equipment).name)
        worn = Text(f"{EQUIPMENT}{short(gear, room - 1)}" if gear else "", style="bright_yellow")
        worn.append(along * (room - worn.cell_len), style=edge)
        made.append(Text.assemble((left_below, edge), worn, (right_below, edge)))
    return made


def signs(view: ShabrakView, warrior: WarriorView, with_gear: bool) -> str:
    """The signs of what is special about a warrior."""
    marks = {CROWN: view.face(warrior.card).commander, SHIELD: warrior.shield, GUARD: warrior.guard}
    marks[EQUIPMENT] = with_gear and warrior.equipment is not None
    return "".join(sign for sign, there in marks.items() if there)


def whole(view: ShabrakView, warrior: WarriorView, voice: Voice, width: int) -> bool:
    """Whether the name fits on one line of a box."""
    return cell_len(voice(view.face(warrior.card).name)) <= width - 2


def named(name: str, room: int, on_two: bool) -> tuple[str, ...]:
    return on_two_lines(name, room) if on_two else (short(name, room),)


def in_line(view: ShabrakView, warrior: WarriorView, voice: Voice, acting: bool, style: str) -> Text:
    """A warrior on one line, for when boxes do not fit."""
    made = Text.assemble((f"{warrior.number}{STATUS[warrior.status]}", f"bold {style}"))
    made.append(signs(view, warrior, True), style="bright_yellow").append(" ").append_text(figures(view, warrior))
    made.append(f" {voice(view.face(warrior.card).name)}", style="bold" if acting else "")
    if warrior.status == "overpowered":
        made.stylize(DIM)
    return made
