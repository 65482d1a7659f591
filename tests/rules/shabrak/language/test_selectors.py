"""The ability language: targets, amounts and conditions."""

import pytest

from rules.shabrak.table import scenario

from .played_ability import holds, offered, played, shielded, used

# Five against four, half a place apart; 1.4 is overpowered. The ability is 1.2's, while 1.5 attacks 2.3 with no force.
#   1.1   1.2   1.3   1.4   1.5
#      2.4   2.2   2.1   2.3
BOARD = [
    "row 2 2.4 2.2 2.1 2.3",
    "warrior 1.4 overpowered",
    "warrior 1.1 exhausted pressure 1",
    "warrior 1.2 exhausted",
    "warrior 1.5 attack 0",
    "warrior 1.3 pressure 2 rarity rare from tinkers",
    "warrior 2.2 exhausted rarity unseen from coopers",
    "warrior 2.1 pressure 3 rarity rare from tinkers",
    "warrior 2.4 pressure 1 rarity common from coopers",
    *(f"warrior {name} rarity common from pitchforks" for name in ("1.1", "1.2", "1.5", "2.3")),
    "equipment 1 k3 standing: attack +1 to self",
    "equipment 2 k3 standing: attack +1 to self",
    "wears 1.1 k3",
    "wears 2.3 1.k3",
    "wears 2.4 k3",
]
ENEMIES = {"2.1", "2.2", "2.3", "2.4"}

MEANT = [
    ("own", {"1.1", "1.2", "1.3", "1.5"}),
    ("enemy", ENEMIES),
    ("any", {"1.1", "1.2", "1.3", "1.5", *ENEMIES}),
    ("own other", {"1.1", "1.3", "1.5"}),
    ("any other", {"1.1", "1.3", "1.5", *ENEMIES}),
    ("own ready", {"1.3"}),
    ("own exhausted", {"1.1", "1.2", "1.5"}),
    ("enemy ready", {"2.1", "2.3", "2.4"}),
    ("any exhausted", {"1.1", "1.2", "1.5", "2.2"}),
    ("own pressed", {"1.1", "1.3"}),
    ("own unpressed", {"1.2", "1.5"}),
    ("any pressed", {"1.1", "1.3", "2.1", "2.4"}),
    ("own equipped", {"1.1"}),
    ("own bare", {"1.2", "1.3", "1.5"}),
    ("enemy equipped", {"2.3", "2.4"}),
    ("enemy bare", {"2.1", "2.2"}),
    ("own commander", {"1.1"}),
    ("any commander", {"1.1", "2.1"}),
    ("any common", {"1.1", "1.2", "1.5", "2.3", "2.4"}),
    ("any rare", {"1.3", "2.1"}),
    ("any unseen", {"2.2"}),
    ("any from tinkers", {"1.3", "2.1"}),
    ("enemy from coopers", {"2.2", "2.4"}),
    ("own from coopers", set()),
    ("own ready pressed", {"1.3"}),
    ("enemy ready pressed bare", {"2.1"}),
    ("enemy common equipped pressed", {"2.4"}),
    ("enemy rare from coopers", set()),
    ("enemy facing", {"2.2", "2.4"}),
    ("any facing", {"2.2", "2.4"}),
    ("enemy facing pressed", {"2.4"}),
    ("enemy in reach", {"2.2", "2.4"}),
    ("any in reach ready", {"2.4"}),
    ("own neighbour", {"1.1", "1.3"}),
    ("any neighbour", {"1.1", "1.3"}),
    ("own neighbour ready", {"1.3"}),
    ("own neighbour of self", {"1.1", "1.3"}),
    ("enemy facing of self", {"2.2", "2.4"}),
]


@pytest.mark.parametrize(("said", "meant"), MEANT)
def test_an_effect_acts_on_all_who_are_meant(said: str, meant: set[str]) -> None:
    table = scenario(f"ability 1.2 when own attacking: shield all {said}", *BOARD).play("attack 5 3")
    assert shielded(table) == meant


@pytest.mark.parametrize(("said", "meant"), MEANT)
def test_one_of_those_who_are_meant_is_chosen(said: str, meant: set[str]) -> None:
    table = scenario(f"ability 1.2 when own attacking: shield chosen {said}", *BOARD).play("attack 5 3")
    if len(meant) > 1:
        assert offered(table) == meant
        name = max(meant)
        table.play(f"choose {'own' if name.startswith('1') else 'enemy'} {name[2]}")
        meant = {name}
    assert shielded(table) == meant


COUNTED = [
    *MEANT,
    ("own fallen", {"1.4"}),
    ("any fallen neighbour", set()),
    ("any fallen", {"1.4"}),
    ("enemy fallen", set()),
]


