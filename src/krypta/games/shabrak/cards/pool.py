"""The cards that decks are built from: our own set, and what a card file adds to it."""

from functools import cache
from importlib.resources import files

from .card_file import Cards, read


@cache
def our_own() -> Cards:
    """S1.4: no rulebook prints the cards; these are ours."""
    return read((files("krypta.games.shabrak") / "content" / "cards.toml").read_text(encoding="utf-8"))


def pool(extra: str) -> Cards:
    """Our own cards, and those of an added card file's text; InvalidInput with every fault of it."""
    return our_own() | read(extra, our_own()) if extra else our_own()
