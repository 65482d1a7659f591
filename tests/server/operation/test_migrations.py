"""The database is upgraded to this version's schema, once, however many nodes start, and never downgraded."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from krypta.server.storage import sqlite
from krypta.server.storage.database import Database
from krypta.server.storage.migrate import Newer, migrate, signing_key
from krypta.server.storage.schema import METADATA


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = Database(database_url)
    yield opened
    opened.close()


def differences(database: Database) -> list[object]:
    with database.transaction(write=False) as connection:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_the_migrations_make_exactly_the_schema(database: Database) -> None:
    assert differences(database)  # sanity check: an empty database differs
    migrate(database)
    assert differences(database) == []


def test_database_tables_of_the_log_have_no_rowid(tmp_path: Path) -> None:
    """SQLite stores an entry under its key itself; alembic's comparison cannot see that."""
    database = Database(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    migrate(database)
    with database.transaction(write=False) as connection:
        tables = {row.name: row.wr for row in connection.execute(text("PRAGMA table_list"))}
    database.close()
    wanted = {
        table.name for table in METADATA.tables.values() if not table.dialect_kwargs.get("sqlite_with_rowid", True)
    }
    assert wanted
    assert {name for name, without in tables.items() if without} == wanted


def test_migrating_again_changes_nothing_and_keeps_the_key(database: Database) -> None:
    migrate(database)
    key = signing_key(database)
    migrate(database)
    assert len(key) == 32
    assert signing_key(database) == key


def test_many_nodes_that_start_at_once_all_succeed(database_url: str) -> None:
    nodes = [Database(database_url) for _ in range(4)]
    faults: list[Exception] = []
    start = threading.Barrier(len(nodes))

    def begin(node: Database) -> None:
        start.wait()
        try:
            migrate(node)
        except Exception as error:
            faults.append(error)

    threads = [threading.Thread(target=begin, args=(node,)) for node in nodes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    keys = {signing_key(node) for node in nodes}
    for node in nodes:
        node.close()
    assert faults == []
    assert len(keys) == 1


def test_a_connection_to_a_new_sqlite_file_waits_for_whoever_writes_to_it(tmp_path: Path) -> None:
    """Switching a new file to its write-ahead log fails at once while another connection writes: SQLite itself does not
    wait."""
    path = tmp_path / "new.sqlite3"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE t (x)")
    other.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.2, other.execute, ["COMMIT"])
    release.start()
    second = sqlite3.connect(path)
    sqlite.prepare(second)
    release.join()
    assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    second.close()
    other.close()


def test_a_newer_database_is_refused_and_left_alone(database: Database) -> None:
    migrate(database)
    with database.transaction() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Newer, match="newer than this Krypta"):
        migrate(database)
    with database.transaction(write=False) as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"


def test_a_migration_that_fails_leaves_nothing_behind(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("krypta.server.storage.migrate.secrets.token_hex", lambda _size: 1 / 0)  # the last step
    with pytest.raises(ZeroDivisionError):
        migrate(database)
    with database.transaction(write=False) as connection:
        assert not database.engine.dialect.has_table(connection, "entry")
