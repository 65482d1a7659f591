"""S1: a deck, and what it may contain."""

import difflib
from collections import Counter
from collections.abc import Iterable

import msgspec

from krypta.core.files.fault import Fault, brief, together
from krypta.core.text.message import Argument, Message
from krypta.core.text.naming import word

from ..layout import KINDS, TEAM, Kind
from .card_file import Cards

FEWEST = 5  # cards of the draw pile
MOST = KINDS  # [R]
TWICE = 2
MOST_HINTS = 3  # per part of a deck: a search for similar names takes milliseconds
PILE = (Kind.EVENT, Kind.EQUIPMENT)


class Deck(msgspec.Struct, frozen=True):
    """Cards by their ids; `sark` may be "", and the pile has a count for each card."""

    name: str
    sark: str
    warriors: tuple[str, ...]
    pile: tuple[tuple[str, int], ...]


def in_order(deck: Deck, cards: Cards) -> Deck:
    """The deck in canonical order: the commander first, everything else in the order of the card file."""
    numbers = {id: number for number, id in enumerate(cards)}
    pile: Counter[str] = Counter()
    for id, count in deck.pile:
        pile[id] += count
    warriors = sorted(deck.warriors, key=lambda id: (not cards[id].commander, numbers[id]))
    kinds = sorted(pile.items(), key=lambda kind: numbers[kind[0]])
    return Deck(deck.name, deck.sark, tuple(warriors), tuple(kinds))


def faults(deck: Deck, cards: Cards) -> list[Fault]:
    """Every rule that the deck breaks, with the part of the deck and, if it concerns one, the card."""
    sark = [deck.sark] if deck.sark else []
    parts = [
        *_misplaced("sark", sark, (Kind.SARK,), cards),
        *_misplaced("warriors", deck.warriors, (Kind.WARRIOR,), cards),
        *_misplaced("pile", [id for id, _ in deck.pile], PILE, cards),
    ]
    return [*parts, *_team(deck, cards), *_copies("warriors", Counter(deck.warriors), 1, cards), *_pile(deck, cards)]


def _misplaced(part: str, ids: Iterable[str], kinds: tuple[Kind, ...], cards: Cards) -> list[Fault]:
    """S1.1: cards in the wrong part of the deck, and cards that do not exist."""
    found: list[Fault] = []
    hints = 0
    for id in dict.fromkeys(ids):
        if id not in cards:
            unknown = Message("shabrak-fault-no-card", {"card": brief(id)})
            hint = _hint(id, kinds, cards) if hints < MOST_HINTS else []
            hints += 1
            found.append(Fault(together([unknown, *hint]), part=part, card=id))
        elif cards[id].kind not in kinds:
            kind = Message("shabrak-fault-a", {"kind": word(cards[id].kind)})
            found.append(_fault("shabrak-fault-misplaced", part, id, card=id, kind=kind, part=part))
    return found


def _hint(id: str, kinds: tuple[Kind, ...], cards: Cards) -> list[Message]:
    known = [card.id for card in cards.values() if card.kind in kinds]
    near = difflib.get_close_matches(brief(id), known, n=3, cutoff=0.5)
    said = "core-fault-nearest" if len(near) > 1 else "core-fault-did-you-mean"
    return [Message(said, {"near": ", ".join(near)})] if near else []


def _team(deck: Deck, cards: Cards) -> list[Fault]:
    found = []
    if len(deck.warriors) != TEAM:
        found.append(_fault("shabrak-fault-team", "warriors", most=TEAM, count=len(deck.warriors)))
    commanders = [id for id in deck.warriors if id in cards and cards[id].commander]
    may_be_meant = any(id not in cards for id in deck.warriors)
    if len(commanders) > 1:
        listed = ", ".join(commanders)
        found.append(_fault("shabrak-fault-commanders", "warriors", count=len(commanders), cards=listed))
    elif not commanders and not may_be_meant:
        found.append(_fault("shabrak-fault-no-commander", "warriors"))
    return found


def _pile(deck: Deck, cards: Cards) -> list[Fault]:
    pile: Counter[str] = Counter()
    for id, count in deck.pile:
        pile[id] += count
    none = [id for id, count in deck.pile if count < 1]
    found = [_fault("shabrak-fault-none-in-pile", "pile", id, card=id) for id in none]
    if not FEWEST <= pile.total() <= MOST:
        found.append(_fault("shabrak-fault-pile", "pile", least=FEWEST, most=MOST, count=pile.total()))
    return [*found, *_copies("pile", pile, TWICE, cards)]


def _copies(part: str, counted: Counter[str], most: int, cards: Cards) -> list[Fault]:
    """S1.2: too many copies of a card."""
    return [
        _fault("shabrak-fault-copies", part, id, card=id, most=most, count=count)
        for id, count in counted.items()
        if count > most and id in cards and not cards[id].unlimited
    ]


def _fault(id: str, at: str, of: str = "", /, **args: Argument) -> Fault:
    """A fault in the part `at` of the deck, about the card `of`."""
    return Fault(Message(id, args), part=at, card=of)
