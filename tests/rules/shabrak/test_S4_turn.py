"""S4.1 to S4.3: the order of turns, and a player's turn."""

import pytest

from krypta.games.shabrak.layout import Reason

from .beginning import LAST, LAYING, match
from .table import Table, scenario

IDLE = "row 1 1.1 1.2 1.3 1.4 1.5 \n row 2 2.1 2.2 \n warrior 2.1 overpowered"  # 1.1 reaches nobody who stands


def only(seat: int, *numbers: int) -> str:
    """Only these warriors of that player are ready."""
    return "\n".join(f"warrior {seat}.{n} exhausted" for n in range(1, 6) if n not in numbers)


# -- S4.1


def test_S4_1_players_alternate_turns() -> None:
    table = scenario("turn 1")
    turns = []
    for number in (1, 1, 2, 2):
        turns.append(table.turn)
        table.play(f"attack {number} {number}", "end")
    assert [*turns, table.turn] == [1, 2, 1, 2, 1]


def test_S4_1_a_player_with_nobody_ready_has_a_turn_all_the_same() -> None:
    table = scenario(only(2), "event 2 k1 played: press 1 on chosen enemy", "hand 2 k1").play("attack 1 1", "end")
    assert (table.turn, table.decides, table.phase) == (2, 2, "turn")


@pytest.mark.parametrize("first", [1, 2])
def test_S4_1_round_one_is_begun_by_the_player_who_laid_the_first_warrior(first: int) -> None:
    table = match(f"first {first}", *LAYING, LAST, "draw k1", "draw k1")
    assert (table.round, table.turn, table.decides) == (1, first, first)
    assert table.told("ROUND")[0][:2] == (1, first - 1)


@pytest.mark.parametrize("first", [1, 2])
def test_S4_1_each_next_round_is_begun_by_the_one_who_did_not_begin_the_last(first: int) -> None:
    other = 3 - first
    table = scenario(f"turn {first}", only(first, 1), only(other, 1), "warrior 1.1 attack 0", "warrior 2.1 attack 0")
    begun = []
    for _ in range(3):
        begun.append(table.turn)
        while not table.happened or "ROUND" not in table.happened:
            number = table.ready(table.turn)[0]
            table.play(f"attack {number} {number}", "end")
        table.arranged.events = []
    assert begun == [first, other, first]


@pytest.mark.parametrize("first", [1, 2])
def test_S4_1_who_took_the_last_turn_does_not_matter_for_who_begins_the_next_round(first: int) -> None:
    other = 3 - first
    lines = [f"turn {first}", only(first, 1), only(other, 1, 2), "warrior 1.1 attack 0", "warrior 2.1 attack 0"]
    table = scenario(*lines).play("attack 1 1", "end", "attack 1 1", "end")
    assert table.turn == other  # the first player has no ready warrior and no other act: the turn has passed
    table.play("attack 2 2", "end")
    assert (table.round, table.turn) == (2, other)


# -- S4.2: the duty

DUTY = "ability 1.1 active: press 1 on chosen enemy \n ability 1.2 active: draw 1"


def test_S4_2_a_player_with_a_ready_warrior_must_exhaust_one() -> None:
    table = scenario()
    assert "end" not in table.offers()
    assert (table.reason("end"), table.refusal("end")) == (Reason.MUST_EXHAUST, "S4.2")
    assert "end" in table.play("attack 1 1").offers()


def test_S4_2_playing_cards_and_the_sark_does_not_meet_the_duty_to_exhaust_a_warrior() -> None:
    table = scenario("event 1 k1 played: draw 1", "sark 1 active: press 1 on chosen enemy", "hand 1 k1")
    table.play("play k1", "sark", "choose enemy 1")
    assert table.reason("end") == Reason.MUST_EXHAUST


@pytest.mark.parametrize("act", ["attack 1 1", "ability 1"])
def test_S4_2_a_warrior_is_exhausted_by_attacking_or_by_its_ability(act: str) -> None:
    table = scenario(DUTY).play(act, *(["choose enemy 3"] if act == "ability 1" else []))
    assert (table.status("1.1"), table.ready(1), table.whom("EXHAUSTED")) == ("exhausted", [2, 3, 4, 5], ["1.1"])


def test_S4_2_exactly_one_warrior_is_exhausted_in_a_turn() -> None:
    table = scenario(DUTY).play("attack 1 1")
    assert [said for said in table.offers() if said.split()[0] in ("attack", "ability", "rest")] == ["ability 1"]
    assert table.refusal("attack 2 2") == table.refusal("ability 2") == table.refusal("rest 2") == "S4.2"
    assert table.reason("attack 2 2") == Reason.ANOTHER_ACTS


