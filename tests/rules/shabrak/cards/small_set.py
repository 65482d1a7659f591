"""A small card set, independent of the figures of the real one, and a legal deck of it."""

from krypta.games.shabrak.cards.card_file import Cards, read
from krypta.games.shabrak.cards.deck import Deck

TEXT = """\
origin = "tests"

[[sark]]
id = "mob"
rarity = "common"
abilities = ["active: press 1 on chosen enemy"]

[[sark]]
id = "guards"
rarity = "rare"
abilities = []

[[warrior]]
id = "boss"
sark = "mob"
rarity = "rare"
attack = 3
defence = 6
commander = true
abilities = [
    "active: press 2 on chosen enemy in reach",  # not "this"
    "standing: attack +1 to all own neighbour",
]

[[warrior]]
id = "captain"
sark = "guards"
rarity = "unseen"
attack = 2
defence = 7
commander = true

[[warrior]]
id = "anna"
sark = "guards"
rarity = "common"
attack = 2
defence = 5
abilities = ["when attacked: press 1 on foe"]

[[warrior]]
id = "bert"
sark = "mob"
rarity = "common"
attack = 3
defence = 4

[[warrior]]
id = "krupan"
sark = "mob"
rarity = "common"
attack = 2
defence = 4
unlimited = true

[[event]]
id = "liquor"
rarity = "common"
unlimited = true
abilities = ["played: relieve 1 from chosen own"]

[[event]]
id = "brawl"
rarity = "common"
abilities = ["played: press 1 on chosen enemy from guards"]

[[event]]
id = "brag"
rarity = "common"
abilities = ["played: ready chosen own"]

[[equipment]]
id = "club"
rarity = "common"
abilities = ["standing: attack +1 to self"]

[[equipment]]
id = "pot-lid"
rarity = "rare"
abilities = ["standing: defence +1 to self"]
"""

DECK = """\
name = "My mob"
sark = "mob"
warriors = ["boss", "anna", "bert", "krupan", "krupan"]
pile = ["2 liquor", "1 brawl", "2 club"]
"""

SOUND = Deck("My mob", "mob", ("boss", "anna", "bert", "krupan", "krupan"), (("liquor", 2), ("brawl", 1), ("club", 2)))


def small() -> Cards:
    return read(TEXT)
