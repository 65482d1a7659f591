"""Expensive requests are limited: endless undo, replays of long matches, guessing names; and NUL characters, which
PostgreSQL cannot look up, are refused."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from krypta.server.accounts.people import Came, People
from krypta.server.accounts.person import Person
from krypta.server.app import build
from krypta.server.http.api.records import RecordsController
from krypta.server.ids import new_id
from krypta.server.limits import Limits
from krypta.server.node import Node
from krypta.server.ops.metrics import Metrics
from krypta.server.refusal import Refusal
from krypta.server.settings import Settings, sqlite_url
from krypta.server.storage.database import Database
from krypta.server.storage.migrate import migrate, signing_key
from krypta.server.tables import commands, lobby
from krypta.server.tables.table import Wish
from krypta.server.wire import Act, MakeOffer, Undo
from server.parts import postgres_url
from server.store.open_rooms import begin, open_rooms

CAME = Came("192.0.2.1", "attacker")


async def until_refused(work: Callable[[int], Awaitable[object]]) -> tuple[int, str]:
    """How often that succeeded, and the reason of the first refusal."""
    for number in range(50):
        try:
            await work(number)
        except Refusal as refusal:
            return number, refusal.message.id
    return 50, ""


def test_acts_are_not_taken_back_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_UNDONE", 3)
    monkeypatch.setattr(commands, "MOST_AGREED", 2)

    async def loop() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            ann = Person(new_id(), "Ann", "guest")
            room = await rooms.create(Wish("burrow", ("me", "me"), away=0), ann, None)
            await lobby.start(room, ann.id)

            async def bury(number: int) -> None:
                match = room.running()
                words = [match.game.say(option) for option in match.position.options()]
                word = next(word for word in words if word.startswith("bury"))
                await commands.act(room, ann.id, Act(f"a{room.n}", room.n, word))

            async def back(number: int) -> None:
                await bury(number)
                await commands.undo(room, ann.id, Undo(f"u{number}", room.n))

            async def back_by_agreement(number: int) -> None:
                await commands.offer(room, ann.id, MakeOffer(f"o{number}", "undo", to=room.n - 1))
                await bury(number)

            assert await until_refused(back) == (3, "server-undo-often")
            assert await until_refused(back_by_agreement) == (2, "server-undo-often")
            assert len([entry for entry in room.running().entries if entry.fact == "undo"]) == 3 + 2
            await commands.act(room, ann.id, Act("rest", room.n, "rest"))
            await bury(0)
            await commands.undo(room, ann.id, Undo("next turn", room.n))

    asyncio.run(loop())


def test_names_cannot_be_tried_out_without_end(tmp_path: Path) -> None:
    async def guess() -> None:
        async with open_rooms(sqlite_url(tmp_path / "server.sqlite3")) as rooms:
            people = People(rooms.database, b"k" * 32)
            people.names = Limits(0.1, burst=4, clock=lambda: 0.0)
            ann, bob = [(await people.make_guest(CAME)).person for _ in range(2)]

            def calling(guest: Person, address: str) -> Callable[[int], Awaitable[object]]:
                return lambda number: people.rename(guest, f"Xanros {number}", Came(address, "attacker"))

            assert await until_refused(calling(ann, "192.0.2.1")) == (4, "server-slow-down")
            assert await until_refused(calling(ann, "192.0.2.2")) == (0, "server-slow-down"), "the same person"
            assert await until_refused(calling(bob, "192.0.2.1")) == (0, "server-slow-down"), "the same address"
            assert await until_refused(calling(bob, "192.0.2.3")) == (4, "server-slow-down")

    asyncio.run(guess())


async def status(app: object, path: str, query: bytes, address: str) -> int:
    """The response to a request."""
    sent: list[dict[str, object]] = []
    scope: dict[str, object] = {"type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": path}
    scope |= {"raw_path": path.encode(), "query_string": query, "root_path": "", "client": (address, 1)}
    scope |= {"headers": [(b"host", b"localhost")], "server": ("localhost", 80), "state": {}}

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    await app(scope, receive, send)  # type: ignore[operator]
    return int(str(sent[0]["status"]))


def test_a_nul_in_a_query_is_a_mistake_of_whoever_asks() -> None:
    async def ask() -> None:
        database = Database(postgres_url())
        migrate(database)
        try:
            node = Node(Settings(database_url=""), database, signing_key(database), Metrics())
            app = build(node)
            for path, query in (("/api/me/keepings", b"game=%00"), ("/api/tables", b"game=a%00b")):
                assert await status(app, path, query, "192.0.2.1") == 400
        finally:
            database.close()

    asyncio.run(ask())


def test_matches_are_not_replayed_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RecordsController, "replays", Limits(4, burst=5, clock=lambda: 0.0))

    async def ask() -> None:
        url = sqlite_url(tmp_path / "server.sqlite3")
        async with open_rooms(url) as rooms:
            table = (await begin(rooms)).id
        database = Database(url)
        try:
            node = Node(Settings(database_url=url), database, signing_key(database), Metrics())
            app = build(node)
            path = f"/api/tables/{table}/moment"
            assert [await status(app, path, b"n=0", "192.0.2.1") for _ in range(7)] == [200] * 5 + [429] * 2
            assert [await status(app, path, b"n=0", "127.0.0.1") for _ in range(7)] == [200] * 7
        finally:
            database.close()

    asyncio.run(ask())


def test_nothing_is_refused_because_another_node_was_quicker() -> None:
    """A guest joins on one node, and the host immediately starts on another, which does not know of it yet."""

    async def play() -> None:
        url = postgres_url()
        async with open_rooms(url) as one, open_rooms(url) as two:
            for _ in range(5):
                ann, bob = Person(new_id(), "Ann", "guest"), Person(new_id(), "Bob", "guest")
                room = await one.create(Wish("burrow", ("me", "open")), ann, None)
                await lobby.join(await two.room(room.id), bob, None, None)
                assert room.heard <= room.version, "it has not heard of it"
                await lobby.start(room, ann.id)
                assert room.table.people() == [ann.id, bob.id]

    asyncio.run(play())
