"""Mistakes that other implementations made."""

from .table import fight, scenario, start


def test_trap_K4_6_healing_after_a_retreat_onto_a_fountain_is_due() -> None:
    table = scenario(
        "room hall east of start",
        "monster king at hall",
        "hero argentus lives 2",
        "hero taia",
        "luck roll 1 1",
    )
    assert table.play("go east").hero("argentus").lives == 5


def test_trap_K8_4_aderyn_may_end_her_turn_on_a_monster() -> None:
    table = fight("aderyn", "dragon").play("sneak", "stop")
    assert (table.hero("aderyn").tile, table.lies("hall"), table.turn) == ("hall", "dragon", "taia")


def test_trap_K8_3_xanros_may_give_his_last_life() -> None:
    table = fight("xanros lives 1", "king", "roll 4 6")
    assert table.refusal("sacrifice") == ""
    assert table.play("sacrifice").hero("xanros").unconscious


def test_trap_K8_3_the_hero_whom_xanros_swaps_onto_a_fountain_is_healed() -> None:
    table = scenario("tunnel lane east of start", "hero xanros", "hero taia at lane lives 1").play("swap 2")
    assert table.hero("taia").lives == 5


def test_trap_K8_2_horan_s_re_roll_is_his_choice_even_when_he_is_losing() -> None:
    table = fight("horan", "king", "roll 1 1")
    assert table.offers() == ["reroll", "resolve"]


def test_trap_K8_2_horan_s_re_roll_is_his_choice_even_when_he_has_won() -> None:
    assert fight("horan", "rat", "roll 6 6").play("resolve").hero("horan").holds == ["daggers"]


def test_trap_K8_5_a_six_that_comes_up_when_victorius_re_rolls_a_one_counts() -> None:
    assert fight("victorius", "king", "roll 1 2", "again 6").turn == "victorius"


def test_trap_seven_cross_tunnels_are_not_rooms() -> None:
    pile = start(2).seen.pile
    assert (pile["tunnel-cross"], pile["room-cross"]) == (7, 14)
    assert scenario("hero horan", "luck tile tunnel-cross").play("go north").phase == "move"
