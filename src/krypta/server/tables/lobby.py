"""Before and after a match: sitting down, bringing a deck, starting, rematch."""

import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from krypta import games
from krypta.core.files.fault import InvalidInput
from krypta.core.game import Records
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
from krypta.server.tables.room import TRIES, Room
from krypta.server.tables.table import Table, refuse_faults


class Otherwise(Exception):
    """The table's options have changed since their contents were built."""


class Ready(msgspec.Struct, frozen=True):
    """A table's options, and the contents built from them off the event loop."""

    options: dict[str, Any]
    contents: Records
    rung: str  # the level of the adaptive bot

    def of(self, table: Table) -> Records:
        if table.options != self.options:
            raise Otherwise
        return self.contents


async def change_ready(
    room: Room, user: str, wanted: Callable[[Table], Table], work: Callable[[Draft, Ready], None]
) -> None:
    """Build the contents for the options that `wanted` gives the table, then commit `work`.

    `work` checks that the options are still the same; if they have changed, everything is done again.
    """
    for _ in range(TRIES):
        try:
            options = wanted((await room.settled()).table).options
        except Refusal:
            if await room.is_behind():  # the refusal was based on outdated state
                continue
            raise
        try:
            contents = await room.rooms.contents.build(room.table.game, options, user)
            ready = Ready(options, contents, await results.rung(room.rooms.database, room.table))
        except InvalidInput as invalid:
            refuse_faults(invalid.faults)
            raise
        with contextlib.suppress(Otherwise):
            return await room.change(partial(_with, ready, work))
    raise Refusal("server-busy", status=503, seconds=1)


def _with(ready: Ready, work: Callable[[Draft, Ready], None], draft: Draft) -> None:
    work(draft, ready)


async def join(room: Room, person: Person, seat: int | None, given: str | None) -> None:
    """Sit down; a rematch starts when its last player joins."""
    mine = given or nonce()

    def sit(table: Table) -> Table:
        return table.join(person.id, person.name, seat, mine)

    def work(draft: Draft, ready: Ready) -> None:
        draft.table = sit(draft.table)
        if draft.table.full():
            begin(room, draft, "", ready)

    if room.table.auto:
        await change_ready(room, person.id, sit, work)
    else:
        await room.change(partial(_put, sit))


def _put(how: Callable[[Table], Table], draft: Draft) -> None:
    draft.table = how(draft.table)


async def bring(room: Room, user: str, seat: int, value: str) -> None:
    """Set a seat's own option, such as a deck."""

    def brought(table: Table) -> Table:
        return table.bring(user, seat, value)

    def work(draft: Draft, ready: Ready) -> None:
        draft.table = brought(draft.table)
        ready.of(draft.table)

    await change_ready(room, user, brought, work)


async def start(room: Room, user: str) -> None:
    await change_ready(
        room, user, lambda table: table.started(user), lambda draft, ready: begin(room, draft, user, ready)
    )


def begin(room: Room, draft: Draft, user: str, ready: Ready) -> None:
    """Start the match, with nature's decisions before the first player's."""
    draft.table = replace(draft.table.started(user).adapted(ready.rung), begun=now())
    draft.begin(_new_match(room, draft.table, ready.of(draft.table)))
    draft.statements += results.begun(draft.table, draft.running())
    commands.finish(draft)


def _new_match(room: Room, table: Table, contents: Records) -> Match:
    luck = SealedLuck(bytes.fromhex(room.secret), [seat.nonce for seat in table.seats])
    header = Match.new(games.load(table.game), table.options, table.players(), luck, contents).header
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
