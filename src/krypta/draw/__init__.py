"""How games look in a terminal: one folder per game, and plain text for games without one."""

import importlib
import importlib.util
from types import ModuleType

from krypta.core.game import Game
from krypta.core.text.voice import Voice
from krypta.draw.library import PrintedCards
from krypta.draw.plain import Plain


def drawer(game: Game, voice: Voice) -> Plain:
    """The drawing of this game; plain text if the game has none."""
    own = _file(game, "drawing")
    made: Plain = own.Drawn(game, voice) if own is not None else Plain(game, voice)
    return made


def printed_cards(game: Game, voice: Voice) -> PrintedCards:
    """The object that prints the cards of this game's library."""
    own = _file(game, "library")
    made: PrintedCards = own.Printed(voice) if own is not None else PrintedCards(voice)
    return made


def _file(game: Game, name: str) -> ModuleType | None:
    """A module in the game's folder, if it exists."""
    room = f"{__name__}.{game.name}"
    if importlib.util.find_spec(room) is None or importlib.util.find_spec(f"{room}.{name}") is None:
        return None
    return importlib.import_module(f"{room}.{name}")
