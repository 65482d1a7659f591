"""Shabrak's own table: whole matches, rows and reach, choices and previews, hidden hands."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Newcomer
from browser.visitor import Frame, Visitor

DECKS = {"deck1": "pitchforks", "deck2": "tinkers"}
MOST_ACTS = 600  # no match is longer
ACTS = 12  # enough to see how a match goes


# -- whole matches


def test_a_whole_match_of_shabrak_is_played_by_clicks(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("shabrak", "me", "random", options=DECKS))
    play_out(ann)
    assert sum(ann.now["result"]) == pytest.approx(1)
    ann.button("server-page-rematch").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 768])
def test_a_whole_match_of_shabrak_is_played_by_clicks_on_smaller_screens(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("shabrak", "me", "greedy", options=DECKS))
    play_out(ann)
    assert ann.over


def play_out(ann: Visitor) -> None:
    """Attacks whenever possible; ends the turn only when nothing else is left."""
    for _ in range(MOST_ACTS):
        ann.await_turn()
        if ann.over:
            return
        ann.take(min(ann.options, key=eagerness))


def test_players_are_called_by_their_names_in_what_has_happened(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("shabrak", "me", "random", options=DECKS))
    ann.await_turn()
    happened = ann.page.get_by_role("group", name=ann.say("server-page-log"))
    expect(happened).to_contain_text(re.compile(r"\b(Ann|Random bot) lays the first warrior"))
    expect(happened).not_to_contain_text(ann.say("table-seat-1"))


def eagerness(option: Frame) -> int:
    order = ("shabrak-act-attack-overpower", "shabrak-act-play", "shabrak-act-sark", "shabrak-act-attack")
    said = option["say"]["id"]
    return next((place for place, id in enumerate(order) if said.startswith(id)), 9 if option["act"] == "end" else 8)


def test_a_match_of_shabrak_is_played_by_keys_alone(newcomer: Newcomer) -> None:
    """Enter selects a warrior or a card, a number key plays an act."""
    ann = started(newcomer)
    for _ in range(ACTS):
        ann.await_turn()
        if ann.over:
            return
        wanted = ann.options[0]
        take_by_keys(ann, wanted)
        assert ann.last_act == wanted["act"]


def take_by_keys(ann: Visitor, option: Frame) -> None:
    before, thing = ann.n, chosen_for(ann, option)
    if thing is not None and thing.get_attribute("aria-pressed") == "false":
        thing.focus()
        ann.page.keyboard.press("Enter")
    key = ann.target(option).get_attribute("aria-keyshortcuts")
    assert key, f"“{option['act']}” has a key"
    ann.page.keyboard.press(key)
    ann.until(lambda: ann.n > before, f"“{option['act']}” is done")


def chosen_for(ann: Visitor, option: Frame) -> Locator | None:
    """The warrior or the card that must be selected before an act can be played."""
    verb, *words = option["act"].split()
    if verb in ("attack", "ability", "rest", "gear"):
        return warrior(ann, 0, int(words[0]))
    if verb == "play":
        held = [card["word"] for card in ann.now["view"]["players"][0]["hand"]]
        sark = ann.now["view"]["players"][0]["sark"] is not None
        return hand(ann).get_by_role("button").nth(held.index(words[0]) + sark)
    return None


# -- laying, rows and reach


def test_warriors_are_laid_at_the_ends_of_the_row(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("shabrak", "me", "greedy", options=DECKS))
    ann.await_turn()
    waiting = [held["word"] for held in ann.now["view"]["players"][0]["waiting"]]
    assert len(waiting) == 4
    hand(ann).get_by_role("button").nth(1).click()  # after the sark
    left = next(option for option in ann.options if option["act"] == f"lay {waiting[0]} left")
    place = ann.page.get_by_role("button", name=ann.says(left)).and_(ann.page.locator("[title]"))
    commander = warrior(ann, 0, ann.now["view"]["players"][0]["row"][0]["number"])
    assert right_of(place) <= left_of(commander), "the place is at the left end of the row"
    before = ann.n
    place.click()
    ann.until(lambda: ann.n > before, "it is laid")
    ann.await_turn()
    numbers = [one["number"] for one in ann.now["view"]["players"][0]["row"]]
    assert numbers[0] == int(waiting[0])
    assert left_of(warrior(ann, 0, numbers[0])) < left_of(warrior(ann, 0, numbers[1]))


def test_rows_stand_at_their_half_places(newcomer: Newcomer) -> None:
    """Warriors at the same place face each other; half a place is half the distance to the next."""
    ann = newcomer().be("Ann")
    with_picture(ann, shorten)
    sit_at_rows(ann)
    own, other = ([middle(one) for one in listed(ann, seat).get_by_role("button").all()] for seat in (0, 1))
    pitch = own[1] - own[0]
    assert len(own) == 5
    assert len(other) == 4
    for one, at in zip(other, (0.5, 1.5, 2.5, 3.5), strict=True):
        assert one == pytest.approx(own[0] + at * pitch, abs=1)


def test_reach_is_shown_for_whoever_is_focused(newcomer: Newcomer) -> None:
    ann = started(newcomer)
    for seat in (0, 1):
        for one in row(ann, seat):
            warrior(ann, seat, one["number"]).focus()
            expect(ann.page.locator("line.reaches")).to_have_count(len(one["reaches"]))
            expect(ann.page.locator("line.faces")).to_have_count(len(one["faces"]))
    names = [ann.say(name_of(ann, 0, number)) for number in one["reaches"]]
    said = warrior(ann, 1, one["number"]).get_attribute("aria-label") or ""
    assert all(name in said for name in names)


def test_a_click_on_a_lit_enemy_attacks_it(newcomer: Newcomer) -> None:
    ann = started(newcomer)
    attack = next(option for option in ann.options if option["act"].startswith("attack"))
    own, enemy = map(int, attack["act"].split()[1:])
    can = {option["act"] for option in ann.options if option["act"].startswith(f"attack {own} ")}
    warrior(ann, 0, own).click()
    expect(ann.page.locator(".attack > button")).to_have_count(len(can))
    lit = ann.page.locator(".attack > button").and_(ann.page.get_by_role("button", name=ann.says(attack)))
    before = ann.n
    lit.click()
    ann.until(lambda: ann.n > before, "the attack is done")
    assert ann.last_act == f"attack {own} {enemy}"


# -- choices and previews


def test_the_effect_of_a_card_is_shown_before_it_is_played(newcomer: Newcomer) -> None:
    """The sark of the Pitchforks needs an enemy as a target: all of them are marked, and nothing has happened yet."""
    ann = started(newcomer)
    hand(ann).get_by_role("button").first.click()
    expect(ann.page.locator(".warrior.meant")).to_have_count(len(row(ann, 1)))
    assert not [frame for frame in ann.sent if frame["t"] == "act" and frame["act"] == "sark"]
    attack = next(option for option in ann.options if option["act"].startswith("attack"))
    warrior(ann, 0, int(attack["act"].split()[1])).click()
    ann.target(attack).hover()
    plates = ann.page.locator(".foreseen")
    expect(plates).to_have_count(2)  # one becomes exhausted, and one gets pressure
    expect(ann.panel).to_contain_text(ann.say("web-shabrak-will"))


def test_a_click_on_a_marked_target_plays_the_card_on_it(newcomer: Newcomer) -> None:
    """The sark is selected and marks its targets: a click on one uses the sark on it."""
    ann = started(newcomer)
    hand(ann).get_by_role("button").first.click()
    marked = ann.page.locator(".warrior.meant > button")
    expect(marked).to_have_count(len(row(ann, 1)))
    marked.first.click()
    ann.until(lambda: [frame for frame in ann.sent if frame.get("act", "").startswith("choose enemy")], "the choice")
    acts = [frame["act"] for frame in ann.sent if frame["t"] == "act"]
    assert acts[-2] == "sark"
    assert not [frame for frame in ann.frames if frame["t"] == "refused"]


def test_a_choice_lights_those_who_can_be_chosen(newcomer: Newcomer) -> None:
    ann = started(newcomer)
    ann.take(next(option for option in ann.options if option["act"] == "sark"))
    ann.await_turn()
    choices = [option for option in ann.options if option["act"].startswith("choose")]
    expect(ann.page.locator(".choose > button")).to_have_count(len(choices))
    before = ann.n
    chosen = ann.page.locator(".choose > button").first
    name = chosen.get_attribute("aria-label")
    chosen.click()
    ann.until(lambda: ann.n > before, "it is chosen")
    assert name in {ann.says(option) for option in choices if option["act"] == ann.last_act}


def test_a_reason_is_given_for_what_cannot_be_done(newcomer: Newcomer) -> None:
    ann = started(newcomer)
    ann.button("web-table-why-not").click()
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("shabrak-act-end")).click()
    expect(ann.page.get_by_role("dialog").last).to_contain_text(ann.say("shabrak-why-must-exhaust"))
    assert ann.now["seat"] == 0, "asking is not playing"
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.say("web-table-why-not-how"))  # back at the list


# -- cards on the table


def test_exhausted_and_overpowered_cards_are_visible_and_described(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    with_picture(ann, tire_and_fell)
    sit_at_rows(ann)
    first, second, third = row(ann, 0)[:3]
    tired, down, hurt = (warrior(ann, 0, one["number"]) for one in (first, second, third))
    expect(lying(tired).locator(".shabrak-card")).to_have_class(re.compile(r"\bturned\b"))
    expect(lying(down).locator(".shabrak-card")).to_have_class(re.compile(r"\bdown\b"))
    expect(lying(down).locator(".number")).to_have_count(0)
    expect(lying(hurt).locator(".pressure")).to_have_text("3")
    assert ann.say("shabrak-status-exhausted") in str(tired.get_attribute("aria-label"))
    assert ann.say("shabrak-status-overpowered") in str(down.get_attribute("aria-label"))
    assert ann.say("web-shabrak-figures", attack=third["attack"], defence=third["defence"], pressure=3) in str(
        hurt.get_attribute("aria-label")
    )


def tire_and_fell(view: Frame) -> None:
    first, second, third = view["players"][0]["row"][:3]
    first |= {"status": "exhausted", "pressure": 0}  # undoes whatever the bot has done to them
    second |= {"status": "overpowered", "pressure": 0}
    third |= {"status": "ready", "pressure": 3}


def test_ten_warriors_and_ten_cards_fit_a_phone(newcomer: Newcomer) -> None:
    ann = newcomer(360).be("Ann")
    with_picture(ann, fill)
    sit_at_rows(ann)
    cards = hand(ann).get_by_role("listitem")
    expect(cards).to_have_count(11)  # including the sark
    warriors = [warrior(ann, seat, one["number"]) for seat in (0, 1) for one in row(ann, seat)]
    assert_apart([box(one) for one in (*warriors, *cards.all())])


def fill(view: Frame) -> None:
    """Changes a view so that everyone stands and has equipment, with ten different cards in hand."""
    own = view["players"][0]
    worn = next(held["card"] for held in own["deck"] if view["cards"][held["card"]]["kind"] == "equipment")
    for player in view["players"]:
        for one in player["row"]:
            one["equipment"], one["pressure"], one["shield"], one["guard"] = worn, 4, True, True
    own["hand"] = [held | {"count": 2} for held in own["deck"][:10]]
    own["in_hand"] = 20


def assert_apart(boxes: list[dict[str, float]]) -> None:
    for i, one in enumerate(boxes):
        assert -0.5 <= one["x"] <= 360.5 - one["width"], f"{one} is on the screen"
        for other in boxes[:i]:
            beside = one["x"] + one["width"] <= other["x"] + 0.5 or other["x"] + other["width"] <= one["x"] + 0.5
            above = one["y"] + one["height"] <= other["y"] + 0.5 or other["y"] + other["height"] <= one["y"] + 0.5
            assert beside or above, f"{one} overlaps {other}"


# -- hidden hands


def test_the_others_hand_in_shabrak_is_nowhere_in_the_browser(newcomer: Newcomer) -> None:
    """Decks are open (S1.1), hands are not: neither message nor page names the cards in the other's hand."""
    ann, bob = newcomer().be("Ann"), newcomer().be("Bob")
    table = ann.make("shabrak", "me", "open", start=False, options=DECKS)
    bob.ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    ann.open(table)
    bob.open(table)
    for _ in range(ACTS):
        ann.until(lambda: ann.n == bob.n and bool(ann.options or bob.options or ann.over), "somebody decides")
        if ann.over:
            break
        one = ann if ann.options else bob
        one.take(min(one.options, key=eagerness))
        for each, seat in ((ann, 0), (bob, 1)):
            assert_only_own_hand(each, seat)
    assert any(frame["now"]["view"]["players"][0]["in_hand"] for frame in ann.frames if "now" in frame)


