"""Fixtures shared by several of Goblin's tests."""

from importlib.resources import files

import pytest


@pytest.fixture(scope="session")
def our_text() -> str:
    """The text of our own card set."""
    return (files("krypta.games.goblin") / "content" / "standard.toml").read_text(encoding="utf-8")
