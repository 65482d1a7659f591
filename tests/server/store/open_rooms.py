"""The rooms of a node without connections, and a match played there at random, with undos."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from krypta.server.accounts.person import Person
from krypta.server.ids import new_id
from krypta.server.ops.metrics import Metrics
from krypta.server.settings import Settings
from krypta.server.storage.database import Database
from krypta.server.storage.migrate import migrate
from krypta.server.tables import lobby
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import Room
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Wish

ACTS_AT_ONCE = 8  # in one unit, for speed


@asynccontextmanager
async def open_rooms(database_url: str) -> AsyncIterator[Rooms]:
    """A node's rooms as after a start."""
    database = Database(database_url)
    migrate(database)
    rooms = Rooms(Settings(database_url=database_url, bot_pace=0.0), database, Metrics())
    try:
        await rooms.start()
        yield rooms
        await rooms.stop()
    finally:
        database.close()


async def begin(rooms: Rooms, game: str = "karak") -> Room:
    """Starts a match in which one person has both seats."""
    person = Person(new_id(), "Ann", "guest")
    room = await rooms.create(Wish(game, ("me", "me"), away=0), person, None)
    await lobby.start(room, person.id)
    return room


async def play(room: Room, entries: int) -> None:
    """Plays at random, now and then far back, until the log has that many entries."""
    rng = random.Random(room.id)
    while room.n < entries:
        await room.change(lambda draft: some_acts(draft, rng))


def some_acts(draft: Draft, rng: random.Random) -> None:
    for _ in range(ACTS_AT_ONCE):
        match = draft.running()
        if match.over or rng.random() < 0.02:
            back(draft, rng.choice(match.acts[: len(match.acts) // 2 + 1]))
        draft.play(rng.choice(match.position.options()), match.seat)
    if draft.running().over:
        back(draft, draft.running().acts[0])


def back(draft: Draft, to: int) -> None:
    """Undoes to that entry, as if everyone had agreed."""
    draft.fact(lambda match: match.undo(to))
    draft.let_nature()
