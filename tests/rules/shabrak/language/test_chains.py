"""The ability language: abilities that trigger others, decisions in between, lost triggers, and where a chain ends."""

import pytest

from rules.shabrak.table import Table, scenario

from .played_ability import holds, offered, played, shielded

BLOW = "attack 2 2"
NOTE = "relieve 1 from all own"  # does nothing here, but emits an event


# -- the order


def listeners(*names: str) -> list[str]:
    return [f"ability {name} when any attacked: {NOTE}" for name in names]


@pytest.mark.parametrize(("turn", "first"), [(1, "1"), (2, "2")])
def test_the_active_players_triggers_come_first_and_then_from_left_to_right(turn: int, first: str) -> None:
    lines = [*listeners("1.1", "1.3", "1.5", "2.1", "2.3", "2.5"), f"turn {turn}"]
    lines += ["row 1 1.5 1.2 1.3 1.4 1.1", "row 2 2.3 2.2 2.5 2.4 2.1"]
    lines += [f"sark {seat} when any attacked: {NOTE}" for seat in (1, 2)]
    order = {"1": ["1.sark", "1.5", "1.3", "1.1"], "2": ["2.sark", "2.3", "2.5", "2.1"]}
    other = "2" if first == "1" else "1"
    assert scenario(*lines).play(BLOW).triggered == order[first] + order[other]


def test_a_warriors_trigger_comes_before_its_equipments_and_both_before_the_next_warriors() -> None:
    lines = [*listeners("2.2", "2.3"), "equipment 1 k1 when any attacked: relieve 1 from all own", "wears 2.2 1.k1"]
    assert scenario(*lines).play(BLOW).triggered == ["2.2", "1.k1", "2.3"]


def test_one_cards_answers_to_several_things_come_together() -> None:
    """1.1 responds to both before 1.2 responds to either."""
    lines = [
        f"ability {name} when own {moment}: {NOTE}" for name in ("1.1", "1.3") for moment in ("attacking", "exhausted")
    ]
    assert scenario(*lines).play(BLOW).triggered == ["1.1", "1.1", "1.3", "1.3"]


@pytest.mark.parametrize("turn", [1, 2])
def test_several_warriors_are_acted_on_in_the_order_of_triggers(turn: int) -> None:
    lines = ["row 1 1.3 1.1 1.2", "row 2 2.2 2.3 2.1", f"turn {turn}", f"event {turn} k1 played: press 1 on all any"]
    lines += [f"hand {turn} k1", "sark 1 when any pressed: shield it"]
    first, second = ["1.3", "1.1", "1.2"], ["2.2", "2.3", "2.1"]
    table = scenario(*lines).play("play k1")
    order = first + second if turn == 1 else second + first
    assert (table.whom("PRESSED"), table.whom("SHIELD")) == (order, order)


def test_overpowered_warriors_keep_their_place_in_the_order_of_triggers() -> None:
    lines = [f"ability {name} when overpowered: {NOTE}" for name in ("2.1", "2.3")]
    lines += [
        f"ability 2.2 when own overpowered: {NOTE}",
        "event 1 k1 played: press 4 on all enemy pressed",
        "hand 1 k1",
    ]
    lines += ["warrior 2.1 pressure 1", "warrior 2.3 pressure 1"]
    assert scenario(*lines).play("play k1").triggered == ["2.1", "2.2", "2.2", "2.3"]


# -- nesting


def test_what_a_trigger_sets_off_comes_before_the_other_triggers() -> None:
    lines = [
        "ability 1.1 when own attacking: press 1 on all own commander",
        f"ability 1.1 when pressed: {NOTE}",
        f"ability 1.2 when attacking: {NOTE}",
        f"sark 2 when enemy pressed: {NOTE}",
    ]
    assert scenario(*lines).play(BLOW).triggered == ["1.1", "1.1", "2.sark", "1.2"]


def test_what_a_trigger_sets_off_comes_before_the_next_step_of_what_set_it_off() -> None:
    lines = [
        "ability 1.1 when pressed: shield self",
        "event 1 k1 played: press 1 on all own; press 1 on all own",
        "hand 1 k1",
    ]
    table = scenario(*lines).play("play k1")
    assert table.pressure("1.1", "1.2") == [1, 2]


