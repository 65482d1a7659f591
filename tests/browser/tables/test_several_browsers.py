"""Several browsers at one table."""

import time

from playwright.sync_api import Dialog, expect

from browser.conftest import Newcomer
from browser.visitor import Visitor, sit_down

NASTY = "<img src=x onerror=alert(1)>"
NASTY_NAME = "<img src=x onerror=go()>"  # exactly as long as a name may be


def test_an_act_appears_on_the_other_players_screen(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer(360)
    sit_down(ann, bob)
    for _ in range(6):
        one, other = at_turn(ann, bob)
        one.take_next()
        began = time.monotonic()
        other.until(lambda one=one, other=other: other.n >= one.n, "the other sees it")
        print(f"the other's screen: {1000 * (time.monotonic() - began):.0f} ms later")


def test_a_chat_message_is_read_by_the_other_player(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer(360)
    sit_down(ann, bob)
    write(ann, "Well played!")
    show_chat(bob)
    bob.sees("Well played!")


def test_a_new_message_is_read_on_a_phone_and_stays_read(newcomer: Newcomer) -> None:
    """Its words stand above the board, not only a dot; once read, it is not new again after a reload."""
    ann, bob = newcomer(), newcomer(360)
    sit_down(ann, bob)
    write(ann, "Well played!")
    words = bob.page.get_by_role("button", name="Well played!")
    words.click()
    bob.sees("Well played!")
    bob.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    for one in (ann, bob):
        one.page.reload()
        one.button("web-table-menu").wait_for()
        one.page.wait_for_timeout(500)
        expect(one.page.locator("header .dot")).to_have_count(0)
    expect(words).to_have_count(0)


def test_chat_is_shown_as_text_and_not_as_markup(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer()
    alarms: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        alarms.append(dialog.message)
        dialog.dismiss()

    for one in (ann, bob):
        one.page.on("dialog", dismiss)
    ann.be(NASTY_NAME)
    sit_down(ann, bob)
    write(ann, f"{NASTY} says hello")
    bob.sees(NASTY_NAME)
    show_chat(bob)
    bob.sees(f"{NASTY} says hello")
    ann.go()
    for one in (ann, bob):
        assert one.page.locator('img[src="x"]').count() == 0
    assert alarms == []


def test_a_name_is_shown_as_text_in_the_waiting_room_and_on_the_front_page(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be(NASTY_NAME), newcomer()
    table = ann.make("karak", "me", "open", start=False, public=True)
    for path in ("", f"t/{table}"):
        bob.go(path)
        bob.sees(NASTY_NAME)
        assert bob.page.locator('img[src="x"]').count() == 0


def test_a_spectator_sees_the_match_and_cannot_play(newcomer: Newcomer) -> None:
    ann, eve = newcomer().be(), newcomer()
    ann.open(table := ann.make("karak", "me", "greedy"))
    eve.open(table)
    ann.await_turn()
    offered = ann.says(ann.options[0])
    ann.take_next()
    eve.until(lambda: eve.n >= ann.n, "the spectator sees it")
    assert eve.options == []
    assert eve.page.get_by_role("button", name=offered).count() == 0
    assert not eve.button("server-page-undo").is_visible() or eve.button("server-page-undo").is_disabled()


def test_both_players_come_to_the_rematch(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer()
    table = sit_down(ann, bob)
    ann.break_off()
    bob.button("server-page-agree").click()
    for one in (ann, bob):
        one.until(lambda one=one: one.over, "the match is over")
        one.sees(one.say("server-page-no-result"))
    ann.button("server-page-rematch").click()
    bob.page.get_by_role("button").or_(bob.page.get_by_role("link")).filter(
        has_text=bob.say("server-page-to-rematch")
    ).filter(visible=True).first.click()
    for one in (ann, bob):
        one.until(lambda one=one: table not in one.page.url, "they are at the next table")
        one.until(lambda one=one: not one.over, "the next match runs")
    assert ann.page.url == bob.page.url


def at_turn(*people: Visitor) -> list[Visitor]:
    """The visitor who is to decide, then the others."""
    for one in people:
        one.until(lambda: any(each.options for each in people), "it is somebody's turn")
    return sorted(people, key=lambda each: not each.options)


def show_chat(ann: Visitor) -> None:
    """Opens the chat: a tab beside the log; on a small screen in the menu."""
    field = ann.page.get_by_role("textbox", name=ann.say("server-page-chat-field")).filter(visible=True)
    if field.count() == 0:
        ann.choose("server-page-chat")
    field.first.wait_for()


def write(ann: Visitor, text: str) -> None:
    show_chat(ann)
    ann.page.get_by_role("textbox", name=ann.say("server-page-chat-field")).filter(visible=True).first.fill(text)
    ann.button("server-page-chat-send", exact=True).click()
