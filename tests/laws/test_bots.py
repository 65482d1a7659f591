"""Bots never see the true state: they choose the same act in every world that their seat may believe in."""

from functools import partial

import pytest

from krypta import bots
from laws.laws import broken
from laws.secrecy import choices_need_no_secrets
from laws.tables import LONG, TABLES, Table, driver_of, table_name


@pytest.mark.parametrize("level", [*bots.LEVELS, "search:12"])
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_bot_chooses_the_same_in_every_world_it_may_believe_in(level: str, table: Table) -> None:
    for seed in range(1 if table[0] in LONG else 5):
        driver = driver_of(table, seed)
        for position in driver.walk(every=23 if table[0] in LONG else 1):
            assert not broken(choices_need_no_secrets, partial(bots.choose, level), position, driver)


@pytest.mark.parametrize("level", [*bots.LEVELS, "search:12"])
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_bot_chooses_an_option_the_same_again_and_changes_nothing(level: str, table: Table) -> None:
    driver = driver_of(table, 7)
    for position in driver.walk(every=41 if table[0] in LONG else 3):
        if position.seat >= 0:
            before = position.to_bytes()
            one, again = (bots.choose(level, position, position.seat, driver.rng("choice")) for _ in range(2))
            assert one == again
            assert one in position.options()
            assert position.to_bytes() == before
