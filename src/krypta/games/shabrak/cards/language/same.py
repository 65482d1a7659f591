"""Whether two selectors of an ability could mean the same warrior."""

from ...layout import Relation
from .ability import Selector
from .sound import CONTRADICTIONS


def may_be_the_same(first: Selector, second: Selector) -> bool:
    """Whether both may be the same warrior: not if one is the other's neighbour or their traits contradict.

    >>> from krypta.games.shabrak.layout import Quantity, Trait
    >>> ready, exhausted = (Selector(Quantity.CHOSEN, traits=frozenset({it})) for it in (Trait.READY, Trait.EXHAUSTED))
    >>> may_be_the_same(ready, ready), may_be_the_same(ready, exhausted)
    (True, False)
    """
    if second.relation == Relation.NEIGHBOUR and int(second.anchor) == int(first.quantity):
        return False
    traits = first.traits | second.traits
    rarities = {first.rarity, second.rarity} - {None}
    sarks = {first.sark, second.sark} - {""}
    return len(rarities) < 2 and len(sarks) < 2 and not any(pair <= traits for pair in CONTRADICTIONS)
