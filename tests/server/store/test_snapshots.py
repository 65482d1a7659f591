"""A long match is opened from its newest snapshot, without any visible difference."""

import asyncio

import pytest
from sqlalchemy import UpdateBase, insert, select, update

from krypta import games
from krypta.core.log import Entry
from krypta.core.match import Match
from krypta.server.storage import store
from krypta.server.storage.schema import ENTRY, SNAPSHOT, TABLE
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import SNAPSHOT_EVERY, Room
from krypta.server.tables.rooms import Rooms
from server.store.open_rooms import ACTS_AT_ONCE, begin, open_rooms, play

SNAPSHOTS_KEPT = 2  # the newest, and the one before it
MOST_SINCE = SNAPSHOT_EVERY + 8 * ACTS_AT_ONCE  # entries that may follow a snapshot: nature's acts count too


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that are replayed."""
    numbers = []
    follow = Match.follow

    def noting(match: Match, entry: Entry) -> None:
        numbers.append(entry.n)
        follow(match, entry)

    monkeypatch.setattr(Match, "follow", noting)
    return numbers


def change(rooms: Rooms, statement: UpdateBase) -> None:
    with rooms.database.transaction() as connection:
        assert connection.execute(statement).rowcount > 0


def snapshots(rooms: Rooms, id: str) -> list[int]:
    with rooms.database.transaction(write=False) as connection:
        return list(connection.execute(select(SNAPSHOT.c.n).where(SNAPSHOT.c.match == id)).scalars())


def folded(room: Room) -> Match:
    """The same match, replayed from its first entry."""
    match = room.running()
    return Match.fold(match.game, match.header, match.entries, room.secret, contents=match.position.contents)


def alike(one: Match, two: Match) -> bool:
    def all_of(match: Match) -> tuple[object, ...]:
        state = (match.position.to_bytes(), match.acts, match.floor, match.drawn, match.bots, match.resigned)
        return (*state, match.seat, match.over, match._mark, [match.can_undo(seat) for seat in (0, 1)])

    return all_of(one) == all_of(two)


def test_a_match_of_two_thousand_acts_is_opened_from_its_newest_snapshot_and_equals_its_whole_fold(
    long_match: tuple[str, str], followed: list[int]
) -> None:
    async def look() -> None:
        url, id = long_match
        async with open_rooms(url) as rooms:
            newest = max(snapshots(rooms, id))
            room = await rooms.room(id)
            assert followed == list(range(newest + 1, room.n + 1))
            assert len(followed) <= MOST_SINCE
            assert alike(room.running(), folded(room))

    asyncio.run(look())


def test_a_match_opened_from_a_snapshot_goes_on_as_if_it_had_never_been_closed(long_match: tuple[str, str]) -> None:
    async def go_on() -> None:
        url, id = long_match
        async with open_rooms(url) as rooms:
            room = await rooms.room(id)
            await play(room, room.n + 3 * SNAPSHOT_EVERY)
            assert alike(room.running(), folded(room))
        async with open_rooms(url) as rooms:
            again = await rooms.room(id)
            assert again.n == room.n
            assert alike(again.running(), room.running())

    asyncio.run(go_on())


@pytest.mark.parametrize("to", [0, 5, 1000])
def test_a_match_opened_from_a_snapshot_can_go_back_to_before_it(long_match: tuple[str, str], to: int) -> None:
    async def go_back() -> None:
        url, id = long_match
        async with open_rooms(url) as rooms:
            room = await rooms.room(id)

            def work(draft: Draft) -> None:
                draft.fact(lambda match: match.undo(to))
                draft.let_nature()

            await room.change(work)
            assert alike(room.running(), folded(room))

    asyncio.run(go_back())


def test_a_snapshot_of_another_layout_is_not_touched(long_match: tuple[str, str], followed: list[int]) -> None:
    async def look() -> None:
        url, id = long_match
        async with open_rooms(url) as rooms:
            change(rooms, update(SNAPSHOT).values(layout="another", data=b"unreadable"))
            room = await rooms.room(id)
            assert followed == list(range(1, room.n + 1))
            assert alike(room.running(), folded(room))
            await play(room, room.n + SNAPSHOT_EVERY + MOST_SINCE)
            assert len(snapshots(rooms, id)) > SNAPSHOTS_KEPT  # new ones beside the old
        followed.clear()
        async with open_rooms(url) as rooms:
            room = await rooms.room(id)
            assert 0 < len(followed) <= MOST_SINCE

    asyncio.run(look())


def test_a_snapshot_newer_than_the_log_that_was_read_is_left_alone(long_match: tuple[str, str]) -> None:
    """Another node may write between the two reads."""

    async def look() -> None:
        url, id = long_match
        async with open_rooms(url) as rooms:
            layout = rooms.contents.layout("karak")
            later = {"match": id, "layout": layout, "n": 999_999, "floor": 0}
            size = games.load("karak").state_dtype.itemsize
            change(rooms, insert(SNAPSHOT).values(**later, data=bytes(size)))
            room = await rooms.room(id)
            assert alike(room.running(), folded(room))

    asyncio.run(look())


def test_only_the_newest_snapshots_are_kept(database_url: str) -> None:
    async def look() -> None:
        async with open_rooms(database_url) as rooms:
            room = await begin(rooms)
            await play(room, 6 * SNAPSHOT_EVERY)
            kept = snapshots(rooms, room.id)
            assert len(kept) == SNAPSHOTS_KEPT
            assert room.n - max(kept) <= MOST_SINCE
            with rooms.database.transaction(write=False) as connection:
                loaded = store.load(connection, room.id, rooms.contents.layout)
            assert loaded is not None
            assert loaded.snapshot is not None
            assert loaded.snapshot.n == max(kept)

    asyncio.run(look())


def test_nobody_sees_an_entry_that_the_table_does_not_count_yet(long_match: tuple[str, str]) -> None:
    """The table's row says how long the log is."""

    async def look() -> None:
        url, id = long_match
        async with open_rooms(url) as rooms:
            change(rooms, update(TABLE).values(last=100))
            room = await rooms.room(id)
            assert room.n == 100
            with rooms.database.transaction(write=False) as connection:
                assert len(connection.execute(select(ENTRY.c.n)).all()) > 2000

    asyncio.run(look())
