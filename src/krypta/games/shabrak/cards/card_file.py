"""Reading a card file (S1.3, S1.4): all faults are reported, each with its line and column."""

import re

import msgspec

from krypta.core.files.fault import Fault, shown
from krypta.core.files.page import Page, Place, Table
from krypta.core.text.message import Message
from krypta.core.text.naming import word

from ..layout import CLAUSES, NAME, SARKS, Kind, Rarity, When
from .language import reader
from .language.ability import Clause

FILE = Message("core-fault-card-file")
LONGEST_FILE = 50_000
MOST_CARDS = 300
LONGEST_ID = 40
MOST = 20  # of attack and defence
LONGEST_FLAVOUR = 160  # characters
ID = re.compile(r"[a-z][a-z0-9-]*")

# The keys that each kind of card has in addition to those of all cards.
OF_ALL = ("id", "name", "rarity", "abilities", "picture", "flavour")
KEYS: dict[Kind, tuple[str, ...]] = {
    Kind.SARK: OF_ALL,
    Kind.WARRIOR: (*OF_ALL, "sark", "attack", "defence", "commander", "unlimited"),
    Kind.EVENT: (*OF_ALL, "unlimited"),
    Kind.EQUIPMENT: (*OF_ALL, "unlimited"),
}


class Card(msgspec.Struct, frozen=True):
    kind: Kind
    id: str
    name: str  # from its file; our own cards have none, since theirs are in the catalogues
    rarity: Rarity
    sark: str = ""  # the original sark of a warrior
    attack: int = 0
    defence: int = 0
    commander: bool = False
    unlimited: bool = False  # S1.2
    clauses: tuple[Clause, ...] = ()
    abilities: tuple[str, ...] = ()  # the clauses as they are written
    picture: str = ""  # the id of the card of ours whose picture it shows
    flavour: str = ""  # its joke, in the author's words; ours are in the catalogues

    @property
    def title(self) -> str:
        """The card's name: a message id for our own cards, or the plain name from its file.

        >>> Card(Kind.EVENT, "liquor", "", Rarity.COMMON).title
        'shabrak-card-liquor'
        """
        return self.name or f"shabrak-card-{self.id}"


Cards = dict[str, Card]  # by id, in the order of their file


def read(text: str, known: Cards | None = None) -> Cards:
    """The cards that a file describes; `known` is the set that they are added to. InvalidInput has all faults.

    >>> sorted(read('''
    ... [[event]]
    ... id = "nap"
    ... rarity = "common"
    ... abilities = ["played: ready chosen own"]
    ... '''))
    ['nap']
    """
    page = Page(text, FILE, LONGEST_FILE)
    cards = _Reader(page, known or {}).cards()
    page.refuse_faults()
    return cards


