"""What needs everyone's consent: a draw, an abort, an undo beyond the floor."""

from typing import Any

import pytest

from server.client import Line
from server.table.guests import NOBODY, Evening, a_card, caught_up, rest, rest_out, told

pytestmark = pytest.mark.anyio


async def offered(line: Line, what: str | None) -> dict[str, Any] | None:
    """The current offer, once it is this one."""
    frame = await told(line, lambda table: (table["offer"] or {}).get("what") == what)
    offer: dict[str, Any] | None = frame["table"]["offer"]
    return offer


async def test_a_draw_needs_the_agreement_of_everyone(evening: Evening) -> None:
    people = await evening.guests(3)
    table, (anns, bobs, cids) = await evening.play("burrow", people)
    await bobs.do("offer", what="draw")
    assert await offered(cids, "draw") == {"what": "draw", "by": 1, "yes": [1]}
    await anns.do("answer", yes=True)
    assert (await evening.match(table)).over is False
    await cids.do("answer", yes=True)
    await caught_up(anns)
    third = pytest.approx(1 / 3)
    assert anns.now["now"]["result"] == [third, third, third]
    assert [row.share for row in await evening.participants(table)] == [third, third, third]
    assert (await told(anns, lambda table: table["state"] == "over"))["table"]["offer"] is None


