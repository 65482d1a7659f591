"""S4.4, S4.5: attacks, pressure, and overpowering."""

import pytest

from krypta.games.shabrak.layout import Reason

from .table import scenario

# -- S4.4


@pytest.mark.parametrize("attack", [0, 1, 3])
def test_S4_4_an_attack_presses_as_much_as_the_attackers_attack(attack: int) -> None:
    table = scenario(f"warrior 1.1 attack {attack}", "warrior 2.2 pressure 0").play("attack 1 2")
    assert table.pressure("2.1", "2.2", "2.3") == [0, attack, 0]


def test_S4_4_pressure_adds_up() -> None:
    table = scenario("warrior 1.1 attack 2", "warrior 2.1 pressure 1").play("attack 1 1")
    assert table.pressure("2.1") == [3]


def test_S4_4_an_attack_presses_by_the_attack_as_it_is_now() -> None:
    lines = ["event 1 k1 played: attack +1 to chosen own this turn", "hand 1 k1"]
    table = scenario(*lines).play("play k1", "choose own 1", "attack 1 1")
    assert table.pressure("2.1") == [3]


def test_S4_4_an_attack_is_never_less_than_nothing() -> None:
    table = scenario("ability 2.1 standing: attack -9 to all enemy", "warrior 2.1 pressure 2").play("attack 1 1")
    assert (table.warrior("1.1").attack, table.pressure("2.1")) == (0, [2])


def test_S4_4_the_attacker_takes_no_pressure() -> None:
    assert scenario().play("attack 1 1").pressure("1.1") == [0]


def test_S4_4_only_an_enemy_in_reach_can_be_attacked() -> None:
    assert scenario().reason("attack 1 3") == Reason.OUT_OF_REACH


def test_S4_4_an_overpowered_enemy_cannot_be_attacked() -> None:
    table = scenario("warrior 2.1 overpowered")
    assert (table.reason("attack 1 1"), table.refusal("attack 1 1")) == (Reason.TARGET_DOWN, "S4.4")


def test_S4_4_an_enemy_that_has_left_cannot_be_attacked() -> None:
    table = scenario("row 2 2.1 2.2 2.3 2.4")
    assert table.reason("attack 5 5") == Reason.TARGET_DOWN


def test_S4_4_ruling_an_attack_robbed_of_its_target_is_lost() -> None:
    table = scenario("ability 1.1 when attacking: press 9 on foe").play("attack 1 1")
    assert (table.whom("MISSED"), table.whom("PRESSED"), table.whom("OVERPOWERED")) == (["1.1"], ["2.1"], ["2.1"])
    assert table.pressure("2.1", "2.2") == [0, 0]


def test_S4_4_ruling_an_attack_robbed_of_its_attacker_is_lost() -> None:
    table = scenario("ability 2.1 when attacked: press 9 on foe").play("attack 1 1")
    assert (table.whom("MISSED"), table.status("1.1"), table.pressure("2.1")) == (["1.1"], "overpowered", [0])


def test_S4_4_a_lost_attack_has_been_made() -> None:
    table = scenario("ability 1.1 when attacking: press 9 on foe").play("attack 1 1")
    assert (table.status("1.1"), table.reason("attack 1 2")) == ("exhausted", Reason.ATTACKED_ALREADY)


@pytest.mark.parametrize("moved", ["2.1", "1.1"])
def test_S4_4_ruling_reach_is_looked_at_when_the_attack_is_declared(moved: str) -> None:
    flight = {
        "2.1": "ability 2.1 when attacked: swap self with chosen own",
        "1.1": "ability 1.1 when attacking: swap self with chosen own",
    }
    table = scenario(flight[moved]).play("attack 1 1", "choose own 5")
    assert 1 not in table.warrior("1.1").reaches
    assert (table.pressure("2.1"), table.told("MISSED")) == ([2], [])


def test_S4_4_what_the_attack_sets_off_comes_before_the_blow() -> None:
    table = scenario("ability 1.1 when attacking: attack +1 to self this turn").play("attack 1 1")
    assert table.pressure("2.1") == [3]
    table = scenario("ability 2.1 when attacked: defence +1 to self this turn", "warrior 1.1 attack 4")
    assert table.play("attack 1 1").status("2.1") == "ready"


