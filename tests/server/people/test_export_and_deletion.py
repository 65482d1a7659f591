"""Personal data: exported as a file, and deleted without a trace."""

from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from krypta.server.accounts.deletion import ANONYMOUS
from krypta.server.accounts.person import Person
from krypta.server.accounts.sessions import LIFE_MS
from krypta.server.ids import new_id
from krypta.server.storage.database import now
from krypta.server.storage.schema import CHAT, PARTICIPANT, PRESENCE, RATING, SESSION, SITTING, USER
from server.people.small_server import PASSWORD, World, everything, refused
from server.people.test_bots import bot_of

pytestmark = pytest.mark.anyio


async def settle(world: World, user: str, running: bool = False) -> str:
    """Gives a user a match, a rating and a presence."""
    ended: dict[str, Any] = {"ended": None, "share": None} if running else {}

    def work(connection: Connection) -> None:
        connection.execute(insert(RATING).values(user_id=user, game="karak", mu=30.0, sigma=2.0, matches=9))
        connection.execute(insert(PRESENCE).values(node="n", match="m", user_id=user))

    await world.database.write(work)
    return await world.play(user, None, **ended)


async def test_the_export_has_everything_but_secrets(world: World) -> None:
    browser = world.browser()
    account = await browser.sign_up("Xanros")
    _, token, _ = await bot_of(browser)
    match = await settle(world, account["id"])
    answer = await browser.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    document = answer.json()
    assert document["profile"]["name"] == "Xanros"
    assert document["sessions"][0]["current"] is True
    assert [bot["tokens"][0]["label"] for bot in document["bots"]] == ["at home"]
    assert [played["match"] for played in document["matches"]] == [match]
    assert document["ratings"] == [{"game": "karak", "mu": 30.0, "sigma": 2.0, "matches": 9}]
    assert [said["text"] for said in document["chat"]] == [f"I am {account['id']}"]
    for secret in (PASSWORD, "argon2", browser.cookie, browser.cookie.split(".")[0], token):
        assert secret not in answer.text


async def test_the_export_has_only_ones_own_data(world: World) -> None:
    browser, other = world.browser(), world.browser()
    await browser.sign_up("Xanros")
    aderyn = await other.sign_up("Aderyn")
    await settle(world, aderyn["id"])
    assert aderyn["id"] not in (await browser.get("/me/export")).text


async def test_deletion_of_a_person_leaves_nothing(world: World) -> None:
    browser = world.browser()
    account = await browser.sign_up("Xanros Unmistakable")
    bot, _, _ = await bot_of(browser, "Clever Unmistakable")
    finished = await settle(world, account["id"])
    running = await world.play(account["id"], bot, ended=None, share=None)
    for wrong in ({}, {"password": "not this one"}):
        refused(await browser.post("/me/deletion", json=wrong), 403, "server-password-wrong")
    assert (await world.database.read(everything)).count(account["id"]) > 5
    answer = await browser.post("/me/deletion", json={"password": PASSWORD})
    assert answer.json() == {"person": None}
    assert "krypta" not in browser.cookies
    left = await world.database.read(everything)
    assert account["id"] not in left
    assert bot not in left
    assert "unmistakable" not in left.lower()
    assert ANONYMOUS in left, "the matches themselves stay"
    assert {user for user, _ in world.rooms.removed} == {account["id"], bot}
    assert all(set(tables) == {finished, running} for _, tables in world.rooms.removed)
    assert {account["id"], bot} < set(world.revoked)
    refused(await world.browser().log_in("Xanros Unmistakable"), 403, "server-login-wrong")
    await world.browser().sign_up("Xanros Unmistakable")


async def test_others_keep_what_is_theirs_when_a_person_is_deleted(world: World) -> None:
    browser, other = world.browser(), world.browser()
    guest, stays = await browser.guest(), await other.guest()
    match = await world.play(guest["id"], stays["id"])
    assert (await browser.post("/me/deletion", json={})).is_success, "a guest has no password"
    [played] = (await other.get("/me/matches")).json()["matches"]
    assert [(seat["id"], seat["name"]) for seat in played["seats"]] == [(None, ANONYMOUS), (stays["id"], stays["name"])]

    def words(connection: Connection) -> list[Any]:
        return list(connection.scalars(select(CHAT.c.text).where(CHAT.c.match == match).order_by(CHAT.c.n)))

    assert await world.database.read(words) == ["", f"I am {stays['id']}"]


async def test_deletion_says_which_tables_still_run(world: World) -> None:
    guest = await world.browser().guest()
    finished = await settle(world, guest["id"])
    running = await world.play(guest["id"], None, ended=None, share=None)
    waiting = new_id()
    await world.database.write(lambda c: c.execute(insert(SITTING).values(user_id=guest["id"], match=waiting)))
    departure = await world.people.delete(Person(guest["id"], "", "guest"))
    assert departure.running == [running]
    assert departure.tables == sorted([finished, running, waiting])


async def test_guests_who_cannot_come_back_are_swept_away(world: World) -> None:
    stays, gone, plays = [await world.browser().guest() for _ in range(3)]
    account = await world.browser().sign_up("Xanros")
    await settle(world, gone["id"])
    await world.play(plays["id"], ended=None, share=None)
    old = {gone["id"], plays["id"], account["id"]}

    def age(connection: Connection) -> None:
        connection.execute(update(SESSION).where(SESSION.c.user_id.in_(old)).values(seen=now() - LIFE_MS - 1))

    await world.database.write(age)
    departures = await world.people.sweep()
    assert [departure.people for departure in departures] == [[gone["id"]]]
    left = set(await world.database.read(lambda c: c.scalars(select(USER.c.id)).all()))
    assert left == {stays["id"], plays["id"], account["id"]}
    assert await world.database.read(lambda c: c.scalars(select(SESSION.c.user_id)).all()) == [stays["id"]]
    names = await world.database.read(lambda c: c.scalars(select(PARTICIPANT.c.name)).all())
    assert ANONYMOUS in names
