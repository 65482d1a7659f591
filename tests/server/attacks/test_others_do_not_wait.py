"""While one address attacks, another player's messages are answered quickly, the server's memory does not grow, and the
attacker is slowed down or disconnected with a reason."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from krypta.cli.bench import process
from krypta.server.ops.addresses import network_addresses
from server.attacker import ATTACKS, CUT
from server.client import Client, Line
from server.serving import Served, python_path, serve

SECONDS = 3.0  # that an attack lasts
WORST_PING = 0.25  # seconds
MOST_GROWTH = 50 * 2**20  # bytes
PAUSE = 0.02  # seconds between two pings
TRIES = 3  # a busy machine delays a ping now and then; a successful attack does so every time

REASONS = {
    "tables with decks": {"server-slow-down", "server-files-busy"},
    "decks": {"server-slow-down", "server-files-busy"},
    "card files": {"server-slow-down", "server-files-busy"},
    "parts of a message": {"server-abuse"},
    "empty pings": {"server-abuse"},
    "empty texts": {"server-abuse"},
    "pings whose pongs are not read": {CUT, "server-abuse"},
    "short headers": {"server-head-too-large"},
    "one long header": {"server-head-too-large"},
    "an endless body": {"server-too-large"},
    "unfinished requests": {"server-too-many-connections"},
    "connections that say nothing": {"server-too-many-connections"},
    "acts that are none": {"server-abuse"},
    "questions about acts that are none": {"server-abuse"},
    "previews of acts that are none": {"server-abuse"},
}


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("attacked"), "--host", "0.0.0.0") as served:
        yield served


def strangers_url(served: Served) -> str:
    """The URL for the attacker: loopback is exempt from the limits by address."""
    addresses = network_addresses()
    if not addresses:
        pytest.skip("this machine has no address but its own")
    return f"http://{addresses[0]}:{served.port}"


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS)
def test_nobody_waits_while_somebody_attacks(attacked: Served, attack: str) -> None:
    url = strangers_url(attacked)
    for _ in range(TRIES):
        worst, growth, reasons = asyncio.run(played_beside(attacked, attack, url))
        print(f"{attack}: worst ping {worst * 1000:.0f} ms, {growth / 2**20:+.1f} MB, {reasons}")
        assert growth < MOST_GROWTH
        assert reasons.keys() & REASONS[attack], "nobody told the attacker why"
        if worst < WORST_PING:
            return
    stalls = [line for line in attacked.lines if line["event"] == "loop-stalled"]
    pytest.fail(f"another player waited for {worst:.2f} seconds; what the server did meanwhile: {stalls}")


async def played_beside(served: Served, attack: str, url: str) -> tuple[float, int, dict[str, int]]:
    """The slowest ping of a player during the attack, the growth of the server's memory, and the reasons it gave."""
    async with Client.guest(served.url) as ann:
        table = await ann.make("karak", "me", "me")
        await ann.start(table)
        async with ann.connect() as line:
            await line.watch(table)
            with start(attack, url) as attacker:
                try:
                    worst, growth = await ping_meanwhile(served, line, attacker)
                finally:
                    attacker.kill()
                out, _ = attacker.communicate()
            assert attacker.returncode == 0, "the attacker failed"
            return worst, growth, json.loads(out)


def start(attack: str, url: str) -> "subprocess.Popen[bytes]":
    tests = str(Path(__file__).resolve().parents[2])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([python_path(), tests])}
    command = [sys.executable, "-m", "server.attacker", attack, url, str(SECONDS)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)


async def ping_meanwhile(served: Served, line: Line, attacker: "subprocess.Popen[bytes]") -> tuple[float, int]:
    measured = process.Served(served.running.pid, ("127.0.0.1", served.port))
    before = most = measured.memory()
    worst = looked = 0.0
    while attacker.poll() is None:
        began = time.monotonic()
        assert (await line.ask("ping"))["t"] == "pong"
        answered = time.monotonic()
        worst = max(worst, answered - began)
        if answered - looked > 10 * PAUSE:
            most, looked = max(most, await asyncio.to_thread(measured.memory)), answered
        await asyncio.sleep(PAUSE)
    return worst, most - before
