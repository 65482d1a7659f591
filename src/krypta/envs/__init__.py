"""Environments for learners, each adapter in a file and an extra of its own: `docs/environments.md`."""

import importlib
from typing import TYPE_CHECKING

__all__ = ["Batch", "Step"]

if TYPE_CHECKING:
    from krypta.envs.batch import Batch, Step
else:

    def __getattr__(name):
        """Import on first use: NumPy and Numba take their time."""
        if name not in __all__:
            raise AttributeError(f"module 'krypta.envs' has no attribute {name!r}")
        return getattr(importlib.import_module("krypta.envs.batch"), name)
