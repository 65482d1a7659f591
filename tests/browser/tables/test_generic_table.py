"""The generic table plays any game, even Burrow with its hidden hands, and shows nobody what is not theirs."""

import json
import re

from browser.conftest import Newcomer
from browser.visitor import Visitor

CARD = re.compile(r"burrow-card-([a-z]+)")


def test_any_game_can_be_played_without_a_table_of_its_own(newcomer: Newcomer) -> None:
    ann = newcomer(360).be()
    ann.open(ann.make("burrow", "me", "greedy"))
    began = ann.n
    acts = ann.play(6)
    assert acts == 6 or ann.over
    assert ann.n - began >= acts


def test_the_others_cards_in_any_game_are_nowhere_in_the_browser(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer()
    play_burrow(ann, bob)
    for _ in range(8):
        one = next(each for each in (ann, bob) if each.options)
        one.take(next(option for option in one.options if option["act"].split()[0] in ("bury", "keep", "rest")))
        for each in (ann, bob):
            each.until(lambda: max(ann.n, bob.n) == min(ann.n, bob.n), "both know the same")
        for each in (ann, bob):
            each.until(lambda each=each: any(x.options for x in (ann, bob)) or each.over, "somebody decides")
        assert_own_cards_only(ann)
        assert_own_cards_only(bob)
        if ann.over:
            return


def test_the_screen_is_passed_on_in_any_game_before_the_next_hand_is_shown(newcomer: Newcomer) -> None:
    ann = newcomer(768).be("Ann")
    ann.open(ann.make("burrow", "me", "me"))
    ann.await_turn()
    before = ann.now["seat"]
    for _ in range(6):
        if ann.now["seat"] != before:
            break
        rests = [option for option in ann.options if option["act"] == "rest"]
        ann.take(rests[0] if rests else ann.options[0])
        ann.page.wait_for_timeout(200)
    assert ann.now["seat"] != before
    take = ann.button("server-page-pass-take")
    take.wait_for()
    assert not CARD.search(shown(ann)), "no hand is shown while the screen is passed on"
    take.click()
    ann.await_turn()
    ann.take(ann.options[0])


def play_burrow(ann: Visitor, bob: Visitor) -> None:
    ann.be()
    table = ann.make("burrow", "me", "open", start=False)
    bob.be().ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    ann.open(table)
    bob.open(table)


def shown(one: Visitor) -> str:
    """All text in a page, visible or not, including what a screen reader reads."""
    tree = one.page.locator("body").aria_snapshot()
    return f"{one.page.content()}\n{tree}"


def assert_own_cards_only(one: Visitor) -> None:
    """Asserts that the viewer has seen every card on the page, and that messages only count the others' cards."""
    named = set(CARD.findall(shown(one)))
    assert named <= seen_by(one), f"the page names {named - seen_by(one)}"
    for frame in one.frames:
        if "now" in frame:
            assert all(isinstance(seat["hand"], int) for seat in frame["now"]["view"]["seats"])


def seen_by(one: Visitor) -> set[str]:
    """The cards that the server ever showed this seat: its own, open ones, and those of its events."""
    seen: set[str] = set()
    for frame in one.frames:
        if "now" in frame:
            own = frame["now"]["view"]["own"]
            seen |= {*own["hand"], *own["burrow"], *own["paws"]}
            seen |= {card for seat in frame["now"]["view"]["seats"] for card in seat["shown"]}
        seen |= set(CARD.findall(json.dumps(frame.get("lines", []))))
    return seen
