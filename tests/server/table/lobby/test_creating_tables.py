"""Creating a table: it is as requested, or all faults of the request are reported at once."""

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from krypta.core.text.message import Message
from krypta.core.text.words import words
from krypta.server.refusal import Refusal
from krypta.server.tables import rooms
from krypta.server.tables.table import AWAY_AFTER, MOST_TOLD, Clock, Wish, new
from server.client import good
from server.table.guests import Evening, post, refusal

pytestmark = pytest.mark.anyio


def told(answer: Any, language: str = "en") -> str:
    """All faults of a refused request, in the words of a language."""
    faults = msgspec.convert(answer.json()["args"]["faults"], Message)
    return words(language).render(faults)


def made(**wish: Any) -> Any:
    return new("t", Wish(**({"game": "burrow", "seats": ("me", "open")} | wish)), "ann", "Ann", "nonce", "seal")


async def test_a_table_is_as_it_was_wished(evening: Evening) -> None:
    ann = await evening.guest()
    wish = {
        "game": "burrow",
        "options": {"rounds": 2},
        "public": True,
        "spectators": False,
        "chat": False,
        "rated": False,
        "clock": {"kind": "budget", "seconds": 600, "increment": 5},
        "away": 30,
    }
    table = good(await ann.http.post("/tables", json=wish | {"seats": ["random", "me", "open"], "nonce": "mine"}))
    assert {name: table[name] for name in wish} == wish
    assert [(seat["kind"], seat["user"], seat["bot"]) for seat in table["seats"]] == [
        ("bot", "", "random"),
        ("person", ann.id, ""),
        ("open", "", ""),
    ]
    assert (table["host"], table["state"], table["offer"]) == (ann.id, "open", None)


async def test_a_plain_table_is_private_casual_without_a_clock_and_may_be_watched(evening: Evening) -> None:
    ann = await evening.guest()
    table = good(await ann.http.post("/tables", json={"game": "karak", "seats": ["me"]}))
    assert (table["public"], table["rated"], table["spectators"], table["chat"]) == (False, False, True, True)
    assert (table["clock"]["kind"], table["away"], table["options"]) == ("none", AWAY_AFTER, {})


async def test_everything_wrong_with_a_wish_for_a_table_is_said_at_once(evening: Evening) -> None:
    ann = await evening.guest()
    wish = {
        "game": "burrow",
        "seats": ["open", "wizard", "open", "greedy"],
        "options": {"rounds": 7, "cheat": True},
        "rated": True,
        "clock": {"kind": "turn", "seconds": 4, "increment": 3601},
        "away": -1,
    }
    answer = await ann.http.post("/tables", json=wish)
    assert refusal(answer) == (400, "server-bad-table")
    faults = told(answer)
    for said in (
        "Burrow is for 2 to 3 players, not 4.",
        "A seat cannot be “wizard”, only me, open, page",
        "one seat must be “me”.",
        "Only people can sit at a rated table",
        "A clock can give 5 to 86,400 seconds.",
        "A clock can add 0 to 3,600 seconds.",
        "A bot can take over after 1 to 86,400 seconds",
        "no option “cheat”",
        "rounds cannot be “7”",
    ):
        assert said in faults
    assert good(await ann.http.get("/tables"))["yours"] == []


async def test_an_unknown_game_is_refused_with_those_that_exist(evening: Evening) -> None:
    ann = await evening.guest()
    answer = await ann.http.post("/tables", json={"game": "chess", "seats": ["me", "open"]})
    assert refusal(answer) == (400, "server-bad-table")
    assert "chess" in told(answer)
    assert "karak" in told(answer)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": 7},
        {"game": "burrow", "seats": "me"},
        {"game": "burrow", "seats": ["me", 4]},
        {"game": "burrow", "seats": ["me"] * 17},
        {"game": "burrow", "seats": ["me", "open"], "clock": {"kind": "sand"}},
        {"game": "burrow", "seats": ["me", "open"], "clock": {"kind": "turn", "seconds": "many"}},
        {"game": "burrow", "seats": ["me", "open"], "host": "somebody"},
        {"game": "burrow", "seats": ["me", "open"], "nonce": "n" * 65},
        {"game": "burrow", "seats": ["me", "open"], "away": 1.5},
        {},
    ],
)
async def test_a_wish_for_a_table_that_cannot_be_read_is_refused(evening: Evening, wrong: dict[str, Any]) -> None:
    ann = await evening.guest()
    assert refusal(await ann.http.post("/tables", json=wrong)) == (400, "server-request-wrong")


async def test_nobody_makes_a_table_without_being_a_guest_or_an_account(evening: Evening) -> None:
    ann = await evening.guest()
    ann.http.cookies.clear()
    answer = await ann.http.post("/tables", json={"game": "burrow", "seats": ["me", "open"]})
    assert refusal(answer) == (401, "server-who-are-you")


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "greedy")])
def test_a_rated_table_has_only_people_each_in_one_seat(seats: tuple[str, ...]) -> None:
    with pytest.raises(Refusal, match="server-bad-table"):
        made(seats=seats, rated=True)
    made(seats=seats)


@pytest.mark.parametrize(
    "clock",
    [Clock("turn", 4), Clock("budget", 86_401), Clock("turn", -1), Clock("budget", 60, -1), Clock("budget", 60, 3601)],
)
def test_a_clock_out_of_bounds_is_refused(clock: Clock) -> None:
    with pytest.raises(Refusal, match="server-bad-table"):
        made(clock=clock)


@pytest.mark.parametrize("clock", [Clock("turn", 5), Clock("budget", 86_400, 3600), Clock()])
def test_a_clock_within_its_bounds_is_accepted(clock: Clock) -> None:
    assert made(clock=clock).clock == clock


