"""The loop of the terminal table, for any game: ask the seat that decides, play its act, save."""

import time
from pathlib import Path

from rich.console import Console

from krypta.bots.thinking import decide
from krypta.cli.play.commands import Commands
from krypta.cli.play.interrupt import Interrupts
from krypta.cli.play.saves import claim
from krypta.cli.play.screen import Scene, Screen
from krypta.cli.play.understand import Choice, understand
from krypta.cli.story import Story, in_paragraphs, story_of
from krypta.core import log
from krypta.core.door import NATURE, SPECTATOR
from krypta.core.game import Event
from krypta.core.match import Match
from krypta.core.rng import generator
from krypta.core.text.voice import Voice
from krypta.draw import drawer

LONGEST = 1000.0  # milliseconds that a bot may think
SAVE_EVERY = 0.5  # seconds, while only bots play


class Table:
    """A match between people and bots at one screen."""

    def __init__(self, match: Match, voice: Voice, console: Console, path: Path | None, live: bool) -> None:
        self.match = match
        self.console = console
        self.live = live  # a person is using it, not a script
        self.path = path or claim(match.game)
        self.voice = voice
        self.speak(voice)
        self.story: Story = story_of(match, self.drawer) if match.entries else Story(self.drawer)
        self.seen: dict[int, int] = {}  # by seat: the last entry that its person has seen
        self.aloud = Story(self.drawer)  # what is not printed yet while only bots play
        self.saved_at = 0.0
        self.last_person: int | None = None
        self.bot_key = match.header.luck.seed or match.header.luck.commitment[:16]

    def speak(self, voice: Voice) -> None:
        """Change the language."""
        self.voice = voice = voice.at_table([player.name for player in self.match.header.players])
        self.drawer = drawer(self.match.game, voice)
        self.screen = Screen(self.console, self.drawer, voice, self.live)

    @property
    def names(self) -> list[str]:
        """The players' names, as this table's language says them."""
        return [self.voice.name(player.name) for player in self.match.header.players]

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in self.match.bots.items() if not bot]

    def run(self) -> None:
        """Play until the match is over, saving it; raises Left if the people leave before."""
        self.save()
        with Interrupts() as interrupts:
            try:
                while not self.match.over:
                    interrupts.check()
                    self._decide(interrupts)
            finally:
                self.save()

    def _decide(self, interrupts: Interrupts) -> None:
        seat = self.match.seat
        if seat == NATURE:
            self._hear(self.match.nature())
        elif self.match.bots[seat]:
            self._save_now_and_then()
            rng = generator("table", self.bot_key, len(self.match.entries))
            act = decide(self.match.bots[seat], self.match.position, seat, rng, LONGEST).act
            self._hear(self.match.act(act, seat))
        else:
            self.save()
            self._ask(seat, interrupts)
        if not self.people:
            self._watch()

    def _hear(self, events: list[Event]) -> None:
        self.story.add(self.match, events)
        if not self.people:
            self.aloud.add(self.match, events)

    def _save_now_and_then(self) -> None:
        if time.monotonic() - self.saved_at > SAVE_EVERY:
            self.save()

    def save(self) -> None:
        log.write(self.path, self.match.dumps(with_secret=True))
        self.saved_at = time.monotonic()

    # -- a person decides

    def _ask(self, seat: int, interrupts: Interrupts) -> None:
        """Show the seat its view, and prompt until it has acted."""
        self._pass_screen(seat, interrupts)
        self.show(seat)
        commands = Commands(self, seat)
        entry = len(self.match.entries)
        while len(self.match.entries) == entry:
            text = interrupts.ask(self._prompt(seat))
            choices = self.choices(seat)
            if not text.strip():
                if len(choices) > 1:
                    commands.say("table-choose", count=len(choices))
                    continue
                text = "1"
            meant = understand(text, choices)
            if meant.act is not None:
                self.seen[seat] = len(self.match.entries)
                self._hear(self.match.act(meant.act, seat))
                self.saved_at = 0.0  # save as soon as the luck of this act is drawn
            elif meant.command:
                commands.do(meant.command, meant.rest)
            else:
                commands.puzzled(text, meant)

    def _prompt(self, seat: int) -> str:
        view = self.match.position.view(seat)
        return f"{self.drawer.seat_name(view, seat)}> "

    def _pass_screen(self, seat: int, interrupts: Interrupts) -> None:
        """If seats have secrets, wait until the next person sits at the screen before showing theirs."""
        before, self.last_person = self.last_person, seat
        if not self.live or before in (None, seat):
            return
        position = self.match.position
        if position.view(seat) != position.view(SPECTATOR):
            self.console.clear()
            interrupts.ask(self.voice("table-pass", name=self.names[seat]) + " ")

    def show(self, seat: int) -> None:
        view = self.match.position.view(seat)
        choices = self.choices(seat)
        position = self.match.position
        after = self.seen.get(seat, 0)
        paragraphs = self.story.brief(self.voice, seat, after) or self.story.brief(self.voice, seat, 0)[-1:]
        self.screen.show(
            Scene(
                view=view,
                names=self.names,
                decider=seat,
                paragraphs=paragraphs,
                choices=choices,
                said=[self.in_words(seat, choice.act) for choice in choices],
                remarks=[self.drawer.remark(position, seat, choice.act) for choice in choices],
            )
        )

    def choices(self, seat: int) -> list[Choice]:
        """The acts that the seat may choose, with all ways to type each."""
        return [self.choice(seat, act) for act in self.match.position.options()]

    def choice(self, seat: int, act: int) -> Choice:
        said = self.match.game.say(act)
        spoken = self.drawer.spoken(self.match.position.view(seat), said)
        return Choice(act, tuple(dict.fromkeys((spoken, said))))

    def in_words(self, seat: int, act: int) -> str:
        """What the act does, as a sentence; the act's word if the game has no such message."""
        message = self.match.game.act_message(self.match.position, act)
        said = self.voice.render(message)
        return said if said != message.id else self.choice(seat, act).spellings[0]

    # -- only bots play

    def _watch(self) -> None:
        """Print each turn once it is over."""
        for paragraph in in_paragraphs(self.aloud.finished(), self.voice, SPECTATOR):
            self.console.print(f"• {paragraph}")
