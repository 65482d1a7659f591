"""A message that is resent because its answer was lost changes nothing and gets the same answer."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from krypta.server.storage.schema import CHAT, ENTRY, PARTICIPANT, TABLE
from krypta.server.talk import chat as chat_store
from krypta.server.wire import ChatLine
from server.client import Client, Frame, Line, connected
from server.serving import ServedHere, serve_here
from server.wire.conftest import without_limits
from server.wire.scripted_clients import Table, table_of

pytestmark = pytest.mark.usefixtures("hurried")

Message = dict[str, Any]
Scene = Callable[[Table], Awaitable[Message]]  # prepares the situation and returns the message that seat 0 then sends
Sent = tuple[str, str, Message, Frame, list[Any]]  # table, cookie, message sent, answer, and what was stored then


async def act(table: Table) -> Message:
    """Resting ends the turn: nature draws for the next seat in the same change."""
    return {"t": "act", "n": table.lines[0].now["n"], "act": "rest"}


async def undo(table: Table) -> Message:
    line = table.lines[0]
    word = next(option["act"] for option in line.now["now"]["options"] if option["act"].startswith("bury"))
    await line.do("act", n=line.now["n"], act=word)
    return {"t": "undo", "n": line.now["n"]}


async def resign(table: Table) -> Message:
    """With three seats the match goes on; another seat decides, so nothing happens automatically."""
    await (await act_of(table, 0)).until("update")
    return {"t": "resign"}


async def act_of(table: Table, seat: int) -> Line:
    line = table.lines[seat]
    await line.do("act", n=line.now["n"], act="rest")
    return table.lines[seat + 1]


async def resign_to_the_end(table: Table) -> Message:
    await table.lines[1].do("resign")
    return {"t": "resign"}


async def offer(table: Table) -> Message:
    return {"t": "offer", "what": "draw"}


async def offer_undo(table: Table) -> Message:
    return {"t": "offer", "what": "undo", "to": 2}


async def offer_that_was_declined(table: Table) -> Message:
    """The offer was declined the first time; the resend must not renew it."""
    message = {"t": "offer", "what": "draw", "id": "again"}
    await table.lines[0].do(**message)
    await table.lines[1].do("answer", yes=False)
    return message


async def agree(table: Table) -> Message:
    await table.lines[1].do("offer", what="draw")
    await table.lines[2].do("answer", yes=True)
    return {"t": "answer", "yes": True}


async def agree_to_undo(table: Table) -> Message:
    await table.lines[1].do("offer", what="undo", to=4)
    await table.lines[2].do("answer", yes=True)
    return {"t": "answer", "yes": True}


async def decline(table: Table) -> Message:
    await table.lines[1].do("offer", what="abort")
    return {"t": "answer", "yes": False}


async def rematch(table: Table) -> Message:
    await table.lines[1].do("resign")
    await table.lines[2].do("resign")
    return {"t": "rematch"}


async def hint(table: Table) -> Message:
    return {"t": "hint"}


async def why(table: Table) -> Message:
    return {"t": "why", "act": "keep worm"}


async def foresee(table: Table) -> Message:
    return {"t": "foresee", "act": "rest"}


async def chat(table: Table) -> Message:
    return {"t": "chat", "text": "Good luck!"}


async def emote(table: Table) -> Message:
    return {"t": "emote", "what": "cheer"}


async def ping(table: Table) -> Message:
    return {"t": "ping"}


async def watch(table: Table) -> Message:
    return {"t": "watch", "table": table.id, "seat": 0, "since": 2}


SCENES = [
    act, undo, resign, resign_to_the_end, offer, offer_undo, offer_that_was_declined, agree, agree_to_undo, decline,
    rematch, hint, why, foresee, chat, emote, ping, watch,
]  # fmt: skip
DURABLE = [scene for scene in SCENES if scene not in (emote, ping, watch)]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_message_sent_again_changes_nothing_and_is_answered_the_same(served: ServedHere, scene: Scene) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person", "person") as table:
            message = {"id": "again", **await scene(table)}
            first = await ask(table.lines[0], message)
            kept = await everything(served, table.id)
            assert await ask(table.lines[0], message) == first
            assert await everything(served, table.id) == kept
            table.lines[0].cut()
            async with came_back(served, table) as line:
                assert await ask(line, message) == first
            assert await everything(served, table.id) == kept

    asyncio.run(main())


def test_messages_sent_again_after_a_restart_change_nothing_and_are_answered_the_same(tmp_path: Path) -> None:
    async def before(served: ServedHere) -> list[Sent]:
        without_limits(served)
        return [await send(served, scene) for scene in DURABLE]

    async def send(served: ServedHere, scene: Scene) -> Sent:
        async with table_of(served, "burrow", "person", "person", "person") as table:
            message = {"id": "again", **await scene(table)}
            answer = await ask(table.lines[0], message)
            assert table.people[0] is not None
            return table.id, table.people[0].cookie, message, answer, await everything(served, table.id)

    async def after(served: ServedHere, sent: list[Sent]) -> None:
        for table, cookie, message, answer, kept in sent:
            async with connected(served.url, cookie) as line:
                await line.watch(table)
                assert await ask(line, message) == answer
                assert await ask(line, message) == answer
            assert (await everything(served, table))[:-1] == kept[:-1]

    with serve_here(tmp_path) as served:
        sent = asyncio.run(before(served))
    with serve_here(tmp_path) as served:
        asyncio.run(after(served, sent))


async def ask(line: Line, message: Message) -> Frame:
    """The answer without the time."""
    answer = await line.ask(**message)
    assert answer["t"] in ("done", "pong"), answer
    return {name: value for name, value in answer.items() if name != "at"}


@contextlib.asynccontextmanager
async def came_back(served: ServedHere, table: Table) -> AsyncIterator[Line]:
    assert table.people[0] is not None
    async with table.people[0].connect() as line:
        await line.watch(table.id, 0)
        yield line


async def everything(served: ServedHere, table: str) -> list[Any]:
    """Everything stored about a table; and last, the other tables."""

    def read(connection: Connection) -> list[Any]:
        parts = [
            select(TABLE.c.last, TABLE.c.doc, TABLE.c.header).where(TABLE.c.id == table),
            select(ENTRY).where(ENTRY.c.match == table).order_by(ENTRY.c.n),
            select(CHAT).where(CHAT.c.match == table).order_by(CHAT.c.n),
            select(PARTICIPANT).where(PARTICIPANT.c.match == table).order_by(PARTICIPANT.c.seat),
            select(TABLE.c.id, TABLE.c.doc).order_by(TABLE.c.id),
        ]
        return [connection.execute(part).all() for part in parts]

    found: list[Any] = await asyncio.to_thread(served.do, served.node.database.read(read))
    return found


def test_a_person_with_two_seats_resigns_only_one_of_them_by_sending_twice(served: ServedHere) -> None:
    """Without a seat the deciding one is meant: the second time that is the other seat."""

    async def main() -> None:
        async with Client.guest(served.url) as ann, ann.connect() as line:
            table = await ann.make("burrow", "me", "me", "me")
            await ann.start(table)
            await line.watch(table)
            first = await line.do("resign", id="r")
            await line.until("update", n=first["n"] + 1)  # the bot plays on, and the turn passes
            kept = await everything(served, table)
            assert await line.do("resign", id="r") == first
            assert await everything(served, table) == kept
            assert [seat["resigned"] for seat in (await ann.get(f"/tables/{table}"))["seats"]] == [True, False, False]

    asyncio.run(main())


def test_a_person_with_two_seats_is_answered_the_same_when_the_turn_has_passed_to_the_other(served: ServedHere) -> None:
    async def main() -> None:
        async with Client.guest(served.url) as ann, ann.connect() as line:
            table = await ann.make("burrow", "me", "me")
            await ann.start(table)
            await line.watch(table, 0)
            message = {"n": line.now["n"], "act": "rest", "id": "a"}
            first = await line.do("act", **message)
            assert line.now["now"]["seat"] == 1
            assert await line.do("act", **message) == first

    asyncio.run(main())


def test_two_seats_may_use_the_same_id_for_their_messages(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            one, two = table.lines[0], table.lines[1]
            await one.do("act", id="same", n=one.now["n"], act="rest")
            await two.until("update")
            done = await two.do("act", id="same", n=two.now["n"], act="rest")
            assert done["n"] > one.now["n"]
            await one.do("chat", id="word", text="one")
            await two.do("chat", id="word", text="two")
            while len(heard(one)) < 2:
                await one.receive()
            assert [line["text"] for line in heard(one)] == ["one", "two"]

    asyncio.run(main())


def heard(line: Line) -> list[Frame]:
    """Every line of chat received, in order."""
    return [said for frame in line.frames if frame["t"] == "chat" for said in frame["lines"]]


def test_lines_of_chat_said_at_the_same_time_are_told_once(served: ServedHere, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading them is slowed down here, so that many read at once."""
    read = chat_store.lines

    def read_slowly(connection: Connection, id: str, after: int) -> list[ChatLine]:
        found = read(connection, id, after)
        time.sleep(0.02)
        return found

    async def main() -> None:
        async with table_of(served, "burrow", "person", "person", "person") as table:
            await asyncio.gather(*(speak(table.lines[seat], seat) for seat in range(3)))
            async with connected(served.url) as late:
                await late.watch(table.id)
            numbers = list(range(1, 25))
            assert [line["number"] for line in heard(late)] == numbers
            assert sorted(line["text"] for line in heard(late)) == [
                f"{seat} {n}" for seat in range(3) for n in range(8)
            ]
            for seat in range(3):
                await table.lines[seat].watch(table.id, seat)
                told = [line["number"] for line in heard(table.lines[seat])]
                assert told == numbers * 2, "once as it was said, once for having come anew"

    async def speak(line: Line, seat: int) -> None:
        ids = [await line.send("chat", text=f"{seat} {number}") for number in range(8)]
        for id in ids:
            assert (await line.answer(id))["t"] == "done"

    monkeypatch.setattr(chat_store, "lines", read_slowly)

    asyncio.run(main())
