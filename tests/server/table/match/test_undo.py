"""Undoing one's own acts: down to the floor, and not an entry further."""

import pytest

from server.table.guests import Evening, a_card, caught_up, own, rest

pytestmark = pytest.mark.anyio


async def test_ones_own_act_is_taken_back_and_everyone_sees_it(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people, rated=True)
    before, start = anns.now["now"], anns.now["n"]
    assert before["undo"] is False
    done = await anns.do("act", n=start, act=f"bury {a_card(anns)}")
    await caught_up(anns, bobs)
    assert (anns.now["now"]["undo"], bobs.now["now"]["undo"]) == (True, False)
    assert bobs.now["now"]["view"]["seats"][0]["buried"] == 1
    await anns.do("undo", n=done["n"])
    await caught_up(anns, bobs)
    assert anns.now["now"] == before
    assert bobs.now["now"]["view"]["seats"][0]["buried"] == 0
    assert bobs.frames[-2]["lines"] == [{"n": start + 2, "by": 0, "fact": "undo", "to": start}]
    assert [row.entry.fact for row in await evening.log(table)][-1] == "undo"


async def test_an_undo_that_names_an_entry_goes_to_the_floor_and_not_beyond(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, _) = await evening.play("burrow", people)
    floor, hand = anns.now["n"], own(anns)
    done = await anns.do("act", n=floor, act=f"bury {a_card(anns)}")
    for beyond in (floor - 1, 0, -1, done["n"] + 1, 10**6):
        await anns.refused("server-cannot-undo", "undo", n=done["n"], to=beyond)
    assert len(await evening.log(table)) == done["n"]
    await anns.do("undo", n=done["n"], to=floor)
    await caught_up(anns)
    assert own(anns) == hand


async def test_an_act_after_which_nature_decided_cannot_be_taken_back(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    await anns.refused("server-cannot-undo", "undo", n=anns.now["n"])  # only the deal has happened so far
    n = await rest(anns, anns.now["n"])  # Bob draws a card
    await anns.refused("server-cannot-undo", "undo", n=n)
    await bobs.refused("server-cannot-undo", "undo", n=n)
    assert len(await evening.log(table)) == n


async def test_nobody_takes_back_what_another_did(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    done = await anns.do("act", n=anns.now["n"], act=f"bury {a_card(anns)}")
    await bobs.refused("server-cannot-undo", "undo", n=done["n"])
    await bobs.refused("server-not-your-seat", "undo", n=done["n"], seat=0)
    stranger = await evening.look(await evening.guest(), table)
    await stranger.refused("server-not-seated", "undo", n=done["n"])
    assert len(await evening.log(table)) == done["n"]


async def test_a_player_who_did_not_know_of_the_act_cannot_take_it_back(evening: Evening) -> None:
    people = await evening.guests(2)
    _, (anns, _) = await evening.play("burrow", people)
    start = anns.now["n"]
    await anns.do("act", n=start, act=f"bury {a_card(anns)}")
    await anns.refused("server-stale", "undo", n=start)
    await anns.refused("server-number-unknown", "undo", n=start + 2)
    await anns.refused("server-number-unknown", "undo", n=-1)


async def test_luck_is_not_drawn_again_by_taking_back_and_playing_again(evening: Evening) -> None:
    """Counters never decrease: the next draw after an agreed undo is another one, and it verifies."""
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    start = anns.now["n"]
    drawn = (await evening.match(table)).drawn
    await rest(anns, start)
    await anns.do("offer", what="undo", to=start)
    await bobs.do("answer", yes=True)
    await caught_up(anns)
    await rest(anns, anns.now["n"])
    assert (await evening.match(table)).drawn == drawn + 2
