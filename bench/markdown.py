"""Markdown tables for the balance scripts."""

from collections.abc import Iterable, Iterator


def table(*rows: Iterable[str]) -> Iterator[str]:
    """The lines of a table whose first row is the header, followed by an empty line."""
    head, *body = (list(row) for row in rows)
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in body:
        yield "| " + " | ".join(row) + " |"
    yield ""
