"""Before the start: taking and leaving seats, and what only the host may do."""

import asyncio
from collections.abc import Callable

import pytest

from krypta.server.refusal import Refusal
from krypta.server.tables.table import Table, Wish, new
from server.client import good
from server.table.guests import SPECTATOR, Evening, post, refusal, told

pytestmark = pytest.mark.anyio

HOSTS_PART: dict[str, Callable[[Table, str], Table]] = {
    "start": lambda table, user: table.started(user),
    "kick": lambda table, user: table.kick(user, 1),
    "open a seat": lambda table, user: table.set_seat(user, 2, "open"),
    "give a seat to a bot": lambda table, user: table.set_seat(user, 2, "greedy"),
    "swap": lambda table, user: table.swap(user, 0, 1),
    "add a seat": lambda table, user: table.resize(user, 4),
    "hand the host's part over": lambda table, user: table.hand_host(user, "bob"),
}
BEFORE_THE_START = [what for what in HOSTS_PART if what != "hand the host's part over"]


def three() -> Table:
    """Ann, the host, Bob, and a bot."""
    wish = Wish("karak", ("me", "open", "random"))
    return new("t", wish, "ann", "Ann", "n1", "seal").join("bob", "Bob", None, "n2")


def users(table: Table) -> list[str]:
    return [seat.user or seat.bot or seat.kind for seat in table.seats]


# -- the rules of a table


@pytest.mark.parametrize("what", HOSTS_PART)
@pytest.mark.parametrize("who", ["bob", "a stranger", ""])
def test_only_the_host_may_do_the_hosts_part(what: str, who: str) -> None:
    if what == "start" and who == "":
        return  # this is the server itself, for a rematch; no person has an empty id
    with pytest.raises(Refusal, match="server-host-only") as refused:
        HOSTS_PART[what](three(), who)
    assert refused.value.status == 403
    assert HOSTS_PART[what](three(), "ann") != three()


@pytest.mark.parametrize("what", BEFORE_THE_START)
def test_nobody_changes_seats_after_the_start(what: str) -> None:
    with pytest.raises(Refusal, match="server-table-running"):
        HOSTS_PART[what](three().started("ann"), "ann")


def test_nobody_joins_or_leaves_after_the_start() -> None:
    with pytest.raises(Refusal, match="server-table-running"):
        three().started("ann").join("cid", "Cid", None, "n3")
    with pytest.raises(Refusal, match="server-table-running"):
        three().started("ann").leave("bob")


def test_a_person_sits_down_in_the_first_free_seat_or_in_the_one_named() -> None:
    table = new("t", Wish("karak", ("me", "open", "open", "open")), "ann", "Ann", "n1", "seal")
    assert users(table.join("bob", "Bob", None, "n")) == ["ann", "bob", "open", "open"]
    assert users(table.join("bob", "Bob", 3, "n")) == ["ann", "open", "open", "bob"]


def test_sitting_down_again_changes_nothing() -> None:
    assert three().join("bob", "Bob", None, "another") == three()


def test_a_person_may_take_a_second_seat_by_naming_it_but_not_at_a_rated_table() -> None:
    table = new("t", Wish("karak", ("me", "open")), "ann", "Ann", "n1", "seal")
    assert users(table.join("ann", "Ann", 1, "n")) == ["ann", "ann"]
    rated = new("t", Wish("karak", ("me", "open"), rated=True), "ann", "Ann", "n1", "seal")
    with pytest.raises(Refusal, match="server-rated-one-seat"):
        rated.join("ann", "Ann", 1, "n")


@pytest.mark.parametrize("seat", [0, 2])
def test_a_taken_seat_is_not_given_again(seat: int) -> None:
    with pytest.raises(Refusal, match="server-seat-taken"):
        three().join("cid", "Cid", seat, "n3")


@pytest.mark.parametrize("seat", [-1, 3, 63])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    for ask in (
        lambda: three().join("cid", "Cid", seat, "n"),
        lambda: three().set_seat("ann", seat, "open"),
        lambda: three().swap("ann", 0, seat),
        lambda: three().swap("ann", seat, 0),
        lambda: three().with_link("ann", seat),
        lambda: three().taken(seat, "token", "cid", "Cid"),
    ):
        with pytest.raises(Refusal, match="server-no-such-seat"):
            ask()


