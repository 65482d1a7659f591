"""Whom a card's text can call “it”: whoever was mentioned last, if that was one."""

from ...layout import Anchor, Do, Kind, Measure, Quantity, Relation, When
from .ability import ABOUT_WARRIORS, Clause, Selector, Step

# What the one who has set a trigger off is called, where “it” would be somebody else.
IN_ATTACKS = {When.ATTACKING: "attacker", When.ATTACKED: "attacked"}
MENTIONED_FIRST = "first"
PRONOUN = "it"
COUNTS = (Measure.FIXED, Measure.COUNT)


class References:
    """Follows a text step by step. Everyone in it has a name that is always clear: self, chosen, attacker …"""

    def __init__(self, clause: Clause, kind: Kind) -> None:
        self.has_self = kind in (Kind.WARRIOR, Kind.EQUIPMENT)
        self.own = "wearer" if kind == Kind.EQUIPMENT else "self"
        self.foe = "attacked" if clause.when == When.ATTACKING else "attacker"
        self.it = IN_ATTACKS.get(clause.when, MENTIONED_FIRST) if clause.subject is not None else ""
        self.last = self.own if clause.subject is None and clause.when in ABOUT_WARRIORS else self.it
        self.has_chosen = False

    def name(self, quantity: Quantity) -> str:
        """Whom `self`, `it` or `foe` means."""
        return {Quantity.SELF: self.own, Quantity.IT: self.it, Quantity.FOE: self.foe}[quantity]

    def form(self, quantity: Quantity) -> str:
        """What `self`, `it` or `foe` is called now: its name, or a pronoun."""
        name = self.name(quantity)
        return PRONOUN if name == self.last else name

    def counted(self) -> None:
        """After a condition about warriors “it” could be one of them: whoever has a clear name is called by it."""
        if self.last != MENTIONED_FIRST:
            self.last = ""

    def mention(self, selector: Selector) -> None:
        """Within a step, before the next one is spoken of."""
        self.last = self.name(selector.quantity) if selector.quantity < Quantity.CHOSEN else ""

    def did(self, step: Step) -> None:
        """After a step: who was chosen in it is `it` from now on; of a swap, the other one."""
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
        """Who is spoken of in a step, besides those who are chosen; all of a kind are nobody in particular."""
        amount = step.amount
        figure = amount.counted if amount is not None and amount.measure not in COUNTS else None
        selectors = [selector for selector in (step.on, step.other, figure) if selector is not None]
        named = {self.name(selector.quantity) for selector in selectors if selector.quantity < Quantity.CHOSEN}
        return named | {self.name(Quantity(selector.anchor)) for selector in selectors if self.has_far_place(selector)}

    def has_far_place(self, selector: Selector) -> bool:
        """Whether it has to be said from whom its place is seen: equipment has no neighbours, its wearer has."""
        is_own = selector.anchor == Anchor.SELF and (self.own == "self" or selector.relation == Relation.REACH)
        return selector.relation != Relation.ANYWHERE and not is_own
