"""Fixtures of the server tests: real databases of both kinds."""

import pytest

from krypta.server.storage import database, writer
from server import parts

PATIENCE = 60.0  # seconds: on a crowded machine a disk sometimes needs more than a server would wait


@pytest.fixture(autouse=True)
def patient_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in the tests' own process wait longer; tests about a database that hangs set these limits themselves."""
    monkeypatch.setattr(database, "READ_SECONDS", PATIENCE)
    monkeypatch.setattr(database, "WRITE_SECONDS", PATIENCE)
    monkeypatch.setattr(writer, "WRITE_SECONDS", PATIENCE)


@pytest.fixture
def postgres_url() -> str:
    """A fresh, empty PostgreSQL database."""
    return parts.postgres_url()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A fresh, empty database; the test runs once on each kind."""
    if request.param == "postgres":
        return parts.postgres_url()
    return f"sqlite:///{tmp_path_factory.mktemp('database') / 'server.sqlite3'}"


@pytest.fixture
def redis_url() -> str:
    return parts.redis_url()
