"""The chance shown with an option is the one that the rules of the fight (K4, K8) give."""

import pytest

from krypta.games.karak.game import GAME

from .table import Table, at_the_door, fight


def told(table: Table) -> dict[str, float]:
    """The chances of options that have one, by the act's word."""
    acts = table.position.options()
    chances = GAME.chances(table.position, acts)
    return {GAME.say(act): chance for act, chance in zip(acts, chances, strict=True) if chance is not None}


def ways(need: int, lowest: int = 1) -> int:
    """The number of throws of two dice that exceed `need`."""
    return sum(one + two > need for one in range(lowest, 7) for two in range(lowest, 7))


@pytest.mark.parametrize(("monster", "strength"), [("rat", 5), ("spider", 6), ("king", 10), ("dragon", 15)])
def test_K4_1_entering_is_as_likely_to_win_as_two_dice(monster: str, strength: int) -> None:
    assert told(at_the_door("argentus", monster)) == {"go east": ways(strength) / 36}


def test_K4_1_weapons_and_bolts_count_in_the_chance() -> None:
    table = at_the_door("argentus holds sword daggers bolt", "king")
    assert told(table) == {"go east": ways(10 - 2 - 1 - 1) / 36}


def test_K8_2_a_hero_who_may_roll_again_has_the_chance_of_two_tries() -> None:
    once = ways(10) / 36
    assert told(at_the_door("horan", "king")) == {"go east": pytest.approx(1 - (1 - once) ** 2)}
    assert told(fight("horan", "king", "roll 1 1"))["reroll"] == pytest.approx(once)


def test_K8_5_the_chance_counts_ones_that_are_rolled_again() -> None:
    assert told(at_the_door("victorius", "king")) == {"go east": ways(10, lowest=2) / 25}


@pytest.mark.parametrize(("dice", "chance"), [("roll 5 5", 1.0), ("roll 4 5", 0.0)])
def test_K4_1_a_bolt_is_told_by_what_the_sum_would_be(dice: str, chance: float) -> None:
    assert told(fight("taia cursed holds bolt bolt", "king", dice, others="argentus"))["bolt"] == chance


def test_where_no_fight_follows_no_chance_is_told() -> None:
    table = at_the_door("argentus", "king")
    assert {"go west", "stop"} <= set(table.offers())
    assert set(told(table)) == {"go east"}


def test_asking_for_a_chance_changes_nothing() -> None:
    table = at_the_door("argentus", "king")
    before = table.position.to_bytes()
    told(table)
    assert table.position.to_bytes() == before
