"""Two overlapping rounds of a node register it again after other nodes had removed it as dead."""

import threading

from sqlalchemy import select

from krypta.server.cluster import nodes
from krypta.server.storage.database import Database
from krypta.server.storage.migrate import migrate
from krypta.server.storage.schema import NODE


def test_a_node_that_says_twice_at_once_that_it_is_alive_is_known_once(postgres_url: str) -> None:
    database = Database(postgres_url)
    migrate(database)
    errors: list[Exception] = []

    def say() -> None:
        try:
            with database.transaction() as connection:
                nodes.live(connection, "a" * 24)
        except Exception as error:
            errors.append(error)

    with database.transaction() as first:
        assert not nodes.live(first, "a" * 24)
        second = threading.Thread(target=say)  # it does not see the first insert, and waits for its lock
        second.start()
        second.join(0.5)
        assert second.is_alive()
    second.join(30)
    with database.transaction(write=False) as connection:
        assert connection.execute(select(NODE.c.id)).scalars().all() == ["a" * 24]
    database.close()
    assert not errors
