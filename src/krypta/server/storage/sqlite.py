"""SQLite: how connections are set up, and which errors mean that the database is unavailable."""

import sqlite3

PATIENCE_MS = 10_000  # that a write waits for another one to end
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE_MS}")
TROUBLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}


def prepare(connection: sqlite3.Connection) -> None:
    connection.isolation_level = None  # transactions begin where we say so, not where the driver thinks
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def is_to_blame(error: sqlite3.Error) -> bool:
    """Whether the database itself is at fault; its other errors are ours."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in TROUBLE
