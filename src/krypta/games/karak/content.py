"""Karak's content: the figures from the data files, as one record for the kernels."""

from collections.abc import Container, Iterable
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
import numpy as np

from krypta.core.files.fault import Fault, InvalidInput, fault, shown
from krypta.core.game import Records
from krypta.core.text.naming import word

from .layout import CONTENT, FOUNTAINS, NOTHING, PORTALS, TILES, Item, Place, Side, Slot, Tile, Token, Treasure

SHAPES = {"straight": "ns", "corner": "ne", "tee": "nes", "cross": "nesw"}
MOST = 100  # more than any figure of the game, and small enough for the record
MOST_TILES = {"portal-straight": PORTALS, "fountain-corner": FOUNTAINS - 1}  # in addition to the start tile
LETTERS = {side.name[0].lower(): side for side in Side}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table of Karak."""

    heroes: Literal["drawn", "chosen"] = "drawn"  # K2.2
    first: Literal["dice", "seat", "lot"] = "dice"  # K2.3
    tiles: Literal["standard", "de"] = "standard"  # the two counts of rooms
    curse: Literal["opponent", "anyone"] = "opponent"  # K7.1
    quiet: Literal["20", "off"] = "20"  # K9.2


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
    fruitless_rounds: int
    origin: str


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    rules: RuleFigures
    slots: dict[str, int | str]
    treasures: dict[str, float | str]
    items: dict[str, ItemFigures]
    tokens: dict[str, TokenFigures]


def openings(letters: str) -> int:
    """The sides named by their first letters, as a number with one bit per side.

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
        raise InvalidInput(faults)
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
    c.quiet_rounds = 0 if options.quiet == "off" else figures.rules.quiet_rounds
    c.fruitless_rounds = figures.rules.fruitless_rounds
    c.curse_anyone = options.curse == "anyone"
    return records


def check_tokens(figures: Figures) -> list[Fault]:
    faults = []
    for name, token in figures.tokens.items():
        if name.upper() not in Token.__members__:
            faults.append(_unknown("tokens", name))
        if token.item is not None and token.item.upper() not in Item.__members__:
            faults.append(_unknown(f"tokens.{name}.item", token.item))
        if token.treasure is not None and token.treasure.upper() not in Treasure.__members__:
            faults.append(_unknown(f"tokens.{name}.treasure", token.treasure))
        faults += _beyond(f"tokens.{name}.strength", token.strength, MOST)
        faults += _beyond(f"tokens.{name}.count", token.count, MOST)
    return faults


def check(figures: Figures, tiles: dict[str, int]) -> list[Fault]:
    """All faults in the data files that would not fit the record."""
    in_pile = [word(kind) for kind in Tile if kind != Tile.START]
    faults = _lacking("tiles", in_pile, tiles)
    faults += [_unknown("tiles", name) for name in sorted(tiles.keys() - set(in_pile))]
    faults += _lacking("tokens", map(word, Token), figures.tokens)
    faults += _lacking("items", map(word, Item), figures.items)
    faults += check_tokens(figures)
    faults += _lacking("slots", map(word, Slot), figures.slots)
    faults += _lacking("treasures", map(word, Treasure), figures.treasures)
    for name, count in tiles.items():
        faults += _beyond(f"tiles.{name}", count, MOST_TILES.get(name, MOST))
    return faults + _beyond("tiles", sum(tiles.values()), TILES - 1)


def _lacking(table: str, needed: Iterable[str], given: Container[str]) -> list[Fault]:
    return [fault("core-fault-figures-lack", table=table, name=name) for name in needed if name not in given]


def _unknown(table: str, name: str) -> Fault:
    return fault("core-fault-figures-unknown", table=table, name=name)


def _beyond(key: str, number: int, most: int) -> list[Fault]:
    if 0 <= number <= most:
        return []
    return [fault("core-fault-number", key=key, least=0, most=most, found=shown(number))]
