"""The statements that append acts to a log: they run thousands of times a second, so they bypass SQLAlchemy."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

Row = tuple[int, bytes, int, str | None, str | None, int]  # the columns of `entry` after `match`
Kept = tuple[str, int, int, bytes]  # the columns of `snapshot` after `match`
Statement = tuple[str, Sequence[Sequence[object]]]  # SQL with ? for parameters, and one row of values per execution


class Conflict(Exception):
    """The table was changed by another writer first; nothing of this change was stored."""


class Addition(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """New rows of one table's log; `version` is the table's version before the change."""

    id: str
    version: int
    last: int
    rows: Sequence[Row]
    snapshot: Kept | None
    statements: Sequence[Statement]  # executed in the same transaction


# Indexed columns are not updated: their pages made up about a seventh of the data written for an act.
MOVE = "UPDATE game_table SET version = version + 1, last = ? WHERE id = ? AND version = ?"
APPEND = "INSERT INTO entry (match, n, entry, spent, cid, state, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
KEEP = "INSERT INTO snapshot (match, layout, n, floor, data) VALUES (?, ?, ?, ?, ?)"
# The previous snapshot is not deleted: a concurrent reader may have loaded a log that ends before the new one.
FORGET = (
    "DELETE FROM snapshot WHERE match = ? AND layout = ?"
    " AND n < (SELECT MAX(n) FROM snapshot WHERE match = ? AND layout = ? AND n < ?)"
)


class Cursor(Protocol):
    """A cursor of any driver; SQLAlchemy's protocol would make the writer process import SQLAlchemy."""

    @property
    def rowcount(self) -> int: ...

    def executemany(self, statement: Any, values: Any, /) -> Any: ...


def append(cursor: Cursor, additions: Sequence[Addition], mark: str = "?") -> None:
    """Within a transaction, increment tables' versions and append to their logs; Conflict if a version differs.

    `mark` is the driver's parameter placeholder.
    """
    ordered = sorted(additions, key=lambda one: one.id)  # the same lock order on all nodes prevents deadlocks
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
