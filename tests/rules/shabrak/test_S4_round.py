"""S4.6, S4.7: how a round ends, and how the next begins."""

import pytest

from .table import Table, scenario

WORN_OUT = "\n".join(f"warrior {seat}.{n} exhausted" for seat in (1, 2) for n in range(2, 6))
LAST = f"{WORN_OUT} \n warrior 2.1 exhausted"  # only 1.1 is ready
HARMLESS = "warrior 1.1 attack 0"
PILES = "event 1 k1 played: draw 1 \n event 2 k1 played: draw 1 \n pile 1 k1 k1 k1 \n pile 2 k1 k1 k1"


def ended(*lines: str, luck: str = "") -> Table:
    """1.1, the last ready warrior, attacks 2.1, and the turn ends; then these cards are drawn."""
    return scenario(LAST, *lines).play("attack 1 1", "end", *(f"draw {kind}" for kind in luck.split()))


# -- when it ends


def test_S4_6_the_round_ends_after_the_turn_that_leaves_neither_player_a_ready_warrior() -> None:
    table = scenario(WORN_OUT, HARMLESS, "warrior 2.1 attack 0").play("attack 1 1", "end")
    assert (table.round, table.turn) == (1, 2)
    table.play("attack 1 1")
    assert table.round == 1  # the turn is not over yet
    assert table.play("end").round == 2


def test_S4_6_the_round_goes_on_while_one_player_has_a_ready_warrior() -> None:
    table = scenario(WORN_OUT, "warrior 1.2 ready", HARMLESS, "warrior 2.1 exhausted").play("attack 1 1", "end")
    assert (table.round, table.turn, table.told("PASSED")[0][0]) == (1, 1, 1)


def test_S4_6_the_round_ends_whoever_took_the_last_turn() -> None:
    table = scenario(WORN_OUT, "turn 2", "warrior 1.1 exhausted", "warrior 2.1 attack 0").play("attack 1 1", "end")
    assert table.round == 2


def test_S4_6_overpowering_the_last_ready_warriors_ends_the_round_too() -> None:
    table = scenario(WORN_OUT, "warrior 1.1 attack 4").play("attack 1 1", "end")
    assert (table.round, table.row(2)) == (2, [2, 3, 4, 5])


def test_S4_6_a_card_of_a_player_with_nobody_ready_can_end_the_round() -> None:
    lines = ["event 2 k1 played: exhaust chosen enemy", "hand 2 k1", "warrior 1.2 ready", "warrior 2.1 exhausted"]
    table = scenario(WORN_OUT, *lines, HARMLESS).play("attack 1 1", "end", "play k1")
    assert table.round == 2


def test_S4_6_a_warrior_made_ready_keeps_the_round_going() -> None:
    table = scenario(LAST, HARMLESS, "event 1 k1 played: ready chosen own", "hand 1 k1").play("attack 1 1", "play k1")
    table.play("choose own 3", "end")
    assert (table.round, table.turn, table.ready(1)) == (1, 1, [3])


@pytest.mark.parametrize("seat", [1, 2])
def test_S4_6_ruling_a_ready_sark_does_not_prolong_the_round(seat: int) -> None:
    assert ended(HARMLESS, f"sark {seat} active: press 1 on chosen enemy").round == 2


def test_S4_6_ruling_cards_in_hand_do_not_prolong_the_round() -> None:
    assert ended(HARMLESS, "event 2 k1 played: press 1 on chosen enemy", "hand 2 k1").round == 2


# -- what happens then


def test_S4_6_overpowered_cards_leave_for_good() -> None:
    table = ended("warrior 1.1 attack 4", "warrior 1.4 overpowered")
    assert (table.row(1), table.row(2)) == ([1, 2, 3, 5], [2, 3, 4, 5])
    assert (len(table.player(1).gone), len(table.player(2).gone)) == (1, 1)
    assert table.whom("LEFT") == ["1.4", "2.1"]


def test_S4_6_overpowered_cards_do_not_come_back() -> None:
    table = ended("warrior 1.1 attack 4").play("attack 3 3", "end", "attack 2 2", "end")
    assert (table.round, table.row(2)) == (2, [2, 3, 4, 5])
    assert table.refusal("rest 1") == table.refusal("attack 1 1") == "S4.5"