@pytest.mark.parametrize(("said", "meant"), COUNTED)
def test_an_amount_counts_those_who_are_meant(said: str, meant: set[str]) -> None:
    table = scenario(f"ability 1.2 standing: attack +1 per {said} to self", *BOARD).play("attack 5 3")
    holds(table, f"warrior 1.2 attack {2 + len(meant)}")


@pytest.mark.parametrize(("said", "meant"), COUNTED)
def test_a_condition_counts_those_who_are_meant(said: str, meant: set[str]) -> None:
    for number in range(len(meant) + 2):
        text = f"ability 1.2 standing if at least {number} {said}: attack +1 to self"
        holds(scenario(text, *BOARD, "warrior 1.5 exhausted"), f"warrior 1.2 attack {3 if number <= len(meant) else 2}")


def test_nobody_who_has_gone_or_is_overpowered_is_meant() -> None:
    table = scenario("ability 1.3 active: shield all any", *BOARD).play("ability 3")
    assert shielded(table) == {"1.1", "1.2", "1.3", "1.5", *ENEMIES}


def test_own_and_enemy_are_seen_from_the_cards_player() -> None:
    for seat, owned, others in ((1, {"1.1", "1.2", "1.3", "1.4", "1.5"}, {"2.1"}), (2, {"2.1"}, {"1.1"})):
        lines = [f"sark {seat} active: shield all own", "row 2 2.1", f"turn {seat}"]
        assert shielded(scenario(*lines).play("sark")) == owned
        lines = [f"sark {seat} active: shield all enemy commander", "row 2 2.1", f"turn {seat}"]
        assert shielded(scenario(*lines).play("sark")) == others


def test_own_and_enemy_of_equipment_are_seen_from_the_wearers_player() -> None:
    lines = ["equipment 1 k1 when attacked: shield all own other", "wears 2.2 1.k1"]
    assert shielded(scenario(*lines).play("attack 2 2")) == {"2.1", "2.3", "2.4", "2.5"}


def test_equipment_that_is_put_on_an_enemy_works_for_the_enemy_at_once() -> None:
    lines = ["equipment 1 k1 played: shield all own", "hand 1 k1"]
    assert shielded(scenario(*lines).play("play k1", "choose enemy 1")) == {"2.1", "2.2", "2.3", "2.4", "2.5"}


# -- places: S3


@pytest.mark.parametrize(
    ("by", "facing", "reached"),
    [
        (1, {"2.4"}, {"2.4"}),
        (2, {"2.4", "2.2"}, {"2.4", "2.2"}),
        (3, {"2.2", "2.1"}, {"2.2", "2.1"}),
        (5, {"2.3"}, {"2.3"}),
    ],
)
def test_facing_and_reach_are_right_with_half_places(by: int, facing: set[str], reached: set[str]) -> None:
    board = [*BOARD, f"warrior 1.{by} ready"]
    assert shielded(scenario(f"ability 1.{by} active: shield all enemy facing", *board).play(f"ability {by}")) == facing
    assert (
        shielded(scenario(f"ability 1.{by} active: shield all enemy in reach", *board).play(f"ability {by}")) == reached
    )


def test_facing_is_straight_ahead_and_reach_diagonal_too() -> None:
    assert shielded(used("active: shield all enemy facing")) == {"2.3"}
    assert shielded(used("active: shield all enemy in reach")) == {"2.2", "2.3", "2.4"}


def test_reach_is_longer_with_the_option_far() -> None:
    lines = ["ability 1.2 active: shield all enemy in reach", *BOARD, "warrior 1.2 ready"]
    table = scenario(*lines, reach="far").play("ability 2")
    assert shielded(table) == {"2.4", "2.2", "2.1"}


def test_a_warrior_who_reaches_nobody_else_reaches_the_nearest() -> None:
    assert shielded(used("active: shield all enemy in reach", "row 2 2.5", by=1)) == {"2.5"}
    assert shielded(used("active: shield self; shield all enemy facing", "row 2 2.5", by=1)) == {"1.1"}


def test_an_overpowered_nearest_enemy_leaves_nobody_in_reach() -> None:
    lines = ["ability 1.1 active: press 1 on chosen enemy in reach", "row 2 2.5 2.1", "warrior 2.5 overpowered"]
    assert "ability 1" not in scenario(*lines).offers()


