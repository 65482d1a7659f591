"""The parser of abilities, with this grammar. A fault has its column and what was expected.

clause    = when [ "if" condition { "and" condition } ] ":" step { ";" [ "then" ] step }
when      = "active" | "played" | "standing" | "round start" | "round end" | "when" [ who ] moment
moment    = "exhausted" | "attacking" | "attacked" | "pressed" | "overpowered"
condition = ( "at least" | "at most" ) number who | "no" who | "hand at" ( "least" | "most" ) number
          | "fewer own than enemy"
step      = [ "may" ] effect
effect    = "press" amount "on" whom | "relieve" amount "from" whom | ( "overpower" | "ready" | "exhaust" | "shield"
          | "guard" ) whom | ( "attack" | "defence" | "reach" ) change "to" whom [ "this turn" | "this round" ]
          | "swap" whom "with" whom | ( "break" | "steal" ) "equipment of" whom
          | [ "enemy" ] ( "draw" | "discard" ) amount | "retrieve" amount | "recycle"
amount    = number [ "per" [ number ] who ] | [ "half" ] ( "attack" | "defence" | "pressure" ) "of" named
change    = ( "+" | "-" ) amount
whom      = named | ( "chosen" | "all" ) who
named     = "self" | "it" | "foe"
who       = ( "own" | "enemy" | "any" ) { trait | rarity | "from" sark | place [ "of" named ] }
trait     = "ready" | "exhausted" | "pressed" | "unpressed" | "equipped" | "bare" | "commander" | "other" | "fallen"
rarity    = "common" | "rare" | "unseen"
place     = "facing" | "in reach" | "neighbour"
"""

import re
from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import Any, NoReturn

from krypta.core.files.fault import either, quoted, shown
from krypta.core.text.message import Message
from krypta.core.text.naming import word