class _Reader:
    def __init__(self, page: Page, known: Cards) -> None:
        self.page = page
        self.known = known
        self.sarks = [card.id for card in known.values() if card.kind == Kind.SARK]
        self.ids: dict[str, int] = {}  # with the offset where each first occurs
        self.names: dict[str, int] = {}

    def cards(self) -> Cards:
        page = self.page
        kinds = tuple(word(kind) for kind in Kind)
        page.only(page.data, page.places[""][0], ("origin", *kinds), FILE)
        found = [(place, table, kind) for kind in Kind for table, place in page.tables(word(kind))]
        found.sort(key=lambda card: card[0].header)
        if len(found) > MOST_CARDS:
            page.fault(found[MOST_CARDS][0].header, "shabrak-fault-cards", most=MOST_CARDS, count=len(found))
            return {}
        self._note_sarks([(table, place) for place, table, kind in found if kind == Kind.SARK])
        cards = [self._card(table, place, kind) for place, table, kind in found]
        return {card.id: card for card in cards}

    def _note_sarks(self, tables: list[tuple[Table, Place]]) -> None:
        """Collect the sarks first: abilities and warriors may name sarks that come later in the file."""
        for table, place in tables:
            if isinstance(id := table.get("id"), str) and ID.fullmatch(id) and id not in self.sarks:
                self.sarks.append(id)
                if len(self.sarks) == SARKS + 1:
                    self.page.fault(place.header, "shabrak-fault-sarks", most=SARKS)

    # -- cards

    def _card(self, table: Table, place: Place, kind: Kind) -> Card:
        self.page.only(table, place, KEYS[kind], Message("shabrak-fault-a", {"kind": word(kind)}))
        warrior = kind == Kind.WARRIOR
        commander = self._yes(table, place, "commander")
        unlimited = self._yes(table, place, "unlimited")
        if commander and unlimited:
            self.page.fault(place.value("unlimited"), "shabrak-fault-commander-unlimited")
        clauses, abilities = self._abilities(table, place, kind)
        return Card(
            kind=kind,
            id=self._id(table, place),
            name=self._name(table, place),
            rarity=self._rarity(table, place),
            sark=self._sark(table, place) if warrior else "",
            attack=self._figure(table, place, "attack", 0) if warrior else 0,
            defence=self._figure(table, place, "defence", 1) if warrior else 0,
            commander=commander,
            unlimited=unlimited,
            clauses=clauses,
            abilities=abilities,
            picture=self._picture(table, place),
            flavour=self._flavour(table, place),
        )

    def _abilities(self, table: Table, place: Place, kind: Kind) -> tuple[tuple[Clause, ...], tuple[str, ...]]:
        entries = self.page.entries(table, place, "abilities")
        clauses: list[Clause] = []
        for text, inside in entries:
            try:
                clause = reader.read(text, kind, self.sarks)
            except reader.Unreadable as unreadable:
                self.page.note(inside.at(unreadable.column), Fault(unreadable.say))
                continue
            if clause.when == When.ACTIVE and any(other.when == When.ACTIVE for other in clauses):
                self.page.fault(inside.at(1), "shabrak-fault-one-active")
            clauses.append(clause)
        if len(entries) > CLAUSES:
            at = entries[CLAUSES][1].at(1)
            self.page.fault(at, "shabrak-fault-abilities", most=CLAUSES, count=len(entries))
        if kind == Kind.EVENT and table.get("abilities", []) == []:
            self.page.fault(place.value("abilities"), "shabrak-fault-event-idle")
        return tuple(clauses), tuple(text for text, _ in entries)

    # -- values

    def _id(self, table: Table, place: Place) -> str:
        id, at = table.get("id"), place.value("id")
        if not isinstance(id, str) or not ID.fullmatch(id):
            self.page.fault(at, "shabrak-fault-id", found=shown(id))
            return ""
        if len(id) > LONGEST_ID:
            self.page.fault(at, "shabrak-fault-id-long", card=id, most=LONGEST_ID)
        if id in self.known:
            self.page.fault(at, "shabrak-fault-id-known", card=id)
        elif id in self.ids:
            self.page.fault(at, "shabrak-fault-id-twice", card=id, line=str(self.page.line(self.ids[id])))
        self.ids.setdefault(id, at)
        return id

    def _name(self, table: Table, place: Place) -> str:
        """The card's name; empty for our own cards, since their names are in the catalogues."""
        name, at = table.get("name"), place.value("name")
        if name is None and not self.known:
            return ""
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            self.page.fault(at, "core-fault-name", found=shown(name))
            return ""
        if len(name.encode()) > NAME:
            self.page.fault(at, "core-fault-name-long", name=name, most=NAME)
        if name in self.names:
            first = str(self.page.line(self.names[name]))
            self.page.fault(at, "core-fault-name-twice", name=name, line=first)
        self.names.setdefault(name, at)
        return name

    def _picture(self, table: Table, place: Place) -> str:
        """The card of ours whose picture is shown; without one, the card gets a picture by its id."""
        said = table.get("picture", "")
        if said != "" and (not isinstance(said, str) or said not in self.known):
            self.page.fault(place.value("picture"), "shabrak-fault-picture", found=shown(said))
            return ""
        return str(said)

    def _flavour(self, table: Table, place: Place) -> str:
        said = table.get("flavour", "")
        if not isinstance(said, str) or not said.isprintable() or len(said) > LONGEST_FLAVOUR:
            self.page.fault(place.value("flavour"), "shabrak-fault-flavour", most=LONGEST_FLAVOUR)
            return ""
        return said

    def _rarity(self, table: Table, place: Place) -> Rarity:
        known = [word(rarity) for rarity in Rarity]
        if (said := table.get("rarity")) not in known:
            listed = ", ".join(known)
            self.page.fault(place.value("rarity"), "core-fault-one-of", key="rarity", known=listed, found=shown(said))
            return Rarity.COMMON
        return Rarity(known.index(said))

    def _sark(self, table: Table, place: Place) -> str:
        if (said := table.get("sark")) not in self.sarks:
            at, found = place.value("sark"), shown(said)
            if self.sarks:
                self.page.fault(at, "shabrak-fault-sark", found=found, known=", ".join(self.sarks))
            else:
                self.page.fault(at, "shabrak-fault-no-sarks", found=found)
            return ""
        return str(said)

    def _figure(self, table: Table, place: Place, key: str, least: int) -> int:
        value = table.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
            self.page.fault(place.value(key), "core-fault-number", key=key, least=least, most=MOST, found=shown(value))
            return least
        return value

    def _yes(self, table: Table, place: Place, key: str) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.page.fault(place.value(key), "shabrak-fault-yes", key=key, found=shown(value))
        return value is True
