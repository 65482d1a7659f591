"""The levels of Krypta's own bots. How a search judges and explores is data, in `levels.toml`."""

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from krypta.bots.search.settings import Settings

LEVELS = ("random", "greedy")  # chosen by kernels, by these numbers; people are offered these
SEARCH = "search"  # `search`, `search:5000` (iterations) or `search:50ms`
UNLIMITED = 1 << 30  # iterations of a search that only the clock ends

TABLE = Path(__file__).with_name("levels.toml")
BUDGET = re.compile(rf"{SEARCH}(?::(\d{{1,9}})(ms)?)?")


@cache
def judgement(game_name: str) -> Settings:
    """The game's settings in the table; a game that it does not name gets the defaults."""
    table = tomllib.loads(TABLE.read_text("utf-8"))
    return msgspec.convert(table.get(game_name, {}), Settings)


def is_level(level: str) -> bool:
    """Whether there is such a bot.

    >>> [is_level(level) for level in ("greedy", "search", "search:200", "search:50ms", "search:0", "clever")]
    [True, True, True, True, False, False]
    """
    return level in LEVELS or _budget(level) is not None


def known() -> str:
    """All levels, to tell somebody who asked for another one."""
    return ", ".join((*LEVELS, SEARCH, f"{SEARCH}:5000", f"{SEARCH}:50ms"))


def search_settings(level: str, game_name: str) -> Settings | None:
    """The settings of a level that searches; None for one that a kernel chooses.

    >>> search_settings("search:50ms", "karak").milliseconds
    50
    """
    budget = _budget(level)
    if budget is None:
        return None
    return msgspec.structs.replace(judgement(game_name), **budget)


def _budget(level: str) -> dict[str, int] | None:
    """The budget in a searching level's name; None if it is no such name."""
    found = BUDGET.fullmatch(level)
    if found is None:
        return None
    number, unit = found.groups()
    if number is None:
        return {}
    if int(number) == 0:
        return None
    return {"iterations": UNLIMITED, "milliseconds": int(number)} if unit else {"iterations": int(number)}
