"""S5.3, S5.8 to S5.11: what triggers passive abilities, in which order, and when triggers are lost: our rulings."""

import pytest

from .table import scenario

# -- of an overpowered card


def test_S5_3_ruling_an_ability_when_overpowered_works_although_its_card_is_overpowered() -> None:
    table = scenario("ability 2.1 when overpowered: press 1 on all enemy", "warrior 2.1 pressure 3").play("attack 1 1")
    assert (table.triggered, table.pressure("1.5")) == (["2.1"], [1])


def test_S5_3_ruling_an_ability_when_overpowered_of_its_equipment_works_too() -> None:
    lines = ["equipment 1 k1 when overpowered: press 1 on all enemy", "wears 2.1 1.k1", "warrior 2.1 pressure 3"]
    table = scenario(*lines).play("attack 1 1")
    assert (table.triggered, table.pressure("1.5"), table.pressure("2.5")) == (["1.k1"], [1], [0])
    assert (table.wears("2.1"), table.discard(1)) == ("", ["k1"])


def test_S5_3_an_ability_that_waits_for_any_own_warrior_does_not_work_when_its_card_is_overpowered() -> None:
    lines = ["ability 2.1 when own overpowered: press 1 on all enemy", "warrior 2.1 pressure 3"]
    assert scenario(*lines).play("attack 1 1").triggered == []
    table = scenario(lines[0], "warrior 2.2 pressure 3").play("attack 1 2")
    assert table.triggered == ["2.1"]


def test_S5_3_an_overpowered_card_sees_places_from_where_it_lies() -> None:
    lines = ["ability 2.2 when overpowered: press 1 on all enemy facing", "warrior 2.2 pressure 3"]
    table = scenario(*lines).play("attack 1 2")
    assert table.pressure("1.1", "1.2", "1.3") == [0, 1, 0]


# -- the order

ALL = "when any attacked: relieve 1 from all own"
SIDE = "\n".join(
    [
        f"sark 1 {ALL} \n sark 2 {ALL} \n equipment 1 k1 {ALL} \n equipment 2 k1 {ALL}",
        *(f"ability {name} {ALL}" for name in ("1.1", "1.2", "2.1", "2.2")),
        "wears 1.1 k1 \n wears 2.1 k1",
    ]
)
FIRST = ["1.sark", "1.1", "1.k1", "1.2"]
SECOND = ["2.sark", "2.1", "2.k1", "2.2"]


def test_S5_8_ruling_the_active_players_abilities_come_first() -> None:
    assert scenario(SIDE).play("attack 3 3").triggered == [*FIRST, *SECOND]
    assert scenario(SIDE, "turn 2").play("attack 3 3").triggered == [*SECOND, *FIRST]


def test_S5_8_ruling_of_each_player_the_sarks_abilities_come_first() -> None:
    table = scenario(f"ability 1.1 {ALL}", f"sark 1 {ALL}").play("attack 3 3")
    assert table.triggered == ["1.sark", "1.1"]


def test_S5_8_ruling_the_warriors_abilities_come_from_left_to_right() -> None:
    rows = ["row 1 1.2 1.3 1.1", "row 2 2.2 2.3 2.1"]
    table = scenario(SIDE, *rows).play("attack 3 3")
    assert table.triggered == ["1.sark", "1.2", "1.1", "1.k1", "2.sark", "2.2", "2.1", "2.k1"]


def test_S5_8_ruling_each_warriors_ability_comes_before_that_of_its_equipment() -> None:
    lines = [f"equipment 1 k1 {ALL}", "wears 1.1 k1", f"ability 1.1 {ALL}"]
    assert scenario(*lines).play("attack 3 3").triggered == ["1.1", "1.k1"]


def test_S5_8_ruling_an_ability_of_equipment_is_the_wearers_whoever_put_it_on() -> None:
    lines = [f"equipment 1 k1 {ALL}", "wears 2.1 1.k1", f"ability 1.2 {ALL}", f"ability 2.2 {ALL}"]
    table = scenario(*lines).play("attack 3 3")
    assert table.triggered == ["1.2", "1.k1", "2.2"]


def test_S5_9_ruling_what_a_trigger_sets_off_comes_before_the_rest() -> None:
    lines = ["ability 1.1 when attacking: press 1 on all enemy commander", "ability 2.1 when pressed: shield self"]
    table = scenario(*lines, "ability 1.2 when own attacking: shield self").play("attack 1 2")
    assert table.triggered == ["1.1", "2.1", "1.2"]


def test_S5_9_ruling_what_a_trigger_sets_off_comes_before_the_rest_of_what_set_it_off() -> None:
    """2.1 gets its shield between the two presses, and again after the blow."""
    lines = ["ability 1.1 when attacking: press 1 on foe; press 1 on foe", "ability 2.1 when pressed: shield self"]
    table = scenario(*lines, "warrior 2.1 defence 9").play("attack 1 1")
    assert table.happened[2:7] == ["TRIGGERED", "PRESSED", "TRIGGERED", "SHIELD", "SHIELDED"]
    assert (table.happened[7:], table.pressure("2.1")) == (["PRESSED", "TRIGGERED", "SHIELD"], [1 + 2])


