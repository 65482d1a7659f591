"""Every refusal says why, with the number of the rule, and changes nothing."""

from typing import Any

import pytest

from krypta.core.text.words import words
from krypta.games.karak.game import GAME
from krypta.games.karak.layout import ACTS, Reason
from rules.arranged import must_refuse

from .table import Table, at_the_door, scenario, start

LANE = "tunnel lane east of start \n"
ROOM = "room hall east of start \n"
WALLS = "tunnel one ns north of start \n tunnel two east of one \n tunnel three ns east of two \n"
PORTALS = "portal one north of start \n tunnel lane east of start \n portal two north of lane \n"
WELL = "fountain well es north of start \n"
HALL = "room hall east of lane \n"
BLADES = "holds sword axe"
DRAWN = "hero taia \n luck tile room-cross \n luck token rat \n luck token king"
DRAGON = at_the_door, ("argentus holds axe axe", "dragon", "roll 6 6")

# reason: the table (a position, or the door of a monster's room), the acts before, the act, the rule
REFUSED = {
    "OVER": (DRAGON, ["go east"], "stop", "K9.1"),
    "NOT_NOW": ("hero horan", [], "resolve", "K3.10"),
    "NATURE_FIRST": ((at_the_door, ("argentus", "rat")), ["go east"], "stop", "K4.1"),
    "NATURE_ONLY": ("hero horan", [], "roll 6 6", "K4.1"),
    "CANNOT_COME": ("pile tunnel-cross 1 \n hero horan", ["go north"], "tile room-cross", "K1.2"),
    "HERO_FIRST": ((start, (2,), {"heroes": "chosen"}), [], "go north", "K2.2"),
    "HERO_GONE": ((start, (2,), {"heroes": "chosen"}), ["hero taia"], "hero taia", "K2.2"),
    "WALL_HERE": (f"{WALLS} hero horan at one", [], "go east", "K3.1"),
    "WALL_THERE": (f"{WALLS} hero horan at two", [], "go east", "K3.1"),
    "PILE_EMPTY": ("pile empty \n hero horan", [], "go north", "K3.12"),
    "NO_STEPS": (f"{LANE} hero horan holds healing \n turn horan steps 3", ["go east"], "go west", "K3.10"),
    "NOT_ON_PORTAL": (f"{PORTALS} hero horan", [], "portal 1", "K3.6"),
    "NO_SUCH_PORTAL": (f"{PORTALS} hero horan at one", [], "portal 3", "K3.6"),
    "SAME_PORTAL": (f"{PORTALS} hero horan at one", [], "portal 1", "K3.6"),
    "LAY_FIRST": ("hero horan \n luck tile tunnel-tee", ["go north"], "go north", "K3.2"),
    "NOT_THIS_SHAPE": ("hero horan \n luck tile tunnel-tee", ["go north"], "lay ns", "K3.2"),
    "DOES_NOT_JOIN": ("hero horan \n luck tile tunnel-tee", ["go north"], "lay new", "K3.2"),
    "KEEP_FIRST": (DRAWN, ["go north"], "stop", "K8.6"),
    "NOT_DRAWN": (DRAWN, ["go north"], "keep dragon", "K8.6"),
    "NO_MONSTER": ("hero aderyn", [], "fight", "K4.1"),
    "FIGHT_NOT_FIRST": ((at_the_door, ("aderyn", "king")), ["go east", "sneak"], "fight", "K8.4"),
    "MEET_FIRST": ((at_the_door, ("aderyn", "king")), ["go east"], "go west", "K8.4"),
    "STRIKE_FIRST": ((at_the_door, ("horan", "king", "roll 1 1")), ["go east"], "go west", "K4.1"),
    "NOT_HORAN": ((at_the_door, ("xanros", "king", "roll 1 1")), ["go east"], "reroll", "K8.2"),
    "REROLLED": (
        (at_the_door, ("horan holds bolt", "king", "roll 1 1", "roll 1 1")),
        ["go east", "reroll"],
        "reroll",
        "K8.2",
    ),
    "REROLL_AFTER_BOLT": (
        (at_the_door, ("horan holds bolt bolt", "king", "roll 1 1")),
        ["go east", "bolt"],
        "reroll",
        "K8.2",
    ),
    "NO_BOLT": ((at_the_door, ("horan", "king", "roll 1 1")), ["go east"], "bolt", "K6.5"),
    "NOT_XANROS": ((at_the_door, ("horan", "king", "roll 1 1")), ["go east"], "sacrifice", "K8.3"),
    "GAVE_LIFE": (
        (at_the_door, ("xanros holds bolt", "king", "roll 1 1")),
        ["go east", "sacrifice"],
        "sacrifice",
        "K8.3",
    ),
    "CURSED": (f"{LANE} hero xanros cursed \n hero taia at lane", [], "swap 2", "K7.2"),
    "SWAP_SELF": (f"{LANE} hero xanros \n hero taia at lane", [], "swap 1", "K8.3"),
    "SWAP_NOT_FIRST": (f"{LANE} {HALL} hero xanros \n hero taia at hall", ["go east"], "swap 2", "K8.3"),
    "SWAP_SAME_TILE": ("hero xanros \n hero taia", [], "swap 2", "K8.3"),
    "NOTHING_TO_TAKE": (f"{ROOM} chest at hall \n hero horan at hall", [], "take", "K6.3"),
    "SAME_KIND_ONLY": (f"{ROOM} item key at hall \n hero horan at hall holds key", [], "take", "K6.3"),
    "NO_CHEST": ("hero horan holds key", [], "open", "K6.4"),
    "NO_KEY": (f"{ROOM} chest at hall \n hero horan at hall", [], "open", "K6.4"),
    "NO_HEALING": ("hero horan holds bolt", [], "cast 1 1", "K6.6"),
    "NO_SUCH_HERO": ("hero horan holds healing \n hero taia", [], "cast 3 1", "K1.1"),
    "NO_SUCH_FOUNTAIN": (f"{WELL} hero horan holds healing", [], "cast 1 3", "K6.6"),
    "LEAVE_FIRST": ((at_the_door, (f"argentus {BLADES}", "rat", "roll 6 6")), ["go east"], "stop", "K6.3"),
    "OTHER_SLOT": (
        (at_the_door, (f"argentus {BLADES} key", "rat", "roll 6 6")),
        ["go east"],
        "leave key",
        "K6.3",
    ),
    "NOT_HELD": (
        (at_the_door, ("argentus holds sword sword", "rat", "roll 6 6")),
        ["go east"],
        "leave axe",
        "K6.3",
    ),
    "CURSE_FIRST": ((at_the_door, ("argentus cursed", "mummy", "roll 6 6")), ["go east"], "stop", "K7.1"),
    "CURSE_SELF": (
        (at_the_door, ("argentus", "mummy", "roll 6 6"), {"others": "taia, horan"}),
        ["go east"],
        "curse 1",
        "K7.1",
    ),
    "REVIVE_FIRST": (
        f"{WELL} {LANE} {HALL} monster king at hall \nhero horan at lane lives 1 \n luck roll 1 1",
        ["go east", "resolve"],
        "stop",
        "K8.2",
    ),
}


