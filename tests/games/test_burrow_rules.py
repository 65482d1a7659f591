"""A test for every numbered rule of Burrow, on hand-written positions."""

import pytest
from burrow import content

from krypta.core.door import NATURE
from krypta.core.files.fault import InvalidInput
from krypta.core.position import Position
from krypta.core.scenario import Table, arrange
from krypta.games import load

GAME = load("burrow")


def scenario(*lines: str) -> Table:
    """Two players, and an empty deck unless the lines say otherwise."""
    deck = () if any(line.startswith("deck") for line in lines) else ("deck empty",)
    return arrange(GAME, "\n".join(["players 2", *deck, *lines]))


def expect(table: Table, *lines: str) -> None:
    assert [found for line in lines if (found := table.check(line))] == []


def test_B1_the_box_holds_sixteen_cards() -> None:
    start = Position.start(GAME, GAME.options({}), 3)
    assert GAME.pieces(start) == {"worm": 6, "beetle": 4, "root": 3, "mole": 3}


def test_B1_figures_that_cannot_be_used_are_refused_with_all_their_faults() -> None:
    figures = content.Figures(content.TableFigures(3, 1, "ours"), {"bat": content.CardFigures(1, 1, "ours")})
    assert len(content.faults(figures)) == 7


def test_B1_unknown_options_are_refused() -> None:
    with pytest.raises(InvalidInput, match="rounds cannot be “3”; it can be 2, 4"):
        GAME.options({"rounds": 3})


@pytest.mark.parametrize("players", [2, 3])
def test_B2_everyone_is_dealt_two_cards_and_one_lies_deep(players: int) -> None:
    position = Position.start(GAME, GAME.options({}), players)
    for _ in range(2 * players):
        assert position.seat == NATURE
        position.step(position.options()[0])
    seats = position.view(0).seats
    assert [(seat.hand, seat.deep) for seat in seats] == [(2, 1)] * players


def test_B3_1_a_turn_begins_with_drawing_a_card() -> None:
    table = scenario("deck root", "luck draw root")
    table.play("rest")
    expect(table, "turn 2", "hand 2 root", "phase turn")


def test_B3_1_nothing_is_drawn_from_an_empty_deck() -> None:
    table = scenario("deck root", "deep 1 1")
    table.play("rest")
    expect(table, "turn 2", "hand 2 empty", "phase turn", "deck root")


def test_B3_2_a_turn_is_one_act_and_then_passes() -> None:
    table = scenario("hand 1 worm root")
    table.play("show root")
    expect(table, "shown 1 root", "hand 1 worm", "turn 2")
    assert table.refusal("show worm") == "B3.2"


def test_B3_3_one_card_a_turn_may_be_buried_first() -> None:
    table = scenario("hand 1 worm root", "burrow 1 beetle")
    table.play("bury root")
    expect(table, "burrow 1 beetle root", "hand 1 worm", "turn 1")
    assert table.refusal("bury worm") == "B3.3"
    table.play("show worm")
    expect(table, "turn 2")


def test_B4_1_a_burrow_has_room_for_four() -> None:
    table = scenario("hand 1 worm mole", "burrow 1 worm worm root root")
    assert table.refusal("bury worm") == table.refusal("mole") == "B4.1"


def test_B4_2_digging_takes_the_top_card() -> None:
    table = scenario("burrow 1 root worm")
    table.play("dig")
    expect(table, "burrow 1 root", "hand 1 worm", "turn 2")


def test_B4_2_digging_then_takes_a_card_that_nobody_has_seen() -> None:
    table = scenario("deep 1 1", "deck beetle", "luck draw beetle")
    table.play("dig")
    expect(table, "deep 1 0", "hand 1 beetle", "deck empty")
    assert [event.kind for event in table.events if event.seen_by(1)] == ["DUG", "DRAWS", "TURN"]


def test_B4_2_an_empty_burrow_cannot_be_dug() -> None:
    assert scenario().refusal("dig") == "B4.2"


def test_B5_the_mole_looks_at_two_keeps_one_and_buries_the_other() -> None:
    table = scenario("hand 1 mole", "deck worm root", "luck draw worm", "luck draw root")
    table.play("mole")
    expect(table, "phase keep", "paws worm root", "shown 1 mole")
    assert table.offers() == ["keep worm", "keep root"]
    assert table.refusal("keep beetle") == table.refusal("rest") == "B5"
    table.play("keep root")
    expect(table, "hand 1 root", "burrow 1 worm", "paws empty", "turn 2")


def test_B5_the_mole_keeps_the_only_card() -> None:
    table = scenario("hand 1 mole", "deck worm", "luck draw worm")
    table.play("mole")
    expect(table, "hand 1 worm", "burrow 1 empty", "turn 2")


def test_B5_with_an_empty_deck_the_mole_finds_nothing() -> None:
    table = scenario("hand 1 mole")
    table.play("mole")
    expect(table, "hand 1 empty", "shown 1 mole", "turn 2")


def test_B6_after_the_last_round_most_points_win() -> None:
    table = scenario("rounds 4", "turn 2", "shown 1 root", "shown 2 worm worm")
    table.play("rest")
    expect(table, "over", "points 1 3", "points 2 2")
    assert table.position.payoff() == [1.0, 0.0]
    assert table.refusal("rest") == "B6"


def test_B6_a_tie_is_shared() -> None:
    table = scenario("rounds 4", "turn 2", "shown 1 beetle", "shown 2 worm worm")
    table.play("rest")
    assert table.position.payoff() == [0.5, 0.5]


def test_words_of_burrow_are_forgiving_and_helpful() -> None:
    assert GAME.parse("  Show  WORM ") == GAME.parse("show worm")
    with pytest.raises(ValueError, match="Did you mean “show worm”"):
        GAME.parse("show wurm")
