"""A deck as a file that people write and share, and the other values that a table's option accepts."""

import difflib
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TypeVar

from krypta.core.files.fault import Fault, InvalidInput, fault, shown, together
from krypta.core.files.page import Inside, Page
from krypta.core.text.message import Message

from ..layout import NAME
from . import deck_code
from .card_file import Cards
from .deck import Deck, faults, in_order
from .pool import our_own

FILE = Message("core-fault-deck-file")
LONGEST_FILE = 10_000
MOST_ENTRIES = 100
KEYS = ("name", "sark", "warriors", "pile")
T = TypeVar("T")
ENTRY = re.compile(r"(?:(\d{1,2})\s+)?(\S+)")  # `2 liquor`, or `liquor`


def read(text: str, cards: Cards) -> Deck:
    """The deck that a file describes; InvalidInput has all faults, of its form and of S1."""
    page = Page(text, FILE, LONGEST_FILE)
    deck = _Reader(page, cards).deck()
    page.refuse_faults()
    return in_order(deck, cards)


def draft(said: str, cards: Cards) -> tuple[Deck, list[Fault]]:
    """Like `find`, but a faulty file gives the deck together with its faults, so that it can be corrected."""
    if "=" not in said:
        return find(said, cards), []
    page = Page(said, FILE, LONGEST_FILE)
    deck = _Reader(page, cards).deck()
    try:
        page.refuse_faults()
    except InvalidInput as invalid:
        return deck, invalid.faults
    return deck, []


def too_many(deck: Deck) -> list[Fault]:
    """The parts of a deck that list too many cards to be checked."""
    parts = {"warriors": len(deck.warriors), "pile": len(deck.pile)}
    return [
        fault("shabrak-fault-entries", key=part, count=count, most=MOST_ENTRIES)
        for part, count in parts.items()
        if count > MOST_ENTRIES
    ]


class _Reader:
    def __init__(self, page: Page, cards: Cards) -> None:
        self.page = page
        self.cards = cards
        self.root = page.places[""][0]
        self.unread: set[str] = set()
        self.places: dict[tuple[str, str], int] = {}  # the offset where each part first names a card

    def deck(self) -> Deck:
        self.page.only(self.page.data, self.root, KEYS, FILE)
        name = self._name()
        deck = Deck(
            name,
            self._part("sark", self._sark),
            self._part("warriors", self._warriors),
            self._part("pile", self._pile),
        )
        for wrong in faults(deck, self.cards):
            if wrong.part not in self.unread:  # else an unreadable part would be reported twice
                self.page.note(self.places.get((wrong.part, wrong.card), self.root.value(wrong.part)), wrong)
        return deck

    def _part(self, part: str, read: Callable[[], T]) -> T:
        before = self.page.n_faults
        found = read()
        if self.page.n_faults > before:
            self.unread.add(part)
        return found

    def _name(self) -> str:
        name = self.page.data.get("name", "")
        if not isinstance(name, str) or not name.isprintable() or len(name.encode()) > NAME:
            self.page.fault(self.root.value("name"), "shabrak-fault-deck-name", most=NAME)
            return ""
        return name

    def _sark(self) -> str:
        sark = self.page.data.get("sark", "")
        if not isinstance(sark, str):
            self.page.fault(self.root.value("sark"), "shabrak-fault-deck-sark", found=shown(sark))
            return ""
        return sark.strip().lower()

    def _warriors(self) -> tuple[str, ...]:
        return tuple(self._noted("warriors", id, inside, 1) for id, inside in self._entries("warriors"))

    def _entries(self, key: str) -> list[tuple[str, Inside]]:
        entries = self.page.entries(self.page.data, self.root, key)
        if len(entries) > MOST_ENTRIES:
            at = entries[MOST_ENTRIES][1].at(1)
            self.page.fault(at, "shabrak-fault-entries", key=key, count=len(entries), most=MOST_ENTRIES)
            return []  # none of them is checked, since there may be any number
        return entries

    def _pile(self) -> tuple[tuple[str, int], ...]:
        found = []
        for said, inside in self._entries("pile"):
            if entry := ENTRY.fullmatch(said.strip()):
                before = len(said) - len(said.lstrip()) + entry.start(2)
                found.append((self._noted("pile", entry[2], inside, before + 1), int(entry[1] or 1)))
            else:
                self.page.fault(inside.at(1), "shabrak-fault-entry", found=shown(said))
        return tuple(found)

    def _noted(self, part: str, id: str, inside: Inside, column: int) -> str:
        id = id.strip().lower()
        self.places.setdefault((part, id), inside.at(column))
        return id


def write(deck: Deck) -> str:
    """The deck as the text of a deck file."""
    lines = [f"name = {_quoted(deck.name)}"] if deck.name else []
    lines += [f"sark = {_quoted(deck.sark)}"] if deck.sark else []
    lines += _listed("warriors", deck.warriors)
    lines += _listed("pile", [f"{count} {id}" for id, count in deck.pile])
    return "\n".join(lines) + "\n"


def _listed(key: str, entries: tuple[str, ...] | list[str]) -> list[str]:
    return [f"{key} = [", *(f"    {_quoted(entry)}," for entry in entries), "]"]


def _quoted(said: str) -> str:
    return '"' + said.replace("\\", "\\\\").replace('"', '\\"') + '"'


@cache
def ready_made() -> dict[str, Deck]:
    """The decks that come with the game, by name: one for each sark, each with its own strategy."""
    folder = files("krypta.games.shabrak") / "content" / "decks"
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.iterdir(), key=lambda path: path.name)]
    decks = [read(text, our_own()) for text in texts]
    return {deck.name: deck for deck in decks}


def find(said: str, cards: Cards) -> Deck:
    """The deck of a table's option: a ready-made deck's name, a deck code, or the text of a deck file."""
    wanted = said.strip()
    if wanted.lower() in ready_made():
        return ready_made()[wanted.lower()]
    if wanted.upper().startswith(deck_code.PREFIX):
        return deck_code.decode(wanted, cards)
    if "=" in wanted:
        return read(said, cards)
    near = difflib.get_close_matches(wanted.lower(), ready_made(), n=1)
    unknown = Message("shabrak-fault-no-deck", {"found": shown(wanted or None), "known": ", ".join(ready_made())})
    hint = [Message("core-fault-did-you-mean", {"near": near[0]})] if near else []
    raise InvalidInput([Fault(together([unknown, *hint]))])
