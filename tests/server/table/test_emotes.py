"""Emotes: everyone who watches a table sees them, spectators show them too, and nobody floods a table."""

import pytest

from krypta.server.limits import Limits
from krypta.server.talk.emotes import AT_TABLE_AT_ONCE, OF_PERSON_AT_ONCE
from server.client import Client, Line
from server.serving import ServedHere
from server.table.guests import Evening, caught_up

pytestmark = pytest.mark.anyio


def seen(line: Line) -> list[tuple[int | None, str]]:
    return [(frame["seat"], frame["what"]) for frame in line.frames if frame["t"] == "emote"]


async def name(who: Client) -> str:
    return str((await who.get("/me"))["person"]["name"])


async def test_everyone_who_watches_sees_what_a_player_or_a_spectator_feels(evening: Evening) -> None:
    ann, bob, eve = await evening.guests(3)
    table, lines = await evening.play("burrow", [ann, bob])
    lines += [await evening.look(eve, table), await evening.look(None, table)]
    await lines[1].do("emote", what="laugh")
    await lines[2].do("emote", what="wow")
    await caught_up(*lines)
    for line in lines:
        assert seen(line) == [(1, "laugh"), (None, "wow")]
    assert {frame["name"] for frame in lines[0].frames if frame["t"] == "emote"} == {await name(bob), await name(eve)}


async def test_nobody_who_comes_later_sees_it(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (line, _) = await evening.play("burrow", [ann, bob])
    await line.do("emote", what="sad")
    late = await evening.look(bob, table)
    await caught_up(late)
    assert seen(late) == []


async def test_a_resend_is_shown_once(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, (line, other) = await evening.play("burrow", [ann, bob])
    for _ in range(2):
        await line.do("emote", id="same", what="thanks")
    await caught_up(other)
    assert seen(other) == [(0, "thanks")]


async def test_only_known_feelings_and_only_by_somebody(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (line, _) = await evening.play("burrow", [ann, bob])
    await line.send("emote", what="rage")
    assert (await line.until("refused"))["why"]["id"] == "server-bad-frame"
    stranger = await evening.look(None, table)
    assert (await stranger.ask("emote", what="wow"))["why"]["id"] == "server-who-are-you"


async def test_a_person_shows_only_so_many_at_once(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, (line, other) = await evening.play("burrow", [ann, bob])
    answers = [await line.ask("emote", what="cheer") for _ in range(OF_PERSON_AT_ONCE + 2)]
    assert [answer["t"] for answer in answers] == ["done"] * OF_PERSON_AT_ONCE + ["refused"] * 2
    assert answers[-1]["why"]["id"] == "server-slow-down"
    await caught_up(other)
    assert len(seen(other)) == OF_PERSON_AT_ONCE


async def test_many_spectators_together_show_only_so_many(
    evening: Evening, served: ServedHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.node.switchboard.emotes, "at_table", Limits(0.001, AT_TABLE_AT_ONCE))
    ann, *crowd = await evening.guests(2 + AT_TABLE_AT_ONCE // OF_PERSON_AT_ONCE)
    table, (line,) = await evening.play("burrow", [ann], "random")
    lines = [await evening.look(one, table) for one in crowd]
    answers = [await one.ask("emote", what="wow") for one in lines for _ in range(OF_PERSON_AT_ONCE)]
    assert [answer["t"] for answer in answers].count("done") == AT_TABLE_AT_ONCE
    await caught_up(line)
    assert len(seen(line)) == AT_TABLE_AT_ONCE
