"""Other users of the machine cannot read the database, the files next to it or crash reports, and a second server
cannot open the database through a link."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from krypta.cli import faults
from krypta.server.boot import boot
from krypta.server.problem import Faulty
from krypta.server.settings import sqlite_url
from krypta.server.storage.backup import backup, restore
from krypta.server.storage.lock import Held, Lock
from server.serving import settings_for

SECRET = "hush-hush"


@pytest.fixture(autouse=True)
def everything_is_open_by_default() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_restored_database_is_its_owners(tmp_path: Path) -> None:
    boot(settings_for(tmp_path)).close()
    backup(sqlite_url(tmp_path / "server.sqlite3"), tmp_path / "all.backup", lambda _done, _total: None)
    restored = tmp_path / "new" / "restored.sqlite3"
    restore(tmp_path / "all.backup", sqlite_url(restored), False, lambda _done, _total: None)
    assert {path.name: mode(path) for path in restored.parent.iterdir() if mode(path) != 0o600} == {}
    assert mode(restored.parent) == 0o700


def test_a_backup_that_is_none_leaves_no_database_behind(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear grandmother")
    with pytest.raises(Faulty):
        restore(tmp_path / "letter", sqlite_url(tmp_path / "restored.sqlite3"), False, lambda _done, _total: None)
    assert not (tmp_path / "restored.sqlite3").exists()


def test_a_start_closes_what_an_older_krypta_left_open(tmp_path: Path) -> None:
    boot(settings_for(tmp_path)).close()
    files = [tmp_path / f"server.sqlite3{end}" for end in ("", "-wal", "-shm", ".lock")]
    for file in files:
        file.touch()
        file.chmod(0o644)
    booted = boot(settings_for(tmp_path))
    try:
        assert {file.name: mode(file) for file in files if file.exists() and mode(file) != 0o600} == {}
    finally:
        booted.close()


def test_a_second_server_does_not_get_in_by_a_link(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "server.sqlite3")
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.sqlite3"
    link.symlink_to(tmp_path / "server.sqlite3")
    with pytest.raises(Held):
        Lock(link)
    lock.release()
    Lock(link).release()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere SQLite's own locks would mind")
@pytest.mark.parametrize("how", ["hard link", "lock deleted"])
def test_nor_by_another_name_or_a_deleted_lock(tmp_path: Path, how: str) -> None:
    """In another process: closing the file in this one would release SQLite's locks."""
    path = tmp_path / "server.sqlite3"
    lock = Lock(path)
    if how == "hard link":
        path = tmp_path / "other.sqlite3"
        path.hardlink_to(tmp_path / "server.sqlite3")
    else:
        (tmp_path / "server.sqlite3.lock").unlink()
    attempt = f"from pathlib import Path; from krypta.server.storage.lock import Lock; Lock(Path({str(path)!r}))"
    tried = [sys.executable, "-c", attempt]
    assert "Held" in subprocess.run(tried, capture_output=True, text=True, check=False).stderr
    lock.release()
    assert subprocess.run(tried, capture_output=True, text=True, check=False).returncode == 0


@pytest.mark.parametrize(
    "given",
    [
        ["--database-url", f"postgresql://krypta:{SECRET}@db/krypta"],
        [f"--database-url=postgresql://krypta:{SECRET}@db/krypta"],
        ["--redis-url", f"redis://:{SECRET}@redis/0"],
        ["--metrics-token", SECRET],
        [f"--metrics-token={SECRET}"],
    ],
)
def test_a_crash_report_is_its_owners_and_has_no_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["krypta", "serve", "--port", "8000", *given])
    try:
        raise RuntimeError(f"cannot reach postgresql://krypta:{SECRET}@db/krypta?sslpassword={SECRET}")
    except RuntimeError as error:
        report = faults.crash_report(error)
    text = report.read_text(encoding="utf-8")
    assert SECRET not in text
    assert "--port" in text
    assert "RuntimeError: cannot reach " in text
    assert mode(report) == 0o600
