"""`krypta bench engine`: measure the speed of the rules on this machine."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from krypta.core import engine
from krypta.core.game import Game
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load, names

PLAYERS = 4
RANDOM_PLAY = 3.0  # seconds


def run(as_json: bool) -> int:
    """Measure every game and print the figures; returns the exit code."""
    figures: dict[str, dict[str, float]] = {}
    for name in names():
        print(f"measuring {name} …", file=sys.stderr)
        figures[name] = measure(name)
    if as_json:
        print(json.dumps(figures))
    else:
        show(figures)
    return 0


def show(figures: dict[str, dict[str, float]]) -> None:
    table = Table("figure", *figures)
    for figure in next(iter(figures.values())):
        table.add_row(figure, *(f"{game[figure]:,.10g}" for game in figures.values()))
    Console().print(table)


def measure(name: str) -> dict[str, float]:
    game = load(name)
    start = Position.start(game, game.options({}), min(PLAYERS, game.sizes.seats[1]))
    random_play(name, interpreted=False)  # discarded: code runs slower in the process that compiled it
    return {
        "decisions_per_second": round(random_play(name, interpreted=False)),
        "interpreted_decisions_per_second": round(random_play(name, interpreted=True)),
        "state_bytes": game.state_dtype.itemsize,
        "copies_per_second": round(copies_per_second(game)),
        "view_us": round(view_us(start), 2),
        "act_us": round(act_us(start), 2),
        **compile_seconds(name),
    }


def in_process(task: str, name: str, **environment: str) -> float:
    """The figure measured in a separate process, which does not share the code compiled here."""
    command = [sys.executable, "-m", "krypta.cli.bench.engine", task, name]
    done = subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True)
    return float(done.stdout)


def random_play(name: str, interpreted: bool) -> float:
    return in_process("random", name, KRYPTA_INTERPRETED="1" if interpreted else "")


def decisions_per_second(start: Position, seconds: float) -> float:
    """The speed of random matches on one core, including nature's decisions."""
    game = start.game
    states = np.zeros(1, game.state_dtype)
    first = start.states.view(np.uint8)
    most = max(game.sizes.options, game.sizes.outcomes)
    options, weights = np.zeros(most, np.int32), np.zeros(most, np.int32)
    rng = generator("bench")
    engine.playout_at(
        start.copy().states, 0, start.contents, rng, options, weights, 1
    )  # compiles before the clock starts
    made = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        states.view(np.uint8)[:] = first
        made += engine.playout_at(states, 0, start.contents, rng, options, weights, game.sizes.longest)
    return made / (time.perf_counter() - began)


def copies_per_second(game: Game) -> float:
    one, other = (np.zeros(1, game.state_dtype).view(np.uint8) for _ in range(2))

    def copy() -> None:
        one[:] = other

    return 1e6 / microseconds(copy)


def view_us(start: Position) -> float:
    """The time to make a view in the middle of a game."""
    middle = played(start, 300)
    return microseconds(lambda: middle.view(0))


def act_us(start: Position) -> float:
    """The average time of a checked act from Python, over a whole random game."""
    game, position, rng = start.game, start.copy(), generator("acts")
    acts = []
    while not position.over:
        acts.append(_any_option(position, rng))
        position.step(acts[-1])
    position = start.copy()
    began = time.perf_counter()
    for act in acts:
        position.step(act)
    assert position.over, game.name
    return 1e6 * (time.perf_counter() - began) / len(acts)


def played(start: Position, decisions: int) -> Position:
    position, rng = start.copy(), generator("middle")
    for _ in range(decisions):
        if not position.over:
            position.step(_any_option(position, rng))
    return position


def _any_option(position: Position, rng: Any) -> int:
    from krypta.core.rng import draw_below

    options = position.options()
    return options[int(draw_below(rng, len(options)))]


def microseconds(do: Callable[[], Any]) -> float:
    """The median over batches, so that a short disturbance does not count."""
    batches = []
    for _ in range(21):
        began = time.perf_counter()
        for _ in range(200):
            do()
        batches.append((time.perf_counter() - began) / 200)
    return 1e6 * statistics.median(batches)


def compile_seconds(name: str) -> dict[str, float]:
    """The time to warm up with an empty cache, and again with the filled cache, each in a new process."""
    with tempfile.TemporaryDirectory() as empty:
        cold, cached = (in_process("warm", name, KRYPTA_CACHE=empty) for _ in range(2))
    return {"compile_cold_s": round(cold, 2), "compile_cached_s": round(cached, 2)}


def _warm_here(name: str) -> float:
    """Seconds until everything that `play` needs is compiled and has run once in this process."""
    from krypta.bots.warm import ROUNDS, run_part, warm

    began = time.perf_counter()
    warm(name, lambda done, total, what: None)
    for part in ROUNDS[-1]:
        list(run_part(name, part))
    return time.perf_counter() - began


if __name__ == "__main__":
    task, game_name = sys.argv[1:]
    if task == "warm":
        print(_warm_here(game_name))
    else:
        the_game = load(game_name)
        first = Position.start(the_game, the_game.options({}), min(PLAYERS, the_game.sizes.seats[1]))
        print(decisions_per_second(first, RANDOM_PLAY))
