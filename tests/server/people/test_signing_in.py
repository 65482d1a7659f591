"""Guests, accounts, and turning one into the other."""

from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, insert, select, update

from krypta.server.accounts.cookies import session_cookie
from krypta.server.accounts.person import Person
from krypta.server.settings import Settings
from krypta.server.storage.schema import CHAT, PARTICIPANT, RATING, USER
from server.people.small_server import PASSWORD, QUICK, World, refused

pytestmark = pytest.mark.anyio


async def test_looking_around_makes_nobody_a_guest(world: World) -> None:
    browser = world.browser()
    assert await browser.who() is None
    assert not browser.cookies
    assert await world.database.read(lambda c: c.execute(select(USER)).all()) == []


async def test_a_guest_plays_at_once_and_is_known_again(world: World) -> None:
    browser = world.browser()
    guest = await browser.guest()
    assert guest["kind"] == "guest"
    assert guest["name"].startswith("Guest ")
    assert await browser.who() == guest
    assert await browser.guest() == guest, "asking twice makes no second guest"


@pytest.mark.parametrize(
    ("public_url", "prefix", "scheme", "secure", "path"),
    [
        ("", "", "http", False, "/"),
        ("", "", "https", True, "/"),
        ("https://play.example/krypta", "/krypta", "http", True, "/krypta"),
    ],
)
def test_the_session_cookie_is_kept_from_scripts_and_other_sites(
    public_url: str, prefix: str, scheme: str, secure: bool, path: str
) -> None:
    settings = Settings(database_url="", public_url=public_url, path_prefix=prefix)
    header = session_cookie("value", settings, scheme).to_header()
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert ("Secure" in header) == secure
    assert f"Path={path};" in header


async def test_signing_up_keeps_the_guests_id_and_changes_the_cookie(world: World) -> None:
    browser = world.browser()
    guest = await browser.guest()
    old = browser.cookie
    match = await world.play(guest["id"], None)
    account = await browser.sign_up("Xanros")
    assert account == {"id": guest["id"], "name": "Xanros", "kind": "account"}
    assert browser.cookie != old
    assert [played["match"] for played in (await browser.get("/me/matches")).json()["matches"]] == [match]
    assert [(was, now.name) for was, now in world.rooms.replaced] == [(guest["id"], "Xanros")]
    # An attacker who planted the guest's cookie does not get into the account with it.
    assert await world.browser(cookie=f"krypta={old}").who() is None


async def test_a_visitor_may_sign_up_without_being_a_guest(world: World) -> None:
    browser = world.browser()
    account = await browser.sign_up("Xanros")
    assert await browser.who() == account
    refused(
        await browser.post("/account", json={"name": "Aderyn", "password": PASSWORD}), 409, "server-already-account"
    )


async def test_names_are_unique_whatever_their_case_and_width(world: World) -> None:
    await world.browser().sign_up("Zdeněk")
    for name in ("ZDENĚK", "ｚｄｅｎěｋ", "  zdeněk "):
        answer = await world.browser().post("/account", json={"name": name, "password": PASSWORD})
        refused(answer, 409, "server-name-taken")
    assert (await world.browser().sign_up("Zdenek"))["name"] == "Zdenek", "accents make another name"


async def test_logging_in_moves_what_the_guest_did_to_the_account(world: World) -> None:
    at_home = world.browser()
    account = await at_home.sign_up("Xanros")
    browser = world.browser()
    guest = await browser.guest()
    match = await world.play(guest["id"], account["id"])

    def rate(game: str, user: str, mu: float) -> dict[str, object]:
        return {"user_id": user, "game": game, "mu": mu, "sigma": 1.0, "matches": 1}

    ratings = [rate("karak", guest["id"], 30), rate("burrow", guest["id"], 31), rate("karak", account["id"], 32)]
    await world.database.write(lambda c: c.execute(insert(RATING), ratings))
    old = browser.cookie
    answer = await browser.log_in("xanros")
    assert answer.json()["person"] == account
    assert world.rooms.replaced[-1] == (guest["id"], Person(account["id"], "Xanros", "account"))

    def read(connection: Connection) -> tuple[set[str], set[str], dict[str, float], list[Any]]:
        return (
            set(connection.scalars(select(PARTICIPANT.c.user_id).where(PARTICIPANT.c.match == match))),
            set(connection.scalars(select(CHAT.c.user_id).where(CHAT.c.match == match))),
            dict(connection.execute(select(RATING.c.game, RATING.c.mu).where(RATING.c.user_id == account["id"])).all()),
            list(connection.execute(select(USER.c.id)).all()),
        )

    players, chatters, mus, people = await world.database.read(read)
    assert players == chatters == {account["id"]}
    assert mus == {"karak": 32, "burrow": 31}
    assert people == [(account["id"],)]
    assert await world.browser(cookie=f"krypta={old}").who() is None
    assert await at_home.who() == account, "the account's other sessions stay"


async def test_a_stronger_password_hash_replaces_an_old_one(world: World) -> None:
    account = await world.browser().sign_up("Xanros")
    weak = PasswordHasher(**QUICK, hash_len=16).hash(PASSWORD)
    mine = USER.c.id == account["id"]
    await world.database.write(lambda c: c.execute(update(USER).where(mine).values(password=weak)))
    assert (await world.browser().log_in("Xanros")).is_success
    stored = await world.database.read(lambda c: c.scalar(select(USER.c.password).where(mine)))
    assert stored != weak
    assert (await world.browser().log_in("Xanros")).is_success


async def test_a_person_may_take_another_name(world: World) -> None:
    await world.browser().sign_up("Aderyn")
    browser = world.browser()
    guest = await browser.guest()
    renamed = await browser.person(browser.patch("/me", json={"name": "Old  Fox"}))
    assert renamed == {"id": guest["id"], "name": "Old Fox", "kind": "guest"}
    assert await browser.who() == renamed
    assert world.rooms.replaced[-1][1].name == "Old Fox"
    refused(await browser.patch("/me", json={"name": "ADERYN"}), 409, "server-name-taken")
    other = world.browser()
    await other.guest()
    assert (await other.patch("/me", json={"name": "Old Fox"})).is_success, "guests may share a name"
    await other.sign_up("Lorraine")
    assert (await other.patch("/me", json={"name": "LORRAINE"})).is_success, "one's own name in capitals is free"
    refused(await other.patch("/me", json={"name": "Aderyn"}), 409, "server-name-taken")
