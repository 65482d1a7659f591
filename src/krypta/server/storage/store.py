"""The store of tables and their logs.

A change is guarded by the table's version: the slower of two nodes gets a Conflict, reads what the other did, and
decides again.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import Connection, select

from krypta.core.game import Game, Records
from krypta.core.log import UNREADABLE, Entry, Header, RecordFault, digest
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
    """An entry of the log, and what the server notes beside it."""

    entry: Entry
    spent: int = 0
    cid: str | None = None
    state: str | None = None
    at: int = 0


class Change(msgspec.Struct):
    """One unit: it is kept whole, or not at all. `version` is the one that it was made from."""

    id: str
    version: int
    last: int
    rows: Sequence[Row] = ()
    statements: Sequence[Statement] = ()  # more to be executed in the same transaction
    in_transaction: Callable[[Connection], None] | None = None  # likewise, for what reads before it writes
    table: Table | None = None
    header: Header | None = None
    touched: int | None = None  # the moment, if it is to be noted
    automated: bool | None = None
    snapshot: Snapshot | None = None
    layout: str = ""

    def addition(self) -> Addition:
        """All of it that is data, as nearly all changes are whole."""
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
    """What the store knows of a table."""

    table: Table
    version: int
    last: int
    header: Header | None
    secret: str
    automated: bool  # as it is stored
    rows: list[Row]
    snapshot: Snapshot | None
    contents: Records | None = None  # of its match, held while it is being read


def layout_of(game: Game) -> str:
    """What a stored position can be read by: the same record, and the same rules that filled it."""
    return digest(repr(np.dtype(game.state_dtype).descr).encode(), game.rules_version.encode())


# -- snapshots: a cache that is checked before it is used; the log alone is the truth


def kept_as(layout: str) -> str:
    """What snapshots with a seal are kept under: Krypta 0.6 kept bare ones, and could not read these."""
    return digest(layout.encode(), b"sealed")


def sealed(id: str, snapshot: Snapshot) -> bytes:
    """A snapshot's data as it is stored, with a seal over all that it says."""
    return snapshot.data + _seal(id, snapshot)


def _seal(id: str, snapshot: Snapshot) -> bytes:
    return digest(f"{id} {snapshot.n} {snapshot.floor} ".encode(), snapshot.data).encode()


SEAL = 16  # bytes: a digest in hexadecimal


def snapshots(connection: Connection, id: str, layout: str, last: int) -> Iterator[tuple[int, Snapshot | None]]:
    """The snapshots up to an entry, the newest first, with their numbers; None for one that is not as it was stored."""
    fits = (SNAPSHOT.c.match == id) & (SNAPSHOT.c.layout == kept_as(layout)) & (SNAPSHOT.c.n <= last)
    for kept in connection.execute(select(SNAPSHOT).where(fits).order_by(SNAPSHOT.c.n.desc())):
        snapshot = Snapshot(kept.n, kept.floor, kept.data[:-SEAL])
        yield kept.n, snapshot if kept.data[-SEAL:] == _seal(id, snapshot) else None


# -- writing


def apply(database: Database, changes: Sequence[Change]) -> None:
    """Keep every change, in one transaction, or none; Conflict if somebody else was quicker with one of the tables."""
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
    """Execute them within a transaction."""
    execute(connection.connection.cursor(), statements, mark_of(connection.dialect))


def create(connection: Connection, table: Table, secret: str) -> None:
    run(connection, created(table, secret))


def created(table: Table, secret: str) -> list[Statement]:
    """A new table."""
    moment, doc = now(), msgspec.json.encode(table)
    values = (table.id, table.game, table.state, table.public, 1, 0, doc, secret, moment, moment, False, 0)
    return [(CREATE, [values]), *sitting(table)]


def sitting(table: Table) -> list[Statement]:
    """Who sits there, until it is over."""
    people = table.people() if table.state != "over" else []
    return [(GET_UP, [(table.id,)]), (SIT, [(user, table.id) for user in people])]


def content_kept(game: Game, contents: Records) -> Statement:
    """The figures that a match was begun with."""
    data = contents.tobytes()
    return KEEP_CONTENT, [(digest(data), game.name, content_layout(game, game.rules_version), data)]