from ...layout import (
    CONDITIONS,
    STEPS,
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
from .ability import AMOUNTS, CHANGES, OF_CARDS, Amount, Clause, Condition, Selector, Step
from .sound import Context

MOST = 20  # more than any figure on a card
TOKEN = re.compile(r"\s*([a-z][a-z0-9-]*|[0-9]+|[:;+-]|\S)")
MOMENTS = (When.EXHAUSTED, When.ATTACKING, When.ATTACKED, When.PRESSED, When.OVERPOWERED)
NAMED = (Quantity.SELF, Quantity.IT, Quantity.FOE)
PLACES = {"facing": Relation.FACING, "in": Relation.REACH, "neighbour": Relation.NEIGHBOUR}
FIGURES = (Measure.ATTACK, Measure.DEFENCE, Measure.PRESSURE)
SIDES = tuple(word(side) for side in Side)
WHOM = tuple(word(quantity) for quantity in Quantity)


class Unreadable(Exception):
    """A syntax error: its column, counted from 1, and the message `say`."""

    def __init__(self, column: int, say: Message) -> None:
        self.column = column
        self.say = say
        super().__init__(column, say)


def read(text: str, kind: Kind, sarks: Collection[str]) -> Clause:
    """Parse a clause of a card of that kind; Unreadable if it is not valid.

    >>> read("active: press 2 on chosen enemy in reach", Kind.WARRIOR, []).steps[0].do
    <Do.PRESS: 0>
    """
    return _Reader(text, kind, sarks).clause()


class _Reader:
    def __init__(self, text: str, kind: Kind, sarks: Collection[str]) -> None:
        self.tokens = [(found[1], found.start(1) + 1) for found in TOKEN.finditer(text)]
        self.end = len(text.rstrip()) + 1
        self.at = 0
        self.kind = kind
        self.sarks = sarks
        self.context = Context(kind)

    # -- the grammar

    def clause(self) -> Clause:
        begin = self.at
        when, subject = self.when()
        self.sound(self.context.begin(when, subject), begin)
        conditions: list[Condition] = []
        while self.skip("if" if not conditions else "and"):
            if len(conditions) == CONDITIONS:
                self.fail(Message("shabrak-fault-conditions", {"most": CONDITIONS}), self.at - 1)
            conditions.append(self.condition())
        self.need(":")
        steps = [self.step(when, False)]
        while self.skip(";"):
            if len(steps) == STEPS:
                self.fail(Message("shabrak-fault-steps", {"most": STEPS}), self.at - 1)
            steps.append(self.step(when, self.skip("then")))
        if self.at < len(self.tokens):
            self.expected(Message("shabrak-fault-step-or-end"))
        return Clause(when, tuple(steps), subject, tuple(conditions))

    def when(self) -> tuple[When, Selector | None]:
        first = self.one_of(("active", "played", "standing", "when", "round"))
        if first == "round":
            return (When.ROUND_START if self.one_of(("start", "end")) == "start" else When.ROUND_END), None
        if first != "when":
            return When[first.upper()], None
        subject = None
        if self.peek() in SIDES:
            begin = self.at
            subject = self.who(Quantity.ALL)
            self.sound(self.context.subject(subject), begin)
        moment = self.one_of([word(moment) for moment in MOMENTS], also=SIDES if subject is None else ())
        return When[moment.upper()], subject

    def condition(self) -> Condition:
        first = self.one_of(("at", "no", "hand", "fewer"))
        if first == "no":
            return Condition(Ask.AT_MOST, 0, self.counted())
        if first == "fewer":
            self.need("own", "than", "enemy")
            return Condition(Ask.FEWER)
        if first == "hand":
            self.need("at")
        least = self.one_of(("least", "most")) == "least"
        number = self.number()
        if first == "hand":
            return Condition(Ask.HAND_AT_LEAST if least else Ask.HAND_AT_MOST, number)
        return Condition(Ask.AT_LEAST if least else Ask.AT_MOST, number, self.counted())

    def step(self, when: When, then: bool) -> Step:
        begin = self.at
        may = self.skip("may")
        side = Side.ENEMY if self.skip("enemy") else Side.OWN
        verbs = ("draw", "discard") if side == Side.ENEMY else [word(do) for do in Do]
        do = Do[self.one_of(verbs).upper()]
        self.sound(self.context.effect(do, then or may), begin)
        amount = None
        if do in AMOUNTS:
            amount = self.change() if do in CHANGES else self.amount()
        on, other = Selector(Quantity.ALL, side), None
        if do not in OF_CARDS:
            self.need(*JOINED_BY.get(do, ()))
            on = self.whom()
        if do == Do.SWAP:
            self.need("with")
            other = self.whom()
            self.sound(self.context.swap(on, other), begin)
        lasting = Lasting.STANDING if when == When.STANDING else Lasting.TURN
        if do in CHANGES and when != When.STANDING:
            self.need("this")
            lasting = Lasting[self.one_of(("turn", "round")).upper()]
        self.context.did(on if other is None else other)
        return Step(do, on, amount, lasting, other, then, may)

    def change(self) -> Amount:
        negative = self.one_of(("+", "-")) == "-"
        begin = self.at
        amount = self.amount()
        if negative and amount.measure not in (Measure.FIXED, Measure.COUNT):
            self.fail(Message("shabrak-fault-take-away"), begin)
        return Amount(amount.measure, -amount.number if negative else amount.number, amount.divisor, amount.counted)

    def amount(self) -> Amount:
        begin = self.at
        half = self.skip("half")
        if half or self.peek() in [word(figure) for figure in FIGURES]:
            measure = Measure[self.one_of([word(figure) for figure in FIGURES]).upper()]
            self.need("of")
            self.sound(self.context.figure(), begin)
            return Amount(measure, 1, 2 if half else 1, self.named())
        number = self.number(least=1, also=("half", *(word(figure) for figure in FIGURES)))
        if not self.skip("per"):
            return Amount(Measure.FIXED, number)
        divisor = self.number(least=1) if self.peek().isdigit() else 1
        return Amount(Measure.COUNT, number, divisor, self.counted())

    def whom(self) -> Selector:
        begin = self.at
        if self.peek() in ("chosen", "all"):
            selector = self.who(Quantity[self.take().upper()])
        else:
            selector = self.named(also=("chosen", "all"))
        self.sound(self.context.target(selector), begin)
        return selector

    def named(self, also: Sequence[str] = ()) -> Selector:
        begin = self.at
        said = self.one_of([*(word(name) for name in NAMED), *also])
        self.sound(self.context.named(Quantity[said.upper()]), begin)
        return Selector(Quantity[said.upper()])

    def counted(self) -> Selector:
        return self.who(Quantity.ALL)

    def who(self, quantity: Quantity) -> Selector:
        begin = self.at
        side = Side[self.one_of([word(side) for side in Side]).upper()]
        relation, anchor, sark = Relation.ANYWHERE, Anchor.SELF, ""
        traits: set[Trait] = set()
        rarity: Rarity | None = None
        while self.at < len(self.tokens):
            said = self.peek()
            if said in PLACES:
                if relation != Relation.ANYWHERE:
                    self.fail(Message("shabrak-fault-twice", {"what": "place"}), self.at)
                relation = PLACES[self.take()]
                if relation == Relation.REACH:
                    self.need("reach")
                if self.skip("of"):
                    anchor = Anchor(self.named().quantity)
            elif (trait := _member(Trait, said)) is not None and not self._is_moment():
                traits.add(trait)
                self.take()
            elif (found := _member(Rarity, said)) is not None:
                if rarity is not None:
                    self.fail(Message("shabrak-fault-twice", {"what": "rarity"}), self.at)
                rarity = found
                self.take()
            elif said == "from" and not self._is_relieved(sark):
                if sark:
                    self.fail(Message("shabrak-fault-twice", {"what": "sark"}), self.at)
                self.take()
                sark = self.one_of(sorted(self.sarks))
            else:
                break
        selector = Selector(quantity, side, relation, anchor, frozenset(traits), sark, rarity)
        self.sound(self.context.selector(selector), begin)
        return selector

    def _is_moment(self) -> bool:
        """Whether the next word is a moment: in `when own pressed: …`, `pressed` is the trigger, not a trait."""
        in_trigger = self.tokens[0][0] == "when" and not any(said in (":", "if") for said, _ in self.tokens[: self.at])
        return in_trigger and self.at + 1 < len(self.tokens) and self.tokens[self.at + 1][0] in (":", "if")

    def _is_relieved(self, sark: str) -> bool:
        """Whether `from` belongs to `relieve`: in `relieve 1 per own from all enemy` no sark follows it."""
        after = self.tokens[self.at + 1][0] if self.at + 1 < len(self.tokens) else ""
        return after in WHOM and (sark != "" or after not in self.sarks)

    # -- tokens

    def peek(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        said = self.peek()
        self.at += 1
        return said

    def skip(self, said: str) -> bool:
        if self.peek() != said:
            return False
        self.at += 1
        return True

    def need(self, *said: str) -> None:
        for one in said:
            if not self.skip(one):
                self.expected(quoted(one))

    def one_of(self, known: Sequence[str], also: Sequence[str] = ()) -> str:
        """Take one of the known words; `also` is what else would have been valid here, for the fault."""
        if self.peek() not in known:
            self.expected(either([*known, *also]) if known else Message("shabrak-fault-a", {"kind": "sark"}))
        return self.take()

    def number(self, least: int = 0, also: Sequence[str] = ()) -> int:
        said = self.peek()
        if not said.isdecimal() or len(said) > 3 or not least <= int(said) <= MOST:
            self.expected(either([Message("shabrak-fault-a-number", {"least": least, "most": MOST}), *also]))
        self.at += 1
        return int(said)

    def expected(self, what: Message) -> NoReturn:
        found = shown(self.peek()) if self.at < len(self.tokens) else Message("shabrak-fault-end")
        self.fail(Message("shabrak-fault-expected", {"what": what, "found": found}), self.at)

    def sound(self, wrong: Message | None, at: int) -> None:
        if wrong is not None:
            self.fail(wrong, at)

    def fail(self, say: Message, at: int) -> NoReturn:
        raise Unreadable(self.tokens[at][1] if at < len(self.tokens) else self.end, say)


# The words between an effect with its amount and its target.
JOINED_BY: dict[Do, tuple[str, ...]] = {
    Do.PRESS: ("on",),
    Do.RELIEVE: ("from",),
    Do.ATTACK: ("to",),
    Do.DEFENCE: ("to",),
    Do.REACH: ("to",),
    Do.BREAK: ("equipment", "of"),
    Do.STEAL: ("equipment", "of"),
}


def _member(kind: type[IntEnum], said: str) -> Any:
    return kind.__members__.get(said.upper())
