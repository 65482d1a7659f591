"""Where a person is logged in, and how sessions end."""

from typing import Any

import pytest
from sqlalchemy import select, update

from krypta.server.accounts.sessions import LIFE_MS
from krypta.server.storage.database import now
from krypta.server.storage.schema import SESSION
from server.people.small_server import PASSWORD, World, refused

pytestmark = pytest.mark.anyio
NEW = "a wholly new password"


async def seen(world: World, at: int | None = None) -> Any:
    if at is not None:
        await world.database.write(lambda c: c.execute(update(SESSION).values(seen=at)))
    return await world.database.read(lambda c: c.scalar(select(SESSION.c.seen)))


async def test_sessions_are_listed_and_revoked(world: World) -> None:
    phone = world.browser()
    await phone.sign_up("Xanros")
    laptop = world.browser(**{"User-Agent": "Laptop\u00a0\x7f" + "x" * 300})
    await laptop.log_in("Xanros")
    listed = (await phone.get("/me/sessions")).json()
    assert [line["current"] for line in sorted(listed, key=lambda line: line["agent"])] == [True, False]
    other = next(line for line in listed if not line["current"])
    assert other["agent"].startswith("Laptop")
    assert len(other["agent"]) <= 120
    assert (await phone.delete(f"/me/sessions/{other['id']}")).status_code == 204
    assert await laptop.who() is None
    assert other["id"] in world.revoked
    refused(await phone.delete(f"/me/sessions/{other['id']}"), 404, "server-session-unknown")


async def test_logging_out_ends_the_session_not_only_the_cookie(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    old = browser.cookie
    assert (await browser.post("/logout")).json() == {"person": None}
    assert "krypta" not in browser.cookies
    thief = world.browser(cookie=f"krypta={old}")
    assert await thief.who() is None
    refused(await thief.get("/me/sessions"), 401, "server-who-are-you")
    assert len(world.revoked) == 1


async def test_changing_the_password_ends_other_sessions(world: World) -> None:
    mine, other = world.browser(), world.browser()
    await mine.sign_up("Xanros")
    await other.log_in("Xanros")
    answer = await mine.post("/password", json={"old": "not the old one", "new": NEW})
    refused(answer, 403, "server-password-wrong")
    assert await other.who() is not None
    assert (await mine.post("/password", json={"old": PASSWORD, "new": NEW})).status_code == 204
    assert await mine.who() is not None
    assert await other.who() is None
    refused(await world.browser().log_in("Xanros", PASSWORD), 403, "server-login-wrong")
    assert (await world.browser().log_in("Xanros", NEW)).is_success


async def test_the_time_a_session_was_seen_is_written_once_a_minute(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    lately = now() - 50_000
    await seen(world, lately)
    await browser.who()
    assert await seen(world) == lately
    await seen(world, now() - 70_000)
    await browser.who()
    assert now() - await seen(world) < 10_000


async def test_sessions_end_after_ninety_days_unseen(world: World) -> None:
    browser = world.browser()
    guest = await browser.guest()
    await seen(world, now() - LIFE_MS + 60_000)
    assert await browser.who() == guest, "and being seen lengthens it"
    await seen(world, now() - LIFE_MS - 1)
    assert await browser.who() is None


async def test_every_node_can_ask_which_credentials_ended(world: World) -> None:
    credentials = []
    people = []
    for name in ("Xanros", "Aderyn", "Lorraine"):
        browser = world.browser()
        people.append((browser, await browser.sign_up(name)))
        credentials.append((await browser.get("/me/sessions")).json()[0]["id"])
    await people[0][0].post("/logout")
    await world.ban(people[1][1]["id"])
    assert await world.people.ended(credentials) == set(credentials[:2])
