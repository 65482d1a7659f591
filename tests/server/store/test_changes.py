"""A change of a table is stored completely, with everything that belongs to it, or not at all."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from krypta.server.refusal import Refusal
from krypta.server.storage.append import Statement
from krypta.server.storage.schema import SITTING, TABLE
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import NOTED_EVERY
from krypta.server.tables.rooms import Rooms
from server.store.open_rooms import begin, open_rooms

EVERYONE_GETS_UP: Statement = ("DELETE FROM sitting WHERE match <> ?", [("",)])


async def sitting(rooms: Rooms) -> int:
    return await rooms.database.read(
        lambda connection: connection.execute(select(func.count()).select_from(SITTING)).scalar_one()
    )


def test_nothing_of_a_refused_change_is_stored(database_url: str) -> None:
    def refused(draft: Draft) -> None:
        draft.statements.append(EVERYONE_GETS_UP)
        draft.in_transaction = lambda connection: pytest.fail("it was refused")
        raise Refusal("server-not-seated")

    def played(draft: Draft) -> None:
        draft.play(draft.running().position.options()[0], draft.decides)

    async def change() -> None:
        async with open_rooms(database_url) as rooms:
            room = await begin(rooms)
            with pytest.raises(Refusal):
                await room.change(refused)
            await room.change(played)
            assert await sitting(rooms) == 1

    asyncio.run(change())


def test_rows_stored_along_with_a_change_are_stored_also_if_nothing_else_changes(database_url: str) -> None:
    async def change() -> None:
        async with open_rooms(database_url) as rooms:
            room = await begin(rooms)
            assert await sitting(rooms) == 1
            await room.change(lambda draft: draft.statements.append(EVERYONE_GETS_UP))
            assert await sitting(rooms) == 0

    asyncio.run(change())


def test_lists_of_tables_know_the_minute_of_the_last_act_and_every_change_of_a_table(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the time of every act: that would be written into an index each time."""
    moment = 1_000_000
    monkeypatch.setattr("krypta.server.tables.room.now", lambda: moment)

    def played(draft: Draft) -> None:
        draft.play(draft.running().position.options()[0], draft.decides)

    def hinted(draft: Draft) -> None:
        draft.table = replace(draft.table, hints=True)

    async def change() -> None:
        nonlocal moment
        async with open_rooms(database_url) as rooms:
            room = await begin(rooms)
            noted = []
            for later, work in ((0, played), (1000, played), (1000, hinted), (NOTED_EVERY, played), (1, played)):
                moment += later
                await room.change(work)
                noted.append(await rooms.database.read(touched))
            at = 1_000_000
            assert noted == [at, at, at + 2000, at + 2000, at + 2001 + NOTED_EVERY]

    asyncio.run(change())


def touched(connection: Connection) -> int:
    return int(connection.execute(select(TABLE.c.touched)).scalar_one())


def test_the_writer_process_imports_nothing_from_the_folder_that_the_server_was_started_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('a stranger')")
    monkeypatch.chdir(tmp_path)

    async def change() -> None:
        async with open_rooms(f"sqlite:///{tmp_path / 'a.sqlite3'}") as rooms:
            assert (await begin(rooms)).n > 0

    asyncio.run(change())
