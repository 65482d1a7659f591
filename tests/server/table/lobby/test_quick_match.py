"""Quick matches: whoever asks joins somebody who is waiting and still there, or waits."""

import asyncio
from typing import Any

import pytest

from krypta.server.limits import Limits
from server.client import Client, good
from server.serving import ServedHere
from server.table.guests import Evening, refusal

pytestmark = pytest.mark.anyio
GAME = "burrow"


@pytest.fixture(autouse=True)
async def empty_queue(served: ServedHere) -> None:
    """Nobody is waiting: earlier tests have left, and what they left behind is closed."""
    for _ in range(2):
        served.do(served.node.quick.clean())


async def ask(who: Client, game: str = GAME, at: str = "") -> dict[str, Any]:
    return dict(good(await who.http.post("/tables/quick", json={"game": game, "at": at})))


async def test_the_second_person_joins_the_first_and_the_match_begins(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    waiting = await ask(ann)
    assert (waiting["state"], waiting["quick"], waiting["public"]) == ("open", True, True)
    line = await evening.look(ann, waiting["id"])
    found = await ask(bob)
    assert (found["id"], found["state"]) == (waiting["id"], "running")
    assert [seat["user"] for seat in found["seats"]] == [ann.id, bob.id]
    await line.until("snapshot", "update")


async def test_asking_again_leads_to_the_same_table(evening: Evening) -> None:
    ann = await evening.guest()
    waiting = await ask(ann)
    assert (await ask(ann))["id"] == waiting["id"]
    await evening.look(ann, waiting["id"])
    assert (await ask(ann))["id"] == waiting["id"]


async def test_every_game_has_a_queue_of_its_own(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    waiting = await ask(ann)
    await evening.look(ann, waiting["id"])
    other = await ask(bob, "karak")
    assert (other["state"], other["game"]) == ("open", "karak")


async def test_nobody_joins_a_person_who_has_gone(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    left = await ask(ann)
    line = await evening.look(ann, left["id"])
    await line.socket.close()
    await asyncio.sleep(0.05)
    found = await ask(bob)
    assert found["id"] != left["id"]
    assert found["state"] == "open"


async def test_tables_at_which_nobody_waits_any_more_are_closed(evening: Evening, served: ServedHere) -> None:
    ann, bob = await evening.guests(2)
    left, kept = await ask(ann), await ask(bob, "karak")
    await evening.look(bob, kept["id"])
    served.do(served.node.quick.clean())
    assert (await ann.get(f"/tables/{left['id']}"))["state"] == "open"  # perhaps they are only reloading the page
    served.do(served.node.quick.clean())
    assert (await ann.get(f"/tables/{left['id']}"))["state"] == "over"
    assert (await ann.get(f"/tables/{kept['id']}"))["state"] == "open"


async def test_of_two_who_wait_the_later_moves_to_the_earlier(evening: Evening) -> None:
    """On two nodes both may have begun to wait at the same time: here one was not there for a moment."""
    ann, bob = await evening.guests(2)
    first = await ask(ann)
    second = await ask(bob)
    assert first["id"] != second["id"], "Ann's page was not connected yet"
    await evening.look(ann, first["id"])
    await evening.look(bob, second["id"])
    assert (await ask(ann))["id"] == first["id"]
    assert (await ask(bob))["id"] == first["id"]
    assert (await bob.get(f"/tables/{first['id']}"))["state"] == "running"
    assert (await bob.get(f"/tables/{second['id']}"))["state"] == "over"


async def test_many_who_ask_at_once_are_paired(evening: Evening) -> None:
    """They begin to wait at six tables, before their pages are connected; asked again, they move together."""
    crowd = await evening.guests(6)
    first = await asyncio.gather(*map(ask, crowd))
    for who, table in zip(crowd, first, strict=True):
        await evening.look(who, table["id"])
    again = await asyncio.gather(*(ask(who, at=table["id"]) for who, table in zip(crowd, first, strict=True)))
    tables = {table["id"]: await crowd[0].get(f"/tables/{table['id']}") for table in again}
    assert [table["state"] for table in tables.values()] == ["running"] * 3
    assert sorted(seat["user"] for table in tables.values() for seat in table["seats"]) == sorted(
        who.id for who in crowd
    )


async def test_the_waiting_person_may_take_a_bot_instead(evening: Evening) -> None:
    ann = await evening.guest()
    waiting = await ask(ann)
    good(await ann.http.post(f"/tables/{waiting['id']}/seats", json={"seat": 1, "kind": "greedy"}))
    assert (await ann.start(waiting["id"]))["state"] == "running"


async def test_unknown_games_and_impatient_people_are_refused(
    evening: Evening, served: ServedHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await evening.guest()
    assert refusal(await ann.http.post("/tables/quick", json={"game": "chess"})) == (404, "server-game-unknown")
    monkeypatch.setattr(served.node.quick, "asked", Limits(0.001, burst=1))
    await ask(ann)
    assert refusal(await ann.http.post("/tables/quick", json={"game": GAME})) == (429, "server-slow-down")


async def test_a_rematch_waits_for_nobody_else(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    line = await evening.look(ann, (await ask(ann))["id"])
    table = await ask(bob)
    await line.do("resign")
    again = (await line.do("rematch"))["table"]
    assert (await ann.get(f"/tables/{again}"))["quick"] is False
    assert table["id"] != again
