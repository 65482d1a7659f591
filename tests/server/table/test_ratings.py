"""Ratings change only after matches between people: without hints, agreed undo or handover, and played to the end."""

from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from krypta.server.accounts.people import Came
from krypta.server.tables.draft import Draft
from krypta.server.tables.table import AWAY_BOT
from server.client import Client, Line, good
from server.table.guests import Evening, caught_up, post, refusal, rest_out, told

pytestmark = pytest.mark.anyio

QUICK = {"options": {"rounds": 2}, "rated": True}


async def rated(evening: Evening, table: str) -> list[bool]:
    return [row.rated for row in await evening.participants(table)]


async def play(evening: Evening, people: list[Client], **more: Any) -> tuple[str, list[Line]]:
    return await evening.play("burrow", people, **(QUICK | more))


async def test_a_rated_match_of_people_counts_for_everyone(evening: Evening) -> None:
    people = await evening.guests(3)
    table, lines = await play(evening, people)
    await rest_out(lines)
    assert await rated(evening, table) == [True] * 3
    assert await evening.ratings(*people) == {one.id: 1 for one in people}
    assert good(await people[0].http.get(f"/people/{people[0].id}"))["ratings"][0]["matches"] == 1


async def test_the_winner_gains_rating_and_the_loser_loses_it(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (_, bobs) = await play(evening, [ann, bob])
    await bobs.do("resign")
    assert await rated(evening, table) == [True, True]
    points = [good(await ann.http.get(f"/people/{who.id}"))["ratings"][0]["points"] for who in (ann, bob)]
    assert points[0] > points[1]


async def test_a_person_who_resigns_among_three_is_rated_with_the_others(evening: Evening, bots_wait: None) -> None:
    """A bot plays on for them, but they are ranked last whatever it does: the match counts."""
    people = await evening.guests(3)
    table, (first, second, _) = await play(evening, people)
    await first.do("resign")
    assert any(entry.fact == "handover" for entry in (await evening.match(table)).entries)
    await second.do("resign")
    assert await rated(evening, table) == [True] * 3


async def test_a_match_lost_on_time_counts(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (_, bobs) = await play(evening, people, clock={"kind": "turn", "seconds": 60})
    await evening.pass_time(table, 61)
    await told(bobs, lambda table: table["state"] == "over")
    assert await rated(evening, table) == [True, True]
    assert await evening.ratings(*people) == {one.id: 1 for one in people}


async def test_a_casual_match_counts_for_nobody(evening: Evening) -> None:
    people = await evening.guests(2)
    table, lines = await play(evening, people, rated=False)
    await rest_out(lines)
    assert await rated(evening, table) == [False, False]
    assert await evening.ratings(*people) == {}


async def test_a_draw_that_was_agreed_on_counts_and_breaking_off_does_not(evening: Evening) -> None:
    people = await evening.guests(2)
    for what, counts in (("draw", True), ("abort", False)):
        table, (anns, bobs) = await play(evening, people)
        await anns.do("offer", what=what)
        await bobs.do("answer", yes=True)
        assert await rated(evening, table) == [counts] * 2
    assert await evening.ratings(*people) == {one.id: 1 for one in people}


async def test_a_rated_match_has_no_hints(evening: Evening) -> None:
    people = await evening.guests(2)
    table, lines = await play(evening, people)
    await lines[0].refused("server-rated-no-hint", "hint")
    await rest_out(lines)
    assert await rated(evening, table) == [True, True]


async def test_a_hint_makes_a_match_count_for_nobody(evening: Evening) -> None:
    """A rated table refuses it; a match that began under an older Krypta may have had one."""
    people = await evening.guests(2)
    table, lines = await play(evening, people)

    def work(draft: Draft) -> None:
        draft.table = replace(draft.table, hints=True)

    await evening.change(table, work)
    await rest_out(lines)
    assert await rated(evening, table) == [False, False]
    assert await evening.ratings(*people) == {}


async def test_ones_own_undo_leaves_a_match_rated(evening: Evening) -> None:
    people = await evening.guests(2)
    table, lines = await play(evening, people)
    bury = next(option["act"] for option in lines[0].now["now"]["options"] if option["act"].startswith("bury"))
    done = await lines[0].do("act", n=lines[0].now["n"], act=bury)
    await lines[0].do("undo", n=done["n"])
    await rest_out(lines)
    assert await rated(evening, table) == [True, True]


async def test_an_agreed_undo_makes_a_match_count_for_nobody(evening: Evening) -> None:
    """A rated table refuses it; however it happens anyway, the match does not count."""
    people = await evening.guests(2)
    table, lines = await play(evening, people)

    def work(draft: Draft) -> None:
        draft.table = replace(draft.table, agreed_undo=True)

    await evening.change(table, work)
    await rest_out(lines)
    assert await rated(evening, table) == [False, False]
    assert await evening.ratings(*people) == {}


async def test_a_handover_makes_a_match_count_for_nobody(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await play(evening, [ann, bob], away=1)
    anns.cut()
    await told(bobs, lambda table: table["seats"][0]["bot"] == AWAY_BOT)
    back = await evening.look(ann, table)
    await told(back, lambda table: table["seats"][0]["bot"] == "")
    await rest_out([back, bobs])
    assert await rated(evening, table) == [False, False]
    assert await evening.ratings(ann, bob) == {}


async def test_the_host_lets_no_bot_in_at_a_rated_table(evening: Evening) -> None:
    ann = await evening.guest()
    table = await ann.make("burrow", "me", "open", "open", **QUICK)
    assert refusal(await post(ann, table, "seats", seat=2, kind="greedy")) == (409, "server-rated-people-only")
    good(await post(ann, table, "seats", seat=2, kind="open"))


async def test_a_person_who_holds_two_seats_in_the_end_is_not_rated_against_themself(evening: Evening) -> None:
    """No link gives anybody both seats, but a guest at one of them logs in to the account that sits at the other."""
    ann, bob = await evening.guests(2)
    table, _ = await play(evening, [ann, bob])
    account = {"name": f"Bob {bob.id[:8]}", "password": "correct horse battery"}
    good(await bob.http.post("/account", json=account))
    good(await ann.http.post("/login", json=account))
    await (await evening.look(bob, table)).do("resign", seat=0)
    assert await rated(evening, table) == [False, False]
    assert await evening.ratings(ann, bob) == {}


async def test_a_seat_that_changed_its_device_counts_for_whoever_has_it_in_the_end(evening: Evening) -> None:
    ann, bob, device = await evening.guests(3)
    table, (_, bobs) = await play(evening, [ann, bob])
    token = good(await post(ann, table, "link", seat=0))["token"]
    good(await post(device, table, "take", seat=0, token=token))
    await bobs.do("resign")
    assert await evening.ratings(ann, bob, device) == {bob.id: 1, device.id: 1}


async def test_a_program_with_a_token_plays_but_does_not_count_for_ratings(evening: Evening) -> None:
    """To the table, a bot of the API is a person with a seat and a name; to the ratings it is not."""
    ann = await evening.guest()
    people = evening.node.people
    name = ann.id[:8]
    owner = (await evening.behind(people.sign_up(None, f"Owner {name}", "correct horse battery", _came()))).person
    bot = await evening.behind(people.make_bot(owner, f"Bot {name}", _came()))
    token, _ = await evening.behind(people.make_token(owner, bot.id, "test"))
    headers = {"Authorization": f"Bearer {token}"}
    table = await ann.make("burrow", "me", "open", **QUICK)
    async with AsyncExitStack() as stack:
        url = evening.served.url
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=f"{url}/api", headers=headers, verify=False))
        good(await http.post(f"/tables/{table}/join", json={}))
        await ann.start(table)
        socket = await stack.enter_async_context(
            connect(f"{url.replace('http', 'ws', 1)}/ws", additional_headers=headers, compression=None)
        )
        program, anns = Line(socket), await evening.look(ann, table)
        await program.watch(table)
        assert program.frames[0]["you"]["kind"] == "bot"
        await program.do("resign")
        await caught_up(anns)
    assert anns.now["now"]["result"] == [1.0, 0.0]
    assert await evening.ratings(ann) == {}
    assert await rated(evening, table) == [False, False]


def _came() -> Came:
    return Came("192.0.2.9", "a test")
