"""A match begun under other figures or rules stays playable, or says why not; and silent drift is detected."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import UpdateBase, delete, select, update

from krypta import games
from krypta.core.game import Game, Records
from krypta.core.log import digest
from krypta.core.match import Match
from krypta.server.refusal import Refusal
from krypta.server.storage.schema import CONTENT, ENTRY, SNAPSHOT, TABLE
from krypta.server.storage.store import layout_of
from krypta.server.tables.room import MARK_EVERY
from krypta.server.tables.rooms import Rooms
from server.client import connected
from server.serving import serve_here
from server.store.open_rooms import begin, open_rooms, play

KARAK = games.load("karak")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.sqlite3'}"


def with_lives(lives: int) -> Callable[[Game, Any], Records]:
    """Karak's figures with one change."""
    true = type(KARAK).contents

    def contents(game: Game, options: Any) -> Records:
        made = true(game, options).copy()
        made["lives"] = lives
        return made

    return contents


def begun(url: str, entries: int = 200) -> str:
    """A match in progress, whose server has stopped."""

    async def make() -> str:
        async with open_rooms(url) as rooms:
            room = await begin(rooms)
            await play(room, entries)
            return room.id

    return asyncio.run(make())


def change(rooms: Rooms, statement: UpdateBase) -> None:
    with rooms.database.transaction() as connection:
        assert connection.execute(statement).rowcount > 0


def refused(url: str, id: str, *changes: UpdateBase) -> Refusal:
    """Why the match cannot be opened after these changes to the database."""

    async def look() -> Refusal:
        async with open_rooms(url) as rooms:
            for statement in changes:
                change(rooms, statement)
            with pytest.raises(Refusal) as why:
                await rooms.room(id)
            return why.value

    return asyncio.run(look())


# -- other figures


