"""Compile everything that playing a game needs, once, with progress.

The entry points are shared out to as many processes as there are cores; each compiles its part into the common cache.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba

from krypta import bots, games
from krypta.core import kernel
from krypta.core.position import Position
from krypta.core.rng import generator

Report = Callable[[int, int, str], None]


def _steps(game_name: str) -> list[tuple[str, Callable[[Position], Any]]]:
    """Every entry point that a table calls, the slow ones first in each half."""
    rng = generator("warm")
    return [
        ("bots", lambda p: bots.choose("greedy", p, max(p.seat, 0), rng)),
        ("acts", lambda p: p.step(-1)),
        ("options", lambda p: p.options()),
        ("refusals", lambda p: p.why(-1)),
        ("views", lambda p: p.view(0)),
        ("imagination", lambda p: p.imagine(0, rng)),
        ("results", lambda p: p.payoff()),
    ]


def _marker(game_name: str) -> Path:
    return Path(str(numba.config.CACHE_DIR)) / f"warm-{game_name}"


def is_warm(game_name: str) -> bool:
    """Whether everything is compiled and cached for this very source."""
    return kernel.INTERPRETED or _marker(game_name).exists()


def warm(game_name: str, report: Report) -> None:
    """Compile what is not compiled yet. `report(done, total, what)` is called as it goes on."""
    total = len(_steps(game_name))
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
    import queue
    import threading

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


def _work(game_name: str, workers: int, part: int) -> None:
    game = games.load(game_name)
    position = Position.start(game, game.options({}), game.sizes.seats[1])
    for what, compile_it in _steps(game_name)[part::workers]:
        compile_it(position)
        print(what, flush=True)


if __name__ == "__main__":
    _work(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
