"""The ability language: what each effect does, and when it can do nothing."""

import pytest

from rules.shabrak.table import card_word, scenario

from .played_ability import held, holds, offered, played, shielded, used

NOTHING = "turn 1", "phase turn"  # nothing has changed, and it is still the same turn

# -- press


def test_press_puts_pressure_on_warriors() -> None:
    holds(
        played("played: press 2 on all enemy", "warrior 2.1 pressure 1"),
        "warrior 2.1 pressure 3",
        "warrior 2.5 pressure 2",
    )


def test_press_adds_to_own_warriors_as_well() -> None:
    holds(used("active: press 1 on self"), "warrior 1.3 pressure 1 exhausted")


def test_press_overpowers_a_warrior_with_as_much_pressure_as_defence() -> None:
    holds(played("played: press 4 on all enemy commander"), "warrior 2.1 overpowered pressure 0")
    holds(played("played: press 3 on all enemy commander"), "warrior 2.1 ready pressure 3")


def test_press_is_taken_by_a_shield_whole() -> None:
    table = played("played: press 3 on all enemy", "warrior 2.2 shield")
    holds(table, "warrior 2.2 pressure 0 unshielded", "warrior 2.3 pressure 3")
    assert table.whom("SHIELDED") == ["2.2"]


def test_press_of_nothing_presses_nobody_and_takes_no_shield() -> None:
    table = played("played: press 1 per own fallen on all enemy", "warrior 2.1 shield")
    holds(table, "warrior 2.1 pressure 0 shield", "warrior 2.2 pressure 0", *NOTHING)


def test_press_with_nobody_to_press_does_nothing() -> None:
    table = played("played: press 2 on chosen enemy exhausted; then draw 1", "pile 1 k1")
    holds(table, "hand 1 nothing", "discard 1 k1", *NOTHING)


# -- relieve


def test_relieve_takes_pressure_off_but_not_below_nothing() -> None:
    table = played("played: relieve 2 from all own", "warrior 1.1 pressure 3", "warrior 1.2 pressure 1")
    holds(table, "warrior 1.1 pressure 1", "warrior 1.2 pressure 0", "warrior 1.3 pressure 0")
    assert table.told("RELIEVED") == [(0, 2, 1, 0), (1, 1, 0, 0)]


def test_relieve_is_offered_only_where_there_is_pressure() -> None:
    lines = ["warrior 1.1 pressure 1", "warrior 1.4 pressure 2"]
    assert offered(played("played: relieve 1 from chosen own", *lines)) == {"1.1", "1.4"}


def test_relieve_can_do_nothing_where_there_is_no_pressure() -> None:
    holds(played("played: relieve 1 from all own; then draw 1", "pile 1 k1"), "hand 1 nothing", *NOTHING)


# -- overpower


def test_overpower_takes_pressure_shield_and_equipment() -> None:
    lines = ["warrior 2.1 pressure 2 shield", "equipment 2 k1 standing: attack +1 to self", "wears 2.1 k1"]
    table = played("played: overpower all enemy commander", *lines)
    holds(table, "warrior 2.1 overpowered pressure 0 unshielded", "wears 2.1 nothing", "discard 2 k1")


def test_overpower_with_nobody_meant_does_nothing() -> None:
    holds(played("played: overpower all enemy exhausted; then draw 1", "pile 1 k1"), "hand 1 nothing", *NOTHING)


def test_an_overpowered_warrior_cannot_be_overpowered_again() -> None:
    assert offered(played("played: overpower chosen enemy", "warrior 2.1 overpowered")) == {"2.2", "2.3", "2.4", "2.5"}


# -- ready and exhaust


def test_ready_makes_an_exhausted_warrior_ready() -> None:
    table = played("played: ready chosen any", "warrior 1.1 exhausted", "warrior 2.1 exhausted")
    assert offered(table) == {"1.1", "2.1"}
    holds(table.play("choose own 1"), "warrior 1.1 ready", "warrior 2.1 exhausted")


def test_ready_works_once_a_round_on_each_warrior() -> None:
    lines = ["event 1 k2 played: ready all own", "warrior 1.1 exhausted", "hand 1 k2"]
    table = played("played: ready all own; exhaust all own commander", *lines)
    holds(table, "warrior 1.1 exhausted")
    holds(table.play("play k2"), "warrior 1.1 exhausted")


