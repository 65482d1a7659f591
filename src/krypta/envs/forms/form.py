"""Forms of an observation: the same knowledge as other arrays, for networks of other shapes.

`numbers` is what `observe` writes; all other forms are computed from those numbers and the open content alone, so no
form can know more. `form(game, "features").fill(numbers, contents, program, out)` fills a whole batch in one compiled
call that releases the GIL; other kernels may call it too.
"""

from collections.abc import Callable, Collection
from enum import IntEnum
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Game, Records
from krypta.core.kernel import kernel, long_entry
from krypta.core.observation import Field, Fields, Kind, Table

Arrays = tuple[NDArray[Any], ...]
Fill = Callable[[NDArray[Any], Records, Arrays, Arrays], None]


class Space(NamedTuple):
    """One array of a form, for one observation."""

    shape: tuple[int, ...]
    dtype: str
    low: float
    high: float


class Form:
    """How an observation is given to a learner: the arrays, and the compiled function that fills them."""

    def __init__(self, name: str, fill: Fill, program: Arrays, spaces: dict[str, Space]) -> None:
        self.name = name
        self.fill = fill  # (numbers[n, size], contents, program, out): out are the arrays of `spaces`, each [n, …]
        self.program = program
        self._spaces = spaces

    def spaces(self) -> dict[str, Space]:
        """The arrays by name, each as (shape, dtype, low, high)."""
        return dict(self._spaces)

    def empty(self, n: int) -> dict[str, NDArray[Any]]:
        """Arrays for `n` observations."""
        return {name: np.zeros((n, *space.shape), space.dtype) for name, space in self._spaces.items()}

    def of(self, numbers: NDArray[Any], contents: Records) -> dict[str, NDArray[Any]]:
        """The form of a batch of observations, in new arrays."""
        out = self.empty(len(numbers))
        self.fill(numbers, contents, self.program, tuple(out.values()))
        return out


# The games that have a form of their own, each in a module that makes it.
RICHER = {
    ("karak", "board"): "krypta.envs.forms.karak",
    ("goblin", "cards"): "krypta.envs.forms.goblin",
    ("shabrak", "cards"): "krypta.envs.forms.shabrak",
}


def forms_of(game: Game) -> tuple[str, ...]:
    """The names of the game's forms."""
    return ("numbers", "features", *(name for of, name in RICHER if of == game.name))


def form(game: Game, name: str) -> Form:
    """The form of that name; ValueError with the names that there are."""
    if name not in forms_of(game):
        raise ValueError(f"{game.name} has no form {name!r}: choose one of {', '.join(forms_of(game))}.")
    if name == "numbers":
        low, high = game.observation.bounds()
        plain = Space((game.observation.size,), game.sizes.observation_dtype, float(low.min()), float(high.max()))
        return Form(name, copy_numbers, (), {"numbers": plain})
    if name == "features":
        return Form(name, fill_features, features_program(game.observation), {"features": features(game.observation)})
    made: Form = import_module(RICHER[game.name, name]).make(game.observation)
    return made


# -- numbers


@long_entry
def copy_numbers(numbers: NDArray[Any], contents: Records, program: Arrays, out: Arrays) -> None:
    out[0][:] = numbers


# -- features


class Step(IntEnum):
    """Columns of the program that turns numbers into features: one row for each number."""

    SOURCE = 0
    TARGET = 1  # the first feature
    ONE_HOT = 2  # how many features: 0 if it is a number that is only divided
    FIRST = 3  # the value of the first one
    BITS = 4  # whether it is several flags in one number


def features_program(table: Table, without: Collection[str] = ()) -> Arrays:
    """How each number of the fields, or of all but some, is turned into features, and what it is divided by."""
    steps, scales, target = [], [], 0
    for name, field in table.fields.items():
        if name in without:
            continue
        for n in range(field.size):
            width = field.width if field.kind in (Kind.CATEGORY, Kind.BITS) else 0
            steps.append((table.places[name] + n, target, width, field.first, field.kind == Kind.BITS))
            scales.append(field.scale)
            target += field.width
    return np.array(steps, np.int64), (1 / np.array(scales)).astype(np.float32)


def features(table: Table, without: Collection[str] = ()) -> Space:
    """The space that the program fills."""
    fields = [field for name, field in table.fields.items() if name not in without]
    return Space((sum(field.size * field.width for field in fields),), "float32", *bounds(fields))


def bounds(fields: Collection[Field]) -> tuple[float, float]:
    """The least and the largest feature of the fields."""
    numbers = [field for field in fields if field.kind == Kind.NUMBER]
    low = min((field.least / field.scale for field in numbers), default=0.0)
    high = max((field.most / field.scale for field in numbers), default=1.0)
    return min(0.0, low), max(1.0, high)


@kernel
def write_features(
    numbers: NDArray[Any], steps: NDArray[np.int64], scales: NDArray[np.float32], out: NDArray[np.float32]
) -> None:
    """Write one observation's features."""
    out[:] = 0.0
    for n in range(steps.shape[0]):
        value = int(numbers[steps[n, Step.SOURCE]])
        target = steps[n, Step.TARGET]
        width = steps[n, Step.ONE_HOT]
        if width == 0:
            out[target] = value * scales[n]
        elif steps[n, Step.BITS] != 0:
            for bit in range(width):
                out[target + bit] = (value >> bit) & 1
        else:
            hot = value - steps[n, Step.FIRST]
            if 0 <= hot < width:
                out[target + hot] = 1.0


@long_entry
def fill_features(numbers: NDArray[Any], contents: Records, program: Arrays, out: Arrays) -> None:
    for row in range(numbers.shape[0]):
        write_features(numbers[row], program[0], program[1], out[0][row])


# -- what the richer forms share


def width_of(columns: type[Fields]) -> int:
    """How many columns they are."""
    return sum(column.field.size for column in columns)


def scales_of(columns: type[Fields]) -> NDArray[np.float32]:
    """By what each column is multiplied, so that it is about 1."""
    return np.array([1 / column.field.scale for column in columns for _ in range(column.field.size)], np.float32)


def space_of(columns: type[Fields], *shape: int) -> Space:
    """An array of that shape whose values are those of the columns."""
    return Space(shape, "float32", *bounds([column.field for column in columns]))


def cards_form(table: Table, columns: type[Fields], cards: int, without: Collection[str], fill: Fill) -> Form:
    """The form `cards`: a row for each card, a mask of the rows that exist, and all other fields as features."""
    spaces = {
        "cards": space_of(columns, cards, width_of(columns)),
        "cards_mask": Space((cards,), "bool", 0, 1),
        "features": features(table, without),
    }
    return Form("cards", fill, features_program(table, without), spaces)