def test_a_bot_steps_in_for_the_absent_at_casual_tables_unless_wished_otherwise() -> None:
    assert made().away == AWAY_AFTER
    assert made(rated=True).away == 0
    assert made(rated=True, away=9).away == 9
    assert made(away=0).away == 0


async def test_the_secrets_of_a_new_table_are_not_shown(evening: Evening) -> None:
    ann = await evening.guest()
    wish = {"game": "burrow", "seats": ["me", "open"], "nonce": "a-nonce-of-my-own"}
    answer = await ann.http.post("/tables", json=wish)
    room = await evening.room(answer.json()["id"])
    assert room.table.seats[0].nonce == "a-nonce-of-my-own"
    line = await evening.look(ann, room.id)
    listed = await ann.http.get("/tables")
    for text in (answer.text, listed.text, *line.raw):
        assert "a-nonce-of-my-own" not in text
        assert room.secret not in text


async def test_nobody_sits_at_more_tables_than_are_allowed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_TABLES", 2)
    ann = await evening.guest()
    tables = [await ann.make("burrow", "me", "open") for _ in range(2)]
    answer = await ann.http.post("/tables", json={"game": "burrow", "seats": ["me", "open"]})
    assert refusal(answer) == (409, "server-too-many-tables")
    good(await post(ann, tables[0], "leave"))
    await ann.make("burrow", "me", "open")


DECK = """
warriors = ["guildmaster", "lamplighter", "krupan", "smucka", "smucka"]
pile = ["4 liquor", "2 shield-bash"]
"""
CARDS = """
[[warrior]]
id = "lamplighter"
name = "Lamplighter"
sark = "coopers"
rarity = "common"
attack = 2
defence = 5
"""


async def test_a_deck_and_cards_of_ones_own_are_sent_as_texts_and_shown_as_such(evening: Evening) -> None:
    ann = await evening.guest()
    options = {"deck1": DECK, "deck2": "tinkers", "cards": CARDS}
    wish = {"game": "shabrak", "seats": ["me", "greedy"], "options": options}
    table = good(await ann.http.post("/tables", json=wish))
    assert table["options"] == {"deck1": "own", "deck2": "tinkers", "cards": "own"}


async def test_an_unsound_deck_or_card_file_is_refused_with_every_fault(evening: Evening) -> None:
    ann = await evening.guest()
    options = {"deck1": DECK.replace("krupan", "guildmaster"), "deck2": DECK.replace("4 liquor", "1 liquor")}
    wish = {"game": "shabrak", "seats": ["me", "greedy"], "options": options | {"cards": CARDS}}
    answer = await ann.http.post("/tables", json=wish)
    assert refusal(answer) == (400, "server-bad-table")
    faults = told(answer)
    for said in ("deck1: Line 2", "S1.2", "Exactly one warrior is a commander", "deck2: Line 3", "5 to 40 cards"):
        assert said in faults
    unsound = CARDS + 'abilities = ["active: press 2 at self"]'
    answer = await ann.http.post("/tables", json=wish | {"options": {"cards": unsound}})
    assert told(answer) == "Line 9, column 31: Expected “on”, not “at”."
    assert told(answer, "cs") == "Řádek 9, sloupec 31: Tady má být „on“, ale je tu „at“."


async def test_a_page_that_has_no_words_for_faults_gets_them_from_the_server(evening: Evening) -> None:
    ann = await evening.guest()
    wish = {"game": "shabrak", "seats": ["me", "greedy"], "options": {"deck1": "SB1-AAAA"}}
    refused = await ann.http.post("/tables", json=wish)
    message = {"id": refused.json()["id"], "args": refused.json()["args"]}
    (said,) = good(await ann.http.post("/words", json={"lang": "de", "messages": [message]}))
    assert said.startswith("So lässt sich der Tisch nicht anlegen: deck1: Dieser Deckcode ist vertippt")


async def test_only_the_first_of_a_hundred_faults_of_a_wish_are_told(evening: Evening) -> None:
    ann = await evening.guest()
    cards = "\n".join(f"key{n} = 1" for n in range(100))
    answer = await ann.http.post(
        "/tables", json={"game": "shabrak", "seats": ["me", "greedy"], "options": {"cards": cards}}
    )
    assert told(answer).count("is not expected here") == MOST_TOLD
    assert told(answer).endswith(f"And {100 - MOST_TOLD} more: fix these first.")


@pytest.mark.parametrize(("game", "option"), [("goblin", "cards"), ("shabrak", "cards"), ("shabrak", "deck1")])
async def test_no_file_is_opened_for_a_wish_for_a_table(evening: Evening, game: str, option: str) -> None:
    """A text that looks like a file name is only a text: it is refused for its contents."""
    ann = await evening.guest()
    wish = {"game": game, "seats": ["me", "greedy"], "options": {option: "@/etc/passwd"}}
    answer = await ann.http.post("/tables", json=wish)
    assert refusal(answer) == (400, "server-bad-table")
    assert "root:" not in answer.text


async def test_goblin_is_played_with_a_card_set_of_ones_own(evening: Evening) -> None:
    ann = await evening.guest()
    standard = (files("krypta.games.goblin") / "content" / "standard.toml").read_text(encoding="utf-8")
    mine = standard.replace('name = "cave-rat"', 'name = "Gnawer of cables"')
    wish = {"game": "goblin", "seats": ["me", "greedy"], "options": {"cards": mine}}
    assert good(await ann.http.post("/tables", json=wish))["options"] == {"cards": "own"}
    faulty = mine.replace('name = "Gnawer of cables"', "name = 7")
    answer = await ann.http.post("/tables", json=wish | {"options": {"cards": faulty}})
    assert 'A card needs a name: name = "…", not “7”.' in told(answer)
