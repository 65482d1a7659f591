"""The store of tables and their logs. One writer commits whatever is waiting in one transaction.

What `write` returned from is on the disk. A change is guarded by the table's version: whoever was late gets Conflict,
looks at what the other did, and decides anew.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.engine.interfaces import DBAPICursor

from krypta.core.game import Game, Records
from krypta.core.log import Entry, Header, digest
from krypta.core.match import Snapshot
from krypta.server.database import Away, Database, now
from krypta.server.metrics import Metrics
from krypta.server.schema import CONTENT, ENTRY, PARTICIPANT, SITTING, SNAPSHOT, TABLE
from krypta.server.table import Table

MOST_IN_ONE_COMMIT = 1000
SNAPSHOTS_KEPT = 2
LAST_PLAYED = 20


class Conflict(Exception):
    """Somebody else changed the table first; nothing of this change was kept."""


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
    def has_more(self) -> bool:
        """More than entries of the log, which is all that most changes have."""
        more = (self.table, self.header, self.tended, self.snapshot, self.also)
        return any(part is not None for part in more)


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

# These two are written with every act, so they go straight to the driver, and to SQLite many rows in one statement: its
# driver lets go of the interpreter for each, and has to wait for it again while the event loop is busy.
MOVE = """UPDATE game_table SET version = moved.column2 + 1, last = moved.column3, touched = moved.column4
    FROM (VALUES {rows}) AS moved WHERE game_table.id = moved.column1 AND game_table.version = moved.column2"""
MOVED = "({0}, CAST({0} AS BIGINT), CAST({0} AS BIGINT), CAST({0} AS BIGINT))"
APPEND = "INSERT INTO entry (match, n, entry, spent, cid, state, at) VALUES {rows}"
APPENDED = "({0}, {0}, {0}, {0}, {0}, {0}, {0})"
AT_ONCE = (64, 16, 4, 1)  # few sizes: the driver remembers each statement


def _execute(cursor: DBAPICursor, lite: bool, statement: str, form: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Execute it with all rows; how many it has changed."""
    if not lite:  # one by one in the order given, in one round trip
        cursor.executemany(statement.format(rows=form.format("%s")), rows)
        return cursor.rowcount
    changed = done = 0
    for size in AT_ONCE:
        while len(rows) - done >= size:
            many = statement.format(rows=", ".join([form.format("?")] * size))
            cursor.execute(many, tuple(chain.from_iterable(rows[done : done + size])))
            changed += cursor.rowcount
            done += size
    return changed


def _append(cursor: DBAPICursor, lite: bool, changes: Sequence[Change]) -> None:
    """What every change has; Conflict if a table is no longer at the version that its change was made from."""
    moment = now()
    moves = [(change.id, change.version, change.last, moment) for change in changes]
    if _execute(cursor, lite, MOVE, MOVED, moves) != len(moves):
        raise Conflict
    rows = [
        (change.id, row.entry.n, msgspec.json.encode(row.entry), row.spent, row.cid, row.state, row.at or moment)
        for change in changes
        for row in change.rows
    ]
    if rows:
        _execute(cursor, lite, APPEND, APPENDED, rows)


def apply(database: Database, changes: Sequence[Change]) -> None:
    """Keep every change, in one transaction, or none."""
    lite = database.is_sqlite
    ordered = sorted(changes, key=lambda change: change.id)  # two nodes that lock in one order cannot block each other
    if not any(change.has_more for change in changes):
        with database.quick_transaction() as cursor:
            _append(cursor, lite, ordered)
        return
    with database.transaction() as connection:
        _append(connection.connection.cursor(), lite, ordered)
        for change in ordered:
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
    if change.tended is not None:
        values["tended"] = change.tended
    if values:
        connection.execute(update(TABLE).where(TABLE.c.id == change.id).values(**values))
    if change.snapshot is not None:
        _keep_snapshot(connection, change, change.snapshot)
    if change.also is not None:
        change.also(connection)


def _sit(connection: Connection, table: Table) -> None:
    connection.execute(delete(SITTING).where(SITTING.c.match == table.id))
    people = table.people() if table.state != "over" else []
    if people:
        connection.execute(insert(SITTING), [{"user_id": user, "match": table.id} for user in people])


def _keep_snapshot(connection: Connection, change: Change, snapshot: Snapshot) -> None:
    mine = (SNAPSHOT.c.match == change.id) & (SNAPSHOT.c.layout == change.layout)
    kept = connection.execute(select(SNAPSHOT.c.n).where(mine).order_by(SNAPSHOT.c.n.desc())).scalars().all()
    values = {"match": change.id, "layout": change.layout, "n": snapshot.n, "floor": snapshot.floor}
    connection.execute(insert(SNAPSHOT).values(**values, data=snapshot.data))
    if len(kept) >= SNAPSHOTS_KEPT:
        connection.execute(delete(SNAPSHOT).where(mine & (SNAPSHOT.c.n <= kept[SNAPSHOTS_KEPT - 1])))


Waiting = tuple[Change, "asyncio.Future[None]"]


class Writer:
    """A thread that commits in groups: while one commit is on its way to the disk, the next group gathers."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Return when the change is durable; Conflict or Away if it was not kept, or nobody knows."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put((change, done))
        await done

    def close(self) -> None:
        """Commit what is waiting, and end."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            ended = False
            while len(group) < MOST_IN_ONE_COMMIT and not ended:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    ended = True
                else:
                    group.append(more)
            self._commit(group)
            if ended:
                return

    def _commit(self, group: list[Waiting]) -> None:
        """Commit the group; if something is wrong with it, one by one, so that nobody suffers for another."""
        began = time.perf_counter()
        failure: Exception | None = None
        try:
            apply(self._database, [change for change, _ in group])
        except Away as away:
            failure = away
        except Exception as error:
            if len(group) > 1:
                for one in group:
                    self._commit([one])
                return
            failure = error
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
        self._metrics.batch_size.observe(len(group))
        self._loop.call_soon_threadsafe(_settle, group, failure)


def _settle(group: list[Waiting], failure: Exception | None) -> None:
    """In the event loop: tell everyone who waits how it went."""
    for _change, done in group:
        if done.done():  # whoever waited has gone; the change is kept all the same
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)


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
