"""Burrow's words: acts as written in records and by players, and the rule that each refusal cites."""

from krypta.core.text.naming import word
from krypta.core.text.vocabulary import Vocabulary

from .layout import Card, Reason, Verb

WITH_CARD = (Verb.SHOW, Verb.BURY, Verb.KEEP, Verb.DRAW)
CARD_WORDS = [word(card) for card in Card]
VOCABULARY = Vocabulary("Burrow", Verb, dict.fromkeys(WITH_CARD, CARD_WORDS))

RULE_OF: dict[Reason, str] = {
    Reason.NOT_AN_ACT: "B3.2",
    Reason.OVER: "B6",
    Reason.NATURE_FIRST: "B3.1",
    Reason.NATURE_ONLY: "B3.1",
    Reason.CANNOT_COME: "B1",
    Reason.KEEP_FIRST: "B5",
    Reason.NOTHING_TO_KEEP: "B5",
    Reason.NOT_SEEN: "B5",
    Reason.NOT_HELD: "B3.2",
    Reason.BURIED_ALREADY: "B3.3",
    Reason.BURROW_FULL: "B4.1",
    Reason.BURROW_EMPTY: "B4.2",
}
