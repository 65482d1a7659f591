"""On phones, upright and on their side, on tablets and on desks, everything that decides is in sight."""

from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.prepared import reach
from browser.visitor import Visitor
from server.serving import ServedHere

SIZES = ((360, 740), (740, 360), (768, 1024), (1440, 900))

# Why an element is not in sight: all of it has to be within the screen, and nothing may lie over it.
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const edge = 1.5;
  if (box.width < 4 || box.height < 4) return 'it has no size';
  if (box.left < -edge || box.top < -edge || box.right > innerWidth + edge || box.bottom > innerHeight + edge)
    return `it is outside: ${JSON.stringify(box)}`;
  for (const [x, y] of [[0.5, 0.5], [0.5, 0.08], [0.5, 0.92], [0.08, 0.5], [0.92, 0.5]]) {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    const within = (what) => hit.closest(what) && hit.closest(what) === one.closest(what);
    const same = hit && (one.contains(hit) || within('li') || within('button'));
    if (!same) return `${hit?.outerHTML.slice(0, 120)} lies over it at ${x} ${y}`;
  }
  return '';
}"""
# Buttons that cover each other, or that something else covers.
COVERED = """() => {
  const buttons = [...document.querySelectorAll('.spot button')].filter((one) => one.checkVisibility());
  const boxes = buttons.map((one) => one.getBoundingClientRect());
  const lying = [...document.querySelectorAll('.told li, .panel, .over .card')];
  const others = lying.map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap((box, i) => [...boxes.slice(i + 1), ...others].filter((other) => meet(box, other))
    .map((other) => `${buttons[i].ariaLabel}: ${JSON.stringify(box)} and ${JSON.stringify(other)}`));
}"""

WITHIN_ITS_CARD = """(one) => {
  const card = one.closest('.shabrak-card');
  return one.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom;
}"""

# Messages that lie over a card of the hand.
# Once messages and cards have flown to their places.
SETTLED = """() => Promise.all([...document.querySelectorAll('.told li, ul.hand > li')]
  .flatMap((one) => one.getAnimations({ subtree: true }))
  .filter((animation) => animation.effect.getComputedTiming().iterations < Infinity)
  .map((animation) => animation.finished.catch(() => null)))"""
OVER_THE_HAND = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes('.told li').filter((told) => boxes('ul.hand > li').some((card) => meet(told, card))).length;
}"""


def sized(ann: Visitor, width: int, height: int) -> None:
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.page.wait_for_timeout(400)


def assert_in_sight(one: Locator, what: str) -> None:
    one.wait_for()
    assert not (why := one.evaluate(IN_SIGHT)), f"{what} at {one.page.viewport_size}: {why}"


