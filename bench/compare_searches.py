"""Which of two bots is stronger, at a table of two to five? The same luck is played once for every seat.

    python bench/compare_searches.py goblin --players 3 --iterations 100 --one paranoid=true --games 120
    python bench/compare_searches.py karak --players 4 --one weights='"round-0.weights"' --other level='"greedy"'

`--one` and `--other` change settings of `bots/levels.toml`, as TOML; `level` names the bot to change, `search` if none
is named; bots that do not search have nothing else to change. At each table one seat plays as `--one` says, all others
as `--other` says. `--milliseconds` gives both the same processor time instead of the same iterations. Prints the share
of the win of the one seat, with its 95 % interval, and what its decisions take, then those of the others if they
search; even is one part in so many players.
"""

import argparse
import math
import statistics
import time
import tomllib
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from krypta import bots
from krypta.bots import levels
from krypta.bots.search import Searcher, Settings, searcher
from krypta.bots.searched_match import play_between
from krypta.core.game import Game
from krypta.core.luck import SeededLuck
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load

Player = Settings | int | str  # as `play_between` takes them


class Clock:
    """Counts what the decisions of all searches with some settings take."""

    def __init__(self, timed: Player) -> None:
        self.timed, self.seconds, self.decisions, self.iterations = timed, 0.0, 0, 0
        think = Searcher.think

        def counted(thinking: Searcher, *arguments: Any, **named: Any) -> Any:
            begun = time.process_time()
            thought = think(thinking, *arguments, **named)
            if thinking.settings is self.timed:
                self.seconds += time.process_time() - begun
                self.decisions += 1
                self.iterations += thought.iterations
            return thought

        Searcher.think = counted  # type: ignore[method-assign, assignment]  # from outside

    def __str__(self) -> str:
        if not self.decisions:
            return ""
        each = f"{self.iterations / self.decisions:.0f} iterations and {1000 * self.seconds / self.decisions:.1f} ms"
        return f"; {each} a decision, {self.iterations / self.seconds:.0f} a second"


def player(game: Game, changed: Sequence[str], iterations: int, milliseconds: int) -> Player:
    asked = tomllib.loads("\n".join(changed))
    level = asked.pop("level", levels.SEARCH)
    base = levels.search_settings(level, game.name)
    if base is None:
        levels.manner(level, game.name)  # KeyError says which there are
        return levels.LEVELS.index(level) if level in levels.LEVELS else str(level)
    given = msgspec.structs.asdict(base)
    if ":" not in level:
        given["iterations"] = levels.UNLIMITED if milliseconds else iterations
        given["milliseconds"] = milliseconds
    return msgspec.convert({**given, **asked}, Settings)


def share(game: Game, players: int, one: Player, other: Player, seed: str, options: dict[str, Any]) -> float:
    """The share of the seat that plays as `one`, averaged over all seats, with the luck of that seed."""
    won = 0.0
    for seat in range(players):
        position = Position.start(game, game.options(options), players)
        at_table = [one if place == seat else other for place in range(players)]
        trace = np.zeros(game.sizes.longest, np.int16)
        luck, rng = SeededLuck(f"compare/{seed}"), generator("compare", seed)
        play_between(position, at_table, luck, rng, bots.scratch(game), trace)
        won += position.payoff()[seat] if position.over else 1 / players
    return won / players


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game")
    given.add_argument("--players", type=int, default=2)
    given.add_argument("--games", type=int, default=100)
    given.add_argument("--iterations", type=int, default=200)
    given.add_argument("--milliseconds", type=int, default=0)
    given.add_argument("--seed", default="")
    given.add_argument("--one", nargs="*", default=[])
    given.add_argument("--other", nargs="*", default=[])
    given.add_argument("--option", nargs="*", default=[], help="of the match, as TOML")
    asked = given.parse_args()
    game = load(asked.game)
    one, other = (player(game, changed, asked.iterations, asked.milliseconds) for changed in (asked.one, asked.other))
    options = {"heroes": "drawn"} if hasattr(game.options({}), "heroes") else {}
    options |= tomllib.loads("\n".join(asked.option))
    clock, others = Clock(one), Clock(other)
    searcher.time = SimpleNamespace(monotonic=time.thread_time)  # type: ignore[attr-defined, assignment]  # other work costs nobody
    shares: list[float] = []
    for number in range(math.ceil(asked.games / asked.players)):
        shares.append(share(game, asked.players, one, other, f"{asked.seed}{number}", options))
        half = 1.96 * statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else math.inf
        found = f"{100 * statistics.fmean(shares):.1f} % ± {100 * half:.1f}"
        print(f"{found}, {asked.players * len(shares)} games{clock}{others}", flush=True)
    print(f"even is {100 / asked.players:.1f} %")


if __name__ == "__main__":
    main()
