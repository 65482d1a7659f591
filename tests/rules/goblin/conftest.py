"""What several of Goblin's tests need."""

from importlib.resources import files

import pytest


@pytest.fixture(scope="session")
def our_text() -> str:
    """The card file of our own set."""
    return (files("krypta.games.goblin") / "content" / "standard.toml").read_text(encoding="utf-8")
