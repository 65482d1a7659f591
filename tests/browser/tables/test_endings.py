"""The end of a match is told once it has been shown, and not before."""

import re
from typing import Any

import pytest
from PIL import Image

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_said, violations
from browser.prepared import last_act, reach
from browser.visitor import Visitor
from server.serving import ServedHere

SEATS = {"karak": ("me", "me"), "goblin": ("me",), "shabrak": ("me", "random")}
WIN, LOSE = [392, 523, 659, 784], [330, 277, 220]  # the tunes of lib/sound.ts

# What stands on the screen, by the page's own clock, and every tone that is struck.
FILM = """() => {
  window.film = [];
  window.tones = [];
  const began = performance.now();
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones.push(this.frequency.value);
    return start.apply(this, when);
  };
  const look = () => {
    const text = (what) => document.querySelector(what)?.innerText ?? '';
    window.film.push({ at: performance.now() - began, result: text('.result h2'), bar: text('header h1') });
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.every
@pytest.mark.parametrize("game", SEATS)
def test_an_ending_is_shown_before_it_is_told(newcomer: Newcomer, served: ServedHere, game: str) -> None:
    """The result comes a breath after the last act has been shown; nothing is ever said to be broken off; its tune
    sounds with it."""
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    table = ann.make(game, *SEATS[game])
    act = last_act(served, table, (0, 1) if game == "karak" else (0,))
    ann.open(table)
    ann.await_turn()
    ann.page.keyboard.press("Shift")  # browsers allow sound only after a key or a click
    option = next(option for option in ann.options if option["act"] == act)
    ann.unfold(option)
    ann.page.wait_for_timeout(1000)
    ann.page.evaluate(FILM)
    ann.take(option)
    ann.until(lambda: ann.over, "the match is over")
    ann.button("server-page-rematch").wait_for()
    film, told = told_in(ann), ann.say("web-table-over")
    assert not [frame for frame in film if frame["result"] == ann.say("server-page-no-result")]
    shown = next(frame["at"] for frame in film if frame["bar"] == told)
    began = next(frame["at"] for frame in film if frame["result"])
    assert shown - film[0]["at"] > 300, "the last act was shown first"
    assert began - shown > 1000, "the table was left alone for a moment"
    ann.until(lambda: ann.page.evaluate("window.tones").count(WIN[-1]) + tones(ann, LOSE), "the tune of the end")


@pytest.mark.every
@pytest.mark.parametrize(("motion", "gems"), [("no-preference", True), ("reduce", False)])
def test_gems_rain_on_the_winner_unless_motion_is_reduced(
    newcomer: Newcomer, served: ServedHere, motion: str, gems: bool
) -> None:
    ann = newcomer(reduced_motion=motion).be("Ann")
    table = ann.make("karak", "me", "me")
    act = last_act(served, table, (0, 1))
    ann.open(table)
    ann.await_turn()
    ann.take(next(option for option in ann.options if option["act"] == act))
    ann.button("server-page-rematch").wait_for()
    assert bool(ann.page.locator(".gems svg").count()) == gems


@pytest.mark.every
@pytest.mark.parametrize(("game", "figure"), [("karak", "won"), ("goblin", "keys"), ("shabrak", "pressure")])
def test_a_finished_match_is_told_in_numbers(newcomer: Newcomer, served: ServedHere, game: str, figure: str) -> None:
    """What each did, the standing by round, and the turning point, which leads into the replay."""
    ann = newcomer(360, bypass_csp=True).be("Ann")
    table = ann.make(game, "me", "me")
    reach(served, table, lambda view: False, (0, 1))
    ann.open(table)
    ann.page.get_by_role("row", name=re.compile(ann.say(f"web-ending-{game}-{figure}"))).wait_for()
    assert_said(ann)
    assert_fits(ann)
    assert not violations(ann)
    ann.page.get_by_role("link", name=ann.like("web-ending-turning", "round")).click()
    ann.page.wait_for_url(re.compile(r"\?at=\d+"))


def test_the_end_can_be_kept_as_a_picture(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    table = ann.make("karak", "me", "me")
    reach(served, table, lambda view: False, (0, 1))
    ann.open(table)
    with ann.page.expect_download() as loading:
        ann.button("web-ending-share").click()
    picture = Image.open(loading.value.path())
    assert picture.format == "PNG"
    assert len(set(picture.convert("L").resize((60, 60)).tobytes())) > 20, "something is drawn in it"


def test_a_match_that_is_broken_off_says_so(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("karak", "me", "greedy"))
    ann.break_off()
    ann.sees(ann.say("server-page-no-result"))


def told_in(ann: Visitor) -> list[Any]:
    return list(ann.page.evaluate("window.film"))


def tones(ann: Visitor, tune: list[int]) -> bool:
    """Whether these tones were struck one after the other."""
    struck = [round(tone) for tone in ann.page.evaluate("window.tones")]
    return any(struck[i : i + len(tune)] == tune for i in range(len(struck)))
