"""G8: reviving."""

import pytest

from .table import at_the_row, fight, scenario

STRIKE = "card horan-1 red attack 1"


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G8_1_reviving_gives_all_lives_back_and_nothing_else_happens_in_that_turn(edition: str) -> None:
    lines = ["hero horan lives 0 hand s1 pile s2 s3 s4 potions strength", "hero taia pile", "turn taia"]
    table = scenario(*lines, edition=edition).play("merchant", "stop")
    horan = table.hero("horan")
    assert (horan.lives, horan.hand, horan.pile) == (5, ["s1"], ["s2", "s3", "s4"])
    assert table.turn == "taia"


def test_G8_1_ruling_a_hero_without_life_revives_by_itself_when_the_turn_begins() -> None:
    table = fight("horan lives 1 hand s1 pile", "attack 1 lives 9", STRIKE).play("play s1")
    assert table.hero("horan").lives == 0
    table.play("merchant", "stop")
    assert "REVIVED" in table.happened
    assert (table.hero("horan").lives, table.turn, table.seen.round) == (5, "taia", 2)


def test_G8_1_the_turn_after_reviving_is_played() -> None:
    table = fight("horan lives 1 hand s1 pile", "attack 1 lives 9", STRIKE).play("play s1")
    table.play("merchant", "stop", "merchant", "stop")
    assert (table.turn, table.phase) == ("horan", "turn")


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_G8_1_in_fr_and_de_a_hero_with_lives_left_may_revive_too(edition: str) -> None:
    table = at_the_row("horan lives 2 hand s1 pile s2 s3 s4", "attack 0 lives 9", STRIKE, edition=edition)
    table.play("revive")
    assert (table.hero("horan").lives, table.hero("horan").hand, table.turn) == (5, ["s1"], "taia")


@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("lives", [1, 5])
def test_G8_1_ruling_in_de_and_fr_a_hero_may_revive_at_any_number_of_lives(edition: str, lives: int) -> None:
    table = at_the_row(f"horan lives {lives} hand s1 pile", "attack 0 lives 9", STRIKE, edition=edition)
    assert "revive" in table.offers()


@pytest.mark.parametrize("lives", [1, 4, 5])
def test_G8_1_in_cs_only_a_hero_without_lives_revives(lives: int) -> None:
    table = at_the_row(f"horan lives {lives} hand s1 pile", "attack 0 lives 9", STRIKE, edition="cs")
    assert table.refusal("revive") == "G8.1"
