"""People together: a quick match, names, the invitation on a phone, emotes and what is said at a seat."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, violations
from browser.visitor import Visitor, sit_down


def test_two_who_want_a_quick_match_find_each_other(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer(360)
    ann.go()
    ann.button("web-together-quick").click()
    ann.sees(ann.say("web-together-waiting"))
    ann.until(lambda: any(frame["t"] == "table" for frame in ann.frames), "Ann is connected")
    assert violations(ann) == []
    bob.go()
    bob.button("web-together-quick").click()
    for one in (ann, bob):
        one.until(lambda one=one: one.picture, "the match has begun")
    assert {frame["table"]["id"] for one in (ann, bob) for frame in one.frames if frame["t"] == "table"} == {
        ann.page.url.rsplit("/", 1)[-1]
    }


def test_after_a_minute_a_bot_is_offered(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.page.clock.install()
    ann.go()
    ann.button("web-together-quick").click()
    ann.sees(ann.say("web-together-waiting"))
    expect(ann.button("web-together-take-bot")).to_have_count(0)
    ann.page.clock.run_for(61_000)
    ann.button("web-together-take-bot").click()
    ann.page.clock.run_for(2000)
    ann.until(lambda: ann.picture, "the match has begun")


@pytest.mark.parametrize("width", [360, 1440])
def test_how_many_friends_is_asked_where_one_pressed(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width)
    ann.go()
    pressed = ann.button("web-front-friends")
    pressed.click()
    asked = ann.page.get_by_role("group", name=ann.say("web-front-how-many"))
    expect(asked).to_be_in_viewport()
    below, above = asked.bounding_box(), pressed.bounding_box()
    assert below
    assert above
    assert 0 <= below["y"] - above["y"] - above["height"] < 100


def test_people_who_share_a_screen_give_their_names(newcomer: Newcomer) -> None:
    ann = newcomer(360)
    ann.go()
    ann.button("web-front-pass").click()
    ann.page.get_by_role("button", name=ann.say("web-front-players-exactly", count=2), exact=True).first.click()
    for number, name in ((1, "Petr"), (2, "Eva")):
        ann.page.get_by_label(ann.say("web-together-player-name", number=number)).fill(name)
    ann.button("server-page-start").click()
    ann.until(lambda: ann.picture, "the match has begun")
    seats = ann.page.get_by_role("list", name=ann.say("web-table-seats"))
    expect(seats.get_by_text("Petr", exact=True)).to_be_visible()
    expect(seats.get_by_text("Eva", exact=True)).to_be_visible()


def test_a_guest_who_sits_down_is_asked_for_a_name_and_the_link_comes_first_on_a_phone(newcomer: Newcomer) -> None:
    ann = newcomer(360).be()
    ann.go(f"t/{ann.make('karak', 'me', 'open', start=False)}")
    name = ann.page.get_by_label(ann.say("web-together-your-name"))
    name.fill("Anežka")
    ann.button("server-page-name-save").click()
    expect(name).to_have_count(0)
    ann.sees("Anežka")
    link, seat = ann.page.get_by_label(ann.say("web-front-link")).bounding_box(), ann.page.get_by_text("Anežka").last
    where = seat.bounding_box()
    assert link
    assert where
    assert link["y"] < where["y"]
    assert_fits(ann)


def test_everyone_sees_what_somebody_feels_or_says(newcomer: Newcomer) -> None:
    ann, bob, eve = newcomer().be("Ann"), newcomer(360).be("Bob"), newcomer().be("Eve")
    table = sit_down(ann, bob)
    eve.open(table)
    feel(bob, "cheer")
    for one in (ann, bob, eve):
        expect(seat_of(one, "Bob").get_by_text(one.say("web-together-cheer"))).to_be_attached()
    feel(eve, "wow")
    for one in (ann, bob):
        expect(one.page.get_by_role("status").filter(has_text=re.compile("Eve"))).to_be_visible()
    ann.button("server-page-chat").click()
    ann.page.get_by_label(ann.say("server-page-chat-field")).fill("Good luck!")
    ann.button("server-page-chat-send", exact=True).click()
    expect(seat_of(bob, "Ann").get_by_text("Good luck!")).to_be_visible()
    assert violations(bob) == []
    assert_fits(bob)


def feel(one: Visitor, what: str) -> None:
    opens = one.page.get_by_role("button", name=one.say("web-together-emote"), exact=True)
    what_button = one.page.get_by_role("button", name=one.say(f"web-together-{what}"), exact=True)
    opens.or_(what_button).filter(visible=True).first.wait_for()
    if not what_button.is_visible():
        opens.click()
    what_button.click()


def seat_of(one: Visitor, name: str) -> Locator:
    return one.page.get_by_role("list", name=one.say("web-table-seats")).get_by_role("listitem").filter(has_text=name)