def test_a_full_table_takes_nobody_else() -> None:
    with pytest.raises(Refusal, match="server-table-full"):
        three().join("cid", "Cid", None, "n3")


def test_swapped_seats_take_their_people_along() -> None:
    assert users(three().swap("ann", 0, 2)) == ["random", "bob", "ann"]
    assert three().swap("ann", 1, 1) == three()


def test_the_table_grows_by_open_seats_and_shrinks_by_seats_without_people() -> None:
    assert users(three().resize("ann", 5)) == ["ann", "bob", "random", "open", "open"]
    assert users(three().resize("ann", 2)) == ["ann", "bob"]
    with pytest.raises(Refusal, match="server-seat-taken"):
        three().resize("ann", 1)
    for count in (0, 6, 63):
        with pytest.raises(Refusal, match="server-bad-seats"):
            three().resize("ann", count)


def test_the_host_keeps_a_seat() -> None:
    for kind in ("open", "greedy"):
        with pytest.raises(Refusal, match="server-host-keeps-seat"):
            three().set_seat("ann", 0, kind)
    assert users(three().kick("ann", 1).join("ann", "Ann", 1, "n").kick("ann", 0)) == ["open", "ann", "random"]


@pytest.mark.parametrize("kind", ["me", "person", "wizard", ""])
def test_the_host_gives_seats_only_to_bots_that_exist(kind: str) -> None:
    with pytest.raises(Refusal, match="server-no-such-bot"):
        three().set_seat("ann", 1, kind)


def test_the_host_hands_the_hosts_part_only_to_somebody_at_the_table() -> None:
    assert three().hand_host("ann", "bob").host == "bob"
    for nobody in ("cid", "", "random"):
        with pytest.raises(Refusal, match="server-not-seated-there"):
            three().hand_host("ann", nobody)


def test_a_host_who_leaves_hands_the_hosts_part_on() -> None:
    table = three().leave("ann")
    assert (table.host, table.state, users(table)) == ("bob", "open", ["open", "bob", "random"])


def test_somebody_else_leaving_changes_no_host() -> None:
    assert three().leave("bob").host == "ann"


def test_the_last_one_who_leaves_closes_the_table() -> None:
    table = three().leave("ann").leave("bob")
    assert table.state == "over"
    with pytest.raises(Refusal, match="server-table-over"):
        table.join("cid", "Cid", None, "n")


def test_only_a_person_at_the_table_can_leave_it() -> None:
    with pytest.raises(Refusal, match="server-not-seated"):
        three().leave("cid")


def test_no_match_starts_while_a_seat_is_empty() -> None:
    with pytest.raises(Refusal, match="server-seats-empty"):
        three().kick("ann", 1).started("ann")
    assert three().started("ann").state == "running"


# -- over the wire


async def test_everyone_who_looks_sees_who_comes_and_goes(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "open", "open")
    stranger = await evening.look(None, table)
    await bob.join(table, 2)
    frame = await told(stranger, lambda table: table["seats"][2]["user"] == bob.id)
    assert (frame["you"], frame["viewer"], frame["n"]) == ([], SPECTATOR, 0)
    line = await evening.look(bob, table)
    assert (await told(line, lambda table: True))["you"] == [2]
    await told(stranger, lambda table: table["seats"][2]["here"])
    good(await post(bob, table, "leave"))
    await told(stranger, lambda table: table["seats"][2]["kind"] == "open")
    assert (await told(line, lambda table: table["seats"][2]["kind"] == "open"))["you"] == []