def test_ready_works_again_in_the_next_round() -> None:
    lines = ["event 1 k2 played: ready all own", "warrior 1.1 exhausted", "hand 1 k2 k2", "row 1 1.1", "row 2 2.1"]
    table = scenario(*lines, "warrior 1.1 defence 9", "warrior 2.1 defence 9 exhausted")
    holds(table.play("play k2"), "warrior 1.1 ready", "rounds 1")
    holds(table.play("attack 1 1", "end"), "rounds 2", "turn 2")
    holds(table.play("attack 1 1", "end", "attack 1 1"), "warrior 1.1 exhausted", "turn 1")
    holds(table.play("play k2"), "warrior 1.1 ready", "rounds 2")


def test_ready_can_do_nothing_where_all_are_ready() -> None:
    holds(played("played: ready all own; then draw 1", "pile 1 k1"), "hand 1 nothing", *NOTHING)


def test_exhaust_makes_a_ready_warrior_exhausted() -> None:
    table = played("played: exhaust chosen enemy", "warrior 2.1 exhausted", "row 2 2.1 2.2 2.3")
    assert offered(table) == {"2.2", "2.3"}
    table.play("choose enemy 3")
    holds(table, "warrior 2.3 exhausted", "warrior 2.2 ready")
    assert table.whom("EXHAUSTED") == ["2.3"]


def test_exhaust_can_do_nothing_where_all_are_exhausted() -> None:
    table = played("played: exhaust all enemy commander; then draw 1", "pile 1 k1", "warrior 2.1 exhausted")
    holds(table, "hand 1 nothing", *NOTHING)


def test_an_enemy_whom_an_effect_exhausts_is_not_the_warrior_of_a_turn() -> None:
    table = played("played: exhaust all enemy commander").play("attack 5 5", "end")
    assert (table.turn, "attack 1 1" in table.offers(), "attack 2 2" in table.offers()) == (2, False, True)


# -- shield


def test_shield_is_put_where_there_is_none() -> None:
    table = played("played: shield chosen own", "warrior 1.2 shield", "row 1 1.1 1.2 1.3")
    assert offered(table) == {"1.1", "1.3"}
    assert shielded(table.play("choose own 3")) == {"1.2", "1.3"}


def test_shield_can_do_nothing_where_all_have_one() -> None:
    table = played("played: shield all own commander; then draw 1", "warrior 1.1 shield", "pile 1 k1")
    holds(table, "hand 1 nothing", *NOTHING)


# -- attack and defence, temporarily


def test_attack_this_turn_ends_with_the_turn() -> None:
    table = used("active: attack +2 to all own this turn")
    holds(table, "warrior 1.3 attack 4", "warrior 1.1 attack 4", "warrior 2.1 attack 2")
    holds(table.play("end"), "turn 2", "warrior 1.1 attack 2")


def test_attack_this_round_ends_with_the_round() -> None:
    table = used("active: attack +2 to all own this round", "row 1 1.3 1.1", "row 2 2.1", "warrior 2.1 defence 9")
    holds(table.play("end", "attack 1 1", "end"), "turn 1", "rounds 1", "warrior 1.1 attack 4")
    holds(table.play("attack 1 1", "end"), "rounds 2", "warrior 1.1 attack 2")


def test_changes_of_figures_add_up_and_stop_at_nothing() -> None:
    lines = ["event 1 k2 played: attack +2 to all enemy this turn", "hand 1 k2"]
    table = played("played: attack -5 to all enemy this turn", *lines)
    holds(table, "warrior 2.1 attack 0")
    holds(table.play("play k2"), "warrior 2.1 attack 0")
    table = played("played: attack -3 to all enemy this turn", *lines).play("play k2")
    holds(table, "warrior 2.1 attack 1")


def test_defence_may_overpower_when_it_falls() -> None:
    table = played("played: defence -2 to all enemy this turn", "warrior 2.1 pressure 2", "warrior 2.2 pressure 1")
    holds(table, "warrior 2.1 overpowered", "warrior 2.2 ready defence 2 pressure 1")


def test_defence_without_pressure_falls_to_nothing_and_overpowers() -> None:
    holds(played("played: defence -4 to all enemy commander this turn"), "warrior 2.1 overpowered")


