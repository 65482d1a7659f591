"""Nodes: which are alive, which one runs a table's bots and clock, and who is connected where."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, Connection, cast, delete, func, insert, select, text, update

from krypta.server.storage.database import now
from krypta.server.storage.schema import NODE, PRESENCE, TABLE

LEASE_MS = 6_000
RENEW_SECONDS = 2.0
ALIVE_MS = 10_000
MOST_AT_ONCE = 500


def moment(connection: Connection) -> int:
    """The time on the database's clock, because the nodes' clocks may differ."""
    if connection.dialect.name == "sqlite":
        return now()
    seconds = func.extract("epoch", func.clock_timestamp())
    return int(connection.execute(select(cast(seconds * 1000, BigInteger))).scalar_one())


# Tables whose bots or clocks a node must run; in the order in which the writer locks them, to prevent deadlocks.
AUTOMATED = select(TABLE.c.id).where(TABLE.c.tended & (TABLE.c.state == "running")).order_by(TABLE.c.id)


def automated(connection: Connection) -> list[str]:
    """All automated tables, for a node that is alone."""
    return list(connection.execute(AUTOMATED).scalars())


def lease(connection: Connection, node: str) -> list[str]:
    """Renew this node's leases and take over expired ones; return all tables that it has leased."""
    at = moment(connection)
    mine = AUTOMATED.where(TABLE.c.lease_node == node).with_for_update()
    free = AUTOMATED.where(TABLE.c.lease_until < at).limit(MOST_AT_ONCE).with_for_update(skip_locked=True)
    kept = connection.execute(mine).scalars().all()
    taken = connection.execute(free).scalars().all()
    ids = sorted({*taken, *kept})
    values = {"lease_node": node, "lease_until": at + LEASE_MS}
    connection.execute(update(TABLE).where(TABLE.c.id.in_(ids)).values(**values))
    return ids


def release(connection: Connection, node: str) -> None:
    """Delete the leases and the presence of a node that stops, so that others need not wait for them to expire."""
    connection.execute(update(TABLE).where(TABLE.c.lease_node == node).values(lease_until=0))
    connection.execute(delete(PRESENCE).where(PRESENCE.c.node == node))
    connection.execute(delete(NODE).where(NODE.c.id == node))


BE_KNOWN = text("INSERT INTO node (id, seen) VALUES (:id, :seen) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen")


def live(connection: Connection, node: str) -> bool:
    """Record a heartbeat, and delete dead nodes with their presence; return whether this node was still registered."""
    at = moment(connection)
    changed = connection.execute(update(NODE).where(NODE.c.id == node).values(seen=at))
    if changed.rowcount == 0:
        connection.execute(BE_KNOWN, {"id": node, "seen": at})  # two rounds of the same node may overlap
    dead = select(NODE.c.id).where(NODE.c.seen < at - ALIVE_MS)
    gone = connection.execute(dead).scalars().all()
    if gone:
        connection.execute(delete(PRESENCE).where(PRESENCE.c.node.in_(gone)))
        connection.execute(delete(NODE).where(NODE.c.id.in_(gone)))
    return changed.rowcount > 0


def come(connection: Connection, node: str, match: str, user: str) -> None:
    known = select(PRESENCE.c.node).where(
        (PRESENCE.c.node == node) & (PRESENCE.c.match == match) & (PRESENCE.c.user_id == user)
    )
    if connection.execute(known).one_or_none() is None:
        connection.execute(insert(PRESENCE).values(node=node, match=match, user_id=user))


def go(connection: Connection, node: str, match: str, user: str) -> None:
    mine = (PRESENCE.c.node == node) & (PRESENCE.c.match == match) & (PRESENCE.c.user_id == user)
    connection.execute(delete(PRESENCE).where(mine))


def elsewhere(connection: Connection, node: str, matches: Sequence[str]) -> dict[str, set[str]]:
    """Who is connected to other nodes, by table."""
    found = connection.execute(
        select(PRESENCE.c.match, PRESENCE.c.user_id).where(PRESENCE.c.match.in_(matches) & (PRESENCE.c.node != node))
    )
    here: dict[str, set[str]] = {match: set() for match in matches}
    for match, user in found:
        here[match].add(user)
    return here
