"""Brings a match close to its end without clicks: bots choose for the visitor too, until one act of the visitor ends it."""

import asyncio
from functools import partial

from krypta import bots
from krypta.core.rng import generator
from krypta.server.tables import commands
from krypta.server.tables.room import Room
from server.serving import ServedHere

LEVEL = "greedy"
PAUSE = 0.002  # seconds: the table's own bots act in between


def last_act(served: ServedHere, table: str, seats: tuple[int, ...] = (0,)) -> str:
    """Plays for these seats until an act of one of them would end the match, and returns the word of that act."""
    return str(served.do(_play(served, table, seats)))


async def _play(served: ServedHere, table: str, seats: tuple[int, ...]) -> str:
    room = await served.node.rooms.room(table)
    while not room.running().over:
        seat = room.decides
        if seat not in seats:
            await asyncio.sleep(PAUSE)
            continue
        act = _chosen(room, seat)
        if _ends(room, act):
            return room.running().game.say(act)
        await room.change(partial(commands.play, act=act, seat=seat))
    raise AssertionError("a bot has ended the match: try another luck")


def _chosen(room: Room, seat: int) -> int:
    return bots.choose(LEVEL, room.running().position.copy(), seat, generator("last act", room.n))


def _ends(room: Room, act: int) -> bool:
    after = room.running().position.copy()
    after.step(act)
    return after.over
