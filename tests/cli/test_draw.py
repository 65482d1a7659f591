"""Drawings: the dungeon in characters, and any other game as text."""

from typing import Any

import msgspec
import pytest

from krypta.core.scenario import arrange
from krypta.core.text.voice import Voice
from krypta.draw import drawer
from krypta.draw.plain import Plain, indented
from krypta.games import load

SCENE = """
    room hall east of start
    monster king at hall
    hero horan at start
    hero taia at start
"""


def view_of(text: str) -> Any:
    return arrange(load("karak"), text).position.view(0)


def test_the_map_shows_tiles_openings_monsters_and_heroes() -> None:
    drawn = [line.plain for line in drawer(load("karak"), Voice("en")).whole_map(view_of(SCENE))]
    assert drawn[0].startswith("─┘   └─╔")
    assert "HT" in drawn[1]
    assert "⛲1" in drawn[1] or "⛲1" in drawn[0]
    assert "K10" in drawn[1]


@pytest.mark.parametrize(("width", "height"), [(1, 1), (7, 3), (20, 9), (80, 24), (300, 100)])
def test_the_map_fits_where_it_must(width: int, height: int) -> None:
    lines = drawer(load("karak"), Voice("en")).map(view_of(SCENE), width, height)
    assert len(lines) <= max(3, height)
    assert all(line.cell_len <= max(7, width) for line in lines)
    assert len({line.cell_len for line in lines}) == 1


@pytest.mark.parametrize("height", [2, 30])
def test_the_panel_of_karak_never_outgrows_its_width(height: int) -> None:
    drawn = drawer(load("karak"), Voice("en"))
    lines = drawn.panel(view_of(SCENE), 30, height, ["Ann with a long name", "Bob"])
    assert all(line.cell_len <= 30 for line in lines)
    assert "♥♥♥♥♥" in lines[0].plain


def test_heroes_of_karak_are_called_by_name() -> None:
    drawn = drawer(load("karak"), Voice("en"))
    view = view_of(SCENE)
    said = [drawn.spoken(view, word) for word in ("swap 2", "cast 1 3", "curse 5", "portal 1", "stop")]
    assert said == ["swap taia", "cast horan 3", "curse 5", "portal 1", "stop"]


class Inner(msgspec.Struct):
    name: str
    cards: list[int]


class Other(msgspec.Struct):
    turn: int
    seats: list[Inner]
    hidden: str = ""


def test_any_other_game_is_shown_as_indented_text() -> None:
    view = Other(2, [Inner("a", [1, 2]), Inner("b", [])])
    assert indented(msgspec.to_builtins(view)) == [
        "turn: 2",
        "seats:",
        "  - name a, cards 1, 2",
        "  - name b",
    ]
    plain = Plain(load("karak"), Voice("en"))
    assert [line.plain for line in plain.map(view, 10, 2)] == ["turn: 2", "…"]
    assert plain.spoken(view, "swap 2") == "swap 2"
    assert plain.seat_name(view, 1) == "Player 2"


def test_K8_2_the_chance_of_horans_second_roll_is_that_of_one_roll() -> None:
    """More than 9 with two dice: 6 ways of 36. He has no third roll, so it does not count twice."""
    table = arrange(
        load("karak"),
        """
        room hall east of start
        monster warrior at hall
        hero horan at start
        hero taia at start
        luck roll 3 5
        """,
    )
    table.play("go east")
    drawn = drawer(load("karak"), Voice("en"))
    assert drawn.remark(table.position, 0, table.game.parse("reroll")) == "17% chance to win"
