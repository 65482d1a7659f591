"""Account deletion: a person's rows are deleted; matches with others stay, without the name."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, or_, select, update

from krypta.server.storage.schema import CHAT, PARTICIPANT, PRESENCE, SESSION, SITTING, TOKEN, USER

ANONYMOUS = "—"  # nobody can have this name: names have at least two letters


class Departure(msgspec.Struct, frozen=True):
    """What the caller must still clean up: tables that name these people, and their open connections."""

    people: list[str]  # the person and their bots
    running: list[str]  # tables with a running match of theirs
    tables: list[str]  # all tables where they played or sit
    credentials: list[str]  # their sessions and tokens


def forget(connection: Connection, user_id: str) -> Departure:
    """Delete a person and their bots. Their chat lines are emptied; their seats in matches become anonymous."""
    people = list(connection.scalars(select(USER.c.id).where(or_(USER.c.id == user_id, USER.c.owner == user_id))))
    theirs = PARTICIPANT.c.user_id.in_(people)
    played = connection.execute(select(PARTICIPANT.c.match, PARTICIPANT.c.ended).where(theirs)).all()
    sitting = connection.scalars(select(SITTING.c.match).where(SITTING.c.user_id.in_(people)))
    departure = Departure(
        people,
        sorted({row.match for row in played if row.ended is None}),
        sorted({row.match for row in played} | set(sitting)),
        [
            *connection.scalars(select(SESSION.c.id).where(SESSION.c.user_id.in_(people))),
            *connection.scalars(select(TOKEN.c.id).where(TOKEN.c.user_id.in_(people))),
        ],
    )
    connection.execute(update(PARTICIPANT).where(theirs).values(user_id=None, name=ANONYMOUS))
    connection.execute(
        update(CHAT).where(CHAT.c.user_id.in_(people)).values(user_id=None, name=ANONYMOUS, text="", cid=None)
    )
    for table in (PRESENCE, SITTING):
        connection.execute(delete(table).where(table.c.user_id.in_(people)))
    connection.execute(delete(USER).where(USER.c.id.in_(people)))  # cascades to sessions, tokens, ratings and keepings
    return departure


def guests_without_session(sessions: Select[Any] | None = None) -> Select[Any]:
    """Select the guests who can no longer log in; `sessions` selects the users whose sessions will remain."""
    staying = select(SESSION.c.user_id) if sessions is None else sessions
    return select(USER.c.id).where(USER.c.kind == "guest", USER.c.banned.is_(False), USER.c.id.not_in(staying))


def sweep(connection: Connection, most: int) -> list[Departure]:
    """Delete up to that many guests who can no longer log in."""
    gone = connection.scalars(guests_without_session().order_by(USER.c.id).limit(most)).all()
    return [forget(connection, guest) for guest in gone]
