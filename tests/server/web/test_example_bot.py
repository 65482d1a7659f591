"""The bot of docs/bots.md plays whole matches, even when its connection is cut in the middle."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from krypta.bots.advice import Advice
from krypta.core.position import Position
from krypta.games import load
from krypta.server.storage.store import load_rows
from krypta.server.thinking import Thinking
from krypta.server.ws.switchboard import GOING_AWAY, Closed
from server.serving import ServedHere, serve_here

ROOT = Path(__file__).resolve().parents[3]
BOT = ROOT / "examples" / "bot.py"
SECONDS = 120


@contextlib.contextmanager
def owner_of(served: ServedHere) -> Iterator[httpx.Client]:
    """A client with an account."""
    with httpx.Client(base_url=f"{served.url}/api", headers={"X-Krypta": "1"}, timeout=30) as browser:
        browser.post("/account", json={"name": "Zoe", "password": "correct horse battery"}).raise_for_status()
        yield browser


def token_of(owner: httpx.Client) -> str:
    """Creates a bot and its token, as docs/bots.md describes."""
    bot = owner.post("/me/bots", json={"name": "Zoe’s bot"}).raise_for_status().json()
    made = owner.post(f"/me/bots/{bot['id']}/tokens", json={"label": "my laptop"}).raise_for_status().json()
    return str(made["token"])


def start_bot(served: ServedHere, token: str, *args: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), served.url, *args]
    environment = {**os.environ, "KRYPTA_TOKEN": token}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_example_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 90


def test_the_example_bot_plays_a_whole_match_over_cut_connections(tmp_path: Path) -> None:
    with serve_here(tmp_path, bot_pace=0.02) as served, owner_of(served) as owner:
        bot = start_bot(served, token_of(owner))
        assert bot.stdout is not None
        table = bot.stdout.readline().strip().rsplit("/", 1)[1]
        for _ in range(3):
            time.sleep(0.3)
            served.do(cut(served))
        out, errors = bot.communicate(timeout=SECONDS)
        assert (bot.returncode, errors) == (0, "")
        assert out.strip() in ("[1.0, 0.0]", "[0.0, 1.0]", "[0.5, 0.5]")
        shown = owner.get(f"/tables/{table}").json()
        assert (shown["state"], shown["seats"][0]["name"]) == ("over", "Zoe’s bot")


async def cut(served: ServedHere) -> None:
    for connection in list(served.node.switchboard.connections):
        connection.close(Closed(GOING_AWAY, "server-going-away", 1.0))


def test_the_example_bot_joins_a_table_of_somebody_else(tmp_path: Path) -> None:
    with serve_here(tmp_path) as served, owner_of(served) as owner:
        table = owner.post("/tables", json={"game": "burrow", "seats": ["me", "open", "greedy"]}).json()["id"]
        bot = start_bot(served, token_of(owner), table)
        assert bot.stdout is not None
        assert bot.stdout.readline().strip() == f"{served.url}/t/{table}"
        owner.post(f"/tables/{table}/start").raise_for_status()
        seats = owner.get(f"/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Zoe", "Zoe’s bot", "greedy"]
        bot.kill()
        bot.communicate()


def test_the_example_bot_plays_the_hints_that_it_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    advised: list[int] = []
    advise = Thinking.advise

    async def noted(self: Thinking, position: Position, seat: int, rng: Any) -> Advice:
        advice = await advise(self, position, seat, rng)
        advised.append(advice.act)
        return advice

    monkeypatch.setattr(Thinking, "advise", noted)
    with serve_here(tmp_path) as served, owner_of(served) as owner:
        bot = start_bot(served, token_of(owner), "--hints")
        out, errors = bot.communicate(timeout=SECONDS)
        assert (bot.returncode, errors) == (0, "")
        table = out.splitlines()[0].rsplit("/", 1)[1]
        rows = served.do(served.node.database.read(lambda connection: load_rows(connection, table, 0, 10**6)))
    game = load("karak")
    assert advised
    assert [row.entry.act for row in rows if row.entry.act and row.entry.by == 0] == [game.say(act) for act in advised]


@pytest.mark.parametrize("token", ["krypta_" + "a" * 52, "nonsense"])
def test_the_example_bot_with_a_wrong_token_is_refused(tmp_path: Path, token: str) -> None:
    with serve_here(tmp_path) as served:
        bot = start_bot(served, token)
        out, errors = bot.communicate(timeout=SECONDS)
        assert (out, bot.returncode) == ("", 1)
        assert "401" in errors
