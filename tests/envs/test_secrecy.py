"""Worlds that a seat cannot tell apart give a learner in that seat the same arrays."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from krypta.core.position import Position
from krypta.envs import Batch
from krypta.envs.gymnasium import SeatEnv, SeatVectorEnv
from krypta.envs.kernels.batch import EVERY_SEAT
from laws.tables import LONG, Table, at_every_table, driver_of


def by_batch(table: Table) -> tuple[Batch, Callable[[], Any]]:
    game, players, options = table
    batch = Batch(game, 2, players, seed=1, **options)
    return batch, lambda: [array.copy() for array in batch.reset(seed=1)]


def by_gymnasium(table: Table) -> tuple[Batch, Callable[[], Any]]:
    game, players, options = table
    env = SeatEnv(game, players, opponents="random", **options)
    return env._batch, lambda: env.reset(seed=1)


def by_gymnasium_vector(table: Table) -> tuple[Batch, Callable[[], Any]]:
    game, players, options = table
    envs = SeatVectorEnv(game, 2, players, opponents="random", **options)
    return envs._batch, lambda: envs.reset(seed=1)


def decisions(table: Table) -> Iterator[tuple[Position, Position]]:
    """Positions in which a seat decides, each with a world that this seat cannot tell from it."""
    driver = driver_of(table)
    for position in driver.walk(every=23 if table[0] in LONG else 2):
        if position.seat >= 0:
            yield position, position.imagine(position.seat, driver.rng("world", position.to_bytes()))


@pytest.mark.parametrize("environment", [by_batch, by_gymnasium, by_gymnasium_vector])
@at_every_table
def test_what_a_seat_cannot_know_is_in_no_array(table: Table, environment: Any) -> None:
    batch, reset = environment(table)
    differed = compared = 0
    for truth, world in decisions(table):
        if batch._learner != EVERY_SEAT:
            batch._learner = truth.seat
        batch._games.first[:] = truth.states
        shown = reset()
        batch._games.first[:] = world.states
        assert data_equivalence(shown, reset(), exact=True), f"seat {truth.seat} is shown what it cannot know"
        compared += 1
        differed += not np.array_equal(truth.states, world.states)
    assert compared
    assert differed or not batch.game.hidden, "no world differed from the truth, so nothing was tried"
