"""What a search is given: its budget, how it explores, and how it judges a leaf."""

from enum import IntEnum
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray


class Leaf(IntEnum):
    """What is judged at the end of an iteration."""

    POSITION = 0  # the position itself
    RANDOM = 1  # the one after some random acts
    OPTIONS = 2  # the best one after one more act; all options become edges at once


class Field(IntEnum):
    """The settings that kernels read, as places in an array."""

    LEAF = 0
    PLAYOUT = 1
    EXPLORE = 2
    OTHERS = 3
    WIDEN = 4
    WIDEN_POWER = 5
    PARANOID = 6
    HORIZON = 7
    BLEND = 8
    UNIT = 9


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A search's settings. Those of the levels are in `levels.toml`."""

    iterations: int = 1000
    judge: Literal["outlook", "learned"] = "outlook"  # what a position is worth
    weights: str = ""  # a file of weights, instead of the game's own
    milliseconds: int = 0  # if not 0, the search ends then, however many iterations it has made
    leaf: Literal["position", "random", "options"] = "position"
    playout: int = 0  # players' acts before the leaf is judged
    explore: float = 4.0  # in units
    unit: float = 0.0  # of values; 0: the spread of all values seen in this search
    blend: float = 0.0  # how much of a win a unit of the outlook is worth, beside a learned judgement
    others: float = 1.0  # how much the outlooks of the others count against a seat's own
    widen: float = 8.0  # a node visited n times tries at most widen * n ** widen_power options
    widen_power: float = 0.5
    horizon: int = 0  # an iteration ends when the decision has passed to another seat so often; 0: never
    paranoid: bool = False  # whether others choose what harms the searching seat, not what is best for themselves

    def as_array(self) -> NDArray[np.float64]:
        """The fields that kernels read."""
        values = {field.name.lower(): getattr(self, field.name.lower()) for field in Field}
        return np.array([float(value) for value in {**values, "leaf": Leaf[self.leaf.upper()]}.values()])
