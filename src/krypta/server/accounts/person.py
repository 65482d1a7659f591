"""Who somebody is: a guest, an account, or a bot that belongs to an account."""

from typing import Literal

import msgspec

Kind = Literal["guest", "account", "bot"]


class Person(msgspec.Struct, frozen=True):
    """What everybody may know of somebody."""

    id: str
    name: str
    kind: Kind


class Visitor(Person, frozen=True):
    """A person, and the hash of the cookie or token that they came with: it names what can be revoked. Never sent."""

    credential: str

    def person(self) -> Person:
        return Person(self.id, self.name, self.kind)
