"""The ability language: what triggers an ability, on the card itself and on others, once for each time."""

import pytest

from rules.shabrak.table import scenario, start

from .played_ability import holds, shielded

MARK = "shield all own commander"  # the visible effect of a trigger in these tests
BLOW = "attack 2 2"


def set_off(*lines: str, play: tuple[str, ...] = (BLOW,)) -> list[str]:
    """The cards whose abilities the acts have triggered."""
    return scenario(*lines).play(*play).triggered


# -- exhausted


def test_when_exhausted_is_set_off_by_attacking_using_resting_or_an_effect() -> None:
    says = f"ability 1.2 when exhausted: {MARK}"
    assert set_off(says) == ["1.2"]
    assert set_off(says, "ability 1.2 active: press 1 on all enemy", play=("ability 2",)) == ["1.2"]
    nobody_near = ["row 1 1.2 1.1 1.3 1.4 1.5", "row 2 2.1 2.2", "warrior 2.1 overpowered"]
    assert set_off(says, *nobody_near, play=("rest 2",)) == ["1.2"]
    lines = ["event 1 k1 played: exhaust all own", "hand 1 k1"]
    assert set_off(says, *lines, play=("play k1",)) == ["1.2"]
    lines = ["event 2 k1 played: exhaust all enemy", "hand 2 k1", "turn 2"]
    assert set_off(says, *lines, play=("play k1",)) == ["1.2"]


def test_when_exhausted_is_not_set_off_by_others_or_once_more() -> None:
    assert set_off(f"ability 1.1 when exhausted: {MARK}") == []
    both = ["ability 1.2 active: press 1 on all enemy", f"ability 1.2 when exhausted: {MARK}"]
    assert set_off(*both, play=(BLOW, "ability 2")) == ["1.2"]
    lines = ["event 1 k1 played: exhaust all own", "hand 1 k1", "warrior 1.2 exhausted"]
    assert set_off(f"ability 1.2 when exhausted: {MARK}", *lines, play=("play k1",)) == []


def test_a_trigger_is_set_off_when_others_are_exhausted() -> None:
    assert set_off(f"ability 1.1 when own exhausted: {MARK}") == ["1.1"]
    assert set_off(f"ability 1.2 when own exhausted: {MARK}") == ["1.2"]
    assert set_off(f"ability 1.2 when own other exhausted: {MARK}") == []
    assert set_off(f"ability 2.4 when enemy exhausted: {MARK}") == ["2.4"]
    assert set_off(f"sark 2 when any exhausted: {MARK}") == ["2.sark"]
    assert set_off(f"ability 2.2 when enemy facing exhausted: {MARK}") == ["2.2"]
    assert set_off(f"ability 2.3 when enemy facing exhausted: {MARK}") == []


def test_the_end_of_a_round_exhausts_and_readies_nobody_by_ability() -> None:
    lines = [
        f"ability 1.1 when own exhausted: {MARK}",
        "row 1 1.1 1.2",
        "row 2 2.1",
        "warrior 1.1 exhausted",
        "warrior 2.1 exhausted",
    ]
    assert set_off(*lines, play=("attack 2 1", "end")) == ["1.1"]


# -- attacking and attacked


def test_when_attacking_comes_before_the_blow() -> None:
    table = scenario("ability 1.2 when attacking: attack +1 to self this turn").play(BLOW)
    holds(table, "warrior 2.2 pressure 3")
    assert set_off(f"ability 1.1 when attacking: {MARK}") == []
    assert set_off(f"ability 2.2 when attacking: {MARK}") == []


def test_a_trigger_is_set_off_when_others_attack() -> None:
    assert set_off(f"ability 1.1 when own neighbour attacking: {MARK}") == ["1.1"]
    assert set_off(f"ability 1.4 when own neighbour attacking: {MARK}") == []
    assert set_off(f"sark 2 when enemy attacking: {MARK}") == ["2.sark"]
    assert set_off(f"sark 1 when enemy attacking: {MARK}") == []
    assert set_off(f"ability 2.1 when enemy equipped attacking: {MARK}") == []
    worn = ["equipment 1 k1 standing: attack +1 to self", "wears 1.2 k1"]
    assert set_off(f"ability 2.1 when enemy equipped attacking: {MARK}", *worn) == ["2.1"]


