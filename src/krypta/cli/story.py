"""The story of a match: its events as messages, which can be rendered in any language for any viewer."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from krypta.core.game import Event, Game
from krypta.core.log import Entry, Header
from krypta.core.match import Match
from krypta.core.text.message import Message
from krypta.core.text.story import tell
from krypta.core.text.voice import Voice
from krypta.draw.plain import Plain


class Told(msgspec.Struct, frozen=True):
    """One event: its entry, its message, who may see it, and whether it begins a new paragraph."""

    entry: int
    message: Message
    event: Event
    opens: bool
    minor: bool


class Story:
    """The events of a match so far, without those of acts that were taken back."""

    def __init__(self, drawer: Plain) -> None:
        self._drawer = drawer
        self.told: list[Told] = []

    def add(self, match: Match, events: Sequence[Event]) -> None:
        """Add the events of the act just played."""
        entry = len(match.entries)
        for event in events:
            message = match.game.event_message(match.position, event)
            opens, minor = self._drawer.opens(event), self._drawer.minor(event)
            self.told.append(Told(entry, message, event, opens, minor))

    def take_back(self, to: int) -> None:
        self.told = [told for told in self.told if told.entry <= to]

    def paragraphs(self, voice: Voice, viewer: int, after: int = 0) -> list[str]:
        """The sentences that the viewer may read, of entries after `after`, one paragraph per turn."""
        return in_paragraphs([told for told in self.told if told.entry > after], voice, viewer)

    def brief(self, voice: Voice, viewer: int, after: int) -> list[str]:
        """Like `paragraphs`, but without minor events, except the last event."""
        last = self.told[-1:]
        return in_paragraphs(
            [told for told in self.told if told.entry > after and (not told.minor or told in last)],
            voice,
            viewer,
        )

    def finished(self) -> list[Told]:
        """Remove and return the events before the paragraph that is still open."""
        opened = [number for number, told in enumerate(self.told) if told.opens]
        cut = opened[-1] if opened else 0
        done, self.told = self.told[:cut], self.told[cut:]
        return done


def in_paragraphs(story: Sequence[Told], voice: Voice, viewer: int) -> list[str]:
    paragraphs: list[list[Message]] = []
    for told in story:
        if not told.event.seen_by(viewer):
            continue
        if told.opens or not paragraphs:
            paragraphs.append([])
        paragraphs[-1].append(told.message)
    return [" ".join(tell(voice, messages)) for messages in paragraphs]


def retell(game: Game, header: Header, entries: Iterable[Entry]) -> Iterator[tuple[Entry, Match, list[Event]]]:
    """Replay a record: for each entry, the match after it and the events of the act."""
    match = Match(game, header, None)
    for entry in entries:
        match.follow(entry)
        yield entry, match, match.happened if entry.act is not None else []


def story_of(match: Match, drawer: Plain) -> Story:
    """The story of a match so far, computed from its log."""
    story = Story(drawer)
    for entry, then, events in retell(match.game, match.header, match.entries):
        story.add(then, events)
        if entry.fact == "undo":
            story.take_back(entry.to or 0)
    return story
