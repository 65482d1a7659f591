"""Shabrak's cards in characters: their signs, their names shortened to fit, and what is printed on them."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.cards import fit, slug
from krypta.games.shabrak.cards.faces import CardView
from krypta.games.shabrak.view import HeldView, ShabrakView, WarriorView

ATTACK, DEFENCE, SARK = "⚔", "⛨", "⚑"
CROWN, SHIELD, GUARD, EQUIPMENT = "♛", "◈", "♜", "†"
STATUS = {"ready": "●", "exhausted": "○", "overpowered": "✗"}
ARTICLES = ("the", "der", "die", "das", "le", "la", "les")


def below(view: ShabrakView) -> int:
    """The seat whose row is drawn below: the viewer's own."""
    return view.viewer or 0


# -- what is on a card


def says(card: CardView, voice: Voice) -> str:
    """The card's whole text."""
    return " ".join(voice.render(message) for message in card.text)


def printed(card: CardView) -> str:
    """A warrior's printed figures."""
    return f"{ATTACK}{card.attack} {DEFENCE}{card.defence}" if card.attack is not None else ""


def figures(view: ShabrakView, warrior: WarriorView, room: int = 0) -> Text:
    """Attack, and pressure against defence; figures changed by cards and dangerous pressure are marked."""
    card = view.face(warrior.card)
    attack = Text(f"{ATTACK}{warrior.attack}", style=_changed(warrior.attack, card.attack))
    danger = "bold red" if 2 * warrior.pressure >= warrior.defence else "yellow"
    right = Text.assemble((str(warrior.pressure), danger if warrior.pressure else ""), "/")
    right.append(str(warrior.defence), style=_changed(warrior.defence, card.defence))
    left = room - attack.cell_len - right.cell_len
    if left > 2:
        return Text.assemble(attack, " " * (left - 1), DEFENCE, right)
    return Text.assemble(attack if left > 0 or not room else attack[1:], " " * max(1, left), right)


def _changed(now: int, was: int | None) -> str:
    return "" if was is None or now == was else "bold green" if now > was else "bold red"


def held(view: ShabrakView, cards: Sequence[HeldView], voice: Voice) -> list[Text]:
    """Cards by name, with the number of each."""
    return [Text(voice(view.face(one.card).name) + (f" ×{one.count}" if one.count > 1 else "")) for one in cards]


# -- names


def short(name: str, room: int) -> str:
    """As much of a name as fits: whole words, if they fill at least half of the room.

    >>> short("Jacob with the Fork", 10), short("Guildmaster Oakum", 8), short("The Regular", 9), short("Křupan", 7)
    ('Jacob', 'Guildma…', 'The Regu…', 'Křupan')
    """
    if cell_len(name) <= room:
        return name
    words = name.split()
    while words and (cell_len(" ".join(words)) > room or words[-1][0].islower()):
        words.pop()
    whole = " ".join(words).rstrip(",")
    return whole if 2 * cell_len(whole) >= room else fit(Text(name), room).plain


def on_two_lines(name: str, room: int) -> tuple[str, str]:
    """A name, broken between words.

    >>> on_two_lines("Jacob with the Fork", 10), on_two_lines("Guildmaster Oakum", 7), on_two_lines("Smucka", 7)
    (('Jacob with', 'the Fork'), ('Guildm…', 'Oakum'), ('Smucka', ''))
    """
    first, *rest = name.split()
    while rest and cell_len(f"{first} {rest[0]}") <= room:
        first = f"{first} {rest.pop(0)}"
    return short(first, room), short(" ".join(rest), room)


def typed(names: dict[str, str]) -> dict[str, str]:
    """For each number or word, one word of the name that can be typed and that no other name contains.

    >>> typed({"1": "Reeve Matthias", "2": "The Twins", "3": "Smucka", "4": "Smucka"})
    {'1': 'reeve', '2': 'twins'}
    """
    words = {number: [slug(part) for part in name.split()] for number, name in names.items()}
    found = {}
    for number, own in words.items():
        others = {part for other, parts in words.items() if other != number for part in parts}
        fitting = [part for part in own if len(part) > 1 and part not in others and part not in ARTICLES]
        if fitting and not fitting[0].isdigit():
            found[number] = fitting[0]
    return found
