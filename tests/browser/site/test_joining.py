"""From the front page to a running match, and back to matches in progress."""

import time

from browser.conftest import Newcomer

TWO_CLICKS_WITHIN = 20  # seconds, on a busy machine


def test_two_clicks_lead_from_nothing_to_playing(newcomer: Newcomer) -> None:
    ann = newcomer()
    began = time.monotonic()
    ann.go()
    ann.button("server-page-play-now").click()
    ann.await_turn()
    ann.take_next()
    assert time.monotonic() - began < TWO_CLICKS_WITHIN
    assert ann.has_acted


def test_whoever_comes_back_finds_the_running_game(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    table = ann.make("karak", "me", "greedy")
    ann.go()
    ann.sees(ann.say("web-front-yours"))
    ann.page.locator(f'a[href$="t/{table}"]').first.click()
    ann.await_turn()
    ann.take_next()
    assert ann.has_acted


def test_an_open_table_can_be_joined_from_the_front_page(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be("Ann"), newcomer(360).be("Bob")
    table = ann.make("karak", "me", "open", start=False, public=True)
    ann.go(f"t/{table}")
    bob.go()
    bob.page.locator(f'a[href$="t/{table}"]').first.click()
    bob.button("server-page-join").click()
    ann.sees("Bob")
    ann.button("server-page-start").click()
    for one in (ann, bob):
        one.until(lambda one=one: one.picture, "the match has begun")
    shown = ann.ask("GET", f"tables/{table}")
    assert (shown["state"], [seat["name"] for seat in shown["seats"]]) == ("running", ["Ann", "Bob"])


def test_a_strangers_link_lets_them_sit_down_without_an_account(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be(), newcomer()
    table = ann.make("karak", "me", "open", start=False)
    bob.go(f"t/{table}")
    bob.button("server-page-join").click()
    ann.go(f"t/{table}")
    ann.button("server-page-start").click()
    bob.until(lambda: bob.picture, "the match has begun")
    somebody = bob.ask("GET", "me")["person"]
    assert somebody["kind"] == "guest"
    assert bob.ask("GET", f"tables/{table}")["seats"][1]["user"] == somebody["id"]


def test_a_link_takes_a_seat_to_another_device(newcomer: Newcomer) -> None:
    ann, phone = newcomer().be(), newcomer(360)
    table = ann.make("karak", "me", "greedy")
    path = ann.ask("POST", f"tables/{table}/link", {"seat": 0})["path"]
    phone.go(path.lstrip("/"))
    phone.button("server-page-take-button").click()
    phone.await_turn()
    phone.take_next()
    assert phone.has_acted
