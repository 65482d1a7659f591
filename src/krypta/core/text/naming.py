"""Naming: constants as words (in data files, records, views and message ids), and names in records."""

from enum import IntEnum
from functools import cache

import msgspec
import numpy as np
from numpy.typing import NDArray


def word(member: IntEnum) -> str:
    """A constant's name in lower case, with dashes."""
    return _words(type(member))[member]


def words_of(name: str, *kinds: type[IntEnum] | IntEnum | str) -> msgspec.Meta:
    """For annotations: a text that is one of these words. `name` is the name of the browser's type, if it has one.

    Messages are not validated against it when they are sent: only the generated TypeScript types use it.

    >>> words_of("Side", IntEnum("Side", "LEFT RIGHT"), "").extra_json_schema
    {'enum': ['left', 'right', '']}
    """
    found: list[str] = []
    for kind in kinds:
        members = [kind] if isinstance(kind, str | IntEnum) else list(kind)
        found += [member if isinstance(member, str) else word(member) for member in members]
    return msgspec.Meta(title=name or None, extra_json_schema={"enum": list(dict.fromkeys(found))})


def all_of(kind: type[IntEnum]) -> msgspec.Meta:
    """For annotations: the keys are the words of these constants, all of them."""
    return msgspec.Meta(min_length=len(kind))


@cache
def _words(kind: type[IntEnum]) -> dict[int, str]:
    return {int(member): member.name.lower().replace("_", "-") for member in kind}


def write_name(field: NDArray[np.uint8], name: str) -> None:
    """Write a name into a field of a content record as bytes, padded with zeros: kernels know only numbers."""
    field[:] = np.frombuffer(name.encode().ljust(len(field), b"\0"), np.uint8)


def name_of(field: NDArray[np.uint8]) -> str:
    """The name that `write_name` wrote into a field.

    >>> field = np.zeros(8, np.uint8)
    >>> write_name(field, "kůň")
    >>> name_of(field)
    'kůň'
    """
    return field.tobytes().rstrip(b"\0").decode()
