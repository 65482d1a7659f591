"""K5: lives."""

import pytest

from .table import fight, scenario


def test_K5_1_a_hero_who_loses_the_last_life_is_unconscious() -> None:
    table = fight("argentus lives 1", "king", "roll 1 1")
    assert table.hero("argentus").unconscious
    assert table.hero("argentus").tile == "lane"


def test_K5_1_an_unconscious_hero_spends_the_next_turn_turning_one_life_back() -> None:
    table = fight("argentus lives 1", "king", "roll 1 1").play("stop")
    assert "WOKE" in table.happened
    assert table.turn == "taia"
    assert (table.hero("argentus").lives, table.hero("argentus").tile) == (1, "lane")


def test_K5_1_the_turn_after_waking_is_played() -> None:
    table = fight("argentus lives 1", "king", "roll 1 1").play("stop", "stop")
    assert (table.turn, table.phase) == ("argentus", "move")
    assert table.refusal("go west") == ""


def test_K5_1_an_unconscious_hero_misses_a_turn_also_when_playing_alone() -> None:
    table = fight("argentus lives 1", "king", "roll 1 1", others="")
    assert table.hero("argentus").lives == 1
    assert table.seen.rounds == 3


ASLEEP = """
    tunnel lane east of start
    hero {}
    hero taia at lane lives 0
"""


@pytest.mark.parametrize(
    ("healer", "act"), [("horan holds healing", "cast 2 1"), ("xanros", "swap 2")], ids=["portal", "swap"]
)
def test_K5_2_ruling_an_unconscious_hero_who_is_healed_before_the_next_turn_plays_it(healer: str, act: str) -> None:
    table = scenario(ASLEEP.format(healer)).play(act)
    assert table.hero("taia").lives == 5
    if act.startswith("cast"):
        table.play("stop")
    assert (table.turn, table.phase, table.steps) == ("taia", "move", 0)
