"""Who may watch: public and private tables, spectators or none, and nobody from a seat that is no longer theirs."""

from typing import Any

import pytest

from server.client import Client, Line, good
from server.table.guests import SPECTATOR, Evening, a_card, caught_up, post, refusal, rest_out, told

pytestmark = pytest.mark.anyio


async def listed(who: Client, what: str, **query: Any) -> list[str]:
    return [table["id"] for table in (await who.get("/tables", **query))[what]]


def pictures(line: Line, since: int = 0) -> list[dict[str, Any]]:
    """The views of the match that a connection was sent."""
    return [frame for frame in line.frames[since:] if "now" in frame]


async def until_bye(line: Line) -> dict[str, Any]:
    return await line.until("bye")


async def test_a_private_table_is_found_by_its_link_alone(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "open")
    assert table not in await listed(bob, "open")
    assert table in await listed(ann, "yours")
    assert (await bob.get(f"/tables/{table}"))["id"] == table
    await bob.join(table)
    await ann.start(table)
    assert table not in await listed(await evening.guest(), "running")
    assert table in await listed(bob, "yours")


async def test_a_public_table_is_listed_while_it_has_a_free_seat_and_then_to_be_watched(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table = await ann.make("burrow", "me", "open", public=True)
    assert table in await listed(stranger, "open")
    assert table in await listed(stranger, "open", game="burrow")
    assert table not in await listed(stranger, "open", game="karak")
    await bob.join(table)
    assert table not in await listed(stranger, "open")
    await ann.start(table)
    assert table in await listed(stranger, "running")
    good_lists = await stranger.get("/tables")
    assert good_lists["yours"] == []
    await evening.behind(evening.node.rooms.end(table))
    assert table not in await listed(stranger, "running")
    assert table not in await listed(ann, "yours")


async def test_a_public_table_without_spectators_is_not_offered_to_be_watched(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, _ = await evening.play("burrow", [ann, bob], public=True, spectators=False)
    assert table not in await listed(stranger, "running")


async def test_a_person_without_a_seat_sees_nothing_of_a_table_without_spectators(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, lines = await evening.play("burrow", [ann, bob], spectators=False, options={"rounds": 2})

    async def shut_out() -> None:
        for who in (stranger, None):
            line = await evening.connect(who)
            for seat in (None, SPECTATOR):
                await line.refused("server-no-spectators", "watch", table=table, seat=seat)
            assert not pictures(line)
        for what in ("", "/story", "/moment?n=1", "/record", f"/story?seat={SPECTATOR}"):
            assert refusal(await stranger.http.get(f"/tables/{table}{what}")) == (403, "server-no-spectators")

    await shut_out()
    await rest_out(lines)
    await shut_out()
    assert (await ann.http.get(f"/tables/{table}/record")).is_success


async def test_before_the_start_anybody_may_look_at_a_table_without_spectators(evening: Evening) -> None:
    ann, stranger = await evening.guests(2)
    table = await ann.make("burrow", "me", "open", spectators=False)
    line = await evening.look(stranger, table)
    assert (await told(line, lambda table: True))["viewer"] == SPECTATOR


async def test_onlookers_of_a_table_without_spectators_are_removed_when_it_starts(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table = await evening.sit("burrow", [ann, bob], spectators=False)
    line = await evening.look(stranger, table)
    await ann.start(table)
    assert (await until_bye(line))["why"]["id"] == "server-no-spectators"
    assert not pictures(line)
    assert all(frame["table"]["state"] == "open" for frame in line.frames if frame["t"] == "table")


async def test_a_spectator_sees_only_what_is_public_and_has_nothing_to_choose(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, lines = await evening.play("burrow", [ann, bob], options={"rounds": 2})
    line = await evening.look(stranger, table)
    await rest_out([*lines])
    await caught_up(line)
    for picture in pictures(line):
        assert picture["now"]["view"]["own"] is None
        assert picture["now"]["options"] == []
        assert picture["now"]["undo"] is False
    assert "burrow-event-drew" not in "".join(line.raw)


@pytest.mark.parametrize("player", [0, 1])
async def test_a_player_may_look_as_a_spectator_and_sees_no_more_than_one(evening: Evening, player: int) -> None:
    people = await evening.guests(2)
    table, _ = await evening.play("burrow", people)
    line = await evening.look(people[player], table, SPECTATOR)
    assert line.now["now"]["view"]["own"] is None
    assert line.now["now"]["options"] == []


async def test_a_person_who_lost_the_seat_sees_to_the_byte_what_a_spectator_sees(evening: Evening) -> None:
    ann, bob, other_device, stranger = await evening.guests(4)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], options={"rounds": 2})
    spectator = await evening.look(stranger, table)
    assert anns.now["now"]["view"]["own"]
    link = good(await post(ann, table, "link", seat=0))
    good(await post(other_device, table, "take", seat=0, token=link["token"]))
    frame = await told(anns, lambda table: table["seats"][0]["user"] == other_device.id)
    assert (frame["you"], frame["viewer"]) == ([], SPECTATOR)
    await anns.until("snapshot")
    await caught_up(anns, spectator)
    assert anns.now["now"] == spectator.now["now"]

    news = await evening.look(other_device, table)
    await told(anns, lambda table: table["seats"][0]["here"])
    await caught_up(anns, spectator)
    mark, spectators_mark = len(anns.raw), len(spectator.raw)
    await news.do("act", n=news.now["n"], act=f"bury {a_card(news)}")
    await rest_out([news, bobs])
    await caught_up(anns, spectator)
    seen = [text for text in anns.raw[mark:] if '"t":"pong"' not in text]
    assert seen == [text for text in spectator.raw[spectators_mark:] if '"t":"pong"' not in text]
    assert seen


async def test_a_person_who_lost_the_seat_may_ask_for_nothing_of_it(evening: Evening) -> None:
    ann, bob, other_device = await evening.guests(3)
    table, (line, _) = await evening.play("burrow", [ann, bob])
    link = good(await post(ann, table, "link", seat=0))
    good(await post(other_device, table, "take", seat=0, token=link["token"]))
    await line.refused("server-not-your-seat", "watch", table=table, seat=0)
    for what in ("story?seat=0", "moment?n=3&seat=0"):
        assert refusal(await ann.http.get(f"/tables/{table}/{what}")) == (403, "server-not-your-seat")
    story = (await ann.http.get(f"/tables/{table}/story")).text
    assert "burrow-event-draws" in story
    assert "burrow-event-drew" not in story
    assert (await ann.get(f"/tables/{table}/moment", n=3))["view"]["own"] is None
    assert refusal(await post(ann, table, "link", seat=0)) == (403, "server-not-your-seat")


async def test_a_person_who_lost_the_seat_at_a_table_without_spectators_sees_nothing_more_at_all(
    evening: Evening,
) -> None:
    ann, bob, other_device = await evening.guests(3)
    table, (line, _) = await evening.play("burrow", [ann, bob], spectators=False)
    await told(line, lambda table: all(seat["here"] for seat in table["seats"]))
    await caught_up(line)
    mark = len(line.frames)
    link = good(await post(ann, table, "link", seat=0))
    good(await post(other_device, table, "take", seat=0, token=link["token"]))
    bye = await until_bye(line)
    assert bye["why"]["id"] == "server-no-spectators"
    assert not pictures(line, mark)
    assert other_device.id not in "".join(line.raw)
    await (await evening.connect(ann)).refused("server-no-spectators", "watch", table=table)


async def test_a_spectator_comes_and_goes_without_anyone_being_told(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, (line, _) = await evening.play("burrow", [ann, bob])
    await caught_up(line)
    before = len(line.frames)
    watching = await evening.look(stranger, table)
    watching.cut()
    await caught_up(line)
    assert [frame["t"] for frame in line.frames[before:] if frame["t"] == "table"] == []
