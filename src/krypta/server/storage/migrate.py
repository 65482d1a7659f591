"""Migrates a database to the current schema, once, even if several nodes start at the same time."""

import secrets
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text

from krypta.server.problem import Problem
from krypta.server.storage.database import Database
from krypta.server.storage.schema import SETTING

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x6B72797074  # "krypt": PostgreSQL's advisory lock for migrations
KEY = "signing_key"


class Newer(Problem):
    """The database was written by a newer Krypta."""


def migrate(database: Database) -> None:
    """Apply missing migrations. A second node waits and finds nothing left to do."""
    with database.transaction() as connection:
        # SQLite's transaction is exclusive from its start; PostgreSQL needs an explicit lock.
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        refuse_newer(connection)
        settings = Config()
        settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
        if connection.scalar(select(SETTING.c.value).where(SETTING.c.name == KEY)) is None:
            connection.execute(insert(SETTING).values(name=KEY, value=secrets.token_hex(32)))


def steps(connection: Connection) -> set[str]:
    """The database's current migration; none if it is empty."""
    return set(MigrationContext.configure(connection).get_current_heads())


def is_current(connection: Connection) -> bool:
    return steps(connection) == set(ScriptDirectory(SCRIPTS).get_heads())


def refuse_newer(connection: Connection) -> None:
    """Raise Newer if the database is at a migration that this Krypta does not know."""
    unknown = steps(connection) - {script.revision for script in ScriptDirectory(SCRIPTS).walk_revisions()}
    if unknown:
        raise Newer("command-serve-newer", step=", ".join(sorted(unknown)))


def signing_key(database: Database) -> bytes:
    """The key with which all nodes sign cookies; created with the database."""
    with database.transaction(write=False) as connection:
        return bytes.fromhex(connection.scalar(select(SETTING.c.value).where(SETTING.c.name == KEY)) or "")
