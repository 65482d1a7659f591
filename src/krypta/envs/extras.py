"""Optional dependencies, and the error that names the extra to install."""


def missing_extra(extra: str) -> ImportError:
    """The error to raise where a package of that extra cannot be imported.

    >>> print(missing_extra("gymnasium"))
    This needs the extra “gymnasium”, which is not installed: pip install 'krypta[gymnasium]'
    """
    return ImportError(f"This needs the extra “{extra}”, which is not installed: pip install 'krypta[{extra}]'")
