"""Bots never see the true state: they choose the same act in every world that their seat may believe in."""

from functools import partial

import pytest

from krypta import bots
from laws.laws import broken
from laws.secrecy import choices_need_no_secrets
from laws.tables import LONG, TABLES, Table, driver_of, table_name


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_bot_chooses_the_same_in_every_world_it_may_believe_in(level: str, table: Table) -> None:
    for seed in range(1 if table[0] in LONG else 5):
        driver = driver_of(table, seed)
        for position in driver.walk(every=23 if table[0] in LONG else 1):
            assert not broken(choices_need_no_secrets, partial(bots.choose, level), position, driver)
