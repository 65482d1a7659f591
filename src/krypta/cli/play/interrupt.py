"""Leaving the table safely at any moment: Ctrl-C never interrupts an act halfway."""

import contextlib
import signal
import sys
from types import FrameType
from typing import Any


class Left(Exception):
    """The people have left the table: by Ctrl-C, the end of input, or `quit`."""


class Interrupts:
    """While entered, Ctrl-C or a closing terminal raises Left only between two acts or at the prompt."""

    SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))

    def __init__(self) -> None:
        self._wanted = False
        self._asking = False
        self._before: dict[Any, Any] = {}

    def __enter__(self) -> "Interrupts":
        for number in self.SIGNALS:
            with contextlib.suppress(ValueError):  # not the main thread: the caller handles signals
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
        """Prompt for a line; raises Left at the end of input."""
        self.check()
        self._asking = True
        try:
            line = input(prompt)
            if not sys.stdin.isatty():
                print(line)  # so that a script's output shows its answers next to the prompts
            return line
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        finally:
            self._asking = False
