"""K1.2, K1.3: the content is as printed and counted, names its origin, and is refused when broken."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from krypta.core.files.fault import InvalidInput
from krypta.games.karak import content
from krypta.games.karak.content import Figures, Options
from krypta.games.karak.game import GAME

from .table import start

TOKENS = {  # count, strength, item, treasure
    "rat": (8, 5, "daggers", None),
    "spider": (4, 6, "healing", None),
    "mummy": (8, 7, "bolt", None),
    "turnkey": (12, 8, "key", None),
    "warrior": (5, 9, "sword", None),
    "king": (3, 10, "axe", None),
    "fallen": (2, 12, None, "fallen"),
    "dragon": (1, 15, None, "ruby"),
    "chest": (10, 0, None, "chest"),
}
ITEMS = {  # slot, power
    "daggers": ("weapon", 1),
    "sword": ("weapon", 2),
    "axe": ("weapon", 3),
    "bolt": ("spell", 1),
    "healing": ("spell", 0),
    "key": ("key", 0),
}
STANDARD = {
    "tunnel-straight": 4,
    "tunnel-corner": 4,
    "tunnel-tee": 5,
    "tunnel-cross": 7,
    "room-straight": 13,
    "room-corner": 13,
    "room-tee": 13,
    "room-cross": 14,
    "portal-straight": 4,
    "fountain-corner": 2,
}
SPLITS = {"standard": STANDARD, "de": {**STANDARD, "room-straight": 17, "room-corner": 9}}
FOLDER = files("krypta.games.karak") / "content"


def test_K1_2_every_token_counts_fights_and_gives_as_printed() -> None:
    figures, _ = content.read("standard")
    given = {name: (t.count, t.strength, t.item, t.treasure) for name, t in figures.tokens.items()}
    assert given == TOKENS


def test_K1_2_every_item_slot_and_treasure_is_as_printed() -> None:
    figures, _ = content.read("standard")
    assert {name: (item.slot, item.power) for name, item in figures.items.items()} == ITEMS
    slots = {name: n for name, n in figures.slots.items() if name != "origin"}
    assert slots == {"weapon": 2, "spell": 3, "key": 1}
    points = {name: n for name, n in figures.treasures.items() if name != "origin"}
    assert points == {"chest": 1, "fallen": 1, "ruby": 1.5}
    assert (figures.rules.lives, figures.rules.steps, figures.rules.quiet_rounds) == (5, 4, 20)
    assert figures.rules.fruitless_rounds == 60


@pytest.mark.parametrize("split", SPLITS)
def test_K1_3_every_tile_is_counted_in_both_splits(split: str) -> None:
    assert content.read(split)[1] == SPLITS[split]
    assert start(2, tiles=split).seen.pile == SPLITS[split]


@pytest.mark.parametrize("split", SPLITS)
def test_K1_3_as_many_rooms_as_tokens_so_the_dragon_always_comes(split: str) -> None:
    rooms = sum(count for name, count in content.read(split)[1].items() if name.startswith("room"))
    assert rooms == sum(token[0] for token in TOKENS.values()) == 53


def test_K1_3_the_standard_split_is_the_default() -> None:
    assert GAME.options({}) == Options(tiles="standard")


@pytest.mark.parametrize("name", ["standard.toml", "tiles-standard.toml", "tiles-de.toml"])
def test_every_figure_says_where_it_is_from(name: str) -> None:
    tables = tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert without_origin(tables, inherited=False) == []


def without_origin(table: dict[str, Any], inherited: bool, path: str = "") -> list[str]:
    """The figures in the table that have no origin."""
    known = inherited or bool(table.get("origin", "").strip())
    silent = []
    for name, value in table.items():
        if isinstance(value, dict):
            silent += without_origin(value, known, f"{path}{name}.")
        elif name != "origin" and not known:
            silent.append(path + name)
    return silent


def broken(monkeypatch: pytest.MonkeyPatch, change: Callable[[Figures, dict[str, int]], object]) -> list[str]:
    """The faults of the content after the change."""
    figures, tiles = copy.deepcopy(content.read("standard"))
    change(figures, tiles)
    monkeypatch.setattr(content, "read", lambda _tiles: (figures, tiles))
    with pytest.raises(InvalidInput) as refused:
        GAME.contents(Options())
    return refused.value.sentences()


def test_sound_content_has_no_fault() -> None:
    assert content.check(*content.read("standard")) == content.check(*content.read("de")) == []


def test_broken_content_is_refused_with_all_faults_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(figures: Figures, tiles: dict[str, int]) -> None:
        del tiles["tunnel-tee"], figures.tokens["rat"], figures.items["axe"]
        tiles.update({"room-round": 1, "portal-straight": 9, "fountain-corner": 5, "room-cross": 99})

    assert broken(monkeypatch, change) == [
        "“tunnel-tee” is missing from “tiles”.",
        "“room-round” is unknown in “tiles”.",
        "“rat” is missing from “tokens”.",
        "“axe” is missing from “items”.",
        "tiles.portal-straight should be a number from 0 to 4, not “9”.",
        "tiles.fountain-corner should be a number from 0 to 2, not “5”.",
        "tiles should be a number from 0 to 79, not “168”.",
    ]


UNUSABLE = {
    "a loot that is no item": lambda figures, _: setattr(figures.tokens["rat"], "item", "hammer"),
    "a treasure that is none": lambda figures, _: setattr(figures.tokens["chest"], "treasure", "gold"),
    "a slot that is not counted": lambda figures, _: figures.slots.pop("key"),
    "a treasure without points": lambda figures, _: figures.treasures.pop("ruby"),
    "a token of no kind": lambda figures, _: figures.tokens.update(orc=figures.tokens["rat"]),
    "fewer than no tiles": lambda _, tiles: tiles.update({"room-tee": -1}),
    "a strength too great": lambda figures, _: setattr(figures.tokens["king"], "strength", 300),
}


@pytest.mark.parametrize("what", UNUSABLE)
def test_broken_content_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    faults = broken(monkeypatch, UNUSABLE[what])
    assert len(faults) == 1
    assert faults[0].endswith(".")
