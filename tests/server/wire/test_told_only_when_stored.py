"""Nothing is sent before it is on disk; and what could not be stored was never sent."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest

from krypta.server.storage.database import Away
from krypta.server.storage.store import Change
from server.client import connected
from server.serving import ServedHere
from server.wire.expected_messages import must_be_gapless
from server.wire.scripted_clients import table_of


class Gate:
    """Holds back writes about one table until it is opened or broken."""

    def __init__(self, served: ServedHere, table: str) -> None:
        self.served = served
        self.table = table
        self.held = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._open = served.do(self._event())
        self._broken = False
        self._write = served.node.rooms.writer.write

    @staticmethod
    async def _event() -> asyncio.Event:
        return asyncio.Event()

    async def write(self, change: Change) -> None:
        if change.id == self.table and not self._open.is_set():
            self._loop.call_soon_threadsafe(self.held.set)
            await self._open.wait()
            if self._broken:
                raise Away("the disk is gone")
        await self._write(change)

    def open(self) -> None:
        self.served.loop.call_soon_threadsafe(self._open.set)

    def fail(self) -> None:
        self._broken = True
        self.open()


@contextlib.contextmanager
def gate_before(served: ServedHere, table: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate(served, table)
    with monkeypatch.context() as patch:
        patch.setattr(served.node.rooms.writer, "write", gate.write)
        try:
            yield gate
        finally:
            gate.open()


def test_nothing_is_told_before_it_is_stored(served: ServedHere, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table, connected(served.url) as late:
            player, other = table.lines[0], table.lines[1]
            n = player.now["n"]
            with gate_before(served, table.id, monkeypatch) as gate:
                id = await player.send("act", n=n, act="rest")
                await gate.held.wait()
                await late.send("watch", table=table.id)
                answers = [await other.ask("ping"), await late.ask("ping"), await late.ask("hint")]
                assert [answer["n"] for answer in answers] == [n, n, n], "it is said how far the match is"
                assert max(frame["n"] for frame in other.frames) == n
                assert [frame["t"] for frame in late.frames] == ["hello", "pong", "refused"]
                gate.open()
                assert (await player.answer(id))["n"] > n
            assert (await other.until("update"))["n"] > n
            assert (await late.until("snapshot"))["n"] > n

    asyncio.run(main())


def test_an_act_that_could_not_be_stored_was_never_told_and_can_be_done_again(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            player, other = table.lines[0], table.lines[1]
            n = player.now["n"]
            with gate_before(served, table.id, monkeypatch) as gate:
                id = await player.send("act", n=n, act="rest")
                await gate.held.wait()
                gate.fail()
                refused = await player.answer(id)
                assert (refused["t"], refused["why"]["id"], refused["n"]) == ("refused", "server-database-away", n)
            again = await player.do("act", n=n, act="rest", id=id)
            await other.until("update", n=again["n"])
            assert must_be_gapless(player) == must_be_gapless(other) == again["n"]
            assert served.node.rooms.open[table.id].running().entries[n].act == "rest"

    asyncio.run(main())
