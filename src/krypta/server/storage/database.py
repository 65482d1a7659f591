"""The database: SQLite in a file, or PostgreSQL. Queries are synchronous and run in a thread pool."""

import asyncio
import builtins
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import ArgumentError, DBAPIError, TimeoutError

from krypta.server import steady
from krypta.server.extras import need_cluster
from krypta.server.problem import Problem
from krypta.server.storage import sqlite

T = TypeVar("T")
THREADS = 6
CONNECT_SECONDS = 3
# After this time a caller gets Away, since a disk may hang or a server may be stopped; a write may still be committed
# later. Both are longer than SQLite waits for a lock.
READ_SECONDS, WRITE_SECONDS = 10.0, 6.0
PROBE = text(
    "INSERT INTO setting (name, value) VALUES ('probe', :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Away(Exception):
    """The database does not answer. Until it does, it is unknown whether the last change was committed."""


def now() -> int:
    """The current time as it is stored: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def mark_of(dialect: Dialect) -> str:
    """The placeholder that the database's driver uses for a parameter."""
    return "?" if dialect.name == "sqlite" else "%s"


class Database:
    """One engine and the threads that use it."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # Empty if the address has parameters: the writer process opens the plain file.
        self.file = (self.engine.url.database or "") if self.is_sqlite and not self.engine.url.query else ""
        self.mark = mark_of(self.engine.dialect)
        driver: Any = self.engine.dialect.dbapi
        self._driver_error: type[Exception] = driver.Error
        self._troubles = (driver.OperationalError, driver.InterfaceError)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="database")
        # SQLite allows one writer at a time, and the others retry after ever longer sleeps. This lock wakes the next
        # writer in this process immediately.
        self.write_lock: AbstractAsyncContextManager[None] = asyncio.Lock() if self.is_sqlite else nullcontext()
        self._cannot_read = self._cannot_write = False
        self.back_at = 0  # when it last recovered, by the steady clock

    @contextmanager
    def transaction(self, write: bool = True) -> Iterator[Connection]:
        """A transaction, for any thread; Away if the database does not answer."""
        connect = self.engine.connect
        with (
            self._noticing_when_away(write),
            connect().execution_options(writes=write) as connection,
            connection.begin(),
        ):
            yield connection

    @contextmanager
    def straight(self) -> Iterator[DBAPICursor]:
        """A cursor of the driver, bypassing SQLAlchemy; PostgreSQL's driver begins the transaction automatically."""
        with self._noticing_when_away(write=True):
            connection = self.engine.raw_connection()
            try:
                yield connection.cursor()
                connection.commit()
            except BaseException:
                with suppress(self._driver_error):
                    connection.rollback()
                raise
            finally:
                connection.close()

    @contextmanager
    def _noticing_when_away(self, write: bool) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, self._driver_error) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            if self._is_to_blame(cause):
                self.notice(answers=False, write=write)
                raise Away(str(cause)) from error
            raise
        except TimeoutError as error:  # every connection in the pool is waiting for the database
            self.notice(answers=False, write=write)
            raise Away(str(error)) from error
        self.notice(answers=True, write=write)

    @property
    def is_away(self) -> bool:
        """Whether reads or writes fail; with a full disk only writes do."""
        return self._cannot_read or self._cannot_write

    def notice(self, answers: bool, write: bool) -> None:
        """Record whether the database has just answered; a successful write shows that it can be read as well."""
        was_away = self.is_away
        if write:
            self._cannot_write = not answers
        if answers or not write:
            self._cannot_read = not answers
        if was_away and not self.is_away:
            self.back_at = steady.now()

    def _is_to_blame(self, error: object) -> bool:
        """Whether the database itself is at fault."""
        return sqlite.is_to_blame(error) if isinstance(error, sqlite3.Error) else isinstance(error, self._troubles)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.transaction(write=False) as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self.transaction() as connection:
            return work(connection)

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a read-only transaction."""
        async with self.deadline(READ_SECONDS, write=False):
            return await self.in_thread(self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; its changes are durable when this returns."""
        async with self.deadline(WRITE_SECONDS, write=True), self.write_lock:
            return await self.in_thread(self._write, work)

    async def probe(self) -> None:
        """Write a small row; Away if that fails."""
        await self.write(lambda connection: connection.execute(PROBE, {"value": str(now())}))

    @asynccontextmanager
    async def deadline(self, seconds: float, write: bool) -> AsyncIterator[None]:
        """Raise Away if the block takes longer."""
        try:
            async with asyncio.timeout(seconds):
                yield
        except builtins.TimeoutError:
            self.notice(answers=False, write=write)
            raise Away(f"no answer within {seconds:g} seconds") from None

    def close(self) -> None:
        self._threads.shutdown(wait=True)
        self.engine.dispose()


def engine_for(url: str) -> Engine:
    """The engine for an address; Problem says what is wrong with it."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise Problem("command-serve-database-address") from None
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise Problem("command-serve-database-kind", kind=address.get_backend_name())
    if address.get_backend_name() == "sqlite":
        engine = create_engine(
            address,
            pool_size=THREADS + 2,
            hide_parameters=True,  # they may contain secrets, and errors are logged
            connect_args={"timeout": sqlite.PATIENCE_MS / 1000},
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    need_cluster("psycopg", "PostgreSQL")
    return create_engine(
        address,
        pool_size=THREADS + 2,
        pool_timeout=CONNECT_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "connect_timeout": CONNECT_SECONDS,
            "options": "-c synchronous_commit=on",
            "tcp_user_timeout": CONNECT_SECONDS * 1000,
        },
    )


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    sqlite.prepare(connection)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
