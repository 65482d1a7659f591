"""The cards that decks are built from: our own set and the cards of an added file."""

from functools import cache
from importlib.resources import files

from .card_file import Cards, read


@cache
def our_own() -> Cards:
    """Our own card set: S1.4, the rulebooks do not print the cards."""
    return read((files("krypta.games.shabrak") / "content" / "cards.toml").read_text(encoding="utf-8"))


def pool(extra: str) -> Cards:
    """Our own cards and those in the text of an added card file; InvalidInput has all its faults."""
    return our_own() | read(extra, our_own()) if extra else our_own()
