"""Messages to people: an id and arguments, turned into a sentence in the reader's language where they are shown."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Argument: TypeAlias = "int | float | str | Message"


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """`args` are numbers, plain texts, ids of names (which the language then inflects), or messages: phrases within."""

    id: str
    args: Mapping[str, Argument] = {}
    rule: str = ""
