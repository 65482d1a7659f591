"""Optional dependencies, and the error that names the extra to install."""

from importlib.util import find_spec

from krypta.server.problem import Problem


def need_cluster(module: str, what: str) -> None:
    """Raise a Problem if a driver for clusters is not installed."""
    if find_spec(module) is None:
        raise Problem("command-serve-cluster", what=what)