def test_triggers_set_off_others_three_deep() -> None:
    lines = [
        "ability 2.2 when attacked: exhaust chosen own commander; press 1 on foe",
        "ability 2.1 when exhausted: press 1 on chosen own other commander; press 1 on all own neighbour",
        "ability 2.2 when pressed: press 1 on all enemy commander",
        "ability 1.1 when pressed: relieve 1 from self",
    ]
    table = scenario(*lines).play(BLOW)
    # and once more when the blow itself presses 2.2
    assert table.triggered == ["2.2", "2.1", "2.2", "1.1", "2.2", "1.1"]
    assert table.pressure("1.1", "1.2", "2.2") == [0, 1, 3]


def test_an_ability_that_has_begun_is_finished_though_its_warrior_falls() -> None:
    lines = ["ability 1.2 active: press 4 on self; press 1 on all enemy; shield all own neighbour"]
    table = scenario(*lines).play("ability 2")
    holds(table, "warrior 1.2 overpowered", "warrior 2.1 pressure 1")
    assert shielded(table) == {"1.1", "1.3"}


def test_an_active_ability_works_though_exhausting_its_warrior_felled_it() -> None:
    lines = ["ability 1.2 active: press 1 on all enemy", "ability 2.2 when enemy exhausted: press 4 on it"]
    holds(scenario(*lines).play("ability 2"), "warrior 1.2 overpowered", "warrior 2.1 pressure 1")


def test_an_attack_is_lost_when_attacker_or_target_falls_before_the_blow() -> None:
    table = scenario("ability 2.1 when enemy attacking: press 4 on it").play(BLOW)
    holds(table, "warrior 1.2 overpowered", "warrior 2.2 pressure 0")
    assert table.whom("MISSED") == ["1.2"]
    table = scenario("ability 1.2 when attacking: press 4 on foe").play(BLOW)
    holds(table, "warrior 2.2 overpowered", "warrior 1.2 exhausted")
    assert table.whom("MISSED") == ["1.2"]


def test_an_attack_hits_the_one_attacked_wherever_they_stand_now() -> None:
    lines = ["ability 2.2 when attacked: swap self with chosen own", "row 2 2.1 2.2"]
    table = scenario(*lines, "row 1 1.1 1.2").play(BLOW)
    holds(table, "row 2 2.2 2.1", "warrior 2.2 pressure 2")


# -- lost


def test_a_waiting_trigger_is_lost_with_its_warrior() -> None:
    lines = ["ability 1.1 when own attacking: press 4 on all enemy commander", f"ability 2.1 when own attacked: {NOTE}"]
    table = scenario(*lines).play(BLOW)
    assert (table.triggered, table.status("2.1")) == (["1.1"], "overpowered")


def test_a_waiting_trigger_of_equipment_is_lost_with_its_wearer() -> None:
    lines = ["ability 1.1 when own attacking: press 4 on all enemy commander", "wears 2.1 k1"]
    table = scenario(*lines, f"equipment 2 k1 when own attacked: {NOTE}").play(BLOW)
    assert (table.triggered, table.status("2.1")) == (["1.1"], "overpowered")


@pytest.mark.parametrize("does", ["may steal equipment of foe", "break equipment of foe"])
def test_a_waiting_trigger_of_equipment_is_lost_when_it_has_left_its_wearer(does: str) -> None:
    nails = ["equipment 2 k1 when attacked: press 1 on foe", "wears 2.2 k1"]
    table = scenario(f"ability 1.2 when attacking: {does}", *nails).play(BLOW, *(["yes"] if "may" in does else []))
    holds(table, "warrior 1.2 pressure 0", "wears 2.2 nothing", "warrior 2.2 pressure 2")
    if "may" in does:
        holds(scenario(f"ability 1.2 when attacking: {does}", *nails).play(BLOW, "no"), "warrior 1.2 pressure 1")


def test_an_ability_of_equipment_that_has_begun_is_finished_though_it_leaves() -> None:
    lines = ["equipment 2 k1 when attacked: break equipment of all own; press 1 on foe", "wears 2.2 k1"]
    holds(scenario(*lines).play(BLOW), "warrior 1.2 pressure 1", "wears 2.2 nothing", "discard 2 k1")


