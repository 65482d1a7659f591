"""How constants are written in words: in data files, records, views and message ids."""

from enum import IntEnum
from functools import cache


def word(member: IntEnum) -> str:
    """A constant's name in small letters, with dashes."""
    return _words(type(member))[member]


@cache
def _words(kind: type[IntEnum]) -> dict[int, str]:
    return {int(member): member.name.lower().replace("_", "-") for member in kind}
