"""The text of a card: each clause as a message composed of phrases.

Everything that is the same in all languages is decided here; the catalogues provide words, word order and inflection.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from krypta.core.text.message import Argument, Message
from krypta.core.text.naming import word

from ...layout import Ask, Do, Kind, Lasting, Measure, Quantity, Side, Trait, When
from .ability import ABOUT_WARRIORS, OF_CARDS, Amount, Clause, Condition, Selector, Step
from .reference import References
from .same import may_be_the_same

PREFIX = "shabrak-ability-"
CARD = "shabrak-card-"

# Effects that require a trait which the warrior loses by them.
ONCE = {Do.EXHAUST: Trait.READY, Do.READY: Trait.EXHAUSTED}

Args = dict[str, Argument]
Named = Callable[[str], str]


def card_name(sark: str) -> str:
    """The message id of the name of a sark from our own set."""
    return CARD + sark


def text(clauses: Sequence[Clause], kind: Kind, named: Named = card_name) -> list[Message]:
    """A sentence for each clause of a card; `named` returns the name of a sark, as a message id or plain text.

    >>> from krypta.core.text.words import words
    >>> from krypta.games.shabrak.cards.language.reader import read
    >>> clause = read("active: press 2 on chosen enemy in reach", Kind.WARRIOR, [])
    >>> [words("en").render(message) for message in text([clause], Kind.WARRIOR)]
    ['A: Put 2 pressure on an enemy warrior within reach.']
    """
    return [_Speaker(clause, kind, named).clause() for clause in clauses]


def say(id: str, **args: Argument) -> Message:
    return Message(PREFIX + id, args)


class _Speaker:
    """Builds the text of one clause, keeping track of who has been mentioned."""

    def __init__(self, clause: Clause, kind: Kind, named: Named) -> None:
        self.said = clause
        self.kind = kind
        self.named = named
        self.references = References(clause, kind)
        is_worn = clause.when == When.PLAYED and kind == Kind.EQUIPMENT
        self.is_triggered = is_worn or clause.when not in (When.ACTIVE, When.PLAYED, When.STANDING)

    def clause(self) -> Message:
        when = self.said.when
        moment = self.moment() if when in ABOUT_WARRIORS else None
        condition = self.conditions()
        said = self.steps()
        if moment is not None and condition is not None:
            conditions = len(self.said.conditions)
            said = say("after-if", moment=moment, conditions=conditions, condition=condition, text=said)
        elif moment is not None:
            said = say("after", moment=moment, text=said)
        elif condition is not None:
            said = say("while" if when == When.STANDING else "if", condition=condition, text=said)
        return say(word(when) if when in (When.ACTIVE, When.PLAYED) else "passive", text=self.opened(said))

    def moment(self) -> Message:
        """What happens to a warrior and triggers the clause."""
        when, subject = word(self.said.when), self.said.subject
        if subject is None:
            return say(f"when-{when}", form=self.references.own)
        return say(f"when-{when}-other", who=self.selector("is-one", subject))

    def opened(self, said: Message) -> Message:
        """The text after the moment of the game that triggers it; `aside` changes the punctuation in some languages."""
        when = self.said.when
        if when in ABOUT_WARRIORS or not self.is_triggered:
            return said
        aside = "if" if self.said.conditions else "may" if self.said.steps[0].may else "no"
        return say("when-worn" if when == When.PLAYED else f"when-{word(when)}", aside=aside, text=said)

    def conditions(self) -> Message | None:
        asked = self.said.conditions
        said = [self.condition(condition) for condition in asked]
        if any(condition.counted is not None for condition in asked):
            self.references.counted()
        if len(said) < 2:
            return said[0] if said else None
        when = self.said.when
        opened = "while" if when == When.STANDING else "when" if when in ABOUT_WARRIORS else "if"
        return say("both", opened=opened, one=said[0], other=said[1])

    def condition(self, condition: Condition) -> Message:
        ask, number, counted = condition.ask, condition.number, condition.counted
        if counted is None:
            return say("fewer") if ask == Ask.FEWER else say(word(ask), number=number)
        side = word(counted.side)
        if ask == Ask.AT_MOST and number == 0:
            return say("none", side=side, who=self.selector("no", counted))
        return say(word(ask), number=number, side=side, who=self.selector("count", counted, number=number))

    # -- the steps, and the words between them

    def steps(self) -> Message:
        steps = self.said.steps
        follows = self.is_triggered and self.said.when not in ABOUT_WARRIORS and not self.said.conditions
        said = self.step(0, "may" if steps[0].may else "yes" if follows else "no")
        if steps[0].may:
            said = say("may", opened="yes" if self.is_triggered or self.said.conditions else "no", text=said)
        free = not steps[0].may  # whether the next step can follow without seeming to depend on this one
        for i in range(1, len(steps)):
            step = steps[i]
            if step.then:
                join, lead = "then", "no" if step.may else "yes"
            elif not free:
                join, lead = "anyway", "may" if step.may else "yes"
            else:
                join, lead = "comma" if self.goes_on(i) else "and", "may" if step.may else "no"
            args: Args = {}
            if join in ("comma", "and"):
                args["turn"] = turn = self.turn(i)
                lead = "yes" if turn == "you" and not step.may else lead
            said = say(f"{join}-may" if step.may else join, **args, before=said, after=self.step(i, lead))
            free = not step.then and not step.may
        return said

    def goes_on(self, i: int) -> bool:
        """Whether the next step continues the same list of steps (“this, that and the other”)."""
        steps = self.said.steps
        if i + 1 == len(steps) or steps[i + 1].then:
            return False
        return not steps[i].may and self.said.when != When.STANDING

    def turn(self, i: int) -> str:
        """Who does a step: the same player as the step before, or else you or the enemy."""
        before, now = (_is_enemys(step) and not step.may for step in self.said.steps[i - 1 : i + 1])
        return "same" if before == now else "enemy" if now else "you"

    def step(self, i: int, lead: str) -> Message:
        """A step's text; `lead` is what precedes it (“you may”, “then”), which moves pronouns in some languages."""
        step = self.said.steps[i]
        said = self.effect(i, lead)
        amount = step.amount
        if amount is not None and amount.measure == Measure.COUNT:
            assert amount.counted is not None, "who is counted"
            by = "other" if _is_enemys(step) or step.lasting == Lasting.STANDING else "you"
            if amount.divisor == 1:
                who = self.selector("each", amount.counted, by=by)
            else:
                who = self.selector("every", amount.counted, by=by, number=amount.divisor)
            said = say("per", text=said, who=who)
        self.references.did(step)
        return said

    def effect(self, i: int, lead: str) -> Message:
        step = self.said.steps[i]
        if step.do in OF_CARDS:
            return self.of_cards(step, lead)
        if step.lasting == Lasting.STANDING:
            return self.standing(i)
        if step.do == Do.SWAP:
            return self.swap(step, lead)
        if step.do in (Do.BREAK, Do.STEAL):
            return say(word(step.do), whose=self.whose(step.on), form=self.form(step.on), lead=lead)
        if step.do in (Do.ATTACK, Do.DEFENCE):
            return self.change(step, lead)
        whom: Args = {"whom": self.whom(self.target(i)), "form": self.form(step.on), "lead": lead}
        if step.amount is None:
            return say(word(step.do), **whom)
        return self.with_amount(word(step.do), "equal", step.amount, whom)

    def of_cards(self, step: Step, lead: str) -> Message:
        if step.amount is None:
            return say(word(step.do), lead=lead)
        args: Args = {"lead": lead} if step.do == Do.RETRIEVE else {"lead": lead, "side": word(step.on.side)}
        return self.with_amount(word(step.do), "cards", step.amount, args)

    def change(self, step: Step, lead: str) -> Message:
        """A change of attack or defence, for the turn or the round."""
        assert step.amount is not None, "by how much"
        args: Args = {
            "what": word(step.do),
            "lasting": word(step.lasting),
            "whose": self.whose(step.on),
            "form": self.form(step.on),
            "lead": lead,
        }
        more = Amount(step.amount.measure, abs(step.amount.number), step.amount.divisor, step.amount.counted)
        return self.with_amount("less" if step.amount.number < 0 else "more", "by", more, args)

    def with_amount(self, id: str, use: str, amount: Amount, args: Args) -> Message:
        if amount.measure in (Measure.FIXED, Measure.COUNT):
            return say(id, number=amount.number, **args)
        assert amount.counted is not None, "whose figure"
        half = "yes" if amount.divisor == 2 else "no"
        figure = say("figure", what=word(amount.measure), half=half, form=self.form(amount.counted), use=use)
        return say(f"{id}-figure", figure=figure, **args)

    def standing(self, i: int) -> Message:
        """An effect that works while the card stands; the same target as in the step before is not repeated."""
        step = self.said.steps[i]
        before = self.said.steps[i - 1] if i else None
        again = "no"
        if before is not None and before.on == step.on:
            again = "all" if Do.GUARD not in (before.do, step.do) else "who"
        is_all = step.on.quantity == Quantity.ALL
        form = "all" if is_all else self.references.own
        who = self.selector("are-all", step.on) if is_all else say("named-is", form=form)
        args: Args = {"who": who, "form": form, "again": again}
        if step.amount is None:
            return say("guard", **args)
        change = f"{step.amount.number:+}".replace("-", "−")
        return say("standing", what=word(step.do), change=change, **args)

    def swap(self, step: Step, lead: str) -> Message:
        assert step.other is not None, "with whom"
        if step.on == step.other:
            return say("swap-two", who=self.selector("two", step.on), lead=lead)
        one, other = step.on, step.other
        if self.form(other) == "it":
            one, other = other, one
        args: Args = {"whom": self.whom(one), "form": self.form(one), "lead": lead}
        self.references.mention(one)
        return say("swap", **args, other=self.whom(self.another(one, other)))

    # -- who

    def target(self, i: int) -> Selector:
        """A step's target: “another” if the step before did the same and cannot be done twice to one warrior."""
        step, before = self.said.steps[i], self.said.steps[i - 1] if i else None
        if before is None or (before.do, before.on) != (step.do, step.on) or ONCE.get(step.do) not in step.on.traits:
            return step.on
        return self.another(before.on, step.on)

    def another(self, first: Selector, second: Selector) -> Selector:
        """The second of two targets as “another”, unless that could mean one other than the card's own warrior."""
        is_clear = second.side == Side.ENEMY or first.quantity == Quantity.SELF or not self.references.has_self
        is_only_one = second.quantity != Quantity.CHOSEN or Trait.COMMANDER in second.traits
        if is_only_one or not is_clear or not may_be_the_same(first, second):
            return second
        return replace(second, traits=second.traits | {Trait.OTHER})

    def form(self, selector: Selector) -> str:
        """How a target is referred to: one, all, or by a name such as “it”."""
        if selector.quantity == Quantity.CHOSEN:
            return "one"
        return "all" if selector.quantity == Quantity.ALL else self.references.form(selector.quantity)

    def whom(self, selector: Selector) -> Message:
        form = self.form(selector)
        return self.selector(form, selector) if form in ("one", "all") else say("named", form=form)

    def whose(self, selector: Selector) -> Message:
        form = self.form(selector)
        return self.selector(f"of-{form}", selector) if form in ("one", "all") else say("named-of", form=form)

    def selector(self, id: str, selector: Selector, **args: Argument) -> Message:
        """A phrase for the warriors that a selector means."""
        is_far = self.references.has_far_place(selector)
        place = word(selector.relation)
        return say(
            id,
            **args,
            side=word(selector.side),
            status=_which(selector, Trait.READY, Trait.EXHAUSTED, Trait.FALLEN),
            pressure=_which(selector, Trait.PRESSED, Trait.UNPRESSED),
            gear=_which(selector, Trait.EQUIPPED, Trait.BARE),
            commander=_which(selector, Trait.COMMANDER),
            other=_which(selector, Trait.OTHER),
            rarity="any" if selector.rarity is None else word(selector.rarity),
            sark=self.named(selector.sark) if selector.sark else 0,
            place=f"{place}-of" if is_far else place,
            anchor=self.references.form(Quantity(selector.anchor)) if is_far else self.references.own,
        )


