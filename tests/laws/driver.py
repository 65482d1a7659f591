"""Drives a game from its first position to its end, stopping before every decision."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.core.door import NATURE, SPECTATOR
from krypta.core.game import Game
from krypta.core.luck import pick
from krypta.core.position import Position
from krypta.core.rng import draw_below, generator


class Driver:
    """Plays a game at a table in a way determined by the seed.

    `choices` are used first, each an index into the options; when they run out, luck chooses.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        given: dict[str, Any] | None = None,
        seed: object = 0,
        choices: Iterable[int] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.given = given or {}
        self.seed = seed
        self.choices = list(choices)
        self.pieces = game.pieces(self.start())
        self.message_ids = game.message_ids()

    def start(self) -> Position:
        return Position.start(self.game, self.game.options(self.given), self.players)

    def standpoints(self) -> list[int]:
        """Everyone who sees the table: all seats and the spectator."""
        return [*range(self.players), SPECTATOR]

    def rng(self, *key: object) -> NDArray[np.int64]:
        return generator(self.game.name, self.players, self.seed, *key)

    def walk(self, position: Position | None = None, every: int = 1) -> Iterator[Position]:
        """Yields the position before each decision (or every `every`-th one), and once more when the game is over."""
        at = position or self.start()
        chooser = self.chooser("walk")
        for n in range(self.game.sizes.longest + 1):
            if at.over or n % every == 0:
                yield at
            if at.over:
                return
            act = chooser(at)
            reason = at.step(act)
            assert reason == 0, f"{self.game.say(act)} was offered and then refused for reason {reason}"
        raise AssertionError(f"the game is not over after its longest {self.game.sizes.longest} decisions")

    def chooser(self, *key: object) -> "Chooser":
        return Chooser(self.choices, self.rng(*key))


class Chooser:
    """Chooses among the options: first as given by `choices`, then by luck."""

    def __init__(self, choices: Iterable[int], rng: NDArray[np.int64]) -> None:
        self.choices = iter(choices)
        self.rng = rng

    def __call__(self, position: Position) -> int:
        options = position.options()
        assert options, "there is nothing to choose, and the game is not over"
        told = next(self.choices, None)
        if told is not None:
            return options[told % len(options)]
        if position.seat == NATURE:
            chances = position.chances()
            return pick(chances, self.below(sum(weight for _, weight in chances)))
        return options[self.below(len(options))]

    def below(self, n: int) -> int:
        return int(draw_below(self.rng, n))
