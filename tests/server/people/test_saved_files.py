"""Saved decks and card files: saved however unfinished, private unless shared, deleted with their owner."""

from typing import Any

import pytest
from sqlalchemy import func, select

from krypta.server.accounts.saved_files import LONGEST, LONGEST_NAME, MOST_KEPT
from krypta.server.storage.schema import KEEPING
from server.people.small_server import PASSWORD, Browser, World, everything, refused

pytestmark = pytest.mark.anyio

NOWHERE = "a" * 24


async def keep(browser: Browser, kind: str = "deck", text: str = "not yet a deck", **more: Any) -> dict[str, Any]:
    """Saves a new file."""
    wish = {"game": "shabrak", "kind": kind, "name": "Barrels first", "text": text, **more}
    answer = await browser.post("/me/keepings", json=wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def listed(browser: Browser, game: str = "shabrak") -> list[str]:
    return [kept["id"] for kept in (await browser.get("/me/keepings", params={"game": game})).json()]


async def share(browser: Browser, kept: dict[str, Any], shared: bool = True) -> None:
    change = {"name": kept["name"], "text": kept["text"], "cards": kept["cards"], "shared": shared}
    assert (await browser.put(f"/me/keepings/{kept['id']}", json=change)).json()["shared"] is shared


async def test_a_guest_saves_files_and_finds_them_again(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    deck = await keep(browser, text="full of faults = [")
    assert (await browser.get(f"/me/keepings/{deck['id']}")).json() == deck
    assert (deck["text"], deck["shared"]) == ("full of faults = [", False)
    cards = await keep(browser, kind="cards")
    goblins = await keep(browser, kind="cards", game="goblin")
    assert set(await listed(browser)) == {deck["id"], cards["id"]}
    assert await listed(browser, "goblin") == [goblins["id"]]
    whole = await browser.get("/me/keepings", params={"game": "shabrak"})
    assert all("text" not in kept for kept in whole.json()), "a list is short"


async def test_a_saved_file_can_be_changed_and_deleted(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    cards = await keep(browser, kind="cards", text="mine")
    deck = await keep(browser, cards=cards["id"])
    change = {"name": "Barrels last", "text": "other", "cards": cards["id"], "shared": False}
    changed = (await browser.put(f"/me/keepings/{deck['id']}", json=change)).json()
    assert (changed["name"], changed["text"], changed["cards"]) == ("Barrels last", "other", cards["id"])
    assert (await listed(browser))[0] == deck["id"], "the newest first"
    assert (await browser.delete(f"/me/keepings/{cards['id']}")).status_code == 204
    assert (await browser.get(f"/me/keepings/{deck['id']}")).json()["cards"] == "", "what is gone is not named"
    refused(await browser.delete(f"/me/keepings/{cards['id']}"), 404, "server-no-such-keeping")


async def test_nobody_else_sees_or_changes_a_saved_file(world: World) -> None:
    owner, other, stranger = world.browser(), world.browser(), world.browser()
    await owner.guest()
    await other.guest()
    kept = await keep(owner, text="my secret")
    change = {"name": "x", "text": "x"}
    refused(await other.get(f"/me/keepings/{kept['id']}"), 404, "server-no-such-keeping")
    refused(await other.put(f"/me/keepings/{kept['id']}", json=change), 404, "server-no-such-keeping")
    refused(await other.delete(f"/me/keepings/{kept['id']}"), 404, "server-no-such-keeping")
    refused(await other.get(f"/shared/{kept['id']}"), 404, "server-no-such-keeping")
    refused(await stranger.get("/me/keepings", params={"game": "shabrak"}), 401, "server-who-are-you")
    assert await listed(other) == []
    wish = {"game": "shabrak", "kind": "deck", "name": "x", "text": "x", "cards": kept["id"]}
    refused(await other.post("/me/keepings", json=wish), 404, "server-no-such-keeping")
    assert (await owner.get(f"/me/keepings/{kept['id']}")).json()["text"] == "my secret"


async def test_a_shared_file_is_seen_by_whoever_has_the_link_until_it_is_private_again(world: World) -> None:
    owner, stranger = world.browser(), world.browser()
    account = await owner.sign_up("Aderyn")
    cards = await keep(owner, kind="cards", text="the cards")
    deck = await keep(owner, text="the deck", cards=cards["id"])
    await share(owner, deck)
    seen = (await stranger.get(f"/shared/{deck['id']}")).json()
    assert seen == {
        "game": "shabrak",
        "kind": "deck",
        "name": "Barrels first",
        "text": "the deck",
        "by": "Aderyn",
        "cards": "the cards",
    }
    assert account["id"] not in str(seen)
    refused(await stranger.get(f"/shared/{cards['id']}"), 404, "server-no-such-keeping")
    await share(owner, deck, shared=False)
    refused(await stranger.get(f"/shared/{deck['id']}"), 404, "server-no-such-keeping")
    for wrong in (NOWHERE, "x", "%00"):
        refused(await stranger.get(f"/shared/{wrong}"), 404, "server-no-such-keeping")


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"name": ""}, "server-keeping-name"),
        ({"name": " \u2003"}, "server-keeping-name"),
        ({"name": "a\nb"}, "server-keeping-name"),
        ({"text": "x" * (LONGEST["deck"] + 1)}, "server-keeping-long"),
        ({"kind": "cards", "text": "x" * (LONGEST["cards"] + 1)}, "server-request-wrong"),
        ({"name": "x" * (LONGEST_NAME + 1)}, "server-request-wrong"),
        ({"kind": "castle"}, "server-request-wrong"),
        ({"text": "a\0b"}, "server-keeping-no-text"),
        ({"cards": NOWHERE}, "server-no-such-keeping"),
        ({"game": "karak"}, "server-no-cards"),
        ({"game": "goblin"}, "server-no-cards"),
        ({"game": "chess"}, "server-no-cards"),
    ],
)
async def test_a_file_that_cannot_be_saved_is_refused_and_changes_nothing(
    world: World, change: dict[str, str], id: str
) -> None:
    browser = world.browser()
    await browser.guest()
    wish = {"game": "shabrak", "kind": "deck", "name": "Barrels", "text": "x", **change}
    answer = await browser.post("/me/keepings", json=wish)
    assert (answer.status_code >= 400, answer.json()["id"]) == (True, id)
    assert await listed(browser) == []


