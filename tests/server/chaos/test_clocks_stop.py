"""Clocks are paused while the server is down; time charged before stays charged."""

import asyncio
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from krypta.server.settings import sqlite_url
from krypta.server.storage.database import Database
from krypta.server.storage.schema import ENTRY, TABLE
from server.chaos.matches import rows_of
from server.client import Client, Frame, Line, connected
from server.serving import serve_here

HOUR = 3_600_000
CLOCKS = {"budget": {"kind": "budget", "seconds": 60}, "turn": {"kind": "turn", "seconds": 60}}


@pytest.mark.parametrize("kind", CLOCKS)
def test_an_hour_that_the_server_was_down_is_not_charged_to_a_clock(tmp_path: Path, kind: str) -> None:
    """The test simulates the hour by moving all stored times back by an hour."""
    with serve_here(tmp_path) as served:
        cookie, table = asyncio.run(begin(served.url, CLOCKS[kind]))
    url = sqlite_url(tmp_path / "server.sqlite3")
    an_hour_passes(url, table)
    with serve_here(tmp_path) as served:
        left, spent = asyncio.run(go_on(served.url, cookie, table, url))
    assert 50_000 < left <= 60_000
    assert 0 <= spent < 10_000


def test_time_charged_before_the_server_was_down_stays_charged(tmp_path: Path) -> None:
    with serve_here(tmp_path) as served:
        cookie, table = asyncio.run(begin(served.url, CLOCKS["budget"]))
    url = sqlite_url(tmp_path / "server.sqlite3")
    charge(url, table, 40_000)
    an_hour_passes(url, table)
    with serve_here(tmp_path) as served:
        left, _ = asyncio.run(go_on(served.url, cookie, table, url))
    assert 10_000 < left <= 20_000


async def begin(url: str, clock: Frame) -> tuple[str, str]:
    """Starts a match of one person with a clock, who has acted once and is thinking."""
    async with Client.guest(url) as client, client.connect() as line:
        table = await client.make("karak", "me", clock=clock)
        await client.start(table)
        await line.watch(table)
        assert line.now["clock"]["running"] == 0
        await line.act()
        return client.cookie, table


async def go_on(url: str, cookie: str, table: str, database_url: str) -> tuple[int, int]:
    """The time left after reconnecting, and the time charged for the next act."""
    async with connected(url, cookie) as line:
        await line.watch(table)
        left = time_left(line)
        done = await line.act()
        assert line.now["now"]["seat"] == 0, "the time was up"
        (row,) = [row for row in rows_of(database_url, table) if row.cid == done["id"]]
        return left, row.spent


def time_left(line: Line) -> int:
    assert line.now["clock"]["running"] == 0
    return int(line.now["clock"]["left"][0])


def an_hour_passes(url: str, table: str) -> None:
    with closing(Database(url)) as database, database.transaction() as connection:
        entries = update(ENTRY).where(ENTRY.c.match == table).values(at=ENTRY.c.at - HOUR)
        assert connection.execute(entries).rowcount > 0
        doc = msgspec.json.decode(connection.execute(select(TABLE.c.doc).where(TABLE.c.id == table)).scalar_one())
        doc["begun"] -= HOUR
        connection.execute(update(TABLE).where(TABLE.c.id == table).values(doc=msgspec.json.encode(doc)))


def charge(url: str, table: str, spent: int) -> None:
    with closing(Database(url)) as database, database.transaction() as connection:
        acts = (ENTRY.c.match == table) & ENTRY.c.cid.is_not(None) & (ENTRY.c.cid != "")
        assert connection.execute(update(ENTRY).where(acts).values(spent=spent)).rowcount == 1