def test_S4_2_only_a_ready_warrior_can_act() -> None:
    table = scenario(DUTY, "warrior 1.1 exhausted")
    assert table.refusal("attack 1 1") == table.refusal("ability 1") == table.refusal("rest 1") == "S4.2"
    assert table.reason("attack 1 1") == Reason.EXHAUSTED


def test_S4_2_a_warrior_uses_both_attack_and_ability_in_either_order() -> None:
    one = scenario(DUTY).play("attack 1 1", "ability 1", "choose enemy 1")
    other = scenario(DUTY).play("ability 1", "choose enemy 1", "attack 1 1")
    assert one.pressure("2.1") == other.pressure("2.1") == [3]
    assert one.ready(1) == other.ready(1) == [2, 3, 4, 5]


def test_S4_2_a_warrior_uses_attack_and_ability_once_each() -> None:
    table = scenario(DUTY).play("attack 1 1")
    assert table.reason("attack 1 2") == Reason.ATTACKED_ALREADY
    table.play("ability 1", "choose enemy 2")
    assert table.reason("ability 1") == Reason.USED_ALREADY
    assert table.offers() == ["end"]


def test_S4_2_attack_ability_and_equipment_can_be_used_again_in_the_next_turn() -> None:
    lines = [DUTY, CLUB, "event 1 k1 played: draw 1", "pile 1 k1"]
    table = scenario(*lines).play("attack 1 1", "ability 1", "choose enemy 4", "gear 1", "choose enemy 4", "end")
    table.play("attack 1 1", "end", "attack 2 2")
    assert table.offers() == ["end", "ability 2", "gear 2"]
    table.play("ability 2", "draw k1", "gear 2", "choose enemy 5")
    assert (table.hand(1), table.pressure("2.5")) == (["k1"], [1])


def test_S4_2_either_attack_or_ability_may_be_left_out() -> None:
    assert "end" in scenario(DUTY).play("attack 1 1").offers()
    assert "end" in scenario(DUTY).play("ability 1", "choose enemy 1").offers()


def test_S4_2_ruling_a_warrior_that_can_attack_cannot_merely_rest() -> None:
    table = scenario()
    assert (table.reason("rest 1"), table.refusal("rest 1")) == (Reason.CAN_ACT, "S4.2")


def test_S4_2_ruling_a_warrior_that_can_use_its_ability_cannot_merely_rest() -> None:
    table = scenario(IDLE, "ability 1.1 active: press 1 on chosen enemy")
    assert table.warrior("1.1").can_attack == []
    assert table.reason("rest 1") == Reason.CAN_ACT


def test_S4_2_ruling_any_ready_warrior_may_be_chosen_also_one_that_can_neither_attack_nor_use_an_ability() -> None:
    table = scenario(IDLE)
    assert [said for said in table.offers() if said.startswith("rest")] == ["rest 1", "rest 2"]
    assert "attack 3 2" in table.offers()  # although others can act
    table.play("rest 1")
    assert (table.status("1.1"), table.offers()) == ("exhausted", ["end"])
    assert table.reason("rest 1") == Reason.USED_ALREADY


def test_S4_2_ruling_an_attack_that_a_card_makes_possible_after_resting_is_due() -> None:
    table = scenario(IDLE, "event 1 k1 played: swap chosen own with chosen own", "hand 1 k1").play("rest 1")
    assert "end" in table.offers()
    table.play("play k1", "choose own 1", "choose own 3")
    assert table.warrior("1.1").can_attack != []
    assert table.reason("end") == Reason.MUST_ACT


def test_S4_2_ruling_an_ability_counts_as_usable_when_it_could_do_something() -> None:
    table = scenario(IDLE, "ability 1.1 active: relieve 1 from self")
    assert (table.reason("ability 1"), table.reason("rest 1")) == (Reason.NOTHING_TO_DO, Reason.OK)
    table = scenario(IDLE, "ability 1.1 active: relieve 1 from self", "warrior 1.1 pressure 1")
    assert (table.reason("ability 1"), table.reason("rest 1")) == (Reason.OK, Reason.CAN_ACT)


def test_S4_2_an_ability_whose_condition_does_not_hold_cannot_be_used() -> None:
    table = scenario("ability 1.1 active if hand at least 1: press 1 on chosen enemy")
    assert table.reason("ability 1") == Reason.NOTHING_TO_DO


