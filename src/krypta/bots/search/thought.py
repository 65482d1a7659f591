"""What a search has found out, in a form that can be shown."""

import math
from collections.abc import Sequence

import msgspec


class Considered(msgspec.Struct, frozen=True):
    """One option: how often it was tried, and the values that this gave."""

    act: int
    visits: int
    total: float
    squares: float

    @property
    def value(self) -> float:
        """What the option promises, in the unit of the judgement: for `outlook`, the game's own."""
        return self.total / max(self.visits, 1)

    @property
    def error(self) -> float:
        """The standard error of the value."""
        tried = max(self.visits, 1)
        return math.sqrt(max(self.squares / tried - self.value**2, 0.0) / tried)


class Thought(msgspec.Struct, frozen=True):
    """The options that were tried, the best first, and how the match may go on."""

    options: tuple[Considered, ...]
    iterations: int
    line: tuple[int, ...]  # the best act and the likeliest answers, as far as nature decides nothing

    @property
    def best(self) -> int:
        return self.options[0].act


def best_first(options: Sequence[Considered]) -> tuple[Considered, ...]:
    """The most visited first, the more valuable of two that are equal, then the smaller act."""
    return tuple(sorted(options, key=lambda option: (-option.visits, -option.value, option.act)))


def merged(thoughts: Sequence[Thought]) -> Thought:
    """Several thoughts about the same decision, added up; the line is from one that agrees with the result."""
    found: dict[int, Considered] = {}
    for option in (option for thought in thoughts for option in thought.options):
        so_far = found.get(option.act, Considered(option.act, 0, 0.0, 0.0))
        visits, total = so_far.visits + option.visits, so_far.total + option.total
        found[option.act] = Considered(option.act, visits, total, so_far.squares + option.squares)
    options = best_first(list(found.values()))
    lines = [thought.line for thought in thoughts if thought.best == options[0].act]
    iterations = sum(thought.iterations for thought in thoughts)
    return Thought(options, iterations, lines[0] if lines else (options[0].act,))
