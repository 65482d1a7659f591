"""Compile everything that playing a game needs, once, with progress.

The entry points are shared out to as many processes as there are cores; each compiles its part into the common cache.
"""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba

from krypta import bots, games
from krypta.core import kernel
from krypta.core.luck import SeededLuck
from krypta.core.position import Position
from krypta.core.rng import generator

Report = Callable[[int, int, str], None]


_RNG = generator("warm")

# Every entry point that a table calls; the two that reach all rules come first, one for each of two processes.
STEPS: list[tuple[str, Callable[[Position], Any]]] = [
    ("bots", lambda position: bots.choose("greedy", position, 0, _RNG)),
    ("acts", lambda position: position.step(-1)),
    ("imagination", lambda position: position.imagine(0, _RNG)),
    ("options", lambda position: position.options()),
    ("results", lambda position: position.payoff()),
    ("refusals", lambda position: position.why(-1)),
    ("luck", lambda position: SeededLuck("warm").draw(0, 6)),
    ("views", lambda position: position.view(0)),
]


def _marker(game_name: str) -> Path:
    return Path(str(numba.config.CACHE_DIR)) / f"warm-{game_name}"


def is_warm(game_name: str) -> bool:
    """Whether everything is compiled and cached for this very source."""
    return kernel.INTERPRETED or _marker(game_name).exists()


def warm(game_name: str, report: Report) -> None:
    """Compile what is not compiled yet. `report(done, total, what)` is called as it goes on."""
    total = len(STEPS)
    if is_warm(game_name):
        report(total, total, "")
        return
    workers = min(2, os.cpu_count() or 1)
    command = [sys.executable, "-m", "krypta.bots.warm", game_name, str(workers)]
    running = [
        subprocess.Popen([*command, str(part)], stdout=subprocess.PIPE, text=True) for part in range(workers)
    ]
    try:
        done = _watch(running, total, report)
    finally:
        for worker in running:
            worker.kill()
            worker.wait()
    if done < total:
        raise RuntimeError("Compiling the rules failed; `krypta warm` shows why.")
    _marker(game_name).touch()


def _watch(running: list[subprocess.Popen[str]], total: int, report: Report) -> int:
    """Pass on what the workers say as they go on."""
    said: queue.Queue[str | None] = queue.Queue()

    def listen(worker: subprocess.Popen[str]) -> None:
        for line in worker.stdout or ():
            said.put(line.strip())
        said.put(None)

    for worker in running:
        threading.Thread(target=listen, args=(worker,), daemon=True).start()
    done = 0
    report(done, total, "")
    open_ends = len(running)
    while open_ends:
        what = said.get()
        if what is None:
            open_ends -= 1
        else:
            done += 1
            report(done, total, what)
    return done


def run_all(game_name: str, part: slice = slice(None)) -> Iterator[str]:
    """Run the steps once, and so compile them, or load them from the cache; the name of each as it is done."""
    game = games.load(game_name)
    position = Position.start(game, game.options({}), game.sizes.seats[1])
    for what, step in STEPS[part]:
        step(position)
        yield what


if __name__ == "__main__":
    _game, _workers, _part = sys.argv[1:]
    for _done in run_all(_game, slice(int(_part), None, int(_workers))):
        print(_done, flush=True)
