"""Attackers at a table: they act for others, watch from others' seats, or change what they may not."""

from typing import Any

import pytest

from server.client import Client, Line
from server.table.guests import SPECTATOR, Evening, caught_up, post, refusal, rest, rest_out

pytestmark = pytest.mark.anyio

# All messages of a player; each is refused to a client without a seat.
SAYINGS: list[tuple[str, dict[str, Any]]] = [
    ("act", {"n": 5, "act": "rest"}),
    ("undo", {"n": 5}),
    ("undo", {"n": 5, "to": 1}),
    ("resign", {}),
    ("offer", {"what": "draw"}),
    ("offer", {"what": "abort"}),
    ("offer", {"what": "undo", "to": 1}),
    ("answer", {"yes": True}),
    ("answer", {"yes": False}),
    ("hint", {}),
    ("why", {"act": "rest"}),
    ("foresee", {"act": "rest"}),
    ("chat", {"text": "hello"}),
    ("rematch", {}),
]
FOR_A_SEAT = [(t, fields) for t, fields in SAYINGS if t not in ("chat", "rematch")]


async def everything(evening: Evening, table: str, player: Line) -> tuple[Any, ...]:
    """Everything at a table that could have changed."""
    room = await evening.room(table)
    await caught_up(player)
    heard = [frame for frame in player.frames if frame["t"] == "chat"]
    return room.table, room.version, len(await evening.log(table)), heard


@pytest.mark.parametrize(("t", "fields"), SAYINGS)
async def test_a_person_without_a_seat_changes_nothing(evening: Evening, t: str, fields: dict[str, Any]) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, (anns, _) = await evening.play("burrow", [ann, bob])
    before = await everything(evening, table, anns)
    line = await evening.look(stranger, table)
    await line.refused("server-not-seated", t, **fields)
    if t not in ("chat", "rematch"):
        for seat in (0, 1, SPECTATOR, -1, 7):
            await line.refused("server-not-seated", t, **fields, seat=seat)
    await (await evening.look(None, table)).refused("server-who-are-you", t, **fields)
    await (await evening.connect(ann)).refused("server-watch-first", t, **fields)
    assert await everything(evening, table, anns) == before


@pytest.mark.parametrize(("t", "fields"), FOR_A_SEAT)
async def test_nobody_acts_for_anothers_seat(evening: Evening, t: str, fields: dict[str, Any]) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    before = await everything(evening, table, anns)
    for seat in (0, -1, SPECTATOR, 2, 10**9):
        await bobs.refused("server-not-your-seat", t, **fields, seat=seat)
    assert await everything(evening, table, anns) == before


@pytest.mark.parametrize("seat", [0, 1])
async def test_nobody_looks_from_anothers_seat(evening: Evening, seat: int) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, lines = await evening.play("burrow", [ann, bob])
    others: list[Client | None] = [(bob, ann)[seat], stranger, None]
    for who in others:
        line = await evening.connect(who)
        assert await line.refused("server-not-your-seat", "watch", table=table, seat=seat) == {}
        await line.refused("server-not-your-seat", "watch", table=table, seat=seat, since=0)
        assert not [frame for frame in line.frames if "now" in frame or frame["t"] == "table"]
        if who is not None:
            for path in (f"story?seat={seat}", f"moment?n=3&seat={seat}"):
                answer = await who.http.get(f"/tables/{table}/{path}")
                assert refusal(answer) == (403, "server-not-your-seat")
    await caught_up(*lines)


@pytest.mark.parametrize("seat", [-1, -2, -4, 2, 64, 10**9])
async def test_a_seat_that_does_not_exist_cannot_be_looked_from(evening: Evening, seat: int) -> None:
    ann, bob = await evening.guests(2)
    table, (line, _) = await evening.play("burrow", [ann, bob])
    await line.refused("server-not-your-seat", "watch", table=table, seat=seat)


