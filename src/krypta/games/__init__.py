"""The games. `load` imports one; importing this package imports none."""

import copyreg
import importlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from krypta.core.game import Game
from krypta.core.kernel import extra_game_folders

BUILT_IN = ("karak", "goblin", "shabrak")


def extra() -> dict[str, Path]:
    """Games outside the package: folders named in KRYPTA_GAMES, each a package with a `game` module."""
    return {folder.name: folder for folder in extra_game_folders()}


def names() -> list[str]:
    return [*BUILT_IN, *extra()]


@cache
def load(name: str) -> Game:
    """The game of that name.

    >>> load("karak").name
    'karak'
    """
    outside = extra()
    if name in outside:
        parent = str(outside[name].parent)
        if parent not in sys.path:
            sys.path.insert(0, parent)
        module = importlib.import_module(f"{name}.game")
    elif name in BUILT_IN:
        module = importlib.import_module(f"krypta.games.{name}.game")
    else:
        raise KeyError(f"There is no game “{name}”; there are {', '.join(names())}.")
    game: Game = module.GAME
    copyreg.pickle(type(game), _by_name)
    return game


def _by_name(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """How a game is copied and pickled: there is one of each in a process, and another process loads its own."""
    return load, (game.name,)
