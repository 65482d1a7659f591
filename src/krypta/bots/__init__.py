"""Bots use the same door as people. Each starts from `imagine`, so that it never sees the true state."""

import threading
from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.bots.choice import choose_at
from krypta.bots.levels import LEVELS, is_level, known, search_settings
from krypta.bots.search import Searcher, Settings
from krypta.core.game import Game, Records
from krypta.core.position import Position

__all__ = ["LEVELS", "WORLDS", "choose", "level_number", "scratch"]

WORLDS = 2  # that a bot needs at the same time
KEPT_SEARCHERS = 4  # per thread: their memory is used again

_mine = threading.local()


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
    if not is_level(level):
        raise KeyError(f"There is no bot “{level}”; there are {known()}.")
    settings = search_settings(level, position.game.name)
    if settings is not None:
        return _searcher(position.game, settings).choose(position, seat, rng)
    worlds, options, weights = scratch(position.game)
    number = level_number(level)
    return int(choose_at(position.states, 0, position.contents, seat, number, rng, worlds, options, weights))


def _searcher(game: Game, settings: Settings) -> Searcher:
    """This thread's searcher with these settings, with an empty tree."""
    kept: dict[Any, Searcher] = _mine.__dict__.setdefault("searchers", {})
    found = kept.pop((game.name, settings), None) or Searcher(game, settings)
    found.forget()
    kept[game.name, settings] = found
    if len(kept) > KEPT_SEARCHERS:
        del kept[next(iter(kept))]
    return found


def scratch(game: Game) -> tuple[Records, NDArray[Any], NDArray[Any]]:
    """The scratch arrays that a choice needs: worlds, options, weights; one set per thread."""
    most = max(game.sizes.options, game.sizes.outcomes)
    # The second half of the options and weights is for sampling nature's decisions.
    return np.zeros(WORLDS, game.state_dtype), np.zeros(2 * most, np.int32), np.zeros(2 * most, np.int32)
