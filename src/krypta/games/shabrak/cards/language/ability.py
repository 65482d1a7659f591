"""What an ability says, as data: everything else about it, tables, texts and checks, is made from this."""

import msgspec

from ...layout import Anchor, Ask, Do, Lasting, Measure, Quantity, Rarity, Relation, Side, Trait, When


class Selector(msgspec.Struct, frozen=True):
    """Whom something means: `chosen own other ready`, `all enemy in reach of it`."""

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
    counted: Selector | None = None  # who is counted, or whose figure it is


class Condition(msgspec.Struct, frozen=True):
    ask: Ask
    number: int = 0
    counted: Selector | None = None


class Step(msgspec.Struct, frozen=True):
    """One effect; for cards that are drawn or discarded, `on` says only whose."""

    do: Do
    on: Selector
    amount: Amount | None = None
    lasting: Lasting = Lasting.TURN
    other: Selector | None = None  # with whom places are swapped
    then: bool = False
    may: bool = False


class Clause(msgspec.Struct, frozen=True):
    """When, on which conditions, and what."""

    when: When
    steps: tuple[Step, ...]
    subject: Selector | None = None  # whom the trigger is about, if not the card's own warrior
    conditions: tuple[Condition, ...] = ()


# Which effects have an amount, and which of them can be less than nothing.
AMOUNTS = {Do.PRESS, Do.RELIEVE, Do.ATTACK, Do.DEFENCE, Do.DRAW, Do.DISCARD, Do.RETRIEVE, Do.REACH}
CHANGES = {Do.ATTACK, Do.DEFENCE, Do.REACH}
# Which move cards, and so mean a player, not a warrior.
OF_CARDS = {Do.DRAW, Do.DISCARD, Do.RETRIEVE, Do.RECYCLE}
# Which can work while their card stands; the last two can do nothing else.
STANDING = {Do.ATTACK, Do.DEFENCE, Do.REACH, Do.GUARD}
ONLY_STANDING = {Do.REACH, Do.GUARD}
# What may set off a trigger about a warrior.
ABOUT_WARRIORS = {When.EXHAUSTED, When.ATTACKING, When.ATTACKED, When.PRESSED, When.OVERPOWERED}
OF_ATTACKS = {When.ATTACKING, When.ATTACKED}
