"""SQLite: how connections are set up, and which errors mean that the database is unavailable."""

import sqlite3
import time

PATIENCE_MS = 4_000  # how long a write waits for a lock; less than the deadline for writes
NAP_SECONDS = 0.01
PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE_MS}")
TROUBLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}


def prepare(connection: sqlite3.Connection) -> None:
    connection.isolation_level = None  # we begin transactions explicitly; the driver must not
    _use_write_ahead_log(connection)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch a new file to WAL. This ignores `busy_timeout`, so we retry while others write."""
    until = time.monotonic() + PATIENCE_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(NAP_SECONDS)


def is_to_blame(error: sqlite3.Error) -> bool:
    """Whether the database itself is at fault; other errors are bugs of ours."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in TROUBLE
