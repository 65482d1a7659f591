"""Two nodes in threads of this process on one PostgreSQL: they start faster than two processes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from server.serving import ServedHere, serve_here


@contextmanager
def pair(folder: Path, database_url: str, **more: Any) -> Iterator[tuple[ServedHere, ServedHere]]:
    with (
        serve_here(folder / "one", database_url=database_url, **more) as one,
        serve_here(folder / "two", database_url=database_url, **more) as two,
    ):
        yield one, two
