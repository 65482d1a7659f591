"""The levels of Krypta's own bots. A search's settings are data, so that a level is one line."""

import re

import msgspec

from krypta.bots.search.settings import Leaf, Settings

LEVELS = ("random", "greedy")  # chosen by kernels, by these numbers; people are offered these
SEARCH = "search"  # `search`, `search:5000` (iterations) or `search:50ms`
UNLIMITED = 1 << 30  # iterations of a search that only the clock ends

# How the search explores and judges, by game; measured in docs/decisions/034-search.md.
JUDGEMENT = {
    "karak": Settings(others=0.0),
    "goblin": Settings(others=1.0),
    "shabrak": Settings(leaf=Leaf.RANDOM, playout=10),
}
BUDGET = re.compile(rf"{SEARCH}(?::(\d{{1,9}})(ms)?)?")


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
    return msgspec.structs.replace(JUDGEMENT.get(game_name, Settings()), **budget)


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
