"""What a first visitor stumbled over at Karak's table: small things, each seen once in a review."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Newcomer
from browser.prepared import reach
from server.serving import ServedHere

SIZES = [(1440, 900), (360, 740), (740, 360), (768, 1024)]
INSIDE = """() => {
  const shield = document.querySelector('path.shield').parentNode.getBoundingClientRect();
  const picture = document.querySelector('path.shield').closest('svg').parentNode.getBoundingClientRect();
  return shield.left >= picture.left && shield.right <= picture.right
    && shield.top >= picture.top && shield.bottom <= picture.bottom;
}"""
START_TILE = "() => document.querySelector('.world').getBoundingClientRect().top"


@pytest.mark.every
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_shield_on_karaks_card_is_whole(newcomer: Newcomer, width: int, height: int) -> None:
    ann = newcomer(width, viewport={"width": width, "height": height}, bypass_csp=True)
    ann.go()
    ann.button("server-page-play-now").wait_for()
    assert ann.page.evaluate(INSIDE)


def test_the_board_stays_in_place_when_the_guide_ends(newcomer: Newcomer) -> None:
    ann = newcomer(bypass_csp=True).be("Ann")
    ann.context.add_init_script("localStorage.setItem('settings', JSON.stringify({ guide: true }))")
    ann.open(ann.make("karak", "me", "me"))
    ann.await_turn()
    ann.target(ann.options[0]).wait_for()
    ann.page.wait_for_timeout(300)
    ann.button("web-guide-end").wait_for()
    ann.page.wait_for_timeout(300)
    before = ann.page.evaluate(START_TILE)
    ann.button("web-guide-end").click()
    expect(ann.button("web-guide-end")).to_have_count(0)
    ann.page.wait_for_timeout(300)
    assert abs(ann.page.evaluate(START_TILE) - before) <= 2


def test_the_log_calls_players_by_their_names(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("karak", "me", "greedy"))
    hero = ann.now["view"]["heroes"][0]["hero"]
    ann.sees(f"Ann plays as {ann.say(f'karak-hero-{hero}')}.")


def test_a_portal_of_healing_is_chosen_part_by_part(newcomer: Newcomer, served: ServedHere) -> None:
    """One button, then whom, then which fountain: never heroes times fountains as sentences."""
    ann = newcomer().be("Ann")
    for _ in range(20):
        table = ann.make("karak", "me", "me")
        if reach(served, table, partial(has_casts, served, table), (0, 1)):
            break
    ann.open(table)
    ann.await_turn()
    ways = [option for option in ann.options if option["act"].startswith("cast ")]
    ann.target(next(option for option in ann.options if option["act"] == "stop")).wait_for()
    for option in ways:
        expect(ann.panel.get_by_role("button", name=ann.says(option))).to_have_count(0)
    before = ann.n
    ann.take(ways[-1])
    assert (ann.n > before, ann.last_act) == (True, ways[-1]["act"])


def has_casts(served: ServedHere, table: str, _: Any) -> bool:
    return len(casts(served, table)) > 1


def casts(served: ServedHere, table: str) -> list[str]:
    match = served.node.rooms.open[table].running()
    said = [match.game.say(act) for act in match.position.options()]
    return [word for word in said if word.startswith("cast ")] if "stop" in said else []
