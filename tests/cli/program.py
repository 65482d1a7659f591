"""What a command of the program gives back, and how tests call it."""

from collections.abc import Callable
from pathlib import Path

import msgspec


class Done(msgspec.Struct):
    returncode: int
    stdout: str
    stderr: str


Program = Callable[..., Done]
Saves = Callable[[], list[Path]]
