"""Compile the rules before the first act, with progress, rather than in the middle of a turn."""

from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from krypta.bots.levels import searches
from krypta.bots.warm import can_search, is_warm, warm, warm_search
from krypta.cli.console import open_console, voice_for
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.text.voice import Voice
from krypta.games import names


def warm_up(game: str, voice: Voice, console: Console) -> None:
    """Compile everything that this game needs, unless it is compiled already."""
    if is_warm(game):
        return
    if not console.is_terminal:
        console.print(voice("table-warming"))
        warm(game, lambda done, total, what: None)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        task = progress.add_task(voice("table-warming"), total=None)

        def report(done: int, total: int, what: str) -> None:
            progress.update(task, completed=done, total=total)

        warm(game, report)


def warm_up_search(game: str, levels: Iterable[str], voice: Voice, console: Console) -> None:
    """Compile what those of the levels need that search, unless it is compiled already; says so first."""
    if any(searches(level, game) for level in levels):
        if not can_search(game):
            console.print(voice("bots-waking"))
        warm_search(game)


def warm_games(wanted: list[str], search: bool = True) -> None:
    """Compile the rules of these games, or of all games if none is given, and what bots that search need."""
    voice, console = voice_for(None), open_console()
    unknown = [fault("core-fault-game", game=game, known=", ".join(names())) for game in wanted if game not in names()]
    if unknown:
        raise InvalidInput(unknown)
    for game in wanted or names():
        warm_up(game, voice, console)
        if search:
            warm_search(game)
    if not wanted:
        console.print(voice("table-warm"))