@pytest.fixture
def begun_with_six_lives(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A match from before a change of the figures."""
    with monkeypatch.context() as older:
        older.setattr(type(KARAK), "contents", with_lives(6))
        return begun(url)


@pytest.mark.parametrize("from_snapshot", [True, False])
def test_a_match_begun_with_older_figures_is_played_on_with_them(
    url: str, begun_with_six_lives: str, from_snapshot: bool
) -> None:
    async def go_on() -> None:
        async with open_rooms(url) as rooms:
            if not from_snapshot:
                change(rooms, delete(SNAPSHOT))
            room = await rooms.room(begun_with_six_lives)
            figures = room.running().position.contents
            assert figures["lives"] == 6
            assert KARAK.contents(KARAK.options({}))["lives"] == 5
            await play(room, room.n + 100)
            match = room.running()
            again = Match.fold(KARAK, match.header, match.entries, room.secret, contents=figures)
            assert again.position.to_bytes() == match.position.to_bytes()
            today = await begin(rooms)
            assert today.running().position.contents["lives"] == 5

    asyncio.run(go_on())


def test_figures_are_kept_once_for_all_matches_that_use_them(url: str) -> None:
    begun(url, 1)
    begun(url, 1)

    async def look() -> None:
        async with open_rooms(url) as rooms:
            with rooms.database.transaction(write=False) as connection:
                (kept,) = connection.execute(select(CONTENT.c.hash, CONTENT.c.data)).all()
            assert kept.hash == digest(kept.data) == digest(KARAK.contents(KARAK.options({})).tobytes())

    asyncio.run(look())


def test_a_match_whose_figures_are_lost_says_so(url: str, begun_with_six_lives: str) -> None:
    assert refused(url, begun_with_six_lives, delete(CONTENT)).message.id == "server-match-other-figures"


def test_a_match_whose_figures_have_another_layout_says_so(url: str, begun_with_six_lives: str) -> None:
    why = refused(url, begun_with_six_lives, update(CONTENT).values(layout="another"))
    assert why.message.id == "server-match-other-figures"


def test_a_match_with_todays_figures_needs_none_that_were_kept(url: str) -> None:
    id = begun(url)

    async def look() -> None:
        async with open_rooms(url) as rooms:
            change(rooms, delete(CONTENT))
            assert (await rooms.room(id)).running().position.contents["lives"] == 5

    asyncio.run(look())


# -- other rules


def test_a_match_of_other_rules_says_which_and_which_are_here(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    id = begun(url)
    before = KARAK.rules_version
    monkeypatch.setattr(type(KARAK), "rules_version", "another")
    why = refused(url, id).message
    assert why.id == "server-match-unplayable"
    assert before in str(why.args["why"])
    assert "another" in str(why.args["why"])


def test_a_match_of_a_game_that_is_not_here_any_more_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    id = begun(url)
    monkeypatch.setattr(games, "names", lambda: ["another"])
    why = refused(url, id).message
    assert why.id == "server-match-unplayable"
    assert "karak" in str(why.args["why"])


def test_a_match_that_cannot_be_opened_does_not_disturb_the_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bot is due, so every node tries to open it."""

    async def look() -> None:
        async with open_rooms(url) as rooms:
            change(rooms, update(TABLE).values(tended=True))
            good = await begin(rooms)
            await rooms.lease()
            await rooms.lease()
            await play(good, good.n + 10)
            assert lost not in rooms.open

    lost = begun(url)
    monkeypatch.setattr(type(KARAK), "rules_version", "another")
    asyncio.run(look())


# -- drift


def marked(url: str, id: str) -> list[int]:
    """The numbers of the entries that have a mark of the position."""

    async def look() -> list[int]:
        async with open_rooms(url) as rooms:
            with rooms.database.transaction(write=False) as connection:
                found = select(ENTRY.c.n).where((ENTRY.c.match == id) & ENTRY.c.state.is_not(None)).order_by(ENTRY.c.n)
                return list(connection.execute(found).scalars())

    return asyncio.run(look())


def drift(url: str, id: str) -> tuple[int, UpdateBase]:
    """Changes the last mark, as if the same acts had then led to another position."""
    last = marked(url, id)[-1]
    return last, update(ENTRY).where(ENTRY.c.n == last).values(state=f"{layout_of(KARAK)}:0123456789abcdef")


def test_marks_of_the_position_are_never_far_apart(url: str) -> None:
    id = begun(url, 400)
    numbers = marked(url, id)
    assert len(numbers) >= 400 // (3 * MARK_EVERY)
    assert all(later - earlier <= 3 * MARK_EVERY for earlier, later in pairwise(numbers))


def test_a_position_that_is_not_the_one_that_was_played_is_found_when_the_match_is_opened(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    id = begun(url)
    last, changed = drift(url, id)
    why = refused(url, id, delete(SNAPSHOT), changed).message
    assert (why.id, why.args) == ("server-match-drifted", {"n": last})
    (said,) = [record for record in caplog.records if record.getMessage() == "match-drifted"]
    assert said.levelname == "ERROR"
    assert said.__dict__["about"] == {"table": id, "n": last}


def test_a_mark_of_the_position_in_another_layout_is_not_compared(url: str) -> None:
    id = begun(url)
    last, _ = drift(url, id)

    async def look() -> None:
        async with open_rooms(url) as rooms:
            change(rooms, delete(SNAPSHOT))
            change(rooms, update(ENTRY).where(ENTRY.c.n == last).values(state="another:0123456789abcdef"))
            assert (await rooms.room(id)).n >= last

    asyncio.run(look())


# -- over the wire


def test_a_viewer_of_a_match_that_cannot_be_played_on_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite3'}"
    id = begun(url)
    monkeypatch.setattr(type(KARAK), "rules_version", "another")

    async def watch(address: str) -> dict[str, Any]:
        async with connected(address) as line:
            return await line.ask("watch", table=id)

    with serve_here(tmp_path) as served:
        frame = asyncio.run(watch(served.url))
        answers = [httpx.get(f"{served.url}/api/tables/{id}{path}") for path in ("", "/story", "/moment?n=3")]
    assert (frame["t"], frame["why"]["id"]) == ("refused", "server-match-unplayable")
    for answer in answers:
        assert answer.status_code == 409
        assert answer.json() == frame["why"]


def test_the_record_of_a_match_that_is_over_can_be_had_also_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite3'}"
    id = begun(url)

    async def end() -> None:
        async with open_rooms(url) as rooms:
            await rooms.end(id)

    asyncio.run(end())
    monkeypatch.setattr(type(KARAK), "rules_version", "another")
    with serve_here(tmp_path) as served:
        answer = httpx.get(f"{served.url}/api/tables/{id}/record")
    assert answer.status_code == 200
    assert b'"fact":"abort"' in answer.content