def assert_only_own_hand(one: Visitor, seat: int) -> None:
    # First what the page shows: what it was sent until then is known afterwards.
    words = one.page.evaluate("document.body.innerText") + one.page.locator("main").aria_snapshot()
    views = [frame["now"]["view"] for frame in one.frames if "now" in frame]
    for other in (view["players"][1 - seat] for view in views):
        assert other["pile"] == other["discard"] == [], "the other's piles are only counted"
        assert other["hand"] == [], "of the other's hand nothing was shown yet"
    view = one.now["view"]
    own = [seen["players"][seat] for seen in views]  # the page may still show an earlier hand
    held = {card["card"] for player in own for card in (*player["hand"], *player["waiting"])}
    mine = {one.say(view["cards"][card]["name"]) for card in (view["players"][seat]["sark"], *held)}
    lists = hand(one).get_by_role("button").all()
    labels = [str(button.get_attribute("aria-label")).split(",")[0].split(" ×")[0] for button in lists]
    assert set(labels) <= mine, "the hand has own cards only"
    lying = {
        view["cards"][worn["equipment"]]["name"] for side in (0, 1) for worn in row(one, side) if worn["equipment"]
    }
    told = json.dumps([frame.get("lines", []) for frame in one.frames])
    told += " ".join(played_in(seen) for seen in views)
    for card in view["players"][1 - seat]["deck"]:
        name = view["cards"][card["card"]]["name"]
        if one.say(name) not in mine and name not in lying and name not in told:
            assert one.say(name) not in words, f"{name} has been seen by nobody but its owner"