def _is_enemys(step: Step) -> bool:
    """Whether it is the enemy who draws or discards."""
    return step.do in OF_CARDS and step.on.side == Side.ENEMY


def _which(selector: Selector, *traits: Trait) -> str:
    """Which of these traits the selector requires, or "any"."""
    return next((word(trait) for trait in traits if trait in selector.traits), "any")


# -- every message that card texts are composed of, with the names of its arguments

WHO = ("side", "status", "pressure", "gear", "commander", "other", "rarity", "sark", "place", "anchor")
WHOM = ("whom", "form", "lead")
CHANGE = ("what", "lasting", "whose", "form", "lead")
JOINED = ("before", "after")
IN_TURN = ("turn", *JOINED)

MESSAGES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("active", "played", "passive"), ("text",)),
    **dict.fromkeys(("when-worn", "when-round-start", "when-round-end"), ("aside", "text")),
    **{f"when-{word(when)}": ("form",) for when in sorted(ABOUT_WARRIORS)},
    **{f"when-{word(when)}-other": ("who",) for when in sorted(ABOUT_WARRIORS)},
    "after": ("moment", "text"),
    "after-if": ("moment", "conditions", "condition", "text"),
    **dict.fromkeys(("if", "while"), ("condition", "text")),
    "both": ("opened", "one", "other"),
    "none": ("side", "who"),
    "fewer": (),
    **dict.fromkeys(("at-least", "at-most"), ("number", "side", "who")),
    **dict.fromkeys(("hand-at-least", "hand-at-most"), ("number",)),
    **dict.fromkeys(("comma", "and", "and-may"), IN_TURN),
    **dict.fromkeys(("then", "then-may", "anyway", "anyway-may"), JOINED),
    "may": ("opened", "text"),
    "per": ("text", "who"),
    **dict.fromkeys(("overpower", "ready", "exhaust", "shield"), WHOM),
    **dict.fromkeys(("press", "relieve"), ("number", *WHOM)),
    **dict.fromkeys(("press-figure", "relieve-figure"), ("figure", *WHOM)),
    **dict.fromkeys(("more", "less"), ("number", *CHANGE)),
    "more-figure": ("figure", *CHANGE),
    "standing": ("who", "form", "again", "what", "change"),
    "guard": ("who", "form", "again"),
    "swap": ("whom", "form", "other", "lead"),
    "swap-two": ("who", "lead"),
    **dict.fromkeys(("break", "steal"), ("whose", "form", "lead")),
    **dict.fromkeys(("draw", "discard"), ("number", "lead", "side")),
    **dict.fromkeys(("draw-figure", "discard-figure"), ("figure", "lead", "side")),
    "retrieve": ("number", "lead"),
    "retrieve-figure": ("figure", "lead"),
    "recycle": ("lead",),
    "figure": ("what", "half", "form", "use"),
    **dict.fromkeys(("one", "all", "of-one", "of-all", "is-one", "are-all", "no", "two"), WHO),
    "count": ("number", *WHO),
    "each": ("by", *WHO),
    "every": ("by", "number", *WHO),
    **dict.fromkeys(("named", "named-of", "named-is"), ("form",)),
    "warrior": WHO,  # shared by the phrases above: only other messages of the catalogues use it
}


def message_ids() -> dict[str, tuple[str, ...]]:
    return {PREFIX + id: args for id, args in MESSAGES.items()}
