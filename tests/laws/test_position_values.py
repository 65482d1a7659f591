"""The values of a position are those of the record at the time they were taken."""

import numpy as np
import pytest

from krypta import games
from krypta.core.position import Position


def start(name: str) -> Position:
    game = games.load(name)
    return Position.start(game, game.options({}), players=max(2, game.sizes.seats[0]))


def plain(value: object) -> object:
    return [plain(one) for one in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("name", games.names())
def test_every_field_of_the_values_has_the_numbers_of_the_record(name: str) -> None:
    position = start(name)
    rng = np.random.default_rng(1)
    position.load_bytes(rng.bytes(len(position.to_bytes())))  # not a real game, but any number a field can hold
    for field in position.game.state_dtype.names or ():
        assert plain(getattr(position.values, field)) == position.s[field].tolist()
        if position.s[field].ndim > 1:
            assert plain(position.values.row_of(field, 1)) == position.s[field][1].tolist()


@pytest.mark.parametrize("name", games.names())
def test_the_values_of_a_position_stay_as_they_were_when_the_game_goes_on(name: str) -> None:
    position = start(name)
    before = position.values
    seen = position.to_bytes()
    position.step(position.options()[0])
    assert position.values is not before
    assert plain(before.events) == np.frombuffer(seen, position.game.state_dtype)["events"][0].tolist()


@pytest.mark.parametrize("name", games.names())
def test_a_kernel_that_only_reads_does_not_outdate_the_values(name: str) -> None:
    position = start(name)
    values = position.values
    position.options()
    position.outlook(0)
    assert position.values is values


def test_a_missing_field_of_the_values_is_named() -> None:
    with pytest.raises(AttributeError, match="no field colour"):
        _ = start("karak").values.colour
