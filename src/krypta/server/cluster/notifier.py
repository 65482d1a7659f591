"""Notifies other nodes that a table has changed. It is a hint: a node that misses it finds the change in the store.

Also passes on what is stored nowhere and belongs to the moment: whoever misses that has missed it."""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, int], None]  # the table and its version
Overhear = Callable[[str, bytes], None]  # the table and what is shown there at this moment


class Notifier(Protocol):
    @property
    def reliable(self) -> bool:
        """Whether other nodes' notifications arrive at this moment."""

    def notify(self, table: str, version: int) -> None: ...

    def pass_on(self, table: str, shown: bytes) -> None:
        """Pass on one line of text, if the other nodes can be reached at this moment."""

    async def start(self, hear: Hear, overhear: Overhear) -> None: ...

    async def stop(self) -> None: ...


class NoNotifier:
    """For a node that is alone, or that polls the database."""

    def __init__(self, alone: bool) -> None:
        self.reliable = alone

    def notify(self, table: str, version: int) -> None:
        pass

    def pass_on(self, table: str, shown: bytes) -> None:
        pass

    async def start(self, hear: Hear, overhear: Overhear) -> None:
        pass

    async def stop(self) -> None:
        pass


def notifier_for(redis_url: str, node: str, alone: bool) -> Notifier:
    """The notifier for these settings; Redis's client is imported only if it is used."""
    if not redis_url:
        return NoNotifier(alone)
    from krypta.server.cluster.redis_notifier import RedisNotifier

    return RedisNotifier(redis_url, node)
