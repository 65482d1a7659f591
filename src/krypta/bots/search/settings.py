"""What a search is given: its budget, how it explores, and how it judges a leaf."""

from enum import IntEnum

import msgspec
import numpy as np
from numpy.typing import NDArray


class Leaf(IntEnum):
    """How the position at the end of an iteration is judged."""

    OUTLOOK = 0  # by the game's `outlook`
    RANDOM = 1  # by `outlook`, after some random acts
    GREEDY = 2  # by `outlook`, after some acts that each look best


class Field(IntEnum):
    """The settings that kernels read, as places in an array."""

    LEAF = 0
    PLAYOUT = 1
    EXPLORE = 2
    OTHERS = 3
    WIDEN = 4
    WIDEN_POWER = 5
    PARANOID = 6


class Settings(msgspec.Struct, frozen=True):
    """A search's settings; the defaults were measured (docs/decisions/034-search.md)."""

    iterations: int = 1000
    milliseconds: int = 0  # if not 0, the search ends then, however many iterations it has made
    leaf: Leaf = Leaf.OUTLOOK
    playout: int = 0  # players' acts before the leaf is judged
    explore: float = 0.7  # in units of the spread of all values seen in this search
    others: float = 1.0  # how much the outlooks of the others count against a seat's own
    widen: float = 4.0  # a node visited n times tries at most widen * n ** widen_power options
    widen_power: float = 0.6
    paranoid: bool = False  # whether others choose what harms the searching seat, not what is best for themselves

    def as_array(self) -> NDArray[np.float64]:
        """The fields that kernels read."""
        return np.array([float(getattr(self, field.name.lower())) for field in Field])
