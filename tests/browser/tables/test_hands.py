"""What hands do at the tables: dragging, looking closely at a card, walking to a tile afar."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.goblin_acts import chain, phase, play_until, reach_chain, verbs
from browser.page_checks import violations
from browser.prepared import reach
from browser.visitor import Visitor
from server.serving import ServedHere

MOST_TURNS = 40


def drag(ann: Visitor, thing: Locator, place: Locator) -> None:
    """Drags as a hand does, with stops on the way: what can be dropped on may appear only after the first."""
    at, to = thing.bounding_box(), None
    assert at, "it is on the screen"
    ann.page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2 - 30, steps=3)
    place.wait_for()
    to = place.bounding_box()
    assert to, "the place is on the screen"
    ann.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    expect(place).to_have_attribute("data-awaits", "now")
    ann.page.mouse.up()


# -- dragging


@pytest.mark.parametrize("width", [1440, 360])
def test_a_card_is_dragged_to_the_chain(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me"))
    reach_chain(ann, 1)
    assert play_until(ann, lambda: phase(ann) == "play" and verbs(ann, "play"))
    before, option = ann.n, verbs(ann, "play")[0]
    drag(ann, ann.target(option), ann.page.locator("[data-drop=chain]"))
    ann.until(lambda: ann.n > before, "the card is played")
    assert ann.last_act == option["act"]


@pytest.mark.every
@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_a_finger_drags_cards(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """To Goblin's chain; and in Shabrak a warrior, held by its name, to the end of the row."""
    width, height = size
    ann = newcomer(width, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True).be("Ann")
    ann.open(ann.make("goblin", "me"))
    reach_chain(ann, 1)
    assert play_until(ann, lambda: phase(ann) == "play" and verbs(ann, "play"))
    before, option = ann.n, verbs(ann, "play")[0]
    slide(ann, ann.target(option), 0.5, "[data-drop=chain]")
    ann.until(lambda: ann.n > before, "the card is played")
    assert ann.last_act == option["act"]
    ann.open(ann.make("shabrak", "me", "greedy"))
    ann.await_turn()
    hand = ann.page.get_by_role("list", name=ann.say("web-shabrak-hand"))
    slide(ann, hand.get_by_role("button").last, 0.2, "[data-drop^='lay '][data-drop$=right]")
    ann.until(lambda: re.fullmatch(r"lay \d right", ann.last_act), "the warrior is laid")


def slide(ann: Visitor, thing: Locator, grip: float, place: str) -> None:
    """A finger that holds a thing at this part of its height, and lets it go over a place."""
    touch = ann.page.context.new_cdp_session(ann.page)

    def put(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    expect(thing).to_have_attribute("data-drags", "")
    at = thing.bounding_box()
    assert at, "it is on the screen"
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] * grip
    put("touchStart", (x, y))
    for step in range(1, 5):
        put("touchMove", (x, y - 8 * step))
    expect(ann.page.locator(".drag-ghost")).to_be_visible()
    to = ann.page.locator(place).bounding_box()
    assert to, "the place is on the screen"
    put("touchMove", (to["x"] + to["width"] / 2, to["y"] + to["height"] / 2))
    expect(ann.page.locator(place)).to_have_attribute("data-awaits", "now")
    put("touchEnd")


def test_a_card_that_is_dropped_elsewhere_is_not_played(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me"))
    reach_chain(ann, 0)
    before, card = ann.n, ann.target(verbs(ann, "play")[0])
    box = card.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + 60, 5, steps=5)
    expect(ann.page.locator(".drag-ghost")).to_be_visible()
    ann.page.mouse.up()
    expect(ann.page.locator(".drag-ghost")).to_have_count(0)
    ann.page.wait_for_timeout(200)
    assert ann.n == before
    assert chain(ann) == []


