"""One screen of the table: headline, map next to the players, recent events, options."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from krypta.cli.play.understand import Choice
from krypta.core.text.voice import Voice
from krypta.draw.plain import Plain

WIDEST = 150
NARROW_PANEL = 30
WIDE_PANEL = 44
LEAST_MAP = 9
FEW = 4
MANY = 8
OPTION_WIDTH = 62  # two columns of options from twice this width on


class Scene(msgspec.Struct, frozen=True):
    """Everything that one screen shows."""

    view: Any
    names: list[str]
    decider: int
    paragraphs: list[str]
    choices: Sequence[Choice]
    said: Sequence[str]  # what each choice would do, in words
    remarks: Sequence[str]


class Screen:
    """Draws scenes on a console, filling the terminal but not exceeding it."""

    def __init__(self, console: Console, drawer: Plain, voice: Voice, clears: bool) -> None:
        self.console = console
        self.drawer = drawer
        self.voice = voice
        self.clears = clears

    @property
    def width(self) -> int:
        return max(20, min(self.console.width, WIDEST))

    def show(self, scene: Scene) -> None:
        """Print the whole screen, with the options last, next to the prompt."""
        options = self.options(scene)
        moment = self.drawer.moment(scene.view)
        left = max(LEAST_MAP, self.console.height - len(options) - len(moment) - 4)  # headline, two rules, the prompt
        panel_width = WIDE_PANEL if self.width >= 110 else min(NARROW_PANEL, self.width // 2)
        map_width = self.width - panel_width - 1
        told = self.last_lines(scene.paragraphs, max(3, self.console.height // 5))
        for_log = len(told)
        panel = self.drawer.panel(scene.view, panel_width, left - for_log, scene.names)
        drawn = self.drawer.map(scene.view, map_width, max(LEAST_MAP, left - for_log))
        body = max(len(drawn), len(panel))
        log = self.last_lines(scene.paragraphs, max(3, left - body))
        margin = Text(" " * max(0, (map_width - max((line.cell_len for line in drawn), default=0)) // 2))
        drawn = [margin + line for line in drawn]
        if self.clears:
            self.console.clear()
        self.console.print(self.headline(scene))
        self.rule()
        self.console.print(beside(drawn, panel, map_width, panel_width))
        self.rule()
        self.lines([*log, *moment, *options])

    def rule(self) -> None:
        self.console.print(Text("─" * self.width, style="grey37"))

    def lines(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=False)

    def headline(self, scene: Scene) -> Text:
        title = self.voice(f"{self.drawer.game.name}-title")
        line = Text(title if title != f"{self.drawer.game.name}-title" else self.drawer.game.name, style="bold")
        if scene.decider >= 0:
            style = f"bold {self.drawer.seat_style(scene.view, scene.decider)}"
            seated, person = self.drawer.seat_name(scene.view, scene.decider), scene.names[scene.decider]
            name = person if seated == person else f"{seated} ({person})"
            line.append(" · ", style="grey62").append(name, style=style)
        for part in self.drawer.headline(scene.view):
            line.append(" · ", style="grey62").append(part)
        line.truncate(self.width, overflow="ellipsis")
        return line

    def last_lines(self, paragraphs: Sequence[str], room: int) -> list[Text]:
        """The last lines of the story that fit into `room`, beginning with “…” if there are earlier ones."""
        lines: list[Text] = []
        for paragraph in paragraphs:
            wrapped = Text(paragraph).wrap(self.console, self.width - 2)
            lines += [
                Text.assemble(("• " if first else "  ", "grey62"), part) for first, part in _firsts(list(wrapped))
            ]
        if len(lines) > room:
            lines = lines[-room:]
            lines[0] = Text.assemble(("… ", "grey62"), lines[0][2:])
        return lines

    def options(self, scene: Scene) -> list[Text]:
        """A line for every option: its number, what it does, and its word."""
        columns = self._columns(scene)
        width = self.width // columns - 1
        cells = [
            self._option(number, said, remark, choice.spellings, width)
            for number, (choice, said, remark) in enumerate(
                zip(scene.choices, scene.said, scene.remarks, strict=True), start=1
            )
        ]
        rows = -(-len(cells) // columns)
        lines = []
        for row in range(rows):
            line = cells[row].copy()
            for other in cells[row + rows :: rows]:
                line.pad_right(width + 1 - line.cell_len)
                line.append_text(other)
            lines.append(line)
        return lines

    def _columns(self, scene: Scene) -> int:
        """Two columns if they fit, or if a long list would push the map off the screen."""
        if self.width >= 2 * OPTION_WIDTH or len(scene.choices) > MANY:
            return 2
        longest = max((len(said) + len(remark) + 6 for said, remark in zip(scene.said, scene.remarks, strict=True)))
        return 2 if len(scene.choices) > FEW and longest <= self.width // 2 else 1

    def _option(self, number: int, said: str, remark: str, spellings: Sequence[str], width: int) -> Text:
        word = spellings[0]
        line, *shorter = [
            Text.assemble((f"{number:2} ", "bold bright_cyan"), text, (f" ({remark})" if remark else "", "green"))
            for text in (said, *spellings)
        ]
        space = width - len(word) - 3
        if line.cell_len > width:  # the word says as much as the sentence, and is always short
            fitting = [one for one in shorter if one.cell_len <= width]
            line = fitting[0] if fitting else Text.assemble((f"{number:2} ", "bold bright_cyan"), word)
            line.truncate(width, overflow="ellipsis")
            return line
        if line.cell_len > space or said == word:
            return line
        line.append(f"  {word}", style="grey62 italic")
        return line


def _firsts(lines: Sequence[Text]) -> list[tuple[bool, Text]]:
    return [(number == 0, line) for number, line in enumerate(lines)]


def beside(left: Sequence[Text], right: Sequence[Text], left_width: int, right_width: int) -> Grid:
    """Two blocks of lines next to each other."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=left_width, no_wrap=True, overflow="crop")
    grid.add_column(width=right_width, no_wrap=True, overflow="crop")
    for number in range(max(len(left), len(right))):
        grid.add_row(left[number] if number < len(left) else Text(), right[number] if number < len(right) else Text())
    return grid
