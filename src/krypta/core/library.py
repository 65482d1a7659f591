"""The cards of a game: for browsing, for adding card files, and for building decks."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from krypta.core.files.fault import Fault
from krypta.core.text.message import Message


class Trait(msgspec.Struct, frozen=True):
    """Something by which cards are found, such as a kind or a level: its id, and what it is called."""

    id: str
    name: Message


class ReadyMade(msgspec.Struct, frozen=True):
    """A deck that comes with the game."""

    id: str
    deck: Any
    code: str


class CheckedDeck(msgspec.Struct, frozen=True):
    """A deck as far as it could be read, and every fault of it; its code and its file only where there are none."""

    deck: Any
    code: str
    file: str
    faults: list[Fault]


class Decks(ABC):
    """What a game provides to which people bring decks."""

    @abstractmethod
    def ready_made(self) -> list[ReadyMade]:
        """Those that come with the game."""

    @abstractmethod
    def check(self, said: Any, added: str) -> CheckedDeck:
        """A deck by its parts, or by whatever a table's option may say; `added` is the card file it is built with."""


class Library(ABC):
    """What a game of cards provides; what cards and decks look like is its own affair."""

    decks: ClassVar[Decks | None] = None
    file_is_a_set: ClassVar[bool] = (
        False  # whether a card file takes the place of the game's own cards, or adds to them
    )

    @abstractmethod
    def cards(self) -> Sequence[msgspec.Struct]:
        """Every card of the game's own set."""

    @abstractmethod
    def read_cards(self, text: str) -> Sequence[msgspec.Struct]:
        """The cards that a card file describes; InvalidInput with every fault."""

    @abstractmethod
    def traits(self, card: Any) -> dict[str, Trait]:
        """What the card can be found by."""
