"""S1: a deck, and what it may hold."""

import difflib
from collections import Counter
from collections.abc import Iterable

import msgspec

from krypta.core.page import shown

from .card_file import Cards
from .layout import KINDS, TEAM, Kind

FEWEST = 5  # cards of the draw pile
MOST = KINDS  # [R]
TWICE = 2
PILE = (Kind.EVENT, Kind.EQUIPMENT)
KIND_WORDS = {Kind.SARK: "a sark", Kind.WARRIOR: "a warrior", Kind.EVENT: "an event", Kind.EQUIPMENT: "equipment"}


class Deck(msgspec.Struct, frozen=True):
    """Cards by their ids; `sark` may be "", the pile says how many of each."""

    name: str
    sark: str
    warriors: tuple[str, ...]
    pile: tuple[tuple[str, int], ...]


class Breach(msgspec.Struct, frozen=True):
    """What is wrong with a deck, in which part of it, and with which card, if it is one."""

    part: str
    said: str
    card: str = ""


def in_order(deck: Deck, cards: Cards) -> Deck:
    """The same deck as every reader gives it: the commander first, and else the order of the card file."""
    numbers = {id: number for number, id in enumerate(cards)}
    pile: Counter[str] = Counter()
    for id, count in deck.pile:
        pile[id] += count
    warriors = sorted(deck.warriors, key=lambda id: (not cards[id].commander, numbers[id]))
    kinds = sorted(pile.items(), key=lambda kind: numbers[kind[0]])
    return Deck(deck.name, deck.sark, tuple(warriors), tuple(kinds))


def faults(deck: Deck, cards: Cards) -> list[str]:
    """Every reason why it is no deck."""
    return [breach.said for breach in breaches(deck, cards)]


def breaches(deck: Deck, cards: Cards) -> list[Breach]:
    sark = [deck.sark] if deck.sark else []
    parts = [
        *_misplaced("sark", sark, (Kind.SARK,), cards),
        *_misplaced("warriors", deck.warriors, (Kind.WARRIOR,), cards),
        *_misplaced("pile", [id for id, _ in deck.pile], PILE, cards),
    ]
    return [*parts, *_team(deck, cards), *_copies("warriors", Counter(deck.warriors), 1, cards), *_pile(deck, cards)]


def _misplaced(part: str, ids: Iterable[str], kinds: tuple[Kind, ...], cards: Cards) -> list[Breach]:
    """S1.1: what belongs where; and what there is not at all."""
    found = []
    for id in dict.fromkeys(ids):
        if id not in cards:
            found.append(Breach(part, f"There is no card {shown(id)} (S1.1).{_hint(id, kinds, cards)}", id))
        elif cards[id].kind not in kinds:
            expected = " or ".join(KIND_WORDS[kind] for kind in kinds)
            said = f"“{id}” is {KIND_WORDS[cards[id].kind]}; {expected} is expected in “{part}” (S1.1)."
            found.append(Breach(part, said, id))
    return found


def _hint(id: str, kinds: tuple[Kind, ...], cards: Cards) -> str:
    known = [card.id for card in cards.values() if card.kind in kinds]
    near = difflib.get_close_matches(id, known, n=3, cutoff=0.5)
    if len(near) > 1:
        return f" The nearest are {', '.join(near)}."
    return f" Did you mean {near[0]}?" if near else ""


def _team(deck: Deck, cards: Cards) -> list[Breach]:
    found = []
    if len(deck.warriors) != TEAM:
        said = f"A deck has exactly {TEAM} warriors; this one has {len(deck.warriors)} (S1.1)."
        found.append(Breach("warriors", said))
    commanders = [id for id in deck.warriors if id in cards and cards[id].commander]
    may_be_meant = any(id not in cards for id in deck.warriors)
    if len(commanders) > 1:
        said = f"Exactly one warrior is a commander; this deck has {len(commanders)}: {', '.join(commanders)} (S1.1)."
        found.append(Breach("warriors", said))
    elif not commanders and not may_be_meant:
        found.append(Breach("warriors", "Exactly one warrior is a commander; this deck has none (S1.1)."))
    return found


def _pile(deck: Deck, cards: Cards) -> list[Breach]:
    pile: Counter[str] = Counter()
    for id, count in deck.pile:
        pile[id] += count
    found = [
        Breach("pile", f"“{id}” is in the draw pile {count} times; it should be once or more (S1.1).", id)
        for id, count in deck.pile
        if count < 1
    ]
    if not FEWEST <= pile.total() <= MOST:
        said = f"A draw pile has {FEWEST} to {MOST} cards; this one has {pile.total()} (S1.1)."
        found.append(Breach("pile", said))
    return [*found, *_copies("pile", pile, TWICE, cards)]


def _copies(part: str, counted: Counter[str], most: int, cards: Cards) -> list[Breach]:
    """S1.2."""
    times = "once" if most == 1 else "twice"
    return [
        Breach(part, f"“{id}” may be in a deck {times} at most; this one has it {count} times (S1.2).", id)
        for id, count in counted.items()
        if count > most and id in cards and not cards[id].unlimited
    ]
