"""A bug of ours in the middle of a match: the affected client is not left waiting for an update that never comes."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from krypta.server.tables.cached_updates import CachedUpdates
from server.client import Client
from server.serving import serve_here


def test_a_connection_that_cannot_be_told_what_is_new_is_closed_and_the_next_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = CachedUpdates.match
    monkeypatch.setattr(CachedUpdates, "match", lambda *_: 1 / 0)

    async def come_twice(url: str) -> None:
        async with Client.guest(url) as client:
            table = await client.make("karak", "me")
            await client.start(table)
            with pytest.raises(ConnectionClosedError) as closed:
                async with client.connect() as line:
                    await line.watch(table)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011
            monkeypatch.setattr(CachedUpdates, "match", right)
            async with client.connect() as line:
                await line.watch(table)
                await line.act()

    with serve_here(tmp_path) as served:
        asyncio.run(come_twice(served.url))
