"""A hint: what the strongest character would do, and how often games that are played on from there are won."""

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.bots.characters import ladder
from krypta.bots.levels import LEVELS
from krypta.bots.thinking import decide, scratch
from krypta.bots.whole_match import play_match
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.core.text.message import Message

GAMES = 40  # played on from each of the two best options
ADVISER = ladder()[-1]


class Advice(msgspec.Struct, frozen=True):
    """The act, the share of games won after it, and the same of the next best; no games if nothing was played."""

    act: int
    games: int = 0
    won: float = 0.0
    other: int | None = None
    other_won: float = 0.0


def numbers_of(advice: Advice, position: Position) -> Message | None:
    """The numbers as a sentence; None if there are none."""
    if advice.other is None or not advice.games:
        return None
    other = position.game.act_message(position, advice.other)
    shares = {"won": round(100 * advice.won), "other_won": round(100 * advice.other_won)}
    return Message("bots-hint-numbers", {**shares, "games": advice.games, "other": other})


def advise(
    position: Position,
    seat: int,
    rng: NDArray[np.int64],
    milliseconds: float = math.inf,
    games: int = GAMES,
    searches: int = 1,
) -> Advice:
    """What to do now. It knows no more than the seat: every game is played on from a world that the seat imagines."""
    decision = decide(ADVISER, position, seat, rng, milliseconds, searches)
    others = [one.act for one in decision.options if one.act != decision.act]
    if not others:
        return Advice(decision.act)
    luck = int(rng[2])
    shares = []
    for act in (decision.act, others[0]):
        rng[2] = luck  # both get the same worlds and the same luck
        shares.append(play_on(position, seat, act, rng, games))
    return Advice(decision.act, games, shares[0], others[0], shares[1])


def play_on(position: Position, seat: int, act: int, rng: NDArray[np.int64], games: int = GAMES) -> float:
    """The seat's share of the wins in games that greedy bots play on after the act."""
    game = position.game
    levels = np.full(game.sizes.seats[1], LEVELS.index("greedy"), np.int64)
    trace, room = np.zeros(game.sizes.longest, np.int16), scratch(game)
    total = 0.0
    play_match(position.copy().states, position.contents, levels, rng.copy(), rng.copy(), *room, trace[:0])  # compiles
    for number in range(games):
        world = position.imagine(seat, rng)
        world.step(act)
        luck = generator("advice", *rng.tolist(), number)
        play_match(world.states, world.contents, levels, luck, luck.copy(), *room, trace)
        total += world.payoff()[seat] if world.over else 0.5
    return total / max(games, 1)
