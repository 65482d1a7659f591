"""Shabrak's words: acts as records and players write them, and the rule that each refusal cites."""

from krypta.core.text.naming import word
from krypta.core.text.vocabulary import Vocabulary

from .layout import KINDS, SEATS, TEAM, End, Phase, Reason, Side, Verb

SEAT_WORDS = [str(seat + 1) for seat in range(SEATS)]
WARRIOR_WORDS = [str(number + 1) for number in range(TEAM)]
END_WORDS = [word(end) for end in End]

# A card of the draw pile is named by its kind, in the order of its deck: k3 is the third.
KIND_WORDS = [f"k{kind + 1}" for kind in range(KINDS)]

ARGUMENTS: dict[Verb, list[str]] = {
    Verb.ATTACK: [f"{own} {enemy}" for own in WARRIOR_WORDS for enemy in WARRIOR_WORDS],
    Verb.ABILITY: WARRIOR_WORDS,
    Verb.REST: WARRIOR_WORDS,
    Verb.GEAR: WARRIOR_WORDS,
    Verb.PLAY: KIND_WORDS,
    Verb.CHOOSE: [f"{word(side)} {number}" for side in (Side.OWN, Side.ENEMY) for number in WARRIOR_WORDS],
    Verb.DISCARD: KIND_WORDS,
    Verb.RETRIEVE: KIND_WORDS,
    Verb.LAY: [f"{number} {end}" for number in WARRIOR_WORDS for end in END_WORDS],
    Verb.FIRST: SEAT_WORDS,
    Verb.DRAW: KIND_WORDS,
}


VOCABULARY = Vocabulary("Shabrak", Verb, ARGUMENTS)


def fighter_word(fighter: int) -> str:
    """A warrior as scenarios write it: its seat, and its number in the deck.

    >>> fighter_word(0), fighter_word(7)
    ('1.1', '2.3')
    """
    return f"{SEAT_WORDS[fighter // TEAM]}.{WARRIOR_WORDS[fighter % TEAM]}"


# The rule by which nature decides before anyone else may.
RULE_OF_DRAW: dict[Phase, str] = {
    Phase.FIRST: "S2.3",
    Phase.DRAW: "S5.7",
}

# The rule that each refusal cites.
RULE_OF: dict[Reason, str] = {
    Reason.NOT_AN_ACT: "S4.2",
    Reason.OVER: "S6.1",
    Reason.NATURE_FIRST: "S5.7",
    Reason.NATURE_ONLY: "S5.7",
    Reason.CANNOT_COME: "S5.7",
    Reason.LAY_FIRST: "S2.3",
    Reason.TURN_FIRST: "S4.2",
    Reason.CHOOSE_FIRST: "S5.4",
    Reason.MAY_FIRST: "S5.4",
    Reason.DISCARD_FIRST: "S5.4",
    Reason.RETRIEVE_FIRST: "S5.4",
    Reason.LAID_ALREADY: "S2.3",
    Reason.NOT_STANDING: "S4.5",
    Reason.EXHAUSTED: "S4.2",
    Reason.ANOTHER_ACTS: "S4.2",
    Reason.ATTACKED_ALREADY: "S4.2",
    Reason.TARGET_DOWN: "S4.4",
    Reason.OUT_OF_REACH: "S3.2",
    Reason.GUARDED: "S5.13",
    Reason.NO_ABILITY: "S5.3",
    Reason.USED_ALREADY: "S4.2",
    Reason.NOTHING_TO_DO: "S4.2",
    Reason.CAN_ACT: "S4.2",
    Reason.MUST_EXHAUST: "S4.2",
    Reason.MUST_ACT: "S4.2",
    Reason.NO_GEAR: "S5.2",
    Reason.NO_SARK: "S4.2",
    Reason.SARK_USED: "S4.2",
    Reason.NOT_HELD: "S5.1",
    Reason.ENOUGH_PLAYED: "S5.1",
    Reason.NOBODY_TO_WEAR: "S5.2",
    Reason.DOES_NOT_FIT: "S5.4",
    Reason.NOT_DISCARDED: "S5.1",
}
