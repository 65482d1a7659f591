"""Whole matches of Karak, by mouse and by keyboard alone."""

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.visitor import Visitor

ACTS = 6  # acts that the short form plays; within twelve a bot has sometimes slain the dragon
MOST_ACTS = 3000  # no match is longer
MOST_TABS = 150


@pytest.mark.parametrize("width", [360, 1440])
def test_a_match_against_a_bot_is_played_by_clicks_and_given_up(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.play(ACTS)
    give_up(ann)
    ann.until(lambda: ann.over, "the match is over")
    assert ann.now["result"] == [0, 1]  # a player who resigns gets nothing
    expect(ann.button("server-page-rematch")).to_be_visible()


def test_giving_up_against_several_bots_ends_the_match(newcomer: Newcomer) -> None:
    """Nobody would see the bots play on: there is a result, and the next match is one click away."""
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy", "greedy"))
    ann.play(2)
    ann.choose("server-page-resign")
    ann.sees(ann.say("web-table-resign-bots-sure"))
    ann.say_yes()
    ann.button("server-page-rematch").wait_for()
    ann.sees(ann.say("server-page-resigned"))


def test_bots_are_not_asked(newcomer: Newcomer) -> None:
    """A draw needs somebody who agrees; breaking off and going back need nobody."""
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.play(2)
    ann.button("web-table-menu").click()
    expect(ann.button("web-table-abort-alone")).to_be_visible()
    expect(ann.button("server-page-offer-draw")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 1440])
def test_a_whole_match_against_a_bot_is_played_by_clicks(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be()
    ann.open(ann.make("karak", "me", "greedy"))
    for _ in range(MOST_ACTS):
        ann.await_turn()
        if ann.over:
            break
        dare(ann)
    assert ann.over
    assert sum(ann.now["result"]) == pytest.approx(1)
    ann.button("server-page-rematch").wait_for()


def test_a_match_of_karak_is_played_by_keys_alone(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.go()
    press(ann, ann.button("server-page-play-now"))
    ann.until(lambda: ann.picture, "the match has begun")
    for _ in range(ACTS):
        ann.await_turn()
        if ann.over:  # the dragon was slain already
            break
        before, option = ann.n, ann.next_option
        press(ann, ann.target(option))
        ann.until(lambda before=before: ann.n > before, f"“{option['act']}” is done")
        assert ann.last_act == option["act"]


def test_a_number_key_chooses_an_act(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.await_turn()
    ann.target(ann.options[0]).wait_for()
    before, names = ann.n, {option["act"]: ann.name_of(option) for option in ann.options}
    first = (
        ann.page.locator("button", has=ann.page.locator("kbd", has_text="1")).filter(visible=True).first.inner_text()
    )
    ann.page.keyboard.press("1")
    ann.until(lambda: ann.n > before, "the first act is done")
    assert names[ann.last_act] in first


def test_a_click_on_the_board_draws_no_ring_around_it_but_the_tab_key_does(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.await_turn()
    board = ann.page.get_by_role("group", name=ann.say("web-board-label"))
    ring = "one => getComputedStyle(one).outlineStyle"
    board.click(position={"x": 30, "y": 300})
    ann.page.keyboard.press("c")
    expect(board).to_be_focused()
    assert board.evaluate(ring) == "none"
    board.evaluate("one => one.blur()")
    ann.page.keyboard.press("Tab")
    for _ in range(MOST_TABS):
        if board.evaluate("one => one === document.activeElement"):
            break
        ann.page.keyboard.press("Tab")
    assert board.evaluate(ring) != "none"


def test_one_screen_serves_two_players(newcomer: Newcomer) -> None:
    ann = newcomer(768).be()
    ann.open(ann.make("karak", "me", "me"))
    deciding = set()
    for played in range(40):
        ann.await_turn()
        deciding.add(ann.now["seat"])
        if deciding == {0, 1}:
            return
        stops = [option for option in ann.options if option["act"] == "stop"]
        ann.take(stops[0] if stops else ann.options[played % len(ann.options)])
    raise AssertionError("the turn never went to the other seat")


@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize("heading", ["north", "south"])
def test_a_tile_is_turned_and_laid_where_it_will_lie(newcomer: Newcomer, width: int, heading: str) -> None:
    for _ in range(20):  # a tile that fits in only one way is laid automatically
        ann = newcomer(width).be()
        ann.open(ann.make("karak", "me", "me"))
        ann.await_turn()
        ann.take(next(option for option in ann.options if option["act"] == f"go {heading}"))
        ann.await_turn()
        if len(ann.options) > 1 and ann.now["view"]["heading"] == heading:
            break
    before, lays, board = ann.n, ann.options, ann.page.get_by_role("group", name=ann.say("web-board-label"))
    board.get_by_role("button", name=ann.say("web-board-turn"), exact=True).click()
    board.get_by_role("button", name=ann.say("web-board-lay"), exact=True).click()
    ann.until(lambda: ann.n > before, "the tile is laid")
    assert ann.last_act in [option["act"] for option in lays[1:]], "it was turned once before it was laid"


def test_an_act_is_taken_back(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "me"))
    for turn in range(60):  # moves back and forth: always exploring may leave nothing to undo
        ann.await_turn()
        if ann.now["undo"]:
            break
        ann.take(ann.options[turn % len(ann.options)])
    before, picture = ann.n, ann.now["view"]
    ann.button("server-page-undo").click()
    ann.until(lambda: ann.n > before, "it is taken back")
    assert ann.now["view"] != picture
    ann.sees(ann.like("server-page-fact-undo", "name"))


def test_a_hint_is_shown_in_words(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.await_turn()
    ann.button("server-page-hint").click()
    ann.until(lambda: hinted(ann), "the hint")
    assert hinted(ann) in [option["act"] for option in ann.options]
    ann.sees(ann.say("server-page-hinted"))


def test_only_a_hint_or_what_is_certain_is_gold(newcomer: Newcomer) -> None:
    """A filled button is read as advice: with four ways to go none is filled, until a hint names one."""
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.await_turn()
    assert len(ann.options) > 1
    ann.target(ann.options[0]).wait_for()
    gold = ann.panel.locator("button.best")
    expect(gold).to_have_count(0)
    ann.button("server-page-hint").click()
    expect(gold).to_have_count(1)


def give_up(ann: Visitor) -> None:
    """Resigns, and confirms it."""
    ann.choose("server-page-resign")
    ann.say_yes()


def hinted(ann: Visitor) -> str:
    done = [frame["act"] for frame in ann.frames if frame["t"] == "done" and frame.get("act")]
    return str(done[-1]) if done else ""


def dare(ann: Visitor) -> None:
    """Takes the first act, but never the same one for long: a match in which nobody takes risks does not end."""
    daring = [option for option in ann.options if option["act"] != "stop"]
    ann.take((daring or ann.options)[ann.n % len(daring or ann.options)])


FOCUSED = "one => one === document.activeElement"


def press(ann: Visitor, target: Locator) -> None:
    """Presses Tab until the target has the focus, then Enter."""
    target.wait_for()
    for _ in range(MOST_TABS):
        if target.evaluate(FOCUSED):
            ann.page.keyboard.press("Enter")
            return
        ann.page.keyboard.press("Tab")
    raise AssertionError(f"{target} is not reached by Tab")
