"""A match as text: the terminal's drawing, without its colours."""

from collections.abc import Sequence

from rich.text import Text

from krypta.core.door import SPECTATOR
from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.draw import drawer

AS_HIGH_AS_IT_IS = 10_000


def title(game: str, voice: Voice) -> str:
    """The game's name for people; its short name if it has no catalogue yet."""
    said = voice(f"{game}-title")
    return game if said == f"{game}-title" else said


def picture(position: Position, names: Sequence[str], seat: int | None, voice: Voice, width: int) -> str:
    """The headline, the table, the players and the current moment, as the seat or a spectator sees them."""
    game = position.game
    view = position.view(SPECTATOR if seat is None else seat)
    drawn = drawer(game, voice)
    decides = [_decider(drawn.seat_name(view, position.seat), names[position.seat])] if position.seat >= 0 else []
    headline = " · ".join([title(game.name, voice), *decides, *drawn.headline(view)])
    table = drawn.map(view, width, AS_HIGH_AS_IT_IS)
    players = drawn.panel(view, width, AS_HIGH_AS_IT_IS, list(names))
    rule = "─" * width
    lines = [headline, rule, *_plain(table), rule, *_plain(players), *_plain(drawn.moment(view))]
    return "\n".join(line.rstrip() for line in lines)


def _decider(seated: str, name: str) -> str:
    return seated if seated == name else f"{seated} ({name})"


def _plain(lines: Sequence[Text]) -> list[str]:
    return [line.plain for line in lines]
