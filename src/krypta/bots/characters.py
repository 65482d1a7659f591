"""The characters that people play against, from the weakest to the strongest. All of it is data: `characters.toml`."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

TABLE = Path(__file__).with_name("characters.toml")
ADAPTIVE = "echo"  # the character that plays as strongly as its opponent needs
USUAL = "knight"  # the opponent of somebody who chose nobody, and who plays for somebody away
FIRST_RUNG = 2  # of the adaptive character, counted from 0, before it knows its opponent


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody plays against. Its line is the message `bot-ID`."""

    id: str
    name: str  # the same in all languages
    crest: str  # figure, field and metal of its shield
    temper: str = ""  # a name in the table of tempers; empty for an even temper


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strongly a character plays one game."""

    noise: float = 0.0  # in units: how much worse an option may be to be chosen as often as once for e times the best
    search: int = 0  # iterations; 0 looks one act ahead, as greedy does
    temper: float = 1.0  # how much of its temper it gives in to


class _Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of one game."""

    unit: float  # of greedy's judgement: about what a good act gains; a search has its own
    strength: dict[str, Strength]
    tempers: dict[str, dict[str, float]] = {}  # by temper and verb: units by which such an act seems better


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    character: list[Character]
    game: dict[str, _Game]


@cache
def _table() -> _Table:
    return msgspec.convert(tomllib.loads(TABLE.read_text("utf-8")), _Table)


def everyone() -> tuple[Character, ...]:
    """All characters, the weakest first; the adaptive one is the last."""
    return tuple(_table().character)


def ladder() -> tuple[str, ...]:
    """The ids of all characters with a strength of their own, the weakest first."""
    return tuple(one.id for one in everyone() if one.id != ADAPTIVE)


def opponents() -> tuple[str, ...]:
    """For somebody who chose nobody: all characters, the one in the middle first, then those nearest to it."""
    middle = ladder().index(USUAL)
    return tuple(sorted(ladder(), key=lambda id: abs(ladder().index(id) - middle)))


def character(id: str) -> Character | None:
    """The character with that id, if there is one."""
    return next((one for one in everyone() if one.id == id), None)


def bot_name(id: str) -> str:
    """What people call a bot: the character's name, or the level if it is no character."""
    found = character(id)
    return found.name if found else id


class Manner(msgspec.Struct, frozen=True):
    """How a level chooses in one game."""

    noise: float
    unit: float
    search: int
    bonus: dict[str, float] = {}  # by verb, in units


@cache
def manner(id: str, game: str) -> Manner:
    """How a character plays a game; a game that the table does not name is played by looking one act ahead.

    The adaptive character plays as its first rung: who knows the opponent asks for `rung` instead.
    """
    id = ladder()[FIRST_RUNG] if id == ADAPTIVE else id
    figures = _table().game.get(game)
    if figures is None:
        return Manner(0.0, 1.0, 0)
    found, strength = character(id), figures.strength[id]
    bonus = figures.tempers.get(found.temper, {}) if found else {}
    return Manner(strength.noise, figures.unit, strength.search, {v: strength.temper * b for v, b in bonus.items()})


def set_strength(game: str, id: str, strength: Strength) -> None:
    """Play with another strength than the table's until the process ends: for tuning."""
    _table().game[game].strength[id] = strength
    manner.cache_clear()


def rung(results: list[tuple[str, float]]) -> str:
    """The level at which the adaptive character plays somebody with these results: level and share, the oldest first.

    Whoever beats a character meets the next one; whoever loses to it, the one below. Levels that are no characters,
    and even results, change nothing.

    >>> rung([]), rung([("squire", 1.0), ("scout", 1.0)]), rung([("page", 0.0)])
    ('scout', 'knight', 'page')
    """
    levels = ladder()
    at = FIRST_RUNG
    for level, share in results:
        if level not in levels or share == 0.5:
            continue
        met = levels.index(level)
        at = max(at, met + 1) if share > 0.5 else min(at, met - 1)
    return levels[min(max(at, 0), len(levels) - 1)]
