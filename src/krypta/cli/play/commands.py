"""What a person can type at the table other than acts: help, why, rules, undo, save and the rest."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from krypta.bots.advice import ADVISER, advise, numbers_of
from krypta.cli.faults import Sentence
from krypta.cli.options import option_lines
from krypta.cli.play.interrupt import Left
from krypta.cli.play.saves import save_as
from krypta.cli.play.understand import COMMANDS, Meant, find_act, nearest
from krypta.cli.rulebook import Rulebook
from krypta.cli.warmup import warm_up_search
from krypta.core.door import OK
from krypta.core.rng import generator
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES

LONGEST = 1000.0  # milliseconds for a hint
SEARCHES = 4  # for a hint, on all cores: nobody else waits

if TYPE_CHECKING:
    from krypta.cli.play.table import Table


class Commands:
    """Runs the commands of one seat while it decides."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat

    def say(self, id: str, **args: int | float | str) -> None:
        self.table.console.print(self.table.voice(id, **args))

    def do(self, command: str, rest: str) -> None:
        """Run the command."""
        getattr(self, f"_{command}")(rest.strip())

    def puzzled(self, text: str, meant: Meant) -> None:
        """Answer text that is not an option now: explain why, if it is an act, and suggest what comes near."""
        act = None if meant.ambiguous else self._act_named(text)
        if act is not None and act not in self.table.match.position.options():
            self._explain(act)
        near = ", ".join(meant.near)
        self.say("table-which" if meant.ambiguous else "table-nearest", text=text.strip(), near=near)

    def _act_named(self, text: str) -> int | None:
        game = self.table.match.game
        try:
            return game.parse(text)
        except ValueError:
            return find_act(text, (self.table.choice(self.seat, act) for act in range(game.sizes.acts)))

    # -- one method per command

    def _help(self, _rest: str) -> None:
        self.say("table-help-acts")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for command in COMMANDS:
            usage = self.table.voice.attribute(f"table-help-{command}", "usage") or command
            grid.add_row(Text(f"  {usage}", style="bold", no_wrap=True), self.table.voice(f"table-help-{command}"))
        self.table.console.print(grid)
        self.table.console.print()
        for line in self.table.drawer.legend():
            self.table.console.print(line)

    def _why(self, rest: str) -> None:
        if not rest:
            self.say("table-why-what")
            return
        options = self.table.match.position.options()
        numbered = rest.isdigit() and 1 <= int(rest) <= len(options)
        act = options[int(rest) - 1] if numbered else self._act_named(rest)
        if act is None:
            known = [self.table.choice(self.seat, act) for act in range(self.table.match.game.sizes.acts)]
            self.say("table-nearest", text=rest, near=", ".join(nearest(rest.lower(), known)))
        else:
            self._explain(act)

    def _explain(self, act: int) -> None:
        """Print why the act is refused, with the number of the rule; or that it is allowed."""
        position = self.table.match.position
        reason = position.why(act)
        if reason == OK:
            self.say("table-allowed", act=self.table.in_words(self.seat, act))
            return
        message = position.game.reason_message(position, act, reason)
        line = Text(self.table.voice.render(message))
        line.append(f" [{message.rule}]", style="bold cyan")
        self.table.console.print(line)

    def _rules(self, rest: str) -> None:
        book = Rulebook(self.table.match.game.name, self.table.voice)
        try:
            lines = book.find(rest) if rest else book.contents()
        except Sentence as sentence:
            lines = [Text(line) for line in sentence.lines]
        for line in lines:
            self.table.console.print(line)

    def _options(self, _rest: str) -> None:
        """Print the options of this table."""
        match = self.table.match
        for line in option_lines(match.game, self.table.voice, match.header.options):
            self.table.console.print(line)

    def _map(self, _rest: str) -> None:
        """Print the map alone in full size; if it is too wide, the part around the hero."""
        view = self.table.match.position.view(self.seat)
        for line in self.table.drawer.map(view, self.table.console.width, 10_000):
            self.table.console.print(line)
        for line in self.table.drawer.legend():
            self.table.console.print(line, style="grey62")

    def _log(self, _rest: str) -> None:
        for paragraph in self.table.story.paragraphs(self.table.voice, self.seat):
            self.table.console.print(f"• {paragraph}")

    def _count(self, _rest: str) -> None:
        for line in self.table.drawer.count(self.table.match.position.view(self.seat)):
            self.table.console.print(line)

    def _undo(self, _rest: str) -> None:
        match = self.table.match
        if not match.can_undo(self.seat):
            self.say("table-cannot-undo")
            return
        match.undo_one(self.seat)
        self.table.story.take_back(match.entries[-1].to or 0)
        # The new entry ends this prompt; the loop then asks again, from the restored position.

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.table.path
        try:
            save_as(self.table.match, path)
        except FileExistsError:
            self.table.console.print(self.table.voice("table-not-saved", path=str(path)), soft_wrap=True)
        except OSError as error:
            self.table.console.print(f"{path}: {error.strerror}.")
        else:
            self.table.console.print(self.table.voice("table-saved", path=str(path)), soft_wrap=True)

    def _hint(self, _rest: str) -> None:
        position = self.table.match.position
        warm_up_search(position.game.name, [ADVISER], self.table.voice, self.table.console)
        luck = generator("hint", len(self.table.match.entries))
        advice = advise(position, self.seat, luck, LONGEST, searches=SEARCHES)
        word = self.table.choice(self.seat, advice.act).spellings[0]
        self.say("table-hint", act=self.table.in_words(self.seat, advice.act), word=word)
        if (numbers := numbers_of(advice, position)) is not None:
            self.table.console.print(self.table.voice.render(numbers))

    def _lang(self, rest: str) -> None:
        if rest.lower() not in LANGUAGES:
            self.say("table-languages", languages=", ".join(LANGUAGES))
            return
        self.table.speak(Voice(rest.lower()))
        self.table.show(self.seat)

    def _quit(self, _rest: str) -> None:
        raise Left
