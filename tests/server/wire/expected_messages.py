"""What every viewer must have been sent, computed from the record alone, without the server's own code."""

from typing import Any, Protocol

import msgspec

from krypta import games
from krypta.core.door import NOBODY
from krypta.core.log import Entry, Header
from krypta.core.match import Match
from server.client import Frame

Picture = dict[str, Any]


class Told:
    """A replayed match: the view after each entry and the line of each entry, for one viewer."""

    def __init__(self, header: Header, entries: list[Entry], seat: int) -> None:
        self.match = Match.fold(games.load(header.game), header, [])
        self.seat = seat
        self.pictures: list[Picture] = [self._picture()]
        self.lines: list[Picture] = [{}]
        for entry in entries:
            self.match.follow(entry)
            self.pictures.append(self._picture())
            self.lines.append(self._line(entry))

    def _picture(self) -> Picture:
        match, position = self.match, self.match.position
        plays = not match.bots.get(self.seat)  # the person, not a bot in their place
        acts = position.options() if match.seat == self.seat and plays else []
        return plain(
            {
                "seat": match.seat,
                "view": position.view(self.seat),
                "options": [self._option(act) for act in acts],
                "undo": match.seat != NOBODY and plays and match.can_undo(self.seat),
                "result": match.result(),
            }
        )

    def _option(self, act: int) -> Picture:
        position, game = self.match.position, self.match.game
        [chance] = game.chances(position, [act])
        said = {"act": game.say(act), "say": game.act_message(position, act)}
        return said if chance is None else {**said, "chance": chance}

    def _line(self, entry: Entry) -> Picture:
        """Facts are shown completely, acts only by their events, and only those that the viewer may see."""
        position, game = self.match.position, self.match.game
        seen = [event for event in position.events() if event.seen_by(self.seat)] if entry.act is not None else []
        line = {
            "n": entry.n,
            "by": entry.by,
            "fact": entry.fact,
            "to": entry.to,
            "who": entry.who,
            "events": [game.event_message(position, event) for event in seen],
        }
        return plain({name: value for name, value in line.items() if value not in (None, "", [])})


class Heard(Protocol):
    """A client that keeps what it was sent."""

    frames: list[Frame]


def plain(value: Any) -> Picture:
    """The value as plain JSON."""
    found: Picture = msgspec.json.decode(msgspec.json.encode(value))
    return found


def pictures(line: Heard) -> list[Frame]:
    return [frame for frame in line.frames if frame["t"] in ("snapshot", "update")]


def must_be_gapless(line: Heard) -> int:
    """Asserts that updates continue where the last one ended, one line per number; returns the last number."""
    last: int | None = None
    for frame in pictures(line):
        if frame["t"] == "update":
            assert last is None or frame["since"] == last, f"after {last} came an update since {frame['since']}"
            numbers = [told["n"] for told in frame["lines"]]
            assert numbers == list(range(frame["since"] + 1, frame["n"] + 1)), frame
        last = frame["n"]
    assert last is not None, "there was no picture of the match"
    return last


def must_be_as_told(line: Heard, told: Told) -> None:
    """Asserts that every frame that the viewer received shows what it must, and nothing else."""
    for frame in pictures(line):
        assert frame["now"] == told.pictures[frame["n"]], f"seat {told.seat} after entry {frame['n']}"
        if frame["t"] == "update":
            assert frame["lines"] == told.lines[frame["since"] + 1 : frame["n"] + 1], f"seat {told.seat}"
