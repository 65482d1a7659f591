"""Pictures of the tables: the same position gives the same picture, and nothing hidden is in it."""

import numpy as np
import pytest

from krypta.core.door import SPECTATOR
from krypta.envs.pictures import picture
from krypta.envs.pictures.canvas import WIDTH, Canvas
from krypta.envs.pictures.colours import INK
from krypta.games import load
from laws.driver import Driver
from laws.tables import Table, at_every_table, driver_of

SOMETIMES = 181  # every so many decisions, a picture


@at_every_table
def test_every_moment_of_a_match_can_be_drawn_from_every_seat(table: Table) -> None:
    driver = driver_of(table)
    shapes, pictures = set(), set()
    for position in driver.walk(every=SOMETIMES):
        for seat in [*range(position.players), None]:
            drawn = picture(position, seat, 320)
            assert drawn.dtype == np.uint8
            shapes.add(drawn.shape)
            pictures.add(drawn.tobytes())
    assert len(shapes) == 1, "a film needs pictures of one size"
    assert len(pictures) > 1


@at_every_table
def test_a_picture_shows_nothing_that_its_viewer_cannot_know(table: Table) -> None:
    driver = driver_of(table)
    for position in driver.walk(every=SOMETIMES):
        for seat in driver.standpoints():
            world = position.imagine(seat, driver.rng("picture", seat))
            viewer = None if seat == SPECTATOR else seat
            assert np.array_equal(picture(position, viewer, 320), picture(world, viewer, 320))


@pytest.mark.parametrize("game", ["goblin", "shabrak"])
def test_a_hand_is_face_up_only_for_its_owner(game: str) -> None:
    driver = Driver(load(game), 2)
    differs = 0
    for position in driver.walk(every=7):
        differs += not np.array_equal(picture(position, 0, 320), picture(position, 1, 320))
        if differs:
            return
    raise AssertionError("the seats are always shown the same")


@pytest.mark.parametrize("game", ["karak", "goblin", "shabrak"])
@pytest.mark.parametrize("width", [160, 641, 1280])
def test_a_picture_is_as_wide_as_asked_and_always_the_same(game: str, width: int) -> None:
    position = Driver(load(game), load(game).usual_players).start()
    one, two = (picture(position.copy(), 0, width) for _ in range(2))
    assert one.shape[1:] == (width, 3)
    assert np.array_equal(one, two)


@pytest.mark.parametrize("width", [0, 100, 5000])
def test_a_width_that_cannot_be_drawn_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match=f"160 to 4096 pixels wide, not {width}"):
        picture(Driver(load("karak"), 2).start(), 0, width)


def test_text_that_is_too_wide_is_shortened_and_never_overflows() -> None:
    canvas = Canvas(WIDTH, 40)
    for most in (300, 60, 12, 3):
        assert canvas.text(10, 20, "Guildmaster Oakum of the Coopers", 16, INK, most, bold=True) <= most
    assert canvas.lines("one two three", 16, canvas.wide("one two", 16)) == ["one two", "three"]
