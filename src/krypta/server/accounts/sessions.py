"""Sessions: the browsers in which a person is logged in, identified by the hash of the cookie's secret."""

import re
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update

from krypta.server.accounts.cookies import fingerprint, new_secret
from krypta.server.accounts.person import Kind
from krypta.server.refusal import Refusal
from krypta.server.storage.database import now
from krypta.server.storage.schema import SESSION, USER

LIFE_MS = 90 * 24 * 3600 * 1000  # a session expires if unseen for this long
SEEN_MS = 60_000  # minimum interval between writes of "seen"
LONGEST_AGENT = 120
HASH = re.compile(r"[0-9a-f]{64}")


class Session(msgspec.Struct, frozen=True):
    """A session as it is listed."""

    id: str
    agent: str
    created: int
    seen: int
    current: bool


class Found(msgspec.Struct, frozen=True):
    """The person to whom a credential belongs, and when it was last seen."""

    id: str
    name: str
    kind: Kind
    banned: bool
    seen: int


def begin(connection: Connection, user_id: str, agent: str) -> str:
    """Create a session; return the secret for its cookie, which is not stored."""
    secret = new_secret()
    at = now()
    row = {"id": fingerprint(secret), "user_id": user_id, "created": at, "seen": at, "agent": printable(agent)}
    connection.execute(insert(SESSION).values(row))
    return secret


def find(connection: Connection, credential: str) -> Found | None:
    """The person to whom an unexpired session belongs."""
    row = connection.execute(
        select(USER.c.id, USER.c.name, USER.c.kind, USER.c.banned, SESSION.c.seen)
        .join(USER, USER.c.id == SESSION.c.user_id)
        .where(SESSION.c.id == credential, SESSION.c.seen > now() - LIFE_MS)
    ).one_or_none()
    return Found(*row) if row else None


def mark_seen(connection: Connection, credentials: Table, credential: str, user_id: str) -> None:
    """Record that this session or token was used now."""
    at = now()
    connection.execute(update(credentials).where(credentials.c.id == credential).values(seen=at))
    connection.execute(update(USER).where(USER.c.id == user_id).values(seen=at))


def listed(connection: Connection, user_id: str, current: str) -> list[Session]:
    """The user's unexpired sessions, the last seen first."""
    rows = connection.execute(
        select(SESSION.c.id, SESSION.c.agent, SESSION.c.created, SESSION.c.seen)
        .where(SESSION.c.user_id == user_id, SESSION.c.seen > now() - LIFE_MS)
        .order_by(SESSION.c.seen.desc(), SESSION.c.id)
    )
    return [Session(row.id, row.agent, row.created, row.seen, row.id == current) for row in rows]


def end(connection: Connection, user_id: str, session: str) -> None:
    """End a session of the user; refused as unknown if it is another person's."""
    mine = delete(SESSION).where(SESSION.c.id == session, SESSION.c.user_id == user_id)
    if not HASH.fullmatch(session) or connection.execute(mine).rowcount == 0:
        raise Refusal("server-session-unknown", status=404)


def end_all(connection: Connection, user_id: str, but: str = "") -> list[str]:
    """End all sessions of the user, or all but one; return those that ended."""
    theirs = (SESSION.c.user_id == user_id, SESSION.c.id != but)
    ended = list(connection.scalars(select(SESSION.c.id).where(*theirs)))
    connection.execute(delete(SESSION).where(*theirs))
    return ended


def still_good(connection: Connection, credentials: Collection[str]) -> set[str]:
    """Those of the credentials that are unexpired sessions of people who are not banned."""
    return set(
        connection.scalars(
            select(SESSION.c.id)
            .join(USER, USER.c.id == SESSION.c.user_id)
            .where(SESSION.c.id.in_(credentials), SESSION.c.seen > now() - LIFE_MS, USER.c.banned.is_(False))
        )
    )


def printable(agent: str) -> str:
    return "".join(letter for letter in agent[:LONGEST_AGENT] if letter.isprintable())
