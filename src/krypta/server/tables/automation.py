"""Automation at a table: bots act, clocks run out, and a bot takes over for somebody who is away."""

import asyncio
import contextlib
import logging
from functools import partial

from krypta.core.match import Match
from krypta.core.rng import generator
from krypta.server.ops.logs import log
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Away
from krypta.server.tables import commands
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import Room
from krypta.server.tables.standing import Standing
from krypta.server.tables.table import AWAY_BOT

AFTER_TROUBLE = 1.0  # seconds
PATIENCE = 6.0  # seconds that a bot waits at most for pages that are still showing what happened
DOUBTFUL = 1.4  # times the pause: only a choice that is clear is made as quickly as the pace allows, as people do


def wanted(room: Room) -> bool:
    """Whether a bot, a clock or an absent person needs this node's attention."""
    if room.match is None or room.match.over or room.id in room.rooms.unplayable:
        return False
    return (room.needs_automation() and room.rooms.leads(room)) or bool(missing(room))


def missing(room: Room) -> str:
    """The user who must decide but is away while somebody else is connected; empty if there is none."""
    if not room.table.away or room.decides < 0 or room.bot_decides():
        return ""
    user = room.table.seats[room.decides].user
    if room.sees(user) or user in room.elsewhere:
        return ""
    waiting = (set(room.table.people()) - {user}) & room.here()
    return user if waiting else ""


async def run(room: Room) -> None:
    """Run the table's automation until it is no longer wanted."""
    try:
        while wanted(room) and not room.rooms.tasks.stopping:  # Python 3.11's wait_for may swallow a cancellation
            room.changed.clear()
            try:
                seconds = await _do_what_is_due(room)
            except (Away, Refusal) as error:
                log("automation-delayed", logging.WARNING, error, table=room.id)
                seconds = AFTER_TROUBLE
            except Exception as error:  # a bug: pause before retrying
                log("automation-failed", logging.ERROR, error, table=room.id)
                seconds = AFTER_TROUBLE
            if seconds > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(room.changed.wait(), seconds)
    finally:
        room.automation = None
        room.rooms.automate(room)  # it may have become wanted again in the meantime


async def _do_what_is_due(room: Room) -> float:
    """Do one thing that is due; return the seconds until the next may be."""
    waits = [AFTER_TROUBLE * 60]
    if room.rooms.leads(room) and room.needs_automation():
        waits.append(await _bot(room) if room.bot_decides() else await _clock(room))
    if missing(room):
        waits.append(await _absence(room))
    return min(waits)


async def _bot(room: Room) -> float:
    """Let the bot think, and act, not before its pace allows."""
    seat, n, level = room.decides, room.n, room.bot_decides()
    position = room.running().position.copy()
    rng = generator("bot", room.secret, n)
    thought = await room.rooms.thinking.decide(level, position, seat, rng)
    room.note_bot(seat, thought.note)
    hurry = 1.0 if thought.decision.is_clear else DOUBTFUL
    while room.n == n and not room.rooms.tasks.stopping:
        early = room.moved + pause(room) * hurry - room.rooms.loop.time()
        if early <= 0:
            break
        room.changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(room.changed.wait(), early)
    await room.change(lambda draft: bot_acts(draft, thought.decision.act, seat, n))
    return 0.0


def pause(room: Room) -> float:
    """Seconds between the last entry and a bot's act: until the players' pages have shown everything, if they say what
    they have shown, and at most about PATIENCE; otherwise the server's pace."""
    pace, people = room.rooms.settings.bot_pace, room.table.people()
    shown = [viewer.shown for viewer in room.viewers if viewer.shown is not None and viewer.user in people]
    if not pace or not shown:
        return pace
    return 0.0 if min(shown) >= room.n else PATIENCE


def bot_acts(draft: Draft, act: int, seat: int, n: int) -> None:
    """Play a bot's act, unless the match has changed since the bot began to compute it."""
    match = draft.running()
    if not match.over and draft.n == n and match.seat == seat and match.bots.get(seat):
        if commands.end_among_bots(draft):  # a match left by an older Krypta, which did not end it
            commands.finish(draft)
        else:
            commands.play(draft, act, seat)


async def _clock(room: Room) -> float:
    clock = room.clock_now()
    if clock is None or clock.running is None:
        return AFTER_TROUBLE
    left = clock.left[clock.running] / 1000
    if left > 0:
        return left + 0.001

    def time_out(draft: Draft) -> None:
        """Time out the deciding seat; checked again under the lock, because it may have acted."""
        clock = room.clock_now()
        if clock is not None and clock.running is not None and clock.left[clock.running] <= 0:
            commands.give_up(draft, clock.running, timeout=True)

    await room.change(time_out)
    return 0.0


async def _absence(room: Room) -> float:
    user, at = missing(room), room.rooms.loop.time()
    early = room.absent.setdefault(user, at) + room.table.away - at
    if early > 0:
        return early

    def step_in(draft: Draft) -> None:
        if missing(room) == user:
            draft.fact(lambda match: match.hand_over(match.seat, AWAY_BOT))

    await room.change(step_in)
    return 0.0


async def give_back(room: Room, user: str) -> None:
    """Return a user's seats from the bots that stepped in."""

    def work(draft: Draft) -> None:
        for seat in _stepped_in(draft, user):
            draft.fact(partial(Match.hand_over, seat=seat, bot=""))

    if _stepped_in(room, user):
        await room.change(work)


def _stepped_in(at: Standing, user: str) -> list[int]:
    """The user's seats in which a bot has stepped in."""
    match = at.match
    if match is None or match.over:
        return []
    return [seat for seat in at.table.seats_of(user) if match.bots.get(seat) and seat not in match.resigned]