def test_what_a_hero_of_karak_has_and_can_do_is_seen_on_every_screen(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    table = ann.make("karak", "me", "me", "me")
    assert reach(served, table, lambda view: len(view.heroes[0].holds) > 1, (0, 1, 2))
    ann.open(table)
    hero = ann.now["view"]["heroes"][0]
    name = ann.say(f"karak-hero-{hero['hero']}")
    for size in SIZES:
        sized(ann, *size)
        seats = ann.page.get_by_role("list", name=ann.say("web-table-seats"))
        mine = seats.get_by_role("listitem").filter(has_text="(1)").first
        mine.scroll_into_view_if_needed()
        assert_in_sight(mine.get_by_text(name, exact=True), "the hero's name")
        for item in hero["holds"]:
            assert_in_sight(mine.locator("li.held", has_text=ann.say(f"karak-item-{item}")).first, item)
        mine.get_by_role("button", name=name).click()
        sheet = ann.page.get_by_role("dialog")
        expect(sheet).to_contain_text(ann.say(f"karak-ability-{hero['hero']}-1"))
        for item in hero["holds"]:
            expect(sheet).to_contain_text(ann.say(f"karak-item-{item}"))
        ann.page.keyboard.press("Escape")


def test_no_button_on_karaks_board_is_covered(newcomer: Newcomer, served: ServedHere) -> None:
    """Opening a chest and going south are both possible: each has its own place."""
    ann = newcomer().be("Ann")
    table = ann.make("karak", "me", "me", "me")
    assert reach(served, table, lambda view: opens_a_chest(view), (0, 1, 2))
    ann.open(table)
    ann.await_turn()
    for size in SIZES:
        sized(ann, *size)
        assert not (covered := ann.page.evaluate(COVERED)), f"{size}: {covered}"
        ann.button("server-page-hint").click()
        ann.sees(ann.say("server-page-hinted"))
        ann.page.wait_for_timeout(400)
        assert not (covered := ann.page.evaluate(COVERED)), f"{size} with a hint: {covered}"
        ann.page.locator(".over .cross").click()


def opens_a_chest(view: Any) -> bool:
    """The hero to move stands on a chest with a key, and may also go south."""
    tile = view.tiles[view.heroes[view.turn].tile]
    return (
        view.phase == "move"
        and tile.token == "chest"
        and "key" in view.heroes[view.turn].holds
        and "s" in tile.openings
    )


def test_the_first_game_is_begun_without_scrolling(newcomer: Newcomer) -> None:
    for width, height in SIZES:
        ann = newcomer(width, viewport={"width": width, "height": height})
        ann.go()
        assert_in_sight(ann.button("server-page-play-now"), "the first game's button")


def test_every_way_and_every_act_is_seen_on_a_low_screen(newcomer: Newcomer, served: ServedHere) -> None:
    """Wherever the hero stands: no arrow lies behind a bar or a button, and no act below the panel's edge."""
    ann = newcomer(740, viewport={"width": 740, "height": 360}).be("Ann")
    table = ann.make("karak", "me", "me")
    for tiles in (1, 4, 9, 16, 25):
        assert reach(served, table, partial(ready, tiles), (0, 1))
        ann.open(table)
        ann.await_turn()
        ann.page.wait_for_timeout(500)
        spots = ann.page.locator(".spot button").all()
        assert spots
        for spot in [*spots, *ann.panel.locator("li button").all()]:
            assert not (why := spot.evaluate(IN_SIGHT)), f"with {tiles} tiles: {spot.inner_text()} {why}"


def ready(tiles: int, view: Any) -> bool:
    return len(view.tiles) >= tiles and view.phase == "move"


def test_what_one_says_covers_no_hearts(newcomer: Newcomer) -> None:
    """Who one is, and what is said in the chat, is a line over the names."""
    for width, height in SIZES:
        ann = newcomer(width, viewport={"width": width, "height": height}).be("Ann")
        ann.open(ann.make("karak", "me", "greedy"))
        said = ann.page.locator(".said").first
        said.wait_for()
        bubble, hearts = said.bounding_box(), ann.page.locator(".seat.own .lives").bounding_box()
        assert bubble
        assert hearts
        assert bubble["y"] + bubble["height"] <= hearts["y"] + 1, (width, bubble, hearts)


def test_who_has_played_already_is_not_told_who_they_are(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    table = ann.make("karak", "me", "greedy")
    assert reach(served, table, lambda view: len(view.tiles) > 6 and view.phase == "move")
    ann.open(table)
    ann.await_turn()
    ann.page.locator(".log .turn .name").last.wait_for()
    expect(ann.page.locator(".said")).to_have_count(0)


def test_the_log_keeps_its_room_however_many_play(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("karak", "me", *["greedy"] * 4))
    ann.await_turn()
    log, seats = ann.page.locator(".log").bounding_box(), ann.page.locator(".seat").all()
    assert log
    assert log["height"] > 180
    for seat in seats:
        assert_in_sight(seat.locator(".lives"), "lives")


def test_the_replays_buttons_are_seen_on_a_phone(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer(360, viewport={"width": 360, "height": 740}).be("Ann")
    table = ann.make("karak", "me", "me")
    assert reach(served, table, lambda view: len(view.tiles) > 6, (0, 1))
    ann.go(f"t/{table}?at=9")
    for id in ("start", "end", "leave"):
        assert_in_sight(ann.button(f"web-table-replay-{id}"), id)


def test_a_reward_of_goblin_can_be_taken_on_every_screen(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    table = ann.make("goblin", "me")
    assert reach(served, table, lambda view: view.phase == "reward")
    ann.open(table)
    for size in SIZES:
        sized(ann, *size)
        for option in ann.options:
            assert_in_sight(ann.target(option), option["act"])


def test_both_cards_that_taia_may_keep_are_seen_on_every_screen(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    table = ann.make("goblin", "me", options={"heroes": "chosen"})
    ann.open(table)
    ann.await_turn()
    ann.take(next(option for option in ann.options if option["act"] == "hero taia"))
    assert reach(served, table, lambda view: view.phase == "keep")
    ann.await_turn()
    ann.until(lambda: ann.now["view"]["phase"] == "keep", "the choice")
    for size in SIZES:
        sized(ann, *size)
        for option in ann.options:
            assert_in_sight(ann.target(option), option["act"])


def test_the_lord_is_seen_during_his_own_fight_on_every_screen(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    table = ann.make("goblin", "me")
    assert reach(served, table, lambda view: view.phase == "play" and view.fight.monster.id == view.lord.id)
    ann.open(table)
    name = ann.say(ann.now["view"]["lord"]["name"])
    for size in SIZES:
        sized(ann, *size)
        lords = ann.page.locator("main .monster", has_text=name).all()
        assert any(not one.evaluate(IN_SIGHT) for one in lords), (
            f"{name} at {size}: {[one.evaluate(IN_SIGHT) for one in lords]}"
        )


def test_attack_and_defence_are_seen_while_warriors_are_laid_out(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("shabrak", "me", "greedy"))
    ann.await_turn()
    for size in SIZES:
        sized(ann, *size)
        hand = ann.page.get_by_role("list", name=ann.say("web-shabrak-hand"))
        figures = hand.locator(".figures").all()
        assert figures
        for one in figures:
            assert one.evaluate(WITHIN_ITS_CARD), f"{size}: cut by its card"
            assert not (why := one.evaluate(IN_SIGHT)), f"{size}: {why}"


def test_a_low_screen_shows_board_and_acts_side_by_side(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("karak", "me", "greedy"))
    ann.await_turn()
    sized(ann, 740, 360)
    board = ann.page.get_by_role("group", name=ann.say("web-board-label")).bounding_box()
    panel = ann.panel.bounding_box()
    assert board
    assert panel
    assert panel["x"] >= board["x"] + board["width"] - 1, "the panel covers nothing of the board"
    assert min(board["width"], board["height"]) > 250
    for option in ann.options:
        assert_in_sight(ann.target(option), option["act"])


def test_what_happened_in_goblin_never_lies_over_the_hand_of_a_phone(newcomer: Newcomer, served: ServedHere) -> None:
    for width, height in ((360, 740), (740, 360)):
        ann = newcomer(width, viewport={"width": width, "height": height}, reduced_motion="no-preference").be("Ann")
        table = ann.make("goblin", "me")
        assert reach(served, table, lambda view: view.phase == "play" and len(view.fight.chain) > 0)
        ann.open(table)
        ann.await_turn()
        stop = next(option for option in ann.options if option["act"] == "stop")
        ann.take(stop)
        ann.page.locator(".told li").first.wait_for()
        ann.page.evaluate(SETTLED)
        assert not (over := ann.page.evaluate(OVER_THE_HAND)), f"{width}: {over}"
