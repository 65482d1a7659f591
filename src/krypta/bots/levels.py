"""The levels of Krypta's own bots: two that kernels play, those that only search, and the characters.

How a search judges and explores is data, in `levels.toml`; how strong the characters are, in `characters.toml`.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from krypta.bots import characters
from krypta.bots.characters import Manner
from krypta.bots.learn.net import Net
from krypta.bots.learn.weights import shipped
from krypta.bots.search.settings import Settings
from krypta.games import load

LEVELS = ("random", "greedy")  # kernels play them, by these numbers
SEARCH = "search"  # `search`, `search:5000` (iterations) or `search:50ms`
OUTLOOK = "outlook"  # the same search without the learned judgement
UNLIMITED = 1 << 30  # iterations of a search that only the clock ends

TABLE = Path(__file__).with_name("levels.toml")
BUDGET = re.compile(rf"({SEARCH}|{OUTLOOK})(?::(\d{{1,9}})(ms)?)?")
PLAIN = {"random": Manner(noise=1e9, unit=1.0, search=0), "greedy": Manner(noise=0.0, unit=1.0, search=0)}


@cache
def table_of(game_name: str) -> dict[str, Any]:
    """The game's part of the table; empty if it has none."""
    found: dict[str, Any] = tomllib.loads(TABLE.read_text("utf-8")).get(game_name, {})
    return found


def learned(game_name: str) -> Settings:
    """The settings of a search with a learned judgement, whether or not the game has weights."""
    return msgspec.convert({"leaf": "options", "judge": "learned", **table_of(game_name).get(SEARCH, {})}, Settings)


@cache
def judgement(game_name: str, search: str = SEARCH) -> Settings:
    """The game's settings in the table; a game that it does not name gets the defaults.

    A game whose learned judgement cannot be read is searched by its outlook.
    """
    table = table_of(game_name)
    if SEARCH in table and search == SEARCH and isinstance(shipped(load(game_name)), Net):
        return learned(game_name)
    return msgspec.convert(table.get(OUTLOOK, {}), Settings)


def is_untaught(game_name: str) -> bool:
    """Whether the game's learned judgement cannot be read, so that a search judges by the outlook instead."""
    return SEARCH in table_of(game_name) and judgement(game_name).judge != "learned"


def seatable() -> tuple[str, ...]:
    """The levels that may be given a seat at a table."""
    return (*(one.id for one in characters.everyone()), *LEVELS)


def is_level(level: str) -> bool:
    """Whether there is such a bot.

    >>> [is_level(level) for level in ("greedy", "knight", "search", "search:200", "search:50ms", "search:0", "clever")]
    [True, True, True, True, True, False, False]
    """
    return level in seatable() or _budget(level) is not None


def known() -> str:
    """All levels, to tell somebody who asked for another one."""
    return ", ".join((*seatable(), SEARCH, f"{SEARCH}:5000", f"{SEARCH}:50ms"))


def manner(level: str, game_name: str) -> Manner:
    """How a level that is no bare search chooses; KeyError names the known levels if there is none such."""
    if level in PLAIN:
        return PLAIN[level]
    if characters.character(level) is None:
        raise KeyError(f"There is no bot “{level}”; there are {known()}.")
    return characters.manner(level, game_name)


def search_settings(level: str, game_name: str) -> Settings | None:
    """The settings of a bare search; None for any other level.

    >>> search_settings("search:50ms", "karak").milliseconds
    50
    """
    budget = _budget(level)
    if budget is None:
        return None
    return msgspec.structs.replace(judgement(game_name, level.partition(":")[0]), **budget)


def searches(level: str, game_name: str) -> bool:
    """Whether the level searches in that game, for which more has to be compiled."""
    return _budget(level) is not None or manner(level, game_name).search > 0


def _budget(level: str) -> dict[str, int] | None:
    """The budget in a searching level's name; None if it is no such name."""
    found = BUDGET.fullmatch(level)
    if found is None:
        return None
    _, number, unit = found.groups()
    if number is None:
        return {}
    if int(number) == 0:
        return None
    return {"iterations": UNLIMITED, "milliseconds": int(number)} if unit else {"iterations": int(number)}
