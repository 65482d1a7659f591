"""The store of tables and their logs. One writer commits whatever is waiting in one transaction.

What `write` returned from is on the disk. A change is guarded by the table's version: whoever was late gets Conflict,
looks at what the other did, and decides anew.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import Connection, delete, insert, select, update

from krypta.core.game import Game, Records
from krypta.core.log import Entry, Header, digest
from krypta.core.match import Snapshot
from krypta.server.appending import append
from krypta.server.database import Away, Database, now
from krypta.server.metrics import Metrics
from krypta.server.schema import CONTENT, ENTRY, PARTICIPANT, SITTING, SNAPSHOT, TABLE
from krypta.server.table import Table

MOST_IN_ONE_COMMIT = 1000
SNAPSHOTS_KEPT = 2
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


def apply(database: Database, changes: Sequence[Change]) -> None:
    """Keep every change, in one transaction, or none; Conflict if somebody else was quicker with one of the tables."""
    moment, lite = now(), database.is_sqlite
    ordered = sorted(changes, key=lambda change: change.id)  # two nodes that lock in one order cannot block each other
    moves = [(change.id, change.version, change.last, moment) for change in ordered]
    rows = [
        (change.id, row.entry.n, msgspec.json.encode(row.entry), row.spent, row.cid, row.state, row.at or moment)
        for change in ordered
        for row in change.rows
    ]
    if not any(change.has_more for change in changes):
        with database.straight() as cursor:
            append(cursor, lite, moves, rows)
        return
    with database.transaction() as connection:
        append(connection.connection.cursor(), lite, moves, rows)
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
Outcome = tuple["asyncio.Future[None]", Exception | None]


class Writer:
    """A thread that commits in groups: while one commit is on its way to the disk, the next group gathers.

    Groups are made in the event loop: waking the thread for each change would make the two fight for the interpreter.
    """

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Waiting] = []
        self._busy = False
        self._groups: queue.SimpleQueue[list[Waiting]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Return when the change is durable; Conflict or Away if it was not kept, or nobody knows."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._gathered.append((change, done))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)
        await done

    def close(self) -> None:
        """Commit what is waiting, and end."""
        while self._gathered:
            self._hand_over()
        self._groups.put([])
        self._thread.join()

    def _hand_over(self) -> None:
        group, self._gathered = self._gathered[:MOST_IN_ONE_COMMIT], self._gathered[MOST_IN_ONE_COMMIT:]
        self._busy = bool(group)
        if group:
            self._groups.put(group)

    def _run(self) -> None:
        while group := self._groups.get():
            outcome = self._commit(group)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(self._settle, outcome)

    def _commit(self, group: list[Waiting]) -> list[Outcome]:
        """Commit the group; if something is wrong with it, one by one, so that nobody suffers for another."""
        began = time.perf_counter()
        failure: Exception | None = None
        try:
            apply(self._database, [change for change, _ in group])
        except Away as away:
            failure = away
        except Exception as error:
            if len(group) > 1:
                return [outcome for one in group for outcome in self._commit([one])]
            failure = error
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
        self._metrics.batch_size.observe(len(group))
        if failure is None:
            self._metrics.entries.inc(sum(len(change.rows) for change, _ in group))
        return [(done, failure) for _, done in group]

    def _settle(self, outcomes: list[Outcome]) -> None:
        """In the event loop: tell everyone who waits how it went, and go on with who has come since."""
        self._hand_over()
        for done, failure in outcomes:
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
