"""Who is right: every option is played to the end, many times and with the same luck.

The judge counts won matches and has no other judgement. Each try begins in a world that the seat may believe in.
Greedy players go on; since they may waste what an act has won, a deep search has to confirm it (`find`).
"""

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta import bots
from krypta.bots.whole_match import play_match
from krypta.core import engine
from krypta.core.door import NOBODY
from krypta.core.game import Game
from krypta.core.position import Position
from krypta.core.rng import generator

FIRST_LOOK = 16  # tries of every option; most positions have no clear answer, and are given up after these
MOST = 512  # tries of the two best options
HOPELESS = 4.0  # an option that is worse by so many standard errors is not tried any further


class Clear(msgspec.Struct, frozen=True):
    """How clearly the right act must be better than every other."""

    margin: float  # of the win
    errors: float  # standard errors, from pairs of tries with the same luck


ALONE = Clear(0.10, 5.0)  # if nobody but the matches says so
AGREED = Clear(0.05, 3.0)  # if searches that judge differently are for the act, too


class Verdict(msgspec.Struct, frozen=True):
    """The right act and the next best one, with their shares of the win."""

    right: int
    next: int
    share: float
    next_share: float
    error: float  # the standard error of the difference
    tries: int

    @property
    def lead(self) -> float:
        return self.share - self.next_share

    def is_clear(self, asked: Clear = ALONE) -> bool:
        return self.lead >= asked.margin and self.lead >= asked.errors * self.error


class Judge:
    """Judges positions of one game; its arrays are used again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.states = np.zeros(1, self.game.state_dtype)
        self.scratch = bots.scratch(self.game)
        self.trace = np.zeros(self.game.sizes.longest, np.int16)
        self.levels = np.full(self.game.sizes.seats[1], bots.level_number("greedy"), np.int64)

    def share(self, position: Position, act: int, number: int) -> float:
        """The seat's share of the win after the act, in try `number`, whose luck is the same for every act."""
        seat, states, contents = position.seat, self.states, position.contents
        states[:] = position.states
        engine.imagine_at(states, 0, contents, seat, generator("world", number))
        engine.step_at(states, 0, contents, act)
        nature, rng = generator("nature", number), generator("players", number)
        play_match(states, contents, self.levels, nature, rng, *self.scratch, self.trace)
        world = Position(self.game, contents, states)
        return world.payoff()[seat] if world.seat == NOBODY else 1 / world.players

    def shares(self, position: Position, act: int, first: int, end: int) -> NDArray[np.float64]:
        return np.array([self.share(position, act, number) for number in range(first, end)])

    def verdict(self, position: Position, supposed: int, most: int = MOST) -> Verdict:
        """Try all options, then twice as often those that may still be the best, until it is clear or hopeless.

        It is hopeless, too, if the act that is supposed to be right is not the best after a few tries.
        """
        found = {act: self.shares(position, act, 0, FIRST_LOOK) for act in position.options()}
        tries = FIRST_LOOK
        while True:
            verdict = compare(found)
            if verdict.is_clear() and tries >= 8 * FIRST_LOOK:
                return verdict
            refuted = tries >= 4 * FIRST_LOOK and verdict.right != supposed
            if 2 * tries > most or refuted or verdict.lead < 0.5 * AGREED.margin:
                return verdict
            best, two = found[verdict.right], (verdict.right, verdict.next)
            found = {act: shares for act, shares in found.items() if act in two or not is_hopeless(best, shares)}
            for act in found:
                found[act] = np.append(found[act], self.shares(position, act, tries, 2 * tries))
            tries *= 2


def compare(found: dict[int, NDArray[np.float64]]) -> Verdict:
    """The two options with the highest shares."""
    right, second = sorted(found, key=lambda act: -float(found[act].mean()))[:2]
    one, two = found[right], found[second]
    error = math.sqrt(spread(one - two) / len(one))
    return Verdict(right, second, float(one.mean()), float(two.mean()), error, len(one))


def spread(differences: NDArray[np.float64]) -> float:
    """Their variance; one more difference of each sign is counted, so that it is never 0."""
    return float(np.append(differences, [1.0, -1.0]).var())


def is_hopeless(best: NDArray[np.float64], other: NDArray[np.float64]) -> bool:
    return float((best - other).mean()) > HOPELESS * math.sqrt(spread(best - other) / len(best))
