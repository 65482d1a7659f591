"""The servers of a campaign: one node with SQLite, or two nodes with PostgreSQL and Redis."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from krypta.server.settings import sqlite_url
from server.parts import Postgres, Redis
from server.serving import Served, python_path

SETTABLE_CLOCK = Path(__file__).parent / "settable_clock"


class Cluster:
    """All nodes, the database's address, and with PostgreSQL the parts that they stand on."""

    def __init__(self, nodes: list[Served], url: str) -> None:
        self.nodes = nodes
        self.url = url
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]


def node_in(folder: Path, **environment: str) -> Served:
    """A node whose wall clock can be set while it runs."""
    set_clock(folder, 0)
    path = os.pathsep.join([str(SETTABLE_CLOCK), python_path()])
    environment |= {"PYTHONPATH": path, "SOAK_CLOCK": str(clock_of(folder))}
    return Served(folder, port=None, **environment)


def clock_of(folder: Path) -> Path:
    """The file that says by how many seconds the node's wall clock is wrong."""
    return folder / "clock"


def set_clock(folder: Path, seconds: int) -> None:
    new = folder / "clock.new"
    new.write_text(str(seconds))
    new.replace(clock_of(folder))  # at once: the node reads it all the time


@contextlib.contextmanager
def sqlite_cluster(folder: Path) -> Iterator[Cluster]:
    file = folder / "server.sqlite3"
    node = node_in(folder, KRYPTA_DATABASE_URL=sqlite_url(file))
    try:
        yield Cluster([node.start()], sqlite_url(file))
    finally:
        node.kill()


@contextlib.contextmanager
def postgres_cluster(folder: Path) -> Iterator[Cluster]:
    postgres, redis = Postgres(folder / "postgres"), Redis(folder / "redis")
    postgres.start()
    redis.start()
    nodes: list[Served] = []
    try:
        url = postgres.database()
        for name in ("one", "two"):
            (folder / name).mkdir()
            nodes.append(node_in(folder / name, KRYPTA_DATABASE_URL=url, KRYPTA_REDIS_URL=redis.url).start())
        cluster = Cluster(nodes, url)
        cluster.postgres, cluster.redis = postgres, redis
        yield cluster
    finally:
        for node in nodes:
            node.kill()
        redis.kill()
        postgres.kill()


CLUSTERS = {"sqlite": sqlite_cluster, "postgres": postgres_cluster}
