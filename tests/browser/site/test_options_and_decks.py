"""What is agreed before a match: options on a game's card, and the decks that seats bring."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_said, violations
from browser.visitor import Visitor

OX = """
[[warrior]]
id = "plough-ox"
name = "Plough ox"
rarity = "common"
sark = "pitchforks"
attack = 1
defence = 6
"""
OX_DECK = """
name = "Oxen"
sark = "pitchforks"
warriors = ["reeve-matthias", "plough-ox", "krupan", "krupan", "krupan"]
pile = ["5 liquor"]
"""


def test_two_people_bring_their_decks_and_play_with_them(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be("Ann"), newcomer(360).be("Bob")
    table = wait(ann, "open", with_=bob)
    deck(ann, 1).select_option("tinkers")
    deck(bob, 2).select_option("tumblers")
    bob.sees(bob.say("shabrak-deck-tinkers"))
    ann.sees(ann.say("shabrak-deck-tumblers"))
    assert options(ann, table) == {"deck1": "tinkers", "deck2": "tumblers"}
    begin(ann, bob)
    assert sarks(ann) == sarks(bob) == ["tinkers", "tumblers"]


def test_a_deck_of_ones_own_is_brought_by_name_and_seen_as_home_made(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be("Ann"), newcomer().be("Bob")
    keep_deck(ann, "Ann’s ale", ready_made(ann, "tapsters"))
    wait(ann, "open", with_=bob)
    deck(ann, 1).select_option(label="Ann’s ale")
    bob.sees(bob.say("option-shabrak-deck-own"))
    expect(deck(ann, 1).locator("option:checked")).to_have_text("Ann’s ale")
    assert bob.page.get_by_text("Ann’s ale").count() == 0
    begin(ann, bob)
    assert sarks(bob) == ["tapsters", "coopers"]


def test_a_deck_that_breaks_the_rules_is_refused_and_the_old_one_stays(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.allow("400")
    keep_deck(ann, "Half done", 'name = "Half done"\nsark = "tinkers"\nwarriors = []\npile = []')
    table = wait(ann, "greedy")
    deck(ann, 1).select_option(label="Half done")
    ann.sees("S1")
    expect(deck(ann, 1)).to_have_value("pitchforks")
    assert options(ann, table) == {}


@pytest.mark.slow
def test_the_host_chooses_a_deck_for_a_bot(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    wait(ann, "greedy")
    deck(ann, 2).select_option("gravediggers")
    begin(ann)
    assert sarks(ann) == ["pitchforks", "gravediggers"]


@pytest.mark.slow
def test_nobody_but_the_host_chooses_a_deck_for_a_bot(newcomer: Newcomer) -> None:
    ann, eve = newcomer().be(), newcomer().be()
    table = wait(ann, "greedy")
    eve.go(f"t/{table}")
    eve.sees(eve.say("shabrak-deck-pitchforks"))
    assert [deck(eve, seat).count() for seat in (1, 2)] == [0, 0]
    tried = eve.context.request.post(
        f"{eve.url}/api/tables/{table}/bring", data={"seat": 1, "value": "tinkers"}, headers={"X-Krypta": "1"}
    )
    assert (tried.status, options(ann, table)) == (403, {})


def test_an_instant_game_is_played_with_ones_own_deck_of_ones_own_cards(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    file = ann.ask("POST", "me/keepings", {"game": "shabrak", "kind": "cards", "name": "Farm", "text": OX})
    keep_deck(ann, "Oxen", OX_DECK, cards=file["id"])
    card = choices(ann, "shabrak")
    card.get_by_label(ann.say("web-front-deck-yours")).select_option(label="Oxen")
    card.get_by_label(ann.say("web-front-deck-others")).select_option("tinkers")
    play_now(ann, card)
    assert "Plough ox" in {face["name"] for face in ann.now["view"]["cards"] if face}
    assert sarks(ann) == ["pitchforks", "tinkers"]


@pytest.mark.slow
def test_goblin_is_made_with_the_edition_and_the_abilities_that_were_chosen(newcomer: Newcomer) -> None:
    ann = newcomer(360)
    card = choices(ann, "goblin")
    card.get_by_label(ann.say("option-goblin-edition")).select_option("de")
    card.get_by_label(ann.say("option-goblin-abilities")).select_option("off")
    play_now(ann, card)
    agreed = options(ann, ann.page.url.rsplit("/", 1)[1])
    assert (agreed["edition"], agreed["abilities"], agreed["heroes"]) == ("de", "off", "chosen")


@pytest.mark.slow
def test_the_form_for_a_table_offers_decks_by_seat(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    keep_deck(ann, "Ann’s ale", ready_made(ann, "tapsters"))
    ann.go()
    ann.page.get_by_role("heading", name=ann.say("web-front-wishes")).click()
    form = ann.page.locator("form").last
    form.get_by_label(ann.say("server-page-game")).select_option("shabrak")
    form.get_by_label(ann.say("option-shabrak-deck2")).select_option(label="Ann’s ale")
    form.get_by_role("group").get_by_label(ann.say("server-page-seat", seat=2)).select_option("greedy")
    ann.button("server-page-make-button").click()
    see_it_begin(ann)
    assert sarks(ann) == ["pitchforks", "tapsters"]


def test_every_game_tells_how_it_is_played_and_shows_its_cards(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go()
    ann.button("server-page-play-now").wait_for()
    around = {"rules/goblin", "cards/goblin", "rules/shabrak", "cards/shabrak", "decks/shabrak", "workshop/shabrak"}
    links = ann.page.locator("article a").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert set(links) == {"rules/karak", *around}


@pytest.mark.parametrize("language", ["cs", "de", "fr"])
def test_options_and_decks_have_words_and_fit_the_page(newcomer: Newcomer, language: str) -> None:
    ann = newcomer(360, language=language).be("Ann")
    for game in ("karak", "goblin", "shabrak"):
        choices(ann, game)
        assert_said(ann)
        assert_fits(ann)
    wait(ann, "open")
    assert_said(ann)
    assert_fits(ann)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_among_options_and_decks(newcomer: Newcomer, scheme: str) -> None:
    ann = newcomer(360, color_scheme=scheme, bypass_csp=True).be("Ann")
    choices(ann, "shabrak")
    assert violations(ann) == []
    wait(ann, "greedy")
    assert violations(ann) == []


# -- steps


def wait(ann: Visitor, other: str, with_: Visitor | None = None) -> str:
    """A waiting room for Shabrak in which another visitor has taken a seat; returns the table's id."""
    table = ann.make("shabrak", "me", other, start=False)
    if with_:
        with_.go(f"t/{table}")
        with_.button("server-page-join").click()
    ann.go(f"t/{table}")
    deck(ann, 1).wait_for()
    return table


