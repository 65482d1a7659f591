"""How acts are written: the one thing that happens thousands of times a second, so it goes straight to the driver.

SQLite gets a whole group as one statement, which is a transaction by itself. For each statement its driver lets go of
the interpreter and has to fight the event loop to have it back; with one for every row that took longer than the disk.
"""

import sqlite3
from collections.abc import Sequence

import msgspec
from sqlalchemy.engine.interfaces import DBAPICursor

Move = tuple[str, int, int, int]  # a table, the version that it is moved on from, its last entry, the moment
Row = tuple[str, int, bytes, int, str | None, str | None, int]  # as the table `entry` has it


class Conflict(Exception):
    """Somebody else changed the table first; nothing of this change was kept."""


# What every connection to SQLite knows beside the tables: an insert into `appending` moves tables on, appends entries.
FOR_SQLITE = (
    "CREATE TEMP VIEW appending AS SELECT NULL AS moves, NULL AS entries",
    """CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appending BEGIN
        UPDATE game_table SET version = version + 1, last = moved.value ->> 2, touched = moved.value ->> 3
            FROM json_each(NEW.moves) AS moved
            WHERE game_table.id = moved.value ->> 0 AND version = moved.value ->> 1;
        SELECT RAISE(ABORT, 'conflict') WHERE changes() <> json_array_length(NEW.moves);
        INSERT INTO entry (match, n, entry, spent, cid, state, at)
            SELECT value ->> 0, value ->> 1, CAST(value ->> 2 AS BLOB), value ->> 3, value ->> 4, value ->> 5,
                value ->> 6
            FROM json_each(NEW.entries);
    END""",
)
MOVE = "UPDATE game_table SET version = version + 1, last = %s, touched = %s WHERE id = %s AND version = %s"
APPEND = "INSERT INTO entry (match, n, entry, spent, cid, state, at) VALUES (%s, %s, %s, %s, %s, %s, %s)"


def append(cursor: DBAPICursor, lite: bool, moves: Sequence[Move], rows: Sequence[Row]) -> None:
    """Move tables on and append their entries; Conflict if one is no longer at the version it is moved on from."""
    if lite:
        _append_to_sqlite(cursor, moves, rows)
        return
    cursor.executemany(MOVE, [(last, moment, id, version) for id, version, last, moment in moves])
    if cursor.rowcount != len(moves):
        raise Conflict
    if rows:
        cursor.executemany(APPEND, rows)


def _append_to_sqlite(cursor: DBAPICursor, moves: Sequence[Move], rows: Sequence[Row]) -> None:
    entries = [(match, n, entry.decode(), *rest) for match, n, entry, *rest in rows]
    group = msgspec.json.encode(moves).decode(), msgspec.json.encode(entries).decode()
    try:
        cursor.execute("INSERT INTO appending VALUES (?, ?)", group)
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
            raise Conflict from None
        raise
