"""One node: everything that serves requests, put together."""

from krypta.server.database import Database
from krypta.server.hall import Hall
from krypta.server.metrics import Metrics
from krypta.server.people import People
from krypta.server.settings import Settings
from krypta.server.switchboard import Switchboard


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

    async def stop(self) -> None:
        """Tell everyone that this node goes away, and let what is being written be written."""
        await self.switchboard.say_goodbye()
        await self.hall.stop()
