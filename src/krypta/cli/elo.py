"""Strength in numbers: Elo from results, its intervals, and when a comparison is decided."""

import math
from collections.abc import Sequence

import msgspec
import numpy as np

PER_ELO = math.log(10) / 400
SURE = math.log(19)  # of the log-likelihood ratio: wrong in one comparison of twenty
MARGIN = 0.03  # the test is between a win share this far below one half and this far above it
FEWEST = 8  # pairs of mirrored games before a comparison may be decided


class Score(msgspec.Struct):
    """The results of one level against another: for each pair of mirrored games, the share of the win."""

    one: str
    other: str
    shares: list[float] = []

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares) if self.shares else 0.5

    @property
    def variance(self) -> float:
        """Of one pair's share; pairs that all ended alike are given the variance of one that did not."""
        counted = [*self.shares, 0.0, 1.0]
        return float(np.var(counted))

    @property
    def interval(self) -> float:
        """Half of the 95 % interval of the share."""
        return 1.96 * math.sqrt(self.variance / max(len(self.shares), 1))

    @property
    def is_decided(self) -> bool:
        """Whether it is clear which of the two is stronger (a sequential probability ratio test)."""
        if len(self.shares) < FEWEST:
            return False
        ratio = 2 * MARGIN * sum(share - 0.5 for share in self.shares) / self.variance
        return abs(ratio) > SURE


def elo(levels: Sequence[str], scores: Sequence[Score]) -> dict[str, tuple[float, float]]:
    """Each level's Elo, with half of its 95 % interval; the first level has 0.

    Maximum likelihood of the Bradley-Terry model, with half a game won and lost in every comparison, so that a level
    that won everything has a finite number.

    >>> played = [Score("greedy", "random", [1.0, 0.5, 1.0, 0.5])]
    >>> {level: round(number) for level, (number, _) in elo(["random", "greedy"], played).items()}
    {'random': 0, 'greedy': 166}
    """
    place = {level: number for number, level in enumerate(levels)}
    strength = np.zeros(len(levels))
    information = np.zeros((len(levels), len(levels)))
    for _ in range(100):
        slope = np.zeros(len(levels))
        information[:] = 0.0
        for score in scores:
            i, j = place[score.one], place[score.other]
            games = 2 * len(score.shares) + 1
            expected = 1 / (1 + math.exp(strength[j] - strength[i]))
            surplus = 2 * sum(score.shares) + 0.5 - games * expected
            weight = games * expected * (1 - expected)
            slope[i] += surplus
            slope[j] -= surplus
            information[np.ix_([i, j], [i, j])] += weight * np.array([[1, -1], [-1, 1]])
        step = np.linalg.pinv(information[1:, 1:]) @ slope[1:]
        strength[1:] += np.clip(step, -1.0, 1.0)
        if np.abs(step).max(initial=0.0) < 1e-9:
            break
    spread = np.sqrt(np.maximum(np.diag(np.linalg.pinv(information[1:, 1:])), 0.0))
    half = [0.0, *(1.96 * spread / PER_ELO).tolist()]
    return {level: (float(strength[n]) / PER_ELO, half[n]) for level, n in place.items()}
