"""Reading the ability language: every production of its grammar, and every fault with its column and its reason."""

import pytest

from krypta.core.text.words import words
from krypta.games.shabrak.cards.language.ability import Amount, Clause, Condition, Selector, Step
from krypta.games.shabrak.cards.language.reader import MOST, Unreadable, read
from krypta.games.shabrak.layout import (
    Anchor,
    Ask,
    Do,
    Kind,
    Lasting,
    Measure,
    Quantity,
    Rarity,
    Relation,
    Side,
    Trait,
    When,
)

SARKS = ["tinkers", "coopers"]
SELF, IT, FOE = Selector(Quantity.SELF), Selector(Quantity.IT), Selector(Quantity.FOE)


def clause(text: str, kind: Kind = Kind.WARRIOR) -> Clause:
    return read(text, kind, SARKS)


def step(text: str, when: str = "active") -> Step:
    """The last step of an ability with that text."""
    return clause(f"{when}: {text}").steps[-1]


def chosen(side: Side, **rest: object) -> Selector:
    return Selector(Quantity.CHOSEN, side, **rest)  # type: ignore[arg-type]


def every(side: Side, **rest: object) -> Selector:
    return Selector(Quantity.ALL, side, **rest)  # type: ignore[arg-type]


# -- clause = when [ "if" condition { "and" condition } ] ":" step { ";" [ "then" ] step }


def test_a_clause_has_a_moment_and_steps() -> None:
    said = clause("active: press 2 on chosen enemy")
    assert said == Clause(When.ACTIVE, (Step(Do.PRESS, chosen(Side.ENEMY), Amount(number=2)),))


def test_steps_come_in_order_and_then_depends_on_the_one_before() -> None:
    said = clause("active: exhaust chosen own; then draw 1; shield it; then recycle")
    assert [one.do for one in said.steps] == [Do.EXHAUST, Do.DRAW, Do.SHIELD, Do.RECYCLE]
    assert [one.then for one in said.steps] == [False, True, False, True]


def test_a_clause_may_have_one_condition_or_two() -> None:
    assert len(clause("active if no own ready: draw 1").conditions) == 1
    said = clause("active if no own ready and hand at least 2: draw 1").conditions
    assert said == (
        Condition(Ask.AT_MOST, 0, every(Side.OWN, traits=frozenset({Trait.READY}))),
        Condition(Ask.HAND_AT_LEAST, 2),
    )


def test_spaces_in_an_ability_mean_nothing() -> None:
    assert clause("  active :draw 1 ;  then   recycle ") == clause("active: draw 1; then recycle")


# -- when


@pytest.mark.parametrize(
    ("text", "kind", "when"),
    [
        ("active: draw 1", Kind.WARRIOR, When.ACTIVE),
        ("active: draw 1", Kind.SARK, When.ACTIVE),
        ("active: draw 1", Kind.EQUIPMENT, When.ACTIVE),
        ("played: draw 1", Kind.EVENT, When.PLAYED),
        ("played: draw 1", Kind.EQUIPMENT, When.PLAYED),
        ("standing: guard self", Kind.WARRIOR, When.STANDING),
        ("round start: draw 1", Kind.SARK, When.ROUND_START),
        ("round end: draw 1", Kind.EQUIPMENT, When.ROUND_END),
        ("when exhausted: draw 1", Kind.WARRIOR, When.EXHAUSTED),
        ("when attacking: draw 1", Kind.WARRIOR, When.ATTACKING),
        ("when attacked: draw 1", Kind.EQUIPMENT, When.ATTACKED),
        ("when pressed: draw 1", Kind.WARRIOR, When.PRESSED),
        ("when overpowered: draw 1", Kind.WARRIOR, When.OVERPOWERED),
    ],
)
def test_every_moment_about_the_card_itself_is_read(text: str, kind: Kind, when: When) -> None:
    said = clause(text, kind)
    assert (said.when, said.subject) == (when, None)


@pytest.mark.parametrize("moment", ["exhausted", "attacking", "attacked", "pressed", "overpowered"])
def test_every_moment_about_others_is_read(moment: str) -> None:
    said = clause(f"when enemy commander {moment}: press 1 on chosen enemy", Kind.SARK)
    assert (said.when, said.subject) == (When[moment.upper()], every(Side.ENEMY, traits=frozenset({Trait.COMMANDER})))


