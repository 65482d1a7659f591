"""Reading the lines of positions written by hand: names, numbers, phrases."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from .content import word

HERO_WORDS = ("at", "from", "lives", "holds", "treasure", "cursed")


def member(kind: type[IntEnum], said: str) -> Any:
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
    """`chest 2 ruby 1`"""
    if not values or len(values) % 2:
        raise ValueError(f"After “{said}” come names, each with its number.")
    return [(name, whole(count)) for name, count in zip(values[::2], values[1::2], strict=True)]


def phrases(rest: Sequence[str]) -> list[tuple[str, list[str]]]:
    phrases: list[tuple[str, list[str]]] = []
    for said in rest:
        if said in HERO_WORDS:
            phrases.append((said, []))
        elif phrases:
            phrases[-1][1].append(said)
        else:
            raise ValueError(f"“{said}” is out of place; a hero has {', '.join(HERO_WORDS)}.")
    return phrases
