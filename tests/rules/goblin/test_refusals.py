"""Every refusal says why, with the number of the rule, and changes nothing."""

from typing import Any

import pytest

from krypta.core.text.words import words
from krypta.games.goblin.game import GAME
from krypta.games.goblin.layout import ACTS, Phase, Reason
from rules.arranged import must_refuse

from .table import Table, scenario, start

ROW = "row i i1 \n stack i empty \n"
FOE = f"{ROW} monster i1 attack 1 lives 9 \n"
WEAK = f"{ROW} monster i1 attack 0 lives 1 \n gear i1 weapon attack 1 \n"
CURSED = f"{ROW} monster i1 attack 1 lives 9 curses red attack armour \n"
LORD = "monster lord1 attack 0 lives 1 \n"
CARDS = """
    card horan-1 red follows red attack 1
    card horan-2 red follows red defence 1
    card horan-3 blue follows blue
    card horan-6 red draw 1
    card i5 red
    card i6 red
    card i7 red
    gear i9 armour hand 1
    card xanros-1 blue follows blue attack 1 defence 1
    card xanros-2 blue follows blue attack 1 heal 1
    card taia-1 red follows red draw 1
"""
HAND = "hero horan hand s1 s2 s3"
WINNER = f"{LORD} {CARDS} hero horan keys 3 hand s1 pile"
NATURE = f"{FOE} {CARDS} hero horan hand s6 pile starting starting"
TRIM = f"{CURSED} {CARDS} hero horan hand s1 s2 s3 s4 s5 wears i9"
XANROS = f"{ROW} monster i1 attack 1 lives 9 curses red attack heal \n {CARDS} hero xanros hand s1 s2 s3"
TAIA = f"{FOE} {CARDS} hero taia hand s1 s2 pile s3 s4"
ARRANGE = f"{FOE} {CARDS} hero horan hand s6 pile discard s4 s5 i5 i6"
FIGHT = f"{FOE} {CARDS} {HAND}"
HURT = f"{FOE} {CARDS} {HAND} potions healing"
RICH = f"{CARDS} pawned i6 i7 \n hero horan hand s1 i5 pile"
POOR = f"{CARDS} pawned i6 \n hero horan hand s1 pile"

# reason: the position (or the number of players of a real beginning), the acts before, the act, the rule; then options
REFUSED: dict[str, tuple[Any, ...]] = {
    "OVER": (WINNER, ["fight lord", "play s1"], "merchant", "G5.10"),
    "NATURE_FIRST": (NATURE, ["fight i 1", "play s6"], "stop", "G3.1"),
    "NATURE_ONLY": (FIGHT, [], "draw s1", "G3.1"),
    "CANNOT_COME": (NATURE, ["fight i 1", "play s6"], "draw s6", "G3.1"),
    "HERO_FIRST": (2, [], "merchant", "G2.2"),
    "HERO_GONE": (2, ["hero taia"], "hero taia", "G2.2"),
    "TURN_FIRST": (FIGHT, [], "play s1", "G4.1"),
    "TRIM_FIRST": (TRIM, ["fight i 1"], "play s3", "G5.3"),
    "FIGHT_FIRST": (FIGHT, ["fight i 1"], "merchant", "G5.4"),
    "DEFY_FIRST": (XANROS, ["fight i 1", "play s2"], "play s1", "G9.5"),
    "KEEP_FIRST": (TAIA, ["fight i 1", "play s1"], "stop", "G9.6"),
    "ARRANGE_FIRST": (ARRANGE, ["fight i 1", "play s6"], "stop", "G3.2"),
    "BREATHE_FIRST": (HURT, ["fight i 1", "stop"], "play s1", "G6.6"),
    "REWARD_FIRST": (f"{WEAK} {CARDS} {HAND}", ["fight i 1", "play s1", "stop"], "stop", "G5.7"),
    "SHOP_FIRST": (RICH, ["merchant"], "fight i 1", "G7.1"),
    "PAY_FIRST": (RICH, ["merchant", "potion healing"], "stop", "G7.1"),
    "LEVEL_CLOSED": ("hero horan keys 1", [], "fight iii 1", "G5.2"),
    "NO_MONSTER": (FIGHT, [], "fight i 3", "G5.1"),
    "HAS_KEY": ("hero horan keys 1", [], "fight i gate", "G6.2"),
    "STACK_CLOSED": ("hero horan", [], "fight i stack", "G5.1"),
    "LORD_CLOSED": ("hero horan keys 2", [], "fight lord", "G5.2"),
    "ALIVE": ("hero horan lives 1", [], "revive", "G8.1"),
    "NOT_HELD": (FIGHT, ["fight i 1"], "play s4", "G5.4"),
    "COLOUR_CURSED": (f"{CURSED} {CARDS} {HAND}", ["fight i 1"], "play s1", "G5.6"),
    "DOES_NOT_FOLLOW": (FIGHT, ["fight i 1", "play s1"], "play s3", "G5.4"),
    "NOT_CURSED": (f"{CURSED} {CARDS} {HAND} potions protection", ["fight i 1"], "protection blue", "G5.6"),
    "NO_SUCH_EFFECT": (f"{FIGHT} potions strength", ["fight i 1", "play s1"], "strength defence", "G6.4"),
    "COUNTS_AT_END": (XANROS, ["fight i 1", "play s1"], "defy attack", "G9.5"),
    "NOT_LAID": (XANROS, ["fight i 1", "play s1", "stop"], "spare attack s2", "G9.5"),
    "NO_POTION": (FIGHT, ["fight i 1", "play s1"], "strength attack", "G6.3"),
    "NO_CARD_PLAYED": (f"{FIGHT} potions strength", ["fight i 1"], "strength attack", "G6.4"),
    "HEALTHY": (HURT, [], "healing", "G6.6"),
    "HEAL_IN_FIGHT": ("hero horan lives 1 potions healing", [], "healing", "G6.6", {"edition": "de"}),
    "NOT_SEEN": (TAIA, ["fight i 1", "play s1"], "keep s2", "G9.6"),
    "NO_SUCH_PLACE": (ARRANGE, ["fight i 1", "play s6"], "place 5", "G3.2"),
    "PLACE_TAKEN": (ARRANGE, ["fight i 1", "play s6", "place 2"], "place 2", "G3.2"),
    "SOLD_OUT": (f"stock healing 0 \n {RICH}", ["merchant"], "potion healing", "G7.2"),
    "HAS_POTION": (f"{RICH} potions healing", ["merchant"], "potion healing", "G7.2"),
    "NOT_IN_SHOP": (RICH, ["merchant"], "buy i8", "G7.3"),
    "BOUGHT_ALREADY": (RICH, ["merchant", "buy i6", "pay i5"], "buy i7", "G7.3"),
    "CANNOT_PAY": (POOR, ["merchant"], "buy i6", "G7.1"),
    "NOT_YOURS": (RICH, ["merchant", "buy i6"], "pay i7", "G7.1"),
}


