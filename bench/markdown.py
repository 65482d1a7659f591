"""Tables in Markdown, for what the balance scripts count."""

from collections.abc import Iterable, Iterator


def table(*rows: Iterable[str]) -> Iterator[str]:
    """The first row is the head; an empty line ends the table."""
    head, *body = (list(row) for row in rows)
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in body:
        yield "| " + " | ".join(row) + " |"
    yield ""
