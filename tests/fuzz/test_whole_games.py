"""Hypothesis chooses the acts of whole games, even nature's; every law must hold throughout, and the games must end.

Its choices are the beginning of a game; luck plays it to the end. The quick run is the same every time; the
long one (`slow`) looks for something new.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from krypta.games import load
from laws.driver import Driver
from laws.laws import POSITION_LAWS, fold_of_the_log_is_the_state
from laws.secrecy import SECRECY_LAWS, imagined_worlds_obey_the_laws

COMMON: dict[str, Any] = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}
OPTIONS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "karak": st.fixed_dictionaries(
        {
            "heroes": st.sampled_from(["drawn", "chosen"]),
            "first": st.sampled_from(["dice", "seat", "lot"]),
            "tiles": st.sampled_from(["standard", "de"]),
        }
    ),
    "burrow": st.fixed_dictionaries({"rounds": st.sampled_from([2, 4])}),
}


@st.composite
def drivers(draw: Callable[[Any], Any], name: str, longest: int) -> Driver:
    game = load(name)
    low, high = game.sizes.seats
    return Driver(
        game,
        draw(st.integers(low, high)),
        draw(OPTIONS[name]),
        seed=draw(st.integers(0, 2**32)),
        choices=draw(st.lists(st.integers(0, 255), max_size=longest)),
    )


def every_law_holds(driver: Driver) -> None:
    """Checks all laws on the chosen part, the quick secrecy laws now and then, and that the game ends."""
    often, seldom = (12, 40) if driver.game.name == "karak" else (1, 4)
    for n, position in enumerate(driver.walk()):
        if n < len(driver.choices) or n % often == 0:
            for law in POSITION_LAWS:
                law(position, driver)
        if n % seldom == 0 and n <= len(driver.choices):
            for law in SECRECY_LAWS:
                if law is not imagined_worlds_obey_the_laws or n % (10 * seldom) == 0:
                    law(position, driver)


@settings(max_examples=10, derandomize=True, **COMMON)
@given(drivers("karak", 120))
def test_random_games_of_karak_obey_the_laws(driver: Driver) -> None:
    every_law_holds(driver)


@settings(max_examples=40, derandomize=True, **COMMON)
@given(drivers("burrow", 60))
def test_random_games_of_burrow_obey_the_laws(driver: Driver) -> None:
    every_law_holds(driver)


@settings(max_examples=10, derandomize=True, **COMMON)
@given(drivers("karak", 120))
def test_a_random_game_of_karak_is_the_fold_of_its_log(driver: Driver) -> None:
    fold_of_the_log_is_the_state(driver)


@settings(max_examples=40, derandomize=True, **COMMON)
@given(drivers("burrow", 60))
def test_a_random_game_of_burrow_is_the_fold_of_its_log(driver: Driver) -> None:
    fold_of_the_log_is_the_state(driver)


@pytest.mark.slow
@settings(max_examples=150, **COMMON)
@given(drivers("karak", 600))
def test_many_random_games_of_karak_obey_the_laws(driver: Driver) -> None:
    every_law_holds(driver)
    fold_of_the_log_is_the_state(driver)


@pytest.mark.slow
@settings(max_examples=600, **COMMON)
@given(drivers("burrow", 80))
def test_many_random_games_of_burrow_obey_the_laws(driver: Driver) -> None:
    every_law_holds(driver)
    fold_of_the_log_is_the_state(driver)
