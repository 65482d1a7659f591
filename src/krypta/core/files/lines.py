"""Parsing the lines of scenarios: names, numbers, phrases."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from krypta.core.text.naming import word


def member(kind: type[IntEnum], said: str) -> Any:
    """The constant of that name; ValueError lists the known names.

    >>> class Side(IntEnum):
    ...     NORTH = 0
    >>> member(Side, "north")
    <Side.NORTH: 0>
    """
    try:
        return kind[said.upper().replace("-", "_")]
    except KeyError:
        known = ", ".join(word(one) for one in kind)
        raise ValueError(f"There is no {kind.__name__.lower()} “{said}”; there are {known}.") from None


def whole(said: str) -> int:
    if not said.lstrip("-").isdigit():
        raise ValueError(f"“{said}” should be a number.")
    return int(said)


def word_after(said: str, values: Sequence[str]) -> str:
    if not values:
        raise ValueError(f"Something must follow “{said}”.")
    return values[0]


def counts(said: str, values: Sequence[str]) -> list[tuple[str, int]]:
    """Names with their numbers, as in `chest 2 ruby 1`."""
    if not values or len(values) % 2:
        raise ValueError(f"After “{said}” come names, each with its number.")
    return [(name, whole(count)) for name, count in zip(values[::2], values[1::2], strict=True)]


def phrases(words: Sequence[str], rest: Sequence[str]) -> list[tuple[str, list[str]]]:
    """A line split before each of the words: `lives 1 hand s1 s2` into lives with 1, and hand with s1 and s2."""
    cut: list[tuple[str, list[str]]] = []
    for said in rest:
        if said in words:
            cut.append((said, []))
        elif cut:
            cut[-1][1].append(said)
        else:
            raise ValueError(f"“{said}” is out of place; here can stand {', '.join(words)}.")
    return cut


def differs(expected: str, found: str) -> str | None:
    """None if they are equal, else what was found."""
    return None if expected == found else found
