"""The parts of a node that accounts depend on."""

from collections.abc import Collection
from typing import Protocol

from krypta.server.accounts.people import People
from krypta.server.accounts.person import Person
from krypta.server.settings import Settings
from krypta.server.storage.database import Database


class Tables(Protocol):
    """The rooms' methods for changes of people."""

    async def replace_person(self, old_id: str, person: Person) -> None:
        """Replace a user by this person at tables in progress; the same id if only the name has changed."""

    async def end_links(self, user_id: str) -> None:
        """Invalidate the links to a user's seats."""

    async def remove_person(self, user_id: str, tables: Collection[str]) -> None:
        """Resign for a deleted user in running matches, and remove their name from these tables."""


class AccountsNode(Protocol):
    @property
    def settings(self) -> Settings: ...
    @property
    def database(self) -> Database: ...
    @property
    def people(self) -> People: ...
    @property
    def rooms(self) -> Tables: ...
