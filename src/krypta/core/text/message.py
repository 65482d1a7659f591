"""Messages to people: an id and arguments, rendered in the reader's language where they are displayed."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Argument: TypeAlias = "int | float | str | Message"


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """`args` are numbers, plain texts, ids of names (which the language inflects), or nested messages."""

    id: str
    args: Mapping[str, Argument] = {}
    rule: str = ""
