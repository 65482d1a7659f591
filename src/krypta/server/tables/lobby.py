"""Before and after a match: sitting down, leaving, starting, rematch."""

from msgspec.structs import replace

from krypta import games
from krypta.core.luck import SealedLuck, fresh_seed, nonce
from krypta.core.match import Match
from krypta.server import wire
from krypta.server.accounts.person import Person
from krypta.server.ids import new_id
from krypta.server.refusal import Refusal
from krypta.server.storage import store
from krypta.server.storage.database import now
from krypta.server.tables import automation, commands, results, stored_match
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import Room
from krypta.server.tables.table import Table


async def join(room: Room, person: Person, seat: int | None, given: str | None) -> None:
    """Sit down; a rematch starts when its last player joins."""

    def work(draft: Draft) -> None:
        draft.table = draft.table.join(person.id, person.name, seat, given or nonce())
        if draft.table.auto and draft.table.full():
            begin(room, draft, "")

    await room.change(work)


async def start(room: Room, user: str) -> None:
    await room.change(lambda draft: begin(room, draft, user))


def begin(room: Room, draft: Draft, user: str) -> None:
    """Start the match, with nature's decisions before the first player's."""
    draft.table = replace(draft.table.started(user), begun=now())
    draft.begin(_new_match(room, draft.table))
    draft.statements += results.begun(draft.table, draft.running())
    commands.finish(draft)


def _new_match(room: Room, table: Table) -> Match:
    luck = SealedLuck(bytes.fromhex(room.secret), [seat.nonce for seat in table.seats])
    header = Match.new(games.load(table.game), table.options, table.players(), luck).header
    return stored_match.fold(room.rooms.contents, header, secret=room.secret)


async def take_seat(room: Room, person: Person, seat: int, token: str) -> None:
    """Give the seat to the person who opened its link on another device."""

    def work(draft: Draft) -> None:
        draft.table = draft.table.taken(seat, token, person.id, person.name, draft.n)
        if draft.table.state != "open":
            draft.statements += results.moved(draft.table, seat)

    await room.change(work)
    if person.id in room.here():  # already a viewer: take the seat back from a bot that stepped in
        await automation.give_back(room, person.id)


async def rematch(room: Room, person: Person, said: wire.Rematch) -> wire.Done:
    """Join the rematch; the first player to request it creates its table."""

    def work(draft: Draft) -> str:
        if not draft.table.seats_of(person.id):
            raise Refusal("server-not-seated", status=403)
        if draft.table.state != "over" or draft.match is None:
            raise Refusal("server-not-over")
        if not draft.table.next:
            seed = fresh_seed()
            made = draft.table.rematch(new_id(), SealedLuck.seal(seed))
            draft.table = replace(draft.table, next=made.id)
            draft.statements += store.created(made, seed.hex())
        return draft.table.next

    following = await room.rooms.room(await room.change(work))
    if following.table.state == "open":
        for seat in following.table.seats_of(person.id):
            if not following.table.seats[seat].ready:
                await join(following, person, seat, None)
    return wire.Done(room.n, said.id, table=following.id)
