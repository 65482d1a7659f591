"""One position, for use from Python: a record, its content, and the functions of the door."""

import struct
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from krypta.core import engine
from krypta.core.door import NOBODY
from krypta.core.game import Event, Game, Record, Records


def span(dtype: np.dtype[Any], first: str, last: str = "") -> slice:
    """The bytes of a field in a record; with `last`, of all fields from `first` to `last`."""
    fields: Any = dtype.fields
    kind, begin = fields[last or first][:2]
    return slice(fields[first][1], begin + kind.itemsize)


class Field:
    """A field of a record as plain Python values, unpacked on first read. The base class is a single number."""

    def __init__(self, name: str, kind: np.dtype[Any], begin: int) -> None:
        base, shape = kind.subdtype or (kind, ())
        row = struct.Struct(f"{shape[-1] if shape else 1}{base.char}")
        self.name = name
        self.begin, self.end = begin, begin + kind.itemsize
        self.width = row.size
        self.unpack, self.unpack_rows = row.unpack_from, row.iter_unpack

    def __get__(self, values: "Values", _type: type) -> Any:
        (value,) = self.unpack(values.as_bytes, self.begin)
        values.__dict__[self.name] = value  # shadows this descriptor from now on
        return value


class Row(Field):
    """A one-dimensional field, as a tuple of numbers."""

    def __get__(self, values: "Values", _type: type) -> tuple[int, ...]:
        value = values.__dict__[self.name] = self.unpack(values.as_bytes, self.begin)
        return value


class Rows(Field):
    """A two-dimensional field, as a list of tuples."""

    def __get__(self, values: "Values", _type: type) -> list[tuple[int, ...]]:
        rows = values.__dict__[self.name] = list(self.unpack_rows(values.as_bytes[self.begin : self.end]))
        return rows


class Values:
    """A snapshot of a record's fields as plain numbers: much faster to read than the record."""

    fields: ClassVar[dict[str, Field]]

    def __init__(self, data: bytes) -> None:
        self.as_bytes = data  # the whole record, to detect changes

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"The record has no field {name}.")

    def row_of(self, name: str, number: int) -> tuple[int, ...]:
        """One row of a field, without unpacking the others."""
        field = self.fields[name]
        return field.unpack(self.as_bytes, field.begin + number * field.width)


@cache
def values_type(dtype: np.dtype[Any]) -> type[Values]:
    """The subclass of Values for records of that dtype."""
    places: Any = dtype.fields
    types = (Field, Row, Rows)  # by the number of dimensions
    fields = {name: types[kind.ndim](name, kind, begin) for name, (kind, begin) in places.items()}
    return type("Values", (Values,), {"fields": fields, **fields})


class Position:
    """A game in progress, without its history.

    Scratch arrays belong to the position: use one position in one thread at a time.
    """

    __slots__ = (
        "_bytes",
        "_count",
        "_happened",
        "_known",
        "_options",
        "_seat",
        "_states",
        "_values",
        "_weights",
        "contents",
        "game",
        "kept",
    )

    def __init__(self, game: Game, contents: Records, states: Records | None = None) -> None:
        self.game = game
        self.contents = contents
        self._states: Records = np.zeros(1, game.state_dtype) if states is None else states
        self._bytes = self._states.view(np.uint8)
        self._values = values_type(game.state_dtype)(b"")
        self._known = False  # whether the values are up to date with the record
        self._seat = memoryview(self._states["seat"].data)  # much faster to read than the record
        self._count = memoryview(self._states["n_events"].data)
        self._happened = self._states["events"][0]
        self.kept: Any = None  # whatever the game caches from one view to the next
        most = max(game.sizes.options, game.sizes.outcomes)
        self._options = np.zeros(most, np.int32)
        self._weights = np.zeros(most, np.int32)

    @classmethod
    def start(cls, game: Game, options: Any, players: int, contents: Records | None = None) -> "Position":
        """The first position of a match; `contents` replace the figures of the current data files."""
        position = cls(game, game.contents(options) if contents is None else contents)
        game.setup(position.states, 0, position.contents, options, players)
        return position

    @property
    def states(self) -> Records:
        """The record as kernels take it. The caller may change it, but only until the next call of this position."""
        self._known = False
        return self._states

    def ask(self, kernel: Callable[..., Any], *args: Any) -> Any:
        """Call a kernel that only reads the record."""
        return kernel(self._states, 0, self.contents, *args)

    @property
    def s(self) -> Record:
        return self.states[0]

    @property
    def values(self) -> Values:
        """The record's fields as plain numbers and lists, cached until the record changes."""
        if not self._known:
            self._known = True
            now = self._bytes.tobytes()
            if now != self._values.as_bytes:
                self._values = type(self._values)(now)
        return self._values

    @property
    def c(self) -> Record:
        return self.contents[0]

    @property
    def seat(self) -> int:
        """Who decides: a seat, NATURE, or NOBODY once the game is over."""
        seat: int = self._seat[0]
        return seat

    @property
    def over(self) -> bool:
        return self._seat[0] == NOBODY

    def options(self) -> list[int]:
        """The acts that may be chosen now."""
        n = self.ask(engine.options_at, self._options, self._weights)
        options: list[int] = self._options[:n].tolist()
        return options

    def chances(self) -> list[tuple[int, int]]:
        """Nature's acts with their weights."""
        n = self.ask(engine.options_at, self._options, self._weights)
        return list(zip(self._options[:n].tolist(), self._weights[:n].tolist(), strict=True))

    def why(self, act: int) -> int:
        """0 if the act is allowed, else the number of the reason."""
        return int(self.ask(engine.why_at, act))

    def step(self, act: int) -> int:
        """Play the act if it is allowed and return 0; else change nothing and return the reason."""
        self._known = False
        return int(engine.step_at(self._states, 0, self.contents, act))

    def events(self) -> list[Event]:
        """The events of the act just played."""
        return self.game.events(self._happened[: self._count[0]].tolist())

    def payoff(self) -> list[float]:
        out = np.zeros(self.players, np.float64)
        self.ask(engine.payoff_at, out)
        shares: list[float] = out.tolist()
        return shares

    @property
    def players(self) -> int:
        return int(self._states["players"][0])

    def observe(self, seat: int) -> NDArray[Any]:
        out = np.zeros(self.game.sizes.observation, self.game.sizes.observation_dtype)
        self.ask(engine.observe_at, seat, out)
        return out

    def imagine(self, seat: int, rng: NDArray[np.int64]) -> "Position":
        """A random world consistent with what the seat knows; this position stays unchanged."""
        world = self.copy()
        engine.imagine_at(world.states, 0, world.contents, seat, rng)
        return world

    def outlook(self, seat: int) -> float:
        return float(self.ask(engine.outlook_at, seat))

    def view(self, seat: int) -> Any:
        return self.game.view(self, seat)

    def copy(self) -> "Position":
        return Position(self.game, self.contents, self._bytes.copy().view(self.game.state_dtype))

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.contents.tobytes(), self.to_bytes())

    def to_bytes(self) -> bytes:
        return self._bytes.tobytes()

    def load_bytes(self, data: bytes) -> None:
        self._known = False
        self._bytes[:] = np.frombuffer(data, np.uint8)


def _restored(game: Game, content: bytes, state: bytes) -> Position:
    """The position of a pickle: its arrays have the game's own types, for which the kernels are compiled."""
    contents, states = (np.frombuffer(bytearray(data), np.uint8) for data in (content, state))
    return Position(game, contents.view(game.content_dtype), states.view(game.state_dtype))