def played_in(view: Frame) -> str:
    """The card that is being played is open."""
    return "" if view["under_way"] is None else str(view["cards"][view["under_way"]]["name"])


def test_the_screen_is_passed_on_in_shabrak_before_the_next_hand_is_shown(newcomer: Newcomer) -> None:
    ann = newcomer(768).be("Ann")
    ann.open(ann.make("shabrak", "me", "me", options=DECKS))
    take = ann.button("server-page-pass-take")
    take.or_(hand(ann)).first.wait_for()
    if take.is_visible():  # the second seat lays first
        take.click()
    ann.await_turn()
    before = ann.now["seat"]
    ann.take(ann.options[0])
    ann.button("server-page-pass-take").wait_for()
    expect(hand(ann)).to_have_count(0)
    ann.button("server-page-pass-take").click()
    ann.await_turn()
    assert ann.now["seat"] != before
    expect(hand(ann)).to_be_visible()


# -- helpers


def started(newcomer: Newcomer) -> Visitor:
    """A visitor at a table whose rows are laid."""
    ann = newcomer().be("Ann")
    ann.open(ann.make("shabrak", "me", "greedy", options=DECKS))
    lay(ann)
    return ann


def lay(ann: Visitor) -> None:
    ann.await_turn()
    while ann.options[0]["act"].startswith("lay"):
        ann.take(ann.options[0])
        ann.await_turn()


