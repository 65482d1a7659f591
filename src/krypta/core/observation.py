"""The table of an observation: every field is declared once, and its place, range and description follow from that.

Kernels write by the table's places (`out[At.LIVES + seat]`), forms are computed from its kinds and ranges, and the page
`docs/observations.md` is generated from it: no field can be filled at one place and documented at another.
"""

import hashlib
from enum import IntEnum, StrEnum
from typing import Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.core.text.naming import word

DTYPE = "int16"


class Kind(StrEnum):
    """How a number is meant, and so how a learner should take it."""

    CATEGORY = "category"  # one of several things, without order
    NUMBER = "number"  # an amount
    FLAG = "flag"  # 0 or 1
    BITS = "bits"  # several flags in one number


class Rows(msgspec.Struct, frozen=True):
    """What a field is repeated for: each seat, each tile, each kind of item."""

    name: str
    count: int
    names: tuple[str, ...] = ()  # of each row, where they have names


class Field(msgspec.Struct, frozen=True):
    """A field of an observation: what its numbers mean, and between which bounds they are."""

    kind: Kind
    says: str
    least: int
    most: int
    rows: tuple[Rows, ...] = ()
    scale: int = 1  # what a number is divided by, to be about 1
    names: tuple[str, ...] = ()  # of a category's values from `first` on; of each bit
    none: str = ""  # what 0 means in a category that counts from 1

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod([rows.count for rows in self.rows], dtype=int))

    @property
    def first(self) -> int:
        """The first value of a category that is a thing; a smaller one is nothing."""
        return 1 if self.none else self.least

    @property
    def width(self) -> int:
        """How many features each of its numbers becomes: one for each value of a category, one for each bit."""
        if self.kind == Kind.CATEGORY:
            return self.most - self.first + 1
        return len(self.names) if self.kind == Kind.BITS else 1


Per = Rows | type[IntEnum]
Values = type[IntEnum] | tuple[str, ...] | int  # named by constants, by words, or only numbered


def _rows(per: tuple[Per, ...]) -> tuple[Rows, ...]:
    return tuple(
        rows if isinstance(rows, Rows) else Rows(rows.__name__.lower(), len(rows), _names(rows)) for rows in per
    )


def _names(values: Values) -> tuple[str, ...]:
    if isinstance(values, int):
        return ("",) * values
    return values if isinstance(values, tuple) else tuple(word(value) for value in values)


def category(says: str, *values: Values, per: tuple[Per, ...] = (), none: str = "") -> Field:
    """One of several things, counted from 0; from 1 if there may be none of them."""
    names = tuple(name for part in values for name in _names(part))
    first = 1 if none else 0
    return Field(
        Kind.CATEGORY, says, 0, first + len(names) - 1, _rows(per), names=names if any(names) else (), none=none
    )


def who(says: str, seats: int, per: tuple[Per, ...] = (), none: str = "", nature: bool = False) -> Field:
    """A seat counted from the viewer, who is 0 (or 1, if there may be none); nature is -1, nobody -2."""
    names = ("the viewer", *(f"the {ordinal} after" for ordinal in ("first", "second", "third", "fourth")[: seats - 1]))
    if nature:
        return Field(Kind.CATEGORY, says, -2, seats - 1, _rows(per), names=("nobody", "nature", *names))
    return category(says, names, per=per, none=none)


def number(says: str, most: int, least: int = 0, scale: int = 0, per: tuple[Per, ...] = ()) -> Field:
    """An amount; `scale` is what is usual, if the largest possible amount is rare."""
    return Field(Kind.NUMBER, says, least, most, _rows(per), scale or max(most, -least))


def flag(says: str, per: tuple[Per, ...] = ()) -> Field:
    return Field(Kind.FLAG, says, 0, 1, _rows(per))


def bits(says: str, of: type[IntEnum], per: tuple[Per, ...] = ()) -> Field:
    """A bit for each of the constants."""
    return Field(Kind.BITS, says, 0, (1 << len(of)) - 1, _rows(per), names=_names(of))


class Fields(IntEnum):
    """Declared in their order; each member is the place of the field's first number, to which a row's is added.

    >>> class At(Fields):
    ...     PHASE = category("what is being decided", ("draw", "play"))
    ...     HELD = number("cards in the hand", 5, per=(Rows("seat", 3),))
    ...     OVER = flag("whether it is over")
    >>> [int(place) for place in At]
    [0, 1, 4]
    """

    field: Field

    def __new__(cls, field: Field) -> Self:
        place = sum(member.field.size for member in cls.__members__.values())
        member = int.__new__(cls, place)
        member._value_ = place
        member.field = field
        return member


class Table:
    """All fields of a game's observation, with a version that is raised by hand whenever they change.

    Saved data and weights have the version in their header: with another version, the numbers mean something else.
    """

    def __init__(self, fields: type[Fields], version: int, shared: int | None = None) -> None:
        self.version = version
        self.shared = shared  # in a table of features: from here on, the numbers are the same for all seats
        self.places: dict[str, int] = {member.name.lower(): int(member) for member in fields}
        self.fields: dict[str, Field] = {member.name.lower(): member.field for member in fields}
        self.size = sum(field.size for field in self.fields.values())
        bounds = np.iinfo(DTYPE)
        for name, field in self.fields.items():
            if field.least < bounds.min or field.most > bounds.max:
                raise TypeError(f"{name} may be {field.least} to {field.most}, which is more than {DTYPE} holds.")

    @property
    def digest(self) -> str:
        """A hash of all that a learner relies on: which number means what. Descriptions may be reworded."""
        meant = [
            (name, *msgspec.structs.astuple(msgspec.structs.replace(field, says="")))
            for name, field in self.fields.items()
        ]
        return hashlib.sha256(msgspec.json.encode(meant)).hexdigest()[:16]

    def bounds(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The least and the largest value of each number."""
        of_each = [field for field in self.fields.values() for _ in range(field.size)]
        return np.array([field.least for field in of_each]), np.array([field.most for field in of_each])
