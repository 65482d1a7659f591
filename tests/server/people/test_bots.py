"""A person's own bots, and their tokens."""

import pytest

from krypta.server.accounts.tokens import MOST_BOTS, MOST_TOKENS
from server.people.small_server import Browser, World, refused

pytestmark = pytest.mark.anyio


async def bot_of(browser: Browser, name: str = "Clever Machine") -> tuple[str, str, str]:
    """Creates a bot; returns its id, a token, and the token's id."""
    bot = (await browser.post("/me/bots", json={"name": name})).json()
    made = (await browser.post(f"/me/bots/{bot['id']}/tokens", json={"label": "at home"})).json()
    return bot["id"], made["token"], made["listed"]["id"]


async def test_a_bot_comes_in_with_its_token(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    bot, token, token_id = await bot_of(browser)
    program = world.browser(Authorization=f"Bearer {token}")
    assert await program.who() == {"id": bot, "name": "Clever Machine", "kind": "bot"}
    listed = (await browser.get("/me/bots")).json()
    assert [(one["id"], [line["label"] for line in one["tokens"]]) for one in listed] == [(bot, ["at home"])]
    assert listed[0]["tokens"][0]["seen"] > 0
    assert token not in (await browser.get("/me/bots")).text
    assert (await browser.delete(f"/me/bots/{bot}/tokens/{token_id}")).status_code == 204
    refused(await program.get("/me"), 401, "server-token-wrong")
    assert world.revoked == [token_id]


async def test_a_removed_bot_is_gone_with_its_tokens(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    bot, token, token_id = await bot_of(browser)
    match = await world.play(bot, None, ended=None, share=None)
    assert (await browser.delete(f"/me/bots/{bot}")).status_code == 204
    assert world.rooms.removed == [(bot, [match])]
    assert {bot, token_id} <= set(world.revoked)
    refused(await world.browser(Authorization=f"Bearer {token}").get("/me"), 401, "server-token-wrong")
    assert (await browser.get("/me/bots")).json() == []


async def test_a_bot_changes_nothing_about_who_may_come_in(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    bot, token, _ = await bot_of(browser)
    program = world.browser(Authorization=f"Bearer {token}")
    for answer in (
        await program.get("/me/bots"),
        await program.post(f"/me/bots/{bot}/tokens", json={"label": "more"}),
        await program.get("/me/sessions"),
        await program.get("/me/export"),
        await program.post("/me/deletion", json={}),
        await program.post("/logout"),
    ):
        refused(answer, 403, "server-not-for-bots")
    assert (await program.get("/me/matches")).is_success


async def test_guests_have_no_bots(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    refused(await browser.post("/me/bots", json={"name": "Clever"}), 403, "server-account-needed")


async def test_the_number_of_bots_and_tokens_is_limited(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Xanros")
    refused(await browser.post("/me/bots", json={"name": "xanros"}), 409, "server-name-taken")
    for number in range(MOST_BOTS):
        bot = (await browser.post("/me/bots", json={"name": f"Machine {number}"})).json()["id"]
    refused(await browser.post("/me/bots", json={"name": "One more"}), 409, "server-too-many-bots")
    for number in range(MOST_TOKENS):
        assert (await browser.post(f"/me/bots/{bot}/tokens", json={"label": str(number)})).status_code == 201
    answer = await browser.post(f"/me/bots/{bot}/tokens", json={"label": "more"})
    refused(answer, 409, "server-too-many-tokens")
    for label in ("", " ", "x" * 61, "a\0b", "a\nb"):
        refused(await browser.post(f"/me/bots/{bot}/tokens", json={"label": label}), 409, "server-label-wrong")


async def test_another_accounts_bots_are_unknown(world: World) -> None:
    mine, theirs = world.browser(), world.browser()
    await mine.sign_up("Xanros")
    await theirs.sign_up("Aderyn")
    bot, token, token_id = await bot_of(mine)
    for answer in (
        await theirs.delete(f"/me/bots/{bot}"),
        await theirs.post(f"/me/bots/{bot}/tokens", json={"label": "mine now"}),
        await theirs.delete(f"/me/bots/{bot}/tokens/{token_id}"),
    ):
        refused(answer, 404, "server-bot-unknown")
    assert await world.browser(Authorization=f"Bearer {token}").who() is not None


async def test_a_bot_is_banned_with_its_owner(world: World) -> None:
    browser = world.browser()
    account = await browser.sign_up("Xanros")
    _, token, token_id = await bot_of(browser)
    assert await world.people.ended({token_id}) == set()
    await world.ban(account["id"])
    refused(await world.browser(Authorization=f"Bearer {token}").get("/me"), 403, "server-banned")
    assert await world.people.ended({token_id}) == {token_id}
