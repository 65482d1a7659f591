"""Accounts change while matches run: a guest becomes an account, a person deletes theirs, the operator ends a match."""

import pytest

from krypta.server.accounts.deletion import ANONYMOUS
from krypta.server.refusal import Refusal
from krypta.server.tables.table import AWAY_BOT
from server.client import Client, good
from server.table.guests import NOBODY, Evening, caught_up, own, post, rest, told

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


def name_of(who: Client) -> str:
    return f"Name {who.id[:10]}"


async def sign_up(who: Client) -> None:
    good(await who.http.post("/account", json={"name": name_of(who), "password": PASSWORD}))


async def test_a_guest_who_signs_up_keeps_the_seat(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    hand = own(anns)
    await sign_up(ann)
    assert (await anns.until("bye"))["why"]["id"] == "server-session-ended"  # the guest's cookie is no longer valid
    line = await evening.look(ann, table)
    assert own(line) == hand
    shown = (await told(bobs, lambda table: table["seats"][0]["name"] == name_of(ann)))["table"]
    assert (shown["seats"][0]["user"], shown["host"]) == (ann.id, ann.id)
    await rest(line, line.now["n"])


async def test_an_account_takes_over_the_running_match_of_the_guest_who_logs_in(evening: Evening) -> None:
    ann, guest, bob = await evening.guests(3)
    await sign_up(ann)
    table, (lines, bobs) = await evening.play("burrow", [guest, bob])
    hand = own(lines)
    good(await guest.http.post("/login", json={"name": name_of(ann), "password": PASSWORD}))
    assert (await lines.until("bye"))["why"]["id"] == "server-session-ended"
    line = await evening.look(guest, table)  # the same browser, now with the account's session
    assert own(line) == hand
    shown = (await told(bobs, lambda table: table["seats"][0]["user"] == ann.id))["table"]
    assert (shown["host"], shown["seats"][0]["name"]) == (ann.id, name_of(ann))
    await rest(line, line.now["n"])
    at_home = await evening.look(ann, table)  # and the account on another device
    assert own(at_home)
    assert table in [one["id"] for one in (await ann.get("/tables"))["yours"]]
    await at_home.do("resign")
    assert [row.user_id for row in await evening.participants(table)] == [ann.id, bob.id]


async def test_an_account_takes_over_what_the_guest_has_just_finished(evening: Evening) -> None:
    ann, guest, bob = await evening.guests(3)
    await sign_up(ann)
    table, (_, bobs) = await evening.play("burrow", [guest, bob], spectators=False)
    await bobs.do("resign")
    good(await guest.http.post("/login", json={"name": name_of(ann), "password": PASSWORD}))
    assert (await guest.http.get(f"/tables/{table}/record")).is_success
    line = await evening.look(guest, table, 0)
    second = (await line.do("rematch"))["table"]
    await bobs.do("rematch")
    assert [seat["user"] for seat in (await bob.get(f"/tables/{second}"))["seats"]] == [bob.id, ann.id]


async def test_a_guests_cookie_opens_nothing_after_the_guest_became_an_account(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, _ = await evening.play("burrow", [ann, bob], spectators=False)
    old = ann.cookie
    await sign_up(ann)
    ann.http.cookies.set("krypta", old)
    ann.http.cookies.jar.clear()
    ann.http.headers["Cookie"] = f"krypta={old}"
    answer = await ann.http.get(f"/tables/{table}")
    assert answer.status_code == 403
    assert answer.json()["id"] == "server-no-spectators"


async def test_a_new_name_is_shown_at_the_table(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, (_, bobs) = await evening.play("burrow", [ann, bob])
    good(await ann.http.patch("/me", json={"name": name_of(ann)}))
    await told(bobs, lambda table: table["seats"][0]["name"] == name_of(ann))


async def test_a_person_who_deletes_their_account_resigns_and_is_named_nowhere_at_the_table(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    await sign_up(ann)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], rated=True)
    await anns.do("chat", text="I am Ann of the Hill")
    good(await ann.http.post("/me/deletion", json={"password": PASSWORD}))
    await told(bobs, lambda table: table["state"] == "over" and table["seats"][0]["user"] == "")
    await caught_up(bobs)
    assert bobs.now["now"]["result"] == [0.0, 1.0]
    assert (await anns.until("bye"))["why"]["id"] == "server-session-ended"
    rows = await evening.participants(table)
    assert [(row.user_id, row.name) for row in rows] == [(None, ANONYMOUS), (bob.id, rows[1].name)]
    assert await evening.ratings(ann, bob) == {bob.id: 1}
    texts = [
        (await bob.http.get(path)).text
        for path in (f"/tables/{table}", f"/tables/{table}/record", "/me/matches", f"/people/{bob.id}")
    ]
    again = await evening.look(bob, table)
    await caught_up(again)
    for text in [*texts, *again.raw]:
        assert ann.id not in text
        assert name_of(ann) not in text
        assert "Ann of the Hill" not in text
    await evening.restart(table)
    assert ann.id not in str((await evening.room(table)).table)


async def test_at_three_seats_a_bot_plays_on_for_a_deleted_account(evening: Evening, bots_wait: None) -> None:
    people = await evening.guests(3)
    table, (_, bobs, cids) = await evening.play("burrow", people)
    good(await people[0].http.post("/me/deletion", json={}))
    shown = (await told(bobs, lambda table: table["seats"][0]["user"] == ""))["table"]
    assert (shown["state"], shown["seats"][0]["bot"], shown["seats"][0]["resigned"]) == ("running", AWAY_BOT, True)
    assert shown["host"] == people[1].id, "somebody has to be the host"
    await evening.bot_plays(table, "rest")
    await caught_up(bobs)
    await rest(bobs, bobs.now["n"])
    await cids.do("resign")
    await caught_up(bobs)
    assert bobs.now["now"]["result"] == [0.0, 1.0, 0.0]
    assert [row.user_id for row in await evening.participants(table)] == [None, people[1].id, people[2].id]


async def test_a_person_who_deletes_their_account_leaves_tables_that_have_not_started(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    line = await evening.look(bob, table)
    good(await ann.http.post("/me/deletion", json={}))
    shown = (await told(line, lambda table: table["seats"][0]["kind"] == "open"))["table"]
    assert (shown["host"], shown["state"]) == (bob.id, "open")


async def test_a_rematch_without_a_deleted_account_has_an_open_seat(evening: Evening) -> None:
    ann, bob, cid = await evening.guests(3)
    _, (_, bobs) = await evening.play("burrow", [ann, bob])
    good(await ann.http.post("/me/deletion", json={}))
    await told(bobs, lambda table: table["state"] == "over")
    second = (await bobs.do("rematch"))["table"]
    following = await cid.join(second)
    assert [seat["user"] for seat in following["seats"]] == [bob.id, cid.id]
    assert (following["state"], following["host"]) == ("running", bob.id)


async def test_the_operator_can_end_a_match(evening: Evening) -> None:
    people = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", people, rated=True)
    await evening.behind(evening.node.rooms.end(table))
    for line in (anns, bobs):
        await told(line, lambda table: table["state"] == "over")
        await caught_up(line)
        assert (line.now["now"]["seat"], line.now["now"]["result"]) == (NOBODY, None)
    facts = [row.entry.fact for row in await evening.log(table) if row.entry.fact]
    assert facts == ["abort", "reveal"]
    assert [(row.share, row.rated) for row in await evening.participants(table)] == [(None, False)] * 2
    assert (await people[0].http.get(f"/tables/{table}/record")).is_success
    with pytest.raises(Refusal, match="server-table-over"):
        await evening.behind(evening.node.rooms.end(table))


async def test_the_operator_can_close_a_table_that_has_not_started(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "open", public=True)
    line = await evening.look(bob, table)
    await evening.behind(evening.node.rooms.end(table))
    await told(line, lambda table: table["state"] == "over")
    assert (await post(bob, table, "join")).json()["id"] == "server-table-over"
    assert table not in [one["id"] for one in (await bob.get("/tables"))["open"]]
    with pytest.raises(Refusal, match="server-no-such-table"):
        await evening.behind(evening.node.rooms.end("a" * 24))
