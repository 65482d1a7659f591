"""A table with a match in progress, made through the node's own doors."""

import asyncio

from krypta.core.rng import draw_below, generator
from krypta.server import lobby, moves, wire
from krypta.server.people import Came
from krypta.server.person import Person
from krypta.server.table import Wish
from server.serving import ServedHere


def play_some(served: ServedHere, acts: int = 60, game: str = "karak") -> tuple[str, Person]:
    """A hot seat of two, so many acts in; the table's id, and who plays."""
    return served.do(_play(served, acts, game))


async def _play(served: ServedHere, acts: int, game: str) -> tuple[str, Person]:
    node, rng = served.node, generator("playing")
    person = (await node.people.make_guest(Came("127.0.0.1", "a test"))).person
    room = await node.hall.create(Wish(game, ("me", "me"), public=True), person, None)
    await lobby.start(room, person.id)
    for number in range(acts):
        match = room.running()
        options = match.position.options()
        chosen = match.game.say(options[int(draw_below(rng, len(options)))])
        await moves.act(room, person.id, wire.Act(id=f"a{number}", n=room.n, act=chosen))
        await asyncio.sleep(0)
    return room.id, person
