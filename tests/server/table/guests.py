"""Guests for tests: they come, sit down together, and watch their table."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import httpx
from msgspec.structs import replace
from sqlalchemy import Select, select

from krypta.core.match import Match
from krypta.server.storage.schema import PARTICIPANT, RATING
from krypta.server.storage.store import Row, load_rows
from krypta.server.tables import automation
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import Room
from server.client import Client, Frame, Line, connected
from server.serving import ServedHere

SPECTATOR = -3
NOBODY = -2


class Evening:
    """Disconnects all guests when the test ends."""

    def __init__(self, served: ServedHere, stack: AsyncExitStack) -> None:
        self.served = served
        self.node = served.node
        self._stack = stack

    async def guest(self) -> Client:
        return await self._stack.enter_async_context(Client.guest(self.served.url))

    async def guests(self, count: int) -> list[Client]:
        return [await self.guest() for _ in range(count)]

    async def connect(self, who: Client | None) -> Line:
        """A WebSocket of a client, or an anonymous one."""
        return await self._stack.enter_async_context(connected(self.served.url, who.cookie if who else ""))

    async def look(self, who: Client | None, table: str, seat: int | None = None) -> Line:
        """Connects and watches a table."""
        line = await self.connect(who)
        await line.watch(table, seat)
        return line

    async def sit(self, game: str, people: Sequence[Client], *bots: str, **more: Any) -> str:
        """A table with these people and then these bots in its seats; it has not started."""
        host, *others = people
        table = await host.make(game, "me", *["open" for _ in others], *bots, **more)
        for other in others:
            await other.join(table)
        return table

    async def play(self, game: str, people: Sequence[Client], *bots: str, **more: Any) -> tuple[str, list[Line]]:
        """A running match that everyone watches from their own seat."""
        table = await self.sit(game, people, *bots, **more)
        await people[0].start(table)
        return table, [await self.look(one, table) for one in people]

    # -- inside the node

    async def room(self, table: str) -> Room:
        room: Room = await self.behind(self.node.rooms.room(table))
        return room

    async def behind(self, work: Awaitable[Any]) -> Any:
        """Runs something on the node's own loop."""
        return self.served.do(work)

    async def change(self, table: str, work: Callable[[Draft], Any]) -> Any:
        return await self.behind((await self.room(table)).change(work))

    async def bot_plays(self, table: str, word: str) -> None:
        """Makes the bot whose turn it is play that act."""

        def work(draft: Draft) -> None:
            assert draft.bot_decides(), "it is no bot's turn"
            automation.bot_acts(draft, draft.running().game.parse(word), draft.decides, draft.n)

        await self.change(table, work)

    async def pass_time(self, table: str, seconds: float, noticed: bool = True) -> None:
        """Pretends that the deciding player has been thinking for that much longer; `noticed` wakes the room."""
        room, gone = await self.room(table), int(seconds * 1000)

        async def later() -> None:
            room.last_at -= gone
            room.back_at = {seat: at - gone for seat, at in room.back_at.items()}
            room.table = replace(room.table, begun=room.table.begun - gone)
            if noticed:
                room.tell()

        await self.behind(later())

    async def restart(self, table: str) -> None:
        """Reads the table from the store again, as after a restart."""

        async def forget() -> None:
            room = await self.node.rooms.room(table)
            async with room.lock:
                room.stale = True
                await room.catch_up()

        await self.behind(forget())

    async def match(self, table: str) -> Match:
        return (await self.room(table)).running()

    # -- stored data

    async def query(self, wanted: Select[Any]) -> list[Any]:
        return await self.node.database.read(lambda connection: list(connection.execute(wanted).all()))

    async def log(self, table: str) -> list[Row]:
        return await self.node.database.read(lambda connection: load_rows(connection, table, 0, 10**6))

    async def participants(self, table: str) -> list[Any]:
        return await self.query(select(PARTICIPANT).where(PARTICIPANT.c.match == table).order_by(PARTICIPANT.c.seat))

    async def ratings(self, *people: Client) -> dict[str, int]:
        """The number of rated matches of each of them, if any."""
        ids = [one.id for one in people]
        return {row.user_id: row.matches for row in await self.query(select(RATING).where(RATING.c.user_id.in_(ids)))}


async def post(who: Client, table: str, what: str, **body: Any) -> httpx.Response:
    """Posts a change of a table."""
    return await who.http.post(f"/tables/{table}/{what}", json=body)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    assert not answer.is_success, answer.text
    return answer.status_code, answer.json()["id"]


async def told(line: Line, fits: Callable[[Frame], bool]) -> Frame:
    """The newest table message received, once it fits."""
    tables = [frame for frame in line.frames if frame["t"] == "table"]
    frame = tables[-1] if tables else await line.until("table")
    while not fits(frame["table"]):
        frame = await line.until("table")
    return frame


async def caught_up(*lines: Line) -> None:
    """Waits until every connection has received everything due.

    The pause keeps a test that asks again and again while a bot thinks below the limit of messages.
    """
    await asyncio.sleep(0.01)
    for line in lines:
        await line.ask("ping")


async def rest(line: Line, n: int) -> int:
    """Burrow: the seat rests. Returns the number of the last entry."""
    return int((await line.do("act", n=n, act="rest"))["n"])


async def rest_out(lines: Sequence[Line]) -> Frame:
    """Burrow: everyone rests until the match is over. Returns the first client's last view."""
    while True:
        await caught_up(*lines)
        now = lines[0].now
        decides = now["now"]["seat"]
        if decides == NOBODY:
            return now
        await rest(lines[decides], now["n"])


def own(line: Line) -> Frame:
    """Burrow: the cards that only the viewer knows."""
    cards: Frame = line.now["now"]["view"]["own"]
    return cards


def a_card(line: Line) -> str:
    """Burrow: a card in the viewer's hand."""
    return str(next(iter(own(line)["hand"])))