def test_a_waiting_trigger_about_being_overpowered_is_not_lost_with_its_warrior() -> None:
    lines = [
        "ability 2.1 when overpowered: press 1 on all enemy",
        "ability 2.2 when overpowered: press 2 on all enemy",
        "event 1 k1 played: overpower all enemy pressed",
        "hand 1 k1",
        "warrior 2.1 pressure 1",
        "warrior 2.2 pressure 1",
    ]
    table = scenario(*lines).play("play k1")
    assert (table.triggered, table.pressure("1.1")) == (["2.1", "2.2"], [3])


def test_a_trigger_about_one_who_has_fallen_since_still_works_for_the_rest() -> None:
    lines = [
        "ability 1.1 when own attacking: press 4 on foe",
        "ability 2.3 when own attacked: shield all own neighbour of it; press attack of it on all enemy; ready it",
    ]
    table = scenario(*lines).play(BLOW)
    holds(table, "warrior 2.2 overpowered", "warrior 1.1 pressure 2")
    assert shielded(table) == {"2.1", "2.3"}


def test_a_second_clause_of_equipment_is_lost_when_the_first_fells_its_wearer() -> None:
    lines = ["equipment 1 k1 played: press 4 on self", "equipment 1 k1 played: press 1 on all own", "hand 1 k1"]
    table = scenario(*lines).play("play k1", "choose enemy 2")
    holds(table, "warrior 2.2 overpowered", "warrior 2.1 pressure 0", "discard 1 k1", "wears 2.2 nothing", "phase turn")


# -- the cap


def twins(*lines: str) -> Table:
    """Two warriors who respond to each other's pressure for ever; neither falls."""
    figures = [f"warrior {name} defence 200" for name in ("1.1", "2.1")]
    return scenario(
        "ability 1.1 when pressed: press 1 on all enemy commander",
        "ability 2.1 when pressed: press 1 on all enemy commander",
        *figures,
        *lines,
    )


def test_twelve_triggers_follow_from_one_act_and_no_more() -> None:
    table = twins().play("attack 1 1")
    assert table.triggered == ["2.1", "1.1"] * 6
    assert table.pressure("1.1", "2.1") == [6, 8]
    assert len(table.told("CAPPED")) == 1
    assert table.phase == "turn"


def test_the_next_act_may_set_off_twelve_again() -> None:
    lines = ["event 1 k1 played: press 1 on all enemy commander", "hand 1 k1"]
    table = twins(*lines).play("attack 1 1")
    table.play("play k1")
    assert len(table.triggered) == 12
    assert len(table.told("CAPPED")) == 1


def test_twelve_triggers_are_the_limit_whoever_they_belong_to() -> None:
    lines = [f"ability {seat}.{n} when any pressed: {NOTE}" for seat in (1, 2) for n in range(1, 6)]
    event = ["event 1 k1 played: press 1 on all enemy", "hand 1 k1"]
    table = scenario(*lines[:6], *event, "row 2 2.1 2.2").play("play k1")
    assert table.triggered == ["1.1", "1.1", "1.2", "1.2", "1.3", "1.3", "1.4", "1.4", "1.5", "1.5", "2.1", "2.1"]
    assert table.told("CAPPED") == []
    table = scenario(*lines, *event, "row 2 2.1 2.2").play("play k1")
    assert table.triggered == ["1.1", "1.1", "1.2", "1.2", "1.3", "1.3", "1.4", "1.4", "1.5", "1.5", "2.1", "2.1"]
    assert len(table.told("CAPPED")) == 1


def test_triggers_of_warriors_who_fell_at_the_same_time_are_not_counted() -> None:
    """Four fall that would have responded twelve times each; the fifth responds to all of them."""
    lines = [f"ability 1.{n} when own overpowered: {NOTE}" for n in range(1, 5) for _ in range(3)]
    lines += [
        "ability 1.5 when own overpowered: press 1 on all enemy",
        *(f"warrior 1.{n} pressure 1" for n in range(1, 5)),
    ]
    lines += ["event 1 k1 played: overpower all own pressed", "hand 1 k1", "warrior 2.1 defence 9"]
    table = scenario(*lines).play("play k1")
    assert (table.triggered, table.pressure("2.1"), table.told("CAPPED")) == (["1.5"] * 4, [4], [])


def test_choices_in_between_do_not_begin_the_count_of_triggers_anew() -> None:
    table = scenario(
        "ability 1.1 when pressed: press 1 on chosen enemy",
        "sark 2 when own pressed: press 1 on all enemy commander",
        "warrior 1.1 defence 200",
        *(f"warrior 2.{n} defence 200" for n in range(1, 6)),
    ).play("attack 1 1")
    asked = 0
    seen = len(table.triggered)
    while table.phase == "choose":
        table.play("choose enemy 2")
        seen += len(table.triggered)
        asked += 1
    assert (seen, asked, len(table.told("CAPPED"))) == (12, 6, 1)


