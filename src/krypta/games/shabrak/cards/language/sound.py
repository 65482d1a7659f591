"""Semantic checks of abilities: whether the warriors it means can exist, and every effect can act.

Each check returns None, or a message that says what is wrong.
"""

from krypta.core.files.fault import either
from krypta.core.text.message import Message
from krypta.core.text.naming import word

from ...layout import Anchor, Do, Kind, Quantity, Relation, Side, Trait, When
from .ability import ABOUT_WARRIORS, OF_ATTACKS, ONLY_STANDING, STANDING, Selector

MOMENTS: dict[Kind, tuple[When, ...]] = {
    Kind.EVENT: (When.PLAYED,),
    Kind.WARRIOR: tuple(when for when in When if when != When.PLAYED),
    Kind.SARK: tuple(when for when in When if when != When.PLAYED),
    Kind.EQUIPMENT: tuple(When),
}
CONTRADICTIONS = (
    {Trait.READY, Trait.EXHAUSTED},
    {Trait.PRESSED, Trait.UNPRESSED},
    {Trait.EQUIPPED, Trait.BARE},
)
OF_STANDING = frozenset({Trait.COMMANDER, Trait.OTHER, Trait.FALLEN})  # traits that an overpowered warrior can have
# The traits that a warrior cannot have right after the trigger.
NO_MORE: dict[When, frozenset[Trait]] = {
    When.EXHAUSTED: frozenset({Trait.READY}),
    When.PRESSED: frozenset({Trait.UNPRESSED}),
    When.OVERPOWERED: frozenset({Trait.READY, Trait.EXHAUSTED, Trait.PRESSED}),
}


class Context:
    """What is known while an ability is parsed: its card, when it acts, and which warriors have been named."""

    def __init__(self, kind: Kind) -> None:
        self.has_self = kind in (Kind.WARRIOR, Kind.EQUIPMENT)
        self.kind = kind
        self.when: When | None = None
        self.has_it = False
        self.do: Do | None = None  # the step being parsed
        self.asks_reach = False  # whether a condition asks for reach

    def subject(self, selector: Selector) -> Message | None:
        if Trait.FALLEN in selector.traits:
            return Message("shabrak-fault-fallen-subject")
        self.has_it = True
        return None

    def begin(self, when: When, subject: Selector | None) -> Message | None:
        self.when = when
        self.is_last = when == When.OVERPOWERED and subject is None
        if when not in MOMENTS[self.kind]:
            known = either([spoken(moment) for moment in MOMENTS[self.kind]])
            return Message("shabrak-fault-moment", {"moment": spoken(when), "known": known})
        if when in ABOUT_WARRIORS and subject is None and not self.has_self:
            return Message("shabrak-fault-whose", {"moment": word(when)})
        gone = sorted(subject.traits & NO_MORE.get(when, frozenset())) if subject is not None else []
        return Message("shabrak-fault-no-more", {"moment": word(when), "trait": word(gone[0])}) if gone else None

    def effect(self, do: Do, has_condition: bool) -> Message | None:
        self.do = do
        if self.when == When.STANDING:
            if do not in STANDING:
                return Message("shabrak-fault-not-standing", {"effect": word(do)})
            if do == Do.REACH and self.asks_reach:
                return Message("shabrak-fault-reach")
            return Message("shabrak-fault-no-choice") if has_condition else None
        if do in ONLY_STANDING:
            return Message("shabrak-fault-only-standing", {"effect": word(do)})
        if do == Do.STEAL and not self.has_self:
            return Message("shabrak-fault-no-row", {"what": "steal"})
        if do == Do.STEAL and self.is_last:
            return Message("shabrak-fault-overpowered", {"what": "steal"})
        if self.when == When.ROUND_END and do in (Do.ATTACK, Do.DEFENCE):
            return Message("shabrak-fault-round-end")
        return None

    def figure(self) -> Message | None:
        if self.when == When.STANDING:
            return Message("shabrak-fault-figure")
        return None

    def named(self, quantity: Quantity) -> Message | None:
        if quantity == Quantity.SELF and not self.has_self:
            return Message("shabrak-fault-no-row", {"what": "self"})
        if quantity == Quantity.IT and not self.has_it:
            return Message("shabrak-fault-it")
        if quantity == Quantity.FOE and self.when not in OF_ATTACKS:
            return Message("shabrak-fault-foe")
        return None

    def selector(self, selector: Selector) -> Message | None:
        traits = selector.traits
        if any(pair <= traits for pair in CONTRADICTIONS) or (Trait.FALLEN in traits and not traits <= OF_STANDING):
            return Message("shabrak-fault-nobody", {"traits": ", ".join(word(trait) for trait in sorted(traits))})
        if Trait.OTHER in traits and not self.has_self:
            return Message("shabrak-fault-no-row", {"what": "other"})
        if self.when == When.STANDING and selector.relation == Relation.REACH:
            if self.do == Do.REACH:
                return Message("shabrak-fault-reach")
            self.asks_reach = self.asks_reach or self.do is None
        if selector.relation == Relation.ANYWHERE or selector.anchor != Anchor.SELF:
            return None
        if not self.has_self:
            return Message("shabrak-fault-no-row", {"what": "place"})
        if selector.relation == Relation.NEIGHBOUR:
            return Message("shabrak-fault-neighbour") if selector.side == Side.ENEMY else None
        return Message("shabrak-fault-faced") if selector.side == Side.OWN else None

    def target(self, selector: Selector) -> Message | None:
        if self.when == When.STANDING and selector.quantity == Quantity.CHOSEN:
            return Message("shabrak-fault-chosen")
        if Trait.FALLEN in selector.traits:
            return Message("shabrak-fault-fallen-target")
        if selector.quantity == Quantity.SELF and self.is_last:
            return Message("shabrak-fault-overpowered", {"what": "self"})
        if selector.quantity in (Quantity.ALL, Quantity.SELF) and self.do == Do.STEAL:
            return Message("shabrak-fault-steal-from")
        return None

    def swap(self, one: Selector, other: Selector) -> Message | None:
        if Quantity.ALL in (one.quantity, other.quantity):
            return Message("shabrak-fault-swap-all")
        if one == other and one.quantity != Quantity.CHOSEN:
            return Message("shabrak-fault-swap-self")
        chosen = {selector.side for selector in (one, other) if selector.quantity == Quantity.CHOSEN}
        if Side.ANY in chosen:
            return Message("shabrak-fault-swap-any")
        if len(chosen) == 2 or (Side.ENEMY in chosen and Quantity.SELF in (one.quantity, other.quantity)):
            return Message("shabrak-fault-swap-across")
        return None

    def did(self, selector: Selector) -> None:
        """After a step: “it” now means the warrior it acted on, if that is a single one."""
        if selector.quantity == Quantity.CHOSEN:
            self.has_it = True


def spoken(when: When) -> str:
    """The moment as abilities write it.

    >>> spoken(When.ATTACKED), spoken(When.ROUND_START)
    ('when attacked', 'round start')
    """
    said = word(when).replace("-", " ")
    return f"when {said}" if when in ABOUT_WARRIORS else said
