"""A wrong link, a full table, a match that is gone, a server that is down: each shows a sentence and a link home."""

from pathlib import Path

from playwright.sync_api import Browser

from browser.conftest import Newcomer
from browser.visitor import Visitor
from krypta.server.refusal import WARMING_SECONDS
from server.serving import serve_here

REFUSED = (r"answer: 4\d\d", r"console: Failed to load resource.* 4\d\d")


def test_a_wrong_link_to_a_table_gets_a_sentence_and_a_way_home(newcomer: Newcomer) -> None:
    ann = newcomer(360)
    ann.allow(*REFUSED)
    ann.go("t/abcdefghijklmnopqrstuvwx")
    ann.sees(ann.say("server-no-such-table"))
    goes_home(ann)


def test_a_full_table_gets_a_sentence_and_a_way_home(newcomer: Newcomer) -> None:
    ann, bob, cid = newcomer().be(), newcomer().be(), newcomer().be()
    cid.allow(*REFUSED)
    table = ann.make("karak", "me", "open", start=False, spectators=False)
    bob.ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    cid.go(f"t/{table}")
    cid.sees(cid.say("server-no-spectators"))
    goes_home(cid)


def test_a_visitor_is_told_when_the_last_seat_is_taken_meanwhile(newcomer: Newcomer) -> None:
    ann, bob, cid = newcomer().be(), newcomer().be(), newcomer()
    table = ann.make("karak", "me", "open", start=False)
    cid.go(f"t/{table}")
    cid.button("server-page-join").wait_for()
    bob.ask("POST", f"tables/{table}/join", {})
    cid.button("server-page-join").wait_for(state="hidden")
    cid.sees(cid.ask("GET", f"tables/{table}")["seats"][1]["name"])


def test_a_closed_table_gets_a_sentence_and_a_way_home(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be(), newcomer().be()
    bob.allow(*REFUSED)
    table = ann.make("karak", "me", "open", start=False)
    bob.go(f"t/{table}")
    ann.ask("POST", f"tables/{table}/leave")
    bob.sees(bob.say("server-page-closed"))
    goes_home(bob)


def test_a_missing_page_gets_a_sentence_and_a_way_home(newcomer: Newcomer) -> None:
    ann = newcomer(360)
    ann.allow(*REFUSED)
    ann.go("rules/no-such-game")
    ann.sees(ann.say("web-table-rules-missing"))
    goes_home(ann)


def test_a_used_link_to_a_seat_gets_a_sentence_and_a_way_home(newcomer: Newcomer) -> None:
    ann, bob, cid = newcomer().be(), newcomer(), newcomer()
    cid.allow(*REFUSED)
    table = ann.make("karak", "me", "greedy")
    path = ann.ask("POST", f"tables/{table}/link", {"seat": 0})["path"].lstrip("/")
    for one in (bob, cid):
        one.go(path)
        one.button("server-page-take-button").click()
    cid.sees(cid.say("server-link-used"))


def test_a_server_that_is_down_gets_a_sentence(browser: Browser, tmp_path: Path) -> None:
    with serve_here(tmp_path) as served:
        ann = Visitor(browser, served.url)
        ann.allow("ERR_CONNECTION_REFUSED", "WebSocket connection")
        ann.go()
        ann.button("server-page-play-now").wait_for()
    ann.button("server-page-play-now").click()
    ann.sees(ann.say("server-page-unreachable"))
    ann.leave()


def test_a_server_whose_rules_are_not_ready_yet_gets_a_sentence(browser: Browser, tmp_path: Path) -> None:
    with serve_here(tmp_path) as served:
        served.serving.readiness.open = False
        ann = Visitor(browser, served.url)
        ann.allow("503")
        ann.go()
        ann.sees(ann.say("server-warming", seconds=WARMING_SECONDS))
        served.serving.readiness.open = True
        ann.button("server-page-play-now").wait_for()
        ann.leave()


def goes_home(ann: Visitor) -> None:
    """Follows the link to the front page."""
    ann.page.locator('a[href="."]').filter(visible=True).last.click()
    ann.button("server-page-play-now").wait_for()
