"""G4: a turn is exactly one of three things."""

import pytest

from .table import at_the_row, scenario

STRIKE = "card horan-1 red attack 1"


def test_G4_1_a_turn_is_a_fight_or_a_visit_to_the_merchant() -> None:
    table = at_the_row("horan hand s1 pile", "attack 0 lives 9", STRIKE)
    assert table.offers() == ["fight i 1", "fight i gate", "merchant"]


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_G4_1_a_turn_may_be_a_revival_where_de_and_fr_allow_it(edition: str) -> None:
    table = at_the_row("horan hand s1 pile", "attack 0 lives 9", STRIKE, edition=edition)
    assert table.offers() == ["fight i 1", "fight i gate", "merchant", "revive"]


@pytest.mark.parametrize("acts", [["fight i 1", "play s1"], ["merchant", "stop"], ["revive"]])
def test_G4_1_a_turn_is_exactly_one_action_and_then_the_next_player_has_the_turn(acts: list[str]) -> None:
    table = at_the_row("horan hand s1 pile", "attack 0 lives 9", STRIKE, edition="de").play(*acts)
    assert (table.turn, table.phase) == ("taia", "turn")


def test_G4_1_at_the_merchant_no_fight_may_be_begun_and_in_the_fight_the_merchant_is_closed() -> None:
    table = at_the_row("horan hand s1 pile", "attack 0 lives 9", STRIKE)
    assert table.play("fight i 1").refusal("merchant") != ""
    table = at_the_row("horan hand s1 pile", "attack 0 lives 9", STRIKE).play("merchant")
    assert table.refusal("fight i 1") != ""


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G4_1_a_hero_with_no_life_must_revive(edition: str) -> None:
    table = scenario("hero horan lives 0", "hero taia pile", "turn taia", edition=edition).play("merchant", "stop")
    assert "REVIVED" in table.happened
    assert (table.turn, table.hero("horan").lives) == ("taia", 5)


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G4_1_ruling_a_healing_potion_does_not_replace_reviving(edition: str) -> None:
    lines = ["hero horan lives 0 potions healing", "hero taia pile", "turn taia"]
    table = scenario(*lines, edition=edition).play("merchant", "stop")
    assert (table.turn, table.hero("horan").lives) == ("taia", 5)
    assert table.hero("horan").potions == ["healing"]


def test_G4_2_ruling_visiting_the_merchant_and_buying_nothing_is_the_pass() -> None:
    table = at_the_row("horan hand s1 pile", "attack 0 lives 9", STRIKE).play("merchant", "stop")
    assert table.turn == "taia"
    assert (table.pawned, table.hero("horan").potions, table.hero("horan").hand) == ([], [], ["s1"])
