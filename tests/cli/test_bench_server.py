"""`krypta bench server` measures a real server; its client reads frames in pieces of any size."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from itertools import accumulate, chain
from pathlib import Path
from typing import cast

import pytest
import uvloop
from websockets.asyncio.server import ServerConnection, serve

from cli.program import Program
from krypta.cli.bench.client_socket import Gone, Socket
from krypta.cli.bench.load import Load, together
from krypta.cli.bench.process import Served
from krypta.cli.bench.server import SLICE, TRIES, Asked, Delays, paced, shares, with_loads
from krypta.cli.faults import Sentence

ROOT = Path(__file__).resolve().parents[2]
FIGURES = {
    "acts_per_second",
    "p50_ms",
    "p99_ms",
    "p99_ms_disturbed_too",
    "p99_ms_at_half_speed",
    "p99_ms_at_half_speed_disturbed_too",
    "bytes_per_match",
    "bytes_per_socket",
    "rss_mb",
    "cpu_us_per_act_2",
    "cpu_us_per_act_20",
    "disturbed",
    "stolen_seconds",
}
MAY_BE_NOTHING = {"bytes_per_match", "bytes_per_socket", "disturbed", "stolen_seconds"}


def test_a_tiny_run_of_the_bench_gives_every_figure(program: Program, tmp_path: Path) -> None:
    tiny = ("--matches", "2", "--seconds", "0.5", "--sockets", "20")
    done = program("bench", "server", "--json", *tiny)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert set(figures) == FIGURES
    assert all(figures[name] > 0 for name in FIGURES - MAY_BE_NOTHING)
    assert figures["p50_ms"] <= figures["p99_ms"]
    left = list((tmp_path / "XDG_DATA_HOME" / "krypta").glob("bench-*"))
    assert not left


@pytest.mark.slow
def test_two_checkouts_are_compared_by_the_cpu_time_of_an_act(program: Program) -> None:
    done = program("bench", "server", "--json", "--matches", "2", "--seconds", "0.5", "--against", str(ROOT))
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["cpu_us_per_act_here"] > 0
    assert figures["cpu_us_per_act_against"] > 0
    assert 0 < figures["cpu_ratio_least"] <= figures["cpu_ratio"] <= figures["cpu_ratio_most"]


def test_comparing_with_a_folder_that_is_no_checkout_is_refused(program: Program, tmp_path: Path) -> None:
    done = program("bench", "server", "--against", str(tmp_path))
    assert done.returncode == 2
    assert f"There is no checkout of Krypta in {tmp_path}" in " ".join(done.stderr.split())


def test_a_server_that_does_not_start_is_reported_in_its_own_words(program: Program, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = program("bench", "server", "--database-url", f"sqlite:///{tmp_path}/file/server.sqlite3")
    assert done.returncode == 1
    assert "did not start" in done.stderr
    assert f"cannot be kept in {tmp_path}/file" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("stolen", "ours", "in_all"),
    [
        ([0.0, 0.0], [1, 2], [1, 2]),
        ([0.0, 9.0, 0.0], [1, 3], [1, 2, 3]),  # the disturbed window is reported separately
        ([9.0, 0.0] + [9.0] * (2 * TRIES - 2), [2], range(1, 2 * TRIES + 1)),  # fewer undisturbed ones than wanted
        ([9.0] * 2 * TRIES, range(1, 2 * TRIES + 1), range(1, 2 * TRIES + 1)),  # disturbed windows are better than none
    ],
)
def test_a_measurement_is_repeated_when_the_host_took_the_processors_away(
    monkeypatch: pytest.MonkeyPatch, stolen: list[float], ours: Sequence[int], in_all: Sequence[int]
) -> None:
    """Two windows are wanted. An act takes as many seconds as the number of its window."""

    class Played:
        def __init__(self) -> None:
            self.took: list[float] = []
            self.slices = 0

        async def paced(self, _per_second: float, seconds: float) -> None:
            if seconds == SLICE:
                self.slices += 1
                self.took.append(self.slices)

        async def settle(self) -> None:
            pass

    counted = iter(accumulate(chain.from_iterable((0.0, seconds) for seconds in stolen)))
    monkeypatch.setattr("krypta.cli.bench.server.stolen_seconds", lambda: next(counted))
    delays = Delays()
    asyncio.run(paced(cast("Load", Played()), 10.0, 2 * SLICE, delays))
    assert delays.ours == list(ours)
    assert delays.in_all == list(in_all)
    assert delays.disturbed == sum(seconds > 0 for seconds in stolen)
    assert not list(counted)


def test_percentiles_of_values_are_right() -> None:
    assert shares([float(value) for value in range(101)], 50, 99) == [50.0, 99.0]


async def connect(port: int, heard: list[bytes], gone: list[str]) -> Socket:
    return await Socket.connect(("127.0.0.1", port), "krypta=x", heard.append, gone.append)


async def with_server(
    handle: Callable[[ServerConnection], Awaitable[None]], use: Callable[[int], Awaitable[None]]
) -> None:
    async with serve(handle, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
        await use(server.sockets[0].getsockname()[1])


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 300_000])
def test_every_length_of_frame_is_read(size: int) -> None:
    text = "x" * size

    async def handle(there: ServerConnection) -> None:
        for _ in range(3):
            await there.send(text)
        await there.wait_closed()

    async def use(port: int) -> None:
        heard: list[bytes] = []
        socket = await connect(port, heard, [])
        await until(lambda: len(heard) == 3)
        assert heard == [text.encode()] * 3
        socket.close()

    asyncio.run(with_server(handle, use))


@pytest.mark.parametrize("size", [1, 125, 126, 5000])
def test_a_frame_that_is_sent_arrives(size: int) -> None:
    async def handle(there: ServerConnection) -> None:
        await there.send(await there.recv())
        await (await there.ping("are you there"))
        await there.send("you are")
        await there.wait_closed()

    async def use(port: int) -> None:
        heard: list[bytes] = []
        socket = await connect(port, heard, [])
        socket.send(b"x" * size)
        await until(lambda: len(heard) == 2)
        assert heard == [b"x" * size, b"you are"]
        socket.close()

    asyncio.run(with_server(handle, use))


def test_frames_in_pieces_of_any_length_are_read() -> None:
    """A network may split a frame anywhere, even within its length."""
    frames = b"\x81\x03one" + b"\x81\x7e\x01\x2c" + b"2" * 300 + b"\x81\x7f" + (70_000).to_bytes(8) + b"3" * 70_000
    rng = random.Random(7)

    async def read() -> None:
        for _ in range(20):
            heard: list[bytes] = []
            socket = Socket(heard.append, lambda why: None)
            socket.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            at = 0
            while at < len(frames):
                size = rng.choice((1, 1, 2, 5, 100, 30_000))
                socket.data_received(frames[at : at + size])
                at += size
            assert heard == [b"one", b"2" * 300, b"3" * 70_000]

    asyncio.run(read())


def test_a_closed_connection_is_reported_once() -> None:
    async def handle(there: ServerConnection) -> None:
        await there.close(1008, "too many")

    async def use(port: int) -> None:
        gone: list[str] = []
        await connect(port, [], gone)
        await until(lambda: bool(gone))
        await asyncio.sleep(0.05)
        assert gone == ["The server closed a connection: 1008 too many."]

    asyncio.run(with_server(handle, use))


def test_a_refused_handshake_is_reported() -> None:
    async def use() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            with pytest.raises(Gone, match="403 Forbidden"):
                await connect(server.sockets[0].getsockname()[1], [], [])

    asyncio.run(use())


def test_one_failure_closes_everything_that_was_opened() -> None:
    """Uses uvloop, like the benchmark: a socket that is left open would keep its loop from closing."""
    there: set[ServerConnection] = set()

    async def handle(one: ServerConnection) -> None:
        there.add(one)
        await one.wait_closed()
        there.remove(one)

    async def phase(_asked: Asked, _figures: dict[str, float], loads: list[Load]) -> None:
        (load,) = loads

        async def one(number: int) -> None:
            await load.connect("krypta=x", lambda _: None)
            if number == 5:
                await until(lambda: len(there) >= 5)
                raise Sentence("No more guests.")
            await asyncio.sleep(60)

        await together(one(number) for number in range(10))

    async def use(port: int) -> None:
        with pytest.raises(Sentence, match="No more guests"):
            await with_loads([Served(0, ("127.0.0.1", port))], Asked(1, 1, 1, "", ""), {}, phase)
        await until(lambda: not there)
        assert len(asyncio.all_tasks()) < 10

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(with_server(handle, use), 20))
