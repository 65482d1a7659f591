"""Emotes: feelings shown to everyone who watches a table at this moment, on every node. Nothing is stored, so a viewer
who is not connected misses them; so does one on another node while there is no Redis to pass them on."""

import contextlib

import msgspec

from krypta.server import wire
from krypta.server.accounts.person import Person
from krypta.server.limits import Limits, insist
from krypta.server.tables.room import Room

OF_PERSON_A_SECOND, OF_PERSON_AT_ONCE = 0.5, 3
AT_TABLE_A_SECOND, AT_TABLE_AT_ONCE = 3.0, 12  # many spectators together


class Felt(msgspec.Struct, frozen=True):
    """An emote as nodes pass it on to each other."""

    user: str
    id: str  # of the message, to recognise a resend at another node
    seat: int | None
    name: str
    what: wire.EmoteKind


class Emotes:
    """The emotes at all tables of this node, with their limits."""

    def __init__(self) -> None:
        self.of_person = Limits(OF_PERSON_A_SECOND, OF_PERSON_AT_ONCE)
        self.at_table = Limits(AT_TABLE_A_SECOND, AT_TABLE_AT_ONCE)

    def show(self, room: Room, person: Person, said: wire.Emote) -> wire.Done:
        """Show it to every viewer of the table, unless the message is a resend."""
        done = wire.Done(room.kept, said.id)
        if (person.id, said.id) in room.emoted:
            return done
        insist(self.of_person.take(person.id))
        insist(self.at_table.take(room.id))
        seats = room.table.seats_of(person.id)
        felt = Felt(person.id, said.id, seats[0] if seats else None, person.name, said.what)
        _show_here(room, felt)
        room.rooms.notifier.pass_on(room.id, wire.encode(felt))
        return done

    def hear(self, room: Room, shown: bytes) -> None:
        """Show an emote from another node, unless there are too many; a newer version may have others than we know."""
        with contextlib.suppress(msgspec.DecodeError):
            felt = msgspec.json.decode(shown, type=Felt)
            if (felt.user, felt.id) not in room.emoted and self.at_table.take(room.id) == 0.0:
                _show_here(room, felt)


def _show_here(room: Room, felt: Felt) -> None:
    room.emoted.append((felt.user, felt.id))
    frame = wire.encode(wire.Emoted(room.kept, felt.seat, felt.name, felt.what))
    for viewer in list(room.viewers):
        viewer.show(frame)
