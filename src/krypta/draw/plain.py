"""The drawing of any game: its view as indented text. A game's own drawing overrides parts of it."""

from typing import Any

import msgspec
from rich.text import Text

from krypta.core.game import Event, Game
from krypta.core.position import Position
from krypta.core.text.voice import Voice

COLOURS = ("bright_red", "bright_cyan", "bright_yellow", "bright_magenta", "bright_green")


class Plain:
    """Draws views; `remark` alone gets the whole position, to look one act ahead for a seat."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice

    def seat_name(self, view: Any, seat: int) -> str:
        return self.voice(f"table-seat-{seat + 1}")

    def seat_style(self, view: Any, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)]

    def headline(self, view: Any) -> list[str]:
        """The parts of the headline: the round, the steps left."""
        return []

    def map(self, view: Any, width: int, height: int) -> list[Text]:
        """The table, cropped to the given size."""
        lines = self.whole_map(view)
        if len(lines) > height:
            lines = [*lines[: height - 1], Text("…")]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def whole_map(self, view: Any) -> list[Text]:
        return [Text(line) for line in indented(msgspec.to_builtins(view))]

    def panel(self, view: Any, width: int, height: int, names: list[str]) -> list[Text]:
        """The players, with what they have."""
        lines = []
        for seat, name in enumerate(names):
            seated = self.seat_name(view, seat)
            line = Text(seated if seated == name else f"{seated} · {name}", style=self.seat_style(view, seat))
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return lines

    def moment(self, view: Any) -> list[Text]:
        """What is going on right now, such as the sum of a fight."""
        return []

    def count(self, view: Any) -> list[Text]:
        """What is still in piles and bags."""
        return self.whole_map(view)

    def legend(self) -> list[Text]:
        """What the signs on the map mean."""
        return []

    def remark(self, position: Position, seat: int, act: int) -> str:
        """What is worth knowing about an act that is offered."""
        return ""

    def spoken(self, view: Any, said: str) -> str:
        """The act's word in a form that is easier for people, such as with names instead of numbers."""
        return said

    def opens(self, event: Event) -> bool:
        """Whether the event begins a new paragraph of the log."""
        return False

    def minor(self, event: Event) -> bool:
        """Whether the event can be left out of a brief log."""
        return False

    def points(self, view: Any, seat: int) -> float | None:
        """The seat's points, where the game has any."""
        return None


def indented(value: Any, depth: int = 0) -> list[str]:
    """Names and values as lines, nested values indented; empty values are left out."""
    pad = "  " * depth
    lines: list[str] = []
    if isinstance(value, dict):
        for name, inner in value.items():
            if inner in (None, "", [], {}):
                continue
            if isinstance(inner, dict | list) and not _short(inner):
                lines += [f"{pad}{name}:", *indented(inner, depth + 1)]
            else:
                lines.append(f"{pad}{name}: {_flat(inner)}")
    elif isinstance(value, list):
        lines += [f"{pad}- {_flat(inner)}" for inner in value]
    else:
        lines.append(f"{pad}{value}")
    return lines


def _short(value: Any) -> bool:
    inner = value.values() if isinstance(value, dict) else value
    return not any(isinstance(part, dict | list) for part in inner) and len(_flat(value)) <= 60


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_flat(inner)}" for name, inner in value.items() if inner not in (None, "", [], {}))
    if isinstance(value, list):
        return ", ".join(_flat(inner) for inner in value)
    return str(value)
