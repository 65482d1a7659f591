"""A backup is a consistent snapshot of everything in one file; restored into either kind of database it is the same."""

import os
import stat
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text, update

from krypta.server.ops.inspection import inspect
from krypta.server.problem import Faulty
from krypta.server.settings import sqlite_url
from krypta.server.storage import backup as backups
from krypta.server.storage.backup import OF_THE_MOMENT, backup, restore
from krypta.server.storage.database import Database
from krypta.server.storage.migrate import migrate
from krypta.server.storage.schema import METADATA, NODE, SETTING, TABLE, USER
from server import parts
from server.operation.running_table import play_some
from server.serving import serve_here, settings_for


def quietly(done: int, total: int) -> None:
    pass


def fault_in(connection: Connection, table: str) -> str:
    found = inspect(connection, table, quietly)
    assert found is not None
    return found.fault


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables in a backup, except leases and presence."""
    database = Database(url)
    try:
        with database.transaction(write=False) as connection:
            rows = {}
            for table in METADATA.sorted_tables:
                columns = [column for column in table.columns if not column.name.startswith("lease_")]
                found = connection.execute(select(*columns).order_by(*table.primary_key.columns))
                rows[table.name] = [tuple(row) for row in found]
            return {name: found for name, found in rows.items() if name not in {table.name for table in OF_THE_MOMENT}}
    finally:
        database.close()


@pytest.fixture
def played(tmp_path: Path, database_url: str) -> tuple[str, str]:
    """A database with a match, an account and its bot; its server has stopped."""
    with serve_here(tmp_path, database_url=database_url) as served:
        table, person = play_some(served)
    database = Database(database_url)
    with database.transaction() as connection:
        bot = {"id": "a" * 24, "kind": "bot", "name": "Robot", "key": "robot", "owner": person.id}
        connection.execute(USER.insert().values(**bot, created=1, seen=1, banned=False))
    database.close()
    return database_url, table


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return parts.postgres_url() if request.param == "postgres" else sqlite_url(tmp_path / "elsewhere" / "new.sqlite3")


def test_a_backup_restored_into_either_kind_of_database_is_the_same_again(
    played: tuple[str, str], elsewhere: str, tmp_path: Path
) -> None:
    url, table = played
    before = everything(url)
    assert before["entry"]
    assert before["setting"]
    backup(url, tmp_path / "all.backup", quietly)
    restore(tmp_path / "all.backup", elsewhere, False, quietly)
    assert everything(elsewhere) == before
    with serve_here(tmp_path, database_url=elsewhere) as served:
        room = served.do(served.node.rooms.room(table))
        assert room.n == sum(row[0] == table for row in before["entry"])
    database = Database(elsewhere)
    with database.transaction(write=False) as connection:
        assert fault_in(connection, table) == ""
    database.close()


def test_a_backup_is_one_file_that_only_its_owner_reads(played: tuple[str, str], tmp_path: Path) -> None:
    backup(played[0], tmp_path / "all.backup", quietly)
    assert stat.S_IMODE(os.stat(tmp_path / "all.backup").st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("all")] == ["all.backup"]


def test_a_backup_is_of_one_moment_while_a_server_writes(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every table's number of entries agrees with its log, however much is written meanwhile."""
    monkeypatch.setattr(backups, "PAGES", 1)
    monkeypatch.setattr(backups, "ROWS", 1)
    with serve_here(tmp_path, database_url=database_url) as served:
        play_some(served, 20)
        stop = threading.Event()

        def go_on() -> None:
            while not stop.is_set():
                play_some(served, 10)

        playing = threading.Thread(target=go_on)
        playing.start()
        try:
            backup(database_url, tmp_path / "all.backup", quietly)
        finally:
            stop.set()
            playing.join()
    copy = Database(sqlite_url(tmp_path / "all.backup"))
    with copy.transaction(write=False) as connection:
        tables = connection.execute(select(TABLE.c.id, TABLE.c.last)).all()
        assert tables
        for id, last in tables:
            assert fault_in(connection, id) == ""
            assert connection.scalar(text("SELECT max(n) FROM entry WHERE match = :id"), {"id": id}) == (last or None)
    copy.close()


def test_a_backup_does_not_write_over_anything(played: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "all.backup").write_text("my only photograph")
    with pytest.raises(Faulty, match="exists already"):
        backup(played[0], tmp_path / "all.backup", quietly)
    assert (tmp_path / "all.backup").read_text() == "my only photograph"