def test_when_attacked_comes_before_the_blow() -> None:
    table = scenario("ability 2.2 when attacked: shield self").play(BLOW)
    holds(table, "warrior 2.2 pressure 0 unshielded")
    table = scenario("ability 2.2 when attacked: attack -1 to foe this turn").play(BLOW)
    holds(table, "warrior 2.2 pressure 1")


def test_a_trigger_is_set_off_when_others_are_attacked() -> None:
    assert set_off(f"ability 2.1 when own neighbour attacked: {MARK}") == ["2.1"]
    assert set_off(f"ability 2.2 when own neighbour attacked: {MARK}") == []
    assert set_off(f"ability 2.2 when own attacked: {MARK}") == ["2.2"]
    assert set_off(f"sark 1 when enemy attacked: {MARK}") == ["1.sark"]
    assert set_off(f"sark 1 when enemy commander attacked: {MARK}") == []
    assert set_off(f"sark 1 when enemy commander attacked: {MARK}", play=("attack 2 1",)) == ["1.sark"]


def test_an_effect_that_presses_is_no_attack() -> None:
    lines = ["event 1 k1 played: press 1 on all enemy", "hand 1 k1", f"sark 2 when own attacked: {MARK}"]
    assert set_off(*lines, play=("play k1",)) == []


# -- pressed


def test_when_pressed_is_set_off_by_an_attack_and_by_an_effect() -> None:
    says = "ability 2.2 when pressed: relieve 1 from self"
    holds(scenario(says).play(BLOW), "warrior 2.2 pressure 1")
    lines = ["event 1 k1 played: press 2 on all enemy", "hand 1 k1"]
    holds(scenario(says, *lines).play("play k1"), "warrior 2.2 pressure 1", "warrior 2.3 pressure 2")


def test_when_pressed_is_not_set_off_by_nothing_a_shield_or_relief() -> None:
    says = f"ability 2.2 when pressed: {MARK}"
    assert set_off(says, "warrior 1.2 attack 0") == []
    assert set_off(says, "warrior 2.2 shield") == []
    assert (
        set_off(
            says,
            "warrior 2.2 pressure 2",
            "event 1 k1 played: relieve 1 from all enemy",
            "hand 1 k1",
            play=("play k1",),
        )
        == []
    )


def test_when_pressed_is_not_set_off_by_being_overpowered() -> None:
    assert set_off(f"ability 2.2 when pressed: {MARK}", "warrior 2.2 pressure 3") == []
    assert set_off(f"ability 2.2 when overpowered: {MARK}", "warrior 2.2 pressure 3") == ["2.2"]
    assert set_off(f"ability 2.1 when own pressed: {MARK}", "warrior 2.2 pressure 3") == ["2.1"]


def test_a_trigger_is_set_off_once_for_each_other_who_is_pressed() -> None:
    lines = ["event 1 k1 played: press 1 on all enemy", "hand 1 k1"]
    assert set_off(f"ability 2.2 when own neighbour pressed: {MARK}", *lines, play=("play k1",)) == ["2.2", "2.2"]
    table = scenario("sark 2 when own pressed: relieve 1 from it", *lines).play("play k1")
    assert (len(table.triggered), table.pressure("2.1", "2.5")) == (5, [0, 0])


# -- overpowered


def test_when_overpowered_is_set_off_by_pressure_by_falling_defence_and_by_an_effect() -> None:
    says = "ability 2.2 when overpowered: press 1 on all enemy"
    for effect in ("press 4 on all enemy", "defence -4 to all enemy this turn", "overpower all enemy"):
        lines = [says, f"event 1 k1 played: {effect}", "hand 1 k1", "row 2 2.2 2.3", "warrior 2.3 defence 20"]
        table = scenario(*lines).play("play k1")
        if effect.startswith("overpower"):
            assert (table.triggered, table.winner) == ([], "1")  # the game ends first
        else:
            holds(table, "warrior 1.1 pressure 1", "warrior 2.2 overpowered")


