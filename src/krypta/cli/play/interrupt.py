"""Leaving the table at any moment without harm: an act is never cut in half by Ctrl-C."""

import contextlib
import signal
import sys
from types import FrameType
from typing import Any


class Left(Exception):
    """The people have left the table: by Ctrl-C, the end of input, or `quit`."""


class Interrupts:
    """While open, Ctrl-C and a closing terminal end the match between two acts, or while someone is asked."""

    SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))

    def __init__(self) -> None:
        self._wanted = False
        self._asking = False
        self._before: dict[Any, Any] = {}

    def __enter__(self) -> "Interrupts":
        for number in self.SIGNALS:
            with contextlib.suppress(ValueError):  # not the main thread: whoever runs us handles signals
                self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self._wanted = True
        if self._asking:
            raise Left

    def check(self) -> None:
        if self._wanted:
            raise Left

    def ask(self, prompt: str) -> str:
        """A line from the person; Left at the end of input."""
        self.check()
        self._asking = True
        try:
            line = input(prompt)
            if not sys.stdin.isatty():
                print(line)  # a script's answers are read beside its questions
            return line
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        finally:
            self._asking = False