@pytest.mark.parametrize("after", [":", " if no own ready:"])
def test_the_last_word_of_a_trigger_says_what_happens(after: str) -> None:
    said = clause(f"when own pressed{after} draw 1")
    assert (said.when, said.subject) == (When.PRESSED, every(Side.OWN))
    said = clause(f"when own pressed exhausted{after} draw 1")
    assert (said.when, said.subject) == (When.EXHAUSTED, every(Side.OWN, traits=frozenset({Trait.PRESSED})))
    said = clause(f"when any exhausted pressed{after} draw 1")
    assert (said.when, said.subject) == (When.PRESSED, every(Side.ANY, traits=frozenset({Trait.EXHAUSTED})))


def test_words_of_moments_are_traits_again_after_the_trigger() -> None:
    said = clause("when own pressed if no own pressed: shield chosen own pressed")
    assert said.conditions[0].counted == every(Side.OWN, traits=frozenset({Trait.PRESSED}))
    assert said.steps[0].on == chosen(Side.OWN, traits=frozenset({Trait.PRESSED}))


# -- condition


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("at least 3 own", Condition(Ask.AT_LEAST, 3, every(Side.OWN))),
        ("at most 0 enemy ready", Condition(Ask.AT_MOST, 0, every(Side.ENEMY, traits=frozenset({Trait.READY})))),
        ("no any fallen", Condition(Ask.AT_MOST, 0, every(Side.ANY, traits=frozenset({Trait.FALLEN})))),
        ("hand at least 2", Condition(Ask.HAND_AT_LEAST, 2)),
        ("hand at most 1", Condition(Ask.HAND_AT_MOST, 1)),
        ("fewer own than enemy", Condition(Ask.FEWER)),
    ],
)
def test_every_condition_is_read(said: str, meant: Condition) -> None:
    assert clause(f"active if {said}: draw 1").conditions == (meant,)


# -- effect


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("press 2 on self", Step(Do.PRESS, SELF, Amount(number=2))),
        ("relieve 3 from chosen own", Step(Do.RELIEVE, chosen(Side.OWN), Amount(number=3))),
        ("overpower all enemy", Step(Do.OVERPOWER, every(Side.ENEMY))),
        ("ready chosen own", Step(Do.READY, chosen(Side.OWN))),
        ("exhaust chosen any", Step(Do.EXHAUST, chosen(Side.ANY))),
        ("shield self", Step(Do.SHIELD, SELF)),
        ("attack +1 to self this turn", Step(Do.ATTACK, SELF, Amount(number=1))),
        ("attack -2 to self this round", Step(Do.ATTACK, SELF, Amount(number=-2), Lasting.ROUND)),
        ("defence +3 to all own this round", Step(Do.DEFENCE, every(Side.OWN), Amount(number=3), Lasting.ROUND)),
        ("swap self with chosen own", Step(Do.SWAP, SELF, other=chosen(Side.OWN))),
        ("swap chosen enemy with chosen enemy", Step(Do.SWAP, chosen(Side.ENEMY), other=chosen(Side.ENEMY))),
        ("break equipment of chosen any", Step(Do.BREAK, chosen(Side.ANY))),
        ("steal equipment of chosen enemy", Step(Do.STEAL, chosen(Side.ENEMY))),
        ("draw 2", Step(Do.DRAW, every(Side.OWN), Amount(number=2))),
        ("enemy draw 1", Step(Do.DRAW, every(Side.ENEMY), Amount(number=1))),
        ("discard 1", Step(Do.DISCARD, every(Side.OWN), Amount(number=1))),
        ("enemy discard 2", Step(Do.DISCARD, every(Side.ENEMY), Amount(number=2))),
        ("retrieve 1", Step(Do.RETRIEVE, every(Side.OWN), Amount(number=1))),
        ("recycle", Step(Do.RECYCLE, every(Side.OWN))),
        ("may draw 1", Step(Do.DRAW, every(Side.OWN), Amount(number=1), may=True)),
        ("may enemy discard 1", Step(Do.DISCARD, every(Side.ENEMY), Amount(number=1), may=True)),
    ],
)
def test_every_effect_is_read(said: str, meant: Step) -> None:
    assert step(said) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("attack +1 to all own", Step(Do.ATTACK, every(Side.OWN), Amount(number=1), Lasting.STANDING)),
        ("defence -1 to all enemy", Step(Do.DEFENCE, every(Side.ENEMY), Amount(number=-1), Lasting.STANDING)),
        ("reach +1 to self", Step(Do.REACH, SELF, Amount(number=1), Lasting.STANDING)),
        ("guard self", Step(Do.GUARD, SELF, lasting=Lasting.STANDING)),
    ],
)
def test_an_effect_that_works_while_a_card_stands_has_no_time(said: str, meant: Step) -> None:
    assert step(said, "standing") == meant


