"""K5: lives."""

import pytest

from .table import fight, scenario


def test_K5_1_the_last_life_lost_the_hero_is_unconscious():
    table = fight("argentus lives 1", "king", "roll 1 1")
    assert table.hero("argentus").unconscious
    assert table.hero("argentus").tile == "lane"


def test_K5_1_the_next_turn_is_spent_turning_one_life_back():
    table = fight("argentus lives 1", "king", "roll 1 1").play("stop")
    assert "WOKE" in table.happened
    assert table.turn == "taia"
    assert (table.hero("argentus").lives, table.hero("argentus").tile) == (1, "lane")


def test_K5_1_the_turn_after_that_is_played():
    table = fight("argentus lives 1", "king", "roll 1 1").play("stop", "stop")
    assert (table.turn, table.phase) == ("argentus", "move")
    assert table.refusal("go west") == ""


def test_K5_1_alone_too_a_turn_is_missed():
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
def test_K5_2_ruling_healed_before_that_turn_the_hero_plays_it(healer, act):
    table = scenario(ASLEEP.format(healer)).play(act)
    assert table.hero("taia").lives == 5
    if act.startswith("cast"):
        table.play("stop")
    assert (table.turn, table.phase, table.steps) == ("taia", "move", 0)
