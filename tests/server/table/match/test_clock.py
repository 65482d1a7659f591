"""Clocks: none, per turn, or a budget with increment; the server alone keeps the time."""

from functools import partial
from typing import Any

import pytest

from krypta.core.match import Match
from krypta.server.tables.clock import Times
from krypta.server.tables.draft import Draft
from krypta.server.tables.table import AWAY_BOT, Clock
from server.client import Client, Line
from server.table.guests import NOBODY, Evening, a_card, caught_up, rest, told

pytestmark = pytest.mark.anyio

TURN = {"kind": "turn", "seconds": 60, "increment": 0}
BUDGET = {"kind": "budget", "seconds": 60, "increment": 7}
SLACK = 30_000  # milliseconds that a busy machine may actually take


def about(left: int, passed: int, whole: int = 60_000) -> bool:
    """Whether a clock lost the given time, and what the test itself took."""
    return whole - passed - SLACK < left <= whole - passed


# -- the rules of a clock


@pytest.mark.parametrize("kind", ["turn", "budget"])
def test_every_clock_begins_with_the_whole_time(kind: Any) -> None:
    assert Times(Clock(kind, 60), 3).left(0) == [60_000] * 3


def test_a_turn_of_many_acts_has_one_time_and_the_next_turn_has_it_whole() -> None:
    times = Times(Clock("turn", 60), 2)
    times.note(0, 10_000)
    times.note(0, 5_000)
    assert times.left(0) == [45_000, 60_000]
    assert times.left(1) == [60_000, 60_000]
    times.note(1, 1_000)
    assert times.left(1) == [60_000, 59_000]
    times.note(0, 2_000)
    assert times.left(0) == [58_000, 60_000]


def test_a_budget_gets_its_increment_once_a_turn_when_the_turn_ends() -> None:
    times = Times(Clock("budget", 60, 7), 2)
    times.note(0, 10_000)
    times.note(0, 5_000)
    assert times.left(0) == [45_000, 60_000]
    assert times.left(1) == [52_000, 60_000]
    times.note(1, 60_000)
    assert times.left(1) == [52_000, 0]
    times.note(0, 0)
    assert times.left(0) == [52_000, 7_000]
    assert times.left(0) == [52_000, 7_000], "looking at it changes nothing"


def test_nature_and_agreements_take_nobodys_time() -> None:
    times = Times(Clock("budget", 60, 7), 2)
    times.note(-1, 9_000)
    times.note(None, 9_000)
    assert times.left(0) == [60_000, 60_000]


def test_nobody_gets_an_increment_after_the_end() -> None:
    times = Times(Clock("budget", 60, 7), 2)
    times.note(0, 10_000)
    assert times.left(NOBODY) == [50_000, 60_000]


def test_no_time_is_counted_without_a_clock() -> None:
    times = Times(Clock(), 2)
    times.note(0, 10_000)
    assert times.left(1) == [0, 0]


# -- at the table


async def match(evening: Evening, clock: dict[str, Any], people: int = 2, **more: Any) -> tuple[Any, ...]:
    guests = await evening.guests(people)
    table, lines = await evening.play("burrow", guests, clock=clock, **({"options": {"rounds": 2}} | more))
    return table, guests, lines


async def clock_of(evening: Evening, who: Client | None, table: str) -> dict[str, Any]:
    """The clock that a new viewer is sent."""
    line = await evening.look(who, table)
    clock: dict[str, Any] = line.now["clock"]
    await line.socket.close()
    return clock


