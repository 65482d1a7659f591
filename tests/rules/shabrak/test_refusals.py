"""Every refusal says why, with the number of the rule, and changes nothing."""

from collections.abc import Sequence

import pytest

from krypta.core.text.words import words
from krypta.games.shabrak.game import GAME
from krypta.games.shabrak.layout import ACTS, Phase, Reason
from rules.arranged import must_refuse

from .beginning import LAYING, match
from .table import Table, scenario

DUEL = "row 1 1.1 \n row 2 2.1 \n warrior 1.1 attack 4"
IDLE = "row 2 2.1 2.2 \n warrior 2.1 overpowered"  # 1.1 reaches nobody who stands
CARDS = """
    event 1 k1 played: press 1 on chosen enemy
    event 1 k2 played: draw 1
    event 1 k3 played: discard 1
    event 1 k4 played: retrieve 1
    event 1 k5 played: may press 1 on all enemy
    equipment 1 k6 active: press 1 on chosen enemy
"""
HAND = f"{CARDS} hand 1 k1 k2 k3 k4 k5 k6 \n pile 1 k1 k2 \n discard 1 k1 k2"
ABLE = "ability 1.1 active: shield self"
SARK = "sark 1 active: shield chosen own"
FULL = "hand 1 " + "k2 " * 13
ALL_WEAR = "row 1 1.1 \n row 2 2.1 \n wears 1.1 k6 \n wears 2.1 1.k6 \n hand 1 k6"
BEGINNING: list[str] = []

# reason: the position (or the acts of a real beginning), the acts before, the act, the rule
REFUSED = {
    "OVER": (DUEL, ["attack 1 1"], "end", "S6.1"),
    "NATURE_FIRST": (HAND, ["play k2"], "attack 1 1", "S5.7"),
    "NATURE_ONLY": (HAND, [], "draw k1", "S5.7"),
    "CANNOT_COME": (HAND, ["play k2"], "draw k3", "S5.7"),
    "LAY_FIRST": (["first 1"], [], "attack 1 1", "S2.3"),
    "TURN_FIRST": (HAND, [], "choose enemy 1", "S4.2"),
    "CHOOSE_FIRST": (HAND, ["play k1"], "end", "S5.4"),
    "MAY_FIRST": (HAND, ["play k5"], "end", "S5.4"),
    "DISCARD_FIRST": (HAND, ["play k3"], "end", "S5.4"),
    "RETRIEVE_FIRST": (HAND, ["play k4"], "end", "S5.4"),
    "LAID_ALREADY": (["first 1"], ["lay 2 left", "lay 2 left"], "lay 2 right", "S2.3"),
    "NOT_STANDING": ("warrior 1.1 overpowered", [], "attack 1 1", "S4.5"),
    "EXHAUSTED": ("warrior 1.1 exhausted", [], "attack 1 1", "S4.2"),
    "ANOTHER_ACTS": ("turn 1", ["attack 1 1"], "attack 2 2", "S4.2"),
    "ATTACKED_ALREADY": ("turn 1", ["attack 1 1"], "attack 1 2", "S4.2"),
    "TARGET_DOWN": ("warrior 2.1 overpowered", [], "attack 1 1", "S4.4"),
    "OUT_OF_REACH": ("turn 1", [], "attack 1 3", "S3.2"),
    "GUARDED": ("ability 2.2 standing: guard self", [], "attack 1 1", "S5.13"),
    "NO_ABILITY": ("turn 1", [], "ability 1", "S5.3"),
    "USED_ALREADY": (ABLE, ["ability 1"], "ability 1", "S4.2"),
    "NOTHING_TO_DO": (f"{ABLE} \n warrior 1.1 shield", [], "ability 1", "S4.2"),
    "CAN_ACT": ("turn 1", [], "rest 1", "S4.2"),
    "MUST_EXHAUST": ("turn 1", [], "end", "S4.2"),
    "MUST_ACT": (f"{CARDS} wears 1.1 k6", ["gear 1", "choose enemy 1"], "end", "S4.2"),
    "NO_GEAR": ("turn 1", ["attack 1 1"], "gear 1", "S5.2"),
    "NO_SARK": ("turn 1", [], "sark", "S4.2"),
    "SARK_USED": (SARK, ["sark", "choose own 1"], "sark", "S4.2"),
    "NOT_HELD": (CARDS, [], "play k1", "S5.1"),
    "ENOUGH_PLAYED": (f"{CARDS} {FULL}", ["play k2"] * 12, "play k2", "S5.1"),
    "NOBODY_TO_WEAR": (f"{CARDS} {ALL_WEAR}", [], "play k6", "S5.2"),
    "DOES_NOT_FIT": (HAND, ["play k1"], "choose own 1", "S5.4"),
    "NOT_DISCARDED": (HAND, ["play k4"], "retrieve k3", "S5.1"),
}


