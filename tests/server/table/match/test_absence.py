"""Absent players: after the grace time a bot takes over, and they get their seat back when they return."""

import pytest

from krypta.server.storage.database import now
from server.client import Client, Line
from server.table.guests import Evening, caught_up, post, rest, told

pytestmark = pytest.mark.anyio

GRACE = 1  # the shortest possible


async def leave(line: Line, left_behind: Line | None, seat: int) -> None:
    """Cuts a connection; the other one sees it."""
    line.cut()
    if left_behind is not None:
        await told(left_behind, lambda table: not table["seats"][seat]["here"])


async def bot_steps_in(line: Line, seat: int) -> None:
    await told(line, lambda table: table["seats"][seat]["bot"] == "knight")


async def somebody_is_missed(evening: Evening, *more: Client, **wishes: object) -> tuple[str, list[Line]]:
    """It is Ann's turn, who has disconnected, and Bob waits."""
    people = [await evening.guest(), await evening.guest(), *more]
    table, lines = await evening.play("burrow", people, **({"away": GRACE} | wishes))
    await leave(lines[0], lines[1], 0)
    return table, lines


async def handovers(evening: Evening, table: str) -> list[tuple[int | None, str | None]]:
    return [(row.entry.by, row.entry.who) for row in await evening.log(table) if row.entry.fact == "handover"]


async def test_a_bot_plays_for_an_absent_person_after_the_grace_time(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    went = now()
    await leave(anns, bobs, 0)
    await bot_steps_in(bobs, 0)
    while bobs.now["now"]["seat"] != 1:
        await bobs.receive()
    assert bobs.now["now"]["options"]
    rows = await evening.log(table)
    handover = next(row for row in rows if row.entry.fact == "handover")
    assert (handover.entry.by, handover.entry.who) == (0, "knight")
    assert handover.at - went >= GRACE * 1000 - 20
    assert any(row.entry.act and row.entry.by == 0 for row in rows[handover.entry.n :])


async def test_a_person_who_returns_has_the_seat_back_at_once(evening: Evening, bots_wait: None) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    await leave(anns, bobs, 0)
    await bot_steps_in(bobs, 0)
    back = await evening.look(ann, table)
    await told(back, lambda table: table["seats"][0]["here"] and table["seats"][0]["bot"] == "")
    await caught_up(back)
    assert back.now["now"]["options"]
    await rest(back, back.now["n"])
    assert await handovers(evening, table) == [(0, "knight"), (0, "")]


async def test_the_bot_plays_on_at_every_turn_until_the_person_returns(evening: Evening) -> None:
    table, (_, bobs) = await somebody_is_missed(evening)
    await bot_steps_in(bobs, 0)
    for turn in (1, 2):
        while not (bobs.now["now"]["seat"] == 1 and bobs.now["now"]["view"]["rounds"] == turn):
            await bobs.receive()
        await rest(bobs, bobs.now["n"])
    assert await handovers(evening, table) == [(0, "knight")]


async def test_a_person_who_returns_within_the_grace_time_was_never_replaced(evening: Evening) -> None:
    ann, bob, cid, dan = await evening.guests(4)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    _, (cids, dans) = await evening.play("burrow", [cid, dan], away=GRACE)
    await leave(anns, bobs, 0)
    await evening.look(ann, table)
    await leave(cids, dans, 0)
    await bot_steps_in(dans, 0)  # by now Ann's grace time would have passed as well
    assert await handovers(evening, table) == []


async def test_no_bot_steps_in_where_nobody_waits_or_the_table_agreed_on_never(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    alone, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    spectator = await evening.look(stranger, alone)
    await leave(bobs, anns, 1)
    await leave(anns, spectator, 0)  # only a spectator is watching
    never, (_, never_bobs) = await somebody_is_missed(evening, away=0)
    cid = await evening.guest()
    with_bot, (cids,) = await evening.play("burrow", [cid], "greedy", away=GRACE)
    await leave(cids, None, 0)

    _, (_, waiting) = await somebody_is_missed(evening)
    await bot_steps_in(waiting, 0)  # a player to be replaced would have been replaced by now
    for table in (alone, never, with_bot):
        assert await handovers(evening, table) == []
    await caught_up(never_bobs)
    assert never_bobs.now["now"]["seat"] == 0


async def test_a_person_who_is_not_to_decide_is_not_missed(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    await leave(bobs, anns, 1)  # it is Ann's turn
    _, (_, waiting) = await somebody_is_missed(evening)
    await bot_steps_in(waiting, 0)
    assert await handovers(evening, table) == []
    await rest(anns, anns.now["n"])
    await bot_steps_in(anns, 1)
    while anns.now["now"]["seat"] != 0:
        await anns.receive()
    assert await handovers(evening, table) == [(1, "knight")]


async def test_another_window_of_the_same_person_counts_as_presence(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    await evening.look(ann, table)
    anns.cut()
    _, (_, waiting) = await somebody_is_missed(evening)
    await bot_steps_in(waiting, 0)
    assert await handovers(evening, table) == []
    assert (await told(bobs, lambda table: True))["table"]["seats"][0]["here"]


async def test_looking_at_another_table_counts_as_being_away(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    elsewhere = await ann.make("burrow", "me", "open")
    await anns.watch(elsewhere)
    await bot_steps_in(bobs, 0)
    await anns.watch(table)
    await told(bobs, lambda table: table["seats"][0]["bot"] == "")


async def test_a_seat_taken_by_somebody_who_is_here_is_given_back_by_the_bot(evening: Evening, bots_wait: None) -> None:
    ann, bob, device = await evening.guests(3)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], away=GRACE)
    token = (await post(ann, table, "link", seat=0)).json()["token"]
    looking = await evening.look(device, table)  # before it takes the seat
    await leave(anns, bobs, 0)
    await bot_steps_in(bobs, 0)
    assert (await post(device, table, "take", seat=0, token=token)).is_success
    await told(looking, lambda table: table["seats"][0]["user"] == device.id and table["seats"][0]["bot"] == "")
    await caught_up(looking)
    assert looking.now["now"]["options"]
