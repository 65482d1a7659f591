"""The ids of private tables stay private, and seat links end with the match and with a change of password; in a rated
match nobody can take a second seat."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from server.client import Client, good
from server.serving import ServedHere, serve_here
from server.table.guests import Evening, post, refusal, rest_out


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    folder: Path = tmp_path_factory.mktemp("private")
    with serve_here(folder) as served:
        yield served


def evening(served: ServedHere, play: Callable[[Evening], Awaitable[None]]) -> None:
    async def spend() -> None:
        async with AsyncExitStack() as stack:
            await play(Evening(served, stack))

    asyncio.run(spend())


async def link(who: Client, table: str, seat: int = 0) -> str:
    return str(good(await post(who, table, "link", seat=seat))["token"])


def test_a_profile_tells_no_stranger_of_private_matches(served: ServedHere) -> None:
    async def play(evening: Evening) -> None:
        ann, bob, eve = await evening.guests(3)
        private, lines = await evening.play("burrow", [ann, bob])
        await rest_out(lines)
        public, lines = await evening.play("burrow", [ann, bob], public=True)
        await rest_out(lines)
        profile = await eve.get(f"/people/{ann.id}")
        assert [played["match"] for played in profile["matches"]] == [public]
        assert private not in str(profile)
        assert [tally["played"] for tally in profile["tallies"]] == [2], "how many they were is no secret"
        mine = await ann.get("/me/matches")
        assert [played["match"] for played in mine["matches"]] == [public, private]

    evening(served, play)


def test_a_finished_match_cannot_be_handed_on(served: ServedHere) -> None:
    async def play(evening: Evening) -> None:
        ann, bob, buyer = await evening.guests(3)
        table, lines = await evening.play("burrow", [ann, bob])
        token = await link(ann, table)
        await rest_out(lines)
        assert refusal(await post(buyer, table, "take", seat=0, token=token)) == (409, "server-table-over")
        assert refusal(await post(ann, table, "link", seat=0)) == (409, "server-table-over")
        assert [seat.link for seat in (await evening.room(table)).table.seats] == ["", ""]
        assert [row.user_id for row in await evening.participants(table)] == [ann.id, bob.id]

    evening(served, play)


def test_links_end_when_the_password_changes(served: ServedHere) -> None:
    async def play(evening: Evening) -> None:
        ann, bob, thief = await evening.guests(3)
        table, _ = await evening.play("burrow", [ann, bob])
        await ann.http.post("/account", json={"name": "Annabel", "password": "correct horse"})
        stolen, bobs = await link(ann, table), await link(bob, table, 1)
        changed = await ann.http.post("/password", json={"old": "correct horse", "new": "battery staple"})
        assert changed.status_code == 204
        assert refusal(await post(thief, table, "take", seat=0, token=stolen)) == (403, "server-link-used")
        good(await post(thief, table, "take", seat=1, token=bobs))

    evening(served, play)


def test_nobody_takes_both_seats_of_a_rated_match(served: ServedHere) -> None:
    async def play(evening: Evening) -> None:
        ann, bob, device = await evening.guests(3)
        table, _ = await evening.play("burrow", [ann, bob], rated=True)
        token = await link(ann, table)
        assert refusal(await post(bob, table, "take", seat=0, token=token)) == (409, "server-rated-one-seat")
        good(await post(device, table, "take", seat=0, token=token))

    evening(served, play)
