"""Hot seat: one client has several seats, and watches from one at a time."""

import pytest

from server.client import Client, Line
from server.table.guests import NOBODY, SPECTATOR, Evening, caught_up, own, refusal, rest

pytestmark = pytest.mark.anyio


async def alone(evening: Evening, game: str = "burrow", seats: int = 2, **more: object) -> tuple[Client, str, Line]:
    """A client with all seats of a match, watching from the first."""
    ann = await evening.guest()
    table = await ann.make(game, *["me"] * seats, **more)
    await ann.start(table)
    return ann, table, await evening.look(ann, table)


async def test_one_client_plays_all_seats_to_the_end(evening: Evening) -> None:
    _, table, line = await alone(evening, seats=3, options={"rounds": 2})
    for seat in (0, 1, 2) * 2:
        await line.watch(table, seat)
        assert (line.now["now"]["seat"], bool(line.now["now"]["options"])) == (seat, True)
        await rest(line, line.now["n"])
    await caught_up(line)
    assert line.now["now"]["seat"] == NOBODY
    played = [row.entry.by for row in await evening.log(table) if row.entry.by is not None and row.entry.by >= 0]
    assert played == [0, 1, 2] * 2


async def test_an_act_without_a_seat_is_for_the_seat_whose_turn_it_is(evening: Evening) -> None:
    _, table, line = await alone(evening)
    n = await rest(line, line.now["n"])
    await rest(line, n)
    assert [row.entry.by for row in await evening.log(table) if row.entry.act == "rest"] == [0, 1]


async def test_naming_a_seat_of_ones_own_out_of_turn_is_refused(evening: Evening) -> None:
    _, _, line = await alone(evening)
    await line.refused("server-not-your-turn", "act", n=line.now["n"], act="rest", seat=1)


async def test_each_seats_cards_are_seen_only_after_looking_from_it(evening: Evening) -> None:
    ann, table, line = await alone(evening)
    room = await evening.room(table)
    assert own(line) == _own(room, 0)
    n = await rest(line, line.now["n"])
    await caught_up(line)
    assert (line.now["now"]["seat"], line.now["now"]["options"]) == (1, []), "seat 1's options would tell its cards"
    assert own(line) == _own(room, 0)
    assert not any('"burrow-event-drew","args":{"seat":2' in text for text in line.raw)
    await line.watch(table, 1, since=n)
    await caught_up(line)
    await line.watch(table, 1)
    assert own(line) == _own(room, 1)
    assert line.now["now"]["options"]
    await line.watch(table, SPECTATOR)
    assert own(line) is None
    for seat in (0, 1):
        shown = await ann.get(f"/tables/{table}/moment", n=n, seat=seat)
        assert shown["view"]["own"]["hand"]
    assert refusal(await ann.http.get(f"/tables/{table}/moment?n={n}&seat=2")) == (403, "server-not-your-seat")


def _own(room: object, seat: int) -> dict[str, object]:
    view = room.running().position.view(seat).own  # type: ignore[attr-defined]
    return {"hand": view.hand, "burrow": view.burrow, "paws": view.paws}


async def test_two_windows_look_from_two_seats(evening: Evening) -> None:
    ann, table, first = await alone(evening)
    second = await evening.look(ann, table, 1)
    assert (first.now["now"]["view"]["own"], second.now["now"]["view"]["own"]) != (None, None)
    assert first.now["now"]["options"]
    assert second.now["now"]["options"] == []
    await rest(first, first.now["n"])
    await caught_up(first, second)
    assert first.now["now"]["options"] == []
    assert second.now["now"]["options"]


async def test_resigning_one_seat_of_two_leaves_the_other_the_winner(evening: Evening) -> None:
    _, _, line = await alone(evening)
    await line.do("resign", seat=1)
    await caught_up(line)
    assert line.now["now"]["result"] == [1.0, 0.0]


async def test_a_lone_player_agrees_with_themself(evening: Evening) -> None:
    _, table, line = await alone(evening)
    start = line.now["n"]
    n = await rest(line, start)
    await rest(line, n)
    await line.do("offer", what="undo", to=start)
    await caught_up(line)
    assert (line.now["now"]["seat"], line.now["now"]["view"]["rounds"]) == (0, 1)
    await line.do("offer", what="abort")
    assert (await evening.match(table)).over


async def test_one_client_with_two_seats_plays_with_another_person(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "open", "me")
    await bob.join(table)
    await ann.start(table)
    anns, bobs = await evening.look(ann, table), await evening.look(bob, table)
    n = await rest(anns, anns.now["n"])
    await anns.refused("server-not-your-turn", "act", n=n, act="rest")
    await anns.refused("server-not-your-seat", "act", n=n, act="rest", seat=1)
    await anns.refused("server-not-your-seat", "watch", table=table, seat=1)
    n = await rest(bobs, n)
    await anns.do("act", n=n, act="rest", seat=2)
