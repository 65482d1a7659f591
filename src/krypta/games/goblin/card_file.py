"""The form of a card set's file (G1.4): read whole, and refused with every fault, each with its line.

Values are checked here one by one, not by a typed decoder: that would stop at the first fault, and knows no lines.
"""

import re
import tomllib
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import msgspec

from krypta.core.game import Refused
from krypta.core.naming import word

from .layout import (
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

MOST = 100  # more than any figure of the game, and what the record holds
LONGEST_FILE = 50_000
LONGEST_LINE = 500
LONGEST_SHOWN = 40
DIGITS = tuple("123456789")
LEVEL_WORDS = ("I", "II", "III")
GAINS = ("action", "weapon", "armour")

Table = dict[str, Any]


class Action(msgspec.Struct, frozen=True):
    """G1.4: an action card; its effects as printed, from left to right."""

    name: str
    colour: Colour
    follows: list[Colour]
    effects: list[tuple[Effect, int]]


class Equipment(msgspec.Struct, frozen=True):
    """G6.1."""

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
    """Every card, in the order of their numbers."""

    starting: list[list[Action]]  # by hero
    monsters: list[list[Monster]]  # by level
    gatekeepers: list[list[Monster]]
    lords: list[Monster]


def read(text: str) -> CardSet:
    """The set that a file describes; Refused with every fault if it breaks the form."""
    if len(text) > LONGEST_FILE:
        raise Refused([f"A card file has at most {LONGEST_FILE} characters; this one has {len(text)}."])
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:  # names of ten thousand parts would take the reader of TOML seconds
            raise Refused([f"Line {number}: a line has at most {LONGEST_LINE} characters; this one has {len(line)}."])
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused([f"The card file is no TOML: {error}."]) from None
    reader = _Reader(text)
    cards = reader.card_set(data)
    if reader.faults:
        raise Refused([said for _, said in sorted(reader.faults)])
    return cards


class _Place:
    """Where a table of the file is: the line of its header, and of each of its keys."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.keys: dict[str, int] = {}

    def of(self, key: str) -> int:
        return self.keys.get(key, self.line)


def _places(text: str) -> dict[str, list[_Place]]:
    """Every table of the file, by its name, in order; `[monster.reward]` belongs to the monster before it."""
    found: dict[str, list[_Place]] = {"": [_Place(1)]}
    here = found[""][0]
    for number, line in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?", line):
            here = _Place(number)
            found.setdefault(header[1], []).append(here)
        elif key := re.match(r"\s*([\w-]+)\s*=", line):
            here.keys.setdefault(key[1], number)
    return found


class _Reader:
    """Reads tables into cards, and notes every fault with its line."""

    def __init__(self, text: str) -> None:
        self.faults: list[tuple[int, str]] = []
        self._places = _places(text)
        self._names: dict[str, int] = {}

    def fault(self, line: int, said: str) -> None:
        self.faults.append((line, f"Line {line}: {said}"))

    def card_set(self, data: Table) -> CardSet:
        for key in data.keys() - {"origin", "start", "monster", "gatekeeper", "lord"}:
            line = self._places[key][0].line if key in self._places else self._places[""][0].of(key)
            self.fault(line, f"there is no “{key}” in a card file; it has origin, start, monster, gatekeeper and lord.")
        starting: list[list[Action]] = [[] for _ in Hero]
        for table, place in self._tables(data, "start"):
            hero = self._one_of(table, place, "hero", [word(hero) for hero in Hero])
            card = self._action(table, place, {"hero"})
            if hero is not None and card is not None:
                starting[hero].append(card)
        self._numbered("start", starting, [STARTING] * len(Hero), [word(hero) for hero in Hero])
        monsters = self._by_level(data, "monster", ORDINARY)
        gatekeepers = self._by_level(data, "gatekeeper", [GATEKEEPERS] * LEVELS)
        lords = [self._monster(table, place, set(), False) for table, place in self._tables(data, "lord")]
        self._numbered("lord", [lords], [LORDS], ["the whole set"])
        return CardSet(starting, monsters, gatekeepers, [lord for lord in lords if lord is not None])

    def _tables(self, data: Table, name: str) -> list[tuple[Table, _Place]]:
        given = data.get(name, [])
        places = self._places.get(name, [])
        if not isinstance(given, list) or len(places) != len(given):
            self.fault(places[0].line if places else 1, f"write every {name} as a table of its own: [[{name}]].")
            return []
        return list(zip(given, places, strict=True))

    def _by_level(self, data: Table, name: str, counts: Sequence[int]) -> list[list[Monster]]:
        levels: list[list[Monster]] = [[] for _ in LEVEL_WORDS]
        for table, place in self._tables(data, name):
            level = self._one_of(table, place, "level", LEVEL_WORDS)
            card = self._monster(table, place, {"level"}, name == "monster")
            if level is not None and card is not None:
                levels[level].append(card)
        self._numbered(name, levels, counts, [f"level {level}" for level in LEVEL_WORDS])
        return levels

    def _numbered(self, name: str, groups: Sequence[Sequence[Any]], counts: Sequence[int], of: Sequence[str]) -> None:
        """Only a file whose cards are all sound is counted: else a fault would be told twice."""
        if self.faults:
            return
        for cards, count, group in zip(groups, counts, of, strict=True):
            if len(cards) != count:
                places = self._places.get(name, [])
                line = places[-1].line if places else 1
                self.fault(line, f"{group} has {len(cards)} tables [[{name}]]; {count} are expected.")

    # -- cards

    def _monster(self, table: Table, place: _Place, also: set[str], has_reward: bool) -> Monster | None:
        before = len(self.faults)
        expected = {"name", "attack", "lives", "curses"} | also | ({"reward"} if has_reward else set())
        self._only(table, place, expected)
        name = self._name(table, place)
        attack = self._figure(table, place, "attack")
        lives = self._figure(table, place, "lives", least=1)
        curses = [Curse(n) for n in self._several(table, place, "curses", [word(curse) for curse in Curse])]
        reward = self._reward(table, place) if has_reward else None
        if len(self.faults) > before:
            return None
        return Monster(name, attack, lives, curses, reward)

    def _reward(self, table: Table, place: _Place) -> Action | Equipment | None:
        reward = table.get("reward")
        if not isinstance(reward, dict):
            self.fault(place.of("reward"), "a monster needs a reward: reward = { kind = …, name = …, … }.")
            return None
        inner = _Place(place.of("reward"))
        kind = self._one_of(reward, inner, "kind", GAINS)
        if kind is None:
            return None
        if GAINS[kind] == "action":
            return self._action(reward, inner, {"kind"})
        self._only(reward, inner, {"kind", "name", "gives"})
        gives = self._amounts(reward, inner, "gives", Gear)
        return Equipment(self._name(reward, inner), GAINS[kind], [(Gear(n), amount) for n, amount in gives])

    def _action(self, table: Table, place: _Place, also: set[str]) -> Action | None:
        before = len(self.faults)
        self._only(table, place, {"name", "colour", "follows", "effects"} | also)
        colours = [word(colour) for colour in Colour]
        name = self._name(table, place)
        colour = self._one_of(table, place, "colour", colours)
        follows = [Colour(n) for n in self._several(table, place, "follows", colours)]
        effects = [(Effect(n), amount) for n, amount in self._amounts(table, place, "effects", Effect)]
        if colour is None or len(self.faults) > before:
            return None
        return Action(name, Colour(colour), follows, effects)

    # -- values

    def _only(self, table: Table, place: _Place, expected: set[str]) -> None:
        for key in table.keys() - expected:
            self.fault(place.of(key), f"“{key}” is not expected here; a card has {', '.join(sorted(expected))}.")

    def _name(self, table: Table, place: _Place) -> str:
        name = table.get("name")
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            self.fault(place.of("name"), 'a card needs a name: name = "…".')
            return ""
        if len(name.encode()) > NAME:
            self.fault(place.of("name"), f"“{name}” is too long; a name has at most {NAME} bytes.")
        if name in self._names:
            self.fault(place.of("name"), f"“{name}” is the name of the card in line {self._names[name]} already.")
        self._names.setdefault(name, place.of("name"))
        return name

    def _figure(self, table: Table, place: _Place, key: str, least: int = 0) -> int:
        value = table.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
            self.fault(place.of(key), f"{key} should be a number from {least} to {MOST}, not {_shown(value)}.")
            return 0
        return value

    def _one_of(self, table: Table, place: _Place, key: str, known: Sequence[str]) -> int | None:
        value = table.get(key)
        if value not in known:
            self.fault(place.of(key), f"{key} should be one of {', '.join(known)}, not {_shown(value)}.")
            return None
        return known.index(value)

    def _several(self, table: Table, place: _Place, key: str, known: Sequence[str]) -> list[int]:
        values = table.get(key)
        if not isinstance(values, list) or len(set(map(str, values))) != len(values):
            self.fault(place.of(key), f'{key} should be a list without repetitions, such as ["{known[0]}"] or [].')
            return []
        for value in values:
            if value not in known:
                self.fault(place.of(key), f"{key} can name {', '.join(known)}, not {_shown(value)}.")
        return [known.index(value) for value in values if value in known]

    def _amounts(self, table: Table, place: _Place, key: str, kinds: type[IntEnum]) -> list[tuple[int, int]]:
        """`["attack 2", "draw 1"]`"""
        known = [word(kind) for kind in kinds]
        values = table.get(key)
        if not isinstance(values, list) or not 1 <= len(values) <= EFFECTS_ON_CARD:
            self.fault(place.of(key), f'{key} should be a list of one to four, such as ["{known[0]} 2"].')
            return []
        found: list[tuple[int, int]] = []
        for value in values:
            name, _, amount = value.partition(" ") if isinstance(value, str) else ("", "", "")
            if name not in known or amount not in DIGITS:
                said = (
                    f"{key} are written as a name ({', '.join(known)}) and a number from 1 to 9, not {_shown(value)}."
                )
                self.fault(place.of(key), said)
            elif name in [known[kind] for kind, _ in found]:
                self.fault(place.of(key), f"{name} is given twice; add it up.")
            else:
                found.append((known.index(name), int(amount)))
        return found


def _shown(value: Any) -> str:
    """What stands there instead, briefly: a file may hold anything."""
    if value is None:
        return "nothing"
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a table"
    return f"“{str(value)[:LONGEST_SHOWN]}”"
