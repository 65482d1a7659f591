"""How games look in a terminal: one file a game, and plain text for the rest."""

import importlib
import importlib.util

from krypta.cli.draw.plain import Plain
from krypta.cli.voice import Voice
from krypta.core.game import Game


def drawer(game: Game, voice: Voice) -> Plain:
    """Who draws this game: its own file here if there is one."""
    if importlib.util.find_spec(f"{__name__}.{game.name}") is None:
        return Plain(game, voice)
    made: Plain = importlib.import_module(f"{__name__}.{game.name}").Drawn(game, voice)
    return made
