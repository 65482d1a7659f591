"""How the greedy bot plays Shabrak."""

import pytest

from krypta import bots
from krypta.core.rng import generator
from krypta.core.scenario import Table, arrange
from krypta.games import load

SHABRAK = load("shabrak")


def chosen(table: Table, seed: object) -> str:
    """The act of the bot whose turn it is."""
    return SHABRAK.say(bots.choose("greedy", table.position, table.position.seat, generator(seed)))


FREE_ATTACK = """
    warrior 1.3 attack 2 defence 5
    ability 1.3 active: shield self
    warrior 2.2 attack 2 defence 6
    warrior 2.3 overpowered
    warrior 2.4 overpowered
    ability 2.1 when own neighbour attacked: attack -1 to foe this turn
"""


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_attacks_although_the_attacker_is_weaker_until_the_turn_ends(seed: int) -> None:
    """It used to end its turn instead: it counted attack lost for the turn as lost for good."""
    table = arrange(SHABRAK, FREE_ATTACK)
    table.play("ability 3")
    assert chosen(table, seed) == "attack 3 2"


def test_attack_that_lasts_for_the_turn_counts_only_for_a_warrior_that_can_still_attack() -> None:
    table = arrange(SHABRAK, "event 1 k1 played: attack +3 to chosen own this turn \n hand 1 k1")
    before = table.position.outlook(0)
    table.play("play k1", "choose own 3")
    raised = table.position.outlook(0)
    table.play("attack 3 3")
    table.position.s.attack_for[2, 0] = 0
    table.position.s.attack[2] = 2
    plain = table.position.outlook(0)
    table.position.s.attack_for[2, 0] = 3
    table.position.s.attack[2] = 5
    assert raised > before
    assert table.position.outlook(0) == plain


LAST_TURN = """
    warrior 1.1 exhausted
    warrior 1.2 exhausted
    warrior 1.3 attack 2
    ability 1.3 active: shield self
    warrior 1.4 exhausted
    warrior 1.5 exhausted
    warrior 2.1 exhausted
    warrior 2.2 exhausted
    warrior 2.3 attack 1 defence 9 exhausted
    warrior 2.4 overpowered
    warrior 2.5 overpowered
"""


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_attacks_before_it_ends_the_round(seed: int) -> None:
    """It used to end the round at once, since all its warriors were then ready again (S4.6)."""
    table = arrange(SHABRAK, LAST_TURN)
    table.play("ability 3")
    assert chosen(table, seed).startswith("attack 3 ")