def set_up(made: str | Sequence[str]) -> Table:
    return scenario(made) if isinstance(made, str) else match(*made)


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_says_why_with_the_rule_and_changes_nothing(name: str) -> None:
    made, before, said, rule = REFUSED[name]
    must_refuse(set_up(made).play(*before), said, Reason[name], rule)


# The same reasons, for other acts.
ALSO = {
    "a card that is not laid, in a turn": ("turn 1", [], "lay 2 left", "TURN_FIRST"),
    "an answer, in a turn": ("turn 1", [], "yes", "TURN_FIRST"),
    "a discard, in a turn": (HAND, [], "discard k1", "TURN_FIRST"),
    "a discard of what is not held": (HAND, ["play k3"], "discard k3", "NOT_HELD"),
    "taking back, while discarding": (HAND, ["play k3"], "retrieve k1", "DISCARD_FIRST"),
    "discarding, while taking back": (HAND, ["play k4"], "discard k1", "RETRIEVE_FIRST"),
    "an answer, while choosing": (HAND, ["play k1"], "no", "CHOOSE_FIRST"),
    "a card, while choosing": (HAND, ["play k1"], "play k2", "CHOOSE_FIRST"),
    "choosing, where it is yes or no": (HAND, ["play k5"], "choose enemy 1", "MAY_FIRST"),
    "the sark, while laying": (["first 1"], [], "sark", "LAY_FIRST"),
    "a card, while laying": (["first 1"], [], "play k1", "LAY_FIRST"),
    "the gear, while laying": (["first 1"], [], "gear 1", "LAY_FIRST"),
    "the end, while laying": (["first 1"], [], "end", "LAY_FIRST"),
    "a rest, while laying": (["first 1"], [], "rest 1", "LAY_FIRST"),
    "the commander, laid already": (["first 1"], [], "lay 1 left", "LAID_ALREADY"),
    "the lot, in a turn": ("turn 1", [], "first 1", "NATURE_ONLY"),
    "the lot, while drawing": (HAND, ["play k2"], "first 1", "CANNOT_COME"),
    "a draw, while the lot decides": (BEGINNING, [], "draw k1", "CANNOT_COME"),
    "laying, while the lot decides": (BEGINNING, [], "lay 2 left", "NATURE_FIRST"),
    "an ability, when overpowered": (f"{ABLE} \n warrior 1.1 overpowered", [], "ability 1", "NOT_STANDING"),
    "an ability, when exhausted": (f"{ABLE} \n warrior 1.1 exhausted", [], "ability 1", "EXHAUSTED"),
    "a rest, when exhausted": ("warrior 1.1 exhausted", [], "rest 1", "EXHAUSTED"),
    "a rest, after an attack": ("turn 1", ["attack 1 1"], "rest 1", "USED_ALREADY"),
    "another rest": (IDLE, ["rest 1"], "rest 2", "ANOTHER_ACTS"),
    "equipment that does nothing actively": (
        "equipment 1 k6 standing: attack +1 to self \n wears 1.1 k6",
        ["attack 1 1"],
        "gear 1",
        "NO_GEAR",
    ),
    "equipment of an exhausted one": (f"{CARDS} wears 1.1 k6 \n warrior 1.1 exhausted", [], "gear 1", "EXHAUSTED"),
    "equipment of another": (f"{CARDS} wears 1.2 k6", ["attack 1 1"], "gear 2", "ANOTHER_ACTS"),
    "equipment used": (f"{CARDS} wears 1.1 k6", ["attack 1 1", "gear 1", "choose enemy 1"], "gear 1", "USED_ALREADY"),
    "the sark that could do nothing": ("sark 1 active: relieve 1 from chosen own", [], "sark", "NOTHING_TO_DO"),
    "one who wears something": (f"{HAND} \n wears 1.1 k6", ["play k6"], "choose own 1", "DOES_NOT_FIT"),
}


