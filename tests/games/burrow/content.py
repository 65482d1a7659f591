"""Burrow's content: the figures from the data file, as one record for the kernels."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from krypta.core.files.fault import Fault, InvalidInput, fault, shown
from krypta.core.game import Records
from krypta.core.text.naming import word

from .layout import CONTENT, MOST_DEALT, SEATS, Card

MOST_COPIES = 100


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    rounds: Literal[2, 4] = 4  # B6


class CardFigures(msgspec.Struct, forbid_unknown_fields=True):
    copies: int
    points: int
    origin: str


class TableFigures(msgspec.Struct, forbid_unknown_fields=True):
    dealt: int
    deep: int
    origin: str


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    table: TableFigures
    cards: dict[str, CardFigures]


def faults(figures: Figures) -> list[Fault]:
    """Everything that makes the figures unusable."""
    known = {word(card) for card in Card}
    found = [
        fault("core-fault-figures-unknown", table="cards", name=name) for name in figures.cards if name not in known
    ]
    found += [fault("core-fault-figures-lack", table="cards", name=name) for name in sorted(known - set(figures.cards))]
    found += _beyond("table.dealt", figures.table.dealt, 0, MOST_DEALT)
    so_many = sum(card.copies for card in figures.cards.values())
    return found + _beyond("copies", so_many, SEATS * (figures.table.dealt + figures.table.deep), MOST_COPIES)


def _beyond(key: str, number: int, least: int, most: int) -> list[Fault]:
    if least <= number <= most:
        return []
    return [fault("core-fault-number", key=key, least=least, most=most, found=shown(number))]


@cache
def figures() -> Figures:
    text = (Path(__file__).parent / "content" / "standard.toml").read_bytes()
    decoded = msgspec.toml.decode(text, type=Figures)
    if wrong := faults(decoded):
        raise InvalidInput(wrong)
    return decoded


def build(options: Options) -> Records:
    """An array of one content record."""
    contents = np.zeros(1, CONTENT)
    c = contents[0]
    given = figures()
    for card in Card:
        c.copies[card] = given.cards[word(card)].copies
        c.points[card] = given.cards[word(card)].points
    c.dealt = given.table.dealt
    c.deep = given.table.deep
    c.last_round = options.rounds
    return contents
