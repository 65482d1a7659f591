"""What the accounts room needs from a node."""

from collections.abc import Collection
from typing import Protocol

from krypta.server.accounts.people import People
from krypta.server.accounts.person import Person
from krypta.server.settings import Settings
from krypta.server.storage.database import Database


class Tables(Protocol):
    """The rooms, as far as it is told about people."""

    async def replace_person(self, old_id: str, person: Person) -> None:
        """Somebody at tables in progress is now this person, or is called otherwise (then the id is the same)."""

    async def end_links(self, user_id: str) -> None:
        """The links to somebody's seats end."""

    async def remove_person(self, user_id: str, tables: Collection[str]) -> None:
        """Somebody has left Krypta: resign for them where a match runs, and take their name off these tables."""


class AccountsNode(Protocol):
    @property
    def settings(self) -> Settings: ...
    @property
    def database(self) -> Database: ...
    @property
    def people(self) -> People: ...
    @property
    def rooms(self) -> Tables: ...
