"""Quick matches: a person who asks for one joins somebody who is waiting already, or waits.

The queue of a game is its open tables marked `quick`, oldest first, so it is the same on all nodes. A table counts
only while a person who sits there is connected; without one it is closed. If two people begin to wait at the same time
on two nodes, the later one moves to the older table when their page asks again.
"""

import asyncio
import contextlib
from collections import defaultdict

from sqlalchemy import Connection, select

from krypta import games
from krypta.core.log import RecordFault
from krypta.core.luck import nonce
from krypta.server.accounts.person import Person
from krypta.server.limits import Limits, insist
from krypta.server.refusal import Refusal
from krypta.server.storage import store
from krypta.server.storage.schema import TABLE
from krypta.server.tables import lobby
from krypta.server.tables.room import Room
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Wish

MOST_LOOKED_AT = 200  # open public tables, the newest
CLEAN_SECONDS = 20.0


class QuickMatches:
    """The queues of all games, as this node sees them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.asked = Limits(0.5, burst=10)  # by person
        self._asking: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by game
        self._missed: set[str] = set()  # tables at which nobody was connected when they were last looked at

    async def ask(self, game: str, person: Person, at: str, address: str) -> Room:
        """The table of the person's quick match: running if somebody was waiting, otherwise open.

        `at` is the table at which they have been waiting; if its match has just begun, they stay there.
        """
        if game not in games.names():
            raise Refusal("server-game-unknown", status=404, game=game)
        insist(self.asked.take(person.id))
        async with self._asking[game]:  # two people who ask at once on this node find each other
            if at and (begun := await self.rooms.room(at)).table.state != "open" and begun.table.seats_of(person.id):
                return begun
            mine: Room | None = None
            for id in await self._waiting(game):
                with contextlib.suppress(Refusal):  # it has just begun, or cannot be read
                    room = await self.rooms.room(id)
                    if room.table.seats_of(person.id):
                        mine = mine or room
                        break  # nobody has been waiting for longer
                    if _is_attended(room):
                        await lobby.join(room, person, None, nonce())
                        await self._leave_others(game, person, id)
                        return room
            return mine or await self._begin_to_wait(game, person, address)

    async def _waiting(self, game: str = "") -> list[str]:
        """The open quick tables, oldest first."""

        def read(connection: Connection) -> list[str]:
            wanted = select(TABLE.c.created, TABLE.c.id, TABLE.c.doc).where((TABLE.c.state == "open") & TABLE.c.public)
            if game:
                wanted = wanted.where(TABLE.c.game == game)
            newest = connection.execute(wanted.order_by(TABLE.c.touched.desc()).limit(MOST_LOOKED_AT))
            return [id for _, id, doc in sorted(map(tuple, newest)) if _is_quick(doc)]

        return await self.rooms.database.read(read)

    async def _begin_to_wait(self, game: str, person: Person, address: str) -> Room:
        low, _ = games.load(game).sizes.seats
        seats = ("me", *["open"] * (max(2, low) - 1))
        return await self.rooms.create(Wish(game, seats, public=True), person, None, address, quick=True)

    async def _leave_others(self, game: str, person: Person, joined: str) -> None:
        """Leave the tables at which the person was waiting before."""
        for id in await self._waiting(game):
            with contextlib.suppress(Refusal):
                room = await self.rooms.room(id)
                if id != joined and room.table.seats_of(person.id):
                    await room.change(lambda draft: setattr(draft, "table", draft.table.leave(person.id)))

    async def clean(self) -> None:
        """Close the tables at which nobody has been connected twice in a row."""
        missed = set()
        for id in await self._waiting():
            with contextlib.suppress(Refusal):
                if _is_attended(await self.rooms.room(id)):
                    continue
                if id in self._missed:
                    await self.rooms.close_open(id)
                else:
                    missed.add(id)
        self._missed = missed


def _is_quick(doc: bytes) -> bool:
    try:
        return store.read_table(doc).quick
    except RecordFault:
        return False


def _is_attended(room: Room) -> bool:
    return room.table.state == "open" and any(user in room.here() for user in room.table.people())