def test_S4_6_ranks_close_at_the_end_of_the_round() -> None:
    table = ended("warrior 1.1 attack 4")
    assert [warrior.at / 2 for warrior in table.player(2).row] == [-1.5, -0.5, 0.5, 1.5]
    assert [warrior.at / 2 for warrior in table.player(1).row] == [-2, -1, 0, 1, 2]
    assert (table.warrior("2.2").faces, table.warrior("1.1").reaches) == ([1, 2], [2])


def test_S4_6_all_cards_are_ready_in_the_next_round() -> None:
    lines = ["sark 1 active: press 1 on chosen enemy", "sark 2 active: press 1 on chosen enemy"]
    table = scenario(LAST, *lines, HARMLESS).play("sark", "choose enemy 5", "attack 1 1", "end")
    assert (table.ready(1), table.ready(2)) == ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])
    assert (table.player(1).sark_ready, table.player(2).sark_ready) == (True, True)


def test_S4_6_every_warrior_left_loses_one_pressure_not_below_none() -> None:
    lines = ["warrior 1.1 pressure 3", "warrior 1.2 pressure 1", "warrior 2.1 pressure 2", "warrior 2.2 pressure 3"]
    table = ended(*lines, HARMLESS)
    assert table.pressure("1.1", "1.2", "1.3", "2.1", "2.2", "2.3") == [2, 0, 0, 1, 2, 0]


def test_S4_6_each_player_draws_one_card_for_each_of_their_warriors_that_left() -> None:
    lines = [PILES, "warrior 1.1 attack 4", "warrior 1.4 overpowered", "warrior 1.5 overpowered"]
    table = ended(*lines, luck="k1 k1 k1")
    assert (table.hand(1), table.pile(1)) == (["k1", "k1"], ["k1"])
    assert (table.hand(2), table.pile(2)) == (["k1"], ["k1", "k1"])


def test_S4_6_a_player_who_lost_nobody_draws_nothing() -> None:
    table = ended(PILES, HARMLESS)
    assert (table.hand(1), table.hand(2), table.told("DRAWS")) == ([], [], [])


def test_S4_6_cards_are_drawn_only_for_warriors_who_left_in_this_round() -> None:
    lines = ["row 1 1.1", "row 2 2.1 2.2 2.3", PILES, "warrior 1.1 attack 4", "warrior 2.1 exhausted"]
    lines += [f"warrior 2.{number} attack 0 defence 9 exhausted" for number in (2, 3)]
    table = scenario(*lines).play("attack 1 1", "end", "draw k1")
    assert (table.round, table.hand(2)) == (2, ["k1"])
    table.play("attack 2 1", "end", "attack 1 2", "end", "attack 3 1", "end")
    assert (table.round, table.hand(2)) == (3, ["k1"])


def test_S4_6_nature_says_which_cards_are_drawn() -> None:
    table = ended(PILES, "event 2 k2 played: draw 1", "pile 2 k2", "warrior 1.1 attack 4")
    assert (table.phase, table.chances()) == ("draw", {"draw k1": 3, "draw k2": 1})
    assert table.play("draw k2").hand(2) == ["k2"]
    assert (table.round, table.turn, table.phase) == (2, 2, "turn")


def test_S4_6_the_next_round_is_begun_by_the_other_player() -> None:
    assert (ended(HARMLESS).turn, ended(HARMLESS).round) == (2, 2)


# -- in which order


def order(table: Table, *kinds: str) -> list[str]:
    return [kind for kind in table.happened if kind in kinds]


def test_S4_6_the_steps_between_two_rounds_come_in_their_order() -> None:
    lines = [
        "ability 1.2 round end: shield self",
        "ability 1.3 round start: shield self",
        PILES,
        "warrior 1.1 attack 4",
    ]
    table = ended(*lines, luck="k1")
    told = ["TRIGGERED", "SHIELD", "LEFT", "DRAWS", "DREW", "ROUND", "TURN", "TRIGGERED", "SHIELD"]
    assert order(table, *told) == told
    assert table.triggered == ["1.2", "1.3"]


def test_S4_6_ruling_changes_for_the_round_end_before_the_overpowered_leave() -> None:
    """A warrior that stood only thanks to such a change is overpowered and leaves too; this draws a card."""
    lines = ["event 1 k2 played: defence +2 to chosen own this round", "hand 1 k2", "warrior 1.3 pressure 3"]
    lines += ["ability 1.1 when attacking: press 1 on chosen own"]
    table = scenario(LAST, PILES, *lines, HARMLESS).play("play k2", "choose own 3", "attack 1 1", "choose own 3")
    assert (table.status("1.3"), table.pressure("1.3")) == ("exhausted", [4])
    table.play("end", "draw k1")
    assert order(table, "OVERPOWERED", "LEFT", "ROUND") == ["OVERPOWERED", "LEFT", "ROUND"]
    assert (table.row(1), table.hand(1)) == ([1, 2, 4, 5], ["k1"])


