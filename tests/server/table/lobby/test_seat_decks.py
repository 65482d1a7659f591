"""What seats bring, such as decks: chosen by their players, or by the host for others; they move with the players."""

import pytest

from krypta.games.shabrak.cards.deck_file import ready_made, write
from server.client import good
from server.table.guests import Evening, post, refusal

pytestmark = pytest.mark.anyio

USUAL = ("pitchforks", "coopers")


async def test_everyone_brings_their_own_deck_to_a_table(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("shabrak", [ann, bob])
    good(await post(ann, table, "bring", seat=0, value="tinkers"))
    shown = good(await post(bob, table, "bring", seat=1, value=write(ready_made()["tumblers"])))
    assert shown["options"] == {"deck1": "tinkers", "deck2": "own"}, "texts are not shown"
    await ann.start(table)
    line = await evening.look(ann, table)
    view = line.now["now"]["view"]
    assert [view["cards"][player["sark"]]["id"] for player in view["players"]] == ["tinkers", "tumblers"]


async def test_nobody_brings_a_deck_for_another_person(evening: Evening) -> None:
    ann, bob, eve = await evening.guests(3)
    table = await evening.sit("shabrak", [ann, bob])
    for who, seat in ((bob, 0), (ann, 1), (eve, 0), (eve, 1)):
        assert refusal(await post(who, table, "bring", seat=seat, value="tinkers")) == (403, "server-not-your-seat")
    assert refusal(await post(ann, table, "bring", seat=2, value="tinkers")) == (404, "server-no-such-seat")
    assert (await ann.get(f"/tables/{table}"))["options"] == {}


async def test_the_host_brings_decks_for_bots_and_empty_seats(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    with_bot = await evening.sit("shabrak", [ann], "greedy")
    assert good(await post(ann, with_bot, "bring", seat=1, value="tinkers"))["options"]["deck2"] == "tinkers"
    alone = await ann.make("shabrak", "me", "open")
    assert good(await post(ann, alone, "bring", seat=1, value="tapsters"))["options"]["deck2"] == "tapsters"
    assert refusal(await post(bob, alone, "bring", seat=1, value="tinkers")) == (403, "server-not-your-seat")


@pytest.mark.parametrize("value", ["nonsense", "", "SB1-AAAA", "warriors = []"])
async def test_a_text_that_is_no_deck_is_refused_with_its_reason(evening: Evening, value: str) -> None:
    (ann,) = await evening.guests(1)
    table = await evening.sit("shabrak", [ann], "greedy")
    answer = await post(ann, table, "bring", seat=0, value=value)
    assert refusal(answer) == (400, "server-bad-table")
    assert answer.json()["args"]["faults"]
    assert (await ann.get(f"/tables/{table}"))["options"] == {}


async def test_decks_go_with_their_players_when_seats_are_swapped(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("shabrak", [ann, bob])
    good(await post(ann, table, "bring", seat=0, value="tinkers"))
    swapped = good(await post(ann, table, "swap", one=0, two=1))
    assert [seat["user"] for seat in swapped["seats"]] == [bob.id, ann.id]
    assert swapped["options"] == {"deck1": "coopers", "deck2": "tinkers"}


async def test_decks_go_with_their_players_to_the_rematch(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    options = {"deck1": "tinkers", "deck2": "tumblers", "reach": "far"}
    table, (anns, _) = await evening.play("shabrak", [ann, bob], options=options)
    await evening.behind(evening.node.rooms.end(table))
    following = await ann.get(f"/tables/{(await anns.do('rematch'))['table']}")
    assert [seat["user"] for seat in following["seats"]] == [bob.id, ann.id]
    assert following["options"] == {"deck1": "tumblers", "deck2": "tinkers", "reach": "far"}


async def test_no_deck_is_brought_after_the_start_or_to_a_game_without_decks(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    running, _ = await evening.play("shabrak", [ann, bob])
    assert refusal(await post(ann, running, "bring", seat=0, value="tinkers")) == (409, "server-table-running")
    other = await evening.sit("burrow", [ann, bob])
    assert refusal(await post(ann, other, "bring", seat=0, value="tinkers")) == (409, "server-nothing-to-bring")
