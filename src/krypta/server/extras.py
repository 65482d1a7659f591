"""What only some need is installed by an extra; who uses it without hears which one."""

from importlib.util import find_spec


def need_cluster(module: str, what: str) -> None:
    """ValueError with a sentence, if the drivers for many nodes are not installed."""
    if find_spec(module) is None:
        raise ValueError(f"{what} needs the extra “cluster”: pip install 'krypta[cluster]', or leave the address out.")
