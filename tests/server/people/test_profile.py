"""A person's public profile and history, and the leaderboard of a game."""

import pytest
from sqlalchemy import insert

from krypta.server.ids import new_id
from krypta.server.storage.schema import RATING
from server.people.small_server import World, refused

pytestmark = pytest.mark.anyio


async def test_a_profile_is_public_and_small(world: World) -> None:
    browser = world.browser()
    account = await browser.sign_up("Xanros")
    other = await world.browser().sign_up("Aderyn")
    won = await world.play(account["id"], other["id"], public=True)
    await world.play(other["id"], account["id"])
    shown = (await world.browser().get(f"/people/{account['id']}")).json()
    assert (shown["name"], shown["kind"], shown["since"] > 0) == ("Xanros", "account", True)
    assert shown["tallies"] == [{"game": "karak", "played": 2, "won": 1.0}]
    assert won in [played["match"] for played in shown["matches"]]
    assert set(shown) == {"id", "name", "kind", "since", "ratings", "tallies", "matches"}


async def test_a_profile_shows_no_private_matches(world: World) -> None:
    browser = world.browser()
    account = await browser.sign_up("Xanros")
    private = await world.play(account["id"], None, ended=None, share=None, started=3)
    public = await world.play(account["id"], None, public=True, ended=None, share=None, started=2)
    finished = await world.play(account["id"], None, public=True, started=1)
    finished_private = await world.play(account["id"], None, started=0)
    shown = (await world.browser().get(f"/people/{account['id']}")).json()
    assert [played["match"] for played in shown["matches"]] == [public, finished]
    mine = (await browser.get("/me/matches")).json()["matches"]
    assert [played["match"] for played in mine] == [private, public, finished, finished_private]
    assert shown["tallies"][0]["played"] == 2


async def test_the_history_comes_in_pages_and_misses_nothing(world: World) -> None:
    browser = world.browser()
    me = await browser.guest()
    matches = [await world.play(me["id"], me["id"] if n % 2 else None, started=n // 3) for n in range(45)]
    seen: list[str] = []
    cursor = ""
    while cursor is not None:
        page = (await browser.get("/me/matches", params={"before": cursor})).json()
        assert len(page["matches"]) <= 20
        seen += [played["match"] for played in page["matches"]]
        cursor = page["next"]
    assert len(seen) == len(set(seen)), "somebody in two seats played one match"
    assert set(seen) == set(matches)
    assert [matches.index(match) // 3 for match in seen] == sorted((n // 3 for n in range(45)), reverse=True)


async def test_a_made_up_cursor_of_the_history_is_refused(world: World) -> None:
    browser = world.browser()
    await browser.guest()
    a = "a" * 24
    for cursor in ("x", "1.x", f"-1.{a}", f"{'9' * 17}.{a}", f"٣.{a}", "1.'; DROP TABLE person"):
        refused(await browser.get("/me/matches", params={"before": cursor}), 404, "server-page-unknown")
    assert (await browser.get("/me/matches", params={"before": f"{'9' * 16}.{a}"})).is_success
    for cursor in ("9" * 61, "1.\0"):
        refused(await browser.get("/me/matches", params={"before": cursor}), 400, "server-request-wrong")


async def test_the_profile_of_an_unknown_person_is_refused(world: World) -> None:
    for person in ("nobody", "a" * 24, "a%00b", "%F0%9F%90%89", "' OR 1=1 --", "x" * 2000):
        refused(await world.browser().get(f"/people/{person}"), 404, "server-person-unknown")


async def test_the_board_has_accounts_with_enough_matches_the_best_first(world: World) -> None:
    people = {
        name: await world.browser(f"192.0.2.{n}").sign_up(name) for n, name in enumerate(["Best", "Good", "New", "Bad"])
    }
    guest = await world.browser().guest()
    figures = {"Best": (35.0, 1.0, 9), "Good": (36.0, 2.0, 5), "New": (50.0, 1.0, 4), "Bad": (50.0, 1.0, 50)}
    rows = [
        {"user_id": people[name]["id"], "game": "karak", "mu": mu, "sigma": sigma, "matches": matches}
        for name, (mu, sigma, matches) in figures.items()
    ]
    rows.append({"user_id": guest["id"], "game": "karak", "mu": 60.0, "sigma": 1.0, "matches": 60})
    await world.database.write(lambda c: c.execute(insert(RATING), rows))
    await world.ban(people["Bad"]["id"])
    board = (await world.browser().get("/ratings/karak")).json()
    assert [(line["place"], line["name"], line["points"]) for line in board] == [(1, "Best", 2280), (2, "Good", 2200)]
    assert (await world.browser().get("/ratings/burrow")).json() == []
    refused(await world.browser().get(f"/ratings/{new_id()}"), 404, "server-game-unknown")