def test_a_warrior_beyond_an_overpowered_one_is_no_neighbour() -> None:
    table = scenario("ability 1.3 active: shield all own neighbour", *BOARD).play("ability 3")
    assert shielded(table) == {"1.2"}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("own neighbour of it", {"1.1", "1.3"}),
        ("any neighbour of it", {"1.1", "1.3"}),
        ("enemy facing of it", {"2.4", "2.2"}),
        ("enemy in reach of it", {"2.4", "2.2"}),
        ("own facing of it", set()),
        ("enemy neighbour of foe", {"2.4", "2.1"}),
        ("own facing of foe", {"1.2", "1.3"}),
        ("any in reach of foe", {"1.2", "1.3"}),
        ("enemy facing of foe", set()),
        ("own neighbour of foe", set()),
        ("own neighbour", {"1.3", "1.5"}),
        ("enemy facing", {"2.1", "2.3"}),
    ],
)
def test_places_are_seen_from_it_and_foe_and_self(said: str, meant: set[str]) -> None:
    """The ability is 1.4's; `it` is 1.2, `foe` is 2.2."""
    lines = [f"ability 1.4 when own attacking: shield all {said}", "row 2 2.4 2.2 2.1 2.3", "warrior 1.2 attack 0"]
    assert shielded(scenario(*lines).play("attack 2 2")) == meant


def test_a_place_of_nobody_is_nowhere() -> None:
    """The step that should have chosen a warrior could not."""
    table = played(
        "played: relieve 1 from chosen own; shield all own neighbour of it; draw 1",
        "pile 1 k2",
        "event 1 k2 played: recycle",
        "luck draw k2",
    )
    holds(table, "hand 1 k2")
    assert shielded(table) == set()


# -- it


def test_the_word_it_means_whoever_was_chosen_last() -> None:
    text = "played: press 1 on chosen enemy; press 1 on chosen enemy; press 2 on it"
    table = played(text).play("choose enemy 1", "choose enemy 2")
    assert table.pressure("2.1", "2.2") == [1, 3]


def test_the_word_it_stays_the_same_when_others_were_acted_on_in_between() -> None:
    table = used("active: press 1 on chosen enemy; press 1 on self; press 1 on all own; relieve 1 from it").play(
        "choose enemy 4"
    )
    assert table.pressure("2.4", "1.3", "1.1") == [0, 2, 1]


def test_the_word_it_means_who_set_the_trigger_off() -> None:
    table = scenario("sark 2 when own attacked: shield it").play("attack 2 3")
    holds(table, "warrior 2.3 pressure 0 unshielded", "warrior 2.2 unshielded")
    assert table.whom("SHIELD") == ["2.3"]


def test_the_word_it_means_the_second_of_a_swap() -> None:
    table = played("played: swap chosen own with chosen own; shield it").play("choose own 2", "choose own 4")
    assert shielded(table) == {"1.4"}


def test_the_word_foe_means_the_other_one_of_an_attack() -> None:
    table = scenario("sark 1 when own attacking: press 1 on foe; shield it", "warrior 2.2 defence 9").play("attack 2 2")
    assert (shielded(table), table.pressure("2.2")) == ({"1.2"}, [3])
    table = scenario("sark 1 when enemy attacked: press 1 on it; shield foe", "warrior 2.2 defence 9").play(
        "attack 2 2"
    )
    assert (shielded(table), table.pressure("2.2")) == ({"1.2"}, [3])


# -- amounts


@pytest.mark.parametrize(
    ("amount", "pressure"),
    [
        ("1", 1),
        ("7", 7),
        ("1 per own", 4),
        ("2 per own", 8),
        ("1 per 2 own", 2),
        ("1 per 3 own", 2),
        ("1 per 4 own", 1),
        ("1 per 5 own", 1),
        ("2 per 3 own", 3),
        ("3 per 2 own exhausted", 2),
        ("1 per own fallen", 1),
        ("1 per own unseen", 0),
        ("attack of self", 5),
        ("half attack of self", 3),
        ("defence of self", 8),
        ("half defence of self", 4),
        ("pressure of self", 3),
        ("half pressure of self", 2),
    ],
)
def test_amounts_are_rounded_up(amount: str, pressure: int) -> None:
    lines = ["warrior 1.3 attack 5 defence 8 pressure 3", "warrior 1.4 overpowered", "warrior 2.1 defence 20"]
    lines += [f"warrior 1.{n} rarity common" for n in range(1, 6)]
    table = used(f"active: press {amount} on all enemy commander; shield self", *lines)
    holds(table, f"warrior 2.1 pressure {pressure}")


@pytest.mark.parametrize(
    ("change", "attack"),
    [
        ("-1 per 2 own", 8),
        ("-1 per 3 own", 8),
        ("-1 per 4 own", 9),
        ("-3 per 2 own fallen", 8),
        ("+1 per 3 own", 12),
        ("+3 per 2 own fallen", 12),
        ("-20", 0),
        ("+20", 30),
    ],
)
def test_amounts_that_are_taken_away_are_rounded_up_too(change: str, attack: int) -> None:
    lines = ["warrior 2.1 attack 10", "warrior 1.4 overpowered"]
    holds(used(f"active: attack {change} to all enemy commander this turn", *lines), f"warrior 2.1 attack {attack}")


