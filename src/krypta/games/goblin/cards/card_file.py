"""Reading the file of a card set (G1.4): all faults are reported, each with its line and column."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import msgspec

from krypta.core.files.fault import shown
from krypta.core.files.page import Page, Place, Table
from krypta.core.text.message import Argument, Message
from krypta.core.text.naming import word

from ..layout import (
    EFFECTS_ON_CARD,
    GATEKEEPERS,
    LEVELS,
    LORDS,
    NAME,
    ORDINARY,
    STARTING,
    Colour,
    Curse,
    Effect,
    Gear,
    Hero,
)

MOST = 100  # more than any figure of the game, and small enough for the record
FILE = Message("core-fault-card-file")
CARD = Message("core-fault-card")
LONGEST_FILE = 50_000
DIGITS = tuple("123456789")
LEVEL_WORDS = ("I", "II", "III")
GAINS = ("action", "weapon", "armour")
TABLES = ("start", "monster", "gatekeeper", "lord")


class Action(msgspec.Struct, frozen=True):
    """G1.4: an action card, with its effects in the printed order, from left to right."""

    name: str
    colour: Colour
    follows: list[Colour]
    effects: list[tuple[Effect, int]]


class Equipment(msgspec.Struct, frozen=True):
    """G6.1: a weapon or an armour."""

    name: str
    kind: str
    gives: list[tuple[Gear, int]]


class Monster(msgspec.Struct, frozen=True):
    name: str
    attack: int
    lives: int
    curses: list[Curse]
    reward: Action | Equipment | None = None


class CardSet(msgspec.Struct, frozen=True):
    """All cards of a set, in the order of their numbers."""

    starting: list[list[Action]]  # by hero
    monsters: list[list[Monster]]  # by level
    gatekeepers: list[list[Monster]]
    lords: list[Monster]


def read(text: str) -> CardSet:
    """The set that a file describes; InvalidInput has all faults."""
    page = Page(text, FILE, LONGEST_FILE)
    cards = _Reader(page).card_set()
    page.refuse_faults()
    return cards


class _Reader:
    """Reads tables into cards."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.names: dict[str, int] = {}  # with the offset where each first occurs

    def card_set(self) -> CardSet:
        self.page.only(self.page.data, self.page.places[""][0], ("origin", *TABLES), FILE)
        starting: list[list[Action]] = [[] for _ in Hero]
        for table, place in self.page.tables("start"):
            hero = self._one_of(table, place, "hero", [word(hero) for hero in Hero])
            card = self._action(table, place, "hero")
            if hero is not None and card is not None:
                starting[hero].append(card)
        self._numbered("start", starting, [STARTING] * len(Hero), [word(hero) for hero in Hero])
        monsters = self._by_level("monster", ORDINARY)
        gatekeepers = self._by_level("gatekeeper", [GATEKEEPERS] * LEVELS)
        lords = [self._monster(table, place) for table, place in self.page.tables("lord")]
        self._numbered("lord", [lords], [LORDS], [Message("goblin-fault-set")])
        return CardSet(starting, monsters, gatekeepers, [lord for lord in lords if lord is not None])

    def _by_level(self, name: str, counts: Sequence[int]) -> list[list[Monster]]:
        levels: list[list[Monster]] = [[] for _ in LEVEL_WORDS]
        for table, place in self.page.tables(name):
            level = self._one_of(table, place, "level", LEVEL_WORDS)
            also = ("level", "reward") if name == "monster" else ("level",)
            card = self._monster(table, place, *also)
            if level is not None and card is not None:
                levels[level].append(card)
        self._numbered(name, levels, counts, [Message("goblin-fault-level", {"level": level}) for level in LEVEL_WORDS])
        return levels

    def _numbered(
        self, name: str, groups: Sequence[Sequence[Any]], counts: Sequence[int], of: Sequence[Argument]
    ) -> None:
        """Check the number of cards, but only if all of them are valid: else a fault would be reported twice."""
        if self.page.n_faults:
            return
        places = self.page.places.get(name, [])
        at = places[-1].header if places else 0
        for cards, count, group in zip(groups, counts, of, strict=True):
            if len(cards) != count:
                found = {"count": len(cards), "expected": count}
                self.page.fault(at, "goblin-fault-number-of", group=group, name=name, **found)

    # -- cards

    def _monster(self, table: Table, place: Place, *also: str) -> Monster | None:
        before = self.page.n_faults
        self.page.only(table, place, (*also, "name", "attack", "lives", "curses"), CARD)
        name = self._name(table, place)
        attack = self._figure(table, place, "attack")
        lives = self._figure(table, place, "lives", least=1)
        curses = [Curse(n) for n in self._several(table, place, "curses", [word(curse) for curse in Curse])]
        reward = self._reward(table, place) if "reward" in also else None
        if self.page.n_faults > before:
            return None
        return Monster(name, attack, lives, curses, reward)

    def _reward(self, table: Table, place: Place) -> Action | Equipment | None:
        reward = table.get("reward")
        if not isinstance(reward, dict):
            self.page.fault(place.value("reward"), "goblin-fault-reward")
            return None
        inner = place.table("reward")
        kind = self._one_of(reward, inner, "kind", GAINS)
        if kind is None:
            return None
        if GAINS[kind] == "action":
            return self._action(reward, inner, "kind")
        self.page.only(reward, inner, ("kind", "name", "gives"), CARD)
        gives = self._amounts(reward, inner, "gives", Gear)
        return Equipment(self._name(reward, inner), GAINS[kind], [(Gear(n), amount) for n, amount in gives])

    def _action(self, table: Table, place: Place, *also: str) -> Action | None:
        before = self.page.n_faults
        self.page.only(table, place, (*also, "name", "colour", "follows", "effects"), CARD)
        colours = [word(colour) for colour in Colour]
        name = self._name(table, place)
        colour = self._one_of(table, place, "colour", colours)
        follows = [Colour(n) for n in self._several(table, place, "follows", colours)]
        effects = [(Effect(n), amount) for n, amount in self._amounts(table, place, "effects", Effect)]
        if colour is None or self.page.n_faults > before:
            return None
        return Action(name, Colour(colour), follows, effects)

    # -- values

    def _name(self, table: Table, place: Place) -> str:
        name, at = table.get("name"), place.value("name")
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

    def _figure(self, table: Table, place: Place, key: str, least: int = 0) -> int:
        value = table.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
            self.page.fault(place.value(key), "core-fault-number", key=key, least=least, most=MOST, found=shown(value))
            return 0
        return value

    def _one_of(self, table: Table, place: Place, key: str, known: Sequence[str]) -> int | None:
        value = table.get(key)
        if value not in known:
            listed = ", ".join(known)
            self.page.fault(place.value(key), "core-fault-one-of", key=key, known=listed, found=shown(value))
            return None
        return known.index(value)

    def _several(self, table: Table, place: Place, key: str, known: Sequence[str]) -> list[int]:
        values = table.get(key)
        if not isinstance(values, list) or len(set(map(str, values))) != len(values):
            self.page.fault(place.value(key), "goblin-fault-list", key=key, example=f'["{known[0]}"]')
            return []
        entries = self.page.entries(table, place, key)
        for value, inside in entries:
            if value not in known:
                listed = ", ".join(known)
                self.page.fault(inside.at(1), "goblin-fault-can-name", key=key, known=listed, found=shown(value))
        return [known.index(value) for value, _ in entries if value in known]

    def _amounts(self, table: Table, place: Place, key: str, kinds: type[IntEnum]) -> list[tuple[int, int]]:
        """Kinds with amounts, such as `["attack 2", "draw 1"]`."""
        known = [word(kind) for kind in kinds]
        values = table.get(key)
        if not isinstance(values, list) or not 1 <= len(values) <= EFFECTS_ON_CARD:
            example = f'["{known[0]} 2"]'
            self.page.fault(place.value(key), "goblin-fault-some", key=key, most=EFFECTS_ON_CARD, example=example)
            return []
        found: list[tuple[int, int]] = []
        for value, inside in self.page.entries(table, place, key):
            name, _, amount = value.partition(" ")
            if name not in known or amount not in DIGITS:
                listed = ", ".join(known)
                self.page.fault(inside.at(1), "goblin-fault-amount", key=key, known=listed, found=shown(value))
            elif name in [known[kind] for kind, _ in found]:
                self.page.fault(inside.at(1), "goblin-fault-twice", name=name)
            else:
                found.append((known.index(name), int(amount)))
        return found
