"""The result of a command, and the type of the function that runs one."""

from collections.abc import Callable
from pathlib import Path

import msgspec


class Done(msgspec.Struct):
    returncode: int
    stdout: str
    stderr: str


Program = Callable[..., Done]
Saves = Callable[[], list[Path]]
