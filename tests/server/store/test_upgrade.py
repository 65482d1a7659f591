"""A server is upgraded in the middle of matches: they continue under the rules that they began with.

`version_1.sql.gz` is the data of the last Krypta with version 1 of the rules: a match of each game in progress, with
the figures that it began with and a snapshot. It was dumped from a database that `open_rooms` had filled.
"""

import asyncio
import gzip
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from krypta import games
from krypta.core.match import Match
from krypta.server.ops.inspection import Found, inspect
from krypta.server.storage.schema import SNAPSHOT, TABLE
from krypta.server.storage.store import kept_as, layout_of
from krypta.server.tables.draft import Draft
from krypta.server.tables.rooms import Rooms
from server.client import connected
from server.serving import serve_here
from server.store.open_rooms import open_rooms, some_acts

KEPT = Path(__file__).parent / "version_1.sql.gz"
GAMES = ("karak", "goblin", "shabrak")


@pytest.fixture
def url(tmp_path: Path) -> str:
    path = tmp_path / "server.sqlite3"
    kept = sqlite3.connect(path)
    kept.executescript(gzip.decompress(KEPT.read_bytes()).decode())
    kept.close()
    return f"sqlite:///{path}"


def table_of(rooms: Rooms, game: str) -> str:
    with rooms.database.transaction(write=False) as connection:
        return str(connection.execute(select(TABLE.c.id).where(TABLE.c.game == game)).scalar_one())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_the_older_version_is_played_to_its_end(url: str, game: str) -> None:
    async def go_on() -> None:
        async with open_rooms(url) as rooms:
            room = await rooms.room(table_of(rooms, game))
            match = room.running()
            assert match.header.rules == "1"
            assert len(match.entries) >= 150
            assert not match.over
            while not match.over:
                await room.change(an_act)
            again = Match.fold(match.game, match.header, match.entries, room.secret, proof=match.luck)
            assert again.result() == match.result()
            assert again.position.to_bytes() == match.position.to_bytes()

    asyncio.run(go_on())


def an_act(draft: Draft) -> None:
    match = draft.running()
    draft.play(match.position.options()[-1], match.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_the_older_version_gets_snapshots_that_the_new_version_reads(url: str, game: str) -> None:
    async def go_on() -> str:
        async with open_rooms(url) as rooms:
            room = await rooms.room(table_of(rooms, game))
            rng = random.Random(1)
            while room.n < 400:
                await room.change(lambda draft: some_acts(draft, rng))
            with rooms.database.transaction(write=False) as connection:
                layouts = connection.execute(select(SNAPSHOT.c.layout).where(SNAPSHOT.c.match == room.id)).scalars()
                assert kept_as(layout_of(games.load(game))) in set(layouts)
            return room.running().position.to_bytes().hex()

    async def come_back() -> str:
        async with open_rooms(url) as rooms:
            return (await rooms.room(table_of(rooms, game))).running().position.to_bytes().hex()

    assert asyncio.run(go_on()) == asyncio.run(come_back())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_the_older_version_can_be_inspected(url: str, game: str) -> None:
    async def look() -> Found | None:
        async with open_rooms(url) as rooms:
            id = table_of(rooms, game)
            with rooms.database.transaction(write=False) as connection:
                return inspect(connection, id, lambda done, of: None)

    found = asyncio.run(look())
    assert found is not None
    assert (found.fault, found.over) == ("", False)
    assert found.acts > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_the_older_version_is_shown_as_it_stands(url: str, tmp_path: Path, game: str) -> None:
    async def find() -> str:
        async with open_rooms(url) as rooms:
            return table_of(rooms, game)

    async def watch(address: str, id: str) -> dict[str, Any]:
        async with connected(address) as line:
            await line.watch(id)
            return line.now

    id = asyncio.run(find())
    with serve_here(tmp_path) as served:
        shown = asyncio.run(watch(served.url, id))
    assert shown["n"] >= 150
