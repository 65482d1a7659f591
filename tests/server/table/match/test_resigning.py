"""Resigning: with two seats it ends the match; with three a bot plays on, and whoever resigned is ranked last."""

import pytest

from server.table.guests import NOBODY, Evening, a_card, caught_up, rest, rest_out, told

pytestmark = pytest.mark.anyio


async def test_resigning_with_two_seats_lets_the_other_one_win_at_once(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    await bobs.do("resign")  # although it is Ann's turn
    await caught_up(anns, bobs)
    for line in (anns, bobs):
        assert (line.now["now"]["seat"], line.now["now"]["result"]) == (NOBODY, [1.0, 0.0])
        assert (await told(line, lambda table: table["state"] == "over"))["table"]["seats"][1]["resigned"]
    assert [(row.share, row.ended is not None) for row in await evening.participants(table)] == [(1, True), (0, True)]
    facts = [(row.entry.by, row.entry.fact) for row in await evening.log(table) if row.entry.fact]
    assert facts == [(1, "resign"), (None, "reveal")]


async def test_resigning_with_three_seats_lets_a_bot_play_on_without_gain(evening: Evening) -> None:
    ann, bob, cid = await evening.guests(3)
    table, (anns, bobs, cids) = await evening.play("burrow", [ann, bob, cid], options={"rounds": 2})
    await anns.do("resign")  # in the middle of her turn
    shown = (await told(bobs, lambda table: table["seats"][0]["resigned"]))["table"]
    assert (shown["state"], shown["seats"][0]["bot"], shown["seats"][0]["kind"]) == ("running", "knight", "person")
    while bobs.now["now"]["seat"] != NOBODY:
        await caught_up(bobs, cids)
        for line, seat in ((bobs, 1), (cids, 2)):
            if line.now["now"]["seat"] == seat:
                await rest(line, line.now["n"])
    acts = [row.entry for row in await evening.log(table) if row.entry.by == 0 and row.entry.act]
    assert len(acts) >= 2, "the bot has played"
    match = await evening.match(table)
    points = match.position.payoff()
    assert points[0] == 1.0, "on points the bot would have won: it showed cards, and nobody else did"
    assert bobs.now["now"]["result"] == [0.0, 0.5, 0.5]
    assert [row.share for row in await evening.participants(table)] == [0.0, 0.5, 0.5]


async def test_the_last_but_one_who_resigns_ends_the_match(evening: Evening, bots_wait: None) -> None:
    people = await evening.guests(3)
    _, (anns, bobs, cids) = await evening.play("burrow", people)
    await anns.do("resign")
    await cids.do("resign")
    await caught_up(bobs)
    assert bobs.now["now"]["result"] == [0.0, 1.0, 0.0]


async def test_a_person_who_resigned_has_no_say_any_more(evening: Evening, bots_wait: None) -> None:
    people = await evening.guests(3)
    table, (anns, bobs, _) = await evening.play("burrow", people)
    card = a_card(anns)
    await anns.do("resign")
    n = (await evening.match(table)).entries[-1].n
    await anns.refused("server-bot-plays", "act", n=n, act="rest")
    await anns.refused("server-resigned", "resign")
    await anns.refused("server-resigned", "offer", what="draw")
    await bobs.do("offer", what="draw")
    await anns.refused("server-resigned", "answer", yes=False)
    await bobs.do("answer", yes=False)
    await evening.bot_plays(table, f"bury {card}")
    await anns.refused("server-bot-plays", "undo", n=n + 1)
    assert (await evening.match(table)).entries[-1].act == f"bury {card}"
    await caught_up(anns)
    assert (anns.now["now"]["undo"], anns.now["now"]["options"]) == (False, [])


async def test_a_person_who_resigned_may_come_back_to_look_but_not_to_play(evening: Evening, bots_wait: None) -> None:
    people = await evening.guests(3)
    table, (anns, bobs, _) = await evening.play("burrow", people)
    await anns.do("resign")
    await anns.socket.close()
    await told(bobs, lambda table: not table["seats"][0]["here"])
    await evening.look(people[0], table)
    shown = (await told(bobs, lambda table: table["seats"][0]["here"]))["table"]
    assert (shown["seats"][0]["bot"], shown["seats"][0]["resigned"]) == ("knight", True)
    assert (await evening.match(table)).bots[0] == "knight"


async def test_resigning_against_bots_leaves_them_to_play_it_out(evening: Evening) -> None:
    ann = await evening.guest()
    _, (line,) = await evening.play("burrow", [ann], "greedy", "random", options={"rounds": 2})
    await line.do("resign")
    while line.now["now"]["seat"] != NOBODY:
        await line.receive()
    result = line.now["now"]["result"]
    assert (result[0], sum(result)) == (0.0, 1.0)


@pytest.mark.parametrize("what", ["draw", "abort", "undo"])
async def test_resigning_while_the_other_one_offers_something_ends_the_match(evening: Evening, what: str) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people)
    await anns.do("offer", what=what, to=1)
    await bobs.do("resign")
    await caught_up(anns)
    assert anns.now["now"]["result"] == [1.0, 0.0]
    assert [row.entry.fact for row in await evening.log(table) if row.entry.fact] == ["resign", "reveal"]
    assert (await told(anns, lambda table: table["state"] == "over"))["table"]["offer"] is None


async def test_resigning_while_two_others_agree_to_a_draw_gives_them_their_draw(
    evening: Evening, bots_wait: None
) -> None:
    people = await evening.guests(3)
    _, (anns, bobs, cids) = await evening.play("burrow", people)
    await anns.do("offer", what="draw")
    await bobs.do("answer", yes=True)
    await cids.do("resign")
    await caught_up(anns)
    assert anns.now["now"]["result"] == [0.5, 0.5, 0.0]


async def test_nobody_resigns_twice_or_after_the_end(evening: Evening) -> None:
    people = await evening.guests(2)
    table, lines = await evening.play("burrow", people, options={"rounds": 2})
    await rest_out(lines)
    n = len(await evening.log(table))
    for line in lines:
        await line.refused("server-table-over", "resign")
    assert len(await evening.log(table)) == n
