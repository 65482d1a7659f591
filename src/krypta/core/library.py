"""The cards of a game: for browsing, reading card files, and building decks."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from krypta.core.files.fault import Fault
from krypta.core.text.message import Message


class Trait(msgspec.Struct, frozen=True):
    """A value that cards can be filtered by, such as a kind or a level: its id and its name."""

    id: str
    name: Message


class ReadyMade(msgspec.Struct, frozen=True):
    """A deck that comes with the game."""

    id: str
    deck: Any
    code: str


class CheckedDeck(msgspec.Struct, frozen=True):
    """A deck as far as it could be read, with its faults; its code and its file are empty unless it has none."""

    deck: Any
    code: str
    file: str
    faults: list[Fault]


class Decks(ABC):
    """Provided by a game to which players bring decks."""

    @abstractmethod
    def ready_made(self) -> list[ReadyMade]:
        """The decks that come with the game."""

    @abstractmethod
    def check(self, said: Any, added: str) -> CheckedDeck:
        """Check a deck, given as its parts or as the value of a table's option; `added` is the card file it uses."""


class Library(ABC):
    """Provided by a card game, which defines the types of its cards and decks."""

    decks: ClassVar[Decks | None] = None
    file_is_a_set: ClassVar[bool] = False  # whether a card file replaces the game's own cards, or adds to them

    @abstractmethod
    def cards(self) -> Sequence[msgspec.Struct]:
        """Every card of the game's own set."""

    @abstractmethod
    def read_cards(self, text: str) -> Sequence[msgspec.Struct]:
        """The cards that a card file describes; InvalidInput with every fault."""

    @abstractmethod
    def traits(self, card: Any) -> dict[str, Trait]:
        """The traits that the card can be filtered by, by name."""
