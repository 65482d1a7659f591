"""Bots that think at tables: their names, what they do without time, and the one that adapts."""

import asyncio

import pytest

from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load
from krypta.server.tables import results
from krypta.server.thinking import LONGEST, Thinking, quickest
from server.table.guests import NOBODY, Evening, rest

pytestmark = pytest.mark.anyio


def karak() -> Position:
    """A position in which the first seat chooses its hero."""
    game = load("karak")
    return Position.start(game, game.options({"heroes": "chosen"}), 2)


async def test_a_bot_whose_search_is_not_compiled_plays_below_its_level_and_says_so() -> None:
    thinking = Thinking()
    thought = await thinking.decide("master", karak(), 0, generator(1))
    assert thought.note == "waking"
    assert thought.decision.act in karak().options()
    assert (await thinking.decide("page", karak(), 0, generator(1))).note == ""
    thinking.close()


async def test_the_more_tables_wait_the_less_time_each_has_and_in_the_end_none() -> None:
    thinking = Thinking(threads=2)
    thinking.awake.add("karak")
    assert thinking.milliseconds == LONGEST
    thinking.load = 7
    assert thinking.milliseconds == LONGEST / 4
    thinking.load = 1000
    assert (await thinking.decide("master", karak(), 0, generator(1))).note == "busy"
    assert not (await thinking.advise(karak(), 0, generator(1))).games
    thinking.close()


async def test_a_search_runs_beside_the_event_loop() -> None:
    thinking = Thinking(threads=1)
    thinking.awake.add("karak")
    searching = asyncio.ensure_future(thinking.decide("search:40", karak(), 0, generator(1)))
    await asyncio.sleep(0)
    assert thinking.load == 1
    thought = await searching
    assert thinking.load == 0
    assert thought.decision.iterations > 0
    thinking.close()


def test_who_plays_for_a_search_does_not_search() -> None:
    assert quickest("karak") == "sage"
    assert quickest("burrow") == "master", "a game without figures is never searched by characters"


async def test_characters_sit_at_the_table_with_their_names(evening: Evening) -> None:
    ann = await evening.guest()
    table, _ = await evening.play("burrow", [ann], "page", "witch")
    seats = (await evening.room(table)).table.seats
    assert [(seat.name, seat.bot) for seat in seats[1:]] == [("Pip", "page"), ("Morgana", "witch")]
    match = await evening.match(table)
    assert [player.name for player in match.header.players] == ["player 1", "Pip", "Morgana"]


async def test_the_adaptive_bot_gets_its_level_at_the_start_and_anew_in_the_rematch(evening: Evening) -> None:
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "echo", options={"rounds": 2})
    room = await evening.room(table)
    assert (room.table.seats[1].name, room.table.seats[1].bot) == ("Echo", "scout")
    while line.now["now"]["seat"] != NOBODY:
        if line.now["now"]["options"]:
            await rest(line, line.now["n"])
        await line.receive()
    shares = (await evening.match(table)).result()
    assert shares is not None
    again = room.table.rematch("again", "")
    assert [(seat.name, seat.bot) for seat in again.seats if seat.kind == "bot"] == [("Echo", "echo")]
    level = await evening.behind(results.rung(room.rooms.database, again))
    assert level == {1.0: "knight", 0.0: "squire"}.get(shares[0], "scout")
