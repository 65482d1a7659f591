"""Connections that are cut at any moment lose nothing, and nothing happens or is sent twice."""

import asyncio
from typing import Any

import pytest

from krypta.server.tables import room
from server.client import Client, connected
from server.serving import ServedHere
from server.wire.cut_player import Cuts, Falling
from server.wire.expected_messages import Told, must_be_as_told, must_be_gapless
from server.wire.scripted_clients import Choose, Table, by_dice, greedily, play_out, record_of, table_of

pytestmark = pytest.mark.usefixtures("hurried")


def test_thirty_cut_connections_lose_nothing_and_do_nothing_twice(served: ServedHere) -> None:
    asyncio.run(cut_until(served, Cuts("short", most=30), ("burrow", "person", "person", "person")))


@pytest.mark.slow
def test_a_thousand_cut_connections_lose_nothing_and_do_nothing_twice(served: ServedHere) -> None:
    asyncio.run(cut_until(served, Cuts("burrow", most=500), ("burrow", "person", "person")))
    asyncio.run(cut_until(served, Cuts("karak", most=500), ("karak", "person", "person", "greedy")))


async def cut_until(served: ServedHere, cuts: Cuts, seats: tuple[str, ...]) -> None:
    """Plays match after match until there were enough cuts."""
    wanted, fallen, seed = cuts.left, 0, 0
    while cuts.left:
        seed += 1
        async with table_of(served, *seats, seed=seed, watched=False) as table:
            choose = greedily(served, table.id) if seats[0] == "karak" else by_dice(seed, undo_in=4)
            players = await play_falling(table, choose, cuts)
            fallen += sum(player.falls for player in players)
            await must_have_lost_nothing(served, table, players)
    assert fallen == wanted


async def play_falling(table: Table, choose: Choose, cuts: Cuts) -> list[Falling]:
    people = [(seat, person) for seat, person in enumerate(table.people) if person]
    players = [Falling(person, table.id, seat, choose, cuts) for seat, person in people]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_out())
    return players


async def must_have_lost_nothing(served: ServedHere, table: Table, players: list[Falling]) -> None:
    header, entries = await record_of(table)
    kept = await ids_in_the_log(served, table.id)
    for player in players:
        assert must_be_gapless(player) == len(entries)
        must_be_as_told(player, Told(header, entries, player.seat))
        whole = [frame for frame in player.frames if frame["t"] == "snapshot"]
        assert len(whole) <= 1, "what is still known is told again as a whole"
        assert kept.get(player.seat, []) == player.sent, "each message has to be in the log, once, and in its order"


async def ids_in_the_log(served: ServedHere, table: str) -> dict[int, list[str]]:
    """The message ids of each seat, as recorded in the log."""

    async def load() -> Any:
        return await served.node.rooms.load(table)

    loaded = await asyncio.to_thread(served.do, load())
    found: dict[int, list[str]] = {}
    for row in loaded.rows:
        if row.cid:
            found.setdefault(row.entry.by, []).append(row.cid)
    return found


# -- requests after reconnecting


@pytest.mark.parametrize("since", [-1, -(10**30), 10**6, 2**63, 10**30, None])
def test_watching_since_an_impossible_number_gives_a_snapshot(served: ServedHere, since: int | None) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table, table.people[0].connect() as line:  # type: ignore[union-attr]
            await line.watch(table.id, 0, since=since)
            assert line.now["t"] == "snapshot"
            assert line.now["now"] == table.lines[0].now["now"]

    asyncio.run(main())


@pytest.mark.parametrize("since", ["2", 2.5, True, [2], {}])
def test_watching_since_something_that_is_no_number_is_refused_and_changes_nothing(
    served: ServedHere, since: object
) -> None:
    """The connection still watches the previous table."""

    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            line = table.lines[0]
            await line.send("watch", table=table.id, seat=0, since=since)
            refused = await line.until("refused")
            assert (refused["why"]["id"], refused["id"]) == ("server-bad-frame", "")
            await line.do("act", n=line.now["n"], act="rest")

    asyncio.run(main())


def test_watching_since_a_later_number_does_not_hide_the_beginning(served: ServedHere) -> None:
    """Five cards are dealt at once: a client that claimed before the start to know five entries must still see them
    all."""

    async def main() -> None:
        async with Client.guest(served.url) as ann, ann.connect() as line:
            table = await ann.make("burrow", "me", "me")
            await line.watch(table, 0, since=5)
            await ann.start(table)
            picture = await line.until("update", "snapshot")
            assert picture["n"] == 5
            assert picture["t"] == "snapshot" or picture["since"] == 0

    asyncio.run(main())


def test_a_viewer_who_missed_too_much_gets_a_snapshot_and_goes_on_from_there(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "LINES_KEPT", 8)

    async def main() -> None:
        async with table_of(served, "burrow", "person", "person", seed=11) as table:
            async with table.people[0].connect() as early:  # type: ignore[union-attr]
                await early.watch(table.id, 0)
                known = early.now["n"]
            await play_out(table, by_dice(11))
            header, entries = await record_of(table)
            async with table.people[0].connect() as late:  # type: ignore[union-attr]
                await late.watch(table.id, 0, since=known)
                assert late.now["t"] == "snapshot"
                await late.watch(table.id, 0, since=len(entries) - 2)
                assert (late.now["t"], late.now["since"]) == ("update", len(entries) - 2)
                must_be_as_told(late, Told(header, entries, 0))

    asyncio.run(main())


def test_a_viewer_who_knows_everything_is_told_nothing_again(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table, connected(served.url) as line:
            await line.watch(table.id, since=table.lines[0].now["n"])
            assert [frame["t"] for frame in line.frames] == ["hello", "table", "done"]

    asyncio.run(main())