def test_defence_that_wears_off_may_overpower() -> None:
    lines = ["event 1 k2 played: press 5 on all own commander", "hand 1 k2"]
    table = played("played: defence +2 to all own this turn", *lines).play("play k2")
    holds(table, "warrior 1.1 ready defence 6 pressure 5")
    holds(table.play("attack 2 2", "end"), "warrior 1.1 overpowered", "turn 2")


def test_a_change_by_nothing_cannot_be_done() -> None:
    table = played("played: attack +1 per own fallen to chosen own this turn; then draw 1", "pile 1 k1")
    holds(table, "hand 1 nothing", *NOTHING)


def test_attack_and_defence_change_by_a_figure_of_a_warrior() -> None:
    lines = ["warrior 1.3 attack 5 defence 7"]
    holds(used("active: attack +half defence of self to self this turn", *lines), "warrior 1.3 attack 9")
    holds(used("active: defence +attack of self to self this round", *lines), "warrior 1.3 defence 12")


# -- while a card stands


def test_a_standing_ability_changes_whoever_is_meant_as_long_as_its_card_stands() -> None:
    table = scenario("ability 1.1 standing: attack +1 to all own other; defence -1 to all enemy facing")
    holds(table, "warrior 1.1 attack 2", "warrior 1.2 attack 3", "warrior 2.1 defence 3", "warrior 2.2 defence 4")
    table = scenario("ability 1.1 standing: attack +1 to all own other", "warrior 1.1 overpowered")
    holds(table, "warrior 1.2 attack 2")


def test_a_standing_ability_follows_what_it_depends_on_at_once() -> None:
    lines = ["sark 1 standing: attack +1 per own exhausted to all own ready"]
    table = scenario(*lines).play("attack 1 1")
    holds(table, "warrior 1.1 attack 2", "warrior 1.2 attack 3")
    lines = ["ability 1.1 standing if hand at least 2: defence +2 to self", "hand 1 k1 k1", "event 1 k1 played: draw 1"]
    holds(scenario(*lines), "warrior 1.1 defence 6")
    holds(scenario(*lines).play("play k1"), "warrior 1.1 defence 4")


def test_a_standing_ability_that_ends_may_overpower() -> None:
    lines = ["ability 1.1 standing: defence +2 to all own other", "warrior 1.2 pressure 5", "warrior 1.1 pressure 3"]
    table = scenario(*lines, "turn 2").play("attack 1 1")
    holds(table, "warrior 1.1 overpowered", "warrior 1.2 overpowered")


def test_each_of_several_clauses_has_its_own_condition() -> None:
    lines = [
        "ability 1.1 standing if no own exhausted: attack +1 to self",
        "ability 1.1 standing if at least 1 own exhausted: attack +5 to self",
    ]
    holds(scenario(*lines), "warrior 1.1 attack 3")
    holds(scenario(*lines, "warrior 1.2 exhausted"), "warrior 1.1 attack 7")


def test_reach_adds_places() -> None:
    lines = ["ability 1.1 standing: reach +1 to self"]
    assert [word for word in scenario(*lines).offers() if word.startswith("attack 1")] == [
        "attack 1 1",
        "attack 1 2",
        "attack 1 3",
    ]


def test_reach_can_be_taken_away_down_to_who_stands_straight_ahead() -> None:
    for less in (1, 2, 20):
        table = scenario(f"ability 2.1 standing: reach -{less} to all enemy")
        assert [word for word in table.offers() if word.startswith("attack 3")] == ["attack 3 3"]


