"""Logs contain enough to find a fault, and nothing that a person sent."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from krypta.server.ops import logs
from krypta.server.ops.logs import log, open_log
from server.serving import serve, serve_here

SECRETS = {
    "password": "swordfish-password",
    "name": "Zdislava",
    "query": "swordfish-query",
    "path": "swordfish-path",
    "cookie": "swordfish-cookie",
    "token": "swordfish-token",
    "agent": "swordfish-agent",
    "metrics": "swordfish-metrics",
}


@pytest.fixture
def lines() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """The log lines as they would go to stderr, decoded."""
    kept = logging.getLogger().handlers[:], logging.getLogger().level, logs.LOG.level
    stream = io.StringIO()
    open_log("debug", stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    logging.getLogger().handlers[:], level, ours = kept
    logging.getLogger().setLevel(level)
    logs.LOG.setLevel(ours)


def test_a_whole_visit_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    ours = {"x-krypta": "1", "user-agent": SECRETS["agent"]}
    with serve(tmp_path, "--log-level", "debug", KRYPTA_METRICS_TOKEN=SECRETS["metrics"]) as served:
        with httpx.Client(base_url=served.url, headers=ours) as client:
            account = {"name": SECRETS["name"], "password": SECRETS["password"]}
            made = client.post("/api/account", json=account)
            assert made.status_code == 201, made.text
            cookie = client.cookies["krypta"]
            assert client.post("/api/login", json=account | {"password": SECRETS["password"] + "x"}).status_code == 403
            client.get(f"/t/{SECRETS['path']}?link={SECRETS['query']}")
            client.get(f"/nowhere/{SECRETS['path']}?token={SECRETS['query']}")
            client.get(f"/api/people/{SECRETS['path']}")
            client.get("/metrics", headers={"authorization": f"Bearer {SECRETS['metrics']}"})
            client.get("/api/me", headers={"authorization": f"Bearer {SECRETS['token']}"})
            client.post("/api/login", json={"password": [SECRETS["password"]]})
        httpx.get(f"{served.url}/api/me", headers={"cookie": f"krypta={SECRETS['cookie']}"})
        served.stop()
    (made_line,) = [line for line in served.lines if line.get("route") == "/api/account"]
    assert {"at", "level", "event", "request", "method", "status", "ms", "client"} <= set(made_line)
    assert (made_line["status"], made_line["client"]) == (201, "127.0.0.1")
    for secret in (*SECRETS.values(), cookie, cookie.split(".")[0]):
        assert secret not in served.log
        assert secret not in served.out


def test_a_fault_of_the_server_is_logged_with_its_place_and_answered_without(
    tmp_path: Path, lines: Callable[[], list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve_here(tmp_path) as served:

        async def broken(*_: object) -> NoReturn:
            raise ZeroDivisionError("swordfish")

        monkeypatch.setattr(served.node.people, "by_cookie", broken)
        answer = httpx.get(f"{served.url}/api/me", headers={"cookie": "krypta=a"})
    assert answer.status_code == 500
    assert answer.json()["id"] == "server-broken"
    assert "swordfish" not in answer.text
    assert "Zero" not in answer.text
    (fault,) = [line for line in lines() if line["event"] == "broken"]
    assert fault["error"] == "ZeroDivisionError"
    assert "broken" in fault["where"][-1]
    assert fault["request"] == answer.json()["args"]["request"] == answer.headers["x-request-id"]
    assert "swordfish" not in str(lines())


def test_the_database_being_away_is_a_503_that_says_when_to_come_back(
    tmp_path: Path, lines: Callable[[], list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from krypta.server.storage.database import Away

    with serve_here(tmp_path) as served:

        async def away(*_: object) -> NoReturn:
            raise Away("swordfish")

        monkeypatch.setattr(served.node.people, "by_cookie", away)
        answer = httpx.get(f"{served.url}/api/me", headers={"cookie": "krypta=a"})
    assert answer.status_code == 503
    assert answer.json()["id"] == "server-database-away"
    assert int(answer.headers["retry-after"]) == answer.json()["args"]["seconds"]
    assert [line["level"] for line in lines() if line["event"] == "database-away"] == ["warning"]


def test_log_lines_of_libraries_are_json_too(lines: Callable[[], list[dict[str, Any]]]) -> None:
    logging.getLogger("uvicorn.error").error("it broke")
    logging.getLogger("uvicorn.error").info("chatter")
    assert [(line["event"], line["said"]) for line in lines()] == [("uvicorn.error", "it broke")]


def test_probes_are_logged_only_when_asked_for(tmp_path: Path, lines: Callable[[], list[dict[str, Any]]]) -> None:
    with serve_here(tmp_path) as served:
        httpx.get(f"{served.url}/health")
        httpx.get(f"{served.url}/api/me")
    levels = {line["route"]: line["level"] for line in lines() if line["event"] == "http"}
    assert levels == {"/health": "debug", "/api/me": "info"}


def test_odd_values_cannot_break_a_line_of_the_log(lines: Callable[[], list[dict[str, Any]]]) -> None:
    log("odd", where=object(), text='a "quote"\nand a line', n=3)
    (line,) = lines()
    assert line["n"] == 3
    assert line["text"].startswith('a "quote"\n')
