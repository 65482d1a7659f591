"""The store of tables and their logs.

A change is guarded by the table's version: the slower of two nodes gets a Conflict, reads the other's change, and
tries again.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import Connection, select

from krypta.core.game import Game, Records
from krypta.core.log import UNREADABLE, Entry, Header, RecordFault, because, digest
from krypta.core.match import Snapshot
from krypta.core.older_rules import content_layout, read_contents
from krypta.server.ops.logs import log
from krypta.server.storage.append import Addition, Statement, append, execute
from krypta.server.storage.database import Database, mark_of, now
from krypta.server.storage.schema import CONTENT, ENTRY, PARTICIPANT, SITTING, SNAPSHOT, TABLE
from krypta.server.tables.table import Table

LAST_PLAYED = 20

CREATE = (
    "INSERT INTO game_table"
    " (id, game, state, public, version, last, doc, secret, created, touched, tended, lease_until)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
DESCRIBE = "UPDATE game_table SET doc = ?, state = ?, public = ? WHERE id = ?"
TOUCH = "UPDATE game_table SET touched = ? WHERE id = ?"
AUTOMATE = "UPDATE game_table SET tended = ? WHERE id = ?"
BEGIN = "UPDATE game_table SET header = ? WHERE id = ?"
GET_UP = "DELETE FROM sitting WHERE match = ?"
SIT = "INSERT INTO sitting (user_id, match) VALUES (?, ?)"
KEEP_CONTENT = "INSERT INTO content (hash, game, layout, data) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING"


class Row(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log, with the server's own data about it."""

    entry: Entry
    spent: int = 0
    cid: str | None = None
    state: str | None = None
    at: int = 0


class Change(msgspec.Struct):
    """A unit, written in one transaction or not at all. `version` is the table's version before it."""

    id: str
    version: int
    last: int
    rows: Sequence[Row] = ()
    statements: Sequence[Statement] = ()  # executed in the same transaction
    in_transaction: Callable[[Connection], None] | None = None  # called in the same transaction; it may read
    table: Table | None = None
    header: Header | None = None
    touched: int | None = None  # the time of the change, if it is to be stored
    automated: bool | None = None
    snapshot: Snapshot | None = None
    layout: str = ""

    def addition(self) -> Addition:
        """The change as plain data, without `in_transaction`, which few changes have."""
        moment, encode, kept = now(), msgspec.json.encode, self.snapshot
        return Addition(
            self.id,
            self.version,
            self.last,
            [(row.entry.n, encode(row.entry), row.spent, row.cid, row.state, row.at or moment) for row in self.rows],
            (kept_as(self.layout), kept.n, kept.floor, sealed(self.id, kept)) if kept is not None else None,
            [*self._about_the_table(), *self.statements],
        )

    def _about_the_table(self) -> list[Statement]:
        statements: list[Statement] = []
        if self.table is not None:
            doc, state, public = msgspec.json.encode(self.table), self.table.state, self.table.public
            statements += [(DESCRIBE, [(doc, state, public, self.id)]), *sitting(self.table)]
        if self.header is not None:
            statements += [(BEGIN, [(msgspec.json.encode(self.header), self.id)])]
        if self.touched is not None:
            statements += [(TOUCH, [(self.touched, self.id)])]
        if self.automated is not None:
            statements += [(AUTOMATE, [(self.automated, self.id)])]
        return statements


class Loaded(msgspec.Struct):
    """A table as it is stored."""

    table: Table
    version: int
    last: int
    header: Header | None
    secret: str
    automated: bool  # the stored value
    rows: list[Row]
    snapshot: Snapshot | None
    contents: Records | None = None  # of its match; kept here so that the cache does not drop them meanwhile


def layout_of(game: Game) -> str:
    """A digest of the record's layout and the rules version: a stored position is read only if both are the same."""
    return digest(repr(np.dtype(game.state_dtype).descr).encode(), game.rules_version.encode())


# -- snapshots: a cache that is verified before use; the log is the truth


def kept_as(layout: str) -> str:
    """The layout under which sealed snapshots are stored, so that Krypta 0.6, which has none, does not read them."""
    return digest(layout.encode(), b"sealed")


def sealed(id: str, snapshot: Snapshot) -> bytes:
    """A snapshot's data as stored, followed by a digest of everything in the row."""
    return snapshot.data + _seal(id, snapshot)


def _seal(id: str, snapshot: Snapshot) -> bytes:
    return digest(f"{id} {snapshot.n} {snapshot.floor} ".encode(), snapshot.data).encode()


SEAL = 16  # bytes of a digest in hexadecimal


def snapshots(connection: Connection, id: str, layout: str, last: int) -> Iterator[tuple[int, Snapshot | None]]:
    """Yield the numbers and snapshots up to entry `last`, the newest first; None for a snapshot with a wrong seal."""
    fits = (SNAPSHOT.c.match == id) & (SNAPSHOT.c.layout == kept_as(layout)) & (SNAPSHOT.c.n <= last)
    for kept in connection.execute(select(SNAPSHOT).where(fits).order_by(SNAPSHOT.c.n.desc())).all():
        snapshot = Snapshot(kept.n, kept.floor, kept.data[:-SEAL])
        yield kept.n, snapshot if kept.data[-SEAL:] == _seal(id, snapshot) else None


# -- writing


def apply(database: Database, changes: Sequence[Change]) -> None:
    """Commit all changes in one transaction, or none; Conflict if one of the tables was changed by another writer."""
    additions = [change.addition() for change in changes]
    further = [change.in_transaction for change in changes if change.in_transaction is not None]
    if not further and not database.is_sqlite:
        with database.straight() as cursor:
            append(cursor, additions, database.mark)
        return
    with database.transaction() as connection:
        append(connection.connection.cursor(), additions, database.mark)
        for work in further:
            work(connection)