def test_a_warrior_is_dragged_to_the_row_and_onto_an_enemy(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("shabrak", "me", "greedy"))
    ann.await_turn()
    hand = ann.page.get_by_role("list", name=ann.say("web-shabrak-hand"))
    while verbs(ann, "lay"):
        before = ann.n
        drag(ann, hand.get_by_role("button").last, ann.page.locator("[data-drop^='lay '][data-drop$=right]"))
        ann.until(lambda before=before: ann.n > before, "the warrior is laid")
        assert re.fullmatch(r"lay \d right", ann.last_act)
        ann.await_turn()
    before, option = ann.n, verbs(ann, "attack")[0]
    _, own, enemy = option["act"].split()
    seat = ann.now["view"]["viewer"]
    pieces = ann.page.locator(".arena [data-piece]")
    expect(pieces.first).to_be_visible()
    drag(
        ann,
        ann.page.locator(f"[data-drop='{seat + 1}.{own}'] button"),
        ann.page.locator(f"[data-drop='{2 - seat}.{enemy}']"),
    )
    ann.until(lambda: ann.n > before, "it attacks")
    assert ann.last_act == option["act"]


def test_equipment_is_dragged_to_its_wearer(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    table = ann.make("shabrak", "me", "greedy", options={"deck1": "tinkers", "deck2": "coopers"})
    assert reach(
        served, table, lambda view: view.phase == "turn" and any(map(_is_equipment(view), view.players[0].hand))
    )
    ann.open(table)
    ann.await_turn()
    view = ann.now["view"]
    held = next(one for one in view["players"][0]["hand"] if view["cards"][one["card"]]["kind"] == "equipment")
    option = next(option for option in ann.options if option["act"] == f"play {held['word']}")
    name = ann.say(view["cards"][held["card"]]["name"])
    hand = ann.page.get_by_role("list", name=ann.say("web-shabrak-hand"))
    bare = next(
        one["number"]
        for one in view["players"][0]["row"]
        if one["equipment"] is None and one["status"] != "overpowered"
    )
    drag(ann, hand.get_by_role("button", name=name).first, ann.page.locator(f"[data-drop='1.{bare}']"))
    ann.until(lambda: any(frame["t"] == "act" and frame["act"] == option["act"] for frame in ann.sent), "it is played")
    ann.until(lambda: ann.has_acted and ann.last_act == f"choose own {bare}", "it is put on")


def _is_equipment(view: Any) -> Callable[[Any], bool]:
    return lambda held: view.face(held.card).kind == "equipment"


# -- the large view


@pytest.mark.parametrize("width", [1440, 360])
def test_a_card_is_looked_at_closely(newcomer: Newcomer, width: int) -> None:
    """By the key V, with what its words mean and with the rule."""
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me"))
    reach_chain(ann, 0)
    option = verbs(ann, "play")[0]
    ann.target(option).focus()
    ann.page.keyboard.press("v")
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_text(re.compile("^(Attack|Defence|Healing|Drawing): "))).not_to_have_count(0)
    sheet.get_by_text(ann.say("web-table-rules"), exact=True).click()
    expect(sheet.get_by_text("G5.4")).to_be_visible()
    assert violations(ann) == []
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_mouse_on_a_card_shows_it_large_and_a_long_press_does(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be("Ann"), newcomer(360, has_touch=True).be("Bob")
    for one in (ann, bob):
        one.open(one.make("shabrak", "me", "greedy"))
        one.await_turn()
    card = ann.page.get_by_role("list", name=ann.say("web-shabrak-hand")).get_by_role("button").last
    card.hover()
    expect(ann.page.locator("aside[aria-hidden=true] .flavour")).to_be_visible()
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator("aside[aria-hidden=true]")).to_have_count(0)
    touched = bob.page.get_by_role("list", name=bob.say("web-shabrak-hand")).get_by_role("button").last
    finger = {"pointerType": "touch", "isPrimary": True, "pointerId": 2, "bubbles": True}
    touched.dispatch_event("pointerdown", {**finger, "clientX": 100, "clientY": 100})
    expect(bob.page.get_by_role("dialog").locator(".flavour")).to_be_visible()
    touched.dispatch_event("pointerup", finger)
    touched.dispatch_event("click", {"bubbles": True})
    bob.page.keyboard.press("Escape")
    expect(touched).to_have_attribute("aria-pressed", "false")  # the long press was no click


