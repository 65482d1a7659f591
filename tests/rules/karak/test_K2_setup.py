"""K2: set-up, played from the real beginning of a match."""

import pytest

from .table import start

HEROES = ("hero horan", "hero taia", "hero xanros")


def test_K2_1_the_start_tile_lies_alone_in_the_middle() -> None:
    seen = start(3).seen
    (tile,) = seen.tiles
    assert (tile.column, tile.row, tile.openings, tile.token, tile.item) == (0, 0, "nesw", "", "")
    assert seen.fight is None


def test_K2_1_all_heroes_stand_on_it_with_five_lives_and_nothing_else() -> None:
    for hero in start(3, *HEROES).seen.heroes:
        assert (hero.tile, hero.lives, hero.holds, hero.treasures, hero.cursed) == (0, 5, {}, {}, False)


def test_K2_1_ruling_the_rest_is_one_stack_from_which_any_tile_may_come() -> None:
    table = start(1, "hero taia").play("go north")
    assert table.chances() == {f"tile {kind}": count for kind, count in table.seen.pile.items()}


def test_K2_2_heroes_are_drawn_by_lot_each_as_likely_as_another() -> None:
    table = start(2)
    assert set(table.chances().values()) == {1}
    assert len(table.chances()) == 6


def test_K2_2_a_hero_is_drawn_only_once() -> None:
    table = start(2, "hero taia")
    assert "hero taia" not in table.chances()
    assert len(table.chances()) == 5


def test_K2_2_a_hero_drawn_twice_is_refused_by_this_rule() -> None:
    assert start(2, "hero taia").refusal("hero taia") == "K2.2"


def test_K2_2_heroes_are_chosen_if_the_table_agrees() -> None:
    table = start(2, heroes="chosen")
    assert len(table.offers()) == 6
    table.play("hero taia")
    assert table.refusal("hero taia") == "K2.2"


def test_K2_2_ruling_heroes_are_chosen_in_the_order_of_the_seats() -> None:
    table = start(3, heroes="chosen", first="seat")
    for seat, said in enumerate(HEROES):
        assert table.position.seat == seat
        table.play(said)
    assert [hero.hero for hero in table.seen.heroes] == ["horan", "taia", "xanros"]


def test_K2_3_the_highest_roll_begins_and_turns_go_clockwise() -> None:
    table = start(3, *HEROES, "roll 1 2", "roll 5 6", "roll 4 4")
    assert table.turn == "taia"
    assert table.play("stop").turn == "xanros"
    assert table.play("stop").turn == "horan"


def test_K2_3_rounds_are_counted_from_whoever_began() -> None:
    table = start(3, *HEROES, "roll 1 2", "roll 5 6", "roll 4 4")
    assert table.seen.rounds == 1
    assert table.play("stop", "stop").seen.rounds == 1
    assert table.play("stop").seen.rounds == 2


def test_K2_3_ruling_ties_roll_again_among_the_tied() -> None:
    table = start(3, *HEROES, "roll 5 6", "roll 1 2", "roll 5 6")
    assert "FIRST_TIED" in table.happened
    table.play("roll 1 1", "roll 1 2")
    assert table.turn == "xanros"


def test_K2_3_ruling_whoever_was_out_rolled_stays_out_in_later_ties() -> None:
    table = start(3, *HEROES, "roll 5 6", "roll 1 2", "roll 5 6", "roll 1 1", "roll 1 1")
    table.play("roll 2 2", "roll 1 1")
    assert table.turn == "horan"


def test_K2_3_ruling_after_ten_tied_rolls_the_lot_decides_among_the_tied() -> None:
    rolls = ["roll 5 6", "roll 1 2", "roll 5 6"] + ["roll 3 3", "roll 3 3"] * 9
    table = start(3, *HEROES, *rolls)
    assert table.chances() == {"first 1": 1, "first 3": 1}
    assert table.play("first 3").turn == "xanros"


def test_K2_3_the_first_seat_may_begin_where_the_youngest_sits() -> None:
    assert start(3, *HEROES, first="seat").turn == "horan"


def test_K2_3_the_lot_may_say_who_begins() -> None:
    table = start(3, *HEROES, first="lot")
    assert table.chances() == {"first 1": 1, "first 2": 1, "first 3": 1}
    assert table.play("first 2").turn == "taia"


@pytest.mark.parametrize("first", ["dice", "seat", "lot"])
def test_K2_3_a_lone_player_begins_without_a_roll(first: str) -> None:
    assert start(1, "hero taia", first=first).phase == "move"