def deck(one: Visitor, seat: int) -> Locator:
    """The select of a seat's deck."""
    return one.page.get_by_role("combobox", name=one.say(f"option-shabrak-deck{seat}"))


def begin(ann: Visitor, *others: Visitor) -> None:
    ann.button("server-page-start").click()
    for one in (ann, *others):
        see_it_begin(one)


def see_it_begin(one: Visitor) -> None:
    one.until(lambda: one.picture, "the match has begun")


def choices(ann: Visitor, game: str) -> Locator:
    """A game's card on the front page, with its options open."""
    ann.go()
    card = ann.page.locator(f'article[aria-labelledby="game-{game}"]')
    card.locator("summary").click()
    card.locator("select").first.wait_for()
    return card


def play_now(ann: Visitor, card: Locator) -> None:
    card.get_by_role("button", name=ann.say("server-page-play-now")).click()
    see_it_begin(ann)


def keep_deck(ann: Visitor, name: str, text: str, cards: str = "") -> None:
    ann.ask("POST", "me/keepings", {"game": "shabrak", "kind": "deck", "name": name, "text": text, "cards": cards})


def ready_made(ann: Visitor, name: str) -> str:
    """The code of a ready-made deck."""
    return next(str(deck["code"]) for deck in ann.ask("GET", "cards/shabrak")["decks"] if deck["id"] == name)


def options(ann: Visitor, table: str) -> dict[str, Any]:
    return dict(ann.ask("GET", f"tables/{table}")["options"])


def sarks(one: Visitor) -> list[str]:
    """The sarks in play, by seat."""
    view = one.now["view"]
    return [view["cards"][player["sark"]]["id"] for player in view["players"]]