async def test_before_the_end_nobody_gets_the_record_and_the_story_is_ones_own(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, lines = await evening.play("burrow", [ann, bob], options={"rounds": 2})
    secret = (await evening.room(table)).secret
    for who in (ann, bob, stranger):
        assert refusal(await who.http.get(f"/tables/{table}/record")) == (403, "server-not-over")
        text = (await who.http.get(f"/tables/{table}/story")).text
        drawn = [line for line in lines_of(text) if "drew" in line]
        assert all(f'"seat":{[ann, bob].index(who) + 1}' in line for line in drawn if who is not stranger)
        assert bool(drawn) == (who is not stranger)
        assert secret not in text
    await rest_out(lines)
    assert secret in (await stranger.http.get(f"/tables/{table}/record")).text


def lines_of(text: str) -> list[str]:
    """Each message of a story separately."""
    return text.replace('{"id"', '\n{"id"').splitlines()


async def test_a_full_table_lets_nobody_in_nor_one_that_runs_or_is_over(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table = await evening.sit("burrow", [ann, bob])
    assert refusal(await post(stranger, table, "join")) == (409, "server-table-full")
    assert refusal(await post(stranger, table, "join", seat=0)) == (409, "server-seat-taken")
    await ann.start(table)
    for body in ({}, {"seat": 0}, {"seat": 2}):
        assert refusal(await post(stranger, table, "join", **body)) == (409, "server-table-running")
    for what, body in (("leave", {}), ("start", {}), ("kick", {"seat": 1}), ("swap", {"one": 0, "two": 1})):
        assert refusal(await post(ann, table, what, **body)) == (409, "server-table-running")
    await evening.behind(evening.node.rooms.end(table))
    assert refusal(await post(stranger, table, "join")) == (409, "server-table-over")


@pytest.mark.parametrize("n", [-1, -(10**9), 6, 10**6, 2**63, 2**70])
async def test_an_act_with_a_number_that_nobody_was_told_is_refused(evening: Evening, n: int) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, _) = await evening.play("burrow", [ann, bob])
    assert anns.now["n"] == 5
    answer = await anns.ask("act", n=n, act="rest")
    assert answer["t"] == "refused"
    assert answer["why"]["id"] in ("server-number-unknown", "server-bad-frame")
    assert len(await evening.log(table)) == 5


async def test_an_act_by_somebody_who_did_not_know_what_has_happened_since_is_refused(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, (anns, bobs) = await evening.play("burrow", [ann, bob])
    n = await rest(anns, anns.now["n"])
    for old in range(n - 1):
        await bobs.refused("server-stale", "act", n=old, act="rest")
    assert (await bobs.do("act", n=n, act="rest"))["n"] > n


async def test_a_table_fact_in_between_does_not_make_an_act_stale(evening: Evening, bots_wait: None) -> None:
    people = await evening.guests(3)
    _, (anns, _, cids) = await evening.play("burrow", people)
    n = anns.now["n"]
    await cids.do("resign")
    assert await rest(anns, n) > n + 1, "the fact stands between"


async def test_nobody_plays_out_of_turn(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    await bobs.refused("server-not-your-turn", "act", n=5, act="rest")
    await bobs.refused("server-not-your-turn", "act", n=5, act="rest", seat=1)
    await bobs.refused("server-not-your-turn", "hint")
    await caught_up(anns)
    assert len(await evening.log(table)) == 5


@pytest.mark.parametrize(("t", "fields"), FOR_A_SEAT)
async def test_nothing_is_done_after_the_end_of_a_match(evening: Evening, t: str, fields: dict[str, Any]) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    await bobs.do("resign")
    before = await everything(evening, table, anns)
    for line in (anns, bobs):
        await line.refused("server-table-over", t, **fields)
    assert await everything(evening, table, anns) == before


@pytest.mark.parametrize(("t", "fields"), FOR_A_SEAT)
async def test_nothing_is_done_before_the_start_of_a_match(evening: Evening, t: str, fields: dict[str, Any]) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    line = await evening.look(ann, table)
    await line.refused("server-table-open", t, **fields)
    assert await evening.log(table) == []


@pytest.mark.parametrize(("t", "fields"), FOR_A_SEAT)
async def test_a_kicked_player_has_no_part_in_the_match(evening: Evening, t: str, fields: dict[str, Any]) -> None:
    ann, bob, cid = await evening.guests(3)
    table = await evening.sit("burrow", [ann, bob])
    kicked = await evening.look(bob, table)
    await post(ann, table, "kick", seat=1)
    await cid.join(table)
    await ann.start(table)
    anns = await evening.look(ann, table)
    before = await everything(evening, table, anns)
    await kicked.refused("server-not-seated", t, **fields)
    await kicked.refused("server-not-seated", t, **fields, seat=1)
    await kicked.refused("server-not-your-seat", "watch", table=table, seat=1)
    assert await everything(evening, table, anns) == before


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("join", {"seat": -1}),
        ("join", {"seat": 64}),
        ("join", {"seat": "first"}),
        ("join", {"seat": 0, "user": "somebody"}),
        ("kick", {}),
        ("kick", {"seat": None}),
        ("seats", {"seat": 1}),
        ("swap", {"one": 0}),
        ("size", {"count": -1}),
        ("host", {"user": "x" * 41}),
        ("link", {"seat": 1.5}),
        ("take", {"seat": 0}),
        ("take", {"seat": 0, "token": "x" * 65}),
        ("take", {"seat": 0, "token": None}),
    ],
)
async def test_a_message_that_cannot_be_read_changes_no_table(
    evening: Evening, what: str, body: dict[str, Any]
) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    version = (await evening.room(table)).version
    assert refusal(await post(ann, table, what, **body)) == (400, "server-request-wrong")
    assert (await evening.room(table)).version == version