# -- reading

COLUMNS = (TABLE.c.doc, TABLE.c.version, TABLE.c.last, TABLE.c.header, TABLE.c.secret, TABLE.c.tended)
_read_entry = msgspec.json.Decoder(Entry).decode
_read_table = msgspec.json.Decoder(Table).decode
_read_header = msgspec.json.Decoder(Header).decode


def load(connection: Connection, id: str, layout: Callable[[str], str]) -> Loaded | None:
    """A table with its whole log, and the newest snapshot that this layout of its game can read."""
    loaded = load_news(connection, id, 0)
    if loaded is not None and loaded.header is not None:
        loaded.snapshot = _newest_snapshot(connection, id, loaded, layout(loaded.table.game))
    return loaded


def _newest_snapshot(connection: Connection, id: str, loaded: Loaded, layout: str) -> Snapshot | None:
    """The newest that is as it was stored and of the position that the log notes there; another node may have written
    on since the log was read."""
    for n, snapshot in snapshots(connection, id, layout, loaded.last):
        noted = loaded.rows[n - 1].state if 0 < n <= len(loaded.rows) else None
        if snapshot is not None and noted == f"{layout}:{digest(snapshot.data)}":
            return snapshot
        log("snapshot-ignored", logging.WARNING, table=id, n=n)
    return None


def load_news(connection: Connection, id: str, after: int) -> Loaded | None:
    """A table with the entries that came after one number; RecordFault if any of it cannot be read."""
    found = connection.execute(select(*COLUMNS).where(TABLE.c.id == id)).one_or_none()
    if found is None:
        return None
    table = read_table(found.doc)
    header = _decoded(_read_header, found.header, 0, "it") if found.header is not None else None
    rows = load_rows(connection, id, after, found.last)
    return Loaded(table, found.version, found.last, header, found.secret, found.tended, rows, None)


def read_table(doc: bytes) -> Table:
    """A table's document; RecordFault if it cannot be read."""
    table: Table = _decoded(_read_table, doc, 0, "the table's document")
    return table


def _decoded(read: Callable[[bytes], Any], data: bytes, number: int, what: str) -> Any:
    try:
        return read(data)
    except (*UNREADABLE, TypeError) as error:
        raise RecordFault(number, f"{what} cannot be read ({error}).") from None


def load_rows(connection: Connection, id: str, after: int, last: int) -> list[Row]:
    """The entries after one number, up to another."""
    wanted = (ENTRY.c.match == id) & (ENTRY.c.n > after) & (ENTRY.c.n <= last)
    columns = (ENTRY.c.n, ENTRY.c.entry, ENTRY.c.spent, ENTRY.c.cid, ENTRY.c.state, ENTRY.c.at)
    found = connection.execute(select(*columns).where(wanted).order_by(ENTRY.c.n))
    return [
        Row(_decoded(_read_entry, entry, n, "it"), spent, cid, state, at) for n, entry, spent, cid, state, at in found
    ]


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How far each table is: what a node asks when it cannot hear the notifier."""
    found = connection.execute(select(TABLE.c.id, TABLE.c.version).where(TABLE.c.id.in_(ids)))
    return {row.id: row.version for row in found}


def tables_of(connection: Connection, user: str) -> list[str]:
    """The tables at which somebody sits and which are not over."""
    return list(connection.execute(select(SITTING.c.match).where(SITTING.c.user_id == user)).scalars())


def played_last(connection: Connection, user: str) -> list[str]:
    """The matches that somebody played last: those that a rematch may follow."""
    wanted = select(PARTICIPANT.c.match).where(PARTICIPANT.c.user_id == user).order_by(PARTICIPANT.c.started.desc())
    return list(connection.execute(wanted.limit(LAST_PLAYED)).scalars())


# -- the figures that matches were begun with


def kept_content(connection: Connection, game: Game, header: Header) -> Records | None:
    """The figures of a match, if they were kept and can still be read."""
    found = connection.execute(select(CONTENT).where(CONTENT.c.hash == header.content)).one_or_none()
    if found is None or found.layout != content_layout(game, header.rules):
        return None
    return read_contents(game, header.rules, found.data)
