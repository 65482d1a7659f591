"""Data export: everything Krypta stores about a person, in one document, without credentials."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Table, select

from krypta.server.accounts import sessions, tokens
from krypta.server.storage.schema import CHAT, KEEPING, PARTICIPANT, RATING, USER


class Export(msgspec.Struct, frozen=True):
    profile: dict[str, Any]
    sessions: list[sessions.Session]
    bots: list[tokens.Bot]
    matches: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    keepings: list[dict[str, Any]]


def collect(connection: Connection, user_id: str, current: str) -> Export:
    """Collect the user's rows, without the password's hash; sessions and tokens are identified by their hashes."""
    profile = select(USER.c.id, USER.c.kind, USER.c.name, USER.c.created, USER.c.seen).where(USER.c.id == user_id)
    return Export(
        profile=dict(connection.execute(profile).mappings().one()),
        sessions=sessions.listed(connection, user_id, current),
        bots=tokens.listed(connection, user_id),
        matches=rows(connection, PARTICIPANT, user_id, "started"),
        ratings=rows(connection, RATING, user_id, "game"),
        chat=rows(connection, CHAT, user_id, "at"),
        keepings=rows(connection, KEEPING, user_id, "created"),
    )


def rows(connection: Connection, table: Table, user_id: str, order: str) -> list[dict[str, Any]]:
    """A person's rows of a table, as they are stored."""
    columns = [column for column in table.c if column.name not in ("user_id", "cid")]
    found = connection.execute(select(*columns).where(table.c.user_id == user_id).order_by(table.c[order]))
    return [dict(row) for row in found.mappings()]
