"""Before and after a match: sitting down, leaving, starting, rematch."""

from msgspec.structs import replace

from krypta.core.luck import SealedLuck, fresh_seed, nonce
from krypta.server import wire
from krypta.server.accounts.person import Person
from krypta.server.ids import new_id
from krypta.server.refusal import Refusal
from krypta.server.storage import store
from krypta.server.storage.database import now
from krypta.server.tables import automation, commands, results
from krypta.server.tables.room import Room


async def join(room: Room, person: Person, seat: int | None, given: str | None) -> None:
    """Sit down; a rematch for which everyone has come begins."""

    def work(room: Room) -> None:
        room.table = room.table.join(person.id, person.name, seat, given or nonce())
        if room.table.auto and room.table.full():
            begin(room, "")

    await room.change(work)


async def start(room: Room, user: str) -> None:
    await room.change(lambda room: begin(room, user))


def begin(room: Room, user: str) -> None:
    """The match begins: nature decides what is to be decided before anyone acts."""
    room.table = replace(room.table.started(user), begun=now())
    room.begin(room.table.players())
    room.let_nature()
    room.also(*results.begun(room.table, room.running()))
    commands.finish(room)


async def take_seat(room: Room, person: Person, seat: int, token: str) -> None:
    """Somebody has opened the link that takes a seat to another device."""

    def work(room: Room) -> None:
        room.table = room.table.taken(seat, token, person.id, person.name)
        if room.table.state != "open":
            room.also(*results.moved(room.table, seat))

    await room.change(work)
    if person.id in room.here():  # they looked on already: a bot that stepped in meanwhile gets up
        await automation.give_back(room, person.id)


async def rematch(room: Room, person: Person, said: wire.Rematch) -> wire.Done:
    """Play again: the first who asks makes the table, the others come to it."""

    def work(room: Room) -> str:
        if not room.table.seats_of(person.id):
            raise Refusal("server-not-seated", status=403)
        if room.table.state != "over" or room.match is None:
            raise Refusal("server-not-over")
        if not room.table.next:
            seed = fresh_seed()
            made = room.table.rematch(new_id(), SealedLuck.seal(seed))
            room.table = replace(room.table, next=made.id)
            room.also(*store.created(made, seed.hex()))
        return room.table.next

    following = await room.rooms.room(await room.change(work))
    if following.table.state == "open":
        for seat in following.table.seats_of(person.id):
            if not following.table.seats[seat].ready:
                await join(following, person, seat, None)
    return wire.Done(room.n, said.id, table=following.id)
