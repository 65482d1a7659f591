"""S5.12 to S5.15: keywords in card texts: readying, guarding, a shield, reach. All of them are our rulings."""

import pytest

from krypta.games.shabrak.layout import Reason

from .table import scenario

# -- S5.12: to make ready

CHEER = "event 1 k1 played: ready chosen own \n hand 1 k1 k1 k1"


def test_S5_12_ruling_a_warrior_is_readied_by_abilities_once_a_round_at_most() -> None:
    table = scenario(CHEER, "warrior 1.1 exhausted", "warrior 1.2 exhausted").play("play k1", "choose own 1")
    assert table.status("1.1") == "ready"
    table.play("attack 1 1", "play k1")
    assert (table.ready(1), table.discard(1)) == ([2, 3, 4, 5], ["k1", "k1"])  # only 1.2 was a possible target
    assert table.play("play k1").status("1.1") == "exhausted"


def test_S5_12_ruling_a_warrior_is_readied_by_abilities_once_more_in_the_next_round() -> None:
    lines = ["row 1 1.1", "warrior 1.1 attack 0 defence 9", *(f"warrior 2.{n} exhausted" for n in range(1, 6))]
    table = scenario(CHEER, *lines).play("attack 1 3", "play k1", "end")
    assert (table.round, table.status("1.1")) == (1, "ready")
    assert table.play("attack 1 3", "end").round == 2
    assert table.play("attack 5 1", "end", "attack 1 3", "play k1").status("1.1") == "ready"


# -- S5.13: to guard

GUARD = "ability 2.2 standing: guard self"


def test_S5_13_ruling_enemies_that_reach_a_guard_may_attack_only_guards() -> None:
    table = scenario(GUARD)
    assert (table.warrior("1.1").can_attack, table.warrior("1.3").can_attack) == ([2], [2])
    assert (table.reason("attack 1 1"), table.refusal("attack 1 1")) == (Reason.GUARDED, "S5.13")
    assert "attack 1 2" in table.offers()


def test_S5_13_ruling_an_enemy_that_reaches_no_guard_is_free() -> None:
    assert scenario(GUARD).warrior("1.4").can_attack == [3, 4, 5]


def test_S5_13_ruling_the_attacker_chooses_among_several_guards() -> None:
    assert scenario(GUARD, "ability 2.3 standing: guard self").warrior("1.2").can_attack == [2, 3]


def test_S5_13_ruling_an_overpowered_guard_guards_nobody() -> None:
    assert scenario(GUARD, "warrior 2.2 overpowered").warrior("1.1").can_attack == [1]


def test_S5_13_ruling_a_guard_is_in_the_way_of_attacks_alone() -> None:
    table = scenario(GUARD, "event 1 k1 played: press 1 on chosen enemy", "hand 1 k1").play("play k1")
    assert "choose enemy 1" in table.offers()


# -- S5.14: a shield


def test_S5_14_ruling_a_shield_takes_the_next_pressure_whole_and_once() -> None:
    lines = ["warrior 2.1 shield", "warrior 1.1 attack 9", "event 1 k1 played: press 1 on chosen enemy", "hand 1 k1"]
    table = scenario(*lines).play("attack 1 1")
    assert (table.pressure("2.1"), table.status("2.1"), table.warrior("2.1").shield) == ([0], "ready", False)
    assert (table.whom("SHIELDED"), table.whom("PRESSED")) == (["2.1"], [])
    assert table.play("play k1", "choose enemy 1").pressure("2.1") == [1]


def test_S5_14_ruling_a_shield_lasts_until_the_next_pressure() -> None:
    lines = [f"warrior {seat}.{n} exhausted" for seat in (1, 2) for n in range(2, 6)]
    table = scenario(*lines, "warrior 2.1 shield exhausted", "warrior 1.2 exhausted").play("attack 1 2", "end")
    assert (table.round, table.warrior("2.1").shield) == (2, True)


def test_S5_14_an_attack_of_nothing_does_not_use_up_a_shield() -> None:
    table = scenario("warrior 2.1 shield", "warrior 1.1 attack 0").play("attack 1 1")
    assert table.warrior("2.1").shield


def test_S5_14_ruling_pressure_that_a_shield_has_taken_sets_nothing_off() -> None:
    table = scenario("warrior 2.1 shield", "ability 2.1 when pressed: press 1 on all enemy").play("attack 1 1")
    assert (table.triggered, table.pressure("1.1")) == ([], [0])


def test_S5_14_ruling_a_shield_is_no_help_against_being_overpowered_otherwise() -> None:
    lines = ["warrior 2.1 shield", "event 1 k1 played: overpower chosen enemy commander", "hand 1 k1"]
    assert scenario(*lines).play("play k1").status("2.1") == "overpowered"


def test_S5_14_ruling_a_warrior_has_one_shield_at_most() -> None:
    lines = ["warrior 2.1 shield", "ability 2.2 active: shield chosen own commander", "turn 2"]
    assert scenario(*lines).reason("ability 2") == Reason.NOTHING_TO_DO


# -- S5.15: reach

REACHED = {-2: [3], -1: [3], 1: [1, 2, 3, 4, 5]}


@pytest.mark.parametrize("change", REACHED)
def test_S5_15_ruling_each_reach_is_one_place_to_either_side_and_straight_ahead_is_left(change: int) -> None:
    assert scenario(f"ability 1.3 standing: reach {change:+} to self").warrior("1.3").reaches == REACHED[change]


def test_S5_15_ruling_several_changes_of_reach_add_up() -> None:
    lines = ["ability 1.1 standing: reach +1 to self", "sark 1 standing: reach +1 to all own"]
    assert scenario(*lines).warrior("1.1").reaches == [1, 2, 3, 4]
    assert scenario(*lines, "ability 2.1 standing: reach -2 to all enemy").warrior("1.1").reaches == [1, 2]


def test_S5_15_ruling_the_nearest_card_is_always_in_reach() -> None:
    """In front of two enemies, half a place to either side, a warrior with reach 0 has nobody straight ahead."""
    table = scenario("row 1 1.1", "row 2 2.1 2.2", "ability 1.1 standing: reach -1 to self")
    assert table.warrior("1.1").reaches == [1]


@pytest.mark.parametrize(("counting", "reaching"), [("1.1", "1.2"), ("1.2", "1.1")])
def test_S5_15_ruling_what_depends_on_reach_counts_with_the_reach_that_others_give(
    counting: str, reaching: str
) -> None:
    """Whichever of the two has the lower number: passive abilities work at the same time."""
    lines = [f"ability {counting} standing: attack +1 per enemy in reach to self"]
    table = scenario(*lines, f"ability {reaching} standing: reach +1 to all own")
    warrior = table.warrior(counting)
    assert warrior.reaches == {"1.1": [1, 2, 3], "1.2": [1, 2, 3, 4]}[counting]
    assert warrior.attack == 2 + len(warrior.reaches)
