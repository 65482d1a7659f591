"""A match can be replayed step by step, while it is running and afterwards."""

import re

from playwright.sync_api import expect

from browser.conftest import Newcomer
from browser.prepared import reach
from browser.visitor import Visitor
from server.serving import ServedHere


def test_a_running_match_is_stepped_through(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.play(4)
    ann.choose("web-table-replay")
    ann.button("web-table-replay-start").click()
    ann.sees(at(ann, 0))
    ann.button("web-table-replay-forward").click()
    ann.sees(at(ann, 1))
    ann.button("web-table-replay-back").click()
    ann.sees(at(ann, 0))
    ann.button("web-table-replay-leave").click()
    ann.play(1)


def test_a_link_leads_to_a_moment_of_a_replay(newcomer: Newcomer) -> None:
    ann, eve = newcomer().be(), newcomer(360)
    ann.open(table := ann.make("karak", "me", "greedy"))
    ann.play(4)
    eve.go(f"t/{table}?at=3")
    eve.sees(at(eve, 3))


def test_a_replay_cannot_be_played_in(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "me"))
    ann.play(3)
    ann.await_turn()
    offered = ann.says(ann.options[0])
    ann.choose("web-table-replay")
    ann.button("web-table-replay-start").click()
    ann.sees(at(ann, 0))
    assert ann.page.get_by_role("button", name=offered, exact=True).filter(visible=True).count() == 0


def at(ann: Visitor, n: int) -> re.Pattern[str]:
    """The replay's label for entry n, whatever the last entry's number."""
    return re.compile(re.escape(ann.say("web-table-replay-at", n=n, last="LAST")).replace("LAST", r"\d+"))


def test_a_replay_has_chapters_keys_and_a_standing_to_click_in(newcomer: Newcomer, served: ServedHere) -> None:
    """The address goes along, so that it can be copied or reloaded."""
    ann = newcomer().be("Ann")
    table = ann.make("karak", "me", "me")
    reach(served, table, lambda view: False, (0, 1))
    ann.open(table, "?at=0")
    strip = ann.page.locator(".chapters")
    expect(strip.locator("polyline")).to_have_count(2)
    first, second = (int(str(mark.get_attribute("data-chapter"))) for mark in strip.locator("span").all()[:2])
    ann.sees(at(ann, 0))
    ann.page.wait_for_url(f"**/t/{table}?at=0")
    ann.page.keyboard.press("]")
    ann.sees(at(ann, first))
    ann.page.wait_for_url(f"**/t/{table}?at={first}")
    ann.page.keyboard.press("]")
    ann.page.keyboard.press("[")
    ann.sees(at(ann, first))
    assert second >= first
    box = strip.bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 3)
    ann.sees(at(ann, round(ann.n / 2)))
    ann.page.reload()
    ann.sees(at(ann, round(ann.n / 2)))


def test_the_log_is_told_by_turns_and_leads_to_each_moment(newcomer: Newcomer, served: ServedHere) -> None:
    """Every turn says whose it is and as whom; the seed of the dice is behind a link."""
    ann = newcomer().be("Ann")
    table = ann.make("karak", "me", "me")
    reach(served, table, lambda view: False, (0, 1))
    ann.open(table)
    ann.button("web-table-look").click()
    turn = ann.page.locator("li.turn").last
    heroes = {ann.say(f"karak-hero-{hero['hero']}") for hero in ann.now["view"]["heroes"]}
    assert turn.locator(".role").inner_text() in heroes
    seed = ann.page.get_by_text(re.compile(r"[0-9a-f]{40}"))
    expect(seed).to_be_hidden()
    ann.page.get_by_text(ann.say("web-table-fair"), exact=True).click()
    expect(seed).to_be_visible()
    turn.get_by_role("button").first.click()
    ann.page.wait_for_url(re.compile(r"\?at=\d+"))
    ann.button("web-table-replay-leave").wait_for()