def set_up(made: str | int, options: dict[str, str]) -> Table:
    return scenario(made, **options) if isinstance(made, str) else start(made, **options)


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_says_why_with_the_rule_and_changes_nothing(name: str) -> None:
    made, before, said, rule, *options = REFUSED[name]
    table = set_up(made, *(options or [{}])).play(*before)
    must_refuse(table, said, Reason[name], rule)
    assert said not in table.offers()


@pytest.mark.parametrize("act", [-1, ACTS, 9999])
def test_a_number_that_is_no_act_is_refused(act: int) -> None:
    table = scenario("hero horan")
    assert table.position.why(act) == Reason.NOT_AN_ACT
    assert GAME.reason_message(table.position, act, Reason.NOT_AN_ACT).rule == "G4.1"


def test_every_reason_for_a_refusal_is_shown() -> None:
    assert {*REFUSED, "OK", "NOT_AN_ACT"} == {reason.name for reason in Reason}


# While nature decides, a refusal cites the rule of its decision: the rule, and how the position comes about.
DECIDED: dict[Phase, tuple[str, tuple[str | int, list[str]]]] = {
    Phase.LORD: ("G2.1", (1, ["hero taia"])),
    Phase.GATEKEEPER: ("G2.1", (1, ["hero taia", "reveal lord1"])),
    Phase.MONSTER: ("G2.1", (1, ["hero taia", "reveal lord1", *(f"reveal gate-{n}1" for n in ("i", "ii", "iii"))])),
    Phase.DRAW: ("G3.1", (NATURE, ["fight i 1", "play s6"])),
    Phase.TOP: ("G3.2", (ARRANGE, ["fight i 1", "play s6", "shuffle"])),
}


@pytest.mark.parametrize("phase", DECIDED)
def test_a_refusal_while_nature_decides_cites_the_rule_by_which_it_does(phase: Phase) -> None:
    rule, (made, before) = DECIDED[phase]
    table = set_up(made, {}).play(*before)
    assert table.phase == phase.name.lower()
    assert table.refusal("merchant") == rule


def test_refusals_during_the_lots_of_heroes_and_of_who_begins_cite_their_rules() -> None:
    table = start(2, heroes="drawn", first="lot")
    assert table.refusal("merchant") == "G2.2"
    while table.phase != "first":
        table.play(table.offers()[0])
    assert table.refusal("merchant") == "G2.3"


def test_every_rule_that_a_refusal_cites_is_on_the_rules_page() -> None:
    rules = {refused[3] for refused in REFUSED.values()}
    assert [rule for rule in rules if not words("en").has(f"goblin-rule-{rule.replace('.', '-')}")] == []


POSITIONS: dict[str, tuple[str | int, list[str]]] = {
    "a turn": (f"{FIGHT} potions healing lives 3", []),
    "a fight": (f"{CURSED} {CARDS} {HAND} lives 3 potions strength protection healing", ["fight i 1", "play s3"]),
    "a trim": (f"{TRIM} lives 2 potions protection healing", ["fight i 1"]),
    "a defiance": (XANROS, ["fight i 1", "play s2"]),
    "a defiance at the end": (XANROS, ["fight i 1", "play s1", "stop"]),
    "a choice of two": (TAIA, ["fight i 1", "play s1"]),
    "a pile being made": (ARRANGE, ["fight i 1", "play s6", "place 3"]),
    "a breath": (HURT, ["fight i 1", "stop"]),
    "a reward": (f"{WEAK} {CARDS} {HAND}", ["fight i 1", "play s1", "stop"]),
    "a visit": (f"{RICH} lives 2 potions healing", ["merchant"]),
    "a payment": (RICH, ["merchant", "buy i6"]),
    "a draw": (NATURE, ["fight i 1", "play s6"]),
    "a shuffle": (ARRANGE, ["fight i 1", "play s6", "shuffle"]),
    "the heroes": (3, ["hero taia"]),
    "the monsters": (1, ["hero taia", "reveal lord1"]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_options_are_exactly_the_acts_without_a_refusal(name: str) -> None:
    made, before = POSITIONS[name]
    table = set_up(made, {}).play(*before)
    allowed = [GAME.say(act) for act in range(ACTS) if table.position.why(act) == Reason.OK]
    assert table.offers() == allowed
    assert allowed
