"""Cards of a library in characters; a game's own folder may override this."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.plain import indented


class PrintedCards:
    """Prints the cards of a game in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def name(self, card: Any) -> str:
        return self.voice(card.name)

    def texts(self, card: Any) -> list[str]:
        """All text on the card, for searching."""
        return [card.id, self.name(card)]

    def data(self, card: Any) -> dict[str, Any]:
        """The card as plain data, for JSON, with its name in the language."""
        shown: dict[str, Any] = msgspec.to_builtins(card)
        return {**shown, "name": self.name(card)}

    def lines(self, card: Any) -> list[RenderableType]:
        """The card as lines for people to read."""
        return [Text(self.name(card), style="bold"), *(Text(line) for line in indented(msgspec.to_builtins(card)))]

    def deck(self, deck: Any, cards: Mapping[str, Any]) -> Iterable[list[RenderableType]]:
        """A deck, with one paragraph per card."""
        return [[Text(line) for line in indented(msgspec.to_builtins(deck))]]

    def who_leads(self, deck: Any, cards: Mapping[str, Any]) -> str:
        """A deck in one line."""
        return ""


def below(said: str | Text, style: str = "") -> Padding:
    """A line of a card, below its title."""
    return Padding(said if isinstance(said, Text) else Text(said, style=style), (0, 0, 0, 4))
