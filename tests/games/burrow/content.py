"""Burrow's content: the figures from the data file, as one record for the kernels."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from krypta.core.fault import Refused
from krypta.core.game import Records
from krypta.core.naming import word

from .layout import CONTENT, MOST_DEALT, SEATS, Card


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Burrow may agree on."""

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


def faults(figures: Figures) -> list[str]:
    """All that makes the figures unusable."""
    known = {word(card) for card in Card}
    found = [f"There is no card “{name}”." for name in figures.cards if name not in known]
    found += [f"The card {name} is missing." for name in sorted(known - set(figures.cards))]
    if figures.table.dealt > MOST_DEALT:
        found.append(f"At most {MOST_DEALT} cards are dealt, not {figures.table.dealt}.")
    if sum(card.copies for card in figures.cards.values()) < SEATS * (figures.table.dealt + figures.table.deep):
        found.append("There are too few cards to deal.")
    return found


@cache
def figures() -> Figures:
    text = (Path(__file__).parent / "content" / "standard.toml").read_bytes()
    decoded = msgspec.toml.decode(text, type=Figures)
    if wrong := faults(decoded):
        raise Refused(wrong)
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
