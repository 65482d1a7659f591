"""Positions that a test needs, reached without clicks: bots choose for the visitor too, by the server's commands."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from krypta import bots
from krypta.core.rng import generator
from krypta.server.tables import commands
from krypta.server.tables.room import Room
from server.serving import ServedHere

LEVEL = "greedy"
PAUSE = 0.002  # seconds: the table's own bots act in between


def reach(served: ServedHere, table: str, so: Callable[[Any], bool], seats: tuple[int, ...] = (0,)) -> bool:
    """Plays for these seats until one of them decides and its view is so; returns whether that came before the end."""
    return bool(
        served.do(_play(served, table, seats, lambda room, _act: so(room.running().position.view(room.decides))))
    )


def last_act(served: ServedHere, table: str, seats: tuple[int, ...] = (0,)) -> str:
    """Plays for these seats until an act of one of them would end the match, and returns the word of that act."""
    word = served.do(_play(served, table, seats, _ends))
    assert word, "a bot has ended the match: try another luck"
    return str(word)


async def _play(served: ServedHere, table: str, seats: tuple[int, ...], so: Callable[[Room, int], bool]) -> str:
    """The word of the act that would come next; empty if the match ended before."""
    room = await served.node.rooms.room(table)
    while not room.running().over:
        seat = room.decides
        if seat not in seats:
            await asyncio.sleep(PAUSE)
            continue
        act = bots.choose(LEVEL, room.running().position.copy(), seat, generator("prepared", room.n))
        if so(room, act):
            return room.running().game.say(act)
        await room.change(partial(commands.play, act=act, seat=seat))
    return ""


def _ends(room: Room, act: int) -> bool:
    after = room.running().position.copy()
    after.step(act)
    return after.over