@pytest.mark.parametrize("turn", [1, 2])
def test_S5_11_ruling_an_effect_on_several_takes_the_active_players_row_first_from_left_to_right(turn: int) -> None:
    lines = ["row 1 1.2 1.1", "row 2 2.3 2.1 2.2", f"sark {turn} active: press 1 on all any", f"turn {turn}"]
    rows = [["1.2", "1.1"], ["2.3", "2.1", "2.2"]]
    assert scenario(*lines).play("sark").whom("PRESSED") == [*rows[turn - 1], *rows[2 - turn]]


def test_S5_3_each_thing_that_happens_sets_a_trigger_off() -> None:
    lines = [
        "event 1 k1 played: press 1 on all enemy",
        "hand 1 k1",
        "ability 2.1 when own pressed: shield chosen enemy",
    ]
    table = scenario("row 2 2.1 2.2 2.3", *lines).play("play k1")
    assert (table.decides, table.phase) == (2, "choose")
    table.play("choose enemy 1", "choose enemy 2", "choose enemy 3")
    assert (table.decides, table.phase, [table.warrior(f"1.{n}").shield for n in (1, 2, 3)]) == (1, "turn", [True] * 3)


# -- the cap

ECHO = ["ability 1.2 when any pressed: press 1 on it", *(f"warrior 2.{n} defence 99" for n in range(1, 6))]


def test_S5_9_ruling_at_most_twelve_triggers_follow_from_one_act() -> None:
    table = scenario(*ECHO).play("attack 1 1")
    assert (len(table.triggered), table.pressure("2.1"), len(table.told("CAPPED"))) == (12, [2 + 12], 1)
    assert table.phase == "turn"


def test_S5_9_ruling_twelve_triggers_may_follow_again_from_the_next_act() -> None:
    table = scenario(*ECHO).play("attack 1 1", "end", "attack 5 5")
    assert table.pressure("1.5") == [0]  # overpowered by the echo, long before
    assert table.status("1.5") == "overpowered"
    table = scenario(*ECHO, "event 1 k1 played: press 1 on chosen enemy", "hand 1 k1").play("attack 1 1")
    table.play("play k1", "choose enemy 2")
    assert (len(table.triggered), table.pressure("2.2")) == (12, [1 + 12])


def test_S5_9_ruling_a_choice_in_between_does_not_count_triggers_anew() -> None:
    table = scenario(*ECHO, "ability 1.2 when any pressed: shield chosen own").play("attack 1 1")
    seen = len(table.triggered)
    while table.phase == "choose":
        table.play(table.offers()[0])
        seen += len(table.triggered)
    assert seen == 12


def test_S5_9_ruling_triggers_beyond_the_first_twelve_are_lost() -> None:
    lines = [f"ability {seat}.{n} when any attacked: shield self" for seat in (1, 2) for n in range(1, 6)]
    more = [f"equipment {seat} k1 when any attacked: press 1 on self" for seat in (1, 2)]
    worn = [f"wears {seat}.{n} k1" for seat in (1, 2) for n in range(1, 6)]
    table = scenario(*lines, *more, *worn).play("attack 1 1")
    assert table.triggered == [name for n in range(1, 6) for name in (f"1.{n}", "1.k1")] + ["2.1", "2.k1"]


# -- lost triggers


def test_S5_10_ruling_a_trigger_waiting_is_lost_if_its_card_is_overpowered_meanwhile() -> None:
    lines = ["ability 1.1 when attacking: overpower chosen enemy", "ability 2.1 when own attacked: press 1 on foe"]
    table = scenario(*lines).play("attack 1 2", "choose enemy 1")
    assert (table.triggered, table.pressure("1.1"), table.pressure("2.2")) == (["1.1"], [0], [2])
    table = scenario(*lines).play("attack 1 2", "choose enemy 4")
    assert (table.triggered, table.pressure("1.1")) == (["1.1", "2.1"], [1])


def test_S5_10_ruling_a_trigger_of_its_equipment_is_lost_if_the_card_is_overpowered_meanwhile() -> None:
    lines = ["ability 1.1 when attacking: overpower chosen enemy", "equipment 2 k1 when own attacked: press 1 on foe"]
    table = scenario(*lines, "wears 2.1 k1").play("attack 1 2", "choose enemy 1")
    assert (table.triggered, table.pressure("1.1")) == (["1.1"], [0])


def test_S5_10_ruling_an_ability_that_has_begun_is_finished() -> None:
    lines = ["ability 1.1 active: overpower self; press 1 on all enemy"]
    table = scenario(*lines).play("ability 1")
    assert (table.status("1.1"), table.pressure("2.5")) == ("overpowered", [1])


