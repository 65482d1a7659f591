"""One position from Python: a record, its content, and the door with its checks."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.core import engine
from krypta.core.door import NOBODY
from krypta.core.game import Event, Game, Record, Records


def span(dtype: np.dtype[Any], first: str, last: str = "") -> slice:
    """Where a field is in a record's bytes; with `last`, from the one to the other."""
    fields: Any = dtype.fields
    kind, begin = fields[last or first][:2]
    return slice(fields[first][1], begin + kind.itemsize)


class Values:
    """A record's fields as plain numbers and lists, each made when it is first read: much quicker than the record."""

    def __init__(self, fields: dict[str, NDArray[Any]], data: bytes) -> None:
        self.as_bytes = data  # the whole record, for whoever wants to know whether something has changed
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        if name not in self._fields:
            raise AttributeError(f"The record has no field {name}.")
        value = self.__dict__[name] = self._fields[name].tolist()
        return value

    def row_of(self, name: str, number: int) -> list[int]:
        """One row of a field that has many, without making the others."""
        row: list[int] = self._fields[name][number].tolist()
        return row


class Position:
    """A game in progress, without its history.

    Scratch arrays belong to the position: use one position in one thread at a time.
    """

    __slots__ = (
        "_bytes",
        "_count",
        "_fields",
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
        self._fields: dict[str, NDArray[Any]] = {}
        self._values = Values(self._fields, b"")
        self._known = False  # whether the values are those of the record as it is
        self._seat = memoryview(self._states["seat"].data)  # to be read much quicker than the record
        self._count = memoryview(self._states["n_events"].data)
        self._happened = self._states["events"][0]
        self.kept: Any = None  # whatever the game keeps from one view to the next
        most = max(game.sizes.options, game.sizes.outcomes)
        self._options = np.zeros(most, np.int32)
        self._weights = np.zeros(most, np.int32)

    @classmethod
    def start(cls, game: Game, options: Any, players: int, contents: Records | None = None) -> "Position":
        """The first position of a match; with `contents`, by other figures than the data files have now."""
        position = cls(game, game.contents(options) if contents is None else contents)
        game.setup(position.states, 0, position.contents, options, players)
        return position

    @property
    def states(self) -> Records:
        """The record as kernels take it. Whoever asks for it may change it, but only before anything else is asked."""
        self._known = False
        return self._states

    @property
    def s(self) -> Record:
        return self.states[0]

    @property
    def values(self) -> Values:
        """The record's fields as plain numbers and lists, to be read many times; made anew only after a change."""
        if not self._known:
            self._known = True
            now = self._bytes.tobytes()
            if now != self._values.as_bytes:
                if not self._fields:
                    self._fields = {name: self._states[name][0, ...] for name in self.game.state_dtype.names or ()}
                self._values = Values(self._fields, now)
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
        n = engine.options_at(self._states, 0, self.contents, self._options, self._weights)
        options: list[int] = self._options[:n].tolist()
        return options

    def chances(self) -> list[tuple[int, int]]:
        """Nature's acts with their weights."""
        n = engine.options_at(self._states, 0, self.contents, self._options, self._weights)
        return list(zip(self._options[:n].tolist(), self._weights[:n].tolist(), strict=True))

    def why(self, act: int) -> int:
        """0 if the act is allowed, else the number of the reason."""
        return int(engine.why_at(self._states, 0, self.contents, act))

    def step(self, act: int) -> int:
        """Play the act if it is allowed; the reason if not, and nothing has changed."""
        self._known = False
        return int(engine.step_at(self._states, 0, self.contents, act))

    def events(self) -> list[Event]:
        """What the act just played has made happen."""
        return self.game.events(self._happened[: self._count[0]].tolist())

    def payoff(self) -> list[float]:
        out = np.zeros(self.players, np.float64)
        engine.payoff_at(self._states, 0, self.contents, out)
        shares: list[float] = out.tolist()
        return shares

    @property
    def players(self) -> int:
        return int(self._states["players"][0])

    def observe(self, seat: int) -> NDArray[Any]:
        out = np.zeros(self.game.sizes.observation, self.game.sizes.observation_dtype)
        engine.observe_at(self._states, 0, self.contents, seat, out)
        return out

    def imagine(self, seat: int, rng: NDArray[np.int64]) -> "Position":
        """A world that the seat may believe in; the true one is not touched."""
        world = self.copy()
        engine.imagine_at(world.states, 0, world.contents, seat, rng)
        return world

    def outlook(self, seat: int) -> float:
        return float(engine.outlook_at(self._states, 0, self.contents, seat))

    def view(self, seat: int) -> Any:
        return self.game.view(self, seat)

    def copy(self) -> "Position":
        return Position(self.game, self.contents, self._bytes.copy().view(self.game.state_dtype))

    def to_bytes(self) -> bytes:
        return self._bytes.tobytes()

    def load_bytes(self, data: bytes) -> None:
        self._known = False
        self._bytes[:] = np.frombuffer(data, np.uint8)
