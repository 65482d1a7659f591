"""S5.6, S5.7, and S1.1's open lists: who may know what."""

import pytest

from krypta.core.door import SPECTATOR

from .table import scenario

EVERYONE = (1, 2, SPECTATOR + 1)
OTHERS = (2, SPECTATOR + 1)

CARDS = """
    event 1 k1 played: draw 1
    event 1 k2 played: enemy discard 1
    equipment 1 k3 standing: attack +1 to self
    event 2 k1 played: draw 1
    event 2 k2 played: draw 1
    hand 1 k1 k2 k2
    pile 1 k1 k3
    discard 1 k3 k3
    hand 2 k1 k2
    pile 2 k2 k2 k2
"""


@pytest.mark.parametrize("looker", EVERYONE)
def test_S1_1_ruling_deck_lists_are_open_to_both_players(looker: int) -> None:
    """The list includes the warriors, wherever they are; a spectator sees what both see."""
    table = scenario(CARDS, "row 1 1.1 1.2 1.3 1.4")
    for seat in (1, 2):
        assert table.cards("deck", seat, looker) == table.cards("deck", seat)
        assert {"k1", "k2"} <= set(table.cards("deck", seat, looker))
        seen = table.player(seat, looker)
        assert len(seen.row) + len(seen.gone) + len(seen.waiting) == 5


@pytest.mark.parametrize("looker", EVERYONE)
def test_S5_6_which_cards_are_overpowered_is_public(looker: int) -> None:
    table = scenario(CARDS, "warrior 2.2 overpowered", "warrior 1.4 overpowered")
    assert [warrior.status for warrior in table.player(2, looker).row] == ["ready", "overpowered", *["ready"] * 3]
    assert table.player(1, looker).row[3].status == "overpowered"


@pytest.mark.parametrize("looker", EVERYONE)
def test_S5_6_how_many_cards_are_in_a_hand_is_public(looker: int) -> None:
    table = scenario(CARDS)
    assert (table.player(1, looker).in_hand, table.player(2, looker).in_hand) == (3, 2)


@pytest.mark.parametrize("looker", EVERYONE)
def test_S5_6_ruling_how_many_cards_are_in_a_pile_is_public(looker: int) -> None:
    table = scenario(CARDS)
    assert (table.player(1, looker).in_pile, table.player(2, looker).in_pile) == (2, 3)


def test_S5_6_hands_are_hidden_from_the_opponent_and_from_spectators() -> None:
    table = scenario(CARDS)
    assert (table.hand(1), table.hand(2)) == (["k1", "k2", "k2"], ["k1", "k2"])
    for seat in (1, 2):
        assert table.hand(seat, 3 - seat) == table.hand(seat, SPECTATOR + 1) == []


def test_S5_6_discards_are_hidden_from_the_opponent() -> None:
    table = scenario(CARDS)
    assert table.discard(1) == ["k3", "k3"]
    for looker in OTHERS:
        assert (table.discard(1, looker), table.player(1, looker).in_discard) == ([], 2)


def test_S5_6_only_the_owner_knows_what_is_left_in_a_pile_but_not_its_order() -> None:
    table = scenario(CARDS)
    assert table.pile(1) == ["k1", "k3"]  # sorted by kind, not in the order of the pile
    for looker in OTHERS:
        assert table.pile(1, looker) == []


def test_S5_6_the_order_of_a_pile_is_not_decided_before_it_is_drawn() -> None:
    table = scenario(CARDS).play("play k1")
    assert table.chances() == {"draw k1": 1, "draw k3": 1}


def test_S5_6_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    table = scenario(CARDS).play("play k1", "draw k3")
    (drew,) = [event for event in table.arranged.events if event.kind == "DREW"]
    (draws,) = [event for event in table.arranged.events if event.kind == "DRAWS"]
    assert (drew.audience, draws.audience, draws.args[:2]) == (0, -1, (0, 1))
    assert table.hand(1, 2) == []


def test_S5_6_while_a_player_chooses_a_discard_the_other_sees_nothing_of_the_hand() -> None:
    table = scenario(CARDS).play("play k2")
    assert (table.phase, table.decides) == ("discard", 2)
    assert (table.hand(2), table.hand(2, 1), table.hand(2, SPECTATOR + 1)) == (["k1", "k2"], [], [])


@pytest.mark.parametrize("looker", EVERYONE)
def test_S5_6_all_see_what_lies_in_the_rows(looker: int) -> None:
    table = scenario(CARDS, "wears 2.3 1.k3", "warrior 2.3 pressure 2 shield exhausted")
    seen = table.player(2, looker).row[2]
    assert (seen.attack, seen.pressure, seen.shield, seen.status) == (3, 2, True, "exhausted")
    assert table.card(seen.equipment).kind == "equipment"


# -- S5.7

OUT = ["warrior 2.1 exhausted", *(f"warrior {seat}.{n} exhausted" for seat in (1, 2) for n in range(2, 6))]


def test_S5_7_the_discard_is_never_shuffled_back() -> None:
    table = scenario(*OUT, "event 2 k1 played: draw 1", "discard 2 k1 k1", "warrior 1.1 attack 4").play(
        "attack 1 1", "end"
    )
    assert (table.hand(2), table.pile(2), table.discard(2)) == ([], [], ["k1", "k1"])


def test_S5_7_the_discard_is_shuffled_back_if_a_card_says_so() -> None:
    lines = ["event 1 k1 played: recycle; then draw 1", "event 1 k2 played: draw 1", "hand 1 k1", "discard 1 k2 k2"]
    table = scenario(*lines, "pile 1 k2").play("play k1", "draw k2")
    assert (table.hand(1), table.pile(1), table.discard(1)) == (["k2"], ["k2", "k2"], ["k1"])


def test_S5_7_a_card_shuffles_back_ones_own_discard() -> None:
    lines = ["event 1 k1 played: recycle", "hand 1 k1", "discard 1 k1", "event 2 k1 played: draw 1", "discard 2 k1"]
    table = scenario(*lines).play("play k1")
    assert (table.pile(1), table.pile(2), table.discard(2)) == (["k1"], [], ["k1"])


def test_S5_7_a_card_that_was_shuffled_in_may_be_drawn_like_any_other() -> None:
    lines = ["event 1 k1 played: recycle; draw 1", "event 1 k2 played: draw 1", "event 1 k3 played: draw 1"]
    table = scenario(*lines, "hand 1 k1", "discard 1 k2 k2", "pile 1 k3").play("play k1")
    assert table.chances() == {"draw k2": 2, "draw k3": 1}
