"""S5.3 to S5.5: active and passive abilities, partial effects, and rounding."""

import pytest

from krypta.games.shabrak.layout import Reason

from .table import scenario

# -- S5.3: active


def test_S5_3_an_active_ability_needs_the_card_exhausted() -> None:
    table = scenario("ability 1.1 active: shield self").play("ability 1")
    assert (table.status("1.1"), table.warrior("1.1").shield) == ("exhausted", True)


def test_S5_3_an_exhausted_warrior_cannot_use_its_active_ability() -> None:
    table = scenario("ability 1.1 active: shield self", "warrior 1.1 exhausted")
    assert table.reason("ability 1") == Reason.EXHAUSTED


def test_S5_3_a_warrior_made_ready_can_use_its_active_ability_again() -> None:
    lines = ["ability 1.1 active: press 1 on all enemy", "event 1 k1 played: ready chosen own", "hand 1 k1"]
    table = scenario(*lines).play("ability 1", "play k1", "end", "attack 2 2", "end", "ability 1")
    assert table.pressure("2.5") == [2]


# -- S5.3: passive


@pytest.mark.parametrize(("status", "attack"), [("ready", 3), ("exhausted", 3), ("overpowered", 2)])
def test_S5_3_a_passive_ability_works_while_its_card_is_not_overpowered(status: str, attack: int) -> None:
    table = scenario("ability 1.2 standing: attack +1 to all own other", f"warrior 1.2 {status}")
    assert table.warrior("1.1").attack == attack


@pytest.mark.parametrize("status", ["ready", "exhausted"])
def test_S5_3_a_waiting_ability_works_while_its_card_is_not_overpowered(status: str) -> None:
    table = scenario("ability 2.1 when attacked: press 1 on foe", f"warrior 2.1 {status}").play("attack 1 1")
    assert table.pressure("1.1") == [1]


def test_S5_3_a_sarks_passive_ability_works_also_when_the_sark_is_exhausted() -> None:
    lines = ["sark 1 active: press 1 on chosen enemy", "sark 1 standing: attack +1 to all own"]
    table = scenario(*lines)
    assert table.warrior("1.1").attack == 3
    assert table.play("sark", "choose enemy 1").warrior("1.1").attack == 3


def test_S5_3_equipments_passive_ability_works_while_its_wearer_stands() -> None:
    lines = [
        "equipment 1 k1 standing: attack +1 to all own",
        "wears 1.2 k1",
        "ability 2.2 active: overpower chosen enemy",
    ]
    table = scenario(*lines, "turn 2")
    assert table.warrior("1.1").attack == 3
    assert table.play("ability 2", "choose enemy 2").warrior("1.1").attack == 2


def test_S5_3_several_passive_abilities_add_up() -> None:
    lines = ["sark 1 standing: attack +1 to all own", "ability 1.1 standing: attack +1 to self", "wears 1.1 k1"]
    table = scenario(
        *lines, "equipment 1 k1 standing: attack +1 to self", "ability 2.1 standing: attack -2 to all enemy"
    )
    assert (table.warrior("1.1").attack, table.warrior("1.2").attack) == (3, 1)


def test_S5_3_a_figure_is_cut_off_at_nothing_only_after_all_changes_are_added() -> None:
    lines = ["ability 1.2 standing: attack -3 to all own", "ability 1.3 standing: attack +2 to all own"]
    assert scenario(*lines).warrior("1.1").attack == 1
    lines = ["ability 1.3 standing: attack -3 to all own", "ability 1.2 standing: attack +2 to all own"]
    assert scenario(*lines).warrior("1.1").attack == 1


# -- S5.4


def test_S5_4_an_effect_that_cannot_be_done_whole_is_done_as_far_as_possible() -> None:
    table = scenario("ability 1.1 active: relieve 3 from self; press 1 on all enemy", "warrior 1.1 pressure 2")
    table.play("ability 1")
    assert (table.pressure("1.1"), table.pressure("2.1")) == ([0], [1])


def test_S5_4_a_part_that_cannot_be_done_at_all_is_left_out() -> None:
    table = scenario("ability 1.1 active: break equipment of chosen enemy; press 1 on all enemy").play("ability 1")
    assert table.pressure("2.1") == [1]


@pytest.mark.parametrize(("pressed", "expected"), [(0, 0), (1, 1)])
def test_S5_4_a_part_that_depends_on_the_one_before_is_left_out_with_it(pressed: int, expected: int) -> None:
    lines = ["ability 1.1 active: shield self; relieve 1 from chosen own; then press 1 on all enemy"]
    table = scenario(*lines, f"warrior 1.2 pressure {pressed}").play("ability 1")
    assert (table.warrior("1.1").shield, table.pressure("2.1")) == (True, [expected])


