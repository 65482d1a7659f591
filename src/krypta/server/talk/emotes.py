"""Emotes: feelings shown to everyone who watches a table at this moment. Nothing is stored, so a viewer who is not
connected misses them, and so does one who is connected to another node."""

from krypta.server import wire
from krypta.server.accounts.person import Person
from krypta.server.limits import Limits, insist
from krypta.server.tables.room import Room

OF_PERSON_A_SECOND, OF_PERSON_AT_ONCE = 0.5, 3
AT_TABLE_A_SECOND, AT_TABLE_AT_ONCE = 3.0, 12  # many spectators together


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
        room.emoted.append((person.id, said.id))
        seats = room.table.seats_of(person.id)
        frame = wire.encode(wire.Emoted(room.kept, seats[0] if seats else None, person.name, said.what))
        for viewer in list(room.viewers):
            viewer.show(frame)
        return done
