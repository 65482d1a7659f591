"""Goblin's words: acts as records and players write them, and the rule that each refusal cites."""

from krypta.core.text.naming import word
from krypta.core.text.vocabulary import Vocabulary

from .layout import (
    AT_END,
    FIRST_MONSTER,
    GATEKEEPERS,
    LORDS,
    ORDINARY,
    OWN,
    ROW,
    SEATS,
    STARTING,
    Curse,
    Effect,
    Hero,
    Phase,
    Potion,
    Reason,
    Verb,
)

LEVEL_WORDS = ["i", "ii", "iii"]
SEAT_WORDS = [str(seat + 1) for seat in range(SEATS)]
HERO_WORDS = [word(hero) for hero in Hero]
EFFECT_WORDS = [word(effect) for effect in Effect]
STARTING_WORDS = [f"s{number + 1}" for number in range(STARTING)]

# A won card is named by the number of its monster: i7 is the seventh of the first level.
WON_WORDS = [f"{level}{n + 1}" for level, count in zip(LEVEL_WORDS, ORDINARY, strict=True) for n in range(count)]
OWN_WORDS = STARTING_WORDS + WON_WORDS
MONSTER_WORDS = [
    *WON_WORDS,
    *(f"gate-{level}{number + 1}" for level in LEVEL_WORDS for number in range(GATEKEEPERS)),
    *(f"lord{number + 1}" for number in range(LORDS)),
]
PLACE_WORDS = [*(str(place + 1) for place in range(ROW)), "gate", "stack"]

ARGUMENTS: dict[Verb, list[str]] = {
    Verb.FIGHT: [*(f"{level} {place}" for level in LEVEL_WORDS for place in PLACE_WORDS), "lord"],
    Verb.PLAY: OWN_WORDS,
    Verb.DISCARD: OWN_WORDS,
    Verb.KEEP: OWN_WORDS,
    Verb.DEFY: EFFECT_WORDS,
    Verb.SPARE: [f"{effect} {own}" for effect in EFFECT_WORDS[:AT_END] for own in OWN_WORDS],
    Verb.STRENGTH: EFFECT_WORDS[:AT_END],
    Verb.PROTECTION: [word(curse) for curse in Curse],
    Verb.POTION: [word(potion) for potion in Potion],
    Verb.BUY: WON_WORDS,
    Verb.PAY: WON_WORDS,
    Verb.PLACE: [str(place + 1) for place in range(OWN)],
    Verb.HERO: HERO_WORDS,
    Verb.FIRST: SEAT_WORDS,
    Verb.REVEAL: MONSTER_WORDS,
    Verb.DRAW: STARTING_WORDS,
    Verb.TOP: ["starting", *WON_WORDS],
}


VOCABULARY = Vocabulary("Goblin", Verb, ARGUMENTS)


def card_word(card: int) -> str:
    """A card as scenarios write it: a hero's starting card, or a monster.

    >>> card_word(0), card_word(36), card_word(117)
    ('argentus-1', 'i1', 'lord3')
    """
    if card < FIRST_MONSTER:
        return f"{HERO_WORDS[card // STARTING]}-{card % STARTING + 1}"
    return MONSTER_WORDS[card - FIRST_MONSTER]


# The rule by which nature decides before anyone else may.
RULE_OF_DRAW: dict[Phase, str] = {
    Phase.HERO: "G2.2",
    Phase.FIRST: "G2.3",
    Phase.LORD: "G2.1",
    Phase.GATEKEEPER: "G2.1",
    Phase.MONSTER: "G2.1",
    Phase.DRAW: "G3.1",
    Phase.TOP: "G3.2",
}

# The rule that each refusal cites.
RULE_OF: dict[Reason, str] = {
    Reason.NOT_AN_ACT: "G4.1",
    Reason.OVER: "G5.10",
    Reason.NATURE_FIRST: "G3.1",
    Reason.NATURE_ONLY: "G3.1",
    Reason.CANNOT_COME: "G3.1",
    Reason.HERO_FIRST: "G2.2",
    Reason.HERO_GONE: "G2.2",
    Reason.TURN_FIRST: "G4.1",
    Reason.TRIM_FIRST: "G5.3",
    Reason.FIGHT_FIRST: "G5.4",
    Reason.DEFY_FIRST: "G9.5",
    Reason.KEEP_FIRST: "G9.6",
    Reason.ARRANGE_FIRST: "G3.2",
    Reason.BREATHE_FIRST: "G6.6",
    Reason.REWARD_FIRST: "G5.7",
    Reason.SHOP_FIRST: "G7.1",
    Reason.PAY_FIRST: "G7.1",
    Reason.LEVEL_CLOSED: "G5.2",
    Reason.NO_MONSTER: "G5.1",
    Reason.HAS_KEY: "G6.2",
    Reason.STACK_CLOSED: "G5.1",
    Reason.LORD_CLOSED: "G5.2",
    Reason.ALIVE: "G8.1",
    Reason.NOT_HELD: "G5.4",
    Reason.COLOUR_CURSED: "G5.6",
    Reason.DOES_NOT_FOLLOW: "G5.4",
    Reason.NOT_CURSED: "G5.6",
    Reason.NO_SUCH_EFFECT: "G6.4",
    Reason.COUNTS_AT_END: "G9.5",
    Reason.NOT_LAID: "G9.5",
    Reason.NO_POTION: "G6.3",
    Reason.NO_CARD_PLAYED: "G6.4",
    Reason.HEALTHY: "G6.6",
    Reason.HEAL_IN_FIGHT: "G6.6",
    Reason.NOT_SEEN: "G9.6",
    Reason.NO_SUCH_PLACE: "G3.2",
    Reason.PLACE_TAKEN: "G3.2",
    Reason.SOLD_OUT: "G7.2",
    Reason.HAS_POTION: "G7.2",
    Reason.NOT_IN_SHOP: "G7.3",
    Reason.BOUGHT_ALREADY: "G7.3",
    Reason.CANNOT_PAY: "G7.1",
    Reason.NOT_YOURS: "G7.1",
}
