"""`krypta replay`: print a record in words, turn by turn."""

import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from krypta.cli.console import at_terminal, open_console, voice_for
from krypta.cli.faults import Sentence
from krypta.cli.play.ending import standings, winners
from krypta.cli.play.saves import load_recorded
from krypta.cli.story import Story, Told, in_paragraphs, retell
from krypta.cli.warmup import warm_up
from krypta.core import log
from krypta.core.door import SPECTATOR
from krypta.core.facts import fact_message
from krypta.core.game import Event
from krypta.core.match import Match
from krypta.core.text.voice import Voice
from krypta.draw import drawer
from krypta.draw.plain import Plain


def replay(path: Path, to: int | None, speed: float | None, maps: bool, lang: str | None) -> None:
    """Print the record up to entry `to`; at a terminal, one turn at each press of Enter."""
    voice, console = voice_for(lang), open_console()
    header, entries, _seal = log.loads(path.read_bytes())
    if to is not None and not 0 <= to <= len(entries):
        raise Sentence(voice("command-replay-to", last=len(entries), to=to))
    if speed is not None and speed <= 0:
        raise Sentence(voice("command-replay-speed", speed=speed))
    game = load_recorded(header.game)
    warm_up(game.name, voice, console)
    names = [player.name for player in header.players]
    voice = voice.at_table(names)
    Match.fold(game, header, entries)  # refuse a faulty record before printing any of it
    teller = Teller(console, voice, drawer(game, voice), speed, maps)
    title = voice(f"{game.name}-title") if voice.has_value(f"{game.name}-title") else game.name
    console.print(f"{title} · {', '.join(voice.name(name) for name in names)}", style="bold")
    if teller.waits:
        console.print(voice("table-replay-how"), style="grey62")
    match = Match(game, header, None)
    for entry, match, events in retell(game, header, entries[: to if to is not None else len(entries)]):
        teller.hear(entry, match, events)
    teller.finish(match)


class Teller:
    """Prints the story one paragraph at a time, and waits after each as the options say."""

    def __init__(self, console: Console, voice: Voice, drawer: Plain, speed: float | None, maps: bool) -> None:
        self.console = console
        self.voice = voice
        self.drawer = drawer
        self.speed = speed
        self.maps = maps
        self.waits = at_terminal() and speed is None
        self.story = Story(drawer)

    def hear(self, entry: log.Entry, match: Match, events: list[Event]) -> None:
        if entry.fact is not None:
            self._tell(match)
            self._line(entry.n, Text(self.voice.render(fact_message(entry)), style="yellow"))
            return
        self.story.add(match, events)
        self._print(match, self.story.finished())

    def _tell(self, match: Match) -> None:
        """Print everything that is not printed yet."""
        self._print(match, self.story.told)
        self.story.told = []

    def _print(self, match: Match, told: list[Told]) -> None:
        paragraphs = in_paragraphs(told, self.voice, SPECTATOR)
        for paragraph in paragraphs:
            self._line(len(match.entries), Text(paragraph))
        if paragraphs and self.maps:
            self.map(match)
        if paragraphs:
            self._wait()

    def _line(self, entry: int, said: Text) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(Text(f"{entry:>5}", style="grey62", no_wrap=True), said)
        self.console.print(grid)

    def map(self, match: Match) -> None:
        for line in self.drawer.map(match.position.view(SPECTATOR), self.console.width, 10_000):
            self.console.print(line)

    def _wait(self) -> None:
        if self.speed is not None:
            time.sleep(1 / self.speed)
        elif self.waits:
            try:
                answer = input("")
            except EOFError:
                answer = "q"
            self.waits = answer.strip().lower() not in ("q", "quit")

    def finish(self, match: Match) -> None:
        self.waits = False
        self._tell(match)
        if not self.maps:
            self.map(match)
        if match.over:
            self.console.print(winners(match, self.drawer, self.voice), style="bold")
            for line in standings(match, self.drawer, self.voice):
                self.console.print(line)
        else:
            self.console.print(self.voice("table-unfinished", entries=len(match.entries)))
        sys.stdout.flush()
