"""Bots use the same door as people. Each starts from `imagine`, so that it never sees the true state."""

import numpy as np
from numpy.typing import NDArray

from krypta.bots.levels import LEVELS
from krypta.bots.thinking import decide, scratch
from krypta.core.position import Position

__all__ = ["LEVELS", "choose", "level_number", "scratch"]


def level_number(level: str) -> int:
    """The number of a level that kernels know; KeyError names the known levels if it is unknown."""
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
    return decide(level, position, seat, rng).act
