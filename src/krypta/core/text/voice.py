"""A voice: Fluent messages rendered in one language, with English as the fallback."""

from krypta.core.text.message import Message
from krypta.core.text.words import FALLBACK, words


class Voice:
    """Renders messages in one language; messages that it lacks are rendered in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words = words(language)

    def __call__(self, id: str, **args: int | float | str) -> str:
        return self.render(Message(id, args))

    def render(self, message: Message) -> str:
        speaker = self._words if self._words.has(message.id) else words(FALLBACK)
        return speaker.render(message)

    def attribute(self, id: str, name: str) -> str | None:
        speaker = self._words if self._words.has(id) else words(FALLBACK)
        return speaker.attribute(id, name)

    def has_value(self, id: str) -> bool:
        """Whether the message has a value of its own, and not only attributes."""
        return self(id) != id
