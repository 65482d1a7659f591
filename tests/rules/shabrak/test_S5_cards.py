"""S5.1, S5.2: events and equipment."""

import pytest

from krypta.core.door import SPECTATOR
from krypta.games.shabrak.layout import Reason

from .table import scenario

SHOVE = "event 1 k1 played: press 1 on chosen enemy"

# -- S5.1


def test_S5_1_an_event_does_its_effect_and_goes_to_the_owners_discard() -> None:
    table = scenario(SHOVE, "hand 1 k1").play("play k1")
    assert (table.hand(1), table.discard(1)) == ([], [])  # it is in progress
    table.play("choose enemy 2")
    assert (table.pressure("2.2"), table.discard(1), table.discard(2)) == ([1], ["k1"], [])


def test_S5_1_an_event_that_can_do_nothing_may_be_played_and_is_discarded() -> None:
    table = scenario("event 1 k1 played: relieve 1 from chosen own", "hand 1 k1").play("play k1")
    assert (table.discard(1), table.phase) == (["k1"], "turn")


def test_S5_1_an_event_whose_condition_does_not_hold_does_nothing() -> None:
    table = scenario("event 1 k1 played if hand at least 3: press 1 on all enemy", "hand 1 k1").play("play k1")
    assert (table.discard(1), table.pressure("2.1")) == (["k1"], [0])


def test_S5_1_an_event_with_several_parts_does_all_of_them() -> None:
    lines = ["event 1 k1 played: press 1 on all enemy", "event 1 k1 played if at least 9 own: draw 1"]
    table = scenario(*lines, "event 1 k1 played: shield chosen own", "hand 1 k1").play("play k1", "choose own 2")
    assert (table.pressure("2.5"), table.warrior("1.2").shield, table.discard(1)) == ([1], True, ["k1"])


def test_S5_1_an_event_lies_in_the_discard_only_after_its_effect() -> None:
    table = scenario("event 1 k1 played: retrieve 1", "hand 1 k1").play("play k1")
    assert (table.hand(1), table.discard(1)) == ([], ["k1"])


def test_S5_1_a_player_who_does_not_hold_a_card_cannot_play_it() -> None:
    table = scenario(SHOVE, "discard 1 k1", "pile 1 k1")
    assert (table.reason("play k1"), table.refusal("play k1")) == (Reason.NOT_HELD, "S5.1")


def test_S5_1_only_the_owner_may_look_through_the_discard() -> None:
    table = scenario(SHOVE, "discard 1 k1")
    assert table.discard(1) == ["k1"]
    for looker in (2, SPECTATOR + 1):
        assert (table.discard(1, looker), table.player(1, looker).in_discard) == ([], 1)


def test_S5_1_ruling_at_most_twelve_cards_are_played_in_one_turn() -> None:
    table = scenario("event 1 k1 played: draw 1", "hand 1 " + "k1 " * 13).play(*["play k1"] * 12)
    assert (table.hand(1), table.reason("play k1"), table.refusal("play k1")) == (["k1"], Reason.ENOUGH_PLAYED, "S5.1")
    assert "play k1" not in table.offers()


def test_S5_1_ruling_twelve_cards_may_be_played_again_in_the_next_turn() -> None:
    table = scenario("event 1 k1 played: draw 1", "hand 1 " + "k1 " * 13).play(*["play k1"] * 12, "attack 1 1", "end")
    assert "play k1" in table.play("attack 1 1", "end").offers()


def test_S5_1_ruling_equipment_counts_among_the_twelve_cards_of_a_turn() -> None:
    lines = ["event 1 k1 played: draw 1", "equipment 1 k2 standing: attack +1 to self", "hand 1 k2 " + "k1 " * 12]
    table = scenario(*lines).play("play k2", "choose own 1", *["play k1"] * 11)
    assert table.reason("play k1") == Reason.ENOUGH_PLAYED


