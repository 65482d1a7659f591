"""Two clients act at the same moment: exactly one act is accepted, and the other is refused as stale."""

import asyncio

import pytest

from krypta.core.rng import draw_below, generator
from server.client import Client, Frame, Line
from server.serving import ServedHere
from server.wire.scripted_clients import table_of

pytestmark = pytest.mark.usefixtures("hurried")

TRIES = 200


def test_of_two_connections_that_act_at_once_exactly_one_is_heard(served: ServedHere) -> None:
    """One person with two devices and both seats, who may therefore always act from either."""
    asyncio.run(race(served, TRIES, pipelined=False))


def test_of_two_acts_sent_together_the_first_is_heard(served: ServedHere) -> None:
    asyncio.run(race(served, TRIES, pipelined=True))


@pytest.mark.slow
def test_of_thousands_of_acts_at_once_exactly_one_is_heard_each_time(served: ServedHere) -> None:
    asyncio.run(race(served, 3000, pipelined=False))


async def race(served: ServedHere, tries: int, pipelined: bool) -> None:
    rng = generator("race", pipelined)
    async with Client.guest(served.url) as ann, ann.connect() as one, ann.connect() as two:
        table, lines = "", (one, one if pipelined else two)
        done = 0
        while done < tries:
            if not table or one.now["now"]["seat"] < 0:
                table = await new_table(ann, one, two)
            done += await race_once(served, table, lines, rng, first_wins=pipelined)


async def new_table(ann: Client, *lines: Line) -> str:
    table = await ann.make("karak", "me", "me")
    await ann.start(table)
    for line in lines:
        await line.watch(table, since=None)
    return table


async def race_once(served: ServedHere, table: str, lines: tuple[Line, Line], rng: object, first_wins: bool) -> bool:
    """Returns whether there was a race: after the last act of a match there is nothing to be late for."""
    room = served.node.rooms.open[table]
    match = room.running()
    n, seat = room.n, match.seat
    words = [match.game.say(act) for act in match.position.options()]
    chosen = [words[int(draw_below(rng, len(words)))] for _ in lines]
    ids = [await line.send("act", n=n, act=word, seat=seat) for line, word in zip(lines, chosen, strict=True)]
    answers = [await line.answer(id) for line, id in zip(lines, ids, strict=True)]
    taken = [number for number, answer in enumerate(answers) if answer["t"] == "done"]
    assert len(taken) == 1, answers
    assert taken == [0] or not first_wins, answers
    assert match.entries[n].act == chosen[taken[0]]
    assert sum(entry.by == seat for entry in match.entries[n:] if entry.act is not None) == 1
    for line in {id(line): line for line in lines}.values():
        await catch_up(line, room.n)
    return is_late(answers[1 - taken[0]], over=match.over)


def is_late(answer: Frame, over: bool) -> bool:
    assert answer["why"]["id"] == ("server-table-over" if over else "server-stale"), answer
    return not over


async def catch_up(line: Line, n: int) -> None:
    while line.now["n"] < n:
        await line.receive()


def test_two_people_who_answer_an_offer_at_once_settle_it_once(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person", "person") as table:
            await table.lines[0].do("offer", what="draw")
            answers = await asyncio.gather(*(table.lines[seat].ask("answer", yes=True) for seat in (1, 2)))
            assert [answer["t"] for answer in answers] == ["done", "done"]
            facts = [entry.fact for entry in served.node.rooms.open[table.id].running().entries if entry.fact]
            assert facts == ["draw", "reveal"]

    asyncio.run(main())


def test_an_act_and_its_undo_at_once_leave_one_of_two_results(served: ServedHere) -> None:
    """From two devices: either the undo was too late for the new act, or the act for the undo; never both, never
    neither."""

    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            one = table.lines[0]
            async with table.people[0].connect() as two:  # type: ignore[union-attr]
                await two.watch(table.id, 0)
                for _ in range(20):
                    bury = next(o["act"] for o in one.now["now"]["options"] if o["act"].startswith("bury"))
                    n = (await one.do("act", n=one.now["n"], act=bury))["n"]
                    undo, act = await asyncio.gather(one.ask("undo", n=n), two.ask("act", n=n, act="dig"))
                    assert sorted((undo["t"], act["t"])) == ["done", "refused"]
                    late = act if act["t"] == "refused" else undo
                    assert late["why"]["id"] == "server-stale"
                    if act["t"] == "done":
                        return
                    await catch_up(one, undo["n"])
                    await catch_up(two, undo["n"])

    asyncio.run(main())
