"""Nothing moves while a visitor points or scrolls: a button that moves while it is pressed is not clicked."""

import pytest

from browser.conftest import Newcomer
from browser.goblin_acts import reach_chain
from browser.tables.test_shabrak import DECKS, hand, lay
from browser.visitor import Visitor

# The recap lies over the board and goes away by itself after a while.
BUTTONS = "main button:visible:not(.recap *)"
PLACES = """(buttons) => buttons.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"  # it is drawn
HEIGHTS = "(cards) => cards.map((one) => Math.round(one.getBoundingClientRect().height))"


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 1440])
def test_nothing_moves_under_the_pointer_at_karaks_table(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("karak", "me", "random"))
    ann.play(4)
    assert_still(ann)


@pytest.mark.parametrize("width", [360, 1440])
def test_nothing_moves_under_the_pointer_at_goblins_table(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me", "random"))
    reach_chain(ann, 1)
    assert_still(ann)


@pytest.mark.parametrize("width", [360, 1440])
def test_nothing_moves_under_the_pointer_at_shabraks_table(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("shabrak", "me", "greedy", options=DECKS))
    lay(ann)
    assert_still(ann)
    hand(ann).get_by_role("button").first.click()  # the sark has only one act, whose preview arrives a little later
    ann.page.evaluate(TWO_FRAMES)
    chosen = places(ann)
    assert settled(ann) == chosen
    assert_still(ann)


@pytest.mark.parametrize("path", ["decks/shabrak?from=coopers", "cards/goblin"])
def test_cards_do_not_grow_when_they_come_into_sight(newcomer: Newcomer, path: str) -> None:
    ann = newcomer()
    ann.go(path)
    cards = ann.page.locator("li:has(> .tile)")
    cards.first.wait_for()
    ann.page.evaluate("document.fonts.ready.then(() => 0)")
    at_first = cards.evaluate_all(HEIGHTS)
    cards.last.scroll_into_view_if_needed()
    ann.page.wait_for_timeout(250)
    assert cards.evaluate_all(HEIGHTS) == at_first


def assert_still(ann: Visitor) -> None:
    """Points at every visible button and asserts that none moves."""
    ann.await_turn()
    ann.page.locator(BUTTONS).first.wait_for()
    at_first = settled(ann)
    height = ann.page.evaluate("innerHeight")
    for x, y, wide, high in at_first:
        middle = (x + wide / 2, y + high / 2)
        if middle[1] < height:
            ann.page.mouse.move(*middle)
            assert settled(ann) == at_first, f"pointed at {middle}"


def settled(ann: Visitor) -> list[list[int]]:
    """The positions of all buttons, once all requests are answered."""
    ann.page.wait_for_timeout(250)  # a short hover requests no preview
    asked = {frame["id"] for frame in ann.sent if frame["t"] == "foresee"}
    ann.until(lambda: asked <= {frame.get("id") for frame in ann.frames}, "what would come of it is told")
    return places(ann)


def places(ann: Visitor) -> list[list[int]]:
    found: list[list[int]] = ann.page.locator(BUTTONS).evaluate_all(PLACES)
    return found
