"""`krypta bench server`: measure a server's acts per second, its latency, and what they cost in CPU and memory."""

import asyncio
import contextlib
import gc
import json
import math
import signal
import statistics
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
import uvicorn
from rich.console import Console
from rich.table import Table

from krypta.cli.bench.client_socket import Gone
from krypta.cli.bench.load import Load, together
from krypta.cli.bench.process import Served, serve, stolen_seconds
from krypta.cli.faults import FAULTY, INTERRUPTED, Sentence

WARM_UP = 0.3  # of the measured time, under load before measuring
LEAST = 3_000  # acts per second that a server must handle on two cores; latency is measured at half of that
GROWTH = 10  # how many times the matches; the cost per act must stay the same
SLICE = 0.5  # seconds per window in which latency is measured
TRIES = 5  # at most this many times the wanted number of undisturbed slices
TURNS = 5  # in which each load is measured
COMPARED_TURNS = 11  # in which two servers are compared
YOUNG = 50  # acts played in every match before measuring: the first acts of a match cost a quarter more
ACTS_EACH = 50  # played in an idle match
TABLES_EACH = 20  # idle matches per pair of players: more players would add their sockets to the memory
REST = 1.0  # seconds until the memory has settled
TOO_FEW_ACTS = "The server did too few acts to say anything: count for longer with --seconds."


class Asked(msgspec.Struct, frozen=True):
    """The arguments of the command."""

    matches: int
    seconds: float
    sockets: int
    database_url: str
    redis_url: str
    against: str = ""  # the folder of another checkout, to be compared with


Figures = dict[str, float]


def run(asked: Asked, as_json: bool) -> int:
    """Measure and print the figures; returns the exit code. After Ctrl-C the figures so far are printed."""
    raise_file_limit()
    figures: Figures = {}
    code = 0
    gc.disable()  # a pause here would be attributed to the server
    try:
        with signals_taken():
            measure(asked, figures)
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        gc.enable()
    if as_json:
        print(json.dumps(figures))
    else:
        show(figures)
    return code


def show(figures: Figures) -> None:
    table = Table("figure", "here")
    for figure, value in figures.items():
        table.add_row(figure, f"{value:,.10g}")
    Console().print(table)


@contextlib.contextmanager
def signals_taken() -> Iterator[None]:
    """Turn SIGINT and SIGTERM into KeyboardInterrupt, so that the server is stopped with the bench."""
    if threading.current_thread() is not threading.main_thread():
        yield  # the caller handles signals
        return
    # A shell starts background jobs with SIGINT ignored.
    interrupt = signal.signal(signal.SIGINT, signal.default_int_handler)
    terminate = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, interrupt)
        signal.signal(signal.SIGTERM, terminate)