def test_a_trigger_is_set_off_once_for_each_other_who_is_overpowered() -> None:
    lines = [
        "event 1 k1 played: overpower all enemy pressed",
        "hand 1 k1",
        "warrior 2.2 pressure 1",
        "warrior 2.3 pressure 1",
    ]
    assert set_off("sark 1 when enemy overpowered: press 1 on all enemy", *lines, play=("play k1",)) == ["1.sark"] * 2
    assert set_off("ability 2.1 when own overpowered: press 1 on all enemy", *lines, play=("play k1",)) == ["2.1"] * 2
    assert set_off("ability 2.2 when own overpowered: press 1 on all enemy", *lines, play=("play k1",)) == []
    assert set_off("ability 2.4 when own neighbour overpowered: draw 1", *lines, play=("play k1",)) == ["2.4"]


def test_what_the_overpowered_one_wore_is_known_to_the_trigger() -> None:
    lines = ["equipment 2 k1 standing: attack +1 to self", "wears 2.2 k1", "warrior 2.2 pressure 3"]
    assert set_off(f"sark 1 when enemy equipped overpowered: {MARK}", *lines) == ["1.sark"]
    assert set_off(f"sark 1 when enemy bare overpowered: {MARK}", *lines) == []
    assert set_off(f"sark 1 when enemy bare overpowered: {MARK}", "warrior 2.2 pressure 3") == ["1.sark"]


def test_the_equipment_of_the_overpowered_lies_in_the_discard_when_the_trigger_works() -> None:
    lines = ["equipment 2 k1 when overpowered: retrieve 1", "wears 2.2 k1", "warrior 2.2 pressure 3"]
    holds(scenario(*lines).play(BLOW), "hand 2 k1", "discard 2 nothing", "wears 2.2 nothing")


def test_an_ability_when_overpowered_still_sees_its_place_its_figures_and_its_neighbours() -> None:
    lines = ["warrior 2.2 pressure 3 attack 3", "warrior 1.2 defence 9"]
    says = "ability 2.2 when overpowered: press attack of self on all enemy facing; shield all own neighbour"
    table = scenario(says, *lines).play(BLOW)
    holds(table, "warrior 1.2 pressure 3", "warrior 1.1 pressure 0")
    assert shielded(table) == {"2.1", "2.3"}
    says = "ability 2.2 when overpowered: press 1 on all enemy in reach"
    table = scenario(says, "ability 2.2 standing: reach +1 to self", *lines).play(BLOW)
    assert table.pressure("1.1", "1.2", "1.3", "1.4", "1.5") == [1, 1, 1, 1, 0]


def test_an_ability_when_overpowered_of_equipment_is_its_wearers() -> None:
    lines = ["equipment 1 k1 when overpowered: shield all own neighbour", "wears 2.2 1.k1", "warrior 2.2 pressure 3"]
    table = scenario(*lines).play(BLOW)
    assert (shielded(table), table.triggered) == ({"2.1", "2.3"}, ["1.k1"])
    holds(table, "discard 1 k1")


# -- the beginning and the end of a round

LAST_TURN = [f"warrior {name} exhausted" for name in ("1.1", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "2.4", "2.5")]


def test_triggers_of_round_end_come_before_those_of_round_start() -> None:
    says = ["ability 1.1 round start: press 1 on self", "ability 1.1 round end: relieve 1 from self"]
    table = scenario(*says, *LAST_TURN, "warrior 1.1 pressure 3").play(BLOW, "end")
    holds(table, "rounds 2", "warrior 1.1 pressure 2")
    assert [event.kind for event in table.arranged.events if event.kind in ("RELIEVED", "ROUND", "PRESSED")] == [
        "PRESSED",
        "RELIEVED",
        "ROUND",
        "PRESSED",
    ]


