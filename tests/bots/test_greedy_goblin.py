"""How the greedy bot plays Goblin."""

import pytest

from krypta import bots
from krypta.core.rng import generator
from krypta.core.scenario import Table, arrange
from krypta.games import load

GOBLIN = load("goblin")


def chosen(table: Table, seed: object = 1) -> str:
    """The act of the bot whose turn it is."""
    return GOBLIN.say(bots.choose("greedy", table.position, table.position.seat, generator(seed)))


# -- G5.10: the lord is beaten, and the round is played to its end

RACE = """
    monster lord1 attack 9 lives 3
    card horan-1 red attack 5 defence 9
    hero horan keys 3 hand s1 pile nothing
"""


@pytest.mark.parametrize("attack", [9, 5, 4, 1])
def test_a_bot_with_a_turn_left_tries_the_lord_with_however_little_hope(attack: int) -> None:
    taia = f"card taia-1 red attack {attack} defence 9 \n hero taia keys 3 hand s1 pile nothing"
    table = arrange(GOBLIN, f"{RACE} {taia}", {"finish": "round"})
    table.play("fight lord", "play s1")
    assert chosen(table) == "fight lord"


def test_a_bot_goes_for_more_attack_than_the_other_has_had() -> None:
    cards = ["card taia-1 red attack 4 defence 9", "card taia-2 blue follows red attack 6 defence 8"]
    lines = [RACE, *cards, "hero taia keys 3 hand s1 s2 pile nothing"]
    table = arrange(GOBLIN, "\n".join(lines), {"finish": "round"})
    table.play("fight lord", "play s1", "fight lord")
    assert chosen(table) == "play s2"


def test_a_bot_that_cannot_reach_the_lord_still_takes_its_turn() -> None:
    table = arrange(GOBLIN, f"{RACE} hero taia pile nothing", {"finish": "round"})
    table.play("fight lord", "play s1")
    table.play(chosen(table))
    assert not table.position.over or table.position.payoff() == [1.0, 0.0]


# -- G9.5: the effect that Xanros lets count at the end

CURSED = """
    card xanros-1 red follows red attack 2 defence 2
    card xanros-2 red follows red attack 3
    card xanros-3 blue
    row i i1
    stack i empty
"""


def cursed(monster: str, hero: str) -> Table:
    return arrange(GOBLIN, f"monster i1 {monster} \n {CURSED} hero xanros {hero} \n hero taia pile nothing")


@pytest.mark.parametrize(
    ("monster", "lives", "named"),
    [
        ("attack 0 lives 3 curses attack defence", 5, "spare attack s2"),
        ("attack 2 lives 9 curses attack defence", 5, "spare defence s1"),
        ("attack 2 lives 3 curses attack defence", 2, "spare defence s1"),
    ],
)
def test_a_bot_names_what_wins_or_else_what_saves_lives(monster: str, lives: int, named: str) -> None:
    table = cursed(monster, f"lives {lives} hand s1 s2 s3 pile nothing")
    table.play("fight i 1", "play s1", "play s2")
    assert chosen(table) == named


def test_a_bot_plans_with_what_it_can_name_at_the_end() -> None:
    """The attack of one card is enough to win, although curses cancel all attack."""
    table = cursed("attack 0 lives 3 curses attack", "hand s2 s3 pile nothing")
    assert chosen(table) == "fight i 1"
    table.play("fight i 1")
    assert chosen(table) == "play s2"


def test_a_bot_in_a_match_of_version_1_does_not_plan_with_what_it_could_name_at_the_end() -> None:
    table = cursed("attack 0 lives 3 curses attack", "hand s2 s3 pile nothing")
    table.play("fight i 1")
    new = table.position.outlook(0)
    table.position.contents["names_when_laid"] = 1
    assert table.position.outlook(0) < new
