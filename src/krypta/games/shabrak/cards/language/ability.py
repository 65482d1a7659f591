"""An ability as data, from which its tables, texts and checks are made."""

import msgspec

from ...layout import Anchor, Ask, Do, Lasting, Measure, Quantity, Rarity, Relation, Side, Trait, When


class Selector(msgspec.Struct, frozen=True):
    """Which warriors are meant: `chosen own other ready`, `all enemy in reach of it`."""

    quantity: Quantity
    side: Side = Side.ANY
    relation: Relation = Relation.ANYWHERE
    anchor: Anchor = Anchor.SELF
    traits: frozenset[Trait] = frozenset()
    sark: str = ""  # the original sark
    rarity: Rarity | None = None


class Amount(msgspec.Struct, frozen=True):
    """How much: `2`, `1 per 2 own ready`, `half attack of self`; S5.5: rounded up."""

    measure: Measure = Measure.FIXED
    number: int = 1
    divisor: int = 1
    counted: Selector | None = None  # the warriors that are counted, or the one whose figure it is


class Condition(msgspec.Struct, frozen=True):
    ask: Ask
    number: int = 0
    counted: Selector | None = None


class Step(msgspec.Struct, frozen=True):
    """One effect; for effects on cards, `on` says only whose cards they are."""

    do: Do
    on: Selector
    amount: Amount | None = None
    lasting: Lasting = Lasting.TURN
    other: Selector | None = None  # the warrior to swap places with
    then: bool = False
    may: bool = False


class Clause(msgspec.Struct, frozen=True):
    """When it acts, under which conditions, and what it does."""

    when: When
    steps: tuple[Step, ...]
    subject: Selector | None = None  # the warriors that the trigger is about, if not the card's own
    conditions: tuple[Condition, ...] = ()


# The effects with an amount, and those whose amount can be negative.
AMOUNTS = {Do.PRESS, Do.RELIEVE, Do.ATTACK, Do.DEFENCE, Do.DRAW, Do.DISCARD, Do.RETRIEVE, Do.REACH}
CHANGES = {Do.ATTACK, Do.DEFENCE, Do.REACH}
# The effects that move cards, and so act on a player, not on a warrior.
OF_CARDS = {Do.DRAW, Do.DISCARD, Do.RETRIEVE, Do.RECYCLE}
# The effects that can work while their card stands; the last two can only be used that way.
STANDING = {Do.ATTACK, Do.DEFENCE, Do.REACH, Do.GUARD}
ONLY_STANDING = {Do.REACH, Do.GUARD}
# The moments of triggers about a warrior.
ABOUT_WARRIORS = {When.EXHAUSTED, When.ATTACKING, When.ATTACKED, When.PRESSED, When.OVERPOWERED}
OF_ATTACKS = {When.ATTACKING, When.ATTACKED}
