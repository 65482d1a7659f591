"""`krypta serve` as an operator sees it: a process that prints its address, is ready when it says so, and stops
cleanly."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from krypta.server.app import build
from krypta.server.http.health import Readiness
from krypta.server.node import Node
from krypta.server.ops.metrics import Metrics
from krypta.server.storage.database import Database
from server.parts import Postgres, free_port
from server.serving import Served, ServedHere, python_path, serve, serve_here, settings_for


def test_serve_says_its_address_and_stops_with_0(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        assert httpx.get(f"{served.url}/health").json() == {"status": "alive"}
        assert httpx.get(f"{served.url}/ready").json() == {"status": "ready"}
        assert "krypta_warm 1.0" in httpx.get(f"{served.url}/metrics").text
        assert (tmp_path / "krypta" / "server.sqlite3").exists()
        assert served.stop() == 0
    assert served.url in served.out
    assert [line["event"] for line in served.lines if line["event"] != "http"] == ["ready", "stopping", "stopped"]


def test_a_connected_person_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        with connect(f"ws://127.0.0.1:{served.port}/ws") as opened:
            began = time.monotonic()
            served.running.terminate()
            with pytest.raises(ConnectionClosed) as ended:
                list(opened)
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1012
        assert served.running.wait(15) == 0
        assert time.monotonic() - began < 10


@pytest.mark.parametrize("cold", [False, True])
def test_serve_can_be_stopped_while_it_gets_ready(tmp_path: Path, cold: bool) -> None:
    """While loading compiled rules, and while compiling: then it also ends the compiling processes."""
    cache = {"KRYPTA_CACHE": str(tmp_path / "cold")} if cold else {}
    served = Served(tmp_path, port=None, **cache).start(wait=False)
    while served.running.poll() is None and not _answers(served):
        time.sleep(0.02)
    if cold:
        assert _becomes_true(lambda: "krypta.bots.warm" in str(_processes_with(tmp_path / "cold")))
    began = time.monotonic()
    assert served.stop() == 0
    assert time.monotonic() - began < 30  # the file being loaded is loaded to the end
    assert "Traceback" not in served.log
    assert "Something went wrong" not in served.log
    if cold:
        assert _becomes_true(lambda: not _processes_with(tmp_path / "cold"))


def _processes_with(cache: Path) -> list[str]:
    """The command lines of processes that compile into this cache."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has just ended, or may not be inspected
            if str(cache).encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text())
    return found


def _becomes_true(holds: Callable[[], bool]) -> bool:
    until = time.monotonic() + 20
    while not holds() and time.monotonic() < until:
        time.sleep(0.05)
    return holds()


def _answers(served: Served) -> bool:
    try:
        return httpx.get(f"{served.url}/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def test_wrong_configuration_is_one_sentence_a_fault_and_exit_code_2(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "krypta", "serve", "--port", "many", "--public-url", "here", "--log-level", "loud"]
    environment = {"PYTHONPATH": python_path(), "XDG_DATA_HOME": str(tmp_path), "KRYPTA_BOT_PACE": "slow", "PATH": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 4
    for part in ("“many”", "“here”", "“slow”", "“loud”"):
        assert part in done.stderr
    assert not list(tmp_path.iterdir())


def test_serve_on_a_database_file_in_use_ends_with_exit_code_2(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        other = Served(tmp_path, port=free_port()).start(wait=False)
        assert other.running.wait(60) == 2
        assert f"already uses {tmp_path / 'krypta' / 'server.sqlite3'}" in other.log
        assert f"127.0.0.1:{served.port}" in other.log
        assert served.is_ready()


def test_each_node_counts_its_own_metrics() -> None:
    one, two = Metrics(), Metrics()
    one.acts.labels("karak").inc()
    assert b'krypta_acts_total{game="karak"} 1.0' in one.text()
    assert b"karak" not in two.text()


def test_a_server_that_is_not_ready_asks_everybody_to_come_back(tmp_path: Path) -> None:
    metrics = Metrics()
    node = Node(settings_for(tmp_path), Database(settings_for(tmp_path).database_url), b"", metrics)
    readiness = Readiness(metrics)
    with TestClient(build(node, readiness), base_url="http://127.0.0.1") as client:
        assert client.get("/health").status_code == 200
        assert client.get("/ready").json() == {"status": "warming"}
        assert "krypta_warm 0.0" in metrics.text().decode()
        refused = client.get("/api/me")
        assert (refused.status_code, refused.json()["id"]) == (503, "server-warming")
        assert int(refused.headers["retry-after"]) == refused.json()["args"]["seconds"]
        assert client.get("/t/abc", headers={"accept": "text/html"}).status_code == 200  # the page retries
        readiness.open = readiness.warm = True
        assert client.get("/api/me").status_code != 503
        assert "krypta_warm 1.0" in metrics.text().decode()
        readiness.stopping = True
        assert client.get("/ready").json() == {"status": "stopping"}
    node.database.close()


def test_a_server_is_not_ready_while_its_database_is_away(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path / "pg")
    postgres.start()
    try:
        with serve_here(tmp_path, database_url=postgres.database()) as served:
            assert httpx.get(f"{served.url}/ready").status_code == 200
            postgres.stop()
            assert _becomes(served.url, "database-away") == 503
            assert httpx.get(f"{served.url}/health").status_code == 200
            postgres.start()
            assert _becomes(served.url, "ready") == 200
    finally:
        postgres.stop()


def _becomes(url: str, word: str) -> int:
    until = time.monotonic() + 20
    while (answer := httpx.get(f"{url}/ready", timeout=10)).json()["status"] != word and time.monotonic() < until:
        time.sleep(0.2)
    return answer.status_code


def test_one_game_can_be_played_while_the_others_are_compiled(tmp_path: Path) -> None:
    done = tmp_path / "compiled"
    waits = f"import pathlib, time\nwhile not pathlib.Path({str(done)!r}).exists(): time.sleep(0.05)"
    served = ServedHere(settings_for(tmp_path), {"goblin": (sys.executable, "-c", waits)})
    try:
        with httpx.Client(base_url=served.url, headers={"X-Krypta": "1"}) as client:

            def make(game: str) -> tuple[int, str]:
                answer = client.post("/api/tables", json={"game": game, "seats": ["me", "open"]})
                return answer.status_code, answer.json()["id"]

            assert client.post("/api/me/guest").is_success
            assert make("karak")[0] == 201
            assert make("goblin") == (503, "server-warming")
            assert client.get("/ready").json() == {"status": "warming"}, "a load balancer waits for all of them"
            done.touch()
            assert _becomes_true(lambda: client.get("/ready").is_success)
            assert make("goblin")[0] == 201
    finally:
        done.touch()
        served.stop()


def test_a_node_that_is_stopped_while_it_compiles_for_others_ends_at_once(tmp_path: Path) -> None:
    served = ServedHere(settings_for(tmp_path), {"goblin": (sys.executable, "-c", "import time; time.sleep(600)")})
    assert httpx.get(f"{served.url}/api/games").is_success
    began = time.monotonic()
    served.stop()
    assert time.monotonic() - began < 10
