"""G2: set-up, played from the real beginning of a match."""

import pytest

from .table import Table, begun, start

EDITIONS = ("cs", "de", "fr")
SET_UP = ["reveal lord1", "reveal gate-i1", "reveal gate-ii1", "reveal gate-iii1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_G2_1_five_monsters_of_each_level_lie_in_its_row_face_up(edition: str) -> None:
    table = begun("horan", "taia", edition=edition)
    for level in ("i", "ii", "iii"):
        row = table.row(level)
        assert len(set(row)) == 5
        assert all(monster.startswith(level) for monster in row)


def test_G2_1_the_monsters_of_a_level_are_shuffled() -> None:
    table = start(1, "hero taia", *SET_UP)
    assert table.chances() == {f"reveal i{n}": 1 for n in range(1, 21)}
    table.play("reveal i7")
    assert table.row("i") == ["i7", "", "", "", ""]
    assert "reveal i7" not in table.chances()


@pytest.mark.parametrize("edition", ["fr", "de"])
def test_G2_1_gatekeepers_are_shuffled_in_fr_and_de_and_the_top_one_is_visible(edition: str) -> None:
    table = start(1, "hero taia", "reveal lord1", edition=edition)
    chances = table.chances()
    assert chances["reveal gate-i1"] == chances["reveal gate-i2"] == chances["reveal gate-i3"]
    assert table.play("reveal gate-i3").gate("i") == "gate-i3"


def test_G2_1_ruling_gatekeepers_are_shuffled_in_cs_too() -> None:
    table = start(1, "hero taia", "reveal lord1", edition="cs")
    assert {table.chances()[f"reveal gate-i{n}"] for n in range(1, 6)} == {1}


def test_G2_1_one_lord_is_drawn_and_the_other_two_leave_the_game() -> None:
    table = start(1, "hero taia", "reveal lord2")
    assert table.seen.lord.id == "lord2"
    assert "reveal lord1" not in table.chances()
    assert table.refusal("reveal lord3") != ""


def test_G2_1_ruling_the_lord_is_drawn_by_lot() -> None:
    assert start(1, "hero taia").chances() == {"reveal lord1": 1, "reveal lord2": 1, "reveal lord3": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_G2_1_ruling_the_top_of_each_stack_lies_open_in_all_editions(edition: str) -> None:
    table = begun("horan", "taia", edition=edition)
    for level, number in (("i", 15), ("ii", 15), ("iii", 19)):
        assert table.top(level).startswith(level)
        assert table.top(level) not in table.row(level)
        assert table.level(level).left == number


def test_G2_1_potions_lie_in_three_stacks_and_the_pawn_shop_is_empty() -> None:
    table = begun("horan", "taia")
    assert table.seen.potions == {"strength": 4, "protection": 4, "healing": 4}
    assert table.pawned == []


def test_G2_2_a_hero_begins_with_six_shuffled_cards_four_of_them_in_hand_five_lives_and_nothing_else() -> None:
    table = begun("horan", "taia")
    for name in ("horan", "taia"):
        hero = table.hero(name)
        assert (len(hero.hand), len(hero.pile), hero.discard, hero.lives) == (4, 2, [], 5)
        assert (hero.keys, hero.potions, hero.weapon, hero.armour) == (0, [], "", "")


def test_G2_2_every_card_of_the_hero_is_equally_likely_to_be_drawn() -> None:
    table = start(1, "hero horan")
    while not table.happened or table.phase != "draw":
        table.play(table.offers()[0])
    assert table.chances() == {f"draw s{n}": 1 for n in range(1, 7)}


def test_G2_2_players_choose_their_heroes() -> None:
    table = start(2, "hero xanros", "hero taia")
    assert [player.hero for player in table.seen.players] == ["xanros", "taia"]


def test_G2_2_ruling_heroes_are_chosen_in_the_order_of_the_seats() -> None:
    table = start(3)
    for seat, hero in enumerate(("xanros", "taia", "horan")):
        assert table.position.seat == seat
        table.play(f"hero {hero}")


def test_G2_2_ruling_a_hero_can_be_taken_once() -> None:
    table = start(2, "hero taia")
    assert "hero taia" not in table.offers()
    assert table.refusal("hero taia") == "G2.2"


def test_G2_2_ruling_heroes_are_drawn_by_lot_if_the_table_agrees() -> None:
    table = start(2, heroes="drawn")
    assert len(table.chances()) == 6
    assert set(table.chances().values()) == {1}
    assert len(table.play("hero taia").chances()) == 5


def lot(players: int) -> Table:
    """The table when the first player is to be decided."""
    table = start(players, *[f"hero {hero}" for hero in ("horan", "taia", "xanros")[:players]])
    while table.phase != "first":
        table.play(table.offers()[0])
    return table


def test_G2_3_turns_go_clockwise() -> None:
    table = lot(3).play("first 2")
    turns = [table.turn]
    for _ in range(3):
        table.play("merchant", "stop")
        turns.append(table.turn)
    assert turns == ["taia", "xanros", "horan", "taia"]


def test_G2_3_rounds_are_counted_from_whoever_began() -> None:
    table = lot(3).play("first 2")
    rounds = [table.seen.round]
    for _ in range(3):
        table.play("merchant", "stop")
        rounds.append(table.seen.round)
    assert rounds == [1, 1, 1, 2]


def test_G2_3_ruling_the_lot_says_who_begins() -> None:
    table = lot(3)
    assert table.chances() == {"first 1": 1, "first 2": 1, "first 3": 1}
    assert table.play("first 3").turn == "xanros"


def test_G2_3_ruling_the_first_seat_may_begin_where_the_youngest_sits() -> None:
    assert begun("horan", "taia", first="seat").turn == "horan"