def test_at_the_end_of_a_round_changes_still_hold_and_the_overpowered_still_lie_there() -> None:
    says = ["ability 1.3 round end: press attack of self on all enemy commander; draw 1 per own fallen"]
    lines = [
        "event 1 k1 played: attack +2 to all own this round",
        "hand 1 k1",
        "warrior 1.5 overpowered",
        "pile 1 k1",
        "luck draw k1",
        "warrior 2.2 defence 9",
    ]
    table = scenario(*says, *LAST_TURN[:3], *LAST_TURN[4:], *lines).play("play k1", BLOW, "end")
    holds(table, "rounds 2", "row 2 2.2 2.3 2.4 2.5", "hand 1 k1")


def test_at_the_start_of_a_round_the_next_to_begin_is_the_active_player() -> None:
    says = [f"ability {name} round start: {MARK}" for name in ("1.1", "2.1")] + [
        f"ability {name} round end: {MARK}" for name in ("1.1", "2.1")
    ]
    table = scenario(*says, *LAST_TURN).play(BLOW, "end")
    assert table.triggered == ["1.1", "2.1", "2.1", "1.1"]


def test_a_trigger_of_round_start_happens_before_anybody_decides_and_asks_its_player() -> None:
    says = "ability 1.2 round start: press 1 on chosen enemy"
    table = scenario(says, *LAST_TURN).play(BLOW, "end")
    assert (table.phase, table.decides, table.turn, table.round) == ("choose", 1, 2, 2)
    holds(table.play("choose enemy 5"), "warrior 2.5 pressure 1", "phase turn", "turn 2")


def test_a_change_for_the_turn_at_the_start_of_a_round_lasts_for_the_first_turn() -> None:
    says = "ability 1.2 round start: attack +1 to self this turn"
    table = scenario(says, *LAST_TURN).play(BLOW, "end")
    holds(table, "warrior 1.2 attack 3", "turn 2")
    holds(table.play("attack 5 5", "end"), "warrior 1.2 attack 2", "turn 1")


def test_the_first_round_begins_with_its_triggers_as_well() -> None:
    cards = '[[sark]]\nid = "mob"\nname = "Mob"\nrarity = "common"\nabilities = ["round start: press 1 on all enemy"]\n'
    deck = 'sark = "mob"\nwarriors = ["reeve-matthias", "krupan", "krupan", "krupan", "krupan"]\npile = ["5 liquor"]\n'
    table = start(cards=cards, deck1=deck, deck2="coopers")
    while table.phase != "turn":
        table.play(table.offers()[0])
    assert table.pressure("2.1", "2.5") == [1, 1]


# -- once, and not again


@pytest.mark.parametrize("moment", ["active", "standing"])
def test_an_ability_that_waits_for_nothing_is_never_set_off(moment: str) -> None:
    says = {"active": "ability 1.2 active: shield self", "standing": "ability 1.2 standing: guard self"}[moment]
    assert set_off(says) == []


def test_two_clauses_for_one_moment_come_in_their_order() -> None:
    lines = ["ability 2.2 when attacked: press 1 on foe", "ability 2.2 when attacked: relieve 1 from foe"]
    table = scenario(*lines).play(BLOW)
    assert (table.triggered, table.pressure("1.2")) == (["2.2", "2.2"], [0])


def test_one_act_may_set_off_several_moments_at_once() -> None:
    lines = [f"ability 1.2 when {moment}: {MARK}" for moment in ("exhausted", "attacking")]
    assert set_off(*lines) == ["1.2", "1.2"]


def test_a_condition_of_a_trigger_is_looked_at_when_it_happens() -> None:
    lines = [
        "ability 2.2 when attacked if no own pressed: press 1 on foe",
        "ability 1.1 when own attacking: press 1 on all enemy",
    ]
    table = scenario(*lines).play(BLOW)
    assert (table.triggered, table.pressure("1.2")) == (["1.1", "2.2"], [1])
    assert set_off("ability 2.2 when attacked if no own pressed: press 1 on foe", "warrior 2.5 pressure 1") == []


def test_a_trigger_that_can_do_nothing_is_told_and_does_nothing() -> None:
    table = scenario("ability 2.2 when attacked: relieve 1 from self").play(BLOW)
    assert table.triggered == ["2.2"]
    holds(table, "warrior 2.2 pressure 2", "phase turn", "decides 1")
