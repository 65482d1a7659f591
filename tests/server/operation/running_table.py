"""A table with a match in progress, created through the node's own API."""

import asyncio

from krypta.core.luck import SealedLuck
from krypta.core.rng import draw_below, generator
from krypta.server import wire
from krypta.server.accounts.people import Came
from krypta.server.accounts.person import Person
from krypta.server.ids import new_id
from krypta.server.tables import commands, lobby
from krypta.server.tables.table import Wish, new
from server.serving import ServedHere

SEED = bytes(32)  # a fixed match: one in a hundred would end sooner than the tests need


def play_some(served: ServedHere, acts: int = 60, game: str = "karak") -> tuple[str, Person]:
    """A hot seat of two after that many acts; returns the table's id and the player."""
    played: tuple[str, Person] = served.do(_play(served, acts, game))
    return played


async def _play(served: ServedHere, acts: int, game: str) -> tuple[str, Person]:
    node, rng = served.node, generator("playing")
    person = (await node.people.make_guest(Came("127.0.0.1", "a test"))).person
    made = new(
        new_id(), Wish(game, ("me", "me"), public=True), person.id, person.name, "a nonce", SealedLuck.seal(SEED)
    )
    room = await node.rooms.put(made, SEED)
    await lobby.start(room, person.id)
    for number in range(acts):
        match = room.running()
        options = match.position.options()
        chosen = match.game.say(options[int(draw_below(rng, len(options)))])
        await commands.act(room, person.id, wire.Act(id=f"a{number}", n=room.n, act=chosen))
        await asyncio.sleep(0)
    return room.id, person
