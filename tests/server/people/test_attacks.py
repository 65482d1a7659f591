"""Attempts to get in, or to learn what should stay private."""

import asyncio
import logging

import msgspec
import pytest
from sqlalchemy import select, update

from krypta.server.accounts.cookies import fingerprint, seal
from krypta.server.ids import random_letters
from krypta.server.ops.logs import JsonLines
from krypta.server.storage.schema import SESSION, USER
from server.people.small_server import KEY, PASSWORD, World, everything, refused
from server.people.test_bots import bot_of

pytestmark = pytest.mark.anyio
MALFORMED = [
    b"",
    b"null",
    b"[]",
    b"{",
    b'{"name": 1, "password": "long enough"}',
    b'{"name": "Xanros"}',
    b'{"name": "Xanros", "password": "long enough", "kind": "admin"}',
    b'{"name": "\\ud800", "password": "long enough"}',
    b'{"name": "\xff", "password": "long enough"}',
    b"[" * 20_000,
]


async def test_forged_and_altered_cookies_are_nobodys(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    good = browser.cookie
    secret, mac = good.split(".")
    [stored] = await world.database.read(lambda c: c.scalars(select(SESSION.c.id)).all())
    assert stored == fingerprint(secret)
    other = random_letters(32)
    forged = [
        secret,
        f"{secret}.",
        f"{secret}.{mac[:-1]}{'a' if mac[-1] != 'a' else 'b'}",
        f"{other}.{mac}",
        good.upper(),
        good + "a",
        f"{stored}.{mac}",
        seal(stored, KEY),
        seal(secret, b"another key"),
        seal(other, KEY),
        ".",
        "x" * 4000,
        "é.é",
    ]
    for value in forged:
        assert await world.browser(cookie=f"krypta={value}").who() is None, value
        refused(await world.browser(cookie=f"krypta={value}").get("/me/export"), 401, "server-who-are-you")
    assert await world.browser(cookie=f"krypta={good}").who() is not None


async def test_forged_tokens_are_refused(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    _, token, token_id = await bot_of(browser)
    for value in (token_id, token[:-1], token.upper(), token + "a", "krypta_" + "a" * 52, browser.cookie, "", "a b"):
        answer = await world.browser(Authorization=f"Bearer {value} ").get("/me")
        refused(answer, 401, "server-token-wrong")


async def test_anothers_session_can_be_neither_seen_nor_ended(world: World) -> None:
    victim, attacker = world.browser(), world.browser()
    await victim.sign_up("Xanros")
    await attacker.sign_up("Mallory")
    [session] = (await victim.get("/me/sessions")).json()
    assert session["id"] not in (await attacker.get("/me/sessions")).text
    refused(await attacker.delete(f"/me/sessions/{session['id']}"), 404, "server-session-unknown")
    for id in ("x", "%00", "' OR 1=1 --", "a" * 3000):
        refused(await attacker.delete(f"/me/sessions/{id}"), 404, "server-session-unknown")
    assert await victim.who() is not None
    assert world.revoked == []


async def test_another_site_cannot_act_with_the_cookie(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    cookie = {"cookie": f"krypta={browser.cookie}"}
    plain = world.browser(**cookie)
    del plain.headers["X-Krypta"]
    refused(await plain.post("/logout"), 403, "server-header-missing")
    refused(await plain.post("/me/deletion", json={"password": PASSWORD}), 403, "server-header-missing")
    foreign = world.browser(**cookie, Origin="https://evil.example")
    refused(await foreign.post("/logout"), 403, "server-origin-foreign")
    refused(await world.browser(**cookie, Origin="null").post("/logout"), 403, "server-origin-foreign")
    refused(
        await world.browser(**cookie, **{"Sec-Fetch-Site": "cross-site"}).post("/logout"), 403, "server-origin-foreign"
    )
    nobody = world.browser()
    del nobody.headers["X-Krypta"]
    refused(await nobody.post("/login", json={"name": "Mallory", "password": PASSWORD}), 403, "server-header-missing")
    assert await browser.who() is not None


async def test_names_that_look_like_sql_are_names(world: World) -> None:
    await world.browser().sign_up("Xanros")
    for number, name in enumerate(["Robert'); DROP TABLE", "' OR '1'='1", "%%", "_" * 6, '";--', "a\\' OR 1=1"]):
        browser = world.browser(f"198.51.100.{number}")
        refused(await browser.log_in(name), 403, "server-login-wrong")
        assert (await browser.sign_up(name))["name"] == name
        assert (await browser.log_in(name)).json()["person"]["name"] == name
    assert (await world.browser().log_in("Xanros")).is_success


async def test_malformed_requests_are_refused_and_change_nothing(world: World) -> None:
    for number, body in enumerate(MALFORMED):
        for path in ("/account", "/login"):
            browser = world.browser(f"198.51.100.{number}")
            answer = await browser.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 403, 409), (body[:80], answer.text)
            assert answer.json()["id"].startswith("server-")
            assert "long enough" not in answer.text
    assert await world.database.read(lambda c: c.execute(select(USER)).all()) == []


async def test_overlong_input_is_refused_before_work_is_done(world: World) -> None:
    browser = world.browser()
    sign_up = {"name": "Xanros", "password": "p" * 129}
    refused(await browser.post("/account", json=sign_up), 409, "server-password-length")
    refused(await browser.post("/account", json=sign_up | {"password": "short"}), 409, "server-password-length")
    refused(
        await browser.post("/account", json={"name": "Long Enough", "password": "LONG ENOUGH"}),
        409,
        "server-password-is-name",
    )
    refused(await browser.post("/account", json=sign_up | {"name": "x" * 50_000}), 409, "server-name-length")
    await browser.sign_up("Xanros")
    before = world.hasher.verified
    refused(await world.browser().log_in("Xanros", "p" * 50_000), 403, "server-login-wrong")
    assert world.hasher.verified == before
    refused(await world.browser().log_in("x" * 50_000), 403, "server-login-wrong")


async def test_logging_in_with_an_unknown_name_costs_the_same_work(world: World) -> None:
    await world.browser().sign_up("Xanros")
    for name, password in (
        ("Xanros", "a wrong password"),
        ("Nobody", "a wrong password"),
        ("a\0b", "a wrong password"),
    ):
        before = world.hasher.verified
        answer = await world.browser().log_in(name, password)
        refused(answer, 403, "server-login-wrong")
        assert world.hasher.verified == before + 1, name
        assert world.hasher.work[-1] == world.hasher.work[0], "the same parameters"
        assert answer.json() == {"id": "server-login-wrong"}


async def test_nobody_logs_in_as_a_guest_or_a_bot(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    await bot_of(browser)
    refused(await world.browser().log_in("Clever Machine", ""), 403, "server-login-wrong")
    guest = await world.browser().guest()
    refused(await world.browser().log_in(guest["name"], ""), 403, "server-login-wrong")


async def test_passwords_cannot_be_tried_out(world: World) -> None:
    await world.browser().sign_up("Xanros")
    answers = [await world.browser("198.51.100.1").log_in("Xanros", f"password {n}") for n in range(12)]
    assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 2
    seconds = refused(answers[-1], 429, "server-slow-down")["seconds"]
    assert answers[-1].headers["retry-after"] == str(seconds)
    refused(await world.browser("198.51.100.1").log_in("Xanros"), 429, "server-slow-down")
    assert (await world.browser("198.51.100.2").log_in("Xanros")).is_success, "its owner, elsewhere"
    work = world.hasher.verified
    await asyncio.gather(*(world.browser(f"203.0.113.{n}").log_in("Xanros", "password") for n in range(40)))
    assert world.hasher.verified - work < 20
    refused(await world.browser("203.0.113.99").log_in("Xanros"), 429, "server-slow-down")
    assert (await world.browser("198.51.100.2").log_in("Xanros")).is_success, "strangers do not lock its owner out"


async def test_a_stolen_session_cannot_try_out_passwords(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    answers = [await browser.post("/me/deletion", json={"password": f"password {n}"}) for n in range(21)]
    assert [answer.status_code for answer in answers] == [403] * 20 + [429]
    answer = await browser.post("/password", json={"old": PASSWORD, "new": "another password"})
    refused(answer, 429, "server-slow-down")


async def test_guests_and_accounts_cannot_be_made_by_the_thousand(world: World) -> None:
    made = [(await world.browser(f"2001:db8::{n:x}").post("/me/guest")).status_code for n in range(40)]
    assert made == [200] * 30 + [429] * 10
    signed = [
        await world.browser("198.51.100.7").post("/account", json={"name": f"Many {n}", "password": PASSWORD})
        for n in range(7)
    ]
    assert [answer.status_code for answer in signed] == [201] * 5 + [429] * 2


async def test_a_banned_person_is_told_so_everywhere(world: World) -> None:
    browser = world.browser()
    account = await browser.sign_up("Xanros")
    await world.ban(account["id"])
    for answer in (
        await browser.get("/me"),
        await browser.post("/me/guest"),
        await browser.patch("/me", json={"name": "Somebody Else"}),
        await browser.get("/me/export"),
        await world.browser().log_in("Xanros"),
    ):
        refused(answer, 403, "server-banned")
    refused(await world.browser().log_in("Xanros", "a wrong password"), 403, "server-login-wrong")


async def test_a_password_that_changes_while_it_is_checked_opens_nothing(world: World) -> None:
    await world.browser().sign_up("Xanros")
    changed = world.hasher.hash("another password")

    def change() -> None:
        with world.database.transaction() as connection:
            connection.execute(update(USER).values(password=changed))

    world.hasher.meanwhile = change
    refused(await world.browser().log_in("Xanros"), 403, "server-login-wrong")


async def test_of_two_who_want_the_same_name_at_once_one_gets_it(world: World) -> None:
    body = {"name": "Xanros", "password": PASSWORD}
    answers = await asyncio.gather(*(world.browser().post("/account", json=body) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


async def test_secrets_of_people_are_in_no_log_and_no_row(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.handler.setFormatter(JsonLines())
    browser = world.browser()
    await browser.sign_up("Xanros")
    _, token, _ = await bot_of(browser)
    await world.browser(Authorization=f"Bearer {token}").who()
    await world.browser().log_in("Xanros", "mistyped secret")
    await browser.post("/password", json={"old": PASSWORD, "new": "another secret"})
    await browser.post("/login", content=b'{"name": 1, "password": "malformed secret"}')
    world.people.passwords.hasher = None  # type: ignore[assignment]  # our own fault, in the middle of it
    broken = await world.browser().log_in("Xanros", "unlucky secret")
    assert broken.status_code == 500
    assert caplog.text.count('"event":"http"') >= 6
    stored = await world.database.read(everything)
    for secret in (PASSWORD, "mistyped secret", "another secret", "malformed secret", "unlucky secret", token):
        for place in (caplog.text, stored, broken.text):
            assert secret not in place
    for place in (caplog.text, stored):
        assert browser.cookie.split(".")[0] not in place


async def test_a_person_never_carries_their_credential_out(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    visitor = await world.people.by_cookie(browser.cookie)
    assert visitor is not None
    assert visitor.credential == fingerprint(browser.cookie.split(".")[0])
    assert visitor.credential.encode() not in msgspec.json.encode(visitor.person())
    for path in ("/me", f"/people/{visitor.id}"):
        assert visitor.credential not in (await browser.get(path)).text