async def test_no_clock_is_shown_without_a_clock(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, (line, _) = await evening.play("burrow", [ann, bob])
    await rest(line, line.now["n"])
    assert [frame["clock"] for frame in line.frames if "now" in frame] == [None, None]


@pytest.mark.parametrize("clock", [TURN, BUDGET])
async def test_everyone_sees_whose_time_runs_and_what_is_left(evening: Evening, clock: dict[str, Any]) -> None:
    table, guests, (anns, bobs) = await match(evening, clock)
    for line in (anns, bobs):
        assert line.now["clock"]["running"] == 0
        assert about(line.now["clock"]["left"][0], 0)
        assert line.now["clock"]["left"][1] == 60_000
    await evening.pass_time(table, 20)
    for who in (None, *guests):
        shown = await clock_of(evening, who, table)
        assert about(shown["left"][0], 20_000)
        assert (shown["left"][1], shown["running"]) == (60_000, 0)


async def test_a_second_window_is_told_the_current_time_left(evening: Evening) -> None:
    table, guests, _ = await match(evening, BUDGET)
    second = await evening.look(guests[0], table)
    assert about(second.now["clock"]["left"][0], 0)
    await evening.pass_time(table, 20, noticed=False)
    third = await evening.look(guests[0], table)
    assert about(third.now["clock"]["left"][0], 20_000)


async def test_the_server_charges_what_a_turn_took_and_a_new_turn_has_it_all(evening: Evening) -> None:
    table, _, (anns, bobs) = await match(evening, TURN)
    await evening.pass_time(table, 20)
    n = (await anns.do("act", n=anns.now["n"], act=f"bury {a_card(anns)}"))["n"]
    assert about(anns.now["clock"]["left"][0], 20_000)
    await evening.pass_time(table, 5)
    await rest(anns, n)
    await caught_up(bobs)
    assert bobs.now["clock"]["running"] == 1
    assert bobs.now["clock"]["left"][0] == 60_000
    acts = [row for row in await evening.log(table) if row.entry.by == 0]
    assert [row.spent >= charged for row, charged in zip(acts, (20_000, 5_000), strict=True)] == [True, True]
    assert sum(row.spent for row in acts) < 25_000 + SLACK
    assert all(row.spent == 0 for row in await evening.log(table) if row.entry.by == -1)


async def test_somebody_elses_coming_back_saves_nobody_time(evening: Evening) -> None:
    table, _, (anns, _) = await match(evening, TURN)
    for bot in ("greedy", ""):  # a bot replaces Bob and hands the seat back while Ann is thinking
        await evening.pass_time(table, 10)
        await evening.change(table, partial(Draft.fact, change=partial(Match.hand_over, seat=1, bot=bot)))
    await caught_up(anns)
    await rest(anns, anns.now["n"])
    (rested,) = [row for row in await evening.log(table) if row.entry.act == "rest"]
    assert about(60_000 - rested.spent, 20_000)


async def test_a_budget_goes_down_and_gets_its_increment_after_the_turn(evening: Evening) -> None:
    table, _, (anns, bobs) = await match(evening, BUDGET)
    await evening.pass_time(table, 20)
    n = (await anns.do("act", n=anns.now["n"], act=f"bury {a_card(anns)}"))["n"]
    assert about(anns.now["clock"]["left"][0], 20_000)
    await evening.pass_time(table, 5)
    await rest(anns, n)
    await caught_up(bobs)
    assert about(bobs.now["clock"]["left"][0], 25_000 - 7_000)
    assert about(bobs.now["clock"]["left"][1], 0)


async def test_time_spent_on_what_was_taken_back_stays_spent(evening: Evening) -> None:
    table, _, (anns, _) = await match(evening, BUDGET)
    await evening.pass_time(table, 10)
    n = (await anns.do("act", n=anns.now["n"], act=f"bury {a_card(anns)}"))["n"]
    await evening.pass_time(table, 10)
    await anns.do("undo", n=n)
    await caught_up(anns)
    assert about(anns.now["clock"]["left"][0], 20_000)


async def test_the_clock_survives_being_read_from_the_store(evening: Evening) -> None:
    table, _, (anns, bobs) = await match(evening, BUDGET)
    await evening.pass_time(table, 20)
    await rest(anns, anns.now["n"])
    await caught_up(bobs)
    before = bobs.now["clock"]["left"]
    await evening.restart(table)
    after = await clock_of(evening, None, table)
    assert (after["left"][0], after["running"]) == (before[0], 1)
    assert about(after["left"][1], 0)


@pytest.mark.parametrize("clock", [TURN, BUDGET])
async def test_a_player_whose_time_is_up_has_lost_a_match_of_two(evening: Evening, clock: dict[str, Any]) -> None:
    table, _, (anns, bobs) = await match(evening, clock)
    await evening.pass_time(table, 61)
    await told(bobs, lambda table: table["state"] == "over")
    await caught_up(anns, bobs)
    assert bobs.now["now"]["result"] == [0.0, 1.0]
    facts = [(row.entry.fact, row.entry.by) for row in await evening.log(table) if row.entry.fact]
    assert facts == [("timeout", 0), ("reveal", None)]
    await anns.refused("server-table-over", "act", n=anns.now["n"], act="rest")


async def test_a_player_whose_time_is_up_among_three_is_played_on_by_a_bot_and_ranked_last(evening: Evening) -> None:
    table, _, (_, bobs, cids) = await match(evening, TURN, people=3)
    await evening.pass_time(table, 61)
    shown = (await told(bobs, lambda table: table["seats"][0]["resigned"]))["table"]["seats"][0]
    assert (shown["bot"], shown["kind"]) == (AWAY_BOT, "person")
    while bobs.now["now"]["seat"] != NOBODY:
        await caught_up(bobs, cids)
        for seat, line in ((1, bobs), (2, cids)):
            if line.now["now"]["seat"] == seat:
                await rest(line, line.now["n"])
    assert bobs.now["now"]["result"] == [0.0, 0.5, 0.5]


async def test_an_act_that_comes_too_late_is_refused(evening: Evening) -> None:
    table, _, (anns, _) = await match(evening, TURN)
    await evening.pass_time(table, 61, noticed=False)
    await anns.refused("server-time-up", "act", n=anns.now["n"], act="rest")
    await evening.pass_time(table, 0)
    await told(anns, lambda table: table["state"] == "over")


async def test_bots_spend_no_time_of_a_clock(evening: Evening, bots_wait: None) -> None:
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "greedy", clock=BUDGET)
    await rest(line, line.now["n"])
    await caught_up(line)
    assert line.now["clock"]["running"] is None
    await evening.pass_time(table, 1000)
    await evening.bot_plays(table, "rest")
    await caught_up(line)
    assert line.now["clock"]["running"] == 0
    assert line.now["clock"]["left"][1] == 67_000
    assert about(line.now["clock"]["left"][0], 0, 67_000)
    assert [row.spent for row in await evening.log(table) if row.entry.by == 1] == [0]


