"""Burrow's words: acts as records and players write them, and the rule that each refusal cites."""

import difflib

from .content import word
from .layout import ACTS, Card, Reason, Verb

WITH_CARD = (Verb.SHOW, Verb.BURY, Verb.KEEP, Verb.DRAW)
CARD_WORDS = [word(card) for card in Card]
VOCABULARY = [f"{word(verb)} {card}".strip() for verb in Verb for card in (CARD_WORDS if verb in WITH_CARD else [""])]
ACT_OF = {said: act for act, said in enumerate(VOCABULARY)}
assert len(VOCABULARY) == ACTS

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


def say(act: int) -> str:
    return VOCABULARY[act]


def parse(text: str) -> int:
    said = " ".join(text.lower().split())
    if said in ACT_OF:
        return ACT_OF[said]
    near = difflib.get_close_matches(said, ACT_OF, n=3)
    hint = f" Did you mean {' or '.join(f'“{n}”' for n in near)}?" if near else ""
    raise ValueError(f"“{text.strip()}” is no act of Burrow.{hint}")


def verb_of(act: int) -> Verb:
    return max(verb for verb in Verb if verb <= act)
