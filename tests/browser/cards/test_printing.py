"""Printed sheets: the right number of pages, nothing else on them, and no card split between pages."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Newcomer
from browser.visitor import Visitor

POINTS = 72 / 25.4  # points per millimetre in a PDF
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
ALL = 121
FACES = "'.shabrak-card, .monster, .card-face'"

# Where each printed card is on its sheet, in millimetres.
PLACES = """() => [...document.querySelectorAll('.sheet')].map((sheet) => {
  const paper = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll(FACES)].map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x - paper.x, y - paper.y, width, height].map((pixels) => pixels * 25.4 / 96);
  });
})""".replace("FACES", FACES)
CUT_OFF = """() => [...document.querySelectorAll(FACES)]
  .filter((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
  .map((card) => card.innerText)""".replace("FACES", FACES)


def sheets(one: Visitor, query: str, game: str = "shabrak") -> Visitor:
    one.go(f"print/{game}{query}")
    one.page.locator(".sheet").first.wait_for()
    return one


def pdf(one: Visitor) -> tuple[int, set[tuple[float, float]]]:
    """The number of printed pages, and their sizes in millimetres."""
    data = one.page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    return len(re.findall(rb"/Type /Page\b(?!s)", data)), {
        (round(float(wide) / POINTS, 1), round(float(high) / POINTS, 1)) for wide, high in boxes
    }


@pytest.mark.parametrize("paper", SIZES)
def test_a_deck_is_printed_as_often_as_it_has_each_card(newcomer: Newcomer, paper: str) -> None:
    ann = sheets(newcomer(), "?deck=coopers")
    ann.page.get_by_label(ann.say("web-workshop-print-paper")).select_option(paper)
    (deck,) = (one["deck"] for one in ann.ask("GET", "cards/shabrak")["decks"] if one["id"] == "coopers")
    cards = 1 + len(deck["warriors"]) + sum(count for _, count in deck["pile"])
    pages = -(-cards // 9)
    ann.sees(ann.say("web-workshop-print-count", cards=cards, sheets=pages))
    count, sizes = pdf(ann)
    assert count == pages
    ((wide, high),) = sizes
    assert (wide, high) == pytest.approx(SIZES[paper], abs=0.5)
    places = ann.page.evaluate(PLACES)
    assert [len(sheet) for sheet in places] == [9] * (cards // 9) + ([cards % 9] if cards % 9 else [])
    for left, top, width, height in (card for sheet in places for card in sheet):
        assert (width, height) == pytest.approx((63, 88), abs=0.3)
        assert 6 < left < SIZES[paper][0] - 63 - 6
        assert 6 < top < SIZES[paper][1] - 88 - 6


@pytest.mark.slow
def test_all_cards_are_printed_whole_in_the_longest_language(newcomer: Newcomer) -> None:
    ann = sheets(newcomer(language="de"), "?cards=all")
    ann.sees(ann.say("web-workshop-print-count", cards=ALL, sheets=14))
    assert ann.page.evaluate(CUT_OFF) == []
    assert pdf(ann)[0] == 14


def test_printed_backs_follow_their_fronts(newcomer: Newcomer) -> None:
    ann = sheets(newcomer(), "?cards=all")
    ann.page.get_by_label(ann.say("web-workshop-print-backs")).check()
    ann.sees(ann.say("web-workshop-print-count", cards=ALL, sheets=28))
    assert pdf(ann)[0] == 28
    last = ann.page.locator(".sheet").last.locator(".place")
    filled = [bool(place.locator("svg").count()) for place in last.all()]
    assert filled == [True, True, True, False, False, True, False, False, False]  # four, mirrored


def test_only_the_sheets_of_cards_are_printed(newcomer: Newcomer) -> None:
    ann = sheets(newcomer(), "?deck=coopers")
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("banner")).to_be_hidden()
    expect(ann.button("web-workshop-print-do")).to_be_hidden()
    expect(ann.page.locator(".sheet").first).to_be_visible()


@pytest.mark.slow
def test_cards_of_a_kept_file_are_printed_in_as_many_copies_as_wished(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    text = '[[event]]\nid = "nap"\nname = "Forty naps"\nrarity = "rare"\nabilities = ["played: ready chosen own"]\n'
    body = {"game": "shabrak", "kind": "cards", "name": "Naps", "text": text}
    kept = ann.ask("POST", "me/keepings", body)["id"]
    sheets(ann, f"?keeping={kept}")
    ann.page.get_by_label(ann.say("web-workshop-print-copies")).select_option("4")
    assert ann.page.locator(".sheet .shabrak-card").count() == 4
    ann.sees("Forty naps")


@pytest.mark.slow
def test_goblins_cards_have_their_rewards_on_their_backs(newcomer: Newcomer) -> None:
    ann = sheets(newcomer(language="de"), "", "goblin")
    cards = ann.ask("GET", "cards/goblin")["cards"]
    beside = 6 + 12 + 5 + 6  # heroes, potions, cards of four lives, set-up cards
    pages = 2 * -(-(len(cards) + beside) // 9)
    ann.sees(ann.say("web-workshop-print-count", cards=len(cards) + beside, sheets=pages))
    assert pdf(ann)[0] == pages
    places = ann.page.evaluate(PLACES)
    two_sided = [card for card in cards if "front" in card and "back" in card]
    assert len(two_sided) > 50
    assert (sum(map(len, places[::2])), sum(map(len, places[1::2]))) == (len(cards), len(two_sided))
    for left, _, width, height in (card for sheet in places for card in sheet):
        assert (width, height) == pytest.approx((63, 88), abs=0.3)
        assert 6 < left < SIZES["a4"][0] - 63 - 6
    assert ann.page.evaluate(CUT_OFF) == []
    ann.page.get_by_label(ann.say("web-workshop-print-what")).select_option("?level=II")
    level = [card for card in two_sided if card["level"] == "II"]
    ann.sees(ann.say("web-workshop-print-count", cards=len(level), sheets=2 * -(-len(level) // 9)))
    front, back = (ann.page.locator(".sheet").nth(n).locator(".place") for n in range(2))
    expect(front.nth(0)).to_contain_text(ann.say(level[0]["front"]["name"]))
    expect(back.nth(2)).to_contain_text(ann.say(level[0]["back"]["name"]))  # mirrored


@pytest.mark.slow
@pytest.mark.parametrize(("game", "query"), [("shabrak", "?deck=coopers"), ("goblin", "")])
def test_cards_printed_in_black_and_white_have_no_colours(newcomer: Newcomer, game: str, query: str) -> None:
    ann = sheets(newcomer(), query, game)
    ann.page.get_by_label(ann.say("web-workshop-print-plain")).check()
    colours = ann.page.evaluate(
        """() => [...document.querySelectorAll('.sheet.plain *')].flatMap((one) => {
          const { color, fill, backgroundColor, borderTopColor } = getComputedStyle(one);
          return [color, fill, backgroundColor, borderTopColor];
        })"""
    )
    for colour in set(colours):
        red, green, blue = (re.findall(r"[\d.]+", colour) + ["0"] * 3)[:3]
        assert red == green == blue, colour
