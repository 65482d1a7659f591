"""Bots that think at tables: their names, what they do without time, and the one that adapts."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from krypta.bots import levels
from krypta.bots.characters import Manner
from krypta.bots.learn import weights
from krypta.bots.thinking import Decision
from krypta.core import kernel
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load
from krypta.server.tables import automation, results
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


@pytest.mark.skipif(kernel.INTERPRETED, reason="a single step takes longer than the budget")
async def test_a_search_that_ends_early_for_the_others_sake_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "manner", lambda _level, _game: Manner(0.0, 1.0, 10**9))
    thinking = Thinking(threads=1)
    thinking.awake.add("karak")
    thinking.load = 19
    thought = await thinking.decide("master", karak(), 0, generator(1))
    assert (thought.note, thought.decision.cut) == ("busy", True)
    thinking.close()


async def test_thoughts_beyond_the_pool_wait_for_their_turn_and_all_end() -> None:
    thinking = Thinking(threads=2)
    thinking.awake.add("karak")
    tables = [asyncio.ensure_future(thinking.decide("search:64", karak(), 0, generator(n))) for n in range(12)]
    await asyncio.sleep(0)
    assert thinking.load == 12
    assert thinking.milliseconds == pytest.approx(LONGEST * 2 / 13)
    assert all(thought.decision.act in karak().options() for thought in await asyncio.gather(*tables))
    assert thinking.load == 0
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


async def test_a_hint_has_its_numbers_once_the_search_is_awake(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "manner", lambda _level, _game: Manner(0.0, 1.0, 40))
    ann, bob = await evening.guests(2)
    monkeypatch.setattr(evening.node.rooms.thinking, "awake", set())
    _, (anns, _) = await evening.play("karak", [ann, bob], options={"heroes": "chosen"})
    assert "numbers" not in await anns.do("hint"), "the search is not compiled yet"
    monkeypatch.setattr(evening.node.rooms.thinking, "awake", {"karak"})
    hint = await anns.do("hint")
    assert hint["act"] in {option["act"] for option in anns.now["now"]["options"]}
    numbers = hint["numbers"]
    assert numbers["id"] == "bots-hint-numbers"
    assert numbers["args"]["games"] == 40
    assert 0 <= numbers["args"]["other_won"] <= 100


@pytest.mark.parametrize("clear", [True, False])
async def test_a_bot_acts_sooner_if_its_choice_is_clear(
    clear: bool, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = evening.node.rooms
    monkeypatch.setattr(rooms, "settings", replace(rooms.settings, bot_pace=0.1))
    monkeypatch.setattr(automation, "DOUBTFUL", 10_000.0)
    monkeypatch.setattr(Decision, "is_clear", property(lambda _: clear))
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy")
    n = await rest(line, line.now["n"])
    room = await evening.room(table)
    if clear:
        while line.now["now"]["seat"] != 0:
            await line.receive()
    else:
        await evening.behind(asyncio.sleep(1.0))
    assert (room.n > n) == clear


# -- weights that cannot be used


def spoil(file: Path, how: str) -> None:
    """Spoil the weights of Karak in that way."""
    data = weights.path_of("karak").read_bytes()
    if how == "foreign":
        file.write_bytes(b"\x89PNG\r\n" + bytes(range(256)) * 8)
    elif how == "truncated":
        file.write_bytes(data[:-7])
    elif how == "for other features":
        file.write_bytes(data.replace(weights.digest_of(load("karak")).encode(), b"0-0123456789abcdef"))


@pytest.mark.parametrize("how", ["missing", "foreign", "truncated", "for other features"])
async def test_bots_play_on_with_a_note_if_the_weights_cannot_be_used(
    how: str, evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A sentence in the log, a note at the seat, and a bot that searches by the outlook; nothing at the table fails."""
    spoil(tmp_path / "karak.weights", how)
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    monkeypatch.setattr(levels, "manner", lambda _level, _game: Manner(0.0, 1.0, 40))
    monkeypatch.setattr(evening.node.rooms.thinking, "awake", {"karak"})
    forget_weights()
    try:
        ann = await evening.guest()
        table, (line,) = await evening.play("karak", [ann], "master", options={"heroes": "chosen", "first": "seat"})
        for _ in range(2):  # the hero, and a first step after the bot has chosen its own
            while not line.now["now"]["options"]:
                await line.receive()
            n, act = line.now["n"], line.now["now"]["options"][0]["act"]
            await line.do("act", n=n, act=act)
        room = await evening.room(table)
        assert room.bot_notes[1] == "untaught"
        assert (await ann.get(f"/tables/{table}"))["seats"][1]["note"] == "untaught"
        assert "judges by the outlook instead" in caplog.text
        assert {row.entry.by for row in await evening.log(table) if row.entry.act} >= {0, 1}
    finally:
        monkeypatch.undo()
        forget_weights()


def forget_weights() -> None:
    for cached in (weights.shipped, levels.judgement):
        cached.cache_clear()