def test_the_words_it_and_foe_are_read() -> None:
    assert step("shield it", "when own attacked").on == IT
    assert step("press 1 on foe", "when attacked").on == FOE
    assert step("exhaust chosen own; relieve 1 from it").on == IT


# -- amount


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1", Amount(number=1)),
        ("20", Amount(number=20)),
        ("2 per own", Amount(Measure.COUNT, 2, 1, every(Side.OWN))),
        ("1 per 3 enemy ready", Amount(Measure.COUNT, 1, 3, every(Side.ENEMY, traits=frozenset({Trait.READY})))),
        ("attack of self", Amount(Measure.ATTACK, 1, 1, SELF)),
        ("half defence of self", Amount(Measure.DEFENCE, 1, 2, SELF)),
        ("half pressure of it", Amount(Measure.PRESSURE, 1, 2, IT)),
        ("attack of foe", Amount(Measure.ATTACK, 1, 1, FOE)),
    ],
)
def test_every_amount_is_read(said: str, meant: Amount) -> None:
    assert step(f"press {said} on chosen enemy", "when own attacking").amount == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("+2", Amount(number=2)),
        ("-2", Amount(number=-2)),
        ("- 2", Amount(number=-2)),
        ("-1 per 2 own", Amount(Measure.COUNT, -1, 2, every(Side.OWN))),
        ("+half attack of self", Amount(Measure.ATTACK, 1, 2, SELF)),
    ],
)
def test_every_change_of_a_figure_is_read(said: str, meant: Amount) -> None:
    assert step(f"attack {said} to self this turn").amount == meant


# -- who


@pytest.mark.parametrize("trait", [trait for trait in Trait if trait != Trait.FALLEN])
def test_every_trait_is_read(trait: Trait) -> None:
    assert step(f"shield chosen own {trait.name.lower()}").on == chosen(Side.OWN, traits=frozenset({trait}))


@pytest.mark.parametrize("rarity", Rarity)
def test_every_rarity_is_read(rarity: Rarity) -> None:
    assert step(f"shield all own {rarity.name.lower()}").on == every(Side.OWN, rarity=rarity)


@pytest.mark.parametrize(
    ("said", "relation"),
    [("facing", Relation.FACING), ("in reach", Relation.REACH), ("neighbour", Relation.NEIGHBOUR)],
)
def test_every_place_is_read_as_seen_from_everyone(said: str, relation: Relation) -> None:
    side = "own" if relation == Relation.NEIGHBOUR else "enemy"
    seen_from_self = Selector(Quantity.CHOSEN, Side[side.upper()], relation)
    assert step(f"press 1 on chosen {side} {said}").on == seen_from_self
    assert step(f"press 1 on chosen {side} {said} of self").on == seen_from_self
    for name, anchor in (("it", Anchor.IT), ("foe", Anchor.FOE)):
        meant = Selector(Quantity.ALL, Side.ANY, relation, anchor)
        assert step(f"press 1 on all any {said} of {name}", "when own attacked").on == meant


def test_an_original_sark_is_read() -> None:
    assert step("shield chosen own from coopers").on == chosen(Side.OWN, sark="coopers")


def test_all_parts_of_a_selector_are_read_in_any_order() -> None:
    meant = Selector(
        Quantity.CHOSEN,
        Side.ENEMY,
        Relation.FACING,
        Anchor.SELF,
        frozenset({Trait.READY, Trait.PRESSED, Trait.OTHER}),
        "tinkers",
        Rarity.RARE,
    )
    assert step("press 1 on chosen enemy ready pressed other rare from tinkers facing").on == meant
    assert step("press 1 on chosen enemy facing of self from tinkers rare other pressed ready").on == meant


