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


# -- the lord: no attack that even the whole deck cannot reach

WHOLE_DECK = """
    card taia-1 red follows red blue attack 2 draw 2
    card taia-2 red follows red blue attack 2 draw 1
    card taia-3 blue follows red blue attack 2
    card taia-4 blue follows red blue attack 2
    card taia-5 blue follows red blue attack 1
    card taia-6 blue follows red blue attack 1
    monster iii1 attack 1 lives 3
    card iii1 red follows red blue attack 3
    row iii iii1
    hero taia keys 3 hand s1 s2 s3 s4 pile starting starting
    hero horan pile nothing
"""  # a deck of attack 10, all of which can follow


@pytest.mark.parametrize(("lives", "fights"), [(8, True), (14, False)])
def test_a_bot_storms_the_lord_only_if_its_deck_could_beat_it(lives: int, fights: bool) -> None:
    table = arrange(GOBLIN, f"monster lord1 attack 3 lives {lives} \n {WHOLE_DECK}")
    assert (chosen(table) == "fight lord") == fights


def test_a_bot_that_has_stormed_the_lord_knows_that_no_draw_can_help() -> None:
    """It used to promise itself half a victory for every draw, and fought the same lord for ninety rounds."""
    table = arrange(GOBLIN, f"monster lord1 attack 3 lives 14 \n {WHOLE_DECK}")
    hopeless = arrange(GOBLIN, f"monster lord1 attack 3 lives 60 \n {WHOLE_DECK}")
    for each in (table, hopeless):
        each.play("fight lord")
    assert table.position.outlook(0) == hopeless.position.outlook(0)


# -- cards that are still to be drawn (G5.5)

TO_BE_DRAWN = """
    monster i1 attack 3 lives 4
    gear i1 weapon attack 3
    card i2 blue follows red blue attack 3
    card horan-1 red follows red blue attack 2 draw 1
    card horan-2 red follows green
    card horan-3 red
    card horan-4 red
    card horan-5 red
    card horan-6 red
    row i i1
    hero horan hand s1 s2 discard i2 s3 s4 s5 s6 pile nothing
    hero taia pile nothing
"""


def test_a_bot_draws_the_card_that_may_win_although_the_discard_has_to_be_shuffled_first() -> None:
    """It used to forget a draw as soon as its owner had to arrange the pile, stopped, and took the hits."""
    table = arrange(GOBLIN, TO_BE_DRAWN)
    table.play("fight i 1")
    assert chosen(table) == "play s1"
    table.play("play s1")
    assert GOBLIN.say(table.position.options()[0]) == "place 1"
    with_the_draw = table.position.outlook(0)
    table.position.s.draws = 0
    assert table.position.outlook(0) < with_the_draw


# -- a fight that is won (G5.7.3)


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_plays_the_card_that_wins_equipment(seed: int) -> None:
    """It used to stop as often, and lost both lives and fight: it saw no worth in a reward not put on yet."""
    lines = ["monster i1 attack 2 lives 4", "gear i1 weapon attack 3", "row i i1"]
    lines += ["card horan-1 red follows red attack 2", "card horan-2 red attack 2"]
    table = arrange(GOBLIN, "\n".join([*lines, "hero horan hand s1 s2 pile nothing", "hero taia pile nothing"]))
    table.play("fight i 1", "play s1")
    assert chosen(table, seed) == "play s2"
    table.play("play s2")
    assert chosen(table, seed) == "wear"


# -- G7: nothing is paid with only to be bought back

SHOP = """
    gear i1 weapon attack 3
    card i2 red
    hero horan hand s1 i2 wears i1 pile s2
    hero taia pile nothing
"""


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_pays_with_what_it_can_do_without(seed: int) -> None:
    """It used to pay with its weapon half of the time, and then bought the weapon back with the other card."""
    table = arrange(GOBLIN, SHOP)
    table.play("merchant", "potion strength")
    assert chosen(table, seed) == "pay i2"
