"""The terminal: which language it speaks, and the console that shows it."""

import os
import sys

from rich.console import Console

from krypta.cli.faults import Sentence
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES, preferred


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
