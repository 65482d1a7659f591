"""Every law, for every game, at every table."""

import pytest

from laws.laws import GAME_LAWS, POSITION_LAWS, GameLaw, PositionLaw, broken
from laws.tables import LONG, Table, at_every_table, driver_of

SEEDS = {"karak": 1, "goblin": 1, "shabrak": 1, "burrow": 5}
MORE_SEEDS = {"karak": 6, "goblin": 3, "shabrak": 6, "burrow": 30}
SELDOM = {"everything_can_be_said": 7, "observation_has_its_shape": 3}  # laws that skip positions of long games

few_and_many = pytest.mark.parametrize(
    "seeds", [SEEDS, pytest.param(MORE_SEEDS, marks=pytest.mark.slow)], ids=["few", "many"]
)


@few_and_many
@at_every_table
@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
def test_every_game_obeys_the_law(law: GameLaw, table: Table, seeds: dict[str, int]) -> None:
    for seed in range(seeds[table[0]]):
        assert not broken(law, driver_of(table, seed))


@few_and_many
@at_every_table
@pytest.mark.parametrize("law", POSITION_LAWS, ids=lambda law: law.__name__)
def test_every_position_obeys_the_law(law: PositionLaw, table: Table, seeds: dict[str, int]) -> None:
    for seed in range(seeds[table[0]]):
        driver = driver_of(table, seed)
        for position in driver.walk(every=SELDOM.get(law.__name__, 1) if table[0] in LONG else 1):
            assert not broken(law, position, driver)