def test_S5_10_a_trigger_that_has_begun_is_finished_too() -> None:
    table = scenario("ability 2.1 when attacked: overpower self; press 1 on all enemy").play("attack 1 1")
    assert (table.status("2.1"), table.pressure("1.5")) == ("overpowered", [1])


def test_S5_10_an_ability_is_finished_also_in_the_middle_of_its_first_step() -> None:
    """When the first card is gone the sark overpowers 2.1; the second card must still be discarded."""
    lines = ["ability 2.1 when attacked: discard 2", "sark 2 standing if hand at most 3: defence -3 to all own pressed"]
    cards = [f"event 2 k{n} played: draw 1" for n in (1, 2, 3, 4)]
    table = scenario(*lines, *cards, "hand 2 k1 k2 k3 k4", "warrior 2.1 pressure 2").play("attack 1 1", "discard k1")
    assert table.status("2.1") == "overpowered"
    assert (table.phase, table.decides) == ("discard", 2)
    assert table.play("discard k2").hand(2) == ["k3", "k4"]


def test_S5_10_an_active_ability_that_is_used_is_done_although_its_card_falls_as_it_is_exhausted() -> None:
    lines = ["ability 1.1 active: press 1 on all enemy", "ability 2.1 when enemy exhausted: overpower it"]
    table = scenario(*lines).play("ability 1")
    assert (table.status("1.1"), table.pressure("2.5")) == ("overpowered", [1])


def test_S5_10_ruling_a_waiting_trigger_of_equipment_that_has_left_its_warrior_is_lost() -> None:
    lines = ["equipment 2 k1 when attacked: press 1 on foe", "wears 2.1 k1"]
    assert scenario(*lines).play("attack 1 1").pressure("1.1") == [1]
    for theft in ("steal", "break"):
        table = scenario(*lines, f"ability 1.1 when attacking: {theft} equipment of foe").play("attack 1 1")
        assert (table.triggered, table.pressure("1.1")) == (["1.1"], [0])


def test_S5_9_a_trigger_of_an_overpowered_card_takes_none_of_the_twelve() -> None:
    lines = [f"ability 1.{n} {ALL}" for n in (2, 3, 4, 5) for _ in range(3)]
    lines += [f"warrior 1.{n} overpowered" for n in (2, 3, 4, 5)]
    table = scenario(*lines, "ability 2.1 when attacked: press 1 on foe").play("attack 1 1")
    assert (table.triggered, table.pressure("1.1")) == (["2.1"], [1])


def test_S5_10_a_trigger_is_about_what_has_happened_although_it_is_past() -> None:
    """Both wait; the first overpowers 2.1, so the second is carried out without a target."""
    lines = ["ability 1.1 when own attacking: overpower foe", "ability 1.2 when own attacking: press 1 on foe"]
    table = scenario(*lines).play("attack 1 1")
    assert (table.triggered, table.status("2.1"), table.pressure("2.1")) == (["1.1", "1.2"], "overpowered", [0])


# -- moments

MOMENTS = {
    "when exhausted": ("1.1", ["attack 1 1"]),
    "when attacking": ("1.1", ["attack 1 1"]),
    "when attacked": ("2.1", ["attack 1 1"]),
    "when pressed": ("2.1", ["attack 1 1"]),
    "when enemy attacking": ("2.4", ["attack 1 1"]),
    "when own attacking": ("1.4", ["attack 1 1"]),
    "when own exhausted": ("1.4", ["rest 1"]),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_S5_3_a_trigger_is_set_off_once_by_what_it_waits_for(moment: str) -> None:
    name, acts = MOMENTS[moment]
    rest = ["row 2 2.1 2.2", "warrior 2.1 overpowered"] if acts == ["rest 1"] else []
    table = scenario(f"ability {name} {moment}: defence +3 to self this round", *rest).play(*acts)
    assert (table.triggered, table.warrior(name).defence) == ([name], 4 + 3)


@pytest.mark.parametrize("moment", ["when attacked", "when own attacked", "when enemy attacking", "when own pressed"])
def test_S5_3_a_trigger_is_not_set_off_by_what_happens_to_others(moment: str) -> None:
    """1.4 is on the attacker's side, but is not the attacker."""
    assert scenario(f"ability 1.4 {moment}: shield self").play("attack 1 1").triggered == []


def test_more_may_happen_in_one_act_than_its_log_holds() -> None:
    """Ten warriors are pressed a dozen times, then a card is drawn: all of it is done, but not all reported."""
    lines = ["event 1 k1 played: press 1 on all any; draw 1", "event 1 k2 played: draw 1", "hand 1 k1", "pile 1 k2"]
    lines += [f"warrior {seat}.{n} defence 99" for seat in (1, 2) for n in range(1, 6)]
    table = scenario(*lines, "ability 1.1 when pressed: press 1 on all any").play("play k1")
    assert (table.pressure("2.5"), table.happened[-1]) == ([1 + 12], "ELIDED")
    assert table.play("draw k2").hand(1) == ["k2"]
