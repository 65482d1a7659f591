"""Facts of the table, such as a resignation, as messages for people to read."""

from krypta.core.log import Entry, Header
from krypta.core.text.message import Message


def fact_message(header: Header, entry: Entry) -> Message:
    """A fact of the table, as one of the messages that the browser uses for it."""
    id = f"server-page-fact-{entry.fact}"
    name = header.players[entry.by].name if entry.by is not None else ""
    if entry.fact == "undo":
        to = entry.to or 0
        return Message(id, {"name": name, "to": to}) if name else Message(f"{id}-agreed", {"to": to})
    if entry.fact == "handover":
        taken = Message(id, {"name": name, "level": entry.who or ""})
        return taken if entry.who else Message("server-page-fact-return", {"name": name})
    if entry.fact == "reveal":
        return Message(id, {"seed": entry.who or ""})
    return Message(id, {"name": name} if name else {})
