"""Keywords on cards that a rule explains, so that its number can be shown to the reader."""

from collections.abc import Sequence

from krypta.core.text.naming import word

from ...layout import Do
from .ability import Clause

EXPLAINED = {Do.GUARD: "S5.13", Do.SHIELD: "S5.14", Do.REACH: "S5.15"}


def explained(clauses: Sequence[Clause]) -> dict[str, str]:
    """The keywords of a card, each with the number of its rule.

    >>> from krypta.games.shabrak.cards.language.reader import read
    >>> from krypta.games.shabrak.layout import Kind
    >>> explained([read("standing: reach +1 to self; guard self", Kind.WARRIOR, [])])
    {'guard': 'S5.13', 'reach': 'S5.15'}
    """
    done = {step.do for clause in clauses for step in clause.steps}
    return {word(do): rule for do, rule in EXPLAINED.items() if do in done}


def word_id(name: str) -> str:
    """The id of the message with the keyword and its rule: “guard: S5.13”."""
    return f"shabrak-word-{name}"
