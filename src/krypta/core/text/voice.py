"""A voice: Fluent messages rendered in one language, with English as the fallback."""

import re
from collections.abc import Sequence

from krypta.core.text.message import Argument, Message
from krypta.core.text.people import shown_name
from krypta.core.text.words import FALLBACK, Words, words

SEAT = re.compile(r"table-seat-(\d+)")


class Voice:
    """Renders messages in one language; messages that it lacks are rendered in English.

    `people` are the names by seat at the table that is spoken about: messages have only the numbers of seats.

    >>> Voice("en", ["Ann", "Bo"])("shabrak-event-won", player="table-seat-2")
    'Bo wins the game.'
    """

    def __init__(self, language: str, people: Sequence[str] = ()) -> None:
        self.language = language
        self._words = words(language)
        self._people = [shown_name(name, self._words) for name in people]

    def at_table(self, people: Sequence[str]) -> "Voice":
        """The same voice at a table where these people sit."""
        return Voice(self.language, people)

    def name(self, person: str) -> str:
        """A person's name for this reader."""
        return shown_name(person, self._words) or person

    def __call__(self, id: str, /, **args: int | float | str) -> str:
        return self.render(Message(id, args))

    def render(self, message: Message) -> str:
        person = self._person(message.id)
        return person or self._speaker(message.id).render(self.named(message))

    def named(self, message: Message) -> Message:
        """The message with the names of people instead of their seats."""
        if not self._people:
            return message
        return Message(message.id, {name: self._named(value) for name, value in message.args.items()}, message.rule)

    def _named(self, value: Argument) -> Argument:
        if isinstance(value, Message):
            return self._person(value.id) or self.named(value)
        return (self._person(value) or value) if isinstance(value, str) else value

    def _person(self, id: str) -> str:
        """Who sits there, if the id is that of a seat and the person has a name."""
        seat = SEAT.fullmatch(id) if self._people else None
        return self._people[int(seat[1]) - 1] if seat and int(seat[1]) <= len(self._people) else ""

    def part(self, message: Message, name: str) -> str | None:
        """An attribute of a message, rendered with its arguments."""
        return self._speaker(message.id).part(self.named(message), name)

    def attribute(self, id: str, name: str) -> str | None:
        return self._speaker(id).attribute(id, name)

    def has_value(self, id: str) -> bool:
        """Whether the message has a value of its own, and not only attributes."""
        return self(id) != id

    def _speaker(self, id: str) -> Words:
        return self._words if self._words.has(id) else words(FALLBACK)