# -- S4.5

EDGE = {0: "ready", 1: "ready", 2: "overpowered", 3: "overpowered"}  # with 2 pressure against defence 4


@pytest.mark.parametrize("attack", EDGE)
def test_S4_5_pressure_equal_to_or_above_defence_overpowers(attack: int) -> None:
    table = scenario("warrior 2.1 pressure 2", f"warrior 1.1 attack {attack}").play("attack 1 1")
    assert table.status("2.1") == EDGE[attack]


@pytest.mark.parametrize("status", ["ready", "exhausted"])
def test_S4_5_pressure_comes_off_an_overpowered_card_and_it_is_turned_face_down(status: str) -> None:
    table = scenario(f"warrior 2.1 pressure 3 {status}").play("attack 1 1")
    assert (table.status("2.1"), table.pressure("2.1")) == ("overpowered", [0])
    assert table.whom("OVERPOWERED") == ["2.1"]


def test_S4_5_ruling_overpowering_is_checked_when_defence_changes() -> None:
    lines = ["event 1 k1 played: defence -2 to chosen enemy this turn", "hand 1 k1", "warrior 2.3 pressure 2"]
    table = scenario(*lines).play("play k1", "choose enemy 3")
    assert table.status("2.3") == "overpowered"


def test_S4_5_ruling_overpowering_is_checked_when_a_change_for_the_turn_wears_off() -> None:
    lines = ["event 1 k1 played: defence +2 to chosen own this turn", "hand 1 k1", "warrior 1.3 pressure 3"]
    lines += ["event 1 k2 played: press 1 on chosen own", "hand 1 k2"]
    table = scenario(*lines).play("play k1", "choose own 3", "play k2", "choose own 3", "attack 1 1")
    assert (table.status("1.3"), table.pressure("1.3")) == ("ready", [4])
    assert table.play("end").status("1.3") == "overpowered"


def test_S4_5_ruling_overpowering_is_checked_when_what_held_a_defence_up_falls() -> None:
    lines = [
        "ability 2.1 standing: defence +2 to all own neighbour",
        "warrior 2.1 pressure 2",
        "warrior 2.2 pressure 4",
    ]
    table = scenario(*lines)
    assert table.status("2.2") == "ready"
    table.play("attack 1 1")
    assert table.whom("OVERPOWERED") == ["2.1", "2.2"]


def test_S4_5_ruling_overpowering_is_checked_when_warriors_swap_places() -> None:
    lines = ["ability 2.1 standing: defence +2 to all own neighbour", "warrior 2.2 pressure 4"]
    lines += ["event 1 k1 played: swap chosen enemy with chosen enemy", "hand 1 k1"]
    table = scenario(*lines).play("play k1", "choose enemy 2", "choose enemy 5")
    assert table.whom("OVERPOWERED") == ["2.2"]


def test_S4_5_a_defence_of_nothing_is_reached_without_pressure() -> None:
    lines = ["event 1 k1 played: defence -9 to chosen enemy this turn", "hand 1 k1"]
    table = scenario(*lines).play("play k1", "choose enemy 3")
    assert table.status("2.3") == "overpowered"


def test_S4_5_ruling_all_whose_pressure_has_reached_their_defence_are_overpowered_at_the_same_time() -> None:
    """What the fall of one triggers comes too late for the other."""
    lines = ["event 1 k1 played: press 2 on all enemy", "hand 1 k1", "warrior 2.1 pressure 2", "warrior 2.2 pressure 2"]
    table = scenario(*lines, "ability 2.3 when own overpowered: relieve 9 from all own").play("play k1")
    assert table.whom("OVERPOWERED") == ["2.1", "2.2"]
    assert (table.triggered, table.pressure("2.3", "2.4")) == (["2.3", "2.3"], [0, 0])


