"""Automation at a table: bots act, clocks run out, and a bot takes over for somebody who is away."""

import asyncio
import contextlib
import logging

from krypta import bots
from krypta.core.rng import generator
from krypta.server.ops.logs import log
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Away
from krypta.server.tables import commands
from krypta.server.tables.room import Room
from krypta.server.tables.table import AWAY_BOT

AFTER_TROUBLE = 1.0  # seconds


def wanted(room: Room) -> bool:
    """Whether there is something to wait for."""
    if room.match is None or room.match.over:
        return False
    return (room.needs_tending() and room.rooms.leads(room)) or bool(missing(room))


def missing(room: Room) -> str:
    """Who is to decide and away, while somebody else is waiting."""
    if not room.table.away or room.decides < 0 or room.bot_decides():
        return ""
    user = room.table.seats[room.decides].user
    if room.sees(user) or user in room.elsewhere:
        return ""
    waiting = (set(room.table.people()) - {user}) & room.here()
    return user if waiting else ""


async def tend(room: Room) -> None:
    """Stay with the table until nothing is to be waited for."""
    try:
        while wanted(room):
            room.changed.clear()
            try:
                seconds = await _do_what_is_due(room)
            except (Away, Refusal) as error:
                log("tending-delayed", logging.WARNING, error, table=room.id)
                seconds = AFTER_TROUBLE
            except Exception as error:  # a fault of ours: it must not be tried again without a pause
                log("tending-failed", logging.ERROR, error, table=room.id)
                seconds = AFTER_TROUBLE
            if seconds > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(room.changed.wait(), seconds)
    finally:
        room.tender = None
        room.rooms.attend(room)  # it may have become wanted again while we were leaving


async def _do_what_is_due(room: Room) -> float:
    """Do one thing whose time has come; the seconds until the next may be due."""
    waits = [AFTER_TROUBLE * 60]
    if room.rooms.leads(room) and room.needs_tending():
        waits.append(await _bot(room) if room.bot_decides() else await _clock(room))
    if missing(room):
        waits.append(await _absence(room))
    return min(waits)


async def _bot(room: Room) -> float:
    """A bot takes its time, like a person, and then acts."""
    early = room.moved + room.rooms.settings.bot_pace - room.rooms.loop.time()
    if early > 0:
        return early
    seat, n, level = room.decides, room.n, room.bot_decides()
    position = room.running().position.copy()
    rng = generator("bot", room.secret, n)
    act = await asyncio.to_thread(bots.choose, level, position, seat, rng)
    await room.change(lambda room: commands.bot_acts(room, act, seat, n))
    return 0.0


async def _clock(room: Room) -> float:
    clock = room.clock_now()
    if clock is None or clock.running is None:
        return AFTER_TROUBLE
    left = clock.left[clock.running] / 1000
    if left > 0:
        return left + 0.001
    await room.change(time_out)
    return 0.0


def time_out(room: Room) -> None:
    """The time of whoever decides is up, if it still is."""
    clock = room.clock_now()
    if clock is not None and clock.running is not None and clock.left[clock.running] <= 0:
        commands.give_up(room, clock.running, timeout=True)


async def _absence(room: Room) -> float:
    user, at = missing(room), room.rooms.loop.time()
    early = room.absent.setdefault(user, at) + room.table.away - at
    if early > 0:
        return early

    def step_in(room: Room) -> None:
        if missing(room) == user:
            seat = room.decides
            room.fact(lambda match: match.hand_over(seat, AWAY_BOT))

    await room.change(step_in)
    return 0.0


async def give_back(room: Room, user: str) -> None:
    """Somebody is here again: bots that stepped in for them get up at once."""

    def stepped_in(room: Room) -> list[int]:
        match = room.match
        if match is None or match.over:
            return []
        return [i for i in room.table.seats_of(user) if match.bots.get(i) and i not in match.resigned]

    def work(room: Room) -> None:
        for seat in stepped_in(room):
            room.fact(lambda match, seat=seat: match.hand_over(seat, ""))  # type: ignore[misc]

    if stepped_in(room):
        await room.change(work)
