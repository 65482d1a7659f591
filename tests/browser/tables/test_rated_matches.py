"""Rated matches: no hints, what a lost clock says, and what the match did to the rating."""

from playwright.sync_api import expect

from browser.conftest import Newcomer
from browser.visitor import Visitor

SECONDS = 5  # the shortest clock


def begin(ann: Visitor, bob: Visitor, **more: object) -> str:
    ann.be("Ann")
    bob.be("Bob")
    table = ann.make("karak", "me", "open", start=False, rated=True, **more)
    bob.ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    ann.open(table)
    bob.open(table)
    return table


def test_a_rated_match_offers_no_hint_and_says_why(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer()
    begin(ann, bob)
    ann.until(lambda: ann.options or bob.options, "somebody's turn")
    one = ann if ann.options else bob
    expect(one.button("server-page-hint")).to_have_attribute("aria-disabled", "true")
    one.button("server-page-hint").click(force=True)
    one.sees(one.say("server-rated-no-hint"))
    assert not [frame for frame in one.sent if frame["t"] == "hint"]


def test_a_loss_on_time_is_called_so_and_the_rating_is_shown(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer(360)
    begin(ann, bob, clock={"kind": "turn", "seconds": SECONDS})
    ann.until(lambda: ann.over, "the time is up")
    for one in (ann, bob):
        one.button("server-page-rematch").wait_for()
        one.sees(one.say("server-page-late"))
        expect(one.page.get_by_text(one.say("server-page-resigned"))).to_have_count(0)
        result = one.page.locator(".result")
        expect(result).to_contain_text(one.like("web-front-rating", "points"))


def test_an_account_made_in_another_tab_leaves_the_table_alive(newcomer: Newcomer) -> None:
    """The guest's session ends with the account; the table goes on with the new one."""
    ann = newcomer().be("Ann")
    ann.open(ann.make("karak", "me", "greedy"))
    ann.play(1)
    ann.ask("POST", "account", {"name": "Ann of the two tabs", "password": "correct horse battery"})
    ann.until(lambda: len([frame for frame in ann.frames if frame["t"] == "hello"]) > 1, "a new connection")
    expect(ann.page.get_by_text(ann.say("server-session-ended"))).to_have_count(0)
    ann.play(2)
