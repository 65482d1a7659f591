"""A node: people, rooms, connections and periodic tasks, wired together."""

from krypta.server.accounts.people import People
from krypta.server.ops.gc_schedule import YOUNG_SECONDS, GcSchedule
from krypta.server.ops.metrics import Metrics
from krypta.server.ops.sweep import sweep
from krypta.server.settings import Settings
from krypta.server.storage.database import Database
from krypta.server.tables.quick import CLEAN_SECONDS, QuickMatches
from krypta.server.tables.rooms import Rooms
from krypta.server.ws.switchboard import Switchboard

CHECK_SECONDS = 5.0
SWEEP_SECONDS = 24 * 3600.0  # between sweeps; there is one at every start, too


class Node:
    def __init__(self, settings: Settings, database: Database, key: bytes, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.people = People(database, key)
        self.rooms = Rooms(settings, database, metrics)
        self.quick = QuickMatches(self.rooms)
        self.switchboard = Switchboard(self.rooms)
        self.people.on_revoked.append(self.switchboard.cut)
        self.rooms.on_shown.append(self.switchboard.emotes.hear)

    async def start(self) -> None:
        await self.rooms.start()
        self.rooms.tasks.repeat(YOUNG_SECONDS, GcSchedule().search)
        self.rooms.tasks.repeat(CHECK_SECONDS, self._end_revoked)
        self.rooms.tasks.repeat(CLEAN_SECONDS, self.quick.clean)
        self.rooms.tasks.repeat(SWEEP_SECONDS, self._sweep)

    async def _end_revoked(self) -> None:
        """Close connections of people who were banned or whose session ended on another node."""
        open_here = {one.visitor.credential for one in self.switchboard.connections if one.visitor}
        for credential in await self.people.ended(open_here) if open_here else ():
            self.switchboard.cut(credential)

    async def _sweep(self) -> None:
        await sweep(self.rooms)

    async def stop(self) -> None:
        """Close all connections and finish pending writes."""
        await self.switchboard.say_goodbye()
        await self.rooms.stop()
