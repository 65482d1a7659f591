"""The network and the server go down in the middle of a turn, and come back."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Newcomer, visitors
from browser.relay import Relay, relayed
from browser.visitor import Visitor
from server.serving import Served, ServedHere, serve

GONE = ("ERR_", "WebSocket connection", "answer: 50")


@pytest.fixture
def network(served: ServedHere) -> Iterator[Relay]:
    with relayed(served.port) as relay:
        yield relay


@pytest.fixture
def distant(browser: Browser, network: Relay) -> Iterator[Newcomer]:
    """A visitor whose network can be cut."""
    yield from visitors(browser, network.url)


def test_a_turn_goes_on_after_the_network_was_lost(distant: Newcomer, network: Relay) -> None:
    ann = begin(distant)
    network.take_away()
    ann.sees(ann.say("server-page-lost"))
    network.bring_back()
    expect(ann.page.get_by_text(ann.say("server-page-lost"))).to_have_count(0)
    ann.play(3)


def test_an_act_chosen_without_a_network_is_done_once_when_it_is_back(distant: Newcomer, network: Relay) -> None:
    ann = begin(distant)
    target, before = ann.target(ann.next_option), ann.n
    network.take_away()
    ann.sees(ann.say("server-page-lost"))
    target.click()
    network.bring_back()
    ann.until(lambda: ann.n > before, "it is done after all")
    chosen = {frame["id"] for frame in ann.sent if frame["t"] == "act"}
    assert len(chosen) == 1
    assert not [frame for frame in ann.frames if frame["t"] == "refused"]
    ann.play(2)


def test_a_network_that_falls_silent_is_noticed_within_seconds(distant: Newcomer, network: Relay) -> None:
    """The page says at once that an act is on its way, and soon that no answer comes."""
    ann = begin(distant)
    target, before = ann.target(ann.next_option), ann.n
    network.fall_silent()
    began = time.monotonic()
    target.click()
    ann.sees(ann.say("web-table-sending"))
    ann.sees(ann.say("server-page-lost"))
    assert time.monotonic() - began < 12
    network.bring_back()
    ann.until(lambda: ann.n > before, "it is done after all")
    expect(ann.page.get_by_text(ann.say("server-page-lost"))).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("web-table-sending"))).to_have_count(0)


def test_a_part_of_the_page_that_could_not_be_fetched_is_fetched_later(newcomer: Newcomer) -> None:
    """The words of the moments come once the table can be played; the settings show some of them."""
    ann = newcomer().be()
    ann.allow("ERR_")
    lost: list[str] = []
    ann.page.on("requestfailed", lambda request: lost.append(request.url))
    ann.page.route("**/assets/moments-*", lambda route: route.abort())
    ann.open(ann.make("karak", "me", "greedy"))
    ann.until(lambda: len(lost) > 0, "they were asked for")
    ann.page.unroute("**/assets/moments-*")
    ann.choose("web-table-settings")
    expect(ann.page.get_by_label(ann.say("web-moments-volume"))).to_be_visible()


def test_a_style_that_could_not_be_fetched_is_fetched_later(newcomer: Newcomer) -> None:
    """The reactions come without their style at first; nothing else suffers."""
    ann = newcomer().be()
    ann.allow("ERR_")
    ann.page.route("**/assets/Emotes-*.css", lambda route: route.abort())
    with ann.page.expect_event("requestfailed", lambda request: request.url.endswith(".css")):
        ann.open(ann.make("karak", "me", "greedy"))
    ann.page.unroute("**/assets/Emotes-*.css")
    ann.until(lambda: ann.page.evaluate(STYLED), "it has its style")


# Whether the style of the reactions is in force; one that has failed does not show its rules.
STYLED = """() => [...document.styleSheets].filter(({ href }) => /Emotes-/.test(href ?? '')).some((sheet) => {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
})"""


def begin(newcomer: Newcomer) -> Visitor:
    """A match against a bot in which it is the visitor's turn."""
    ann = newcomer().be()
    ann.allow(*GONE)
    ann.open(ann.make("karak", "me", "greedy"))
    ann.await_turn()
    ann.target(ann.next_option).wait_for()
    return ann


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Served]:
    with serve(tmp_path, KRYPTA_BOT_PACE="0") as served:
        yield served


@pytest.fixture
def caller(browser: Browser, process: Served) -> Iterator[Newcomer]:
    yield from visitors(browser, process.url)


def test_a_match_goes_on_after_the_server_was_restarted(caller: Newcomer, process: Served) -> None:
    ann = caller().be()
    ann.allow(*GONE)
    ann.open(ann.make("karak", "me", "greedy"))
    ann.play(2)
    ann.await_turn()
    before = ann.n
    assert process.stop() == 0
    ann.page.get_by_text(ann.say("server-page-lost")).or_(
        ann.page.get_by_text(ann.say("server-going-away"))
    ).first.wait_for()
    process.start()
    expect(ann.page.get_by_text(ann.say("server-page-lost"))).to_have_count(0)
    ann.play(2)
    assert ann.n > before


@pytest.mark.slow
def test_a_match_goes_on_after_the_server_was_killed(caller: Newcomer, process: Served) -> None:
    ann = caller(360).be()
    ann.allow(*GONE)
    ann.open(ann.make("karak", "me", "greedy"))
    for _ in range(3):
        ann.play(2)
        before = ann.n
        process.kill()
        process.start()
        ann.play(1)
        assert ann.n > before