async def test_a_card_file_is_not_built_with_another_and_no_deck_with_a_deck(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    cards, deck = await keep(browser, kind="cards"), await keep(browser)
    for kind, built_with in (("cards", cards), ("deck", deck)):
        wish = {"game": "shabrak", "kind": kind, "name": "x", "text": "x", "cards": built_with["id"]}
        refused(await browser.post("/me/keepings", json=wish), 404, "server-no-such-keeping")
    assert set(await listed(browser)) == {cards["id"], deck["id"]}


async def test_the_longest_file_in_any_letters_is_saved_whole(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    text = "🗡" * LONGEST["cards"]
    kept = await keep(browser, kind="cards", text=text)
    assert (await browser.get(f"/me/keepings/{kept['id']}")).json()["text"] == text


async def test_the_number_of_saved_files_of_a_person_is_limited(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    for _ in range(MOST_KEPT):
        await keep(browser)
    wish = {"game": "shabrak", "kind": "deck", "name": "x", "text": "x"}
    assert refused(await browser.post("/me/keepings", json=wish), 409, "server-keepings-full") == {"most": MOST_KEPT}
    assert len(await listed(browser)) == MOST_KEPT


async def test_an_account_takes_over_the_saved_files_of_its_guest(world: World) -> None:
    browser = world.browser()
    await browser.sign_up("Aderyn")
    old = await keep(browser)
    await browser.post("/logout")
    other = world.browser()
    await other.guest()
    new = await keep(other)
    assert (await other.log_in("Aderyn", PASSWORD)).is_success
    assert set(await listed(other)) == {old["id"], new["id"]}


async def test_a_saved_file_is_exported_and_deleted_with_its_owner(world: World) -> None:
    browser, stranger = world.browser(), world.browser()
    await browser.guest()
    kept = await keep(browser, text="unmistakable text")
    await share(browser, kept)
    assert [one["text"] for one in (await browser.get("/me/export")).json()["keepings"]] == ["unmistakable text"]
    assert (await browser.post("/me/deletion", json={})).is_success
    refused(await stranger.get(f"/shared/{kept['id']}"), 404, "server-no-such-keeping")
    assert "unmistakable" not in await world.database.read(everything)
    assert await world.database.read(lambda c: c.scalar(select(func.count()).select_from(KEEPING))) == 0