def run(connection: Connection, statements: Sequence[Statement]) -> None:
    """Execute the statements in the connection's transaction."""
    execute(connection.connection.cursor(), statements, mark_of(connection.dialect))


def create(connection: Connection, table: Table, secret: str) -> None:
    run(connection, created(table, secret))


def created(table: Table, secret: str) -> list[Statement]:
    """Statements that store a new table."""
    moment, doc = now(), msgspec.json.encode(table)
    values = (table.id, table.game, table.state, table.public, 1, 0, doc, secret, moment, moment, False, 0)
    return [(CREATE, [values]), *sitting(table)]


def sitting(table: Table) -> list[Statement]:
    """Statements that store who sits at the table, nobody once it is over."""
    people = table.people() if table.state != "over" else []
    return [(GET_UP, [(table.id,)]), (SIT, [(user, table.id) for user in people])]


def content_kept(game: Game, contents: Records) -> Statement:
    """The statement that stores the figures with which a match begins."""
    data = contents.tobytes()
    return KEEP_CONTENT, [(digest(data), game.name, content_layout(game, game.rules_version), data)]


# -- reading

COLUMNS = (TABLE.c.doc, TABLE.c.version, TABLE.c.last, TABLE.c.header, TABLE.c.secret, TABLE.c.tended)
_read_entry = msgspec.json.Decoder(Entry).decode
_read_table = msgspec.json.Decoder(Table).decode
_read_header = msgspec.json.Decoder(Header).decode


def load(connection: Connection, id: str, layout: Callable[[str], str]) -> Loaded | None:
    """Load a table with its whole log and the newest snapshot in its game's layout."""
    loaded = load_news(connection, id, 0)
    if loaded is not None and loaded.header is not None:
        loaded.snapshot = _newest_snapshot(connection, id, loaded, layout(loaded.table.game))
    return loaded


def _newest_snapshot(connection: Connection, id: str, loaded: Loaded, layout: str) -> Snapshot | None:
    """The newest intact snapshot whose position matches the digest in the log. Snapshots after the log that was read
    are left out: another node may have written them since."""
    for n, snapshot in snapshots(connection, id, layout, loaded.last):
        noted = loaded.rows[n - 1].state if 0 < n <= len(loaded.rows) else None
        if snapshot is not None and noted == f"{layout}:{digest(snapshot.data)}":
            return snapshot
        log("snapshot-ignored", logging.WARNING, table=id, n=n)
    return None


def load_news(connection: Connection, id: str, after: int) -> Loaded | None:
    """Load a table with the entries after number `after`; RecordFault if any of it cannot be read."""
    found = connection.execute(select(*COLUMNS).where(TABLE.c.id == id)).one_or_none()
    if found is None:
        return None
    table = read_table(found.doc)
    header = _decoded(_read_header, found.header, 0) if found.header is not None else None
    rows = load_rows(connection, id, after, found.last)
    return Loaded(table, found.version, found.last, header, found.secret, found.tended, rows, None)


def read_table(doc: bytes) -> Table:
    """Decode a table's document; RecordFault if it cannot be read."""
    table: Table = _decoded(_read_table, doc, 0, "record-table-unreadable")
    return table


def _decoded(read: Callable[[bytes], Any], data: bytes, number: int, why: str = "record-unreadable") -> Any:
    try:
        return read(data)
    except (*UNREADABLE, TypeError) as error:
        raise RecordFault(number, because(why, error=str(error))) from None


def load_rows(connection: Connection, id: str, after: int, last: int) -> list[Row]:
    """Load the entries after number `after`, up to `last`."""
    wanted = (ENTRY.c.match == id) & (ENTRY.c.n > after) & (ENTRY.c.n <= last)
    columns = (ENTRY.c.n, ENTRY.c.entry, ENTRY.c.spent, ENTRY.c.cid, ENTRY.c.state, ENTRY.c.at)
    # Fetch all rows before decoding any: if a fault left the statement half read, SQLite's connection would keep its
    # snapshot, and its next user would not see later writes.
    found = connection.execute(select(*columns).where(wanted).order_by(ENTRY.c.n)).all()
    return [Row(_decoded(_read_entry, entry, n), spent, cid, state, at) for n, entry, spent, cid, state, at in found]


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The current version of each table, for nodes that poll."""
    found = connection.execute(select(TABLE.c.id, TABLE.c.version).where(TABLE.c.id.in_(ids)))
    return {row.id: row.version for row in found}


def tables_of(connection: Connection, user: str) -> list[str]:
    """The unfinished tables at which the user sits."""
    return list(connection.execute(select(SITTING.c.match).where(SITTING.c.user_id == user)).scalars())


def played_last(connection: Connection, user: str) -> list[str]:
    """The user's latest matches, which may still get a rematch."""
    wanted = select(PARTICIPANT.c.match).where(PARTICIPANT.c.user_id == user).order_by(PARTICIPANT.c.started.desc())
    return list(connection.execute(wanted.limit(LAST_PLAYED)).scalars())


# -- figures of matches


def kept_content(connection: Connection, game: Game, header: Header) -> Records | None:
    """The figures of a match, if they were stored and can still be read."""
    found = connection.execute(select(CONTENT).where(CONTENT.c.hash == header.content)).one_or_none()
    if found is None or found.layout != content_layout(game, header.rules):
        return None
    return read_contents(game, header.rules, found.data)