def raise_file_limit() -> None:
    """Allow as many open files as possible: every socket is one, here and in the server, which inherits the limit."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure(asked: Asked, figures: Figures) -> None:
    """Measure under load and at rest on different servers: memory that a load has freed would be reused without being
    counted."""
    phases: list[tuple[Phase, list[str]]] = [(under_load, ["", ""]), (at_rest, [""])]
    if asked.against:
        phases = [(compared, ["", asked.against])]
    for phase, checkouts in phases:
        print("starting the server …", file=sys.stderr)
        with contextlib.ExitStack() as stack:
            served = [stack.enter_context(serve(asked.database_url, asked.redis_url, one)) for one in checkouts]
            loop_factory = uvicorn.Config("", log_config=None).get_loop_factory()
            with asyncio.Runner(loop_factory=loop_factory) as runner:
                runner.run(with_loads(served, asked, figures, phase))


Phase = Callable[[Asked, Figures, list[Load]], Coroutine[Any, Any, None]]


async def with_loads(served: list[Served], asked: Asked, figures: Figures, phase: Phase) -> None:
    """Run a phase with a load for each server, until it ends or a match fails."""
    loads = [Load(one) for one in served]
    troubles = [load.trouble for load in loads]
    work = asyncio.create_task(phase(asked, figures, loads))
    try:
        await asyncio.wait({work, *troubles}, return_when=asyncio.FIRST_COMPLETED)
        for trouble in troubles:
            if trouble.done():
                trouble.result()
        await work
    except (Gone, TimeoutError, OSError) as error:
        raise Sentence(f"The server stopped answering: {error or type(error).__name__}.", code=FAULTY) from None
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        for load in loads:
            load.trouble.cancel()
            load.close()


class Count:
    """The totals of a load over several turns."""

    def __init__(self) -> None:
        self.acts = 0
        self.seconds = self.cpu = 0.0


class Delays:
    """The latencies of acts at a load, over many slices."""

    def __init__(self) -> None:
        self.in_all: list[float] = []
        self.undisturbed: list[float] = []  # in slices in which the host stole no CPU time
        self.disturbed = 0  # slices

    @property
    def ours(self) -> list[float]:
        """The undisturbed latencies; all of them if every slice was disturbed."""
        return self.undisturbed or self.in_all


async def under_load(asked: Asked, figures: Figures, loads: list[Load]) -> None:
    """Measure few matches, and many on another server. The loads alternate, since the machine's speed varies from
    minute to minute and the figures are compared with each other."""
    few, many = loads
    for load, matches in ((few, asked.matches), (many, GROWTH * asked.matches)):
        print(f"{matches} matches begin …", file=sys.stderr)
        await load.open(matches)
        await load.play_some(YOUNG)
    seconds = asked.seconds / TURNS
    of_few, of_many = Count(), Count()
    slower, at_half_speed = Delays(), Delays()
    stolen = stolen_seconds()
    for turn in range(1, TURNS + 1):
        print(f"turn {turn} of {TURNS}: as fast as they go, slower, many matches …", file=sys.stderr)
        speed = await flat_out(few, seconds, of_few)
        await paced(few, min(LEAST, speed) / 2, seconds, slower)
        await paced(few, speed / 2, seconds, at_half_speed)
        await flat_out(many, seconds, of_many)
        figures["acts_per_second"] = round(of_few.acts / of_few.seconds)
        figures["p50_ms"], figures["p99_ms"] = milliseconds(slower.ours, 50, 99)
        (figures["p99_ms_disturbed_too"],) = milliseconds(slower.in_all, 99)
        (figures["p99_ms_at_half_speed"],) = milliseconds(at_half_speed.ours, 99)
        (figures["p99_ms_at_half_speed_disturbed_too"],) = milliseconds(at_half_speed.in_all, 99)
        for load, count in ((few, of_few), (many, of_many)):
            figures[f"cpu_us_per_act_{len(load.matches)}"] = round(1e6 * count.cpu / max(1, count.acts), 1)
        figures["disturbed"] = slower.disturbed + at_half_speed.disturbed
        figures["stolen_seconds"] = round(stolen_seconds() - stolen, 2)


async def compared(asked: Asked, figures: Figures, loads: list[Load]) -> None:
    """CPU time per act of this Krypta and of another, in turns: the ratio is what a busy machine can tell."""
    for load in loads:
        await load.open(asked.matches)
        await load.play_some(YOUNG)
    counts = [Count() for _ in loads]
    ratios = []
    for turn in range(1, COMPARED_TURNS + 1):
        print(f"turn {turn} of {COMPARED_TURNS} …", file=sys.stderr)
        costs = [0.0, 0.0]
        for number in (0, 1) if turn % 2 else (1, 0):
            before = counts[number].cpu, counts[number].acts
            await flat_out(loads[number], asked.seconds / TURNS, counts[number])
            costs[number] = (counts[number].cpu - before[0]) / max(1, counts[number].acts - before[1])
        for count, name in zip(counts, ("here", "against"), strict=True):
            figures[f"acts_per_second_{name}"] = round(count.acts / count.seconds)
            figures[f"cpu_us_per_act_{name}"] = round(1e6 * count.cpu / max(1, count.acts), 1)
        if all(costs):  # the kernel counts CPU time in steps of 10 ms: a short turn can have none
            ratios.append(costs[0] / costs[1])
            figures["cpu_ratio"] = round(statistics.median(ratios), 3)
            figures["cpu_ratio_least"], figures["cpu_ratio_most"] = round(min(ratios), 3), round(max(ratios), 3)
    if not ratios:
        raise Sentence(TOO_FEW_ACTS, code=FAULTY)


async def flat_out(load: Load, seconds: float, count: Count) -> float:
    """The acts per second at full load; they and their CPU time are added to `count`."""
    await load.as_fast_as_it_goes(WARM_UP * seconds)
    load.took.clear()
    began, cpu = time.perf_counter(), load.served.cpu_seconds()
    await load.as_fast_as_it_goes(seconds)
    acts, passed = len(load.took), time.perf_counter() - began
    count.acts += acts
    count.seconds += passed
    count.cpu += load.served.cpu_seconds() - cpu
    await load.settle()
    return acts / passed


async def paced(load: Load, per_second: float, seconds: float, delays: Delays) -> None:
    """Play acts at a fixed rate, slice after slice, until there are enough slices that the host did not disturb."""
    wanted, undisturbed = math.ceil(seconds / SLICE), 0
    length = seconds / wanted
    for _ in range(TRIES * wanted):
        took, stolen = await one_slice(load, per_second, length)
        delays.in_all += took
        if stolen:
            delays.disturbed += 1
            continue
        delays.undisturbed += took
        undisturbed += 1
        if undisturbed == wanted:
            return


async def one_slice(load: Load, per_second: float, seconds: float) -> tuple[list[float], float]:
    """The latency of each act, and the CPU seconds stolen in the slice or its warm-up, which can still delay acts."""
    stolen = stolen_seconds()
    await load.paced(per_second, WARM_UP * seconds)
    load.took.clear()
    await load.paced(per_second, seconds)
    await load.settle()  # late acts count as well
    return [*load.took], stolen_seconds() - stolen


def milliseconds(values: list[float], *per_cent: int) -> list[float]:
    return [round(1000 * share, 2) for share in shares(values, *per_cent)]


def shares(values: list[float], *per_cent: int) -> list[float]:
    """The percentiles of the values."""
    if len(values) < 2:
        raise Sentence(TOO_FEW_ACTS, code=FAULTY)
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    return [cuts[share - 1] for share in per_cent]


async def at_rest(asked: Asked, figures: Figures, loads: list[Load]) -> None:
    """Measure the memory of an open socket and of an idle match, in a server that has been under load before."""
    (load,) = loads
    matches = max(1, asked.matches // 10)
    print(f"{asked.sockets} idle sockets …", file=sys.stderr)
    await load.open(matches)
    await load.as_fast_as_it_goes(WARM_UP * asked.seconds)
    before = await rested(load)
    await open_watchers(load, asked.sockets)
    after = await rested(load)
    figures["bytes_per_socket"] = round((after - before) / asked.sockets)
    figures["rss_mb"] = round(after / 2**20, 1)
    print(f"{matches * TABLES_EACH} idle matches …", file=sys.stderr)
    for _ in range(TABLES_EACH):
        await load.leave_tables()
        await load.play_some(ACTS_EACH)
    figures["bytes_per_match"] = round((await rested(load) - after) / (matches * TABLES_EACH))


async def rested(load: Load) -> int:
    await load.settle()
    await asyncio.sleep(REST)
    return load.served.memory()


async def open_watchers(load: Load, count: int) -> None:
    """Open sockets that each watch one of the matches."""

    async def one(number: int) -> None:
        socket = await load.connect((await load.api.guests())[0], lambda _: None)
        table = load.matches[number % len(load.matches)].players[0].table
        socket.send(b'{"t":"watch","id":"w","table":"%s"}' % table)

    await together(one(number) for number in range(count))
