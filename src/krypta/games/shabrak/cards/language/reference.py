"""Pronouns in a card's text: which warrior “it” can refer to, which is the one mentioned last."""

from ...layout import Anchor, Do, Kind, Measure, Quantity, Relation, When
from .ability import ABOUT_WARRIORS, Clause, Selector, Step

# The name of the warrior that has set off a trigger, where “it” would be another warrior.
IN_ATTACKS = {When.ATTACKING: "attacker", When.ATTACKED: "attacked"}
MENTIONED_FIRST = "first"
PRONOUN = "it"
COUNTS = (Measure.FIXED, Measure.COUNT)


class References:
    """Follows a text step by step. Every warrior in it has an unambiguous name: self, chosen, attacker …"""

    def __init__(self, clause: Clause, kind: Kind) -> None:
        self.has_self = kind in (Kind.WARRIOR, Kind.EQUIPMENT)
        self.own = "wearer" if kind == Kind.EQUIPMENT else "self"
        self.foe = "attacked" if clause.when == When.ATTACKING else "attacker"
        self.it = IN_ATTACKS.get(clause.when, MENTIONED_FIRST) if clause.subject is not None else ""
        self.last = self.own if clause.subject is None and clause.when in ABOUT_WARRIORS else self.it
        self.has_chosen = False

    def name(self, quantity: Quantity) -> str:
        """The name of the warrior that `self`, `it` or `foe` means."""
        return {Quantity.SELF: self.own, Quantity.IT: self.it, Quantity.FOE: self.foe}[quantity]

    def form(self, quantity: Quantity) -> str:
        """How the text refers to `self`, `it` or `foe` now: by name, or by a pronoun."""
        name = self.name(quantity)
        return PRONOUN if name == self.last else name

    def counted(self) -> None:
        """After a condition about warriors “it” could be one of them: use names instead."""
        if self.last != MENTIONED_FIRST:
            self.last = ""

    def mention(self, selector: Selector) -> None:
        """Note that a warrior was mentioned within a step."""
        self.last = self.name(selector.quantity) if selector.quantity < Quantity.CHOSEN else ""

    def did(self, step: Step) -> None:
        """After a step: the warrior chosen in it is `it` from now on; in a swap, the other one."""
        others = self._named(step)
        chosen = [who for who in (step.on, step.other) if who is not None and who.quantity == Quantity.CHOSEN]
        new = step.on if step.other is None else step.other
        if new.quantity == Quantity.CHOSEN:
            self.it = "last" if self.has_chosen or len(chosen) > 1 else "chosen"
        elif step.do == Do.SWAP:
            self.it = self.name(new.quantity)
        mentioned = others | {f"chosen {i}" for i in range(len(chosen))}
        if mentioned:
            self.last = "" if len(mentioned) > 1 else self.it if chosen else others.pop()
        self.has_chosen = self.has_chosen or bool(chosen)

    def _named(self, step: Step) -> set[str]:
        """The warriors that a step mentions by name, without chosen ones and groups."""
        amount = step.amount
        figure = amount.counted if amount is not None and amount.measure not in COUNTS else None
        selectors = [selector for selector in (step.on, step.other, figure) if selector is not None]
        named = {self.name(selector.quantity) for selector in selectors if selector.quantity < Quantity.CHOSEN}
        return named | {self.name(Quantity(selector.anchor)) for selector in selectors if self.has_far_place(selector)}

    def has_far_place(self, selector: Selector) -> bool:
        """Whether the text must name whom a place is relative to: equipment has no neighbours, its wearer has."""
        is_own = selector.anchor == Anchor.SELF and (self.own == "self" or selector.relation == Relation.REACH)
        return selector.relation != Relation.ANYWHERE and not is_own
