"""The observations of a batch in the form that a learner wants (`krypta.envs.forms.form`)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Game, Records
from krypta.envs.forms.form import form

PLAIN = "numbers"
Kinds = dict[str, tuple[tuple[int, ...], Any]]  # shape and dtype of each array


class Shown:
    """How `n` observations are shown: as they were written, or turned into other arrays after every step."""

    def __init__(self, game: Game, name: str, n: int) -> None:
        self.n = n
        self._game, self._name = game, name
        self._load()

    def _load(self) -> None:
        """Find the form: it holds compiled functions, which are not pickled."""
        if not self.plain:
            self._form = form(self._game, self._name)

    @property
    def plain(self) -> bool:
        """Whether the caller reads the numbers as they are written."""
        return self._name == PLAIN

    @property
    def kinds(self) -> Kinds:
        """The arrays of all observations; the only one is named `observations`, several have names of their own."""
        sizes = self._game.sizes
        if self.plain:
            return {"observations": ((self.n, *sizes.observation), np.dtype(sizes.observation_dtype))}
        spaces = self._form.spaces()
        names = spaces if len(spaces) > 1 else ["observations"]
        return {
            name: ((self.n, *space.shape), np.dtype(space.dtype))
            for name, space in zip(names, spaces.values(), strict=True)
        }

    def bounds(self) -> dict[str, tuple[Any, Any]]:
        """The least and the largest value in each array: one for each number, or one for all."""
        if self.plain:
            return {"observations": number_bounds(self._game)}
        return {
            name: (space.low, space.high) for name, space in zip(self.kinds, self._form.spaces().values(), strict=True)
        }

    def take(self, arrays: Mapping[str, NDArray[Any]]) -> Any:
        """What the caller is given: the only array, or several by name."""
        return arrays["observations"] if list(arrays) == ["observations"] else dict(arrays)

    def fill(self, numbers: NDArray[Any], contents: Records, shown: Any, begin: int, end: int) -> None:
        """Turn the numbers of some games into the form."""
        arrays = shown.values() if isinstance(shown, dict) else [shown]
        self._form.fill(numbers[begin:end], contents, self._form.program, tuple(array[begin:end] for array in arrays))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_form"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._load()


def number_bounds(game: Game) -> tuple[NDArray[Any], NDArray[Any]]:
    """The least and the largest value of each number of an observation."""
    dtype = game.sizes.observation_dtype
    low, high = game.observation.bounds()
    return low.astype(dtype), high.astype(dtype)


def row(shown: Any, k: int) -> Any:
    """A copy of one observation."""
    return {name: array[k].copy() for name, array in shown.items()} if isinstance(shown, dict) else shown[k].copy()


def copied(shown: Any) -> Any:
    """A copy of all observations."""
    return {name: array.copy() for name, array in shown.items()} if isinstance(shown, dict) else shown.copy()