def test_S5_1_ruling_a_card_that_goes_to_a_discard_is_shown_as_it_goes() -> None:
    """Events for everyone show it: the card played, the card discarded, the equipment lost."""
    lines = [SHOVE, "event 1 k2 played: enemy discard 1", "event 2 k1 played: draw 1", "hand 1 k2", "hand 2 k1"]
    table = scenario(*lines).play("play k2")
    shown = [event for event in table.arranged.events if event.kind in ("PLAYED", "DISCARDED")]
    assert [event.kind for event in shown] == ["PLAYED", "DISCARDED"]
    assert all(event.seen_by(looker) for event in shown for looker in (0, 1, SPECTATOR))
    assert (table.discard(2), table.discard(2, 1)) == (["k1"], [])  # later only its owner sees it


def test_S5_1_ruling_a_retrieved_card_is_shown() -> None:
    lines = ["event 1 k1 played: retrieve 1", SHOVE.replace("k1", "k2"), "hand 1 k1 k3", "discard 1 k2"]
    table = scenario(*lines, "event 1 k3 played: draw 1").play("play k1")
    assert table.hand(1) == ["k2", "k3"]
    for looker in (2, SPECTATOR + 1):
        assert (table.hand(1, looker), table.player(1, looker).in_hand) == (["k2"], 2)


def test_S5_1_ruling_a_retrieved_card_is_known_until_it_is_played() -> None:
    lines = ["event 1 k1 played: retrieve 1", "event 1 k2 played: draw 1", "hand 1 k1 k2", "discard 1 k2"]
    table = scenario(*lines).play("play k1")
    assert table.hand(1, 2) == ["k2"]
    assert table.play("play k2").hand(1, 2) == []


# -- S5.2

STICK = "equipment 1 k1 standing: attack +1 to self"


@pytest.mark.parametrize(("said", "wearer"), [("own 2", "1.2"), ("enemy 2", "2.2")])
def test_S5_2_ruling_equipment_is_put_on_any_warrior_own_or_enemy(said: str, wearer: str) -> None:
    table = scenario(STICK, "hand 1 k1").play("play k1")
    assert table.offers() == [f"choose {side} {n}" for side in ("own", "enemy") for n in range(1, 6)]
    table.play(f"choose {said}")
    assert (table.wears(wearer), table.warrior(wearer).attack, table.hand(1)) == ("1.k1", 3, [])


def test_S5_2_a_warrior_wears_one_equipment() -> None:
    table = scenario(STICK, "hand 1 k1 k1").play("play k1", "choose own 2", "play k1")
    assert (table.reason("choose own 2"), table.refusal("choose own 2")) == (Reason.DOES_NOT_FIT, "S5.4")


def test_S5_2_ruling_equipment_never_replaces_another() -> None:
    table = scenario(STICK, "hand 1 k1", "equipment 2 k1 standing: attack +1 to self", "wears 2.3 k1").play("play k1")
    assert "choose enemy 3" not in table.offers()
    assert table.wears("2.3") == "2.k1"


def test_S5_2_ruling_equipment_is_never_put_on_an_overpowered_warrior() -> None:
    table = scenario(STICK, "hand 1 k1", "warrior 1.1 overpowered", "warrior 2.1 overpowered").play("play k1")
    assert not {"choose own 1", "choose enemy 1"} & set(table.offers())


def test_S5_2_equipment_cannot_be_played_with_nobody_to_wear_it() -> None:
    lines = ["row 1 1.1", "row 2 2.1 2.2", "wears 1.1 k1", "wears 2.1 k1", "wears 2.2 1.k1", "hand 1 k1"]
    table = scenario(STICK, "equipment 2 k1 standing: attack +1 to self", *lines)
    assert (table.reason("play k1"), table.refusal("play k1")) == (Reason.NOBODY_TO_WEAR, "S5.2")


def test_S5_2_equipment_is_put_on_at_once_where_only_one_warrior_is_bare() -> None:
    lines = ["row 1 1.1", "row 2 2.1 2.2", "wears 1.1 k1", "wears 2.1 1.k1", "hand 1 k1"]
    assert scenario(STICK, *lines).play("play k1").wears("2.2") == "1.k1"


def test_S5_2_exhausted_warriors_can_wear_equipment() -> None:
    table = scenario(STICK, "hand 1 k1", "warrior 1.2 exhausted").play("play k1", "choose own 2")
    assert table.wears("1.2") == "1.k1"


