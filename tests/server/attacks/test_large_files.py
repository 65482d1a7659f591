"""Large card files and decks delay nobody else: they are read in a few threads off the event loop, with a deadline, and
are refused unread if they are too large."""

import asyncio
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from krypta import games
from krypta.core.game import Game
from krypta.games.shabrak.cards.deck_file import ready_made, write
from krypta.server.accounts.person import Person
from krypta.server.building import MOST_EACH, MOST_WAITING, Building
from krypta.server.ids import new_id
from krypta.server.refusal import Refusal
from krypta.server.settings import sqlite_url
from krypta.server.tables import commands, lobby
from krypta.server.tables.table import LARGEST_OPTIONS, MOST_OPTIONS, Wish
from krypta.server.wire import Rematch
from server.store.open_rooms import open_rooms

LOOP = "MainThread"


def reading(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the names of the threads that build contents."""
    where: list[str] = []
    game = type(games.load("shabrak"))
    build = game.contents

    def noted(self: Game, options: Any) -> Any:
        where.append(threading.current_thread().name)
        return build(self, options)

    monkeypatch.setattr(game, "contents", noted)
    return where


def test_nothing_is_built_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = reading(monkeypatch)

    async def play() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            ann = Person(new_id(), "Ann", "guest")
            room = await rooms.create(Wish("shabrak", ("me", "me"), {"deck1": "tinkers"}, away=0), ann, None)
            await lobby.bring(room, ann.id, 1, write(ready_made()["tumblers"]))
            await lobby.start(room, ann.id)
            await room.change(commands.abort)
            done = await lobby.rematch(room, ann, Rematch("1"))
            again = await rooms.room(done.table or "")
            assert again.table.state == "running"
            rooms.open.clear()  # as after a restart
            rooms.contents._held.clear()
            assert (await rooms.room(again.id)).match is not None

    asyncio.run(play())
    assert where
    assert LOOP not in where


def test_an_unreadable_deck_is_refused_with_its_reasons_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            ann = Person(new_id(), "Ann", "guest")
            strangers = "\n".join(["warriors = ["] + [f'  "no-such-{n}",' for n in range(99)] + ["]"])
            with pytest.raises(Refusal) as refused:
                await rooms.create(Wish("shabrak", ("me", "nobody"), {"deck1": strangers}), ann, None)
            assert refused.value.message.id == "server-bad-table"
            room = await rooms.create(Wish("shabrak", ("me", "me")), ann, None)
            with pytest.raises(Refusal):
                await lobby.bring(room, ann.id, 0, strangers)
            assert room.table.options == {}

    asyncio.run(play())


@pytest.mark.parametrize(
    "options", [{"cards": "x" * (LARGEST_OPTIONS + 1)}, {f"o{n}": 1 for n in range(MOST_OPTIONS + 1)}]
)
def test_what_is_too_large_is_not_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    where = reading(monkeypatch)

    async def ask() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            with pytest.raises(Refusal) as refused:
                await rooms.create(Wish("shabrak", ("me", "me"), options), Person(new_id(), "Ann", "guest"), None)
            assert (refused.value.status, refused.value.message.id) == (413, "server-options-large")

    asyncio.run(ask())
    assert where == []


def test_what_takes_too_long_is_refused_and_what_waits_behind_it_is_never_begun() -> None:
    begun: list[int] = []
    go_on = threading.Event()

    def work(number: int) -> int:
        begun.append(number)
        go_on.wait(60)
        return number

    async def ask() -> None:
        building = Building(threads=1, most=3, deadline=0.1)
        ran = await asyncio.gather(*(building.run(partial(work, n)) for n in range(5)), return_exceptions=True)
        said = [error.message.id for error in ran if isinstance(error, Refusal)]
        assert sorted(said) == ["server-files-busy"] * 2 + ["server-files-slow"] * 3
        assert begun == [0]
        go_on.set()
        while building.waiting.total():
            await asyncio.sleep(0.01)
        assert await building.run(lambda: work(9)) == 9
        assert begun == [0, 9]
        building.close()

    asyncio.run(ask())


def test_nobody_keeps_the_others_out() -> None:
    go_on = threading.Event()

    async def ask() -> None:
        building = Building(threads=1)
        flood = [asyncio.ensure_future(building.run(lambda: go_on.wait(60), "192.0.2.1")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(building.run(lambda: "read", "192.0.2.2"))
        await asyncio.sleep(0)
        assert building.waiting == {"192.0.2.1": MOST_EACH, "192.0.2.2": 1}
        go_on.set()
        assert await other == "read"
        said = await asyncio.gather(*flood, return_exceptions=True)
        assert len([error for error in said if isinstance(error, Refusal)]) == MOST_WAITING - MOST_EACH
        building.close()

    asyncio.run(ask())
