"""What every environment is started with: a game, its number of players, its options, and who plays the seats."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from krypta import games
from krypta.bots import LEVELS
from krypta.core.files.fault import Fault, InvalidInput, fault
from krypta.core.game import Game, Records
from krypta.core.position import Position


class Table(msgspec.Struct, frozen=True):
    """A game that can be begun any number of times: its figures, and its first position."""

    game: Game
    players: int
    given: dict[str, Any]
    contents: Records
    first: Records

    def start(self) -> Position:
        return Position(self.game, self.contents, self.first.copy())


def table(name: str, players: int | None, given: dict[str, Any]) -> Table:
    """The table; InvalidInput has every fault of the name, the number of players and the options.

    >>> table("karak", 2, {"heroes": "chosen"}).players
    2
    >>> table("karak", 7, {"heroes": "stolen"})
    Traceback (most recent call last):
        ...
    krypta.core.files.fault.InvalidInput: Karak is for 1 to 5 players, not 7.
    The option heroes cannot be “stolen”; it can be drawn, chosen.
    """
    if name not in games.names():
        raise InvalidInput([fault("core-fault-game", game=str(name), known=", ".join(games.names()))])
    game = games.load(name)
    seats = game.usual_players if players is None else players
    if not isinstance(seats, int):
        raise TypeError(f"players is their number, not {players!r}.")
    faults: list[Fault] = game.players_faults(seats)
    try:
        options = game.options(given)
        contents = game.contents(options)
    except InvalidInput as invalid:
        raise InvalidInput([*faults, *invalid.faults]) from None
    if faults:
        raise InvalidInput(faults)
    # Nothing random happens before nature's first decision, so every game begins with the same record.
    first = np.zeros(1, game.state_dtype)
    game.setup(first, 0, contents, options, seats)
    return Table(game, seats, given, contents, first)


def levels_of(bots: str | Sequence[str], players: int) -> list[str]:
    """The level of the bot in each seat: the given ones in turn, as in a simulation.

    >>> levels_of("greedy", 3), levels_of(["random", "greedy"], 3)
    (['greedy', 'greedy', 'greedy'], ['random', 'greedy', 'random'])
    """
    named = [bots] if isinstance(bots, str) else list(bots)
    known = ", ".join(LEVELS)
    faults = [fault("core-fault-bot", bot=str(level), known=known) for level in named if level not in LEVELS]
    if not 1 <= len(named) <= players:
        faults.append(fault("core-fault-bots", bots=len(named), seats=players))
    if faults:
        raise InvalidInput(faults)
    return [named[seat % len(named)] for seat in range(players)]


def seat_of(seat: Any, players: int) -> int:
    """The seat, if it exists; ValueError if not."""
    if isinstance(seat, bool) or seat not in range(players):
        raise ValueError(f"There is no seat {seat!r}; there are seats 0 to {players - 1}.")
    return int(seat)