async def test_the_host_arranges_the_table(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    good(await post(ann, table, "swap", one=0, two=1))
    good(await post(ann, table, "size", count=3))
    shown = good(await post(ann, table, "seats", seat=2, kind="greedy"))
    assert [(seat["user"], seat["bot"]) for seat in shown["seats"]] == [(bob.id, ""), (ann.id, ""), ("", "greedy")]
    good(await post(ann, table, "host", user=bob.id))
    assert refusal(await post(ann, table, "size", count=2)) == (403, "server-host-only")
    assert good(await post(bob, table, "size", count=2))["host"] == bob.id
    assert good(await post(bob, table, "start"))["state"] == "running"


async def test_a_kicked_player_is_a_spectator_and_may_not_start_or_speak(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    line = await evening.look(bob, table)
    good(await post(ann, table, "kick", seat=1))
    frame = await told(line, lambda table: table["seats"][1]["kind"] == "open")
    assert (frame["you"], frame["viewer"]) == ([], SPECTATOR)
    await line.refused("server-not-seated", "chat", text="I am still here")
    assert (await bob.get("/tables"))["yours"] == []
    assert refusal(await post(bob, table, "leave")) == (409, "server-not-seated")


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("start", {}),
        ("kick", {"seat": 0}),
        ("seats", {"seat": 0, "kind": "greedy"}),
        ("swap", {"one": 0, "two": 1}),
        ("size", {"count": 3}),
        ("host", {"user": "me"}),
    ],
)
async def test_nobody_but_the_host_may_do_the_hosts_part_over_http(
    evening: Evening, what: str, body: dict[str, object]
) -> None:
    ann, bob, stranger = await evening.guests(3)
    table = await evening.sit("burrow", [ann, bob])
    before = await ann.get(f"/tables/{table}")
    for who in (bob, stranger):
        asked = {"user": who.id} if what == "host" else body
        assert refusal(await post(who, table, what, **asked)) == (403, "server-host-only")
    stranger.http.cookies.clear()
    assert refusal(await post(stranger, table, what, **body)) == (401, "server-who-are-you")
    assert await ann.get(f"/tables/{table}") == before


async def test_the_last_one_who_leaves_closes_the_table_for_everyone(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "open", public=True)
    assert good(await post(ann, table, "leave"))["state"] == "over"
    assert refusal(await post(bob, table, "join")) == (409, "server-table-over")
    assert table not in [listed["id"] for listed in (await bob.get("/tables"))["open"]]


async def test_a_host_who_leaves_hands_the_hosts_part_on_to_somebody_who_can_start(evening: Evening) -> None:
    ann, bob, cid = await evening.guests(3)
    table = await evening.sit("burrow", [ann, bob])
    line = await evening.look(bob, table)
    good(await post(ann, table, "leave"))
    await told(line, lambda table: table["host"] == bob.id)
    await cid.join(table)
    assert refusal(await post(cid, table, "start")) == (403, "server-host-only")
    assert (await bob.start(table))["state"] == "running"


async def test_of_many_who_want_one_seat_one_gets_it(evening: Evening) -> None:
    ann, *others = await evening.guests(6)
    table = await ann.make("burrow", "me", "open")
    answers = await asyncio.gather(*(post(who, table, "join") for who in others))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    winner = next(who for who, answer in zip(others, answers, strict=True) if answer.is_success)
    assert (await ann.get(f"/tables/{table}"))["seats"][1]["user"] == winner.id


async def test_a_match_starts_once_however_often_it_is_started(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    answers = await asyncio.gather(*(post(ann, table, "start") for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    assert [row.entry.n for row in await evening.log(table)] == [1, 2, 3, 4, 5]
    assert len(await evening.participants(table)) == 2


async def test_a_table_that_does_not_exist_is_refused(evening: Evening) -> None:
    ann = await evening.guest()
    for table in ("a" * 24, "nonsense", "x" * 300):
        assert refusal(await post(ann, table, "join")) == (404, "server-no-such-table")
    line = await evening.connect(ann)
    await line.refused("server-no-such-table", "watch", table="a" * 24)


async def test_people_who_share_a_screen_have_names_of_their_own(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await ann.make("burrow", "me", "me")
    named = good(await ann.http.post(f"/tables/{table}/name", json={"seat": 1, "name": "Little  Petr"}))
    assert named["seats"][1]["name"] == "Little Petr"
    assert named["seats"][0]["name"] != "Little Petr"
    body = {"seat": 1, "name": "Bob"}
    assert refusal(await bob.http.post(f"/tables/{table}/name", json=body)) == (403, "server-not-your-seat")
    body = {"seat": 1, "name": "greedy"}
    assert refusal(await ann.http.post(f"/tables/{table}/name", json=body))[1] == "server-name-reserved"
    await ann.start(table)
    body = {"seat": 1, "name": "Too late"}
    assert refusal(await ann.http.post(f"/tables/{table}/name", json=body))[1] == "server-table-running"
