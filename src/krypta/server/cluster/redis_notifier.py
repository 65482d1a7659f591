"""The notifier through Redis or Valkey, with the client of the extra `cluster`."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from krypta.server.cluster.notifier import Hear, Overhear
from krypta.server.ops.logs import log

CHANNEL = "krypta:bell"  # the name that older versions use
MOMENTS = "krypta:moments"  # unknown to older versions
CHANNELS = (CHANNEL, MOMENTS)
MOST_MOMENTS = 200  # waiting to be sent; the oldest are dropped
AGAIN = 1.0  # seconds until the next attempt to connect
SILENCE = 5.0  # seconds without an answer after which the connection is dead


class RedisNotifier:
    """Notifies through Redis or Valkey. It is not `reliable` while disconnected, and reconnects automatically."""

    def __init__(self, url: str, node: str) -> None:
        self.reliable = False
        self._node = node
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=SILENCE, health_check_interval=2)
        self._waiting: dict[tuple[str, bool], int] = {}  # newest version of each table; 0 is sent separately
        self._moments: deque[bytes] = deque(maxlen=MOST_MOMENTS)
        self._to_send = asyncio.Event()

    def notify(self, table: str, version: int) -> None:
        self._waiting[table, version > 0] = version
        self._to_send.set()

    def pass_on(self, table: str, shown: bytes) -> None:
        self._moments.append(f"{self._node} {table} ".encode() + shown)
        self._to_send.set()

    async def start(self, hear: Hear, overhear: Overhear) -> None:
        self._working = asyncio.create_task(self._work(hear, overhear))

    async def stop(self) -> None:
        self._working.cancel()
        await asyncio.gather(self._working, return_exceptions=True)

    async def _work(self, hear: Hear, overhear: Overhear) -> None:
        """Send and listen. Closes the connections itself: a node that stops too slowly never calls `stop`."""
        try:
            await asyncio.gather(
                self._for_ever(self._send, listens=False),
                self._for_ever(lambda: self._listen(hear, overhear), listens=True),
            )
        finally:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.aclose()

    async def _for_ever(self, work: Callable[[], object], listens: bool) -> None:
        """Run a worker, and restart it after any error."""
        while True:
            try:
                await work()  # type: ignore[misc]
            except asyncio.CancelledError:
                raise
            except (RedisError, OSError, TimeoutError) as error:
                if listens and self.reliable:
                    log("notifier-lost", logging.WARNING, error)
            except Exception as error:
                log("notifier-failed", logging.ERROR, error)
            if listens:
                self.reliable = False
            await asyncio.sleep(AGAIN)

    async def _send(self) -> None:
        """Publish what is queued. Notifications that fail are queued again; a moment that has passed is not."""
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            group, self._waiting = self._waiting, {}
            moments, self._moments = self._moments, deque(maxlen=MOST_MOMENTS)
            lines = [f"{self._node} {table} {version}".encode() for (table, _), version in group.items()]
            try:
                if lines:
                    await self._redis.publish(CHANNEL, b"\n".join(lines))
                if moments:
                    await self._redis.publish(MOMENTS, b"\n".join(moments))
            except BaseException:
                self._waiting = group | self._waiting
                if self._waiting:
                    self._to_send.set()
                raise

    async def _listen(self, hear: Hear, overhear: Overhear) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(*CHANNELS)
            loop = asyncio.get_running_loop()
            alive = loop.time()
            while True:
                said = await channel.get_message(ignore_subscribe_messages=False, timeout=1.0)
                if said is None and loop.time() - alive > SILENCE:
                    raise TimeoutError("Redis has said nothing for too long.")
                if said is None:
                    await channel.ping()  # detects a connection that was lost silently
                    continue
                alive = loop.time()
                if said["type"] == "subscribe":
                    if said["data"] == len(CHANNELS):
                        self.reliable = True
                        log("notifier-heard")
                elif said["type"] == "message" and said["channel"] == MOMENTS.encode():
                    self._overhear(said["data"], overhear)
                elif said["type"] == "message":
                    self._hear(said["data"], hear)

    def _hear(self, data: bytes, hear: Hear) -> None:
        for line in data.decode().split("\n"):
            node, table, version = line.split(" ")
            if node != self._node:
                hear(table, int(version))

    def _overhear(self, data: bytes, overhear: Overhear) -> None:
        for line in data.split(b"\n"):
            node, table, shown = line.split(b" ", 2)
            if node.decode() != self._node:
                overhear(table.decode(), shown)
