"""Bots use the same door as people. Each starts from `imagine`, so that it never sees the true state."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.bots.choice import choose_at
from krypta.core.game import Game, Records
from krypta.core.position import Position

LEVELS = ("random", "greedy")
WORLDS = 2  # that a bot needs at the same time


def level_number(level: str) -> int:
    """The number of the level in kernels; KeyError names the known levels if it is unknown."""
    if level not in LEVELS:
        raise KeyError(f"There is no bot “{level}”; there are {', '.join(LEVELS)}.")
    return LEVELS.index(level)


def choose(level: str, position: Position, seat: int, rng: NDArray[np.int64]) -> int:
    """The act that a bot of that level chooses for the seat, which decides now.

    >>> from krypta.core.rng import generator
    >>> from krypta.games import load
    >>> game = load("karak")
    >>> position = Position.start(game, game.options({"heroes": "chosen"}), 2)
    >>> choose("random", position, 0, generator(1)) in position.options()
    True
    """
    number = level_number(level)
    worlds, options, weights = scratch(position.game)
    return int(choose_at(position.states, 0, position.contents, seat, number, rng, worlds, options, weights))


def scratch(game: Game) -> tuple[Records, NDArray[Any], NDArray[Any]]:
    """The scratch arrays that a choice needs: worlds, options, weights; one set per thread."""
    most = max(game.sizes.options, game.sizes.outcomes)
    # The second half of the options and weights is for sampling nature's decisions.
    return np.zeros(WORLDS, game.state_dtype), np.zeros(2 * most, np.int32), np.zeros(2 * most, np.int32)
