"""Regressions of the greedy bot in Karak: it used to walk about for ever instead of ending the game (K9.2)."""

import pytest

from krypta.bots import choose
from krypta.bots.simulate import Simulation
from krypta.core.rng import generator
from krypta.core.scenario import arrange
from krypta.games import load

KARAK = load("karak")

AT_THE_DRAGON = """
    tunnel lane east of start
    room hall east of lane
    monster dragon at hall
"""
ALL_IS_FOUND = """
    pile empty
    bag empty
    fruitless 10
"""


def chosen(*lines: str) -> set[str]:
    """The act that greedy chooses there, whatever its luck."""
    position = arrange(KARAK, "\n".join(lines)).position
    return {KARAK.say(choose("greedy", position, position.seat, generator("luck", n))) for n in range(10)}


def test_a_leading_bot_fights_the_dragon_although_all_else_is_won() -> None:
    treasures = "treasure chest 6 fallen 2"
    assert chosen(AT_THE_DRAGON, f"hero horan at lane holds axe axe {treasures}", "hero taia", ALL_IS_FOUND) == {
        "go east"
    }


def test_a_bot_that_cannot_win_any_more_ends_the_game() -> None:
    heroes = ("hero horan at lane holds axe axe", "hero taia treasure chest 6")
    assert chosen(AT_THE_DRAGON, *heroes, ALL_IS_FOUND) == {"go east"}


def test_a_bot_that_may_still_win_leaves_the_dragon_alone_if_slaying_it_would_lose() -> None:
    lines = ("room vault north of lane", "chest at vault", "room nook south of lane", "chest at nook")
    heroes = ("hero horan at lane holds axe axe", "hero taia treasure chest 2")
    assert "go east" not in chosen(AT_THE_DRAGON, *lines, *heroes, ALL_IS_FOUND)


def test_a_bot_lays_the_last_tile() -> None:
    heroes = ("hero horan at lane holds sword", "hero taia treasure chest 1")
    last = ("pile empty", "pile tunnel-cross 1", "bag empty", "fruitless 20")
    assert chosen("tunnel lane east of start", *heroes, *last) <= {"go north", "go east", "go south"}


@pytest.mark.parametrize("players", [2, 5])
def test_the_dragon_falls_in_nearly_all_games_of_bots(players: int) -> None:
    simulation = Simulation(KARAK, {}, players, ["greedy"], 11)
    endings = [simulation.play(number).ending for number in range(40)]
    assert endings.count("dragon-slain") >= 39