def test_S4_2_an_ability_of_which_one_step_could_be_done_can_be_used() -> None:
    table = scenario("ability 1.1 active: relieve 1 from self; draw 1", "event 1 k1 played: draw 1", "pile 1 k1")
    assert table.play("ability 1", "draw k1").hand(1) == ["k1"]


def test_S4_2_a_passive_ability_cannot_be_used() -> None:
    table = scenario("ability 1.1 standing: attack +1 to self")
    assert table.reason("ability 1") == Reason.NO_ABILITY


# -- S4.2: cards

HURT = "event 1 k1 played: press 1 on chosen enemy"
GEAR = "equipment 1 k2 standing: attack +1 to self"


def test_S4_2_any_number_of_events_may_be_played() -> None:
    table = scenario(HURT, "hand 1 k1 k1 k1")
    for other in (1, 2, 3):
        table.play("play k1", f"choose enemy {other}")
    assert (table.pressure("2.1", "2.2", "2.3"), table.hand(1)) == ([1, 1, 1], [])


def test_S4_2_events_may_be_played_before_and_after_the_warrior_acts() -> None:
    table = scenario(HURT, "hand 1 k1 k1").play("play k1", "choose enemy 1", "attack 1 1", "play k1", "choose enemy 2")
    assert table.pressure("2.1", "2.2") == [3, 1]


def test_S4_2_ruling_equipment_is_played_like_events() -> None:
    table = scenario(GEAR, "hand 1 k2 k2").play("play k2", "choose own 1", "attack 1 1", "play k2", "choose own 2")
    assert (table.wears("1.1"), table.wears("1.2"), table.pressure("2.1")) == ("1.k2", "1.k2", [3])


def test_S4_2_ruling_cards_may_be_played_between_attack_and_ability() -> None:
    table = scenario(DUTY, HURT, "hand 1 k1").play("attack 1 1", "play k1", "choose enemy 1", "ability 1")
    assert table.play("choose enemy 2").pressure("2.1", "2.2") == [3, 1]


def test_S4_2_cards_are_played_only_in_ones_own_turn() -> None:
    table = scenario(HURT, "event 2 k1 played: press 1 on chosen enemy", "hand 1 k1", "hand 2 k1")
    assert table.decides == 1
    assert table.play("play k1", "choose enemy 1", "attack 1 1", "end").decides == 2
    assert table.play("play k1", "choose enemy 4").pressure("1.4") == [1]


# -- S4.2: the sark

SARK = "sark 1 active: press 1 on chosen enemy"


def test_S4_2_the_sarks_active_ability_may_be_used() -> None:
    table = scenario(SARK).play("sark", "choose enemy 5")
    assert (table.pressure("2.5"), table.player(1).sark_ready) == ([1], False)


@pytest.mark.parametrize("before", [[], ["attack 1 1"]])
def test_S4_2_the_sark_may_be_used_before_and_after_the_warrior(before: list[str]) -> None:
    assert "sark" in scenario(SARK).play(*before).offers()


def test_S4_2_the_sark_may_be_used_between_attack_and_ability() -> None:
    table = scenario(SARK, DUTY).play("attack 1 1", "sark", "choose enemy 1", "ability 1", "choose enemy 2")
    assert table.pressure("2.1", "2.2") == [3, 1]


def test_S4_2_using_the_sark_exhausts_it_so_once_a_round() -> None:
    table = scenario(SARK).play("sark", "choose enemy 5")
    assert table.reason("sark") == Reason.SARK_USED
    table.play("attack 1 1", "end", "attack 1 1", "end")
    assert (table.turn, table.round, table.reason("sark")) == (1, 1, Reason.SARK_USED)


def test_S4_2_the_sark_is_ready_again_in_the_next_round() -> None:
    table = scenario(SARK, only(1, 1), only(2)).play("sark", "choose enemy 5", "attack 1 1", "end")
    assert (table.round, table.player(1).sark_ready) == (2, True)
    table.play("attack 1 1", "end")
    assert "sark" in table.offers()


def test_S4_2_each_player_has_their_own_sark() -> None:
    table = scenario(SARK, "sark 2 active: press 2 on chosen enemy").play("sark", "choose enemy 5", "attack 1 1", "end")
    assert table.play("sark", "choose enemy 4").pressure("1.4") == [2]


def test_S4_2_a_sark_without_an_active_ability_cannot_be_used() -> None:
    assert scenario("sark 1 standing: attack +1 to all own").reason("sark") == Reason.NO_SARK
    assert scenario("turn 1").reason("sark") == Reason.NO_SARK


