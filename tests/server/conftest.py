"""Fixtures of the server tests: real databases of both kinds."""

import pytest

from server import parts


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
