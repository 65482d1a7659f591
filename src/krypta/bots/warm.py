"""Compile everything that a game needs into the cache, with progress.

Two processes share the work: first the functions of the door, then the entry points that call them. What only bots that
search need is compiled apart: at a first start, nobody waits for it.
"""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from krypta import bots, games
from krypta.bots.advice import play_on
from krypta.bots.searched_match import compile_searches
from krypta.core import kernel
from krypta.core.door import compile_door
from krypta.core.luck import SeededLuck
from krypta.core.position import Position
from krypta.core.rng import draw_below, generator

Report = Callable[[int, int, str], None]
Step = Callable[[Position], Any]
RNG = generator("warm")


def _door(name: str) -> tuple[str, Step]:
    return name, lambda position: compile_door(position.game.state_dtype, position.game.content_dtype, name)


def _whole_game(position: Position) -> None:
    """Play a random game, to compile views, chances and acts in every situation."""
    while not position.over:
        options = position.options()
        position.game.chances(position, options)
        position.step(options[int(draw_below(RNG, len(options)))])
        position.view(0)


# Two rounds, each in two parts that take about the same time.
ROUNDS: list[tuple[list[tuple[str, Step]], ...]] = [
    ([_door("play")], [_door(name) for name in ("why", "decide", "outlook", "payoff", "imagine")]),
    (
        [("bots", lambda position: bots.choose("greedy", position, 0, RNG))],
        [
            ("acts", lambda position: position.step(-1)),
            ("options", lambda position: position.options()),
            ("refusals", lambda position: position.why(-1)),
            ("imagination", lambda position: position.imagine(0, RNG)),
            ("results", lambda position: position.payoff()),
            ("luck", lambda position: SeededLuck("warm").draw(0, 6)),
            ("views", _whole_game),
        ],
    ),
]
STEPS = sum(len(part) for parts in ROUNDS for part in parts)
SEARCH = len(ROUNDS)  # the number of the round that only bots that search need
THOUGHTS: list[tuple[str, Step]] = [
    ("search", lambda position: compile_searches(position, ["search"])),
    ("advice", lambda position: play_on(position, 0, position.options()[0], RNG, games=0)),
]


def _marker(game_name: str, what: str = "") -> Path:
    return Path(str(kernel.config.CACHE_DIR)) / f"warm-{game_name}{what}"


def is_warm(game_name: str) -> bool:
    """Whether everything is compiled and cached for the current sources."""
    return kernel.INTERPRETED or _marker(game_name).exists()


def can_search(game_name: str) -> bool:
    """Whether what a search needs is compiled and cached too."""
    return kernel.INTERPRETED or _marker(game_name, "-search").exists()


def warm_search(game_name: str) -> None:
    """Compile what bots that search need, in a process of its own: compiling would hold up everything in this one."""
    if can_search(game_name):
        return
    command = [sys.executable, "-m", "krypta.bots.warm", game_name, str(SEARCH), "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"Compiling the search of {game_name} failed: {done.stderr.strip().splitlines()[-1]}")
    _marker(game_name, "-search").touch()


def load_search(game_name: str) -> None:
    """Load what bots that search need into this process, or compile it here if it is not in the cache."""
    for _ in run_part(game_name, THOUGHTS):
        pass


def warm(game_name: str, report: Report) -> None:
    """Compile what is not compiled yet, calling `report(done, total, what)` after each step."""
    if is_warm(game_name):
        report(STEPS, STEPS, "")
        return
    done = 0
    report(done, STEPS, "")
    for number, parts in enumerate(ROUNDS):
        command = [sys.executable, "-m", "krypta.bots.warm", game_name, str(number)]
        running = [
            subprocess.Popen([*command, str(part)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for part in range(len(parts))
        ]
        try:
            for what in _listen(running):
                done += 1
                report(done, STEPS, what)
        finally:
            for worker in running:
                worker.kill()
        for worker in running:
            _, errors = worker.communicate()
            if errors.strip():
                raise RuntimeError(f"Compiling the rules of {game_name} failed: {errors.strip().splitlines()[-1]}")
    _marker(game_name).touch()


def _listen(running: list[subprocess.Popen[str]]) -> Iterator[str]:
    """The lines that the workers print, as they arrive."""
    said: queue.Queue[str | None] = queue.Queue()

    def listen(worker: subprocess.Popen[str]) -> None:
        for line in worker.stdout or ():
            said.put(line.strip())
        said.put(None)

    for worker in running:
        threading.Thread(target=listen, args=(worker,), daemon=True).start()
    for _ in running:
        while (what := said.get()) is not None:
            yield what


def run_part(game_name: str, part: list[tuple[str, Step]]) -> Iterator[str]:
    """Run each step once, which compiles it or loads it from the cache; yields the names of finished steps."""
    game = games.load(game_name)
    for what, step in part:
        step(Position.start(game, game.options({}), game.sizes.seats[1]))
        yield what


if __name__ == "__main__":
    _game, _round, _part = sys.argv[1:]
    if int(_round) == SEARCH and hasattr(os, "nice"):
        os.nice(10)  # people may be playing already
    for _done in run_part(_game, [*ROUNDS, (THOUGHTS,)][int(_round)][int(_part)]):
        print(_done, flush=True)
