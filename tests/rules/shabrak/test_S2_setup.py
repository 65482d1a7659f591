"""S2: set-up, played from the real beginning of a match, with decks made for tests."""

import pytest

from krypta.core.door import NATURE, SPECTATOR
from krypta.games.shabrak.layout import Reason

from .beginning import LAST, LAYING, match
from .table import Table


def laid() -> Table:
    """Both rows are laid, and the first card is about to be drawn."""
    return match("first 1", *LAYING, LAST)


# -- S2.1


def test_S2_1_the_draw_piles_are_shuffled() -> None:
    table = laid()
    assert table.chances() == {"draw k1": 2, "draw k2": 1, "draw k3": 2}


def test_S2_1_the_draw_piles_lie_face_down() -> None:
    table = match()
    for looker in (2, SPECTATOR + 1):
        assert (table.pile(1, looker), table.player(1, looker).in_pile) == ([], 5)


def test_S2_1_the_whole_draw_pile_lies_on_the_table() -> None:
    assert match().pile(1) == ["k1", "k1", "k2", "k3", "k3"]


def test_S2_1_sark_cards_lie_face_up() -> None:
    table = match()
    for looker in (1, 2, SPECTATOR + 1):
        assert [table.card(table.player(seat, looker).sark).id for seat in (1, 2)] == ["t-blues", "t-reds"]


def test_S2_1_a_player_without_a_sark_lays_none_and_has_none_to_use() -> None:
    table = match("first 1", *LAYING, LAST, "draw k1", "draw k1", sark="")
    assert [table.player(seat).sark is None for seat in (1, 2)] == [True, False]
    assert (table.reason("sark"), "sark" in table.offers()) == (Reason.NO_SARK, False)
    assert "sark" in table.play("attack 1 2", "end").offers()


# -- S2.2


def test_S2_2_the_commanders_are_laid_facing_each_other() -> None:
    table = match()
    for seat, id in ((1, "t-chief"), (2, "t-boss")):
        (commander,) = table.player(seat).row
        card = table.card(commander.card)
        assert (card.id, card.commander, commander.at) == (id, True, 0)


def test_S2_2_ruling_both_commanders_are_shown_at_the_same_time() -> None:
    table = match()
    first, *_ = table.position.events()
    assert (first.kind, first.args[:2]) == ("COMMANDERS", (0, 5))
    assert table.position.seat == NATURE  # no player has decided anything yet


def test_S2_2_ruling_the_warriors_still_to_come_are_known_but_not_their_places() -> None:
    """The deck lists are open (S1.1); order and places are decided as the warriors are laid."""
    table = match("first 1", "lay 3 left")
    for looker in (1, 2, SPECTATOR + 1):
        seen = table.player(1, looker)
        assert [table.card(warrior.card).id for warrior in seen.row] == ["t-bob", "t-chief"]
        assert [table.card(held.card).id for held in seen.waiting] == ["t-ann", "t-man", "t-man"]


# -- S2.3

WEAKER = {
    "attack": ((3, 4, "common"), (2, 9, "unseen")),
    "then defence": ((3, 6, "common"), (3, 5, "unseen")),
    "then rarity": ((3, 6, "rare"), (3, 6, "common")),
    "unseen above rare": ((3, 6, "unseen"), (3, 6, "rare")),
}


@pytest.mark.parametrize("name", WEAKER)
def test_S2_3_the_player_with_the_stronger_commander_lays_first(name: str) -> None:
    strong, weak = WEAKER[name]
    assert (match(one=strong, other=weak).phase, match(one=strong, other=weak).decides) == ("lay", 1)
    assert (match(one=weak, other=strong).phase, match(one=weak, other=strong).decides) == ("lay", 2)


@pytest.mark.parametrize("first", [1, 2])
def test_S2_3_with_equal_commanders_the_lot_decides_who_lays_first(first: int) -> None:
    table = match()
    assert (table.phase, table.chances()) == ("first", {"first 1": 1, "first 2": 1})
    assert table.play(f"first {first}").decides == first
    assert table.told("BEGINS")[0][0] == first - 1


