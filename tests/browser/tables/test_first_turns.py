"""The first minutes at Karak's table: who one is, who begins, and a guide that explains what is met."""

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_said, violations
from browser.visitor import Visitor

SIZES = [(360, 740), (1440, 900), (740, 360), (768, 1024)]
GUIDED = "localStorage.setItem('settings', JSON.stringify({ guide: true }))"


def guided(ann: Visitor) -> Visitor:
    """Only the first page: later ones keep what was learned."""
    ann.context.add_init_script(f"localStorage.getItem('settings') || {GUIDED}")
    return ann


@pytest.mark.every
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_quick_game_begins_with_who_one_is(newcomer: Newcomer, width: int, height: int) -> None:
    """The hero, what they can do, and another hero for whoever would rather choose."""
    ann = newcomer(width, viewport={"width": width, "height": height}, bypass_csp=True)
    ann.go()
    ann.button("server-page-play-now").click()
    ann.until(lambda: ann.picture, "the match has begun")
    hero = ann.now["view"]["heroes"][0]["hero"]
    hello = ann.page.get_by_role("region", name=ann.say(f"karak-hero-{hero}"))
    hello.wait_for()
    expect(hello.get_by_text(ann.say(f"karak-ability-{hero}-1"))).to_be_visible()
    assert_said(ann)
    assert_fits(ann)
    assert not violations(ann)
    before = ann.page.url
    ann.button("web-together-another").click()
    ann.until(lambda: ann.page.url.partition("?")[0] != before.partition("?")[0], "another table opens")
    ann.until(lambda: ann.picture and ann.now["view"]["phase"] == "hero", "heroes are chosen there")
    lists = ann.ask("GET", "tables")
    assert [table["id"] for table in lists["yours"]] == [ann.page.url.rsplit("/", 1)[1]], "the first match is over"


def test_the_first_act_closes_who_one_is(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go()
    ann.button("server-page-play-now").click()
    ann.await_turn()
    ann.take_next()
    expect(ann.button("web-together-begin")).to_have_count(0)


def test_the_dice_that_decided_who_begins_lie_at_the_crests_until_somebody_moves(newcomer: Newcomer) -> None:
    ann = newcomer(360).be("Ann")
    ann.open(ann.make("karak", "me", "me", "me"))
    dice = ann.page.get_by_title(ann.say("web-karak-doing-first-roll"))
    expect(dice).to_have_count(3)
    rolled = [int(one.locator("strong").inner_text()) for one in dice.all()]
    assert rolled[ann.now["view"]["turn"]] == max(rolled)
    ann.take(next(option for option in ann.options if option["act"].startswith("go")))
    expect(dice).to_have_count(0)


def test_the_guide_explains_what_is_met_and_marks_it(newcomer: Newcomer) -> None:
    """Each thing once: it goes on with a press of the button, or with the next act."""
    ann = guided(newcomer(360, bypass_csp=True)).be("Ann")
    ann.open(ann.make("karak", "me", "me"))
    title = ann.page.get_by_role("heading", name=ann.say("web-guide-me"))
    title.wait_for()
    expect(ann.page.locator(".nods")).to_be_visible()
    assert_said(ann)
    assert_fits(ann)
    assert not violations(ann)
    ann.button("web-guide-next").click()
    ann.page.get_by_role("heading", name=ann.say("web-guide-walk")).wait_for()
    while not any(option["act"].startswith("lay") for option in ann.options):
        ann.take(next(option for option in ann.options if option["act"].startswith("go")))
        ann.await_turn()
    laying = ann.page.get_by_role("heading", name=ann.say("web-guide-lay"))
    laying.wait_for()
    stories: list[Route] = []
    ann.page.route("**/story?*", lambda route: stories.append(route))
    ann.page.reload()
    laying.wait_for()
    with ann.page.expect_response("**/story?*"):
        stories[0].continue_()  # the log comes later than the table: what was done before is no reason to go on
    ann.page.unroute("**/story?*")
    ann.page.wait_for_timeout(300)
    ann.button("web-guide-end").click()
    expect(ann.button("web-guide-end")).to_have_count(0)
    ann.page.reload()
    ann.target(ann.options[0]).wait_for()
    expect(ann.button("web-guide-end")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024)])
def test_the_guide_waits_for_the_greeting_and_moves_nothing(newcomer: Newcomer, width: int, height: int) -> None:
    ann = guided(newcomer(width, viewport={"width": width, "height": height})).be("Ann")
    ann.open(ann.make("karak", "me", "me"), "?hello")
    begin, end = ann.button("web-together-begin"), ann.button("web-guide-end")
    begin.wait_for()
    ann.page.wait_for_timeout(500)  # the guide comes after the table
    expect(end).to_have_count(0)
    board = ann.page.get_by_role("main")
    alone = board.bounding_box()
    begin.click()
    end.wait_for()
    assert board.bounding_box() == alone
    ann.button("web-guide-end").click()
    expect(end).to_have_count(0)
    assert board.bounding_box() == alone
