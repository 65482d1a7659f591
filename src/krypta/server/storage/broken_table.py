"""Closes a table that cannot be read or played, so that nobody waits for it."""

from contextlib import suppress

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from krypta.core.log import RecordFault
from krypta.server.refusal import Refusal
from krypta.server.storage import store
from krypta.server.storage.database import now
from krypta.server.storage.schema import PARTICIPANT, SITTING, TABLE


def close(connection: Connection, id: str) -> int:
    """Mark the table as over, without a result or a new entry, and return its new version."""
    mine = TABLE.c.id == id
    found = connection.execute(select(TABLE.c.state, TABLE.c.version, TABLE.c.doc).where(mine).with_for_update()).one()
    moment = now()
    if found.state == "over":
        raise Refusal("server-table-over")
    values: dict[str, object] = {"state": "over", "tended": False, "version": found.version + 1, "touched": moment}
    with suppress(RecordFault):  # an unreadable document stays as it is
        values["doc"] = msgspec.json.encode(replace(store.read_table(found.doc), state="over", offer=None))
    connection.execute(update(TABLE).where(mine).values(**values))
    connection.execute(SITTING.delete().where(SITTING.c.match == id))
    unended = (PARTICIPANT.c.match == id) & PARTICIPANT.c.ended.is_(None)
    connection.execute(update(PARTICIPANT).where(unended).values(ended=moment))
    return int(found.version) + 1