def test_the_word_from_says_whose_pressure_it_is_and_which_sark() -> None:
    said = step("relieve 1 per own from chosen own")
    assert (said.amount, said.on) == (Amount(Measure.COUNT, 1, 1, every(Side.OWN)), chosen(Side.OWN))
    said = step("relieve 1 per own from coopers from all own from tinkers")
    assert said.amount == Amount(Measure.COUNT, 1, 1, every(Side.OWN, sark="coopers"))
    assert said.on == every(Side.OWN, sark="tinkers")
    said = read("active: relieve 1 per own from all from all own", Kind.WARRIOR, ["all"]).steps[0]
    assert (said.amount, said.on) == (Amount(Measure.COUNT, 1, 1, every(Side.OWN, sark="all")), every(Side.OWN))


# -- faults: the column, counted from 1, and what was expected


def expected(*words: str) -> str:
    return f"Expected {', '.join(f'“{word}”' for word in words[:-1])} or “{words[-1]}”"


MOMENTS = ["exhausted", "attacking", "attacked", "pressed", "overpowered"]
A_MOMENT = expected(*MOMENTS)
AN_EFFECT = expected(*(do.name.lower() for do in Do))
AN_AMOUNT = f"Expected a number from 1 to {MOST}, “half”, “attack”, “defence” or “pressure”"


