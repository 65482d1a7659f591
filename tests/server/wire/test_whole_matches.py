"""Whole matches over the wire equal the fold of their log, for every viewer, at every moment."""

import asyncio

import pytest

from krypta import games
from krypta.core.door import NOBODY, SPECTATOR
from krypta.core.log import Entry, Header
from krypta.core.match import Match, verify
from krypta.server.tables.room import Room
from server.client import Line, connected, good
from server.serving import ServedHere
from server.wire.expected_messages import Told, must_be_as_told, must_be_gapless
from server.wire.scripted_clients import Choose, Table, by_dice, greedily, play_out, record_of, table_of

pytestmark = pytest.mark.usefixtures("hurried")

SHORT = [
    ("karak", "person", "greedy"),
    ("karak", "person", "person", "person"),
    ("burrow", "person", "person"),
    ("burrow", "person", "person", "person"),
    ("burrow", "greedy", "person"),
    ("burrow", "random", "person", "greedy"),
]
LONG = [
    *(("karak", *("person",) * count) for count in (1, 2, 3, 4, 5)),
    *(("karak", *("greedy",) * (count - 1), "person") for count in (2, 3, 4, 5)),
    *(("burrow", *("person",) * count) for count in (2, 3) for _ in range(10)),
]


@pytest.mark.parametrize("seats", SHORT, ids="-".join)
def test_a_whole_match_over_the_wire_equals_the_fold_of_its_log(served: ServedHere, seats: tuple[str, ...]) -> None:
    asyncio.run(whole_match(served, *seats))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seed, seats in enumerate(LONG)])
def test_whole_matches_of_all_sizes_equal_the_fold_of_their_logs(
    served: ServedHere, seats: tuple[str, ...], seed: int
) -> None:
    asyncio.run(whole_match(served, *seats, seed=seed))


async def whole_match(served: ServedHere, game: str, *seats: str, seed: int = 7) -> None:
    async with table_of(served, game, *seats, seed=seed) as table:
        await play_out(table, chooser(served, table, game, seed))
        header, entries = await record_of(table)
        verdict = verify(games.load(game), header, entries)
        assert (verdict.over, verdict.draws_checked) == (True, True)
        assert verdict.draws > 0
        for seat, line in table.everyone:
            assert must_be_gapless(line) == len(entries), f"seat {seat} missed the end"
            must_be_as_told(line, Told(header, entries, seat))
            must_hide_the_luck(line, seed)
            assert len({frame["n"] for frame in line.frames if "now" in frame}) > len(entries) // 8, "too few to prove"
        await must_be_stored(served, table, header, entries)


def chooser(served: ServedHere, table: Table, game: str, seed: int) -> Choose:
    return greedily(served, table.id) if game == "karak" else by_dice(seed, undo_in=3)


def must_hide_the_luck(line: Line, seed: int) -> None:
    """Asserts that the seed is revealed only at the very end."""
    telling = [n for n, text in enumerate(line.raw) if seed.to_bytes(32).hex() in text]
    assert len(telling) == 1
    assert line.frames[telling[0]]["now"]["seat"] == NOBODY


async def must_be_stored(served: ServedHere, table: Table, header: Header, entries: list[Entry]) -> None:
    """Asserts that the record is what is stored, and that the stored match, snapshots included, gives the last
    position."""

    async def opened() -> tuple[list[Entry], bytes, bytes]:
        loaded = await served.node.rooms.load(table.id)
        assert loaded is not None
        assert loaded.header == header
        again = Room(served.node.rooms, loaded).running().position.to_bytes()
        return [row.entry for row in loaded.rows], again, served.node.rooms.open[table.id].running().position.to_bytes()

    stored, again, shown = await asyncio.to_thread(served.do, opened())
    fold = Match.fold(games.load(header.game), header, entries).position.to_bytes()
    assert stored == entries
    assert again == shown == fold


def test_the_story_and_every_moment_told_later_are_what_each_viewer_saw(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person", seed=3) as table:
            await play_out(table, by_dice(3, undo_in=3))
            header, entries = await record_of(table)
            for seat, person in [*enumerate(table.people), (SPECTATOR, table.people[0])]:
                assert person is not None
                told = Told(header, entries, seat)
                story = await person.get(f"/tables/{table.id}/story", seat=seat)
                assert story == {"lines": told.lines[1:], "last": len(entries)}
                part = await person.get(f"/tables/{table.id}/story", seat=seat, since=4, until=9)
                assert part["lines"] == told.lines[5:10]
                for n in range(len(entries) + 1):
                    moment = await person.get(f"/tables/{table.id}/moment", seat=seat, n=n)
                    assert (moment["seat"], moment["view"]) == (told.pictures[n]["seat"], told.pictures[n]["view"])

    asyncio.run(main())


def test_a_viewer_who_comes_late_and_without_a_cookie_sees_the_end(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person", seed=4) as table:
            await play_out(table, by_dice(4))
            header, entries = await record_of(table)
            async with connected(served.url) as late:
                await late.watch(table.id)
                assert late.now["t"] == "snapshot"
                must_be_as_told(late, Told(header, entries, SPECTATOR))
                assert sum(late.now["now"]["result"]) == pytest.approx(1.0)

    asyncio.run(main())


def test_the_commitment_was_known_before_anyone_added_to_the_luck(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person", seed=5) as table:
            promised = table.lines[0].frames[1]["table"]["commitment"]
            await play_out(table, by_dice(5))
            header, _entries = await record_of(table)
            assert header.luck.commitment == promised
            assert header.luck.nonces == ("nonce 0", "nonce 1")
            assert table.people[0] is not None
            assert good(await table.people[0].http.get(f"/tables/{table.id}"))["commitment"] == promised

    asyncio.run(main())
