"""Exceeding a capacity raises an error that names it, even in compiled code; nothing is overrun."""

from collections.abc import Callable
from typing import Any

import pytest
from burrow.layout import BURROW, EVENTS, STACK, Work
from burrow.table import push, put_on_burrow

from krypta.core.door import EVERYONE
from krypta.core.events import emit
from krypta.core.game import Records
from krypta.core.kernel import entry
from krypta.core.position import Position
from krypta.games import load

GAME = load("burrow")


@entry
def shout(states: Any, times: int) -> None:
    for n in range(times):
        emit(states[0], n, EVERYONE, 0, 0, 0, 0)


@entry
def pile_up(states: Any, times: int) -> None:
    states[0].n_stack = 0
    for n in range(times):
        push(states[0], Work.DRAW, n, 0)


@entry
def bury_all(states: Any, times: int) -> None:
    for _ in range(times):
        put_on_burrow(states[0], 0, 1)


@pytest.mark.parametrize(
    ("fill", "capacity", "name"), [(shout, EVENTS, "EVENTS"), (pile_up, STACK, "STACK"), (bury_all, BURROW, "BURROW")]
)
def test_an_exceeded_capacity_is_refused_by_name(
    fill: Callable[[Records, int], None], capacity: int, name: str
) -> None:
    position = Position.start(GAME, GAME.options({}), 2)
    fill(position.states, capacity)
    full = position.to_bytes()
    position.states["n_events"] = 0
    position.states["n_burrow"] = 0
    with pytest.raises(OverflowError, match=f"holds no more .*: raise {name} in this game's layout"):
        fill(position.states, capacity + 1)
    position.states["n_events"] = EVENTS if fill is shout else 0
    assert position.to_bytes() == full, "nothing beside it was touched"
