"""Optional dependencies, and the error that names the extra to install."""

from importlib.util import find_spec


def need_cluster(module: str, what: str) -> None:
    """Raise ValueError with a sentence if a driver for clusters is not installed."""
    if find_spec(module) is None:
        raise ValueError(f"{what} needs the extra “cluster”: pip install 'krypta[cluster]', or leave the address out.")
