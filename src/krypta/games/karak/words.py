"""Karak's words: acts as records and players write them, and the rules that refusals cite."""

from collections.abc import Iterator

from krypta.core.text.naming import word
from krypta.core.text.vocabulary import Vocabulary

from .content import letters, openings
from .layout import (
    FACES,
    FOUNTAINS,
    LEAST_AGAIN,
    PAIR_HIGH,
    PAIR_LOW,
    PORTALS,
    SEATS,
    SHAPES,
    Hero,
    Item,
    Phase,
    Reason,
    Side,
    Tile,
    Token,
    Verb,
)

SEAT_WORDS = [str(seat + 1) for seat in range(SEATS)]
FOUNTAIN_WORDS = [str(number + 1) for number in range(FOUNTAINS)]
ITEM_WORDS = [word(item) for item in Item]
TOKEN_WORDS = [word(token) for token in Token]
HERO_WORDS = [word(hero) for hero in Hero]

ARGUMENTS: dict[Verb, list[str]] = {
    Verb.GO: [word(side) for side in Side],
    Verb.PORTAL: [str(number + 1) for number in range(PORTALS)],
    Verb.CAST: [f"{seat} {fountain}" for seat in SEAT_WORDS for fountain in FOUNTAIN_WORDS],
    Verb.SWAP: SEAT_WORDS,
    Verb.LAY: [letters(mask) or "closed" for mask in range(SHAPES)],
    Verb.KEEP: TOKEN_WORDS,
    Verb.LEAVE: ITEM_WORDS,
    Verb.CURSE: SEAT_WORDS,
    Verb.REVIVE: FOUNTAIN_WORDS,
    Verb.HERO: HERO_WORDS,
    Verb.FIRST: SEAT_WORDS,
    Verb.ROLL: [f"{low} {high}" for low, high in zip(PAIR_LOW.tolist(), PAIR_HIGH.tolist(), strict=True)],
    Verb.AGAIN: [str(die) for die in range(LEAST_AGAIN, FACES + 1)],
    Verb.TILE: [word(kind) for kind in Tile if kind != Tile.START],
    Verb.TOKEN: TOKEN_WORDS,
}


def spellings(said: str) -> Iterator[str]:
    """The word as typed, and with its arguments in our order."""
    yield said
    verb, _, argument = said.partition(" ")
    if verb == "roll":
        yield " ".join([verb, *sorted(argument.split())])
    if verb == "lay" and set(argument) <= set("nesw"):
        yield f"lay {letters(openings(''.join(set(argument))))}"
    if verb == "go" and len(argument) == 1:
        yield from (f"go {word(side)}" for side in Side if word(side).startswith(argument))


VOCABULARY = Vocabulary("Karak", Verb, ARGUMENTS, spellings)


# The rule by which nature decides before anyone else may.
RULE_OF_DRAW: dict[Phase, str] = {
    Phase.HERO: "K2.2",
    Phase.FIRST_LOT: "K2.3",
    Phase.FIRST_ROLL: "K2.3",
    Phase.DRAW_TILE: "K3.2",
    Phase.DRAW_TOKEN: "K3.4",
}

# The rule that each refusal cites.
RULE_OF: dict[Reason, str] = {
    Reason.NOT_AN_ACT: "K3.1",
    Reason.OVER: "K9.1",
    Reason.NOT_NOW: "K3.10",
    Reason.NATURE_FIRST: "K4.1",
    Reason.NATURE_ONLY: "K4.1",
    Reason.CANNOT_COME: "K1.2",
    Reason.HERO_FIRST: "K2.2",
    Reason.HERO_GONE: "K2.2",
    Reason.WALL_HERE: "K3.1",
    Reason.WALL_THERE: "K3.1",
    Reason.PILE_EMPTY: "K3.12",
    Reason.NO_STEPS: "K3.10",
    Reason.NOT_ON_PORTAL: "K3.6",
    Reason.NO_SUCH_PORTAL: "K3.6",
    Reason.SAME_PORTAL: "K3.6",
    Reason.LAY_FIRST: "K3.2",
    Reason.NOT_THIS_SHAPE: "K3.2",
    Reason.DOES_NOT_JOIN: "K3.2",
    Reason.KEEP_FIRST: "K8.6",
    Reason.NOT_DRAWN: "K8.6",
    Reason.NO_MONSTER: "K4.1",
    Reason.FIGHT_NOT_FIRST: "K8.4",
    Reason.MEET_FIRST: "K8.4",
    Reason.STRIKE_FIRST: "K4.1",
    Reason.NOT_HORAN: "K8.2",
    Reason.REROLLED: "K8.2",
    Reason.REROLL_AFTER_BOLT: "K8.2",
    Reason.NO_BOLT: "K6.5",
    Reason.NOT_XANROS: "K8.3",
    Reason.GAVE_LIFE: "K8.3",
    Reason.CURSED: "K7.2",
    Reason.SWAP_SELF: "K8.3",
    Reason.SWAP_NOT_FIRST: "K8.3",
    Reason.SWAP_SAME_TILE: "K8.3",
    Reason.NOTHING_TO_TAKE: "K6.3",
    Reason.SAME_KIND_ONLY: "K6.3",
    Reason.NO_CHEST: "K6.4",
    Reason.NO_KEY: "K6.4",
    Reason.NO_HEALING: "K6.6",
    Reason.NO_SUCH_HERO: "K1.1",
    Reason.NO_SUCH_FOUNTAIN: "K6.6",
    Reason.LEAVE_FIRST: "K6.3",
    Reason.OTHER_SLOT: "K6.3",
    Reason.NOT_HELD: "K6.3",
    Reason.CURSE_FIRST: "K7.1",
    Reason.CURSE_SELF: "K7.1",
    Reason.REVIVE_FIRST: "K8.2",
}