@pytest.mark.parametrize(
    ("text", "column", "why"),
    [
        ("", 1, "Expected “active”, “played”, “standing”, “when” or “round”, not the end"),
        ("sometimes: draw 1", 1, "Expected “active”, “played”, “standing”, “when” or “round”, not “sometimes”"),
        ("Active: draw 1", 1, "Expected “active”, “played”, “standing”, “when” or “round”, not “A”"),
        ("active draw 1", 8, "Expected “:”, not “draw”"),
        ("active", 7, "Expected “:”, not the end"),
        ("active   ", 7, "Expected “:”, not the end"),
        ("round: draw 1", 6, "Expected “start” or “end”, not “:”"),
        ("round", 6, "Expected “start” or “end”, not the end"),
        (
            "when pushed: draw 1",
            6,
            f"{expected(*MOMENTS, 'own', 'enemy', 'any')}, not “pushed”",
        ),
        (
            "when own pushed: draw 1",
            10,
            f"{A_MOMENT}, not “pushed”",
        ),
        ("when own pressed draw 1", 18, f"{A_MOMENT}, not “draw”"),
        ("active if: draw 1", 10, "Expected “at”, “no”, “hand” or “fewer”, not “:”"),
        ("active if at 2 own: draw 1", 14, "Expected “least” or “most”, not “2”"),
        ("active if at least own: draw 1", 20, f"Expected a number from 0 to {MOST}, not “own”"),
        ("active if at least 21 own: draw 1", 20, f"Expected a number from 0 to {MOST}, not “21”"),
        ("active if at least 2: draw 1", 21, "Expected “own”, “enemy” or “any”, not “:”"),
        ("active if no ready: draw 1", 14, "Expected “own”, “enemy” or “any”, not “ready”"),
        ("active if hand least 2: draw 1", 16, "Expected “at”, not “least”"),
        ("active if fewer enemy than own: draw 1", 17, "Expected “own”, not “enemy”"),
        ("active if fewer own than own: draw 1", 26, "Expected “enemy”, not “own”"),
        ("active if no own and: draw 1", 21, "Expected “at”, “no”, “hand” or “fewer”, not “:”"),
        ("active if no own if no enemy: draw 1", 18, "Expected “:”, not “if”"),
        ("active if no own and no own and no own: draw 1", 29, "An ability has at most 2 conditions"),
        ("active: draw 1; draw 1; draw 1; draw 1; draw 1", 39, "An ability has at most 4 steps"),
        ("active:", 8, f"{AN_EFFECT}, not the end"),
        ("active: then draw 1", 9, f"{AN_EFFECT}, not “then”"),
        ("active: enemy shield self", 15, "Expected “draw” or “discard”, not “shield”"),
        ("active: enemy retrieve 1", 15, "Expected “draw” or “discard”, not “retrieve”"),
        ("active: press on self", 15, f"{AN_AMOUNT}, not “on”"),
        ("active: press 0 on self", 15, f"{AN_AMOUNT}, not “0”"),
        ("active: press 1000 on self", 15, f"{AN_AMOUNT}, not “1000”"),
        ("active: press ² on self", 15, f"{AN_AMOUNT}, not “²”"),
        ("active: press 1 to self", 17, "Expected “on”, not “to”"),
        ("active: press 1", 16, "Expected “on”, not the end"),
        ("active: press 1 on", 19, "Expected “self”, “it”, “foe”, “chosen” or “all”, not the end"),
        ("active: press 1 on enemy", 20, "Expected “self”, “it”, “foe”, “chosen” or “all”, not “enemy”"),
        ("active: press 1 on chosen ready", 27, "Expected “own”, “enemy” or “any”, not “ready”"),
        ("active: press 1 on chosen enemy brave", 33, "Expected “;” and another step, or the end, not “brave”"),
        ("active: press 1 on self this turn", 25, "Expected “;” and another step, or the end, not “this”"),
        ("active: relieve 1 on self", 19, "Expected “from”, not “on”"),
        ("active: press half 2 on self", 20, "Expected “attack”, “defence” or “pressure”, not “2”"),
        ("active: press half attack on self", 27, "Expected “of”, not “on”"),
        ("active: press attack of chosen own on self", 25, "Expected “self”, “it” or “foe”, not “chosen”"),
        ("active: press 1 per on self", 21, "Expected “own”, “enemy” or “any”, not “on”"),
        ("active: press 1 per 0 own on self", 21, f"Expected a number from 1 to {MOST}, not “0”"),
        ("active: attack 1 to self this turn", 16, "Expected “+” or “-”, not “1”"),
        ("active: attack +1 on self this turn", 19, "Expected “to”, not “on”"),
        ("active: attack +1 to self", 26, "Expected “this”, not the end"),
        ("active: attack +1 to self this game", 32, "Expected “turn” or “round”, not “game”"),
        ("active: attack -attack of self to self this turn", 17, "Only a number can be subtracted"),
        ("active: attack -half defence of self to self this turn", 17, "Only a number can be subtracted"),
        ("standing: attack +1 to self this turn", 29, "Expected “;” and another step, or the end, not “this”"),
        ("active: break chosen enemy", 15, "Expected “equipment”, not “chosen”"),
        ("active: steal equipment chosen enemy", 25, "Expected “of”, not “chosen”"),
        ("active: swap self chosen own", 19, "Expected “with”, not “chosen”"),
        ("active: draw", 13, f"{AN_AMOUNT}, not the end"),
        ("active: recycle 1", 17, "Expected “;” and another step, or the end, not “1”"),
        ("active: draw 1;", 16, f"{AN_EFFECT}, not the end"),
        ("active: press 1 on chosen enemy in front", 36, "Expected “reach”, not “front”"),
        ("active: press 1 on chosen enemy facing in reach", 40, "A place is given twice"),
        ("active: press 1 on chosen enemy rare common", 38, "A rarity is given twice"),
        ("active: press 1 on chosen enemy from coopers from tinkers", 46, "A sark is given twice"),
        ("active: press 1 on chosen enemy facing of chosen", 43, "Expected “self”, “it” or “foe”, not “chosen”"),
        ("active: shield chosen own from bakers", 32, "Expected “coopers” or “tinkers”, not “bakers”"),
        ("active: shield chosen own from", 31, "Expected “coopers” or “tinkers”, not the end"),
        ("active: relieve 1 per own from", 31, "Expected “coopers” or “tinkers”, not the end"),
    ],
)
def test_a_fault_of_an_ability_has_its_column_and_says_what_was_expected(text: str, column: int, why: str) -> None:
    with pytest.raises(Unreadable) as fault:
        clause(text)
    assert (fault.value.column, words("en").render(fault.value.say)) == (column, f"{why}.")


def test_no_sark_can_be_named_where_there_is_none() -> None:
    with pytest.raises(Unreadable) as fault:
        read("active: shield chosen own from coopers", Kind.WARRIOR, [])
    assert fault.value.column == 32


def test_an_ability_has_as_many_conditions_and_steps_as_fit() -> None:
    said = clause("active if no own ready and no enemy ready: draw 1; draw 1; draw 1; draw 1")
    assert (len(said.conditions), len(said.steps)) == (2, 4)
