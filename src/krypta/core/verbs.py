"""A game's verbs: each is declared once, with its number of acts; the numbers of all acts follow from that."""

from enum import IntEnum
from typing import Self

import numpy as np
from numpy.typing import NDArray


class Verbs(IntEnum):
    """Declared in the order of their acts, each with its width: as many acts as its argument has values, else 1.

    A verb's number is its first act, to which the argument is added.

    >>> class Verb(Verbs):
    ...     REST = 1
    ...     SHOW = 4
    ...     DIG = 1
    >>> [int(verb) for verb in Verb], Verb.SHOW.width, len(Verb.by_act())
    ([0, 1, 5], 4, 6)
    """

    width: int

    def __new__(cls, width: int) -> Self:
        if width < 1:
            raise TypeError(f"A verb has at least one act, not {width}.")
        first = sum(verb.width for verb in cls.__members__.values())
        verb = int.__new__(cls, first)
        verb._value_ = first
        verb.width = width
        return verb

    @classmethod
    def by_act(cls) -> list[Self]:
        """The verb of each act."""
        return [verb for verb in cls for _ in range(verb.width)]


def verb_of_each(verbs: type[Verbs]) -> NDArray[np.int64]:
    """For kernels: the verb of each act; the act minus its verb is its argument."""
    return np.array(verbs.by_act(), dtype=np.int64)


def width_of_each(verbs: type[Verbs]) -> NDArray[np.int64]:
    """For kernels: how many acts the verb of each act has."""
    return np.array([verb.width for verb in verbs.by_act()], dtype=np.int64)
