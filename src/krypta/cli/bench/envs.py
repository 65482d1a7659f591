"""`krypta bench envs`: steps per second of every environment, beside those of others in the same run.

Each figure is measured in turns, in a process of its own, and is the median of the turns. One core is measured by
processor time, which a busy machine disturbs little; two cores can only be measured by the clock.
"""

import json
import statistics
import subprocess
import sys
import time
from itertools import islice
from typing import Any

from rich.console import Console
from rich.table import Table

from krypta.cli.bench.env_drivers import OTHERS, Driver, ours
from krypta.games import BUILT_IN

SECONDS = 0.6  # that each turn measures
INTERRUPTED = 130
Figure = dict[str, float]  # steps per second, on one core and on two


def cases() -> dict[str, tuple[Driver, tuple[Any, ...]]]:
    """Everything that is measured, by its name."""
    named = {f"{game}: {name}": case for game in BUILT_IN for name, case in ours(game).items()}
    return named | OTHERS


def run(turns: int, as_json: bool) -> int:
    """Measure everything and print the figures, even if interrupted; returns the exit code."""
    found: dict[str, list[Figure]] = {}
    missing: dict[str, str] = {}
    code = 0
    try:
        for turn in range(turns):
            for name in cases():
                if name not in missing:
                    print(f"turn {turn + 1} of {turns}: {name} …", file=sys.stderr)
                    measure(name, found.setdefault(name, []), missing)
    except KeyboardInterrupt:
        code = INTERRUPTED
    figures = {name: medians(turns) for name, turns in found.items() if turns}
    if as_json:
        print(json.dumps({"steps_per_second": figures, "missing": missing}))
    else:
        show(figures, missing)
    return code


def medians(turns: list[Figure]) -> Figure:
    return {cores: round(statistics.median(turn[cores] for turn in turns)) for cores in turns[0]}


def measure(name: str, found: list[Figure], missing: dict[str, str]) -> None:
    """Add a turn's figures, or why there are none."""
    alone = in_processes(name, 1)
    if "missing" in alone[0]:
        missing[name] = str(alone[0]["missing"])
    elif "two threads" in name:
        found.append({"two cores": alone[0]["by clock"]})
    elif name in OTHERS or "1024" in name:
        found.append({"one core": alone[0]["by processor"]})
    else:
        both = sum(each["by clock"] for each in in_processes(name, 2))
        found.append({"one core": alone[0]["by processor"], "two cores": both})


def in_processes(name: str, number: int) -> list[dict[str, Any]]:
    """What so many new processes measure at the same time."""
    command = [sys.executable, "-m", "krypta.cli.bench.envs", name]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(number)]
    try:
        said = [process.communicate()[0] for process in running]
    finally:
        for process in running:
            process.kill()
    failed = [process.returncode for process in running if process.returncode]
    if failed:
        raise RuntimeError(f"The measurement of “{name}” ended with {failed[0]}; what it printed is above.")
    return [json.loads(text.splitlines()[-1]) for text in said]


def measured_here(name: str) -> dict[str, Any]:
    """Steps per second in this process, after a first few that compile."""
    driver, arguments = cases()[name]
    try:
        steps = driver(*arguments)
        for _ in islice(steps, 20):
            pass
    except ImportError as error:
        return {"missing": str(error)}
    made, began, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < SECONDS or time.process_time() - processor < SECONDS / 2:
        made += sum(islice(steps, 10))
    return {
        "by clock": made / (time.perf_counter() - began),
        "by processor": made / (time.process_time() - processor),
    }


def show(figures: dict[str, Figure], missing: dict[str, str]) -> None:
    table = Table("environment", "steps per second, one core", "two cores")
    for name, figure in figures.items():
        table.add_row(
            name, *(f"{figure[cores]:,.0f}" if cores in figure else "" for cores in ("one core", "two cores"))
        )
    console = Console()
    console.print(table)
    for name, why in missing.items():
        console.print(f"{name} is not here: {why}", highlight=False)


if __name__ == "__main__":
    print(json.dumps(measured_here(sys.argv[1])))