def test_S2_3_the_players_lay_warriors_in_turn() -> None:
    table = match("first 2")
    decided = []
    for said in LAYING:
        decided.append(table.decides)
        table.play(said)
    assert [*decided, table.decides] == [2, 1, 2, 1, 2, 1, 2, 1]


def test_S2_3_a_warrior_is_laid_at_either_end_of_the_own_row() -> None:
    table = match("first 1", *LAYING, LAST)
    assert (table.row(1), table.row(2)) == ([5, 3, 2, 1, 4], [4, 3, 1, 2, 5])


def test_S2_3_any_warrior_not_laid_yet_may_be_laid_at_either_end() -> None:
    table = match("first 1", "lay 4 left", "lay 2 right")
    assert table.offers() == [f"lay {number} {end}" for number in (2, 3, 5) for end in ("left", "right")]


def test_S2_3_warriors_are_laid_until_both_rows_have_five() -> None:
    table = match("first 1", *LAYING)
    assert (table.phase, len(table.row(1)), len(table.row(2))) == ("lay", 5, 4)
    table.play(LAST)
    assert (table.phase, len(table.row(2))) == ("draw", 5)


def test_S2_3_all_warriors_are_laid_ready_and_free_of_pressure() -> None:
    table = laid().play("draw k1", "draw k1")
    assert (table.ready(1), table.ready(2)) == ([5, 3, 2, 1, 4], [4, 3, 1, 2, 5])
    assert table.pressure(*(f"{seat}.{number}" for seat in (1, 2) for number in range(1, 6))) == [0] * 10


# -- S2.4


def places(table: Table, seat: int) -> dict[int, float]:
    """The position of each warrior, counted from the middle."""
    return {warrior.number: warrior.at / 2 for warrior in table.player(seat).row}


def test_S2_4_rows_are_centred_on_each_other_as_they_grow() -> None:
    table = match("first 1", "lay 2 right")
    assert (places(table, 1), places(table, 2)) == ({1: -0.5, 2: 0.5}, {1: 0})
    table.play("lay 2 right", "lay 3 left")
    assert (places(table, 1), places(table, 2)) == ({3: -1, 1: 0, 2: 1}, {1: -0.5, 2: 0.5})


def test_S2_4_the_order_within_a_row_stays() -> None:
    table = match("first 1", "lay 2 right", "lay 2 left", "lay 3 right", "lay 3 left")
    assert (table.row(1), table.row(2)) == ([1, 2, 3], [3, 2, 1])


def test_S2_4_at_five_and_five_place_i_faces_place_i() -> None:
    table = laid().play("draw k1", "draw k1")
    facing = list(zip(table.row(1), table.row(2), strict=True))
    assert [(warrior.number, warrior.faces) for warrior in table.player(1).row] == [(a, [b]) for a, b in facing]
    assert [(warrior.number, warrior.faces) for warrior in table.player(2).row] == [(b, [a]) for a, b in facing]


def test_S2_4_commanders_need_not_face_each_other_any_more() -> None:
    table = laid().play("draw k1", "draw k1")
    assert (table.warrior("1.1").faces, table.warrior("2.1").faces) == ([2], [2])


# -- S2.5


def test_S2_5_each_player_draws_one_card() -> None:
    table = laid().play("draw k1", "draw k2")
    assert (table.hand(1), table.hand(2)) == (["k1"], ["k2"])
    assert (table.pile(1), table.pile(2)) == (["k1", "k2", "k3", "k3"], ["k1", "k1", "k3", "k3"])


def test_S2_5_no_card_is_drawn_before_the_rows_stand() -> None:
    table = match("first 1", *LAYING)
    assert (table.hand(1), table.hand(2)) == ([], [])


def test_S2_5_ruling_any_card_of_the_pile_may_be_drawn_equipment_too() -> None:
    table = laid().play("draw k3", "draw k1")
    assert table.hand(1) == ["k3"]
    assert table.card(table.player(1).hand[0].card).kind == "equipment"


def test_S2_5_round_one_begins_after_the_draw() -> None:
    table = laid().play("draw k1", "draw k1")
    assert (table.round, table.phase, table.turn) == (1, "turn", 1)
