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


ONLY_WAY_ON = """
    tunnel lane east of start
    tunnel n1 ws north of lane
    tunnel n2 esw west of n1
    tunnel n3 es west of n2
    tunnel west nes south of n3
    tunnel s1 ne south of west
    tunnel s2 new east of s1
    tunnel s3 nw east of s2
    room cell east of lane
    monster rat at cell
    hero horan at lane holds sword axe
    hero taia at west
"""  # a ring of tunnels around the start, and a rat's room, behind which all is undiscovered


def test_a_bot_beats_a_monster_of_no_use_if_nothing_has_happened_for_long() -> None:
    """It used to walk to and fro before the only way on, since the monster there had nothing that it needed (K9.2)."""
    assert chosen(ONLY_WAY_ON, "fruitless 12") == {"go east"}


@pytest.mark.parametrize("players", [2, 5])
def test_the_dragon_falls_in_nearly_all_games_of_bots(players: int) -> None:
    simulation = Simulation(KARAK, {}, players, ["greedy"], 11)
    endings = [simulation.play(number).ending for number in range(40)]
    assert endings.count("dragon-slain") >= 39
