"""What a seat observes is what it may know: nothing less, nothing more, counted from its own seat."""

import itertools
from collections.abc import Iterator

import pytest

from krypta.core.position import Position
from krypta.games import load, names
from laws.driver import Driver
from laws.knowledge import (
    beyond,
    observations_hide_nothing,
    observations_tell_no_secrets,
    public_fields,
    public_fields_are_observed,
)
from laws.laws import broken
from laws.tables import Table, at_every_table, driver_of

FEW = {"karak": 11, "goblin": 13, "shabrak": 7, "burrow": 1}  # every which position of a game is looked at
FREE_TEXT = {"cards", "deck1", "deck2"}  # options that are content: a learner is given it beside the observation

few_and_many = pytest.mark.parametrize("games", [1, pytest.param(5, marks=pytest.mark.slow)], ids=["few", "many"])


def around(driver: Driver, every: int) -> Iterator[Position]:
    """Positions of a game, and all that may follow each of them."""
    for position in driver.walk(every=every):
        yield position
        yield from beyond(position)


@few_and_many
@at_every_table
def test_two_positions_that_a_seat_can_tell_apart_look_different(table: Table, games: int) -> None:
    driver = driver_of(table)
    positions = (at for seed in range(games) for at in around(driver_of(table, seed), FEW[table[0]]))
    assert observations_hide_nothing(positions, driver.standpoints()) > 100


@few_and_many
@at_every_table
def test_positions_that_differ_only_in_secrets_look_the_same(table: Table, games: int) -> None:
    for seed in range(games):
        driver = driver_of(table, seed)
        for position in driver.walk(every=FEW[table[0]]):
            assert not broken(observations_tell_no_secrets, position, driver)


@few_and_many
@at_every_table
def test_every_public_field_of_the_record_is_observed(table: Table, games: int) -> None:
    """Each is changed alone, to the value that it had earlier in the same game."""
    tried: set[str] = set()
    for seed in range(games):
        driver = driver_of(table, seed)
        every = 5 * FEW[table[0]]
        positions = [at.copy() for at in driver.walk(every=every)]
        for earlier, position in itertools.pairwise(positions):
            tried |= public_fields_are_observed(position, earlier, driver)
    assert len(tried) > len(public_fields(positions[0])) / 2


@pytest.mark.parametrize("name", names())
def test_every_option_of_a_table_is_observed(name: str) -> None:
    game = load(name)
    free = [option for option in game.options_type.__struct_fields__ if option not in FREE_TEXT]
    seen = {}
    for values in itertools.product(*(game.offered(option) for option in free)):
        given = dict(zip(free, values, strict=True))
        for players in range(game.sizes.seats[0], game.sizes.seats[1] + 1):
            looks = Position.start(game, game.options(given), players).observe(0).tobytes()
            assert looks not in seen, f"{given} looks like {seen.get(looks)}"
            seen[looks] = given


@pytest.mark.parametrize("name", names())
def test_a_viewer_knows_its_own_seat(name: str) -> None:
    """Acts name seats by their numbers, and everything else in an observation is counted from the viewer."""
    game = load(name)
    position = Position.start(game, game.options({}), game.sizes.seats[1])
    at = game.observation.places["seat"]
    assert [position.observe(seat)[at] for seat in (-3, 0, 1)] == [0, 1, 2]
