"""A match from its real beginning, between two decks made for tests, so that the figures of the set do not matter."""

from .table import Table, start

SARK = """
[[sark]]
id = "{id}"
name = "{id}"
rarity = "common"
abilities = ["active: draw 1"]
"""
WARRIOR = """
[[warrior]]
id = "{id}"
name = "{id}"
sark = "t-blues"
attack = {attack}
defence = {defence}
rarity = "{rarity}"
commander = {commander}
unlimited = {unlimited}
"""
PILE = """
[[event]]
id = "t-shout"
name = "t-shout"
rarity = "common"
abilities = ["played: draw 1"]

[[event]]
id = "t-shove"
name = "t-shove"
rarity = "common"
abilities = ["played: press 1 on chosen enemy"]

[[equipment]]
id = "t-stick"
name = "t-stick"
rarity = "common"
abilities = ["standing: attack +1 to self"]
"""
DECK = """
sark = "{sark}"
warriors = ["{commander}", "t-ann", "t-bob", "t-man", "t-man"]
pile = ["2 t-shout", "1 t-shove", "2 t-stick"]
"""
EVEN = (3, 6, "rare")


def warrior(id: str, attack: int = 2, defence: int = 4, rarity: str = "common", kind: str = "") -> str:
    parts = {"commander": str(kind == "commander").lower(), "unlimited": str(kind == "nameless").lower()}
    return WARRIOR.format(id=id, attack=attack, defence=defence, rarity=rarity, **parts)


Figures = tuple[int, int, str]


def match(*said: str, one: Figures = EVEN, other: Figures = EVEN, sark: str = "t-blues") -> Table:
    """A match between the Blues and the Reds, whose commanders have that attack, defence and rarity."""
    cards = [SARK.format(id="t-blues"), SARK.format(id="t-reds"), PILE]
    cards += [warrior("t-chief", *one, "commander"), warrior("t-boss", *other, "commander")]
    cards += [warrior("t-ann"), warrior("t-bob"), warrior("t-man", kind="nameless")]
    decks = {
        "deck1": DECK.format(sark=sark, commander="t-chief"),
        "deck2": DECK.format(sark="t-reds", commander="t-boss"),
    }
    return start(*said, cards="".join(cards), **decks)


LAYING = ["lay 2 left", "lay 2 right", "lay 3 left", "lay 3 left", "lay 4 right", "lay 4 left", "lay 5 left"]
LAST = "lay 5 right"
