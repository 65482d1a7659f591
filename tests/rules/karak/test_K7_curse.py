"""K7: the curse of the mummies."""

import pytest

from .table import fight, scenario


def test_K7_1_the_winner_over_a_mummy_must_curse_an_opponent() -> None:
    table = fight("argentus", "mummy", "roll 6 6", others="taia, horan")
    assert table.offers() == ["curse 2", "curse 3"]
    assert table.play("curse 3").cursed == "horan"


def test_K7_1_the_winner_may_leave_the_curse_with_its_present_holder() -> None:
    table = fight("argentus", "mummy", "roll 6 6", others="taia, horan cursed")
    assert table.offers() == ["curse 2", "curse 3"]
    table.play("curse 3")
    assert "CURSE_STAYS" in table.happened
    assert table.cursed == "horan"


def test_K7_1_the_curse_may_stay_even_with_the_winner() -> None:
    table = fight("argentus cursed", "mummy", "roll 6 6", others="taia")
    assert table.offers() == ["curse 1", "curse 2"]
    assert table.play("curse 1").cursed == "argentus"


def test_K7_1_the_curse_passes_from_one_to_another() -> None:
    table = fight("argentus cursed", "mummy", "roll 6 6", others="taia").play("curse 2")
    assert table.cursed == "taia"
    assert not table.hero("argentus").cursed


def test_K7_1_the_winner_never_curses_their_own_hero() -> None:
    assert fight("argentus", "mummy", "roll 6 6", others="taia, horan").refusal("curse 1") == "K7.1"


def test_K7_1_the_curse_may_fall_on_anyone_even_the_winner_if_the_table_plays_so() -> None:
    table = fight("argentus", "mummy", "roll 6 6", others="taia, horan", curse="anyone")
    assert table.offers() == ["curse 1", "curse 2", "curse 3"]
    assert table.play("curse 1").cursed == "argentus"


def test_K7_1_where_the_curse_may_fall_on_anyone_there_is_a_choice_with_one_opponent_too() -> None:
    table = fight("argentus", "mummy", "roll 6 6", curse="anyone")
    assert table.offers() == ["curse 1", "curse 2"]


def test_K7_3_ruling_alone_the_curse_falls_on_nobody_even_if_it_may_fall_on_anyone() -> None:
    table = fight("argentus", "mummy", "roll 6 6", others="", curse="anyone")
    assert (table.cursed, table.phase) == ("nobody", "move")


def test_K7_1_the_curse_leaves_nothing_to_choose_with_one_opponent() -> None:
    assert fight("argentus", "mummy", "roll 6 6").cursed == "taia"


@pytest.mark.parametrize("roll", ["roll 1 2", "roll 3 4"], ids=["lost", "tied"])
def test_K7_1_a_mummy_not_beaten_curses_nobody(roll: str) -> None:
    assert fight("argentus", "mummy", roll).cursed == "nobody"


def test_K7_1_loot_is_taken_before_the_curse_falls() -> None:
    table = fight("argentus cursed holds healing healing bolt", "mummy", "roll 6 6", others="taia, horan")
    table.play("resolve", "leave bolt", "curse 2")
    assert (table.lies("hall"), table.cursed, table.turn) == ("bolt", "taia", "taia")


def test_K7_2_cursed_argentus_stays_behind_walls_and_spends_bolts() -> None:
    table = scenario("tunnel lane ns west of start", "hero argentus cursed", "hero taia")
    assert table.refusal("go west") == "K3.1"
    table = fight("argentus cursed holds bolt", "king", "roll 1 1").play("bolt")
    assert table.hero("argentus").holds == []


def test_K7_2_cursed_horan_neither_re_rolls_nor_returns() -> None:
    table = fight("horan cursed lives 1 holds bolt", "king", "roll 1 1")
    assert table.refusal("reroll") == "K7.2"
    table.play("resolve")
    assert table.hero("horan").unconscious


def test_K7_2_cursed_xanros_neither_gives_lives_nor_swaps() -> None:
    assert fight("xanros cursed holds bolt", "king", "roll 1 1").refusal("sacrifice") == "K7.2"
    assert scenario("tunnel lane east of start", "hero xanros at lane cursed", "hero taia").refusal("swap 2") == "K7.2"


def test_K7_2_cursed_aderyn_neither_wins_ties_nor_sneaks() -> None:
    table = fight("aderyn cursed", "king", "roll 4 6")
    assert "TIED" in table.happened
    assert table.hero("aderyn").tile == "lane"


def test_K7_2_cursed_victorius_keeps_his_ones_and_stops_after_a_six() -> None:
    table = fight("victorius cursed", "king", "roll 1 6")
    assert table.sums == (7, 10)
    assert table.turn == "taia"


def test_K7_2_cursed_taia_has_no_foresight_and_draws_one_token() -> None:
    assert fight("taia cursed", "king", "roll 3 6", others="argentus").sums == (9, 10)
    table = scenario("hero taia cursed", "hero horan", "luck tile room-cross", "luck token chest")
    table.play("go north")
    assert table.lies("0,-1") == "chest"
    assert table.phase == "move"


def test_K7_2_the_curse_is_lifted_by_ending_the_turn_on_a_fountain() -> None:
    assert scenario("hero horan cursed", "hero taia").play("stop").cursed == "nobody"


def test_K7_2_the_curse_is_lifted_by_a_healing_portal() -> None:
    table = scenario("tunnel lane east of start", "hero horan holds healing", "hero taia at lane cursed")
    assert table.play("cast 2 1").cursed == "nobody"


def test_K7_2_the_curse_is_lifted_by_being_swapped_onto_a_fountain() -> None:
    table = scenario("tunnel lane east of start", "hero xanros", "hero taia at lane cursed")
    assert table.play("swap 2").cursed == "nobody"


def test_K7_2_a_lifted_curse_token_waits_for_the_next_mummy() -> None:
    table = fight("argentus", "mummy", "roll 6 6")
    assert table.play("stop").cursed == "nobody"  # Taia, cursed, ended her turn on the start tile


def test_K7_2_a_hero_freed_in_the_middle_of_a_turn_has_the_abilities_back() -> None:
    table = scenario("tunnel lane ns west of start", "hero argentus cursed holds healing", "hero taia")
    assert table.play("cast 1 1").refusal("go west") == ""


def test_K7_3_ruling_alone_the_curse_falls_on_nobody() -> None:
    table = fight("argentus", "mummy", "roll 6 6", others="")
    assert table.cursed == "nobody"
    assert table.hero("argentus").holds == ["bolt"]
    assert table.phase == "move"
