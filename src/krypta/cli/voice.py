"""The voice of the table: Fluent messages in the reader's language, and the console that shows them."""

import os
import sys

from rich.console import Console

from krypta.cli.faults import Sentence
from krypta.core.message import Message
from krypta.core.words import FALLBACK, LANGUAGES, preferred, words


class Voice:
    """Says messages in one language, or in English what that language still lacks."""

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
        """Whether the message says something itself, and not only in its attributes."""
        return self(id) != id


def voice_for(language: str | None) -> Voice:
    """The voice that `--lang` asks for; without it, the one that the environment does."""
    chosen = (language or preferred()).lower()
    if chosen not in LANGUAGES:
        raise Sentence(f"Krypta does not speak “{language}”; it speaks {', '.join(LANGUAGES)}.")
    return Voice(chosen)


def open_console() -> Console:
    """A console that only adds colour where the output is a terminal that wants it."""
    return Console(highlight=False, emoji=False, markup=False)


def at_terminal() -> bool:
    """Whether a person sits before it: both ends are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