async def test_a_match_broken_off_has_no_result_but_a_record(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    await anns.do("offer", what="abort")
    await bobs.do("answer", yes=True)
    await caught_up(anns)
    assert (anns.now["now"]["seat"], anns.now["now"]["result"]) == (NOBODY, None)
    assert [(row.share, row.ended is not None) for row in await evening.participants(table)] == [(None, True)] * 2
    assert (await people[0].http.get(f"/tables/{table}/record")).is_success


@pytest.mark.parametrize("what", ["draw", "abort", "undo"])
async def test_one_refusal_ends_an_offer_and_nothing_has_happened(evening: Evening, what: str) -> None:
    people = await evening.guests(3)
    table, (anns, bobs, cids) = await evening.play("burrow", people)
    n = len(await evening.log(table))
    await anns.do("offer", what=what, to=1)
    await bobs.do("answer", yes=True)
    await offered(cids, what)
    await cids.do("answer", yes=False)
    assert await offered(anns, None) is None
    await cids.refused("server-no-offer", "answer", yes=True)
    assert len(await evening.log(table)) == n


async def test_the_person_who_made_an_offer_may_take_it_back(evening: Evening) -> None:
    people = await evening.guests(2)
    _, (anns, bobs) = await evening.play("burrow", people)
    await anns.do("offer", what="draw")
    await offered(bobs, "draw")
    await anns.do("answer", yes=False)
    await offered(bobs, None)
    await bobs.refused("server-no-offer", "answer", yes=True)


async def test_the_person_who_made_an_offer_cannot_agree_for_the_others(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    await anns.do("offer", what="draw")
    await anns.do("answer", yes=True)
    await anns.refused("server-not-your-seat", "answer", yes=True, seat=1)
    assert (await evening.match(table)).over is False
    assert await offered(bobs, "draw") == {"what": "draw", "by": 0, "yes": [0]}


async def test_only_one_offer_is_made_at_a_time(evening: Evening) -> None:
    people = await evening.guests(2)
    _, (anns, bobs) = await evening.play("burrow", people)
    await anns.do("offer", what="draw")
    await bobs.refused("server-offer-stands", "offer", what="abort")
    await bobs.refused("server-offer-stands", "offer", what="draw")
    await anns.refused("server-offer-stands", "offer", what="undo", to=1)


async def test_an_offer_of_a_draw_outlives_an_act_but_one_to_go_back_does_not(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    await anns.do("offer", what="draw")
    n = await rest(anns, anns.now["n"])
    await offered(bobs, "draw")
    await bobs.do("answer", yes=False)
    await anns.do("offer", what="undo", to=1)
    await offered(bobs, "undo")
    await rest(bobs, n)
    assert await offered(bobs, None) is None
    await bobs.refused("server-no-offer", "answer", yes=True)
    assert not any(row.entry.fact for row in await evening.log(table))


async def test_an_agreed_undo_goes_back_beyond_the_floor(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    start, before = anns.now["n"], anns.now["now"]["view"]
    floor = await rest(anns, start)
    await caught_up(bobs)
    await rest(bobs, floor)
    await caught_up(anns)
    await anns.refused("server-cannot-undo", "undo", n=anns.now["n"], to=start)
    await anns.do("offer", what="undo", to=start)
    await bobs.do("answer", yes=True)
    await caught_up(anns, bobs)
    assert anns.now["now"]["view"] == before
    assert anns.now["now"]["seat"] == 0
    last = (await evening.log(table))[-1].entry
    assert (last.fact, last.by, last.to) == ("undo", None, start)
    assert (await evening.room(table)).table.agreed_undo  # so it would not be rated
    await rest_out([anns, bobs])
    assert anns.now["now"]["seat"] == NOBODY


async def test_going_back_to_before_nature_drew_draws_anew(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    await anns.do("offer", what="undo", to=0)
    await bobs.do("answer", yes=True)
    await caught_up(anns)
    log = [row.entry for row in await evening.log(table)]
    assert [(entry.by, entry.fact) for entry in log[5:]] == [(None, "undo"), *[(-1, None)] * 5]
    assert anns.now["now"]["seat"] == 0
    assert anns.now["now"]["options"]


@pytest.mark.parametrize("to", [-1, 6, 5000])
async def test_nobody_goes_back_to_an_entry_that_there_is_not(evening: Evening, to: int) -> None:
    people = await evening.guests(2)
    _, (anns, _) = await evening.play("burrow", people)
    assert anns.now["n"] == 5
    await anns.refused("server-cannot-undo", "offer", what="undo", to=to)


async def test_in_a_rated_match_nobody_goes_back_by_agreement(evening: Evening) -> None:
    people = await evening.guests(2)
    _, (anns, _) = await evening.play("burrow", people, rated=True)
    await anns.refused("server-rated-no-undo", "offer", what="undo", to=1)
    await anns.do("offer", what="draw")


async def test_against_bots_alone_going_back_happens_at_once(evening: Evening, bots_wait: None) -> None:
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy")
    start = line.now["n"]
    await rest(line, start)
    await evening.bot_plays(table, "rest")
    await line.do("offer", what="undo", to=start)
    await caught_up(line)
    assert (line.now["now"]["seat"], line.now["now"]["view"]["rounds"]) == (0, 1)
    assert (await told(line, lambda table: True))["table"]["offer"] is None


async def test_against_bots_alone_nobody_can_agree_to_a_draw(evening: Evening, bots_wait: None) -> None:
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy")
    await line.refused("server-draw-alone", "offer", what="draw")
    assert not (await evening.match(table)).over


async def test_a_person_who_holds_several_seats_is_asked_about_an_offer_once(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "me", "open")
    await bob.join(table)
    await ann.start(table)
    anns, bobs = await evening.look(ann, table), await evening.look(bob, table)
    await anns.do("offer", what="draw", seat=1)
    assert (await evening.match(table)).over is False
    await bobs.do("answer", yes=True)
    assert (await evening.match(table)).over is True


async def test_an_offer_does_not_wait_for_a_person_for_whom_a_bot_plays(evening: Evening, bots_wait: None) -> None:
    people = await evening.guests(3)
    _, (anns, bobs, cids) = await evening.play("burrow", people)
    await cids.do("resign")
    await anns.do("offer", what="draw")
    await bobs.do("answer", yes=True)
    await caught_up(anns)
    assert anns.now["now"]["result"] == [0.5, 0.5, 0.0]


async def test_nothing_is_offered_or_answered_before_the_start_or_after_the_end(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    line = await evening.look(ann, table)
    await line.refused("server-table-open", "offer", what="draw")
    await line.refused("server-table-open", "answer", yes=True)
    await ann.start(table)
    await evening.behind(evening.node.rooms.end(table))
    await line.refused("server-table-over", "offer", what="draw")
    await line.refused("server-table-over", "answer", yes=True)


async def test_an_undo_of_ones_own_leaves_an_offer_of_a_draw_standing(evening: Evening) -> None:
    people = await evening.guests(2)
    _, (anns, bobs) = await evening.play("burrow", people)
    await bobs.do("offer", what="draw")
    done = await anns.do("act", n=anns.now["n"], act=f"bury {a_card(anns)}")
    await anns.do("undo", n=done["n"])
    assert await offered(anns, "draw")
