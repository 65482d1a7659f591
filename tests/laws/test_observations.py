"""What a seat observes is what it may know: nothing less, nothing more, counted from its own seat."""

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from krypta.core.observation import Fields, Table, flag, number
from krypta.core.position import Position
from krypta.core.scenario import arrange
from krypta.games import load, names
from krypta.games.goblin.layout import FIRST_MONSTER
from laws.driver import Driver
from laws.knowledge import (
    belief,
    beyond,
    observations_hide_nothing,
    observations_tell_no_secrets,
    public_fields,
    public_fields_are_observed,
    seats_are_counted_from_the_viewer,
)
from laws.laws import broken
from laws.tables import Table as LawTable
from laws.tables import at_every_table, driver_of

FEW = {"karak": 11, "goblin": 13, "shabrak": 7, "burrow": 1}  # every which position of a game is looked at
# The version of each table with its digest. If you change a table, raise its version, and note both here: whoever has
# saved data or weights will then see that they are of another observation.
VERSIONS = {
    "karak": (1, "fcf475d1cda8eca1"),
    "goblin": (1, "1d29b49e2d4344e6"),
    "shabrak": (1, "2756555674847227"),
    "burrow": (1, "2c1a8b4842c6b05a"),
}

# Pairs of lines of a scenario that the viewer can tell apart, although they are about cards of which others see little.
EVENTS = tuple(f"event {player} k{n} played: draw {n}" for player in (1, 2) for n in (1, 2))
SHABRAK = (*EVENTS, "pile 1 k1 k2", "pile 2 k1 k2")
HORAN = "hero horan hand s1"
TOLD_APART = {
    "the opponent's discard": ("shabrak", 0, SHABRAK, "discard 2 k1", "discard 2 k2"),
    "the own discard": ("shabrak", 0, SHABRAK, "discard 1 k1", "discard 1 k2"),
    "the own hand": ("shabrak", 0, SHABRAK, "hand 1 k1", "hand 1 k2"),
    "a card arranged in the own pile": (
        "goblin",
        0,
        (),
        f"{HORAN} pile i4 starting i5",
        f"{HORAN} pile i5 starting i4",
    ),
    "a starting card in the own pile": ("goblin", 0, (), f"{HORAN} pile starting s5", f"{HORAN} pile starting s6"),
    "the own burrow": ("burrow", 0, ("players 2", "hand 2 worm"), "burrow 1 worm root", "burrow 1 root worm"),
}
NOT_TOLD_APART = {
    "the opponent's hand": ("shabrak", 0, EVENTS, "hand 2 k1\npile 2 k2", "hand 2 k2\npile 2 k1"),
    "another's starting cards": ("goblin", 0, (HORAN,), "hero taia hand s1 s2", "hero taia hand s3 s4"),
    "another's burrow": ("burrow", 0, ("players 2", "hand 1 worm"), "burrow 2 worm root", "burrow 2 root worm"),
}

FREE_TEXT = {"cards", "deck1", "deck2"}  # options that are content: a learner is given it beside the observation

few_and_many = pytest.mark.parametrize("games", [1, pytest.param(5, marks=pytest.mark.slow)], ids=["few", "many"])


def around(driver: Driver, every: int) -> Iterator[Position]:
    """Positions of a game, and all that may follow each of them."""
    for position in driver.walk(every=every):
        yield position
        yield from beyond(position)


@few_and_many
@at_every_table
def test_two_positions_that_a_seat_can_tell_apart_look_different(table: LawTable, games: int) -> None:
    driver = driver_of(table)
    positions = (at for seed in range(games) for at in around(driver_of(table, seed), FEW[table[0]]))
    assert observations_hide_nothing(positions, driver.standpoints()) > 100


@few_and_many
@at_every_table
def test_positions_that_differ_only_in_secrets_look_the_same(table: LawTable, games: int) -> None:
    for seed in range(games):
        driver = driver_of(table, seed)
        for position in driver.walk(every=FEW[table[0]]):
            assert not broken(observations_tell_no_secrets, position, driver)


@few_and_many
@at_every_table
def test_a_table_turned_by_a_seat_looks_the_same(table: LawTable, games: int) -> None:
    for seed in range(games):
        driver = driver_of(table, seed)
        for position in driver.walk(every=FEW[table[0]]):
            assert not broken(seats_are_counted_from_the_viewer, position, driver)


@few_and_many
@at_every_table
def test_every_public_field_of_the_record_is_observed(table: LawTable, games: int) -> None:
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
    seen: dict[bytes, dict[str, object]] = {}
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


Pair = tuple[str, int, tuple[str, ...], str, str]


def arranged(pair: Pair) -> list[Position]:
    name, _, lines, *two = pair
    return [arrange(load(name), "\n".join([*lines, line])).position for line in two]


@pytest.mark.parametrize("pair", TOLD_APART.values(), ids=TOLD_APART)
def test_what_a_seat_knows_of_cards_is_observed(pair: Pair) -> None:
    one, two = arranged(pair)
    assert belief(one, pair[1]) != belief(two, pair[1])
    assert not np.array_equal(one.observe(pair[1]), two.observe(pair[1]))


@pytest.mark.parametrize("pair", NOT_TOLD_APART.values(), ids=NOT_TOLD_APART)
def test_what_a_seat_does_not_know_of_cards_is_not_observed(pair: Pair) -> None:
    one, two = arranged(pair)
    assert one.to_bytes() != two.to_bytes()
    assert np.array_equal(one.observe(pair[1]), two.observe(pair[1]))


def test_a_place_in_a_pile_that_only_its_owner_knows_is_observed_as_such() -> None:
    """G3.2: everyone saw that the won card was placed, only its owner where."""
    taia = "hero taia hand s1 s2 pile starting i4 starting"
    position = arrange(load("goblin"), f"{HORAN}\n{taia}").position
    at = position.game.observation.places["place"] + FIRST_MONSTER + 3
    assert [position.observe(seat)[at] for seat in (0, 1)] == [-1, 2]


@pytest.mark.parametrize("name", names())
def test_a_changed_table_has_a_new_version(name: str) -> None:
    table = load(name).observation
    assert (table.version, table.digest) == VERSIONS[name], "raise the version in the table, and note both here"


def test_another_meaning_is_another_digest_and_another_description_is_not() -> None:
    class One(Fields):
        A = number("a", 5)
        B = flag("b")

    class Reworded(Fields):
        A = number("the a", 5)
        B = flag("b")

    class Changed(Fields):
        A = number("a", 6)
        B = flag("b")

    class Swapped(Fields):
        B = flag("b")
        A = number("a", 5)

    digests = [Table(fields, 1).digest for fields in (One, Reworded, Changed, Swapped)]
    assert digests[0] == digests[1]
    assert len(set(digests)) == 3


def test_a_number_that_the_array_cannot_hold_is_refused() -> None:
    class Large(Fields):
        POINTS = number("points", 40_000)

    with pytest.raises(TypeError, match="points may be 0 to 40000"):
        Table(Large, 1)
