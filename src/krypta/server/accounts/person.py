"""A person: a guest, an account, or a bot that belongs to an account."""

from typing import Literal

import msgspec

Kind = Literal["guest", "account", "bot"]


class Person(msgspec.Struct, frozen=True):
    """A person's public data."""

    id: str
    name: str
    kind: Kind


class Visitor(Person, frozen=True):
    """A person with the hash of their cookie or token, which identifies what can be revoked. Never sent."""

    credential: str

    def person(self) -> Person:
        return Person(self.id, self.name, self.kind)
