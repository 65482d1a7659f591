"""While the database hangs or cannot be written, requests are refused within seconds and /ready answers 503; the server
recovers automatically."""

import asyncio
import os
import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from krypta.server.http import health
from krypta.server.storage import database, sqlite, writer
from krypta.server.storage.database import Away
from server.operation.running_table import play_some
from server.serving import serve, serve_here, writer_processes_of
from server.store.test_group_commit import ONCE, UNTOUCHED, change, writing

SOON = 30  # seconds: generous, since the machine may be busy
OURS = {"x-krypta": "1"}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorter deadlines than a real server has."""
    monkeypatch.setattr(database, "WRITE_SECONDS", 1.0)
    monkeypatch.setattr(writer, "WRITE_SECONDS", 1.0)
    monkeypatch.setattr(health, "DATABASE_SECONDS", 0.7)
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS[:2], "busy_timeout=300"))


def becomes(url: str, status: int) -> None:
    until = time.monotonic() + SOON
    while (answer := httpx.get(f"{url}/ready", timeout=SOON)).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)


def test_a_writer_process_that_hangs_is_replaced_and_whoever_waited_is_told(tmp_path: Path, impatient: None) -> None:
    async def write() -> None:
        async with writing(f"sqlite:///{tmp_path / 'a.sqlite3'}") as at:
            first, held, waiting, after = at.tables(4)
            await at.writer.write(change(first))
            (stopped,) = writer_processes_of(os.getpid(), at.database.file)
            os.kill(stopped, signal.SIGSTOP)
            one = asyncio.create_task(at.writer.write(change(held)))
            await asyncio.sleep(0.1)
            two = asyncio.create_task(at.writer.write(change(waiting)))
            ends = await asyncio.wait_for(asyncio.gather(one, two, return_exceptions=True), SOON)
            assert [type(end) for end in ends] == [Away, Away]
            assert at.database.is_away
            await at.writer.write(change(after))
            assert not at.database.is_away
            assert [at.kept(id) for id in (held, waiting, after)] == [UNTOUCHED, UNTOUCHED, ONCE]
            (new,) = writer_processes_of(os.getpid(), at.database.file)
            assert new != stopped

    asyncio.run(write())


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process holds the write lock."""
    with closing(sqlite3.connect(path, isolation_level=None)) as foreign:
        foreign.execute("BEGIN IMMEDIATE")
        yield
        foreign.execute("ROLLBACK")


def test_a_foreign_lock_makes_a_server_unready_until_it_is_gone(tmp_path: Path, impatient: None) -> None:
    with serve_here(tmp_path) as served:
        table, _ = play_some(served, 3)
        becomes(served.url, 200)
        with locked(tmp_path / "server.sqlite3"):
            becomes(served.url, 503)
            refused = httpx.post(f"{served.url}/api/me/guest", headers=OURS, timeout=SOON)
            assert (refused.status_code, refused.json()["id"]) == (503, "server-database-away")
            assert httpx.get(f"{served.url}/health").status_code == 200
            assert httpx.get(f"{served.url}/api/tables/{table}", timeout=SOON).status_code == 200  # reading works
            assert served.node.database.is_away
        becomes(served.url, 200)
        assert httpx.post(f"{served.url}/api/me/guest", headers=OURS, timeout=SOON).status_code == 200
        until = time.monotonic() + SOON
        while served.node.database.is_away and time.monotonic() < until:
            time.sleep(0.1)
        assert not served.node.database.is_away


@pytest.mark.slow
def test_a_full_disk_makes_a_server_unready_until_there_is_room(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        log = next(tmp_path.rglob("*.sqlite3-wal"))
        pids = [served.running.pid, *writer_processes_of(served.running.pid)]
        becomes(served.url, 200)
        before = resource.prlimit(pids[0], resource.RLIMIT_FSIZE)
        for pid in pids:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
        becomes(served.url, 503)
        refused = httpx.post(f"{served.url}/api/me/guest", headers=OURS, timeout=SOON)
        assert (refused.status_code, refused.json()["id"]) == (503, "server-database-away")
        for pid in pids:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        becomes(served.url, 200)
        assert httpx.post(f"{served.url}/api/me/guest", headers=OURS, timeout=SOON).status_code == 200
