"""Many matches of self-play at once, as data for a fit."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from krypta.bots.learn.net import Net, new_room
from krypta.bots.learn.self_play import self_play
from krypta.core.game import Game
from krypta.core.luck import SeededLuck
from krypta.core.rng import generator

MOST_NOTES = 600  # of one match


class Manner(NamedTuple):
    """How self-play is played."""

    samples: int = 4  # worlds and luck that each option is tried with, where something is hidden
    errs: float = 0.05  # the chance of a random act, so that the positions after bad acts are known too
    notes: float = 1.0  # the chance that a decision is noted
    longest: int = 6_000  # acts; a match that is not over then counts as drawn
    blend: float = 0.0  # of the outlook, as in a search's settings
    others: float = 1.0


class Data(NamedTuple):
    """Noted decisions of many matches, in their order."""

    features: NDArray[np.float16]  # decision, seat, feature
    shares: NDArray[np.float32]  # decision, seat: how the match ended
    foretold: NDArray[np.float32]  # decision, seat: by the network that played; nothing if there was none
    worths: NDArray[np.float32]  # decision, seat: what it found one act ahead, if the best option is chosen
    strayed: NDArray[np.bool_]  # whether another option was chosen
    players: NDArray[np.int8]
    match: NDArray[np.int32]


class Table(NamedTuple):
    """What the matches of a round are played with."""

    game: Game
    net: Net
    manner: Manner
    seed: str


def play(table: Table, number: int, players: int, ways: list[int], given: dict[str, Any]) -> Data:
    """One match, which is the same in every run."""
    game, net, manner, seed = table
    size = game.features.size if game.features else 1
    options = game.options(given)
    contents = game.contents(options)
    states, worlds = np.zeros(1, game.state_dtype), np.zeros(3, game.state_dtype)
    game.setup(states, 0, contents, options, players)
    most = max(game.sizes.options, game.sizes.outcomes)
    scratch = np.zeros(3 * most, np.int32), np.zeros(3 * most, np.int32)
    seats = game.sizes.seats[1]
    notes = np.zeros((MOST_NOTES, seats, size), np.float32)
    foretold, worths = np.zeros((MOST_NOTES, seats)), np.zeros((MOST_NOTES, seats))
    strayed, shares = np.zeros(MOST_NOTES, np.bool_), np.zeros(seats)
    how = np.array(manner, np.float64)
    luck, rng = SeededLuck(f"{seed}/{number}").generator(), generator("self-play", seed, number)
    given_to_all = states, contents, net, new_room(net, seats, size), np.array(ways, np.int64), how, luck, rng
    sums = np.zeros((4, seats))
    noted = int(self_play(*given_to_all, worlds, *scratch, notes, foretold, worths, strayed, sums, shares))
    return Data(
        notes[:noted].astype(np.float16),
        np.tile(shares.astype(np.float32), (noted, 1)),
        foretold[:noted].astype(np.float32),
        worths[:noted].astype(np.float32),
        strayed[:noted],
        np.full(noted, players, np.int8),
        np.full(noted, number, np.int32),
    )


def joined(parts: list[Data]) -> Data:
    """All of them; seats that no match had are left out."""
    seats = max(int(part.players.max(initial=1)) for part in parts)
    trimmed = [
        part._replace(**{name: getattr(part, name)[:, :seats] for name in ("features", "shares", "foretold", "worths")})
        for part in parts
    ]
    return Data(*(np.concatenate(columns) for columns in zip(*trimmed, strict=True)))


def play_many(tasks: Sequence[Callable[[], Data]], threads: int) -> Iterator[Data]:
    """The results of all tasks, in their order."""
    with ThreadPoolExecutor(threads) as pool:
        try:
            yield from pool.map(lambda task: task(), tasks)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