# -- simultaneous events


def test_all_who_have_as_much_pressure_as_defence_fall_at_the_same_time() -> None:
    lines = [
        "event 1 k1 played: press 4 on all any exhausted",
        "hand 1 k1",
        "warrior 1.1 exhausted",
        "warrior 2.1 exhausted",
    ]
    lines += [
        "ability 1.1 when enemy overpowered: press 1 on all enemy",
        "ability 2.1 when enemy overpowered: press 1 on all enemy",
    ]
    table = scenario(*lines).play("play k1")
    assert table.triggered == []
    assert table.whom("OVERPOWERED") == ["1.1", "2.1"]


def test_a_warrior_who_falls_because_another_fell_does_so_before_any_trigger() -> None:
    lines = [
        "ability 2.1 standing: defence +2 to all own other",
        "warrior 2.1 pressure 3",
        "warrior 2.3 pressure 4",
        "ability 2.3 when own other overpowered: press 1 on all enemy",
    ]
    table = scenario(*lines).play("attack 1 1")
    assert (table.whom("OVERPOWERED"), table.triggered) == (["2.1", "2.3"], [])


def test_the_end_of_the_game_comes_before_any_trigger() -> None:
    lines = ["row 2 2.1", "warrior 2.1 pressure 3", "ability 2.1 when overpowered: press 4 on all enemy"]
    table = scenario(*lines).play("attack 1 1")
    assert (table.over, table.winner, table.triggered) == (True, "1", [])
    holds(table, "warrior 1.2 pressure 0")


def test_both_rows_falling_at_the_same_time_is_a_draw() -> None:
    lines = ["row 1 1.1", "row 2 2.1", "event 1 k1 played: press 4 on all any", "hand 1 k1"]
    assert scenario(*lines).play("play k1").winner == "nobody"


def test_one_row_falling_after_the_other_is_no_draw() -> None:
    lines = ["row 1 1.1", "row 2 2.1", "event 1 k1 played: press 4 on all enemy; press 4 on all own", "hand 1 k1"]
    assert scenario(*lines).play("play k1").winner == "1"
    lines = ["row 1 1.1", "row 2 2.1", "event 1 k1 played: press 4 on all own; press 4 on all enemy", "hand 1 k1"]
    assert scenario(*lines).play("play k1").winner == "2"


# -- nested choices of both players


def test_both_players_choose_within_each_others_abilities() -> None:
    lines = [
        "event 1 k1 played: press 1 on chosen enemy; shield chosen own",
        "hand 1 k1",
        "sark 2 when own pressed: press 1 on chosen enemy; relieve 1 from it",
        "sark 1 when own pressed: exhaust chosen enemy",
    ]
    table = scenario(*lines).play("play k1")
    assert (table.decides, offered(table)) == (1, {"2.1", "2.2", "2.3", "2.4", "2.5"})
    table.play("choose enemy 4")
    assert (table.decides, offered(table)) == (2, {"1.1", "1.2", "1.3", "1.4", "1.5"})
    table.play("choose enemy 5")
    assert (table.decides, offered(table), table.pressure("1.5")) == (1, {"2.1", "2.2", "2.3", "2.4", "2.5"}, [1])
    table.play("choose enemy 2")  # then player 2's ability continues with 1.5, and the event with its second step
    holds(table, "warrior 2.2 exhausted", "warrior 1.5 pressure 0", "warrior 2.4 pressure 1")
    assert (table.decides, offered(table)) == (1, {"1.1", "1.2", "1.3", "1.4", "1.5"})
    assert shielded(table.play("choose own 3")) == {"1.3"}
    holds(table, "phase turn", "decides 1", "discard 1 k1")


