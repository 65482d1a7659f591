"""New tables have a rate limit and a quota, which is lower for guests; this machine is exempt from the rate limit."""

import asyncio
from pathlib import Path

import pytest

from krypta.server.accounts.person import Person
from krypta.server.http.identity import limited_as
from krypta.server.ids import new_id
from krypta.server.limits import Limits
from krypta.server.refusal import Refusal
from krypta.server.settings import sqlite_url
from krypta.server.tables import rooms as the_rooms
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Wish
from server.store.open_rooms import open_rooms

WISH = Wish("burrow", ("me", "open"))


async def made(rooms: Rooms, person: Person, address: str, tries: int) -> tuple[int, str]:
    """The number of tables created, and the reason of the refusal that ended it."""
    for number in range(tries):
        try:
            await rooms.create(WISH, person, None, address)
        except Refusal as refusal:
            return number, refusal.message.id
    return tries, ""


def test_tables_are_made_at_a_pace_by_each_person_and_address(tmp_path: Path) -> None:
    async def flood() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            rooms.made_by_person = Limits(0.1, burst=3, clock=lambda: 0.0)
            rooms.made_by_address = Limits(0.5, burst=5, clock=lambda: 0.0)
            ann, bob, eve = (Person(new_id(), name, "guest") for name in ("Ann", "Bob", "Eve"))
            assert await made(rooms, ann, "192.0.2.1", 9) == (3, "server-slow-down")
            assert await made(rooms, bob, "192.0.2.1", 9) == (1, "server-slow-down"), "the address had 5"
            assert await made(rooms, eve, "192.0.2.2", 2) == (2, ""), "and others do not wait"
            assert await made(rooms, eve, "", 9) == (9, ""), "at the machine itself nobody does"

    asyncio.run(flood())


@pytest.mark.parametrize(("kind", "most"), [("guest", "MOST_OF_GUEST"), ("account", "MOST_OF_ACCOUNT")])
def test_a_quota_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, most: str) -> None:
    assert the_rooms.MOST_OF_GUEST < the_rooms.MOST_OF_ACCOUNT < the_rooms.MOST_TABLES
    monkeypatch.setattr(the_rooms, most, 4)

    async def flood() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            ann = Person(new_id(), "Ann", kind)  # type: ignore[arg-type]
            assert await made(rooms, ann, "192.0.2.1", 9) == (4, "server-too-many-tables")

    asyncio.run(flood())


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [("127.0.0.1", ""), ("::1", ""), ("192.0.2.7", "192.0.2.7"), ("2001:db8::7", "2001:db8::/64")],
)
def test_limits_go_by_the_household(address: str, counted_as: str) -> None:
    assert limited_as({"client": (address, 1)}) == counted_as  # type: ignore[arg-type]
