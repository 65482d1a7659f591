"""What an ability may say where: whether everyone it means can be there, and every effect can act.

Each question is answered with nothing, or with why not.
"""

from krypta.core.naming import word

from ..layout import Anchor, Do, Kind, Quantity, Relation, Side, Trait, When
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
OF_STANDING = frozenset({Trait.COMMANDER, Trait.OTHER, Trait.FALLEN})  # what can be said of an overpowered warrior
# What nobody is any more to whom that has just happened.
NO_MORE: dict[When, frozenset[Trait]] = {
    When.EXHAUSTED: frozenset({Trait.READY}),
    When.PRESSED: frozenset({Trait.UNPRESSED}),
    When.OVERPOWERED: frozenset({Trait.READY, Trait.EXHAUSTED, Trait.PRESSED}),
}


class Context:
    """What is known while an ability is read: whose it is, when it acts, and who has been named."""

    def __init__(self, kind: Kind) -> None:
        self.has_self = kind in (Kind.WARRIOR, Kind.EQUIPMENT)
        self.kind = kind
        self.when: When | None = None
        self.has_it = False
        self.do: Do | None = None  # the step that is read
        self.asks_reach = False  # whether a condition does

    def subject(self, selector: Selector) -> str:
        if Trait.FALLEN in selector.traits:
            return "who is overpowered already sets off nothing"
        self.has_it = True
        return ""

    def begin(self, when: When, subject: Selector | None) -> str:
        self.when = when
        self.is_last = when == When.OVERPOWERED and subject is None
        if when not in MOMENTS[self.kind]:
            known = ", ".join(spoken(moment) for moment in MOMENTS[self.kind])
            return f"“{spoken(when)}” has no place on this kind of card; expected {known}"
        if when in ABOUT_WARRIORS and subject is None and not self.has_self:
            return f"say whose: a card that is no warrior’s cannot be {word(when)} itself; expected own, enemy or any"
        gone = sorted(subject.traits & NO_MORE.get(when, frozenset())) if subject is not None else []
        return f"who has just been {word(when)} is not {word(gone[0])} any more" if gone else ""

    def effect(self, do: Do, has_condition: bool) -> str:
        self.do = do
        if self.when == When.STANDING:
            if do not in STANDING:
                return f"while it stands, a card can change attack, defence and reach, or guard; not {word(do)}"
            if do == Do.REACH and self.asks_reach:
                return "reach cannot depend on who is in reach"
            return "what works while a card stands is no choice: leave out “may” and “then”" if has_condition else ""
        if do in ONLY_STANDING:
            return f"“{word(do)}” works only while a card stands: write “standing: …”"
        if do == Do.STEAL and not self.has_self:
            return "only a warrior can steal: this card stands in no row"
        if do == Do.STEAL and self.is_last:
            return "it is overpowered: it can wear nothing any more"
        if self.when == When.ROUND_END and do in (Do.ATTACK, Do.DEFENCE):
            return "at the end of a round nothing can be changed for that round any more"
        return ""

    def figure(self) -> str:
        if self.when == When.STANDING:
            return "what works while a card stands cannot depend on figures, which depend on it; expected a number"
        return ""

    def named(self, quantity: Quantity) -> str:
        if quantity == Quantity.SELF and not self.has_self:
            return "this card stands in no row: it has no “self”"
        if quantity == Quantity.IT and not self.has_it:
            return "nobody has been named yet that “it” could be"
        if quantity == Quantity.FOE and self.when not in OF_ATTACKS:
            return "there is a “foe” only when attacking or attacked"
        return ""

    def selector(self, selector: Selector) -> str:
        traits = selector.traits
        if any(pair <= traits for pair in CONTRADICTIONS) or (Trait.FALLEN in traits and not traits <= OF_STANDING):
            return f"nobody can be {' and '.join(word(trait) for trait in sorted(traits))}"
        if Trait.OTHER in traits and not self.has_self:
            return "this card stands in no row: leave out “other”"
        if self.when == When.STANDING and selector.relation == Relation.REACH:
            if self.do == Do.REACH:
                return "reach cannot depend on who is in reach"
            self.asks_reach = self.asks_reach or self.do is None
        if selector.relation == Relation.ANYWHERE or selector.anchor != Anchor.SELF:
            return ""
        if not self.has_self:
            return "this card stands in no row: say of whom, such as “of it”"
        if selector.relation == Relation.NEIGHBOUR:
            return "an enemy is no neighbour; expected own" if selector.side == Side.ENEMY else ""
        return "only enemies are faced and reached; expected enemy" if selector.side == Side.OWN else ""

    def target(self, selector: Selector) -> str:
        if self.when == When.STANDING and selector.quantity == Quantity.CHOSEN:
            return "while a card stands nothing is chosen; expected self or all"
        if Trait.FALLEN in selector.traits:
            return "nothing can be done to who is overpowered; “fallen” can only be counted"
        if selector.quantity == Quantity.SELF and self.is_last:
            return "it is overpowered: nothing can be done to “self” any more"
        if selector.quantity in (Quantity.ALL, Quantity.SELF) and self.do == Do.STEAL:
            return "a warrior wears one thing, so it steals from one other; expected chosen, it or foe"
        return ""

    def swap(self, one: Selector, other: Selector) -> str:
        if Quantity.ALL in (one.quantity, other.quantity):
            return "two warriors swap places; expected self, it, foe or chosen"
        if one == other and one.quantity != Quantity.CHOSEN:
            return "nobody swaps places with themselves"
        chosen = {selector.side for selector in (one, other) if selector.quantity == Quantity.CHOSEN}
        if Side.ANY in chosen:
            return "places are swapped within a row; expected own or enemy"
        if len(chosen) == 2 or (Side.ENEMY in chosen and Quantity.SELF in (one.quantity, other.quantity)):
            return "places are swapped within a row, not across"
        return ""

    def did(self, selector: Selector) -> None:
        """From now on “it” is whom this step acted on, if that is one."""
        if selector.quantity == Quantity.CHOSEN:
            self.has_it = True


def spoken(when: When) -> str:
    """
    >>> spoken(When.ATTACKED), spoken(When.ROUND_START)
    ('when attacked', 'round start')
    """
    said = word(when).replace("-", " ")
    return f"when {said}" if when in ABOUT_WARRIORS else said
