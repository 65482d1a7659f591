"""Every card can be found by its words and by its traits, and shared by its address."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_said, violations
from browser.visitor import Visitor
from krypta.core.text.words import LANGUAGES, words


def search(ann: Visitor, text: str) -> None:
    ann.page.get_by_role("searchbox").fill(text)


def found(ann: Visitor) -> Locator:
    return ann.page.locator("main ul li a[id^=card-]")


def name_in(ann: Visitor, card: Any) -> str:
    return words(ann.language).text(card["name"])


@pytest.mark.slow
def test_cards_are_found_without_accents_and_capitals(newcomer: Newcomer) -> None:
    ann = newcomer(language="cs")
    ann.go("cards/shabrak")
    search(ann, "UDER stitem")
    expect(found(ann)).to_have_count(1)
    expect(found(ann)).to_have_accessible_name("Úder štítem")
    expect(ann.page).to_have_url(re.compile(r"\?q=UDER"))


def test_a_card_is_found_by_its_name_its_text_its_flavour_and_its_id(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("cards/shabrak")
    for text in ("reeve matthias", "elected unanimously", "reeve-matthias"):
        search(ann, text)
        expect(found(ann)).to_have_count(1)
        expect(found(ann)).to_have_accessible_name("Reeve Matthias")
    search(ann, "overpowered")  # occurs in many texts, but in no name
    expect(found(ann).first).to_be_visible()
    assert found(ann).count() > 3


def test_filters_narrow_the_cards_and_the_back_button_undoes_them(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("cards/shabrak")
    cards = ann.ask("GET", "cards/shabrak")["cards"]
    warriors = [card for card in cards if card["kind"] == "warrior"]
    coopers = [card for card in warriors if card.get("sark") == "shabrak-card-coopers"]
    assert 0 < len(coopers) < len(warriors) < len(cards)
    expect(found(ann)).to_have_count(len(cards))
    ann.page.get_by_role("button", name="Warrior", exact=True).click()
    expect(found(ann)).to_have_count(len(warriors))
    ann.page.get_by_role("button", name="The Coopers", exact=True).click()
    expect(found(ann)).to_have_count(len(coopers))
    expect(ann.page.get_by_role("search").get_by_role("status")).to_have_text(
        ann.say("web-cards-count", count=len(coopers))
    )
    ann.page.reload()
    expect(found(ann)).to_have_count(len(coopers))
    ann.page.go_back()
    expect(found(ann)).to_have_count(len(warriors))
    ann.button("web-cards-clear").click()
    expect(found(ann)).to_have_count(len(cards))


def test_a_card_opens_big_at_an_address_of_its_own(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer(360)
    ann.go("cards/shabrak?kind=sark")
    found(ann).nth(1).click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_have_accessible_name("The Coopers")
    expect(ann.page).to_have_url(re.compile("card=coopers"))
    bob.go(ann.page.url.removeprefix(f"{bob.url}/"))
    expect(bob.page.get_by_role("dialog")).to_have_accessible_name("The Coopers")
    ann.page.keyboard.press("ArrowRight")
    expect(dialog).to_have_accessible_name("The Tumblers")
    ann.button("web-cards-previous").click()
    expect(dialog).to_have_accessible_name("The Coopers")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(found(ann).nth(1)).to_be_focused()
    expect(ann.page).to_have_url(re.compile(r"\?kind=sark$"))


def test_a_search_without_results_leads_back_to_all_cards(newcomer: Newcomer) -> None:
    ann = newcomer(360)
    ann.go("cards/shabrak?q=xyzzy")
    ann.sees(ann.say("web-cards-none"))
    ann.button("web-cards-all").click()
    expect(found(ann).first).to_be_visible()


def test_cards_of_every_rarity_are_seen(newcomer: Newcomer) -> None:
    """A rarity is called “unseen” in card files, and so is the class of what is only read aloud."""
    ann = newcomer()
    ann.go("cards/shabrak")
    ann.page.locator(".shabrak-card").first.wait_for()
    hidden = ann.page.locator(".shabrak-card").evaluate_all(
        "all => all.filter((one) => getComputedStyle(one).clipPath !== 'none').length"
    )
    assert hidden == 0


def test_a_card_leads_to_the_rule_that_explains_its_word(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("cards/shabrak?card=lid-bearer")
    ann.page.get_by_role("link", name=ann.say("shabrak-word-guard", rule="S5.13"), exact=True).click()
    expect(ann.page).to_have_url(re.compile(r"rules/shabrak#S5\.13$"))
    expect(ann.page.locator(".rule:focus .number")).to_have_text("S5.13")


@pytest.mark.slow
def test_all_cards_can_be_reached_by_the_keyboard(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("cards/shabrak")
    expect(found(ann).first).to_be_visible()
    ann.page.keyboard.press("/")
    expect(ann.page.get_by_role("searchbox")).to_be_focused()
    ann.page.keyboard.type("guildmaster")
    expect(found(ann)).to_have_count(1)
    found(ann).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.slow
def test_goblins_cards_are_found_by_both_of_their_sides(newcomer: Newcomer) -> None:
    ann = newcomer(language="cs")
    cards = ann.ask("GET", "cards/goblin")["cards"]
    won = next(card for card in cards if card.get("front") and card.get("back"))
    ann.go("cards/goblin")
    expect(found(ann)).to_have_count(len(cards))
    for side in ("front", "back"):
        search(ann, name_in(ann, won[side]))
        expect(ann.page.locator(f"#card-{won['id']}")).to_be_visible()
    ann.go("cards/goblin?colour=red")
    red = [card for card in cards if card.get("back", {}).get("colour") == "red"]
    expect(found(ann)).to_have_count(len(red))
    ann.go("cards/goblin?kind=lord")
    expect(found(ann)).to_have_count(len([card for card in cards if card.get("level") == "lord"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words_in_every_language(newcomer: Newcomer, language: str) -> None:
    ann = newcomer(360, language=language)
    ann.go("cards/shabrak")
    cards = ann.ask("GET", "cards/shabrak")["cards"]
    expect(found(ann)).to_have_count(len(cards))
    names = ann.page.evaluate("[...document.querySelectorAll('a[id^=card-]')].map((a) => a.ariaLabel)")
    assert names == [name_in(ann, card) for card in cards]
    assert_said(ann)
    assert_fits(ann)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["cards/goblin", "cards/shabrak?card=guildmaster"])
def test_axe_finds_nothing_at_the_cards(newcomer: Newcomer, path: str) -> None:
    ann = newcomer(360, bypass_csp=True, color_scheme="light")
    ann.go(path)
    expect(found(ann).first).to_be_attached()
    assert violations(ann) == []