def test_S4_2_a_sark_that_could_do_nothing_stays_ready() -> None:
    table = scenario("sark 1 active: relieve 1 from chosen own")
    assert (table.reason("sark"), table.player(1).sark_ready) == (Reason.NOTHING_TO_DO, True)


# -- S4.2: the equipment

CLUB = "equipment 1 k3 active: press 1 on chosen enemy \n wears 1.1 k3 \n wears 1.2 k3"


def test_S4_2_the_equipment_of_the_warrior_exhausted_this_turn_may_be_used() -> None:
    table = scenario(CLUB).play("attack 1 1", "gear 1", "choose enemy 4")
    assert table.pressure("2.4") == [1]
    assert table.reason("gear 1") == Reason.USED_ALREADY


def test_S4_2_the_equipment_of_another_warrior_may_not_be_used() -> None:
    table = scenario(CLUB).play("attack 1 1")
    assert [said for said in table.offers() if said.startswith("gear")] == ["gear 1"]
    assert (table.reason("gear 2"), table.refusal("gear 2")) == (Reason.ANOTHER_ACTS, "S4.2")


def test_S4_2_the_equipment_may_be_used_before_the_attack() -> None:
    table = scenario("equipment 1 k3 active: attack +2 to self this turn", "wears 1.1 k3").play("gear 1")
    assert (table.warrior("1.1").attack, table.status("1.1")) == (4, "exhausted")
    assert table.play("attack 1 1").status("2.1") == "overpowered"


def test_S4_2_using_the_equipment_first_exhausts_its_wearer_who_then_is_the_warrior_of_the_turn() -> None:
    table = scenario(CLUB, DUTY).play("gear 1", "choose enemy 4")
    assert (table.ready(1), table.whom("EXHAUSTED")) == ([2, 3, 4, 5], ["1.1"])
    acts = [said for said in table.offers() if said.split()[0] in ("attack", "ability", "rest", "gear")]
    assert acts == ["attack 1 1", "attack 1 2", "ability 1"]


def test_S4_2_the_equipment_may_be_used_between_ability_and_attack() -> None:
    table = scenario(CLUB, DUTY).play("ability 1", "choose enemy 1", "gear 1", "choose enemy 1", "attack 1 1")
    assert table.status("2.1") == "overpowered"


@pytest.mark.parametrize("meant", ["attack 1 1", "ability 1"])
def test_S4_2_ruling_the_equipments_ability_does_not_replace_attack_or_ability(meant: str) -> None:
    table = scenario(CLUB, DUTY).play("gear 1", "choose enemy 4")
    assert (table.reason("end"), table.refusal("end"), "end" in table.offers()) == (Reason.MUST_ACT, "S4.2", False)
    assert "end" in table.play(meant, *(["choose enemy 5"] if meant == "ability 1" else [])).offers()


def test_S4_2_ruling_the_equipments_ability_does_not_replace_an_ability_without_an_attack() -> None:
    table = scenario(IDLE, CLUB, "ability 1.1 active: shield self").play("gear 1")
    assert (table.reason("end"), table.offers()) == (Reason.MUST_ACT, ["ability 1"])


def test_S4_2_an_attack_that_the_equipment_has_made_impossible_is_not_due() -> None:
    lines = ["row 2 2.1 2.2", "equipment 1 k3 active: overpower chosen enemy in reach", "wears 1.1 k3"]
    table = scenario(*lines).play("gear 1")
    assert (table.status("2.1"), table.offers()) == ("overpowered", ["end"])


@pytest.mark.parametrize("acts", [["gear 1"], ["rest 1", "gear 1"]])
def test_S4_2_ruling_a_wearer_that_can_neither_attack_nor_use_an_ability_may_use_its_equipment(acts: list[str]) -> None:
    table = scenario(IDLE, CLUB).play(*acts)
    assert (table.pressure("2.2"), table.status("1.1"), table.offers()) == ([1], "exhausted", ["end"])


def test_S4_2_a_warrior_overpowered_in_its_own_turn_does_nothing_more() -> None:
    table = scenario(CLUB, DUTY, "ability 2.1 when attacked: press 9 on foe").play("attack 1 1")
    assert table.status("1.1") == "overpowered"
    assert table.offers() == ["end"]
    assert table.reason("ability 1") == table.reason("gear 1") == Reason.NOT_STANDING