def test_an_amount_of_who_has_been_overpowered_is_what_it_came_to() -> None:
    lines = [
        "warrior 1.2 attack 3 defence 7 pressure 2",
        "equipment 1 k2 standing: attack +2 to self",
        "wears 1.2 k2",
        "warrior 2.1 defence 20",
    ]
    for figure, pressure in (("attack", 5), ("half attack", 3), ("defence", 7), ("pressure", 0)):
        text = f"played: overpower chosen own pressed; press {figure} of it on all enemy commander"
        holds(played(text, *lines), "warrior 1.2 overpowered", f"warrior 2.1 pressure {pressure}")


def test_an_amount_of_nobody_is_nothing() -> None:
    holds(played("played: relieve 1 from chosen own; press attack of it on all enemy"), "warrior 2.1 pressure 0")


def test_an_amount_is_what_it_is_when_the_step_is_done() -> None:
    lines = ["warrior 1.3 attack 1", "warrior 2.1 defence 20"]
    steps = [
        "attack +2 to self this turn",
        "press attack of self on chosen enemy commander",
        "press pressure of it on it",
    ]
    holds(used(f"active: {'; '.join(steps)}", *lines), "warrior 2.1 pressure 6")


def test_an_amount_is_the_same_for_all_who_are_meant() -> None:
    table = used("active: press 1 per any unpressed on all enemy", *(f"warrior 2.{n} defence 20" for n in range(1, 6)))
    assert table.pressure("2.1", "2.5") == [10, 10]


# -- conditions


@pytest.mark.parametrize(
    ("condition", "is_met"),
    [
        ("at least 3 own", True),
        ("at least 4 own", False),
        ("at most 3 own", True),
        ("at most 2 own", False),
        ("at least 0 own unseen", True),
        ("no own exhausted", False),
        ("no enemy exhausted", True),
        ("at least 1 own fallen", True),
        ("no enemy fallen", True),
        ("fewer own than enemy", True),
        ("hand at least 2", True),
        ("hand at least 3", False),
        ("hand at most 2", True),
        ("hand at most 1", False),
        ("hand at least 0", True),
        ("no own exhausted and hand at least 2", False),
        ("hand at least 2 and no own exhausted", False),
        ("hand at least 2 and at least 3 own", True),
    ],
)
def test_every_condition_is_met_when_it_should_be(condition: str, is_met: bool) -> None:
    """Three against five; two cards are in the hand after the event has left it."""
    lines = [
        "row 1 1.1 1.2 1.3 1.4",
        "warrior 1.4 overpowered",
        "warrior 1.2 exhausted",
        "hand 1 k2 k2",
        "event 1 k2 played: draw 1",
    ]
    holds(
        played(f"played if {condition}: press 1 on all enemy", *lines),
        f"warrior 2.1 pressure {int(is_met)}",
        "hand 1 k2 k2",
    )


@pytest.mark.parametrize(("own", "enemy", "is_met"), [(3, 3, False), (2, 3, True), (3, 2, False)])
def test_the_condition_fewer_counts_who_stands_on_both_sides(own: int, enemy: int, is_met: bool) -> None:
    lines = [f"warrior 1.{n} overpowered" for n in range(own + 1, 6)] + [
        f"warrior 2.{n} overpowered" for n in range(enemy + 1, 6)
    ]
    holds(played("played if fewer own than enemy: press 1 on all enemy", *lines), f"warrior 2.1 pressure {int(is_met)}")


def test_the_conditions_of_the_other_player_are_about_their_own_hand_and_row() -> None:
    lines = [
        "sark 2 when own attacked if hand at least 1 and fewer own than enemy: shield all own",
        "row 2 2.1 2.2 2.3",
    ]
    lines += ["event 1 k1 played: draw 1", "event 2 k1 played: draw 1"]
    assert shielded(scenario(*lines, "hand 2 k1").play("attack 1 1")) == {"2.2", "2.3"}
    assert shielded(scenario(*lines, "hand 1 k1").play("attack 1 1")) == set()


def test_a_condition_may_be_about_it_foe_and_places() -> None:
    conditions = "no enemy neighbour of foe and at least 1 own exhausted neighbour"
    text = f"ability 1.1 when own other attacking if {conditions}: shield self"
    table = scenario(text, "row 2 2.1 2.2 2.3", "warrior 2.2 overpowered").play("attack 2 1")
    assert shielded(table) == {"1.1"}
    assert shielded(scenario(text, "row 2 2.1 2.2 2.3").play("attack 2 1")) == set()
    assert shielded(scenario(text, "row 2 2.1 2.2 2.3", "warrior 2.2 overpowered").play("attack 3 1")) == set()