def test_a_may_and_a_discard_of_the_other_player_interrupt_an_attack() -> None:
    lines = [
        "ability 2.2 when attacked: may enemy discard 1; then shield self",
        "hand 1 k1 k2",
        "event 1 k1 played: draw 1",
        "event 1 k2 played: draw 1",
    ]
    table = scenario(*lines).play(BLOW)
    assert (table.decides, table.offers()) == (2, ["yes", "no"])
    refused = scenario(*lines).play(BLOW, "no")
    holds(refused, "warrior 2.2 pressure 2", "hand 1 k1 k2", "decides 1")
    table.play("yes")
    assert (table.decides, table.offers()) == (1, ["discard k1", "discard k2"])
    holds(table.play("discard k2"), "hand 1 k1", "warrior 2.2 pressure 0 unshielded", "decides 1", "phase turn")


def test_nature_draws_within_a_trigger_before_its_next_step() -> None:
    lines = [
        "ability 2.2 when attacked: draw 2; then discard 1",
        "pile 2 k1 k2",
        "event 2 k1 played: draw 1",
        "event 2 k2 played: draw 1",
    ]
    table = scenario(*lines).play(BLOW)
    assert table.offers() == ["draw k1", "draw k2"]
    table.play("draw k2", "draw k1")
    assert (table.decides, table.offers()) == (2, ["discard k1", "discard k2"])
    holds(table.play("discard k1"), "hand 2 k2", "discard 2 k1", "warrior 2.2 pressure 2")


# -- changes during an ability


def test_a_hand_emptied_while_discarding_leaves_nothing_to_discard() -> None:
    lines = [
        *(f"event 1 k{n} played: draw 1" for n in (2, 3, 4)),
        "hand 1 k2 k3 k4",
        "sark 1 standing if hand at most 2: defence -3 to all own pressed",
        "warrior 1.1 pressure 1",
        "ability 1.1 when overpowered: discard 2",
    ]
    table = played("played: discard 3; then press 1 on all enemy", *lines).play("discard k2", "discard k3")
    holds(table, "warrior 1.1 overpowered", "hand 1 nothing", "discard 1 k1 k2 k3 k4", "warrior 2.1 pressure 1")


def test_a_discard_emptied_while_retrieving_leaves_nothing_to_retrieve() -> None:
    lines = [
        *(f"event 1 k{n} played: draw 1" for n in (2, 3, 4)),
        "discard 1 k2 k3 k4",
        "sark 1 standing if hand at least 2: defence -3 to all own pressed",
        "warrior 1.1 pressure 1",
        "ability 1.1 when overpowered: recycle",
    ]
    table = played("played: retrieve 3", *lines).play("retrieve k4", "retrieve k3")
    holds(table, "warrior 1.1 overpowered", "hand 1 k3 k4", "pile 1 k2", "discard 1 k1", "phase turn")


def test_equipment_that_nobody_can_wear_any_more_goes_to_the_discard() -> None:
    lines = ["equipment 1 k1 standing: attack +1 to self", "hand 1 k1", "warrior 1.5 pressure 4"]
    lines += ["sark 1 standing if hand at least 1: defence +4 to all own"]
    for seat, first in ((1, 1), (2, 1)):
        count = 4 if seat == 1 else 5
        for n in range(first, count + 1):
            lines += [f"equipment {seat} k{n + 1} standing: attack +1 to self", f"wears {seat}.{n} k{n + 1}"]
    table = scenario(*lines).play("play k1")
    holds(table, "warrior 1.5 overpowered", "wears 1.1 k2", "wears 1.5 nothing", "discard 1 k1", "phase turn")


def test_equipment_looks_for_its_wearer_after_what_its_leaving_the_hand_has_done() -> None:
    lines = ["equipment 1 k1 standing: attack +1 to self", "hand 1 k1", "warrior 1.5 pressure 4"]
    table = scenario(*lines, "sark 1 standing if hand at least 1: defence +4 to all own").play("play k1")
    assert "1.5" not in offered(table)


def test_the_last_round_ends_the_game_whatever_closing_ranks_would_do() -> None:
    """S6.2: the ranks close, and 1.1 would face 2.1 and overpower it; but the game is already over."""
    lines = [
        "rounds 30",
        "row 1 1.1",
        "row 2 2.1 2.2 2.3",
        "ability 1.1 standing: defence -4 to all enemy commander facing",
        "warrior 1.1 exhausted",
        "warrior 2.2 exhausted",
        "warrior 2.3 overpowered",
        "turn 2",
    ]
    table = scenario(*lines)
    while not table.over:
        table.play(table.offers()[0])
    holds(table, "row 2 2.1 2.2", "warrior 2.1 ready", "warrior 2.2 ready", "winner 2")
