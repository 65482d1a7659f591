"""Krypta: a digital table for Karak, Karak: Goblin and Shabrak, on one fast rules engine.

>>> import krypta
>>> karak = krypta.load("karak")
>>> match = karak.start(players=2, seed=1, heroes="chosen")
>>> match.play("hero horan")

`docs/library.md` is a tour of what is here.
"""

import importlib
from typing import TYPE_CHECKING

__version__ = "0.6.0"

__all__ = [
    "Game",
    "InvalidInput",
    "Match",
    "NotAllowed",
    "Record",
    "RecordFault",
    "Step",
    "UnknownAct",
    "__version__",
    "game_names",
    "load",
    "read",
]

if TYPE_CHECKING:
    from krypta.library import (
        Game,
        InvalidInput,
        Match,
        NotAllowed,
        Record,
        RecordFault,
        Step,
        UnknownAct,
        game_names,
        load,
        read,
    )
else:

    def __getattr__(name):
        """Import the library when it is first used: NumPy and Numba take their time, and `--help` needs neither."""
        if name not in __all__:
            raise AttributeError(f"module 'krypta' has no attribute {name!r}")
        return getattr(importlib.import_module("krypta.library"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