@pytest.mark.parametrize("nothing", ["draw 1", "discard 1", "enemy discard 1", "retrieve 1", "recycle"])
def test_S5_4_moving_cards_where_there_are_none_counts_as_doing_nothing(nothing: str) -> None:
    table = scenario(f"event 1 k1 played: {nothing}; then press 1 on all enemy", "hand 1 k1").play("play k1")
    assert (table.phase, table.pressure("2.1"), table.told("NOTHING_TO_DRAW")) == ("turn", [0], [])


def test_S5_4_a_chain_of_dependent_parts_breaks_at_the_first() -> None:
    lines = [
        "event 1 k1 played: relieve 1 from chosen own; then press 1 on all enemy; then shield chosen own",
        "hand 1 k1",
    ]
    table = scenario(*lines).play("play k1")
    assert (table.phase, table.pressure("2.1"), table.discard(1)) == ("turn", [0], ["k1"])


def test_S5_4_an_ability_whose_only_possible_part_depends_on_another_cannot_be_used() -> None:
    table = scenario("ability 1.1 active: relieve 1 from self; then press 1 on all enemy")
    assert table.reason("ability 1") == Reason.NOTHING_TO_DO


def test_S5_4_ruling_an_event_is_done_as_far_as_possible_too() -> None:
    lines = ["event 1 k1 played: enemy discard 2; press 1 on all enemy", "hand 1 k1", "hand 2 k1"]
    table = scenario(*lines, "event 2 k1 played: draw 1").play("play k1")
    assert (table.discard(2), table.pressure("2.1"), table.discard(1)) == (["k1"], [1], ["k1"])


def test_S5_4_an_effect_that_must_be_done_is_no_choice() -> None:
    table = scenario("event 1 k1 played: press 1 on chosen own", "hand 1 k1").play("play k1")
    assert table.offers() == [f"choose own {n}" for n in range(1, 6)]
    assert (table.reason("end"), table.refusal("end")) == (Reason.CHOOSE_FIRST, "S5.4")


@pytest.mark.parametrize(("answer", "expected"), [("yes", [1, 1]), ("no", [0, 0])])
def test_S5_4_a_part_that_may_be_done_is_a_choice(answer: str, expected: list[int]) -> None:
    lines = ["event 1 k1 played: may press 1 on all own; then press 1 on all enemy", "hand 1 k1"]
    table = scenario(*lines).play("play k1")
    assert (table.phase, table.offers()) == ("may", ["yes", "no"])
    assert table.play(answer).pressure("1.1", "2.1") == expected


def test_S5_4_nobody_is_asked_whether_to_do_what_cannot_be_done() -> None:
    table = scenario("event 1 k1 played: may relieve 1 from chosen own", "hand 1 k1").play("play k1")
    assert table.phase == "turn"


def test_S5_4_the_player_who_discards_chooses_which_card() -> None:
    lines = ["event 1 k1 played: enemy discard 1", "hand 1 k1", "hand 2 k1 k2 k3"]
    table = scenario(*lines, *(f"event 2 k{n} played: draw 1" for n in (1, 2, 3))).play("play k1")
    assert (table.decides, table.phase, table.offers()) == (2, "discard", ["discard k1", "discard k2", "discard k3"])
    table.play("discard k2")
    assert (table.hand(2), table.discard(2), table.decides) == (["k1", "k3"], ["k2"], 1)


# -- S5.5

HALVES = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}


@pytest.mark.parametrize("attack", HALVES)
def test_S5_5_half_of_a_figure_is_rounded_up(attack: int) -> None:
    lines = [f"warrior 1.1 attack {attack}", "ability 1.1 active: press half attack of self on all enemy"]
    assert scenario(*lines).play("ability 1").pressure("2.1") == [HALVES[attack]]


@pytest.mark.parametrize("count", HALVES)
def test_S5_5_one_for_every_two_is_rounded_up(count: int) -> None:
    row = "row 2 " + " ".join(f"2.{n}" for n in range(1, count + 1))
    table = scenario(row, "ability 1.1 active: press 1 per 2 enemy on chosen own other").play(
        "ability 1", "choose own 2"
    )
    assert table.pressure("1.2") == [HALVES[count]]


def test_S5_5_an_amount_that_is_taken_away_is_rounded_up_as_well() -> None:
    table = scenario("ability 2.1 standing: attack -1 per 2 own to all enemy", "warrior 1.1 attack 9")
    assert table.warrior("1.1").attack == 9 - 3


def test_S5_5_an_amount_of_nothing_stays_nothing() -> None:
    table = scenario("ability 1.1 standing: attack +1 per 2 enemy pressed to self")
    assert table.warrior("1.1").attack == 2
