"""When the wall clock jumps, no player loses or gains time."""

import asyncio
import time
from pathlib import Path

import pytest

from krypta.server.accounts.person import Person
from krypta.server.ids import new_id
from krypta.server.tables import lobby
from krypta.server.tables.room import Room
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Clock, Wish
from server.store.open_rooms import open_rooms

HOUR_NS = 3600 * 10**9
SECONDS = 600


async def begun(rooms: Rooms) -> Room:
    person = Person(new_id(), "Ann", "guest")
    room = await rooms.create(Wish("burrow", ("me", "me"), away=0, clock=Clock("budget", SECONDS)), person, None)
    await lobby.start(room, person.id)
    return room


def left(room: Room) -> float:
    """The seconds left of the deciding seat."""
    clock = room.clock_now()
    assert clock is not None
    assert clock.running is not None
    return clock.left[clock.running] / 1000


async def act(room: Room) -> None:
    await room.change(lambda draft: draft.play(draft.running().position.options()[0], draft.decides))


@pytest.mark.parametrize("hours", [1, -1])
def test_a_jump_of_the_wall_clock_is_not_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    true = time.time_ns

    async def look() -> None:
        async with open_rooms(f"sqlite:///{tmp_path / 'a.sqlite3'}") as rooms:
            room = await begun(rooms)
            await act(room)
            monkeypatch.setattr(time, "time_ns", lambda: true() + hours * HOUR_NS)
            assert SECONDS - 60 < left(room) <= SECONDS
            async with room.lock:  # read from the store, which has wall-clock times
                room.stale = True
                await room.catch_up()
            before = left(room)
            assert SECONDS - 60 < before <= SECONDS
            await asyncio.sleep(0.05)
            assert before - 60 < left(room) < before  # the clock is running
            await act(room)
            assert SECONDS - 60 < left(room) <= SECONDS
            monkeypatch.setattr(time, "time_ns", true)
            assert SECONDS - 60 < left(room) <= SECONDS

    asyncio.run(look())
