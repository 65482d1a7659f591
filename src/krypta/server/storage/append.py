"""The statements that append acts to a log: they run thousands of times a second, so they bypass SQLAlchemy."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

Row = tuple[int, bytes, int, str | None, str | None, int]  # as the table `entry` has it, after the match
Kept = tuple[str, int, int, bytes]  # as the table `snapshot` has it, after the match
Statement = tuple[str, Sequence[Sequence[object]]]  # with ? for its parameters, and their values, each time it is done


class Conflict(Exception):
    """Somebody else changed the table first; nothing of this change was kept."""


class Addition(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is added to one table's log; `version` is the one that the table is moved on from."""

    id: str
    version: int
    last: int
    rows: Sequence[Row]
    snapshot: Kept | None
    statements: Sequence[Statement]  # to be executed along with it


# What is in an index is left out: its pages were about a seventh of what an act had to write.
MOVE = "UPDATE game_table SET version = version + 1, last = ? WHERE id = ? AND version = ?"
APPEND = "INSERT INTO entry (match, n, entry, spent, cid, state, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
KEEP = "INSERT INTO snapshot (match, layout, n, floor, data) VALUES (?, ?, ?, ?, ?)"
# Of the older snapshots only the newest stays: one may be newer than the log that somebody is just reading.
FORGET = (
    "DELETE FROM snapshot WHERE match = ? AND layout = ?"
    " AND n < (SELECT MAX(n) FROM snapshot WHERE match = ? AND layout = ? AND n < ?)"
)


class Cursor(Protocol):
    """Of any driver; SQLAlchemy's own description of one would cost the writer process its import."""

    @property
    def rowcount(self) -> int: ...

    def executemany(self, statement: Any, values: Any, /) -> Any: ...


def append(cursor: Cursor, additions: Sequence[Addition], mark: str = "?") -> None:
    """Within a transaction: move tables on and append to their logs; Conflict if one has moved on already.

    `mark` is how the driver writes a parameter.
    """
    ordered = sorted(additions, key=lambda one: one.id)  # two nodes that lock in one order cannot block each other
    moves = [(one.last, one.id, one.version) for one in ordered]
    entries = [(one.id, *row) for one in ordered for row in one.rows]
    snapshots = [(one.id, *one.snapshot) for one in ordered if one.snapshot is not None]
    older = [(match, layout, match, layout, n) for match, layout, n, _, _ in snapshots]
    execute(cursor, [(MOVE, moves)], mark)
    if cursor.rowcount != len(ordered):
        raise Conflict
    more = [statement for one in ordered for statement in one.statements]
    execute(cursor, [(APPEND, entries), (KEEP, snapshots), (FORGET, older), *more], mark)


def execute(cursor: Cursor, statements: Sequence[Statement], mark: str) -> None:
    for statement, values in statements:
        if values:
            cursor.executemany(statement.replace("?", mark), values)