def test_S5_2_equipment_stays_until_its_wearer_is_overpowered() -> None:
    lines = [STICK, "wears 2.1 1.k1", "warrior 2.1 pressure 1 exhausted", "row 1 1.1", "row 2 2.1 2.2"]
    table = scenario(*lines, "warrior 1.1 attack 2", "warrior 2.2 exhausted").play("attack 1 1", "end")
    assert (table.round, table.wears("2.1")) == (2, "1.k1")
    table.play("attack 2 1", "end", "attack 1 1")
    assert (table.wears("2.1"), table.discard(1)) == ("", ["k1"])


def test_S5_2_equipment_works_for_its_wearer() -> None:
    table = scenario("equipment 1 k1 standing: attack -1 to all own neighbour", "wears 2.2 1.k1")
    assert [table.warrior(f"2.{n}").attack for n in range(1, 6)] == [1, 2, 1, 2, 2]
    assert [table.warrior(f"1.{n}").attack for n in range(1, 6)] == [2] * 5


def test_S5_2_the_wearers_player_decides_what_equipment_does_as_it_is_put_on() -> None:
    table = scenario("equipment 1 k1 played: press 1 on chosen enemy", "hand 1 k1").play("play k1", "choose enemy 3")
    assert (table.decides, table.turn, table.phase) == (2, 1, "choose")
    assert table.play("choose enemy 4").pressure("1.4") == [1]


CLUB = "equipment 1 k1 active: press 1 on chosen enemy"


def test_S5_2_the_active_ability_of_equipment_is_used_by_the_wearers_player() -> None:
    table = scenario(CLUB, "wears 2.2 1.k1")
    assert [said for said in table.offers() if said.startswith("gear")] == []  # although it is player 1's card
    table.play("attack 1 1", "end", "attack 2 2", "gear 2")
    assert (table.decides, table.offers()) == (2, [f"choose enemy {n}" for n in range(1, 6)])
    assert table.play("choose enemy 5").pressure("1.5") == [1]


def test_S5_2_equipment_is_used_in_the_turn_that_exhausts_its_wearer() -> None:
    table = scenario(CLUB, "wears 1.2 k1").play("attack 2 2", "end", "attack 1 1", "end")
    assert (table.turn, table.reason("gear 2")) == (1, Reason.EXHAUSTED)
    assert table.play("attack 3 3").reason("gear 2") == Reason.ANOTHER_ACTS


def test_S5_2_equipment_is_not_used_when_its_wearer_was_exhausted_otherwise() -> None:
    table = scenario(CLUB, "wears 1.2 k1", "event 1 k2 played: exhaust chosen own", "hand 1 k2")
    assert "gear 2" in table.offers()
    table.play("play k2", "choose own 2")
    assert ("gear 2" in table.offers(), table.reason("gear 2")) == (False, Reason.EXHAUSTED)


def test_S5_2_equipment_put_on_in_this_turn_may_be_used() -> None:
    table = scenario(CLUB, "hand 1 k1").play("attack 1 1", "play k1", "choose own 1", "gear 1", "choose enemy 4")
    assert table.pressure("2.4") == [1]


def test_S5_2_equipment_is_used_once_in_a_turn() -> None:
    table = scenario(CLUB, "wears 1.1 k1").play("attack 1 1", "gear 1", "choose enemy 4")
    assert (table.reason("gear 1"), "gear 1" in table.offers()) == (Reason.USED_ALREADY, False)


def test_S5_2_equipment_that_could_do_nothing_is_not_used() -> None:
    table = scenario("equipment 1 k1 active: relieve 1 from self", "wears 1.1 k1").play("attack 1 1")
    assert table.reason("gear 1") == Reason.NOTHING_TO_DO


@pytest.mark.parametrize("lines", [[STICK, "wears 1.1 k1"], []])
def test_S5_2_missing_equipment_or_equipment_without_an_active_ability_is_not_used(lines: list[str]) -> None:
    table = scenario(*lines)
    assert (table.reason("gear 1"), table.refusal("gear 1")) == (Reason.NO_GEAR, "S5.2")