def test_a_database_that_is_not_empty_is_refused_unless_forced(played: tuple[str, str], tmp_path: Path) -> None:
    url, _ = played
    backup(url, tmp_path / "all.backup", quietly)
    kept = everything(url)
    database = Database(url)
    with database.transaction() as connection:
        connection.execute(update(USER).values(name="Changed"))
    database.close()
    changed = everything(url)
    with pytest.raises(Faulty, match="not empty"):
        restore(tmp_path / "all.backup", url, False, quietly)
    assert everything(url) == changed
    restore(tmp_path / "all.backup", url, True, quietly)
    assert everything(url) == kept


def test_an_interrupted_backup_leaves_nothing_behind(played: tuple[str, str], elsewhere: str, tmp_path: Path) -> None:
    url, _ = played

    def interrupted(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(url, tmp_path / "all.backup", interrupted)
    assert not list(tmp_path.glob("all*"))
    backup(url, tmp_path / "all.backup", quietly)
    with pytest.raises(KeyboardInterrupt):
        restore(tmp_path / "all.backup", elsewhere, False, interrupted)
    assert not any(rows for name, rows in everything(elsewhere).items() if name != SETTING.name)
    restore(tmp_path / "all.backup", elsewhere, False, quietly)
    assert everything(elsewhere) == everything(url)


@pytest.mark.parametrize("content", [b"", b"a letter to my grandmother " * 100, b"SQLite format 3\0" + b"\0" * 5000])
def test_a_file_that_is_no_backup_is_not_restored(elsewhere: str, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "no.backup").write_bytes(content)
    with pytest.raises(Faulty, match="is not a backup of Krypta"):
        restore(tmp_path / "no.backup", elsewhere, False, quietly)


def test_a_backup_of_a_newer_krypta_is_not_restored(played: tuple[str, str], elsewhere: str, tmp_path: Path) -> None:
    backup(played[0], tmp_path / "all.backup", quietly)
    copy = Database(sqlite_url(tmp_path / "all.backup"))
    with copy.transaction() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    copy.close()
    with pytest.raises(Faulty, match="newer than this Krypta"):
        restore(tmp_path / "all.backup", elsewhere, False, quietly)


@pytest.mark.parametrize("what", ["entry", "table", "pages"])
def test_a_damaged_backup_is_refused_with_a_sentence(
    played: tuple[str, str], elsewhere: str, tmp_path: Path, what: str
) -> None:
    file = tmp_path / "all.backup"
    backup(played[0], file, quietly)
    if what == "pages":
        data = bytearray(file.read_bytes())
        for page in range(2, len(data) // 4096):
            data[page * 4096 : page * 4096 + 16] = b"\xee" * 16
        file.write_bytes(data)
    else:
        copy = Database(sqlite_url(file))
        with copy.transaction() as connection:
            connection.execute(text("DELETE FROM entry WHERE n = 7" if what == "entry" else "DROP TABLE person"))
        copy.close()
    with pytest.raises(Faulty, match=r"is damaged|is not a backup") as fault:
        restore(file, elsewhere, False, quietly)
    assert str(fault.value).count("\n") == 0
    if what == "entry":
        assert played[1] in str(fault.value)
        restore(file, elsewhere, True, quietly)
        assert len(everything(elsewhere)["entry"]) > 7


def test_a_missing_backup_is_not_restored(tmp_path: Path) -> None:
    with pytest.raises(Faulty, match="no backup at"):
        restore(tmp_path / "none", sqlite_url(tmp_path / "new.sqlite3"), False, quietly)
    with pytest.raises(Faulty, match="no database at"):
        backup(sqlite_url(tmp_path / "none.sqlite3"), tmp_path / "all.backup", quietly)
    assert not list(tmp_path.iterdir())


def test_a_backup_is_not_restored_under_a_running_server(played: tuple[str, str], tmp_path: Path) -> None:
    url, _ = played
    backup(url, tmp_path / "all.backup", quietly)
    with serve_here(tmp_path, database_url=url), pytest.raises(Faulty, match="stop it first"):
        restore(tmp_path / "all.backup", url, True, quietly)


def test_a_backup_is_restored_although_a_node_was_killed(tmp_path: Path) -> None:
    url = settings_for(tmp_path).database_url
    database = Database(url)
    migrate(database)
    backup(url, tmp_path / "all.backup", quietly)
    with database.transaction() as connection:
        connection.execute(NODE.insert().values(id="b" * 24, seen=1))
    database.close()
    restore(tmp_path / "all.backup", url, False, quietly)
