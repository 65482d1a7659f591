"""The log as viewers may read it: the events of each entry and their audience. Hidden entries are empty lines."""

from collections.abc import Sequence

import msgspec

from krypta.core.door import EVERYONE
from krypta.core.log import Entry
from krypta.core.match import Match
from krypta.core.text.message import Message
from krypta.server import wire


class Happened(msgspec.Struct, frozen=True, gc=False):
    """An entry with its events, which must be collected right after the entry was played."""

    entry: Entry
    public: msgspec.Raw | None  # the line, ready to be sent, if everyone may see all of it
    events: Sequence[tuple[int, Message]] = ()  # otherwise: each event with its audience

    def seen_by(self, seat: int) -> msgspec.Raw:
        """The line for that seat, or for the spectator."""
        if self.public is not None:
            return self.public
        return _line(self.entry, [said for audience, said in self.events if audience <= EVERYONE or audience == seat])


def happened(match: Match) -> Happened:
    """The last entry of the match, with its events."""
    entry = match.entries[-1]
    if entry.act is None:
        return Happened(entry, _line(entry, []))
    position, say = match.position, match.game.event_message
    for event in match.happened:
        if event.audience > EVERYONE:
            return Happened(entry, None, [(event.audience, say(position, event)) for event in match.happened])
    return Happened(entry, _line(entry, [say(position, event) for event in match.happened]))


def _line(entry: Entry, events: list[Message]) -> msgspec.Raw:
    """Encode a line. The act's own word is left out: it may name something that only its player knows."""
    line = wire.Line(entry.n, entry.by, entry.fact or "", entry.to, entry.who or "", events)
    return msgspec.Raw(wire.encode(line))
