"""The contract of a game: its record, its rules behind the door, and its functions in plain Python."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import IntEnum
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.core.door import EVERYONE, SHOWN_BY, open_door
from krypta.core.files.fault import Fault, InvalidInput, brief, fault, shown
from krypta.core.library import Library
from krypta.core.observation import DTYPE, Table
from krypta.core.older_rules import OlderRules
from krypta.core.text.message import Message
from krypta.core.text.vocabulary import Vocabulary

if TYPE_CHECKING:
    from krypta.core.position import Position
    from krypta.core.summary import Counter

Record = Any  # one state or content: a NumPy record with the game's own fields
Records = NDArray[Any]

COMMON_FIELDS = ("seat", "phase", "n_events", "events", "players", "rounds")


class Sizes(msgspec.Struct, frozen=True):
    """The limits and array sizes that learning and search need."""

    acts: int
    options: int  # the most at one decision
    outcomes: int  # the most at one decision of nature
    longest: int  # no match has more decisions than this
    utility: tuple[float, float]
    observation: tuple[int, ...]
    seats: tuple[int, int]
    observation_dtype: str = DTYPE


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, with the audience that may see it."""

    kind: str
    audience: int
    args: tuple[int, ...]

    def seen_by(self, seat: int) -> bool:
        return self.audience <= EVERYONE or self.audience == seat

    def teaches(self, seat: int) -> bool:
        """Whether it tells the seat something hidden: it is for that seat alone, or revealed by another seat."""
        return self.audience == seat or (self.audience < EVERYONE and self.audience != SHOWN_BY - seat)


class Scene(Protocol):
    """Writes and checks the lines of a scenario; raises ValueError for a line that makes no sense."""

    def place(self, line: str) -> None:
        """Change the position so that the line is true."""

    def ready(self) -> None:
        """Complete the position after its last line."""

    def check(self, line: str) -> str | None:
        """None if the line is true, else what is true instead."""


class Game(ABC):
    """Everything the core needs to know about a game. Subclasses are stateless; there is one instance of each."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    older_rules: ClassVar[dict[str, OlderRules]] = {}  # versions that running matches may still use
    state_dtype: ClassVar[np.dtype[Any]]
    content_dtype: ClassVar[np.dtype[Any]]
    rules: ClassVar[ModuleType]
    vocabulary: ClassVar[Vocabulary[Any]]
    event_kinds: ClassVar[type[IntEnum]]
    sizes: ClassVar[Sizes]
    options_type: ClassVar[type[msgspec.Struct]]
    observation: ClassVar[Table]  # what `observe` writes
    features: ClassVar[Table | None] = None  # what `features` writes; without any, no judgement can be learned
    library: ClassVar[Library | None] = None  # of a game whose cards can be browsed
    counter: ClassVar["type[Counter] | None"] = None  # of a game whose matches are summed up at the end
    brought: ClassVar[tuple[str, ...]] = ()  # options that exist once per seat, such as decks, in the order of seats
    hidden: ClassVar[bool] = True  # whether seats may see different things; if not, one view serves everyone

    def __init__(self) -> None:
        missing = [name for name in COMMON_FIELDS if name not in (self.state_dtype.names or ())]
        if missing:
            raise TypeError(f"The state of {self.name} lacks {', '.join(missing)}: every game's record has them.")
        self._kind_names = {int(kind): kind.name for kind in self.event_kinds}
        open_door(self.state_dtype, self.rules)

    @abstractmethod
    def contents(self, options: Any) -> Records:
        """An array of one content record, built from the data files as the options say."""

    @abstractmethod
    def setup(self, states: Records, i: int, contents: Records, options: Any, players: int) -> None:
        """Write the first position into `states[i]`."""

    @abstractmethod
    def view(self, position: "Position", seat: int) -> msgspec.Struct:
        """What the seat (or SPECTATOR) may see, by allow-list."""

    def say(self, act: int) -> str:
        """The act's word, as in records on disk: `go north`."""
        return self.vocabulary.say(act)

    def parse(self, word: str) -> int:
        """The act that the word means; ValueError with the nearest words if there is none."""
        return self.vocabulary.parse(word)

    @abstractmethod
    def act_message(self, position: "Position", act: int) -> Message:
        """What the act would do, for people to read."""

    def chances(self, position: "Position", acts: Sequence[int]) -> Sequence[float | None]:
        """For each act its chance of success, or None where that cannot be computed."""
        return [None] * len(acts)

    @abstractmethod
    def event_message(self, position: "Position", event: Event) -> Message:
        """What happened, for people to read."""

    @abstractmethod
    def reason_message(self, position: "Position", act: int, reason: int) -> Message:
        """Why the act is refused, for people to read; its `rule` is the number of the rule."""

    @abstractmethod
    def message_ids(self) -> dict[str, tuple[str, ...]]:
        """Every message that the game uses, with the names of its arguments."""

    @abstractmethod
    def pieces(self, position: "Position") -> dict[str, int]:
        """How many pieces of each kind there are, wherever they are: no act may change this."""

    @abstractmethod
    def scene(self, position: "Position") -> "Scene":
        """The object that writes and checks the lines of scenarios."""

    def options(self, given: dict[str, Any]) -> Any:
        """Decode a table's options; InvalidInput has all faults."""
        faults = []
        known = {field.name: field for field in msgspec.structs.fields(self.options_type)}
        for name, value in given.items():
            if name not in known:
                said = {"option": brief(name), "known": ", ".join(sorted(known))}
                faults.append(fault("core-fault-option-unknown", game=self.name, **said))
                continue
            try:
                msgspec.convert({name: value}, self.options_type)
            except msgspec.ValidationError as error:
                allowed = getattr(known[name].type, "__args__", None)
                if allowed:
                    said = {"option": name, "known": ", ".join(map(str, allowed))}
                    faults.append(fault("core-fault-option-choice", found=shown(value), **said))
                else:
                    faults.append(fault("core-fault-option-value", option=name, found=shown(value), why=str(error)))
        if faults:
            raise InvalidInput(faults)
        return msgspec.convert(given, self.options_type)

    def offered(self, option: str) -> list[Any]:
        """The values to choose from, the default first; empty if the option takes any text."""
        field = next(field for field in msgspec.structs.fields(self.options_type) if field.name == option)
        return sorted(get_args(field.type), key=lambda choice: choice != field.default)

    @property
    def usual_players(self) -> int:
        """The default number of players: three, or as near to it as the game allows."""
        low, high = self.sizes.seats
        return max(low, min(3, high))

    def players_faults(self, players: int) -> list[Fault]:
        low, high = self.sizes.seats
        if low <= players <= high:
            return []
        if low == high:
            return [fault("core-fault-players-exactly", game=self.name, most=high, count=players)]
        return [fault("core-fault-players", game=self.name, least=low, most=high, count=players)]

    def events(self, rows: Sequence[Sequence[int]]) -> list[Event]:
        """Events from the record's rows of kind, audience and arguments."""
        return [Event(self._kind_names[kind], audience, tuple(args)) for kind, audience, *args in rows]
