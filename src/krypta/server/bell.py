"""The bell: tells other nodes that a table has changed. Only a bell: who misses it finds the change in the store."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from krypta.server.logs import log

CHANNEL = "krypta:bell"
MOST_WAITING = 10_000  # rings that wait for Redis; beyond, the store is polled anyway
AGAIN = 1.0  # seconds until Redis is tried again
SILENCE = 5.0  # seconds that may pass without a sign of life

Hear = Callable[[str, int], None]  # the table and its version


class Bell(Protocol):
    @property
    def reliable(self) -> bool:
        """Whether rings of other nodes are heard at this moment."""

    def ring(self, table: str, version: int) -> None: ...

    async def start(self, hear: Hear) -> None: ...

    async def stop(self) -> None: ...


class NoBell:
    """For a node that is alone, or that has only the database to hear from others."""

    def __init__(self, alone: bool) -> None:
        self.reliable = alone

    def ring(self, table: str, version: int) -> None:
        pass

    async def start(self, hear: Hear) -> None:
        pass

    async def stop(self) -> None:
        pass


class RedisBell:
    """Rings through Redis or Valkey. While that is away the bell says so, and comes back by itself."""

    def __init__(self, url: str, node: str) -> None:
        self.reliable = False
        self._node = node
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=SILENCE, health_check_interval=2)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def ring(self, table: str, version: int) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(f"{self._node} {table} {version}".encode())

    async def start(self, hear: Hear) -> None:
        self._tasks = [
            asyncio.create_task(self._for_ever(self._send)),
            asyncio.create_task(self._for_ever(lambda: self._listen(hear))),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _for_ever(self, work: Callable[[], object]) -> None:
        """A worker that has fallen gets up again, whatever made it fall."""
        while True:
            try:
                await work()  # type: ignore[misc]
            except asyncio.CancelledError:
                raise
            except (RedisError, OSError, TimeoutError) as error:
                if self.reliable:
                    log("bell-lost", logging.WARNING, error)
                self.reliable = False
            except Exception as error:
                log("bell-failed", logging.ERROR, error)
                self.reliable = False
            await asyncio.sleep(AGAIN)

    async def _send(self) -> None:
        while True:
            said = await self._waiting.get()
            group = [said]
            while not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            await self._redis.publish(CHANNEL, b"\n".join(group))

    async def _listen(self, hear: Hear) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                said = await channel.get_message(ignore_subscribe_messages=False, timeout=1.0)
                if said is None:
                    await channel.ping()  # a connection that is silently gone shows itself here
                elif said["type"] == "subscribe":
                    self.reliable = True
                    log("bell-heard")
                elif said["type"] == "message":
                    self._hear(said["data"], hear)

    def _hear(self, data: bytes, hear: Hear) -> None:
        for line in data.decode().split("\n"):
            node, table, version = line.split(" ")
            if node != self._node:
                hear(table, int(version))
