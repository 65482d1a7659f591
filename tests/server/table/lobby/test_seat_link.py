"""A link that moves a seat to another device: it works once, for this seat only, and cannot be guessed."""

import pytest

from krypta.server.refusal import Refusal
from krypta.server.tables.table import Table, Wish, new
from server.client import Client, good
from server.table.guests import Evening, own, post, refusal, rest, told

pytestmark = pytest.mark.anyio


async def link(who: Client, table: str, seat: int = 0) -> str:
    return str(good(await post(who, table, "link", seat=seat))["token"])


async def test_a_seat_link_lets_another_device_play_on_where_the_first_one_was(evening: Evening) -> None:
    ann, bob, device = await evening.guests(3)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    hand = own(anns)
    made = good(await post(ann, table, "link", seat=0))
    token = made["token"]
    assert made["path"] == f"t/{table}?seat=0#{token}"  # the fragment after # is never sent, and never logged
    taken = good(await post(device, table, "take", seat=0, token=token))
    assert (taken["seats"][0]["user"], taken["host"]) == (device.id, device.id)
    line = await evening.look(device, table)
    assert own(line) == hand
    await anns.refused("server-not-seated", "act", n=line.now["n"], act="rest")
    await rest(line, line.now["n"])
    await told(bobs, lambda table: table["seats"][0]["user"] == device.id and table["seats"][0]["here"])
    assert [row.user_id for row in await evening.participants(table)] == [device.id, bob.id]


async def test_a_seat_link_works_once(evening: Evening) -> None:
    ann, bob, device, thief = await evening.guests(4)
    table, _ = await evening.play("burrow", [ann, bob])
    token = await link(ann, table)
    good(await post(device, table, "take", seat=0, token=token))
    for who in (thief, ann, device):
        assert refusal(await post(who, table, "take", seat=0, token=token)) == (403, "server-link-used")
    assert (await device.get(f"/tables/{table}"))["seats"][0]["user"] == device.id


async def test_a_new_seat_link_ends_the_one_before(evening: Evening) -> None:
    ann, bob, device = await evening.guests(3)
    table, _ = await evening.play("burrow", [ann, bob])
    old, fresh = await link(ann, table), await link(ann, table)
    assert old != fresh
    assert refusal(await post(device, table, "take", seat=0, token=old)) == (403, "server-link-used")
    good(await post(device, table, "take", seat=0, token=fresh))


async def test_a_seat_link_opens_no_other_seat_and_no_other_table(evening: Evening) -> None:
    ann, bob, thief = await evening.guests(3)
    table, _ = await evening.play("burrow", [ann, bob])
    other, _ = await evening.play("burrow", [ann, bob])
    token = await link(ann, table)
    await link(bob, table, 1)
    await link(ann, other)
    for where, seat in ((table, 1), (other, 0), (other, 1)):
        assert refusal(await post(thief, where, "take", seat=seat, token=token)) == (403, "server-link-used")
    assert refusal(await post(thief, table, "take", seat=2, token=token)) == (404, "server-no-such-seat")
    good(await post(thief, table, "take", seat=0, token=token))  # it remains valid for this seat


@pytest.mark.parametrize("guess", ["", "x", "A" * 32, "0" * 64, "\u0000", "é"])
async def test_a_seat_link_cannot_be_guessed(evening: Evening, guess: str) -> None:
    ann, bob, thief = await evening.guests(3)
    table, _ = await evening.play("burrow", [ann, bob])
    assert refusal(await post(thief, table, "take", seat=0, token=guess)) == (403, "server-link-used")
    await link(ann, table)
    assert refusal(await post(thief, table, "take", seat=0, token=guess)) == (403, "server-link-used")
    kept = (await evening.room(table)).table.seats[0].link
    assert refusal(await post(thief, table, "take", seat=0, token=kept)) == (403, "server-link-used")


async def test_nobody_makes_a_seat_link_to_a_seat_that_is_not_theirs(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, _ = await evening.play("burrow", [ann, bob], "greedy")
    for who, seat in ((bob, 0), (stranger, 0), (ann, 1), (ann, 2), (stranger, 2)):
        assert refusal(await post(who, table, "link", seat=seat)) == (403, "server-not-your-seat")
    assert refusal(await post(ann, table, "link", seat=3)) == (404, "server-no-such-seat")


async def test_neither_the_token_of_a_seat_link_nor_its_hash_is_ever_shown(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob], public=True)
    token = await link(ann, table)
    kept = (await evening.room(table)).table.seats[0].link
    assert kept
    assert token not in kept
    await rest(anns, anns.now["n"])
    again = await evening.look(bob, table)
    texts = [*anns.raw, *bobs.raw, *again.raw]
    paths = (f"/tables/{table}", "/tables", f"/tables/{table}/story", "/me/export")
    texts += [(await ann.http.get(path)).text for path in paths]
    for text in texts:
        assert token not in text
        assert kept not in text


async def test_a_seat_link_works_before_the_start_too(evening: Evening) -> None:
    ann, bob, device = await evening.guests(3)
    table = await evening.sit("burrow", [ann, bob])
    token = await link(bob, table, 1)
    good(await post(device, table, "take", seat=1, token=token))
    assert refusal(await post(bob, table, "leave")) == (409, "server-not-seated")
    assert (await ann.start(table))["seats"][1]["user"] == device.id


async def test_a_seat_link_moves_only_one_of_several_seats_and_the_host_stays(evening: Evening) -> None:
    ann, device = await evening.guests(2)
    table = await ann.make("burrow", "me", "me")
    await ann.start(table)
    taken = good(await post(device, table, "take", seat=1, token=await link(ann, table, 1)))
    assert ([seat["user"] for seat in taken["seats"]], taken["host"]) == ([ann.id, device.id], ann.id)
    line = await evening.look(ann, table)
    assert line.now["now"]["view"]["own"]
    await line.refused("server-not-your-seat", "watch", table=table, seat=1)


def two() -> Table:
    return new("t", Wish("karak", ("me", "open")), "ann", "Ann", "n", "seal").join("bob", "Bob", None, "n")


def test_a_kicked_players_link_is_worth_nothing() -> None:
    table, token = two().with_link("bob", 1)
    with pytest.raises(Refusal, match="server-link-used"):
        table.kick("ann", 1).taken(1, token, "thief", "Thief")


def test_a_swapped_seats_link_opens_neither_seat() -> None:
    table, token = two().with_link("ann", 0)
    for seat in (0, 1):
        with pytest.raises(Refusal, match="server-link-used"):
            table.swap("ann", 0, 1).taken(seat, token, "thief", "Thief")


def test_a_rematch_does_not_inherit_seat_links() -> None:
    table, token = two().with_link("bob", 1)
    for seat in (0, 1):
        with pytest.raises(Refusal, match="server-link-used"):
            table.rematch("u", "seal").taken(seat, token, "thief", "Thief")


def test_tokens_of_seat_links_are_long_and_never_the_same() -> None:
    tokens = {two().with_link("ann", 0)[1] for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) >= 32
