"""Every test about people runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from krypta.server.storage.database import Database
from krypta.server.storage.schema import METADATA
from server.people.small_server import World


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    database = Database(database_url)
    METADATA.create_all(database.engine)
    yield database
    database.close()


@pytest.fixture
def world(database: Database) -> World:
    return World(database)
