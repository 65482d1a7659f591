"""The store of tables and their logs.

A change is guarded by the table's version: whoever was late gets Conflict, looks at what the other did, and decides
anew.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import Connection, delete, insert, select, update

from krypta.core.game import Game, Records
from krypta.core.log import Entry, Header, digest
from krypta.core.match import Snapshot
from krypta.server.appending import Addition, append
from krypta.server.database import Database, now
from krypta.server.schema import CONTENT, ENTRY, PARTICIPANT, SITTING, SNAPSHOT, TABLE
from krypta.server.table import Table

LAST_PLAYED = 20


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
    table: Table | None = None
    header: Header | None = None
    tended: bool | None = None
    snapshot: Snapshot | None = None
    layout: str = ""
    also: Callable[[Connection], None] | None = None  # done in the same transaction

    @property
    def is_plain(self) -> bool:
        """An addition to the log and nothing else, as nearly all changes are."""
        return self.table is None and self.header is None and self.also is None

    def addition(self) -> Addition:
        moment, encode, kept = now(), msgspec.json.encode, self.snapshot
        return Addition(
            self.id,
            self.version,
            self.last,
            moment,
            self.tended,
            [(row.entry.n, encode(row.entry), row.spent, row.cid, row.state, row.at or moment) for row in self.rows],
            (self.layout, kept.n, kept.floor, kept.data) if kept is not None else None,
        )


class Loaded(msgspec.Struct):
    """What the store knows of a table."""

    table: Table
    version: int
    last: int
    header: Header | None
    secret: str
    tended: bool
    rows: list[Row]
    snapshot: Snapshot | None


def layout_of(game: Game) -> str:
    """What a stored position can be read by: the same record, and the same rules that filled it."""
    return digest(repr(np.dtype(game.state_dtype).descr).encode(), game.rules_version.encode())


def content_layout_of(game: Game) -> str:
    return digest(repr(np.dtype(game.content_dtype).descr).encode())


# -- writing


def apply(database: Database, changes: Sequence[Change]) -> None:
    """Keep every change, in one transaction, or none; Conflict if somebody else was quicker with one of the tables."""
    additions = [change.addition() for change in changes]
    if all(change.is_plain for change in changes) and not database.is_sqlite:
        with database.straight() as cursor:
            append(cursor, additions, database.mark)
        return
    with database.transaction() as connection:
        append(connection.connection.cursor(), additions, database.mark)
        for change in changes:
            _apply_rest(connection, change)


def _apply_rest(connection: Connection, change: Change) -> None:
    """What only few changes have."""
    values: dict[str, Any] = {}
    if change.table is not None:
        values |= {
            "doc": msgspec.json.encode(change.table),
            "state": change.table.state,
            "public": change.table.public,
        }
        _sit(connection, change.table)
    if change.header is not None:
        values["header"] = msgspec.json.encode(change.header)
    if values:
        connection.execute(update(TABLE).where(TABLE.c.id == change.id).values(**values))
    if change.also is not None:
        change.also(connection)


def _sit(connection: Connection, table: Table) -> None:
    connection.execute(delete(SITTING).where(SITTING.c.match == table.id))
    people = table.people() if table.state != "over" else []
    if people:
        connection.execute(insert(SITTING), [{"user_id": user, "match": table.id} for user in people])


# -- reading

COLUMNS = (TABLE.c.doc, TABLE.c.version, TABLE.c.last, TABLE.c.header, TABLE.c.secret, TABLE.c.tended)
_read_entry = msgspec.json.Decoder(Entry).decode
_read_table = msgspec.json.Decoder(Table).decode
_read_header = msgspec.json.Decoder(Header).decode


def create(connection: Connection, table: Table, secret: str) -> None:
    moment = now()
    connection.execute(
        insert(TABLE).values(
            id=table.id,
            game=table.game,
            state=table.state,
            public=table.public,
            version=1,
            last=0,
            doc=msgspec.json.encode(table),
            secret=secret,
            created=moment,
            touched=moment,
            tended=False,
            lease_until=0,
        )
    )
    _sit(connection, table)


def load(connection: Connection, id: str, layout: Callable[[str], str]) -> Loaded | None:
    """A table with its whole log, and the newest snapshot that this layout of its game can read."""
    loaded = load_news(connection, id, 0)
    if loaded is not None and loaded.header is not None:
        fits = (SNAPSHOT.c.match == id) & (SNAPSHOT.c.layout == layout(loaded.table.game))
        known = SNAPSHOT.c.n <= loaded.last  # another node may have written on since the log was read
        newest = select(SNAPSHOT).where(fits & known).order_by(SNAPSHOT.c.n.desc()).limit(1)
        kept = connection.execute(newest).one_or_none()
        loaded.snapshot = Snapshot(kept.n, kept.floor, kept.data) if kept is not None else None
    return loaded


def load_news(connection: Connection, id: str, after: int) -> Loaded | None:
    """A table with the entries that came after one number."""
    found = connection.execute(select(*COLUMNS).where(TABLE.c.id == id)).one_or_none()
    if found is None:
        return None
    header = _read_header(found.header) if found.header is not None else None
    rows = load_rows(connection, id, after, found.last)
    return Loaded(_read_table(found.doc), found.version, found.last, header, found.secret, found.tended, rows, None)


def load_rows(connection: Connection, id: str, after: int, last: int) -> list[Row]:
    """The entries after one number, up to another."""
    wanted = (ENTRY.c.match == id) & (ENTRY.c.n > after) & (ENTRY.c.n <= last)
    columns = (ENTRY.c.entry, ENTRY.c.spent, ENTRY.c.cid, ENTRY.c.state, ENTRY.c.at)
    found = connection.execute(select(*columns).where(wanted).order_by(ENTRY.c.n))
    return [Row(_read_entry(entry), spent, cid, state, at) for entry, spent, cid, state, at in found]


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How far each table is: what a node asks when it cannot hear the bell."""
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


def keep_content(connection: Connection, game: Game, contents: Records) -> None:
    data = contents.tobytes()
    known = connection.execute(select(CONTENT.c.hash).where(CONTENT.c.hash == digest(data))).one_or_none()
    if known is None:
        connection.execute(
            insert(CONTENT).values(hash=digest(data), game=game.name, layout=content_layout_of(game), data=data)
        )


def kept_content(connection: Connection, game: Game, hash: str) -> Records | None:
    """The figures with that hash, if they were kept and can still be read."""
    found = connection.execute(select(CONTENT).where(CONTENT.c.hash == hash)).one_or_none()
    if found is None or found.layout != content_layout_of(game):
        return None
    return np.frombuffer(bytearray(found.data), dtype=game.content_dtype)
