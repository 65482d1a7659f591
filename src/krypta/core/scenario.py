"""Scenarios: positions written by hand as readable text, for tests and puzzles.

    game karak
    title K8.3 Xanros may give his last life
    position
        room hall east of start
        monster king at hall
        hero xanros at hall lives 1 from start
        luck roll 4 4
    script
        play sacrifice
        expect hero xanros lives 0
        refuse go north K3.10

`luck` lines are nature's decisions, used in order. In the script, `play` and `nature` play acts, `expect` is followed
by a line about the position that must be true, `offer` by an act that must be allowed, and `refuse` by an act that must
be refused, with the number of the rule that forbids it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from krypta.core.door import NATURE, OK
from krypta.core.game import Event, Game, Scene
from krypta.core.position import Position


class ScenarioFault(Exception):
    """A scenario that cannot be set up, or whose expectation is not met: the line and the reason."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why
        super().__init__(f"Line {line}: {why}")


class Table:
    """A position written by hand, with nature's next decisions."""

    def __init__(self, game: Game, options: dict[str, Any] | None = None) -> None:
        chosen = game.options(options or {})
        self.game = game
        self.position = Position.start(game, chosen, game.sizes.seats[1])
        self.scene: Scene = game.scene(self.position)
        self.luck: list[str] = []
        self.events: list[Event] = []

    def ready(self) -> None:
        self.scene.ready()
        self._let_nature()

    def play(self, *words: str) -> list[Event]:
        """Play acts in turn, each of which must be allowed, and return all their events."""
        self.events = []
        for said in words:
            act = self.game.parse(said)
            reason = self.position.step(act)
            if reason != OK:
                raise ValueError(f"“{said}” is refused: {self.rule_of(act, reason)}.")
            self.events += self.position.events()
            self._let_nature()
        return self.events

    def _let_nature(self) -> None:
        while self.luck and self.position.seat == NATURE:
            said = self.luck.pop(0)
            act = self.game.parse(said)
            if self.position.step(act) != OK:
                raise ValueError(f"Nature cannot decide “{said}” now.")
            self.events += self.position.events()

    def promise(self, said: str) -> None:
        """Queue an act of the game as nature's next decision."""
        self.game.parse(said)
        self.luck.append(said)

    def refusal(self, said: str) -> str:
        """The number of the rule that forbids the act; empty if it is allowed."""
        act = self.game.parse(said)
        reason = self.position.why(act)
        return "" if reason == OK else self.rule_of(act, reason)

    def rule_of(self, act: int, reason: int) -> str:
        return self.game.reason_message(self.position, act, reason).rule

    def offers(self) -> list[str]:
        """The words of all acts that may be chosen now."""
        return [self.game.say(act) for act in self.position.options()]

    def check(self, line: str) -> str | None:
        return self.scene.check(line)


def arrange(game: Game, text: str, options: dict[str, Any] | None = None) -> Table:
    """A table set up from the lines of a `position` block."""
    table = Table(game, options)
    for number, line in _lines(text):
        _place(table, number, line)
    _guarded(0, table.ready)
    return table


def run(text: str, load: Callable[[str], Game]) -> int:
    """Run a whole scenario and return the number of script lines run; ScenarioFault names the line that failed."""
    table: Table | None = None
    block = ""
    done = 0
    for number, line in _lines(text):
        first, _, rest = line.partition(" ")
        if table is None:
            if first == "game":
                table = _guarded(number, partial(_open, load, rest.strip()))
                continue
            raise ScenarioFault(number, "a scenario begins with the line: game NAME.")
        if first == "title" and not block:
            continue
        if line in ("position", "script"):
            if line == "script":
                _guarded(number, table.ready)
            block = line
        elif block == "position":
            _place(table, number, line)
        elif block == "script":
            _do(table, number, first, rest)
            done += 1
        else:
            raise ScenarioFault(number, "expected title, position or script.")
    if table is None or block != "script":
        raise ScenarioFault(0, "it has no script, so it proves nothing.")
    return done


def _open(load: Callable[[str], Game], name: str) -> Table:
    return Table(load(name))


def _lines(text: str) -> list[tuple[int, str]]:
    bare = ((number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), start=1))
    return [(number, line) for number, line in bare if line]


def _place(table: Table, number: int, line: str) -> None:
    if line.startswith("luck "):
        _guarded(number, partial(table.promise, line.removeprefix("luck ")))
    else:
        _guarded(number, lambda: table.scene.place(line))


def _do(table: Table, number: int, first: str, rest: str) -> None:
    if first in ("play", "nature"):
        if (table.position.seat == NATURE) != (first == "nature"):
            due = "nature" if table.position.seat == NATURE else f"seat {table.position.seat + 1}"
            raise ScenarioFault(number, f"the decision is with {due}.")
        _guarded(number, lambda: table.play(rest))
    elif first == "expect":
        found = _guarded(number, lambda: table.check(rest))
        if found is not None:
            raise ScenarioFault(number, f"expected “{rest}”, found: {found}.")
    elif first == "offer":
        rule = _guarded(number, lambda: table.refusal(rest))
        if rule:
            raise ScenarioFault(number, f"“{rest}” is refused by {rule}.")
    elif first == "refuse":
        said, _, expected = rest.rpartition(" ")
        rule = _guarded(number, lambda: table.refusal(said))
        if rule != expected:
            raise ScenarioFault(
                number, f"“{said}” is {f'refused by {rule}' if rule else 'allowed'}, not by {expected}."
            )
    else:
        raise ScenarioFault(number, f"a script has play, nature, expect, offer and refuse, not “{first}”.")


def _guarded(number: int, do: Callable[[], Any]) -> Any:
    try:
        return do()
    except (ValueError, KeyError, IndexError) as error:
        why = error.args[0] if isinstance(error, KeyError) and error.args else error  # a KeyError quotes its sentence
        raise ScenarioFault(number, str(why) or "it cannot be read.") from None