# -- walking


def test_wasd_walks(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "me"))
    ann.await_turn()
    before = ann.n
    side, key = next(
        (side, key)
        for side, key in zip(("north", "east", "south", "west"), "wdsa", strict=True)
        if any(option["act"] == f"go {side}" for option in ann.options)
    )
    ann.target(ann.options[0]).wait_for()
    ann.page.keyboard.press(key)
    ann.until(lambda: ann.n > before, "the step is taken")
    assert ann.last_act == f"go {side}"


@pytest.mark.parametrize("width", [1440, 360])
def test_a_tile_afar_is_walked_to_step_by_step(newcomer: Newcomer, served: ServedHere, width: int) -> None:
    """The way is shown with its steps; each step is an act of its own."""
    ann = newcomer(width, **({"has_touch": True} if width == 360 else {})).be()
    table = ann.make("karak", "me", "me")
    assert reach(served, table, lambda view: view.phase == "move" and view.steps == 0 and bool(afar(view)), (0, 1))
    ann.open(table)
    ann.await_turn()
    ann.target(ann.options[0]).wait_for()
    ann.button("web-board-fit").click()
    ann.page.wait_for_timeout(600)
    view, before = ann.now["view"], len([one for one in ann.sent if one["t"] == "act"])
    hero = next(hero for hero in view["heroes"] if hero["seat"] == view["turn"])
    goal = find_goal(ann, width)
    steps = int(goal.inner_text())
    assert steps > 1
    if width == 360:
        goal.click()
    else:  # a click anywhere on the tile walks there
        box = goal.bounding_box()
        assert box
        ann.page.mouse.click(box["x"] + 1, box["y"] + 1)
    ann.until(
        lambda: len([one for one in ann.sent if one["t"] == "act"]) >= before + steps or not ann.options, "it is walked"
    )
    acts = [one["act"] for one in ann.sent if one["t"] == "act"][before:]
    assert all(act.startswith("go ") for act in acts)
    assert len(acts) == steps, acts
    ann.until(lambda: ann.now["view"]["heroes"][hero["seat"]]["tile"] != hero["tile"], "the hero is elsewhere")


def afar(view: Any) -> list[int]:
    """The tiles two steps away over open passages without a monster."""
    tiles = view.tiles
    at = {(one.column, one.row): i for i, one in enumerate(tiles)}
    ways = {"n": (0, -1, "s"), "e": (1, 0, "w"), "s": (0, 1, "n"), "w": (-1, 0, "e")}

    def around(tile: int) -> list[int]:
        one = tiles[tile]
        near = [(at.get((one.column + ways[side][0], one.row + ways[side][1])), ways[side][2]) for side in one.openings]
        return [i for i, back in near if i is not None and back in tiles[i].openings and not tiles[i].token]

    hero = view.heroes[view.turn].tile
    return [two for one in around(hero) for two in around(one) if two not in (hero, *around(hero))]


def find_goal(ann: Visitor, width: int) -> Locator:
    """Points at one place of the board after the other until a way is shown."""
    board = ann.page.get_by_role("group", name=ann.say("web-board-label"))
    box = board.bounding_box()
    assert box
    goal = board.locator("button", has=ann.page.locator("span.number")).filter(has_text=re.compile(r"^\s*\d\s*$"))
    for y in range(70, int(box["height"]) - 40, 30):
        for x in range(20, int(box["width"]) - 60, 30):
            at = (box["x"] + x, box["y"] + y)
            under = ann.page.evaluate(
                "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('button, section'))", at
            )
            if under:
                continue
            if width == 360:
                ann.page.touchscreen.tap(*at)
            else:
                ann.page.mouse.move(*at)
            if goal.count():
                return goal
    raise AssertionError("no tile afar can be walked to")
