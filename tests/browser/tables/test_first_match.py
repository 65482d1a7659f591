"""A first match of the card games: the goal is on the first screen, and a guide explains each thing when it comes."""

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_nothing_cut, assert_said, violations
from browser.visitor import Visitor

SIZES = [(360, 740), (740, 360), (768, 1024), (1440, 900)]
FIRST = {"goblin": "web-goblin-guide-monster", "shabrak": "web-shabrak-guide-lay"}


def begin(ann: Visitor, game: str) -> None:
    """From the front page to the first decision, by the largest button."""
    ann.go()
    ann.frames.clear()  # an earlier match would be taken for this one
    card = ann.page.locator(f"article[aria-labelledby=game-{game}]")
    card.get_by_role("button", name=ann.say("server-page-play-now")).click()
    ann.page.wait_for_url("**/t/*")
    ann.await_turn()


def guide(ann: Visitor) -> Locator:
    return ann.page.get_by_role("region", name=ann.say("web-guide-label"))


@pytest.mark.every
@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_screen_says_how_to_win(newcomer: Newcomer, game: str, width: int, height: int) -> None:
    ann = newcomer(width, viewport={"width": width, "height": height}, bypass_csp=True)
    begin(ann, game)
    goal = ann.page.get_by_text(ann.say(f"web-{game}-guide-goal")).filter(visible=True).first
    expect(goal).to_be_in_viewport()
    assert_said(ann)
    assert_fits(ann)
    assert_nothing_cut(ann, "first screen")
    assert not violations(ann)


@pytest.mark.parametrize("width", [1440, 360])
def test_goblins_guide_comes_with_what_it_explains(newcomer: Newcomer, width: int) -> None:
    """Each lesson waits for its time, the board stays where it is, and who has skipped it never sees it again."""
    ann = newcomer(width)
    begin(ann, "goblin")
    expect(guide(ann)).to_have_count(0)  # the choice of a hero explains itself
    ann.take(ann.options[0])
    ann.until(lambda: any(option["act"].startswith("fight") for option in ann.options), "a monster can be chosen")
    expect(guide(ann).get_by_text(ann.say(FIRST["goblin"]))).to_be_visible()
    assert_nothing_cut(ann, "the first lesson")
    ann.button("web-guide-next").click()
    expect(guide(ann)).to_have_count(0)
    ann.take(next(option for option in ann.options if option["act"].startswith("fight i ")))
    expect(guide(ann).get_by_text(ann.say("web-goblin-guide-chain"))).to_be_visible()
    ann.button("web-guide-end").click()
    expect(guide(ann)).to_have_count(0)
    begin(ann, "goblin")
    ann.until(lambda: all(option["act"].startswith("hero") for option in ann.options), "the new match is shown")
    ann.take(ann.options[0])
    ann.until(lambda: any(option["act"].startswith("fight") for option in ann.options), "a monster can be chosen")
    expect(guide(ann)).to_have_count(0)


def test_a_guide_ended_at_its_first_lesson_does_not_come_back(newcomer: Newcomer) -> None:
    ann = newcomer(360)
    begin(ann, "shabrak")
    ann.button("web-guide-end").click()
    expect(guide(ann)).to_have_count(0)
    begin(ann, "shabrak")
    expect(ann.panel.get_by_role("heading")).to_be_visible()
    ann.page.wait_for_timeout(500)  # the guide comes after the table
    expect(guide(ann)).to_have_count(0)


def test_shabraks_guide_leaves_hand_and_rows_in_sight(newcomer: Newcomer) -> None:
    ann = newcomer(360, viewport={"width": 360, "height": 740})
    begin(ann, "shabrak")
    expect(guide(ann).get_by_text(ann.say(FIRST["shabrak"]))).to_be_visible()
    hand = ann.page.get_by_role("list", name=ann.say("web-shabrak-hand")).get_by_role("button")
    for one in (hand.last, ann.panel.get_by_role("heading")):
        expect(one).to_be_in_viewport(ratio=1)
    hand.last.click()
    expect(ann.page.locator("[data-drop^='lay ']").first).to_be_in_viewport(ratio=1)