def test_S4_2_a_warrior_made_ready_in_its_turn_does_not_attack_again_in_it() -> None:
    table = scenario("event 1 k1 played: ready chosen own", "hand 1 k1").play("attack 1 1", "play k1")
    assert table.status("1.1") == "ready"
    assert table.reason("attack 1 1") == Reason.ATTACKED_ALREADY
    assert table.offers() == ["end"]


def test_S4_2_a_warrior_made_ready_in_its_turn_attacks_again_in_a_later_turn() -> None:
    table = scenario("event 1 k1 played: ready chosen own", "hand 1 k1").play("attack 1 1", "play k1", "end")
    assert "attack 1 1" in table.play("attack 3 3", "end").offers()


def test_S4_2_a_warrior_exhausted_by_an_effect_leaves_the_duty_to_others() -> None:
    table = scenario("event 1 k1 played: exhaust chosen own", "hand 1 k1").play("play k1", "choose own 1")
    assert (table.status("1.1"), table.reason("end")) == ("exhausted", Reason.MUST_EXHAUST)
    assert table.reason("attack 1 1") == Reason.EXHAUSTED


# -- S4.3


def worn_out(*lines: str) -> Table:
    """It is player 2's turn, who has no ready warrior."""
    return scenario(only(2), *lines).play("attack 1 1", "end")


EVENT_2 = "event 2 k1 played: press 1 on chosen enemy"


def test_S4_3_with_no_ready_warrior_cards_may_still_be_played() -> None:
    table = worn_out(EVENT_2, "hand 2 k1")
    assert (table.turn, table.offers()) == (2, ["end", "play k1"])
    assert table.play("play k1", "choose enemy 3").pressure("1.3") == [1]


def test_S4_3_ruling_with_no_ready_warrior_any_number_of_events_and_equipment_may_be_played() -> None:
    table = worn_out(EVENT_2, "equipment 2 k2 standing: attack +1 to self", "hand 2 k1 k1 k2")
    table.play("play k1", "choose enemy 3", "play k1", "choose enemy 3", "play k2", "choose own 2")
    assert (table.pressure("1.3"), table.wears("2.2"), table.hand(2)) == ([2], "2.k2", [])


def test_S4_3_with_no_ready_warrior_the_sark_may_be_used() -> None:
    table = worn_out("sark 2 active: press 1 on chosen enemy")
    assert (table.turn, table.offers()) == (2, ["end", "sark"])
    assert table.play("sark", "choose enemy 3").pressure("1.3") == [1]


def test_S4_3_with_no_ready_warrior_the_turn_passes_after_cards_and_sark() -> None:
    table = worn_out(EVENT_2, "hand 2 k1").play("play k1", "choose enemy 3")
    assert (table.turn, table.happened[-1]) == (1, "TURN")
    table = worn_out(EVENT_2, "hand 2 k1").play("end")
    assert (table.turn, table.hand(2)) == (1, ["k1"])


def test_S4_3_the_turn_passes_by_itself_with_no_card_and_no_sark_to_use() -> None:
    table = worn_out()
    assert (table.turn, table.decides) == (1, 1)
    assert table.told("PASSED")[0][0] == 1


@pytest.mark.parametrize("sark", ["sark 2 standing: attack +1 to all own", ""])
def test_S4_3_a_sark_that_is_never_used_does_not_keep_the_turn(sark: str) -> None:
    assert worn_out(sark).turn == 1


def test_S4_3_an_exhausted_sark_does_not_keep_the_turn() -> None:
    lines = [only(2, 1), "sark 2 active: press 1 on chosen enemy"]
    table = scenario(*lines).play("attack 3 3", "end", "sark", "choose enemy 3", "attack 1 1", "end")
    assert table.turn == 1
    assert table.play("attack 4 4", "end").turn == 1


def test_S4_3_the_turn_does_not_pass_by_itself_while_there_is_a_card() -> None:
    table = worn_out("equipment 2 k2 standing: attack +1 to self", "hand 2 k2")
    assert (table.turn, table.decides) == (2, 2)


def test_S4_3_a_turn_in_which_a_warrior_acted_is_ended_by_its_player() -> None:
    table = scenario().play("attack 1 1")
    assert (table.turn, table.offers()) == (1, ["end"])


def test_S4_3_a_warrior_made_ready_by_a_card_must_act() -> None:
    table = worn_out("event 2 k1 played: ready chosen own", "hand 2 k1").play("play k1", "choose own 2")
    assert (table.reason("end"), "attack 2 2" in table.offers()) == (Reason.MUST_EXHAUST, True)
