"""Karak's content: the figures from the data files, as one record for the kernels."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
import numpy as np

from krypta.core.fault import Refused
from krypta.core.game import Records
from krypta.core.naming import word

from .layout import (
    CONTENT,
    FOUNTAINS,
    NOTHING,
    PORTALS,
    TILES,
    Item,
    Place,
    Side,
    Slot,
    Tile,
    Token,
    Treasure,
)

SHAPES = {"straight": "ns", "corner": "ne", "tee": "nes", "cross": "nesw"}
MOST = 100  # more than any figure of the game, and what the record holds
LETTERS = {side.name[0].lower(): side for side in Side}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Karak may agree on."""

    heroes: Literal["drawn", "chosen"] = "drawn"  # K2.2
    first: Literal["dice", "seat", "lot"] = "dice"  # K2.3
    tiles: Literal["standard", "de"] = "standard"  # the two counts of rooms


class ItemFigures(msgspec.Struct, forbid_unknown_fields=True):
    slot: Literal["weapon", "spell", "key"]
    power: int
    origin: str


class TokenFigures(msgspec.Struct, forbid_unknown_fields=True):
    count: int
    origin: str
    strength: int = 0
    item: str | None = None
    treasure: str | None = None


class RuleFigures(msgspec.Struct, forbid_unknown_fields=True):
    lives: int
    steps: int
    quiet_rounds: int
    origin: str


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    rules: RuleFigures
    slots: dict[str, int | str]
    treasures: dict[str, float | str]
    items: dict[str, ItemFigures]
    tokens: dict[str, TokenFigures]


def openings(letters: str) -> int:
    """The sides named by their first letters, as a number with a bit a side.

    >>> openings("ns")
    5
    """
    return sum(1 << LETTERS[letter] for letter in letters)


def letters(mask: int) -> str:
    """The reverse of `openings`, in the order n e s w."""
    return "".join(letter for letter, side in LETTERS.items() if mask >> side & 1)


@cache
def read(tiles: str) -> tuple[Figures, dict[str, int]]:
    folder = files(__package__) / "content"
    figures = msgspec.toml.decode((folder / "standard.toml").read_bytes(), type=Figures)
    split = msgspec.toml.decode((folder / f"tiles-{tiles}.toml").read_bytes())
    counts = {name: table["count"] for name, table in split.items() if name != "origin"}
    return figures, counts


def build(options: Options) -> Records:
    """The content record for a table's options."""
    figures, tiles = read(options.tiles)
    faults = check(figures, tiles)
    if faults:
        raise Refused(faults)
    records = np.zeros(1, CONTENT)
    c = records[0]
    for kind in Tile:
        name = word(kind)
        place, _, shape = name.partition("-")
        c.tile_place[kind] = Place.FOUNTAIN if kind == Tile.START else Place[place.upper()]
        c.tile_openings[kind] = openings("nesw" if kind == Tile.START else SHAPES[shape])
        c.tile_count[kind] = tiles.get(name, 0)
    for token in Token:
        given = figures.tokens[word(token)]
        c.token_count[token] = given.count
        c.token_strength[token] = given.strength
        c.token_item[token] = Item[given.item.upper()] if given.item else NOTHING
        c.token_treasure[token] = Treasure[given.treasure.upper()] if given.treasure else NOTHING
    for item in Item:
        c.item_power[item] = figures.items[word(item)].power
        c.item_slot[item] = Slot[figures.items[word(item)].slot.upper()]
    for slot in Slot:
        c.slots[slot] = figures.slots[word(slot)]
    for treasure in Treasure:
        c.treasure_halves[treasure] = round(2 * float(figures.treasures[word(treasure)]))
    c.lives = figures.rules.lives
    c.steps = figures.rules.steps
    c.quiet_rounds = figures.rules.quiet_rounds
    return records


def check_tokens(figures: Figures) -> list[str]:
    faults = []
    for name, token in figures.tokens.items():
        if name.upper() not in Token.__members__:
            faults.append(f"There is no token “{name}”.")
        if token.item is not None and token.item.upper() not in Item.__members__:
            faults.append(f"The loot of {name}, “{token.item}”, is no item.")
        if token.treasure is not None and token.treasure.upper() not in Treasure.__members__:
            faults.append(f"The treasure of {name}, “{token.treasure}”, is none.")
        if not (0 <= token.strength <= MOST and 0 <= token.count <= MOST):
            faults.append(f"Strength and count of {name} must be from 0 to {MOST}.")
    return faults


def check(figures: Figures, tiles: dict[str, int]) -> list[str]:
    """What in the data files would not fit the record; every fault at once."""
    in_pile = {word(kind) for kind in Tile if kind != Tile.START}
    faults = [f"The tiles lack {name}." for name in sorted(in_pile - tiles.keys())]
    faults += [f"There is no tile “{name}”." for name in sorted(tiles.keys() - in_pile)]
    faults += [f"The tokens lack {word(t)}." for t in Token if word(t) not in figures.tokens]
    faults += [f"The items lack {word(i)}." for i in Item if word(i) not in figures.items]
    faults += check_tokens(figures)
    faults += [f"The slots lack {word(slot)}." for slot in Slot if word(slot) not in figures.slots]
    faults += [f"The treasures lack {word(t)}." for t in Treasure if word(t) not in figures.treasures]
    faults += [f"There cannot be {count} tiles {name}." for name, count in tiles.items() if count < 0]
    if sum(tiles.values()) >= TILES:
        faults.append(f"There are {sum(tiles.values())} tiles in the pile; the table holds {TILES - 1}.")
    if tiles.get("portal-straight", 0) > PORTALS:
        faults.append(f"There are more than {PORTALS} portals.")
    if tiles.get("fountain-corner", 0) >= FOUNTAINS:
        faults.append(f"There are more than {FOUNTAINS - 1} fountains besides the start tile.")
    return faults
