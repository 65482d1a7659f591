"""Compiling the rules before the first act, with progress, so that nobody waits in the middle of a turn."""

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from krypta.bots.warm import is_warm, warm
from krypta.cli.voice import Voice, open_console, voice_for
from krypta.games import names


def warm_up(game: str, voice: Voice, console: Console) -> None:
    """Compile what this game needs, unless it is all there."""
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


def warm_all() -> None:
    """Every game there is."""
    voice, console = voice_for(None), open_console()
    for game in names():
        warm_up(game, voice, console)
    console.print(voice("table-warm"))