@pytest.mark.parametrize("name", ALSO)
def test_other_acts_are_refused_for_the_same_reasons(name: str) -> None:
    made, before, said, reason = ALSO[name]
    table = set_up(made).play(*before)
    assert table.reason(said) == Reason[reason]
    must_refuse(table, said, Reason[reason], table.refusal(said))


@pytest.mark.parametrize("act", [-1, ACTS, 9999])
def test_a_number_that_is_no_act_is_refused(act: int) -> None:
    table = scenario("turn 1")
    assert table.position.why(act) == Reason.NOT_AN_ACT
    assert GAME.reason_message(table.position, act, Reason.NOT_AN_ACT).rule == "S4.2"


def test_every_reason_for_a_refusal_is_shown() -> None:
    assert {*REFUSED, "OK", "NOT_AN_ACT"} == {reason.name for reason in Reason}


# While nature decides, a refusal cites the rule of its decision: the rule, and how the position comes about.
DECIDED = {Phase.FIRST: ("S2.3", BEGINNING, []), Phase.DRAW: ("S5.7", HAND, ["play k2"])}


@pytest.mark.parametrize("phase", DECIDED)
def test_a_refusal_while_nature_decides_cites_the_rule_by_which_it_does(phase: Phase) -> None:
    rule, made, before = DECIDED[phase]
    table = set_up(made).play(*before)
    assert table.phase == phase.name.lower()
    assert table.refusal("end") == rule


def test_every_rule_that_a_refusal_cites_is_on_the_rules_page() -> None:
    rules = {rule for *_, rule in REFUSED.values()}
    assert [rule for rule in rules if not words("en").has(f"shabrak-rule-{rule.replace('.', '-')}")] == []


BUSY = f"{HAND} \n {SARK} \n {ABLE} \n ability 1.2 active: draw 1 \n wears 1.2 k6 \n warrior 1.4 exhausted"
POSITIONS = {
    "a turn": (BUSY, []),
    "a turn in which one acts": (BUSY, ["attack 2 2"]),
    "a turn begun with equipment": (BUSY, ["gear 2", "choose enemy 1"]),
    "a turn in which one has done all": (BUSY, ["attack 1 1", "ability 1"]),
    "a turn with guards": (f"{BUSY} \n ability 2.2 standing: guard self", []),
    "a turn with nobody ready": ("\n".join([HAND, *(f"warrior 1.{n} exhausted" for n in range(1, 6))]), []),
    "a turn of resting": (IDLE, []),
    "a choice": (HAND, ["play k1"]),
    "a wearer": (f"{HAND} \n wears 2.2 1.k6", ["play k6"]),
    "a question": (HAND, ["play k5"]),
    "a discard": (HAND, ["play k3"]),
    "a card taken back": (HAND, ["play k4"]),
    "a draw": (HAND, ["play k2"]),
    "a pair of places": (
        "event 1 k1 played: swap chosen own with chosen own \n hand 1 k1",
        ["play k1", "choose own 2"],
    ),
    "the lot": (BEGINNING, []),
    "laying": (["first 2"], []),
    "the last to lay": (["first 2", *LAYING], []),
    "the end": (DUEL, ["attack 1 1"]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_options_are_exactly_the_acts_without_a_refusal(name: str) -> None:
    made, before = POSITIONS[name]
    table = set_up(made).play(*before)
    allowed = [GAME.say(act) for act in range(ACTS) if table.position.why(act) == Reason.OK]
    assert table.offers() == allowed
    assert bool(allowed) == (name != "the end")
