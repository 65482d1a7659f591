"""Scripted clients that play a match over the wire, each choosing at random."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence

from krypta import bots
from krypta.core.door import SPECTATOR
from krypta.core.log import Entry, Header, loads
from krypta.core.luck import SealedLuck
from krypta.core.rng import draw_below, generator
from krypta.server.accounts.person import Person
from krypta.server.ids import new_id
from krypta.server.tables.table import Wish, new
from server.client import Client, Frame, Line, connected
from server.serving import ServedHere

UNDO = "undo"
Choose = Callable[[Frame, int], str]  # chooses an act's word, or UNDO, from a frame with options for a seat


class Table:
    """A running match: its id, the clients by seat (None for a bot), and their connections."""

    def __init__(self, id: str, people: Sequence[Client | None]) -> None:
        self.id = id
        self.people = list(people)
        self.lines: dict[int, Line] = {}

    @property
    def everyone(self) -> list[tuple[int, Line]]:
        return sorted(self.lines.items())


@contextlib.asynccontextmanager
async def table_of(
    served: ServedHere, game: str, *seats: str, seed: int = 0, watched: bool = True, id: str = "", **more: object
) -> AsyncIterator[Table]:
    """A running match with known luck: `seats` are `person` or a bot's level. An anonymous spectator watches it."""
    async with contextlib.AsyncExitStack() as stack:

        async def guest() -> Client:
            return await stack.enter_async_context(Client.guest(served.url))

        people = [await guest() if seat == "person" else None for seat in seats]
        host = next(person for person in people if person)
        kinds = ["me" if person is host else "open" if person else seats[i] for i, person in enumerate(people)]
        id = await put(served, host, Wish(game, tuple(kinds), **more), seed, id or new_id())  # type: ignore[arg-type]
        for seat, person in enumerate(people):
            if person is not None and person is not host:
                await person.join(id, seat, nonce=f"nonce {seat}")
        table = Table(id, people)
        if watched:
            for seat, person in enumerate(people):
                if person is not None:
                    table.lines[seat] = await stack.enter_async_context(person.connect())
                    await table.lines[seat].watch(id, seat, id="watch")
            table.lines[SPECTATOR] = await stack.enter_async_context(connected(served.url))
            await table.lines[SPECTATOR].watch(id, id="watch")
        await host.start(id)
        for line in table.lines.values():
            await line.until("update", "snapshot")
        yield table


async def put(served: ServedHere, host: Client, wish: Wish, seed: int, id: str) -> str:
    """Creates a table whose luck is known to the test."""
    secret = seed.to_bytes(32)
    person = Person(host.id, "Host", "guest")
    made = new(id, wish, person.id, person.name, "nonce 0", SealedLuck.seal(secret))

    async def work() -> None:
        await served.node.rooms.put(made, secret)

    await asyncio.to_thread(served.do, work())
    return id


def by_dice(seed: object, undo_in: int = 0) -> Choose:
    """Chooses any option; one time in `undo_in` it undoes the last act, if possible."""
    rng = generator("choose", seed)

    def choose(frame: Frame, seat: int) -> str:
        now = frame["now"]
        if undo_in and now["undo"] and draw_below(rng, undo_in) == 0:
            return UNDO
        return str(now["options"][int(draw_below(rng, len(now["options"])))]["act"])

    return choose


def greedily(served: ServedHere, table: str) -> Choose:
    """Chooses like the greedy bot, so that matches end sooner. It reads the true match, which waits for this seat."""

    def choose(frame: Frame, seat: int) -> str:
        position = served.node.rooms.open[table].running().position.copy()
        chosen = position.game.say(bots.choose("greedy", position, seat, generator("greedy", frame["n"])))
        assert chosen in [option["act"] for option in frame["now"]["options"]]
        return chosen

    return choose


async def play_out(table: Table, choose: Choose) -> None:
    """Everyone plays until the match is over."""
    async with asyncio.TaskGroup() as players:
        for seat, line in table.everyone:
            players.create_task(play_on(line, seat, choose))


async def play_on(line: Line, seat: int, choose: Choose) -> None:
    """Plays a seat whenever it has options, until the match is over."""
    frame = next((frame for frame in reversed(line.frames) if "now" in frame), None)
    while frame is None or frame["now"]["seat"] != -2:
        if frame is not None and frame["now"]["options"]:
            await say(line, frame, choose(frame, seat), seat)
        else:
            await line.receive()
        frame = next((frame for frame in reversed(line.frames) if "now" in frame), None)


async def say(line: Line, frame: Frame, chosen: str, seat: int) -> None:
    if chosen == UNDO:
        await line.do("undo", n=frame["n"], seat=seat)
    else:
        await line.do("act", n=frame["n"], act=chosen, seat=seat)


async def record_of(table: Table) -> tuple[Header, list[Entry]]:
    """The record as anyone can get it once the match is over."""
    player = next(person for person in table.people if person)
    answer = await player.http.get(f"/tables/{table.id}/record")
    assert answer.is_success, answer.text
    header, entries, _seal = loads(answer.content)
    return header, entries
