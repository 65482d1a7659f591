"""Optional dependencies, and the error that names the extra to install."""

from importlib.util import find_spec


def need_extra(extra: str, *modules: str) -> None:
    """Raise ImportError with a sentence if a package of the extra is not installed.

    >>> need_extra("chess", "no_such_package")
    Traceback (most recent call last):
        ...
    ImportError: This needs the extra “chess”, which is not installed: pip install 'krypta[chess]'
    """
    if any(find_spec(module) is None for module in modules):
        raise ImportError(
            f"This needs the extra “{extra}”, which is not installed: pip install 'krypta[{extra}]'", name=modules[0]
        )
