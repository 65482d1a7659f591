"""Bots at the table: their pace, hints, and questions why not."""

import asyncio
import itertools

import pytest
from msgspec.structs import replace

from krypta.server.tables import automation
from server.table.guests import NOBODY, Evening, a_card, caught_up, rest

pytestmark = pytest.mark.anyio

PACE = 0.3


async def test_bots_take_their_time_for_each_act(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = evening.node.rooms
    monkeypatch.setattr(rooms, "settings", replace(rooms.settings, bot_pace=PACE))
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy", "random")
    await rest(line, line.now["n"])
    while line.now["now"]["seat"] != 0:
        await line.receive()
    rows = await evening.log(table)
    moments = [row.at for row in rows if row.entry.act and row.entry.by is not None and row.entry.by >= 0]
    assert len(moments) >= 3
    for before, after in itertools.pairwise(moments):
        assert after - before >= PACE * 1000 - 5  # times are whole milliseconds


async def test_bots_without_a_pace_play_a_match_by_themselves(evening: Evening) -> None:
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "random", "greedy")
    while line.now["now"]["seat"] != NOBODY:
        if line.now["now"]["options"]:
            await rest(line, line.now["n"])
        await line.receive()
    actors = {row.entry.by for row in await evening.log(table) if row.entry.act}
    assert actors == {-1, 0, 1, 2}


async def test_bots_play_on_while_nobody_looks(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = evening.node.rooms
    monkeypatch.setattr(rooms, "settings", replace(rooms.settings, bot_pace=0.1))
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy")
    await rest(line, line.now["n"])
    line.cut()
    room = await evening.room(table)

    async def until_it_is_anns_turn() -> None:
        while room.decides != 0:
            await asyncio.sleep(0.01)

    await evening.behind(until_it_is_anns_turn())
    back = await evening.look(ann, table)
    assert back.now["now"]["options"]


async def test_nobody_acts_for_a_bot(evening: Evening, bots_wait: None) -> None:
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy")
    n = await rest(line, line.now["n"])
    await line.refused("server-not-your-turn", "act", n=n, act="rest")
    await line.refused("server-not-your-seat", "act", n=n, act="rest", seat=1)
    assert len(await evening.log(table)) == n


async def test_a_hint_is_an_act_that_can_be_played(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    hint = await anns.do("hint")
    options = {option["act"]: option["say"] for option in anns.now["now"]["options"]}
    assert options[hint["act"]] == hint["say"]
    assert (await anns.do("hint"))["act"] == hint["act"]
    assert len(await evening.log(table)) == anns.now["n"], "asking is not playing"
    await bobs.refused("server-not-your-turn", "hint")
    await bobs.refused("server-not-your-seat", "hint", seat=0)
    await anns.do("act", n=anns.now["n"], act=hint["act"])


async def test_asking_why_names_the_rule_that_forbids_an_act(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    assert (await anns.do("why", act="keep worm"))["say"] == {"id": "burrow-why-nothing-to-keep", "rule": "B5"}
    assert "say" not in await anns.do("why", act="rest")
    await anns.refused("server-no-such-act", "why", act="castle")
    await bobs.refused("server-not-your-turn", "why", act="rest")
    await bobs.refused("server-not-your-seat", "why", act="rest", seat=0)
    assert len(await evening.log(table)) == anns.now["n"]


async def test_foreseeing_an_act_shows_what_would_come_of_it_and_plays_nothing(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    card = a_card(anns)
    foreseen = (await anns.do("foresee", act=f"bury {card}"))["foreseen"]
    assert len(await evening.log(table)) == anns.now["n"], "asking is not playing"
    assert card in foreseen["view"]["own"]["burrow"]
    assert (foreseen["seat"], f"bury {card}" in foreseen["choices"]) == (0, False)
    assert (await anns.do("act", n=anns.now["n"], act=f"bury {card}"))["t"] == "done"
    assert {key: anns.now["now"]["view"][key] for key in foreseen["view"]} == foreseen["view"]
    await anns.refused("burrow-why-nothing-to-keep", "foresee", act="keep worm")
    await anns.refused("server-no-such-act", "foresee", act="castle")
    await bobs.refused("server-not-your-turn", "foresee", act="rest")
    await bobs.refused("server-not-your-seat", "foresee", act="rest", seat=0)


async def test_an_act_that_is_not_allowed_is_refused_with_its_rule(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, _) = await evening.play("burrow", [ann, bob])
    n, card = anns.now["n"], a_card(anns)
    why = await anns.ask("act", n=n, act="keep worm")
    assert (why["t"], why["why"]) == ("refused", {"id": "burrow-why-nothing-to-keep", "rule": "B5"})
    await anns.refused("server-no-such-act", "act", n=n, act="castle")
    await anns.refused("burrow-why-nature-only", "act", n=n, act="draw worm")
    n = (await anns.do("act", n=n, act=f"bury {card}"))["n"]
    again = (await anns.ask("act", n=n, act=f"bury {card}"))["why"]["id"]
    assert again == "burrow-why-buried-already"
    await caught_up(anns)
    assert len(await evening.log(table)) == n


async def test_a_bot_waits_for_a_page_that_says_what_it_has_shown(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It acts as soon as everything has been shown, and after PATIENCE at the latest."""
    rooms = evening.node.rooms
    monkeypatch.setattr(rooms, "settings", replace(rooms.settings, bot_pace=PACE))
    monkeypatch.setattr(automation, "PATIENCE", 1.0)
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy", "random")
    await line.do("shown", n=line.now["n"])
    await rest(line, line.now["n"])
    room = await evening.room(table)
    await evening.behind(asyncio.sleep(2 * PACE))
    assert room.decides == 1, "the bot waits"
    n = room.n
    await line.do("shown", n=n)
    await evening.behind(asyncio.sleep(PACE / 2))
    assert room.n > n, "the page has shown everything"
    n = room.n
    await evening.behind(asyncio.sleep(1.3))
    assert room.n > n, "nobody waits for ever"
