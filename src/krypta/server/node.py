"""One node: everything that serves requests, put together."""

from krypta.server.database import Database
from krypta.server.garbage import YOUNG_SECONDS, Garbage
from krypta.server.hall import Hall
from krypta.server.metrics import Metrics
from krypta.server.people import People
from krypta.server.settings import Settings
from krypta.server.switchboard import Switchboard

CHECK_SECONDS = 5.0
SWEEP_SECONDS = 3600.0


class Node:
    def __init__(self, settings: Settings, database: Database, key: bytes, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.people = People(database, key)
        self.hall = Hall(settings, database, metrics)
        self.switchboard = Switchboard(self.hall)
        self.people.on_revoked.append(self.switchboard.cut)

    async def start(self) -> None:
        await self.hall.start()
        self.hall.keep_doing(YOUNG_SECONDS, Garbage().search)
        self.hall.keep_doing(CHECK_SECONDS, self._end_revoked)
        self.hall.keep_doing(SWEEP_SECONDS, self._sweep)

    async def _end_revoked(self) -> None:
        """Whoever was banned, or ended a session on another node, has no connection here any more."""
        open_here = {one.visitor.credential for one in self.switchboard.connections if one.visitor}
        for credential in await self.people.ended(open_here) if open_here else ():
            self.switchboard.cut(credential)

    async def _sweep(self) -> None:
        for departure in await self.people.sweep():
            for user_id in departure.people:
                await self.hall.remove_person(user_id, departure.tables)

    async def stop(self) -> None:
        """Tell everyone that this node goes away, and let what is being written be written."""
        await self.switchboard.say_goodbye()
        await self.hall.stop()