def test_S4_5_ruling_a_warrior_whom_the_fall_of_others_brings_down_falls_after_them() -> None:
    lines = [
        "ability 2.1 standing: defence +2 to all own neighbour",
        "ability 2.2 when own overpowered: relieve 9 from self",
    ]
    lines += ["warrior 2.1 pressure 2", "warrior 2.2 pressure 4"]
    table = scenario(*lines).play("attack 1 1")
    assert table.status("2.2") == "overpowered"  # at once, before anything is triggered


OWN = ["equipment 2 k1 when pressed: draw 1", "wears 2.1 k1"]
FOREIGN = ["equipment 1 k1 when pressed: draw 1", "wears 2.1 1.k1"]


@pytest.mark.parametrize(("worn", "owner"), [(OWN, 2), (FOREIGN, 1)])
def test_S4_5_ruling_equipment_of_an_overpowered_warrior_goes_to_its_owners_discard(
    worn: list[str], owner: int
) -> None:
    table = scenario(*worn, "warrior 2.1 pressure 3").play("attack 1 1")
    assert table.wears("2.1") == ""
    assert (table.discard(owner), table.discard(3 - owner)) == (["k1"], [])


def test_S4_5_ruling_equipment_goes_to_its_owners_discard_also_when_overpowered_without_pressure() -> None:
    lines = ["event 1 k2 played: overpower chosen enemy equipped", "hand 1 k2"]
    table = scenario(*FOREIGN, *lines).play("play k2")
    assert (table.status("2.1"), table.wears("2.1"), table.discard(1)) == ("overpowered", "", ["k1", "k2"])


def test_S4_5_an_overpowered_warrior_cannot_be_attacked() -> None:
    assert scenario("warrior 2.1 overpowered").warrior("1.1").can_attack == [2]


def test_S4_5_an_overpowered_warrior_cannot_be_pressed() -> None:
    lines = ["warrior 2.1 overpowered", "event 1 k1 played: press 1 on all enemy", "hand 1 k1 k2"]
    table = scenario(*lines, "event 1 k2 played: press 1 on chosen enemy").play("play k1")
    assert table.pressure("2.1", "2.2") == [0, 1]
    assert table.play("play k2").offers() == [f"choose enemy {n}" for n in (2, 3, 4, 5)]


def test_S4_5_an_overpowered_warrior_cannot_be_exhausted() -> None:
    table = scenario("warrior 1.1 overpowered", "ability 1.1 active: draw 1", "pile 1 k1", "event 1 k1 played: draw 1")
    for act in ("attack 1 1", "ability 1", "rest 1"):
        assert (table.reason(act), table.refusal(act)) == (Reason.NOT_STANDING, "S4.5")


def test_S4_5_an_overpowered_warrior_is_not_exhausted_or_made_ready_by_an_effect() -> None:
    lines = ["warrior 1.1 overpowered", "warrior 1.2 exhausted", "hand 1 k1 k2"]
    lines += ["event 1 k1 played: exhaust all own", "event 1 k2 played: ready all own"]
    table = scenario(*lines).play("play k1", "play k2")
    assert (table.status("1.1"), table.ready(1)) == ("overpowered", [2, 3, 4, 5])


def test_S4_5_the_passive_ability_of_an_overpowered_warrior_is_off() -> None:
    lines = ["ability 2.1 standing: attack -1 to all enemy", "warrior 2.1 pressure 3"]
    table = scenario(*lines)
    assert table.warrior("1.2").attack == 1
    assert table.play("attack 1 1").warrior("1.2").attack == 2


def test_S4_5_a_waiting_ability_of_an_overpowered_warrior_is_off() -> None:
    table = scenario("ability 2.1 when own attacked: press 1 on foe", "warrior 2.1 overpowered").play("attack 1 2")
    assert (table.triggered, table.pressure("1.1")) == ([], [0])


def test_S4_5_the_shield_of_an_overpowered_warrior_goes_too() -> None:
    lines = ["warrior 2.1 shield", "event 1 k1 played: defence -9 to all enemy this turn", "hand 1 k1", "row 2 2.1 2.2"]
    table = scenario(*lines, "ability 2.2 standing: defence +9 to self").play("play k1")
    assert (table.status("2.1"), table.warrior("2.1").shield) == ("overpowered", False)
