"""S6: the end."""

import pytest

from krypta.games.shabrak.layout import Reason

from .table import scenario

DUEL = "row 1 1.1 \n row 2 2.1 \n warrior 1.1 attack 4"

# -- S6.1


@pytest.mark.parametrize("seat", [1, 2])
def test_S6_1_a_player_who_overpowers_the_others_last_warrior_has_won_at_once(seat: int) -> None:
    table = scenario(DUEL, "warrior 2.1 attack 4", f"turn {seat}").play("attack 1 1")
    assert (table.over, table.winner, table.told("WON")[0][0]) == (True, str(seat), seat - 1)


def test_S6_1_warriors_overpowered_earlier_in_the_round_do_not_count() -> None:
    table = scenario("row 2 2.1 2.2", "warrior 2.2 overpowered", "warrior 1.3 attack 4").play("attack 3 1")
    assert table.winner == "1"


def test_S6_1_the_game_goes_on_while_one_warrior_stands() -> None:
    assert not scenario("row 2 2.1 2.2", "warrior 1.3 attack 4").play("attack 3 1").over


def test_S6_1_nothing_can_be_done_after_the_end() -> None:
    table = scenario(DUEL, "event 1 k1 played: draw 1", "hand 1 k1").play("attack 1 1")
    assert table.offers() == []
    assert (table.reason("end"), table.refusal("play k1")) == (Reason.OVER, "S6.1")


def test_S6_1_the_game_ends_in_the_middle_of_an_ability() -> None:
    lines = ["row 2 2.1", "ability 1.1 active: press 4 on all enemy; draw 1", "event 1 k1 played: draw 1", "pile 1 k1"]
    table = scenario(*lines).play("ability 1")
    assert (table.winner, table.hand(1)) == ("1", [])


def test_S6_1_the_game_ends_whoevers_turn_it_is() -> None:
    table = scenario(DUEL, "ability 2.1 when attacked: press 4 on foe").play("attack 1 1")
    assert table.winner == "2"


def test_S6_1_the_game_is_lost_by_overpowering_ones_own_last_warrior_too() -> None:
    assert scenario(DUEL, "ability 1.1 active: overpower self").play("ability 1").winner == "2"


def test_S6_1_the_game_ends_when_a_change_wears_off_too() -> None:
    lines = [
        "event 1 k1 played: defence +3 to chosen own this turn; press 5 on it",
        "hand 1 k1",
        "warrior 2.1 defence 9",
    ]
    table = scenario(DUEL, *lines).play("play k1", "attack 1 1")
    assert not table.over
    assert table.play("end").winner == "2"


def test_S6_1_the_game_may_end_at_the_end_of_a_round() -> None:
    lines = ["ability 1.1 round end: overpower self", "warrior 2.1 exhausted defence 9"]
    assert scenario(DUEL, *lines).play("attack 1 1", "end").winner == "2"


@pytest.mark.parametrize("effect", ["press 9 on all any", "overpower all any", "defence -9 to all any this turn"])
def test_S6_1_ruling_the_game_is_drawn_when_both_rows_fall_at_the_same_time(effect: str) -> None:
    table = scenario(DUEL, f"event 1 k1 played: {effect}", "hand 1 k1").play("play k1")
    assert (table.winner, table.happened[-1]) == ("nobody", "DRAWN")
    assert table.position.payoff() == [0.5, 0.5]


def test_S6_1_the_game_is_not_drawn_when_one_row_falls_after_the_other() -> None:
    """The last warrior of player 2 falls, which would overpower the last of player 1: too late."""
    lines = ["ability 2.1 standing: defence +9 to all enemy", "warrior 1.1 pressure 5"]
    table = scenario(DUEL, *lines).play("attack 1 1")
    assert (table.winner, table.status("1.1")) == ("1", "exhausted")


def test_S6_1_ruling_the_end_comes_before_any_trigger() -> None:
    table = scenario(DUEL, "ability 2.1 when overpowered: press 9 on all enemy").play("attack 1 1")
    assert (table.winner, table.triggered, table.status("1.1")) == ("1", [], "exhausted")


def test_S6_1_ruling_the_end_comes_before_triggers_that_wait_already() -> None:
    lines = ["ability 1.1 when attacking: overpower foe", "ability 2.1 when attacked: overpower foe"]
    assert scenario(DUEL, *lines).play("attack 1 1").winner == "1"


# -- S6.2

LAST = "rounds 30 \n row 1 1.1 1.2 \n row 2 2.1 2.2 \n warrior 1.1 attack 0 \n warrior 1.2 exhausted"
OUT = "warrior 2.1 exhausted \n warrior 2.2 exhausted"


def test_S6_2_ruling_the_game_is_over_after_thirty_rounds() -> None:
    table = scenario(LAST, OUT).play("attack 1 1", "end")
    assert (table.over, table.told("LAST_ROUND")[0][0]) == (True, 30)
    table = scenario(LAST, OUT, "rounds 29").play("attack 1 1", "end")
    assert (table.over, table.round) == (False, 30)


def test_S6_2_ruling_the_player_with_more_warriors_left_wins() -> None:
    lines = ["row 2 2.1 2.2 2.3", "warrior 2.3 exhausted pressure 3", "warrior 2.2 pressure 3"]
    assert scenario(LAST, OUT, *lines).play("attack 1 1", "end").winner == "2"
    assert scenario(LAST, OUT, "row 1 1.1 1.2 1.3", "warrior 1.3 exhausted").play("attack 1 1", "end").winner == "1"


def test_S6_2_overpowered_warriors_have_left_before_warriors_are_counted() -> None:
    lines = ["row 2 2.1 2.2 2.3", "warrior 2.3 exhausted", "warrior 2.2 overpowered", "warrior 2.3 overpowered"]
    assert scenario(LAST, OUT, *lines).play("attack 1 1", "end").winner == "1"


@pytest.mark.parametrize(("pressed", "winner"), [("1.2", "2"), ("2.2", "1")])
def test_S6_2_ruling_with_equal_warriors_the_player_with_less_pressure_wins(pressed: str, winner: str) -> None:
    assert scenario(LAST, OUT, f"warrior {pressed} pressure 3").play("attack 1 1", "end").winner == winner


def test_S6_2_the_pressure_of_all_warriors_is_added_up() -> None:
    lines = ["warrior 1.1 pressure 2", "warrior 1.2 pressure 3", "warrior 2.2 pressure 3", "warrior 2.1 pressure 3"]
    assert scenario(LAST, OUT, *lines).play("attack 1 1", "end").winner == "1"


def test_S6_2_ruling_with_equal_warriors_and_pressure_the_game_is_drawn() -> None:
    table = scenario(LAST, OUT, "warrior 1.2 pressure 2", "warrior 2.2 pressure 2").play("attack 1 1", "end")
    assert (table.winner, table.position.payoff()) == ("nobody", [0.5, 0.5])


def test_S6_2_pressure_has_come_off_once_more_before_it_is_counted() -> None:
    """As in S4.6: the 1 on one of them is gone when the round is over."""
    assert scenario(LAST, OUT, "warrior 1.2 pressure 1").play("attack 1 1", "end").winner == "nobody"