def set_up(made: Any) -> Table:
    if isinstance(made, str):
        return scenario(made)
    make, args, *keywords = made
    table: Table = make(*args, **(keywords[0] if keywords else {}))
    return table


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_says_why_with_the_rule_and_changes_nothing(name: str) -> None:
    made, before, said, rule = REFUSED[name]
    table = set_up(made).play(*before)
    must_refuse(table, said, Reason[name], rule)
    assert said not in table.offers()


@pytest.mark.parametrize("act", [-1, ACTS, 9999])
def test_a_number_that_is_no_act_is_refused(act: int) -> None:
    table = scenario("hero horan")
    assert table.position.why(act) == Reason.NOT_AN_ACT
    assert GAME.reason_message(table.position, act, Reason.NOT_AN_ACT).rule == "K3.1"


def test_every_reason_for_a_refusal_is_shown() -> None:
    assert {*REFUSED, "OK", "NOT_AN_ACT"} == {reason.name for reason in Reason}


def test_every_rule_that_a_refusal_cites_is_on_the_rules_page() -> None:
    rules = {rule for *_, rule in REFUSED.values()}
    assert [rule for rule in rules if not words("en").has(f"karak-rule-{rule.replace('.', '-')}")] == []


def test_the_options_are_exactly_the_acts_without_a_refusal() -> None:
    table = scenario(f"{PORTALS} hero xanros at one holds healing", "hero taia")
    allowed = [GAME.say(act) for act in range(ACTS) if table.position.why(act) == Reason.OK]
    assert table.offers() == allowed
    assert {"stop", "go north", "portal 2", "cast 2 1", "swap 2"} <= set(allowed)