async def test_the_first_turns_time_begins_with_the_match_not_with_the_server(evening: Evening) -> None:
    """Here nature decides nothing before the first act, so the log is empty at the start."""
    people = await evening.guests(2)
    options = {"heroes": "chosen", "first": "seat"}
    table, (anns, _) = await evening.play("karak", people, clock=TURN, options=options)
    assert anns.now["n"] == 0
    assert about(anns.now["clock"]["left"][0], 0)
    await evening.restart(table)
    assert about((await clock_of(evening, None, table))["left"][0], 0)
    await anns.act()
    assert (await evening.log(table))[0].spent < SLACK


async def test_acts_of_others_give_nobody_time_back(evening: Evening, bots_wait: None) -> None:
    table, _, (anns, _, cids) = await match(evening, BUDGET, people=3)
    await evening.pass_time(table, 20)
    await cids.do("resign")
    await caught_up(anns)
    assert about(anns.now["clock"]["left"][0], 20_000)
    await rest(anns, anns.now["n"])
    assert sum(row.spent for row in await evening.log(table) if row.entry.by == 0) >= 20_000


async def test_a_person_who_gets_the_seat_back_from_a_bot_is_not_charged_for_the_bots_time(
    evening: Evening, bots_wait: None
) -> None:
    table, guests, (anns, bobs) = await match(evening, BUDGET, away=1)
    anns.cut()
    await told(bobs, lambda table: table["seats"][0]["bot"] == AWAY_BOT)
    await caught_up(bobs)
    assert bobs.now["clock"]["running"] is None
    await evening.pass_time(table, 1000)
    back: Line = await evening.look(guests[0], table)
    await told(back, lambda table: table["seats"][0]["bot"] == "")
    await caught_up(back)
    assert back.now["clock"]["running"] == 0
    assert about(back.now["clock"]["left"][0], 0)


async def test_going_away_for_a_bot_to_step_in_gives_nobody_time_back(evening: Evening, bots_wait: None) -> None:
    table, guests, (anns, bobs) = await match(evening, BUDGET, away=1)
    await evening.pass_time(table, 20)
    anns.cut()
    await told(bobs, lambda table: table["seats"][0]["bot"] == AWAY_BOT)
    back = await evening.look(guests[0], table)
    await told(back, lambda table: table["seats"][0]["bot"] == "")
    await caught_up(back)
    assert about(back.now["clock"]["left"][0], 20_000)
    await evening.restart(table)
    assert about((await clock_of(evening, None, table))["left"][0], 20_000)


async def test_somebody_else_coming_back_changes_nobodys_time(evening: Evening, bots_wait: None) -> None:
    table, guests, (anns, bobs) = await match(evening, BUDGET, away=1)
    await rest(anns, anns.now["n"])
    await caught_up(bobs)
    bobs.cut()
    await told(anns, lambda table: table["seats"][1]["bot"] == AWAY_BOT)
    await evening.bot_plays(table, "rest")
    await evening.pass_time(table, 20)  # Ann is thinking
    await evening.look(guests[1], table)
    await told(anns, lambda table: table["seats"][1]["bot"] == "")
    await caught_up(anns)
    assert anns.now["clock"]["running"] == 0
    assert about(anns.now["clock"]["left"][0], 20_000, 67_000)


async def test_a_clock_stands_still_while_the_database_is_away(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, _ = await evening.play("burrow", [ann, bob], clock=TURN)
    room, database = await evening.room(table), evening.node.database
    await evening.pass_time(table, 50, noticed=False)

    async def away() -> tuple[Any, Any]:
        database.notice(answers=False, write=True)
        gone = room.clock_now()
        with database.transaction(write=False):
            pass  # a full disk can still be read
        assert room.clock_now() == gone
        with database.transaction():
            pass  # it answers again
        back, database.back_at = room.clock_now(), 0  # other tests share this server
        return gone, back

    gone, back = await evening.behind(away())
    assert gone.running is None
    assert gone.left == [60_000, 60_000], "nobody can act, so nobody's time runs"
    assert back.running == 0
    assert about(back.left[0], 0)
