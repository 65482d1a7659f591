"""How things are called: constants in words (in data files, records, views and message ids), and names in records."""

from enum import IntEnum
from functools import cache

import numpy as np
from numpy.typing import NDArray


def word(member: IntEnum) -> str:
    """A constant's name in small letters, with dashes."""
    return _words(type(member))[member]


@cache
def _words(kind: type[IntEnum]) -> dict[int, str]:
    return {int(member): member.name.lower().replace("_", "-") for member in kind}


def write_name(field: NDArray[np.uint8], name: str) -> None:
    """Into a content record, whose kernels know only numbers: its bytes, and zeros to the end of the field."""
    field[:] = np.frombuffer(name.encode().ljust(len(field), b"\0"), np.uint8)


def name_of(field: NDArray[np.uint8]) -> str:
    """A name as a content record keeps it.

    >>> field = np.zeros(8, np.uint8)
    >>> write_name(field, "kůň")
    >>> name_of(field)
    'kůň'
    """
    return field.tobytes().rstrip(b"\0").decode()
