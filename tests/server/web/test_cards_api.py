"""Cards and decks over HTTP: a game's cards, and every fault of people's files, with its place."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from krypta.games.goblin.layout import CARDS
from krypta.games.shabrak.cards import deck_code
from krypta.games.shabrak.cards.deck_file import read, ready_made, write
from krypta.games.shabrak.cards.pool import our_own
from server.serving import serve_here

NAP = """
[[event]]
id = "nap"
name = "Nap"
rarity = "common"
abilities = ["played: ready chosen own"]
"""


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    headers = {"X-Krypta": "1"}
    with (
        serve_here(tmp_path_factory.mktemp("cards")) as served,
        httpx.Client(base_url=f"{served.url}/api", headers=headers) as client,
    ):
        yield client


def asked(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def check(asking: httpx.Client, deck: Any, cards: str = "") -> Any:
    return asked(asking.post("/decks/shabrak", json={"deck": deck, "cards": cards}))


def test_the_api_has_all_cards_of_shabrak_and_its_ready_made_decks(asking: httpx.Client) -> None:
    found = asked(asking.get("/cards/shabrak"))
    assert [card["id"] for card in found["cards"]] == list(our_own())
    krupan = next(card for card in found["cards"] if card["id"] == "krupan")
    assert (krupan["kind"], krupan["unlimited"], krupan["name"]) == ("warrior", True, "shabrak-card-krupan")
    assert [deck["id"] for deck in found["decks"]] == list(ready_made())
    assert all(deck_code.decode(deck["code"], our_own()).sark == deck["deck"]["sark"] for deck in found["decks"])


def test_cards_point_to_the_rules_that_explain_their_words(asking: httpx.Client) -> None:
    cards = {card["id"]: card for card in asked(asking.get("/cards/shabrak"))["cards"]}
    assert (cards["lid-bearer"]["rules"], "rules" in cards["krupan"]) == ({"guard": "S5.13"}, False)
    added = NAP.replace("ready", "shield")
    assert asked(asking.post("/cards/shabrak", json={"text": added}))["cards"][0]["rules"] == {"shield": "S5.14"}


def test_the_api_has_both_sides_of_all_cards_of_goblin(asking: httpx.Client) -> None:
    cards = asked(asking.get("/cards/goblin"))["cards"]
    assert len(cards) == CARDS
    starting, monster, gate, lord = (
        next(one for one in cards if one["id"] == id) for id in ("taia-1", "ii3", "gate-iii5", "lord1")
    )
    assert (starting["hero"], "front" in starting, starting["back"]["kind"]) == ("taia", False, "action")
    assert (monster["level"], monster["front"]["id"], monster["back"]["id"]) == ("II", "ii3", "ii3")
    assert (gate["level"], gate["gate"], "back" in gate) == ("III", True, False)
    assert (lord["level"], "back" in lord) == ("lord", False)


@pytest.mark.parametrize("game", ["karak", "chess", "%00"])
def test_a_game_without_cards_says_so(asking: httpx.Client, game: str) -> None:
    for answer in (asking.get(f"/cards/{game}"), asking.post(f"/cards/{game}", json={"text": ""})):
        assert (answer.status_code, answer.json()["id"]) == (404, "server-no-cards")
    assert asking.post("/decks/goblin", json={"deck": ""}).json()["id"] == "server-no-cards"


def test_a_card_file_is_read_with_its_texts(asking: httpx.Client) -> None:
    found = asked(asking.post("/cards/shabrak", json={"text": NAP}))
    assert found["faults"] == []
    (nap,) = found["cards"]
    assert (nap["id"], nap["name"], nap["abilities"]) == ("nap", "Nap", ["played: ready chosen own"])
    assert nap["text"][0]["id"] == "shabrak-ability-played"


def test_every_fault_of_a_card_file_has_its_place(asking: httpx.Client) -> None:
    wrong = NAP.replace("common", "comon").replace("ready", "redy").replace('"nap"', '"krupan"')
    found = asked(asking.post("/cards/shabrak", json={"text": wrong}))
    assert found["cards"] == []
    assert [(fault["line"], fault["column"]) for fault in found["faults"]] == [(3, 6), (5, 10), (6, 23)]
    assert all("say" in fault for fault in found["faults"])


@pytest.mark.parametrize("text", ["x = ", "[[monster]]", "\ufeff", "=" * 60_000])
@pytest.mark.parametrize("game", ["shabrak", "goblin"])
def test_a_text_that_is_no_card_file_is_answered_with_its_faults(asking: httpx.Client, game: str, text: str) -> None:
    found = asked(asking.post(f"/cards/{game}", json={"text": text}))
    assert (found["cards"], bool(found["faults"])) == ([], True)


def test_a_deck_is_known_by_its_name_its_code_its_file_and_its_parts(asking: httpx.Client) -> None:
    deck = ready_made()["coopers"]
    code = deck_code.encode(deck, our_own())
    parts = {"name": "coopers", "sark": deck.sark, "warriors": deck.warriors, "pile": deck.pile}
    for said in ("coopers", code, write(deck), parts):
        found = check(asking, said)
        assert (found["faults"], found["code"], found["deck"]["sark"]) == ([], code, "coopers")
        assert read(found["file"], our_own()).pile == deck.pile


def test_every_fault_of_a_deck_has_its_part_and_card(asking: httpx.Client) -> None:
    parts = {"name": "", "sark": "liquor", "warriors": ["krupan", "nobody"], "pile": [["duck", 3], ["liquor", 2]]}
    found = check(asking, parts)
    assert (found["code"], found["file"]) == ("", "")
    assert found["deck"]["warriors"] == ["krupan", "nobody"], "it can be opened and mended"
    told = [(fault.get("part"), fault.get("card", "")) for fault in found["faults"]]
    assert told == [("sark", "liquor"), ("warriors", "nobody"), ("warriors", ""), ("pile", "duck")]


def test_every_fault_of_a_deck_file_has_its_place_beside_what_could_be_read(asking: httpx.Client) -> None:
    found = check(asking, 'warriors = ["krupan", "nobody"]\npile = ["3 duck", "2 liquor"]\n')
    assert [(fault["line"], fault["column"]) for fault in found["faults"]] == [(1, 12), (1, 24), (2, 12)]
    assert found["deck"]["pile"] == [["duck", 3], ["liquor", 2]]


def test_a_deck_is_built_with_cards_of_ones_own(asking: httpx.Client) -> None:
    deck = ready_made()["coopers"]
    parts = {"name": "", "sark": deck.sark, "warriors": deck.warriors, "pile": [*deck.pile, ("nap", 2)]}
    assert check(asking, parts, NAP)["faults"] == []
    assert [fault["card"] for fault in check(asking, parts)["faults"]] == ["nap"]
    assert check(asking, parts, "x = ")["faults"][0]["line"] == 1, "the faults of the card file"


@pytest.mark.parametrize("deck", [{"a": 1}, {"name": 1, "sark": "", "warriors": [], "pile": []}, 3, None, []])
def test_a_text_that_is_no_deck_at_all_is_refused(asking: httpx.Client, deck: Any) -> None:
    answer = asking.post("/decks/shabrak", json={"deck": deck})
    assert (answer.status_code, answer.json()["id"]) == (400, "server-request-wrong")


def test_the_number_of_files_read_for_one_client_is_limited(asking: httpx.Client) -> None:
    answers = [asking.post("/cards/shabrak", json={"text": ""}) for _ in range(100)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    assert late[0].json()["id"] == "server-slow-down"
