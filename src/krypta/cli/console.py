"""The terminal: its language, and the console to print to."""

import os
import sys

from rich.console import Console

from krypta.cli.faults import Sentence
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES, preferred


def voice_for(language: str | None) -> Voice:
    """The voice for the language of `--lang`, or of the environment."""
    chosen = (language or preferred()).lower()
    if chosen not in LANGUAGES:
        raise Sentence(say("command-no-language", language=language or "", known=", ".join(LANGUAGES)))
    return Voice(chosen)


def say(id: str, /, **args: int | float | str) -> str:
    """A message in the language of the environment, which `--lang` before or after the command sets as well."""
    return voice_for(None)(id, **args)


def open_console() -> Console:
    """A console that uses colour only on terminals that support it."""
    return Console(highlight=False, emoji=False, markup=False)


def at_terminal() -> bool:
    """Whether a person is using it: standard input and output are both a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