def row(ann: Visitor, seat: int) -> list[Frame]:
    return list(ann.now["view"]["players"][seat]["row"])


def name_of(ann: Visitor, seat: int, number: int) -> str:
    view = ann.now["view"]
    found = next(one for one in view["players"][seat]["row"] if one["number"] == number)
    return str(view["cards"][found["card"]]["name"])


def hand(ann: Visitor) -> Locator:
    return ann.page.get_by_role("list", name=ann.say("web-shabrak-hand"))


def warrior(ann: Visitor, seat: int, number: int) -> Locator:
    """The button of a warrior, by its place in the row."""
    place = [one["number"] for one in row(ann, seat)].index(number)
    return listed(ann, seat).get_by_role("button").nth(place)


def listed(ann: Visitor, seat: int) -> Locator:
    """The list element of a row."""
    return ann.page.get_by_role("list", name=ann.say("web-shabrak-row", name=ann.called(seat)), exact=True)


def lying(button: Locator) -> Locator:
    """The card below a button."""
    return button.locator("xpath=..")


def box(one: Locator) -> dict[str, float]:
    found = one.bounding_box()
    assert found is not None, "it can be seen"
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def left_of(one: Locator) -> float:
    return box(one)["x"]


def right_of(one: Locator) -> float:
    return box(one)["x"] + box(one)["width"]


def middle(one: Locator) -> float:
    return box(one)["x"] + box(one)["width"] / 2


# -- views changed for a test


def with_picture(ann: Visitor, change: Callable[[Frame], Any]) -> None:
    """Changes every view with rows of five before the page gets it."""

    def changed(text: str) -> str:
        told = json.loads(text)
        view = told.get("now", {}).get("view", {})
        if told["t"] == "snapshot" and len(view["players"][0]["row"]) == 5:
            change(view)
        return json.dumps(told)

    def intercept(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(changed(str(text))))

    ann.page.route_web_socket("**/ws", intercept)


def shorten(view: Frame) -> None:
    """Removes a warrior from the other row: the rest move to the half places of a row of four."""
    left = view["players"][1]["row"]
    left.pop()
    for i, one in enumerate(left):
        one["at"] = 2 * i - (len(left) - 1)


def sit_at_rows(ann: Visitor) -> None:
    """A table with complete rows, reloaded so that the page gets a whole view."""
    table = ann.make("shabrak", "me", "greedy", options=DECKS)
    ann.open(table)
    lay(ann)
    ann.frames.clear()
    ann.open(table)
    ann.until(lambda: ann.picture and ann.page.locator(".shabrak-card").count() > 8, "the rows are seen")