def test_S4_6_changes_for_the_turn_end_with_the_turn_those_for_the_round_with_the_round() -> None:
    lines = [
        "event 1 k1 played: attack +1 to chosen own this turn",
        "event 1 k2 played: attack +2 to chosen own this round",
    ]
    table = scenario(*lines, "hand 1 k1 k2").play("play k1", "choose own 3", "play k2", "choose own 3")
    assert table.warrior("1.3").attack == 5
    table.play("attack 1 1", "end")
    assert table.warrior("1.3").attack == 4
    table = scenario(LAST, HARMLESS, *lines, "hand 1 k1 k2").play("play k2", "choose own 3", "attack 1 1", "end")
    assert table.warrior("1.3").attack == 2


def test_S4_6_abilities_set_off_at_the_end_of_a_round_still_have_its_changes() -> None:
    lines = ["event 1 k2 played: attack +2 to chosen own this round", "hand 1 k2"]
    lines += ["ability 1.3 round end: press attack of self on chosen enemy"]
    table = scenario(LAST, *lines, "warrior 2.2 defence 9").play("play k2", "choose own 3", "attack 1 1", "end")
    assert table.phase == "choose"
    assert table.play("choose enemy 2").pressure("2.2") == [4 - 1]


def test_S4_6_a_warrior_whom_the_end_of_the_round_overpowers_leaves_in_it() -> None:
    table = ended("ability 1.2 round end: overpower self", HARMLESS, PILES, luck="k1")
    assert (table.row(1), table.hand(1)) == ([1, 3, 4, 5], ["k1"])


def test_S4_6_the_ranks_have_closed_before_the_round_begins() -> None:
    lines = ["ability 1.1 round start: press 1 on all enemy facing", "warrior 1.1 attack 4", "warrior 2.3 overpowered"]
    assert ended(*lines).pressure("2.2", "2.4", "2.5") == [0, 0, 0]
    lines = ["ability 1.2 round start: press 1 on all enemy facing", "warrior 1.1 attack 4", "warrior 2.3 overpowered"]
    assert ended(*lines).pressure("2.2", "2.4", "2.5") == [1, 0, 0]  # place 2 of five faces place 1 of three


def test_S4_6_pressure_comes_off_before_the_round_begins() -> None:
    table = ended("ability 1.2 round start: press 1 on chosen enemy unpressed", "warrior 2.3 pressure 1", HARMLESS)
    assert "choose enemy 3" in table.offers()


def test_S4_6_equipment_and_shields_stay_for_the_next_round() -> None:
    lines = ["equipment 1 k1 standing: attack +1 to self", "wears 1.2 k1", "warrior 2.2 shield"]
    table = ended(*lines, HARMLESS)
    assert (table.wears("1.2"), table.warrior("2.2").shield) == ("1.k1", True)


# -- S4.7


def test_S4_7_ruling_drawing_from_an_empty_pile_nothing_happens() -> None:
    table = ended("warrior 1.1 attack 4")
    assert (table.hand(2), table.round, table.told("NOTHING_TO_DRAW")[0][0]) == ([], 2, 1)


def test_S4_7_as_many_cards_are_drawn_as_there_are() -> None:
    lines = ["event 2 k1 played: draw 1", "pile 2 k1", "warrior 2.4 overpowered", "warrior 1.1 attack 4"]
    table = ended(*lines, luck="k1")
    assert (table.hand(2), table.pile(2), table.round) == (["k1"], [], 2)
    assert len(table.told("NOTHING_TO_DRAW")) == 1


def test_S4_7_an_effect_that_draws_draws_as_many_cards_as_there_are() -> None:
    lines = ["event 1 k1 played: draw 3", "hand 1 k1", "pile 1 k2 k2", "event 1 k2 played: draw 1"]
    table = scenario(*lines).play("play k1", "draw k2", "draw k2")
    assert (table.hand(1), table.pile(1), table.phase) == (["k2", "k2"], [], "turn")


def test_S4_7_the_discard_is_not_shuffled_back() -> None:
    table = ended("event 2 k1 played: draw 1", "discard 2 k1", "warrior 1.1 attack 4")
    assert (table.hand(2), table.discard(2)) == ([], ["k1"])
