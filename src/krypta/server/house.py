"""What the people's part needs of a node."""

from collections.abc import Collection
from typing import Protocol

from krypta.server.database import Database
from krypta.server.people import People
from krypta.server.person import Person
from krypta.server.settings import Settings


class Tables(Protocol):
    """The hall, as far as it is told about people."""

    async def replace_person(self, old_id: str, person: Person) -> None:
        """Somebody at tables in progress is now this person, or is called otherwise (then the id is the same)."""

    async def remove_person(self, user_id: str, tables: Collection[str]) -> None:
        """Somebody has left Krypta: resign for them where a match runs, and take their name off these tables."""


class House(Protocol):
    @property
    def settings(self) -> Settings: ...
    @property
    def database(self) -> Database: ...
    @property
    def people(self) -> People: ...
    @property
    def hall(self) -> Tables: ...