@pytest.mark.parametrize("lines", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_reach_does_not_depend_on_the_order_of_what_changes_it(lines: tuple[int, int, int]) -> None:
    said = ["standing: reach -3 to self", "standing: reach +2 to self", "standing: reach +1 to self"]
    table = scenario(*(f"ability 1.3 {said[line]}" for line in lines))
    assert [word for word in table.offers() if word.startswith("attack 3")] == [
        "attack 3 2",
        "attack 3 3",
        "attack 3 4",
    ]


@pytest.mark.parametrize("change", ["+20 per any", "-20 per any"])
def test_reach_of_any_size_is_only_far_or_near(change: str) -> None:
    table = scenario(f"sark 1 standing: reach {change} to all own")
    found = [word for word in table.offers() if word.startswith("attack 3")]
    assert len(found) == (5 if change.startswith("+") else 1)


@pytest.mark.parametrize("order", ["before", "after", "equipment"])
def test_an_ability_that_depends_on_reach_sees_it_whole(order: str) -> None:
    counting, reaching = (
        "ability 1.1 standing: attack +1 per enemy in reach to self",
        "ability 1.1 standing: reach +1 to self",
    )
    lines = {
        "before": [reaching, counting],
        "after": [counting, reaching],
        "equipment": [counting, "equipment 1 k1 standing: reach +1 to self", "wears 1.1 k1"],
    }[order]
    holds(scenario(*lines), "warrior 1.1 attack 5")


def test_guard_draws_attacks_to_itself() -> None:
    table = scenario("ability 2.2 standing: guard self")
    holds(table, "warrior 2.2 guard", "warrior 2.1 unguarded")
    assert [word for word in table.offers() if word[7] in "145"] == [
        "attack 1 2",
        "attack 4 3",
        "attack 4 4",
        "attack 4 5",
        "attack 5 4",
        "attack 5 5",
    ]


def test_guard_can_be_given_to_others() -> None:
    table = scenario("sark 2 standing: guard all own exhausted", "warrior 2.3 exhausted")
    holds(table, "warrior 2.3 guard", "warrior 2.2 unguarded")


# -- swap


def test_swap_exchanges_two_of_the_own_row() -> None:
    table = played("played: swap chosen own with chosen own")
    assert offered(table) == {"1.1", "1.2", "1.3", "1.4", "1.5"}
    table.play("choose own 2")
    assert offered(table) == {"1.1", "1.3", "1.4", "1.5"}
    holds(table.play("choose own 5"), "row 1 1.1 1.5 1.3 1.4 1.2")
    assert table.told("SWAPPED") == [(1, 4, 0, 0)]


def test_swap_exchanges_two_of_the_enemys_row() -> None:
    table = played("played: swap chosen enemy with chosen enemy", "row 2 2.1 2.2")
    holds(table.play("choose enemy 1"), "row 2 2.2 2.1")


def test_swap_exchanges_self_with_the_only_other() -> None:
    holds(used("active: swap self with chosen own neighbour", "row 1 1.3 1.4 1.5"), "row 1 1.4 1.3 1.5")
    holds(used("active: swap chosen own neighbour with self", "row 1 1.3 1.4 1.5"), "row 1 1.4 1.3 1.5")


def test_swap_does_not_move_the_overpowered_whose_places_stay() -> None:
    lines = ["row 1 1.1 1.2 1.3", "warrior 1.2 overpowered"]
    holds(used("active: swap self with chosen own", *lines), "row 1 1.3 1.2 1.1")


def test_swap_can_do_nothing_alone() -> None:
    table = scenario(
        "ability 1.3 active: swap self with chosen own neighbour", "row 1 1.1 1.2 1.3", "warrior 1.2 overpowered"
    )
    assert "ability 3" not in table.offers()
    table = played("played: swap chosen own with chosen own; then draw 1", "row 1 1.1", "pile 1 k1")
    holds(table, "hand 1 nothing", *NOTHING)


def test_swap_offers_only_who_has_somebody_to_swap_with() -> None:
    lines = ["warrior 1.4 exhausted", "row 1 1.1 1.2 1.3 1.4"]
    table = played("played: swap chosen own with chosen own exhausted", *lines)
    assert offered(table) == {"1.1", "1.2", "1.3"}
    holds(table.play("choose own 1"), "row 1 1.4 1.2 1.3 1.1")


def test_swap_across_rows_cannot_be_done() -> None:
    lines = ["ability 1.1 when attacking: swap foe with self; then draw 1", "pile 1 k1"]
    holds(scenario(*lines).play("attack 1 1"), "row 1 1.1 1.2 1.3 1.4 1.5", "hand 1 nothing", "warrior 2.1 pressure 2")


def test_swapped_warriors_reach_from_where_they_stand_now() -> None:
    table = used("active: swap self with chosen own", by=1).play("choose own 5")
    assert [word for word in table.offers() if word.startswith("attack")] == ["attack 1 4", "attack 1 5"]


# -- break and steal

CLUBS = ["equipment 1 k3 standing: attack +1 to self", "equipment 2 k3 standing: attack +1 to self"]


def test_break_puts_equipment_on_its_owners_discard() -> None:
    table = played("played: break equipment of all enemy", *CLUBS, "wears 2.1 k3", "wears 2.2 1.k3")
    holds(table, "wears 2.1 nothing", "wears 2.2 nothing", "discard 1 k1 k3", "discard 2 k3", "warrior 2.1 attack 2")
    assert [card_word(card) for card, *_ in table.told("BROKEN")] == ["2.k3", "1.k3"]


def test_break_is_offered_only_where_something_is_worn() -> None:
    table = played("played: break equipment of chosen any", *CLUBS, "wears 2.1 k3", "wears 1.2 k3")
    assert offered(table) == {"2.1", "1.2"}


def test_break_can_do_nothing_where_nothing_is_worn() -> None:
    holds(played("played: break equipment of all enemy; then draw 1", "pile 1 k1"), "hand 1 nothing", *NOTHING)


def test_steal_puts_equipment_on_the_thief_for_whom_it_works_from_now_on() -> None:
    table = used("active: steal equipment of chosen enemy", *CLUBS, "wears 2.1 k3")
    holds(table, "wears 1.3 2.k3", "wears 2.1 nothing", "warrior 1.3 attack 3", "warrior 2.1 attack 2")
    assert [(card_word(card), thief, victim) for card, thief, victim, _ in table.told("STOLEN")] == [("2.k3", 2, 5)]


def test_steal_takes_equipment_from_an_own_warrior() -> None:
    holds(used("active: steal equipment of chosen own", *CLUBS, "wears 1.4 k3"), "wears 1.3 k3", "wears 1.4 nothing")


def test_steal_can_do_nothing_for_who_wears_something() -> None:
    lines = [*CLUBS, "equipment 1 k4 standing: defence +1 to self", "wears 1.3 k4", "wears 2.1 k3"]
    table = scenario("ability 1.3 active: steal equipment of chosen enemy", *lines)
    assert "ability 3" not in table.offers()


def test_steal_can_do_nothing_where_nothing_is_worn_and_not_from_oneself() -> None:
    assert "ability 3" not in scenario("ability 1.3 active: steal equipment of chosen any").offers()
    lines = ["equipment 1 k3 active: steal equipment of chosen any", "wears 1.3 k3"]
    assert "gear 3" not in scenario(*lines).offers()


def test_equipment_that_was_stolen_goes_to_its_owners_discard_in_the_end() -> None:
    lines = [*CLUBS, "wears 2.1 k3", "event 1 k1 played: overpower all own exhausted", "hand 1 k1"]
    table = used("active: steal equipment of chosen enemy", *lines).play("play k1")
    holds(table, "warrior 1.3 overpowered", "discard 2 k3", "discard 1 k1")


# -- cards


def test_draw_takes_cards_from_the_pile_as_nature_says() -> None:
    table = played("played: draw 2", "pile 1 k2 k2 k3", "event 1 k2 played: recycle", "event 1 k3 played: recycle")
    assert table.chances() == {"draw k2": 2, "draw k3": 1}
    table.play("draw k2")
    assert table.chances() == {"draw k2": 1, "draw k3": 1}
    holds(table.play("draw k3"), "hand 1 k2 k3", "pile 1 k2", *NOTHING)


def test_drawing_more_cards_than_there_are_draws_all() -> None:
    table = played("played: draw 3; draw 1", "pile 1 k2", "event 1 k2 played: recycle", "luck draw k2")
    holds(table, "hand 1 k2", "pile 1 nothing", *NOTHING)


def test_draw_can_do_nothing_without_a_pile() -> None:
    holds(played("played: draw 1; then press 1 on all enemy"), "warrior 2.1 pressure 0", *NOTHING)


def test_the_enemy_draws_from_their_own_pile() -> None:
    table = played("played: enemy draw 1", "pile 2 k2", "pile 1 k1", "event 2 k2 played: recycle", "luck draw k2")
    holds(table, "hand 2 k2", "pile 2 nothing", "pile 1 k1", "hand 1 nothing")


THREE = [f"event {seat} k{kind} played: draw 1" for seat in (1, 2) for kind in (2, 3, 4)]


def test_discard_lets_its_player_choose_card_by_card() -> None:
    table = played("played: discard 2", *THREE, "hand 1 k2 k3 k4")
    assert table.offers() == ["discard k2", "discard k3", "discard k4"]
    table.play("discard k3")
    assert table.offers() == ["discard k2", "discard k4"]
    holds(table.play("discard k2"), "hand 1 k4", "discard 1 k1 k2 k3", *NOTHING)


def test_discarding_from_a_hand_of_one_kind_is_no_choice() -> None:
    holds(played("played: discard 2", *THREE, "hand 1 k2 k2 k2"), "hand 1 k2", "discard 1 k1 k2 k2", *NOTHING)


def test_discarding_more_cards_than_there_are_discards_all() -> None:
    holds(played("played: discard 3", *THREE, "hand 1 k2 k2"), "hand 1 nothing", "discard 1 k1 k2 k2", *NOTHING)


def test_discard_can_do_nothing_with_an_empty_hand() -> None:
    holds(played("played: discard 1; then press 1 on all enemy"), "warrior 2.1 pressure 0", "discard 1 k1", *NOTHING)


def test_the_enemy_discards_what_they_choose() -> None:
    table = played("played: enemy discard 1", *THREE, "hand 2 k2 k3", "hand 1 k4")
    assert (table.decides, table.offers()) == (2, ["discard k2", "discard k3"])
    holds(table.play("discard k3"), "hand 2 k2", "discard 2 k3", "hand 1 k4", "discard 1 k1", *NOTHING)


def test_retrieve_takes_cards_of_the_own_discard_into_the_hand_and_shows_them() -> None:
    table = played("played: retrieve 2", *THREE, "discard 1 k2 k3 k4", "discard 2 k2")
    assert table.offers() == ["retrieve k2", "retrieve k3", "retrieve k4"]
    holds(table.play("retrieve k4", "retrieve k2"), "hand 1 k2 k4", "discard 1 k1 k3", "discard 2 k2", *NOTHING)
    assert table.hand(1, seen_by=2) == ["k2", "k4"]
    assert len(table.told("RETRIEVED")) == 2


def test_retrieving_more_cards_than_there_are_takes_all() -> None:
    holds(played("played: retrieve 3", *THREE, "discard 1 k2 k2"), "hand 1 k2 k2", "discard 1 k1", *NOTHING)


def test_retrieve_can_do_nothing_from_an_empty_discard_and_an_event_cannot_retrieve_itself() -> None:
    holds(played("played: retrieve 1; then press 1 on all enemy"), "warrior 2.1 pressure 0", "discard 1 k1", *NOTHING)


def test_recycle_puts_the_discard_back_into_the_pile() -> None:
    table = played("played: recycle", *THREE, "discard 1 k2 k3 k3", "pile 1 k3", "discard 2 k2")
    holds(table, "pile 1 k2 k3 k3 k3", "discard 1 k1", "discard 2 k2", *NOTHING)
    assert table.told("RECYCLED") == [(0, 3, 0, 0)]


def test_recycle_can_do_nothing_with_an_empty_discard() -> None:
    holds(played("played: recycle; then press 1 on all enemy"), "warrior 2.1 pressure 0", *NOTHING)


def test_a_recycled_card_can_be_drawn_at_once() -> None:
    table = played("played: recycle; then draw 1", *THREE, "discard 1 k2", "luck draw k2")
    holds(table, "hand 1 k2", "pile 1 nothing", "discard 1 k1")


# -- may and then


def test_may_asks_the_cards_player_and_no_does_nothing() -> None:
    table = held("played: may press 1 on all enemy").play("play k1")
    assert (table.phase, table.decides, table.offers()) == ("may", 1, ["yes", "no"])
    holds(table.play("no"), "warrior 2.1 pressure 0", "discard 1 k1", *NOTHING)
    holds(played("played: may press 1 on all enemy").play("yes"), "warrior 2.1 pressure 1", *NOTHING)


def test_may_comes_before_the_choice() -> None:
    table = played("played: may press 1 on chosen enemy").play("yes")
    assert offered(table) == {"2.1", "2.2", "2.3", "2.4", "2.5"}
    holds(table.play("choose enemy 2"), "warrior 2.2 pressure 1", *NOTHING)


def test_may_is_not_asked_where_nothing_can_be_done() -> None:
    holds(played("played: may relieve 1 from all own; press 1 on all enemy"), "warrior 2.1 pressure 1", *NOTHING)


@pytest.mark.parametrize(
    ("text", "answers", "pressure"),
    [
        ("played: may shield all own; then press 1 on all enemy", ["yes"], 1),
        ("played: may shield all own; then press 1 on all enemy", ["no"], 0),
        ("played: may shield all own; press 1 on all enemy", ["no"], 1),
        ("played: relieve 1 from all own; then press 1 on all enemy", [], 0),
        ("played: relieve 1 from all own; press 1 on all enemy", [], 1),
        ("played: relieve 1 from all own; then shield all own; then press 1 on all enemy", [], 0),
        ("played: relieve 1 from all own; then shield all own; press 1 on all enemy", [], 1),
        ("played: shield all own; then relieve 1 from all own; then press 1 on all enemy", [], 0),
        ("played: shield all own; then may exhaust all enemy; then press 1 on all enemy", ["no"], 0),
        ("played: shield all own; then may exhaust all enemy; then press 1 on all enemy", ["yes"], 1),
    ],
)
def test_a_step_after_then_depends_on_whether_the_step_before_did_something(
    text: str, answers: list[str], pressure: int
) -> None:
    holds(played(text).play(*answers), f"warrior 2.1 pressure {pressure}", *NOTHING)


def test_a_step_that_did_only_a_part_has_done_something() -> None:
    lines = [*THREE, "hand 1 k2"]
    holds(played("played: discard 2; then press 1 on all enemy", *lines), "warrior 2.1 pressure 1", "hand 1 nothing")


def test_a_press_on_a_shield_has_done_something() -> None:
    table = played(
        "played: press 1 on all enemy; then press 1 on all own", *(f"warrior 2.{n} shield" for n in range(1, 6))
    )
    holds(table, "warrior 1.1 pressure 1", "warrior 2.1 pressure 0 unshielded")


# -- who decides when there is nothing to choose


def test_nobody_is_asked_where_only_one_warrior_can_be_chosen() -> None:
    holds(played("played: press 1 on chosen enemy commander"), "warrior 2.1 pressure 1", *NOTHING)


def test_an_active_ability_that_could_do_nothing_is_not_offered() -> None:
    assert "ability 3" not in scenario("ability 1.3 active: relieve 1 from all own").offers()
    assert "ability 3" in scenario("ability 1.3 active: relieve 1 from all own; shield self").offers()
    assert "ability 3" not in scenario("ability 1.3 active: relieve 1 from all own; then shield self").offers()
    assert "ability 3" not in scenario("ability 1.3 active if no own: shield self").offers()
    assert "sark" not in scenario("sark 1 active: relieve 1 from all own").offers()
    assert "sark" in scenario("sark 1 active: shield all own").offers()


# -- several clauses of a played card


def test_a_played_card_does_all_its_clauses_whose_conditions_hold_when_their_turn_comes() -> None:
    lines = [
        "event 1 k1 played: exhaust all own commander",
        "event 1 k1 played if no own exhausted: press 1 on all enemy",
        "event 1 k1 played if at least 1 own exhausted: press 2 on all enemy",
        "hand 1 k1",
    ]
    holds(scenario(*lines).play("play k1"), "warrior 2.1 pressure 2", "discard 1 k1", *NOTHING)


def test_a_clause_of_a_played_card_does_not_know_whom_the_clause_before_chose() -> None:
    lines = [
        "event 1 k1 played: press 1 on chosen enemy",
        "event 1 k1 played: relieve 1 from chosen own; draw attack of it",
    ]
    table = scenario(*lines, "hand 1 k1", "pile 1 k1").play("play k1", "choose enemy 2")
    holds(table, "warrior 2.2 pressure 1", "hand 1 nothing", *NOTHING)


def test_equipment_does_all_its_clauses_for_its_wearer() -> None:
    lines = ["equipment 1 k1 played: press 1 on self", "equipment 1 k1 played: shield self", "hand 1 k1"]
    table = scenario(*lines).play("play k1", "choose enemy 4")
    holds(table, "warrior 2.4 pressure 1 shield", "wears 2.4 1.k1", *NOTHING)
