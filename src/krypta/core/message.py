"""What is said to people: an id and arguments. Words are made of it where it is shown, in the reader's language."""

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """`args` are numbers, plain texts, or ids of names (which the language then inflects)."""

    id: str
    args: dict[str, int | float | str] = {}
    rule: str = ""
