"""`krypta options`: a game's table options, what each choice changes, and which edition plays that way."""

from typing import Any

import msgspec
from rich.padding import Padding
from rich.text import Text

from krypta.cli.console import open_console, voice_for
from krypta.cli.play.saves import load_game
from krypta.core.game import Game
from krypta.core.text.voice import Voice

WIDEST = 100
Line = Text | Padding


def print_options(name: str, lang: str | None) -> None:
    voice, console = voice_for(lang), open_console()
    for line in option_lines(load_game(name), voice, {}):
        console.print(line, width=min(console.width, WIDEST))


def option_lines(game: Game, voice: Voice, given: dict[str, Any]) -> list[Line]:
    """Every option with its values as given on the command line; the chosen values are marked."""
    lines: list[Line] = []
    for field in msgspec.structs.fields(game.options_type):
        id = f"option-{game.name}-{field.name}"
        played = given.get(field.name, field.default)
        lines.append(Text(voice(id), style="bold"))
        lines += [_line(game, voice, field.name, value, value == played) for value in game.offered(field.name)]
        if played not in game.offered(field.name):  # the option takes the text of a file
            lines.append(_marked(f"{field.name}=@FILE", bool(played)))
        lines.append(Padding(Text(voice.attribute(id, "about") or ""), (0, 0, 1, 4)))
    return lines


def _line(game: Game, voice: Voice, option: str, value: Any, played: bool) -> Text:
    """`curse=anyone` and its name. Options that exist once per seat, such as `deck1`, share the names of values."""
    line = _marked(f"{option}={value}", played)
    for named in (option, option.rstrip("0123456789")):
        if voice.has_value(f"option-{game.name}-{named}-{value}"):
            return line.append(f"  {voice(f'option-{game.name}-{named}-{value}')}")
    return line


def _marked(word: str, played: bool) -> Text:
    return Text.assemble("  • " if played else "    ", (f"{word:<16}", "bold cyan" if played else "cyan"))
