"""`krypta serve` as an operator meets it: a process that says where it is, is ready when it says so, and stops well."""

import json
import subprocess
import sys
import time

import httpx
import pytest

from krypta.server.metrics import Metrics
from server.parts import free_port
from server.serving import Served, python_path, serve


def test_it_says_where_it_is_and_stops_with_0(tmp_path):
    with serve(tmp_path) as served:
        assert httpx.get(f"{served.url}/health").json() == {"status": "alive"}
        assert httpx.get(f"{served.url}/ready").json() == {"status": "ready"}
        assert "krypta_warm 1.0" in httpx.get(f"{served.url}/metrics").text
        assert (tmp_path / "krypta" / "server.sqlite3").exists()
        assert served.stop() == 0
    assert served.url in served.out
    assert [line["event"] for line in served.lines if line["event"] != "http"] == ["ready", "stopping", "stopped"]


def test_it_starts_again_after_being_killed(tmp_path):
    with serve(tmp_path) as served:
        served.kill()
        served.start()
        assert served.is_ready()
        assert served.stop() == 0


@pytest.mark.parametrize("interrupted", [0.0, 0.7])
def test_it_can_be_stopped_while_it_gets_ready(tmp_path, interrupted):
    served = Served(tmp_path).start(wait=False)
    while served.process.poll() is None and not _answers(served):
        time.sleep(0.02)
    time.sleep(interrupted)
    assert served.stop() == 0
    assert "Traceback" not in served.log


def _answers(served: Served) -> bool:
    try:
        return httpx.get(f"{served.url}/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def test_wrong_configuration_is_one_sentence_a_fault_and_exit_code_2(tmp_path):
    command = [sys.executable, "-m", "krypta", "serve", "--port", "many", "--public-url", "here", "--log-level", "loud"]
    environment = {"PYTHONPATH": python_path(), "XDG_DATA_HOME": str(tmp_path), "KRYPTA_BOT_PACE": "slow", "PATH": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 4
    for part in ("“many”", "“here”", "“slow”", "“loud”"):
        assert part in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_taken_file_is_exit_code_2(tmp_path):
    with serve(tmp_path) as served:
        other = Served(tmp_path, port=free_port()).start(wait=False)
        assert other.process.wait(60) == 2
        assert f"already uses {tmp_path / 'krypta' / 'server.sqlite3'}" in other.log
        assert f"127.0.0.1:{served.port}" in other.log
        assert served.is_ready()


def test_the_log_is_json_a_line(tmp_path):
    with serve(tmp_path, "--log-level", "debug") as served:
        httpx.get(f"{served.url}/api/me")
        served.stop()
    lines = [json.loads(line) for line in served.log.splitlines()]
    (asked,) = [line for line in lines if line.get("route") == "/api/me"]
    assert asked["status"] == 200
    assert asked["client"] == "127.0.0.1"
    assert {"at", "level", "event", "request", "method", "ms"} <= set(asked)


def test_each_node_counts_for_itself():
    one, two = Metrics(), Metrics()
    one.acts.labels("karak").inc()
    assert b'krypta_acts_total{game="karak"} 1.0' in one.text()
    assert b"karak" not in two.text()
