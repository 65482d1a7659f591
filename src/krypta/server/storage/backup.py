"""Backups of SQLite or PostgreSQL as one SQLite file that can be restored into either.

A backup contains secrets (the key that signs cookies, the seeds of running matches), so only its owner may read it.
"""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, Table, delete, func, insert, select
from sqlalchemy.exc import DatabaseError

from krypta.core.files.trouble import trouble_of
from krypta.server.boot import first_line, sqlite_path
from krypta.server.cluster.nodes import ALIVE_MS, moment
from krypta.server.problem import Faulty, faulty
from krypta.server.settings import sqlite_url
from krypta.server.storage.database import Database
from krypta.server.storage.lock import Held, Lock
from krypta.server.storage.migrate import Newer, is_current, migrate, refuse_newer
from krypta.server.storage.schema import ENTRY, METADATA, NODE, PRESENCE, SETTING, TABLE

Report = Callable[[int, int], None]  # done, total
PAGES = 500  # copied between two reports
ROWS = 500
ONE_FILE = "PRAGMA journal_mode=DELETE"  # without a write-ahead log next to it
OF_THE_MOMENT = (NODE, PRESENCE)  # running servers and connected users: not backed up


def backup(url: str, file: Path, report: Report) -> None:
    """Write a backup to a new file, even while servers run. An interrupted backup leaves no file behind."""
    if file.exists():
        raise faulty("command-backup-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    with _only_mine(part):
        path = sqlite_path(url)
        if path is None:
            _copy_from_postgres(url, part, report)
        else:
            _copy_file(path, part, report)
        part.rename(file)


@contextlib.contextmanager
def _only_mine(part: Path) -> Iterator[None]:
    """Create a file that only its owner can read; it is deleted on exit unless it has been renamed."""
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise faulty("command-backup-busy", part=str(part)) from None
    except OSError as error:
        raise faulty("command-backup-unwritable", path=str(part), why=trouble_of(error)) from None
    try:
        yield
    finally:
        part.unlink(missing_ok=True)


def _copy_file(path: Path, part: Path, report: Report) -> None:
    if not path.exists():
        raise faulty("command-backup-no-database", path=str(path))
    with contextlib.closing(sqlite3.connect(path)) as source, contextlib.closing(sqlite3.connect(part)) as target:
        # A read transaction makes the copy a consistent snapshot, even while a server writes.
        source.isolation_level = None
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(target, pages=PAGES, progress=lambda _status, left, total: report(total - left, total))
        target.execute(ONE_FILE)


def _copy_from_postgres(url: str, part: Path, report: Report) -> None:
    with _opened(url) as source, _opened(sqlite_url(part)) as target:
        migrate(target)
        one_moment = source.engine.connect().execution_options(isolation_level="REPEATABLE READ")
        with one_moment as reading, reading.begin(), target.transaction() as writing:
            refuse_newer(reading)
            if not is_current(reading):
                raise faulty("command-backup-older")
            _copy_rows(reading, writing, report)
    with contextlib.closing(sqlite3.connect(part)) as made:
        made.execute(ONE_FILE)


def restore(file: Path, url: str, force: bool, report: Report) -> None:
    """Restore a backup in one transaction; a database that is not empty is refused, unless forced."""
    if not file.exists():
        raise faulty("command-backup-missing", file=str(file))
    with tempfile.TemporaryDirectory() as folder, _no_server(url), _opened(url) as target:
        copy = Path(folder) / "backup.sqlite3"  # migrated instead of the backup itself
        shutil.copyfile(file, copy)
        with _opened(sqlite_url(copy)) as source:
            try:
                with source.transaction(write=False) as reading:
                    _insist_on_backup(reading, file)
                migrate(source)
                with source.transaction(write=False) as reading:
                    _insist_on_whole(reading, file, force)
            except DatabaseError as error:
                raise faulty("command-backup-not-one-because", file=str(file), why=first_line(error.orig)) from None
            migrate(target)
            with source.transaction(write=False) as reading, target.transaction() as writing:
                _insist_on_nothing(writing, force)
                try:
                    _copy_rows(reading, writing, report)
                except DatabaseError as error:
                    raise faulty("command-backup-fails", file=str(file), why=first_line(error.orig)) from None


def _insist_on_backup(reading: Connection, file: Path) -> None:
    for name in ("alembic_version", SETTING.name, TABLE.name):
        if not reading.dialect.has_table(reading, name):
            raise faulty("command-backup-not-one", file=str(file))


def _insist_on_whole(reading: Connection, file: Path, force: bool) -> None:
    """Refuse a backup with corrupt pages or missing tables; with `force`, accept matches that lack entries."""
    fault = str(reading.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one())
    if fault != "ok":
        raise faulty("command-backup-damaged", file=str(file), why=first_line(fault))
    missing = [table.name for table in METADATA.sorted_tables if not reading.dialect.has_table(reading, table.name)]
    if missing:
        raise faulty("command-backup-lacks", file=str(file), missing=", ".join(missing))
    there = func.count(ENTRY.c.n).filter(ENTRY.c.n.between(1, TABLE.c.last))
    counted = select(TABLE.c.id).outerjoin(ENTRY, ENTRY.c.match == TABLE.c.id).group_by(TABLE.c.id, TABLE.c.last)
    lacking = reading.execute(counted.having(there != TABLE.c.last)).scalars().all()
    if lacking and not force:
        raise faulty("command-backup-entries", file=str(file), table=lacking[0], count=len(lacking))


def _insist_on_nothing(writing: Connection, force: bool) -> None:
    busy = writing.scalar(select(func.count()).select_from(NODE).where(NODE.c.seen > moment(writing) - ALIVE_MS))
    if busy:
        raise faulty("command-backup-server")
    kept = [table for table in METADATA.sorted_tables if table not in (*OF_THE_MOMENT, SETTING)]
    if not force and any(writing.scalar(select(func.count()).select_from(table)) for table in kept):
        raise faulty("command-backup-not-empty")
    for table in reversed(METADATA.sorted_tables):
        writing.execute(delete(table))


@contextlib.contextmanager
def _no_server(url: str) -> Iterator[None]:
    """Prevent servers from starting on this SQLite file; for PostgreSQL, the table of nodes is checked instead."""
    path = sqlite_path(url)
    if path is None:
        yield
        return
    is_new = not path.exists()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(path)
    except Held as held:
        raise faulty("command-backup-server-on", holder=held.holder, path=str(path)) from None
    except OSError as error:
        raise faulty("command-backup-unwritable", path=str(path), why=trouble_of(error)) from None
    try:
        yield
    finally:
        lock.release()
        if is_new and path.exists() and not path.stat().st_size:
            path.unlink()  # the restore failed


@contextlib.contextmanager
def _opened(url: str) -> Iterator[Database]:
    database = Database(url)
    try:
        yield database
    except Newer as error:
        raise Faulty([error]) from None
    finally:
        database.close()


# -- rows


def _copy_rows(reading: Connection, writing: Connection, report: Report) -> None:
    writing.execute(delete(SETTING))
    tables = [table for table in METADATA.sorted_tables if table not in OF_THE_MOMENT]
    total = sum(reading.scalar(select(func.count()).select_from(table)) or 0 for table in tables)
    done = 0
    report(done, total)
    for table in tables:
        for rows in reading.execution_options(yield_per=ROWS).execute(_in_order(table)).mappings().partitions():
            writing.execute(insert(table), [_as_restored(table, dict(row)) for row in rows])
            done += len(rows)
            report(done, total)


def _in_order(table: Table) -> Select[Any]:
    """Select all rows; rows that refer to the same table (a bot to its owner) come after the others."""
    own = [column for column in table.columns if any(key.column.table is table for key in column.foreign_keys)]
    return select(table).order_by(*(column.is_not(None) for column in own), *table.primary_key.columns)


def _as_restored(table: Table, row: dict[str, object]) -> dict[str, object]:
    """The row to insert; restored tables have no lease."""
    return row | {"lease_node": None, "lease_until": 0} if table is TABLE else row
