"""The rematch: the same table again with rotated seats; it starts when everyone has joined."""

import pytest

from krypta import games
from krypta.core.log import loads
from krypta.core.match import verify
from server.client import Client, good
from server.table.guests import Evening, a_card, caught_up, post, refusal, rest_out, told

pytestmark = pytest.mark.anyio

WISHES = {
    "options": {"rounds": 2},
    "public": True,
    "spectators": False,
    "chat": False,
    "clock": {"kind": "budget", "seconds": 900, "increment": 3},
    "away": 77,
}


def users(table: dict[str, object]) -> list[str]:
    return [seat["user"] or seat["bot"] for seat in table["seats"]]  # type: ignore[attr-defined]


async def shown(who: Client, table: str) -> dict[str, object]:
    found: dict[str, object] = await who.get(f"/tables/{table}")
    return found


async def test_the_rematch_begins_when_everyone_has_come_with_the_seats_turned(evening: Evening) -> None:
    ann, bob, cid = await evening.guests(3)
    table, (anns, bobs, cids) = await evening.play("burrow", [ann, bob, cid], **WISHES)
    await evening.behind(evening.node.rooms.end(table))
    second = (await anns.do("rematch"))["table"]
    assert second != table
    first = (await told(bobs, lambda table: table["next"]))["table"]
    assert first["next"] == second
    following = await shown(ann, second)
    assert (following["state"], following["before"], following["next"]) == ("open", table, "")
    assert users(following) == [bob.id, cid.id, ann.id]
    assert [seat["ready"] for seat in following["seats"]] == [False, False, True]  # type: ignore[attr-defined]
    assert (await cids.do("rematch"))["table"] == second
    assert (await shown(ann, second))["state"] == "open"
    assert (await bobs.do("rematch"))["table"] == second
    following = await shown(ann, second)
    assert following["state"] == "running"
    for what, wished in WISHES.items():
        assert following[what] == wished, what
    assert following["commitment"] != first["commitment"]
    third = await evening.look(bob, second)
    assert third.now["now"]["seat"] == 0
    assert third.now["now"]["options"]


async def test_bots_change_seats_with_the_people_in_a_rematch(evening: Evening) -> None:
    ann = await evening.guest()
    _, (line,) = await evening.play("burrow", [ann], "greedy", "random")
    await line.do("offer", what="abort")
    second = (await line.do("rematch"))["table"]
    following = await shown(ann, second)
    assert users(following) == ["greedy", "random", ann.id]
    assert following["state"] == "running"  # nobody else has to join
    again = await evening.look(ann, second)
    while not again.now["now"]["options"]:
        await again.receive()
    assert again.now["now"]["view"]["turn"] == 2


async def test_asking_for_a_rematch_again_gives_the_same_table(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    await evening.behind(evening.node.rooms.end(table))
    first = await anns.do("rematch", id="again")
    assert await anns.do("rematch", id="again") == first
    assert (await anns.do("rematch"))["table"] == first["table"]
    await evening.restart(table)
    assert (await anns.do("rematch", id="again"))["table"] == first["table"]
    await bobs.do("rematch")
    assert (await anns.do("rematch", id="again"))["table"] == first["table"]
    assert (await bobs.do("rematch"))["table"] == first["table"]


async def test_two_who_ask_for_a_rematch_at_once_come_to_one_table(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, lines = await evening.play("burrow", [ann, bob])
    await evening.behind(evening.node.rooms.end(table))
    asked = [await line.send("rematch") for line in lines]
    answers = [await line.answer(id) for line, id in zip(lines, asked, strict=True)]
    assert answers[0]["table"] == answers[1]["table"]
    assert (await shown(ann, answers[0]["table"]))["state"] == "running"


async def test_a_client_with_several_seats_comes_to_the_rematch_with_all_of_them(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "open", "me")
    await bob.join(table)
    await ann.start(table)
    anns, bobs = await evening.look(ann, table), await evening.look(bob, table)
    await evening.behind(evening.node.rooms.end(table))
    second = (await bobs.do("rematch"))["table"]
    await anns.do("rematch")
    following = await shown(ann, second)
    assert (users(following), following["state"]) == ([bob.id, ann.id, ann.id], "running")


async def test_a_player_may_come_to_the_rematch_by_its_link(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, _) = await evening.play("burrow", [ann, bob])
    await evening.behind(evening.node.rooms.end(table))
    second = (await anns.do("rematch"))["table"]
    assert (await bob.join(second))["state"] == "running"


async def test_the_seats_of_a_rematch_are_kept_for_those_who_played(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, (anns, _) = await evening.play("burrow", [ann, bob], public=True)
    await evening.behind(evening.node.rooms.end(table))
    second = (await anns.do("rematch"))["table"]
    assert refusal(await post(stranger, second, "join")) == (409, "server-table-full")
    assert refusal(await post(stranger, second, "join", seat=0)) == (409, "server-seat-taken")
    assert refusal(await post(ann, second, "start")) == (409, "server-seats-empty")


async def test_the_host_may_give_a_seat_of_the_rematch_to_somebody_else(evening: Evening) -> None:
    ann, bob, cid = await evening.guests(3)
    table, (anns, _) = await evening.play("burrow", [ann, bob])
    await evening.behind(evening.node.rooms.end(table))
    second = (await anns.do("rematch"))["table"]
    good(await post(ann, second, "kick", seat=0))
    following = await cid.join(second)
    assert (users(following), following["state"]) == ([cid.id, ann.id], "running")


async def test_there_is_no_rematch_before_the_end_nor_for_strangers(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table = await evening.sit("burrow", [ann, bob])
    line, theirs = await evening.look(ann, table), await evening.look(stranger, table)
    await line.refused("server-not-over", "rematch")
    await ann.start(table)
    await line.refused("server-not-over", "rematch")
    await evening.behind(evening.node.rooms.end(table))
    await theirs.refused("server-not-seated", "rematch")
    assert (await shown(ann, table))["next"] == ""


async def test_the_rematch_is_a_match_of_its_own_that_verifies(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, lines = await evening.play("burrow", [ann, bob], options={"rounds": 2})
    await rest_out(lines)
    second = (await lines[0].do("rematch"))["table"]
    await lines[1].do("rematch")
    again = [await evening.look(who, second) for who in (bob, ann)]
    await again[0].do("act", n=again[0].now["n"], act=f"show {a_card(again[0])}")
    await caught_up(*again)
    await rest_out(again)
    header, entries, _seal = loads((await ann.http.get(f"/tables/{second}/record")).content)
    verdict = verify(games.load("burrow"), header, entries)
    assert (verdict.over, verdict.draws_checked) == (True, True)
    assert verdict.result == again[0].now["now"]["result"]
