"""Facts of the table, such as a resignation, as messages for people to read."""

from krypta.core.log import Entry
from krypta.core.text.message import Argument, Message
from krypta.core.text.people import bot_message


def fact_message(entry: Entry) -> Message:
    """A fact of the table, as one of the messages that the browser uses for it. Its person is a seat: a voice at the
    table knows the name."""
    id = f"server-page-fact-{entry.fact}"
    person: dict[str, Argument] = {} if entry.by is None else {"name": Message(f"table-seat-{entry.by + 1}")}
    if entry.fact == "undo" and not person:
        return Message(f"{id}-agreed")
    if entry.fact == "handover":
        taken = Message(id, {**person, "level": bot_message(entry.who or "")})
        return taken if entry.who else Message("server-page-fact-return", person)
    if entry.fact == "reveal":
        return Message(id, {"seed": entry.who or ""})
    return Message(id, person)
