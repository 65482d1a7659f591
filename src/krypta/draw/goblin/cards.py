"""Goblin's cards in characters: each colour has a shape and each effect a sign, so that colour is not needed."""

from collections.abc import Collection, Iterable

from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.cards import DIM
from krypta.games.goblin.cards.faces import CardView, MonsterView

COLOURS = {
    "green": ("▲", "bright_green"),
    "blue": ("●", "bright_blue"),
    "red": ("■", "bright_red"),
    "yellow": ("◆", "bright_yellow"),
}
EFFECTS = {"attack": "⚔", "defence": "⛨", "heal": "✚", "draw": "⇩"}
GEAR = {"attack": "⚔", "defence": "⛨", "heart": "♥", "hand": "❏"}
KINDS = {"action": "❏", "weapon": "†", "armour": "Ω", "key": "⚷", "crown": "♛"}
POTIONS = {"strength": "×", "protection": "☂", "healing": "✚"}
KEYS = ("bright_green", "bright_yellow", "bright_red")  # in the order in which they are won
FOLLOWS, CURSED, LIFTED = "▸", "✗", "✓"
STACK, STARTING, PAWN_SHOP = "▤", "▯", "⚖"


def shape(colour: str) -> Text:
    """The shape that stands for a card's colour."""
    return Text(*COLOURS[colour])


def shapes(colours: Iterable[str]) -> Text:
    return Text().join(shape(colour) for colour in colours)


def curse_sign(curse: str) -> Text:
    """The sign of a colour, an effect, or a kind of equipment that a monster forbids."""
    return shape(curse) if curse in COLOURS else Text(EFFECTS.get(curse) or KINDS[curse])


def curses(monster: MonsterView) -> Text:
    """The signs of a monster's curses."""
    said = Text(CURSED if monster.curses else "", style="bright_magenta")
    return Text.assemble(said, *map(curse_sign, monster.curses))


def figures(monster: MonsterView, wide: bool = True) -> Text:
    """Attack and lives; `wide` pads them to the same width for use in columns."""
    room = 2 if wide else 0
    return Text.assemble(f"⚔{monster.attack:<{room}}", ("♥", "red"), f"{monster.lives:<{room}}")


def effects(card: CardView, cursed: Collection[str] = (), doubled: str = "") -> Text:
    """A card's effects; those that a curse cancels are marked and struck through."""
    said = []
    for effect, number in card.effects:
        sign = GEAR[effect] if card.kind != "action" else EFFECTS[effect]
        plus = "+" if card.kind != "action" and effect in ("heart", "hand") else ""
        one = Text(f"{sign}{plus}{number}" + ("×2" if effect == doubled else ""))
        if effect in cursed or card.kind in cursed:
            one.stylize(f"strike {DIM}")
            one = Text.assemble((CURSED, "bright_magenta"), one)
        said.append(one)
    return Text(" ").join(said)


def following(card: CardView) -> Text:
    """The colours that may follow."""
    if card.kind != "action":
        return Text()
    return Text.assemble((FOLLOWS, DIM), shapes(card.follows) if card.follows else Text("–", DIM))


def sign(card: CardView) -> Text:
    """A card's leading sign: the shape of its colour, or its kind of equipment."""
    return shape(card.colour) if card.kind == "action" else Text(KINDS[card.kind])


def short(card: CardView, cursed: Collection[str] = ()) -> Text:
    """A card without its name: ■⚔2⛨1▸▲●."""
    given = effects(card, cursed)
    tight = Text().join(part for part in given.split(" "))
    return Text.assemble(sign(card), tight, following(card))


def named(card: CardView, voice: Voice, cursed: Collection[str] = ()) -> Text:
    """A card with its name and everything printed on it."""
    parts = [sign(card), Text(voice(card.name)), effects(card, cursed), following(card)]
    return Text(" ").join(part for part in parts if part)


def called(card: CardView) -> str:
    """How acts name one of the player's own cards: `s3` is the third starting card."""
    return own_word(card.id)


def own_word(id: str) -> str:
    """A card's word among its owner's cards.

    >>> own_word("horan-3"), own_word("ii7")
    ('s3', 'ii7')
    """
    return f"s{id.rpartition('-')[2]}" if "-" in id else id


def is_starting(card: CardView) -> bool:
    """Whether it is a hero's starting card, and not won from a monster."""
    return "-" in card.id
