"""Two servers with two matches that differ only in what one viewer cannot know: everything sent to that viewer, over
the WebSocket and over HTTP, is the same to the byte, until the match is over and its secrets are open."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest

from krypta.core.door import SPECTATOR
from krypta.server.ids import new_id
from server.client import Client, Line
from server.serving import ServedHere, serve_here
from server.wire.conftest import without_limits
from server.wire.leaks import IN_WHAT_IS_HEARD
from server.wire.scripted_clients import UNDO, Table, table_of
from server.wire.two_worlds import OPTIONS, PLAYERS, Pair, Step, find

pytestmark = pytest.mark.usefixtures("hurried")
WORDS = [f"{verb} {card}" for verb in ("show", "bury", "keep", "draw") for card in ("worm", "beetle", "root", "mole")]
CURIOUS = [*WORDS, "rest", "dig", "mole", "nonsense"]
Heard = list[tuple[str, str]]  # its name, and its bytes


@pytest.fixture(scope="module")
def served_too(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    with serve_here(tmp_path_factory.mktemp("too")) as served:
        without_limits(served)
        yield served


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_viewer_cannot_tell_two_worlds_apart(served: ServedHere, served_too: ServedHere, viewer: int) -> None:
    pair = find(viewer)
    one, two = asyncio.run(live_both(served, served_too, pair))
    assert len(one) > 200, "too little was heard to prove anything"
    must_be_the_same(one, two)


def must_be_the_same(one: Heard, two: Heard) -> None:
    for (what, told), (other_what, other) in zip(one, two, strict=True):
        assert what == other_what
        assert told == other, f"{what} tells a secret: {told}, not {other}"


async def live_both(served: ServedHere, served_too: ServedHere, pair: Pair) -> tuple[Heard, Heard]:
    id = new_id()
    return await live(served, pair, 0, id), await live(served_too, pair, 1, id)


async def live(served: ServedHere, pair: Pair, world: int, id: str) -> Heard:
    """Everything that the viewer receives in one of the worlds, up to the last act but one."""
    seats = ["person"] * PLAYERS
    async with table_of(served, "burrow", *seats, seed=pair.seeds[world], id=id, options=OPTIONS, public=True) as table:
        viewer = Viewer(table, pair.viewer)
        await say_something(table)
        for number, step in enumerate(pair.steps[:-1]):
            await settle(table)
            if step.seat == pair.viewer or number % 5 == 0:
                await viewer.ask_everything()
            await do(table, step, world)
        await settle(table)
        await viewer.ask_everything()
        await viewer.look_back()
        secrets = [pair.seeds[world].to_bytes(32).hex(), "nonce 1", "nonce 2"]
        return viewer.everything(secrets)


async def say_something(table: Table) -> None:
    for seat in range(PLAYERS):
        await table.lines[seat].do("chat", id=f"chat {seat}", text=f"I am seat {seat}")
        await settle(table)


async def settle(table: Table) -> None:
    """Waits until everyone has received all updates: an answer never precedes the update it belongs to."""
    for number, line in table.everyone:
        await line.ask("ping", id=f"ping {number} {len(line.frames)}")


async def do(table: Table, step: Step, world: int) -> None:
    line, word = table.lines[step.seat], step.words[world]
    fields: dict[str, Any] = {"t": "undo"} if word == UNDO else {"t": "act", "act": word}
    await line.do(**fields, id=f"step {line.now['n']}", n=line.now["n"])


class Viewer:
    """A client that requests everything it can."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.line: Line = table.lines[seat]
        self.client: Client | None = table.people[seat] if seat >= 0 else None
        self.heard: Heard = []
        self.asked = 0

    async def ask_everything(self) -> None:
        """Requests that are always possible, and acts that cannot be played."""
        n = self.line.now["n"]
        allowed = [option["act"] for option in self.line.now["now"]["options"]]
        for word in CURIOUS:
            await self.ask("why", act=word)
            await self.ask("foresee", act=word)
            if word not in allowed:
                await self.ask("act", act=word, n=n)
        await self.ask("hint")
        await self.ask("undo", n=0)
        await self.get("")
        await self.get("/record")
        await self.get("/story", since=max(0, n - 2))
        await self.get("/moment", n=n)
        await self.get("/moment", n=n, seat=1 - max(0, self.seat))
        await self.get("/moment", n=n, seat=SPECTATOR)
        await self.look_into_the_lobby()

    async def look_back(self) -> None:
        """Requests everything that has happened so far."""
        for seat in {self.seat, SPECTATOR}:
            await self.get("/story", seat=seat)
            for n in range(self.line.now["n"] + 1):
                await self.get("/moment", n=n, seat=seat)

    async def ask(self, t: str, **fields: Any) -> None:
        self.asked += 1
        await self.line.ask(t, id=f"asked {self.asked}", **fields)

    async def get(self, path: str, **query: Any) -> None:
        answer = await self.asked_for(f"/tables/{self.table.id}{path}", query)
        self.heard.append((f"GET {path} {query}", f"{answer.status_code} {answer.text}"))

    async def look_into_the_lobby(self) -> None:
        """Requests the lists of tables, as far as they concern this one."""
        lists = (await self.asked_for("/tables", {"game": "burrow"})).json()
        ours = {name: [table for table in tables if table["id"] == self.table.id] for name, tables in lists.items()}
        assert [len(ours["running"]), len(ours["yours"])] == [1, 1 if self.client else 0]
        self.heard.append(("the lobby", json.dumps(ours)))

    async def asked_for(self, path: str, query: dict[str, Any]) -> httpx.Response:
        """The answer over HTTP; a stranger sends no cookie."""
        asker = self.client or self.table.people[0]
        assert asker is not None
        return await asker.http.get(path, params=query, headers={} if self.client else {"Cookie": ""})

    def everything(self, secrets: list[str]) -> Heard:
        heard = [(f"frame {n}", text) for n, text in enumerate(self.line.raw)] + self.heard
        for what, text in heard:
            assert not any(secret in text for secret in secrets), f"{what} has the luck in it: {text}"
        return [(what, self.masked(text)) for what, text in heard]

    def masked(self, text: str) -> str:
        """Masks what is random and public: ids and names of people, the commitment, the time."""
        shown = next(frame["table"] for frame in self.line.frames if frame["t"] == "table" and frame["n"])
        for number, seat in enumerate(shown["seats"]):
            text = text.replace(seat["user"], f"user {number}")
        text = text.replace(shown["commitment"], "commitment")
        return re.sub(r'"at":\d+', '"at":0', re.sub(r'"Guest \d+"', '"Guest"', text))


@pytest.mark.parametrize("leak", IN_WHAT_IS_HEARD, ids=lambda leak: leak.__name__)
def test_a_leak_in_what_is_sent_is_found(
    served: ServedHere,
    served_too: ServedHere,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    pair = find(SPECTATOR)
    pair = msgspec.structs.replace(pair, steps=pair.steps[:6])
    must_be_the_same(*asyncio.run(live_both(served, served_too, pair)))
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"tells a secret|has the luck in it"):
        must_be_the_same(*asyncio.run(live_both(served, served_too, pair)))
