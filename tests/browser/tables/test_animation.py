"""With animations on, everything that moves ends up where the rules put it."""

import time
from typing import Any

from browser.conftest import Newcomer
from browser.page_checks import NOTE_MOVEMENT
from browser.visitor import SECONDS, Visitor

ACTS = 3

# What the board shows once nothing moves: tiles laid, tokens by tile, and the tile of each hero.
STANDING = """() => {
  const moving = document.querySelector('.world').getAnimations({ subtree: true });
  if (moving.some((one) => one.effect.getTiming().iterations !== Infinity)) return null;
  const all = (name) => [...document.querySelectorAll(`[data-${name}]`)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { name: Number(one.dataset[name]), x: x + width / 2, y: y + height / 2 };
  });
  const tiles = all('tile');
  const under = ({ x, y }) => {
    const far = tiles.map((tile) => Math.hypot(tile.x - x, tile.y - y));
    return tiles[far.indexOf(Math.min(...far))].name;
  };
  return {
    tiles: tiles.length,
    tokens: all('token').map((token) => token.name).sort((a, b) => a - b),
    heroes: Object.fromEntries(all('seat').map((hero) => [hero.name, under(hero)])),
  };
}"""


def standing(view: dict[str, Any]) -> dict[str, Any]:
    """The same as STANDING, computed from the server's view."""
    return {
        "tiles": len(view["tiles"]),
        "tokens": [n for n, tile in enumerate(view["tiles"]) if tile.get("token") or tile.get("item")],
        "heroes": {str(hero["seat"]): hero["tile"] for hero in view["heroes"] if hero["hero"]},
    }


def at_rest(ann: Visitor) -> Any:
    """What the board shows once it matches the view, or once the time is up."""
    ends = time.monotonic() + SECONDS
    while (seen := ann.page.evaluate(STANDING)) != standing(ann.now["view"]) and time.monotonic() < ends:
        ann.page.wait_for_timeout(50)
    return seen


def pass_on(ann: Visitor) -> None:
    """Ends the turn if that is possible, and waits for the next one."""
    ann.await_turn()
    stops = [option for option in ann.options if option["act"] == "stop"]
    ann.take(stops[0] if stops else ann.next_option)
    ann.await_turn()


def test_moving_pieces_come_to_rest_where_the_view_has_them(newcomer: Newcomer) -> None:
    ann = newcomer(reduced_motion="no-preference").be()
    ann.open(ann.make("karak", "me", "me"))
    ann.page.evaluate(NOTE_MOVEMENT)
    for _ in range(ACTS):
        ann.await_turn()
        ann.take_next()
        assert at_rest(ann) == standing(ann.now["view"])
    assert ann.page.evaluate("window.moved") > 0


def test_a_bots_turn_is_shown_and_ends_where_the_view_has_it(newcomer: Newcomer) -> None:
    ann = newcomer(360, reduced_motion="no-preference").be()
    ann.open(ann.make("karak", "me", "greedy"))
    for _ in range(2):
        pass_on(ann)
        assert at_rest(ann) == standing(ann.now["view"])


def test_a_person_who_wants_no_movement_sees_none(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go()
    ann.button("server-page-play-now").wait_for()
    ann.until(lambda: ann.page.evaluate("document.getAnimations().length") == 0, "nothing moves")


# Every outcome that was on the screen, in the page's own words.
NOTE_OUTCOMES = """() => {
  window.outcomes = new Set();
  const note = () => document.querySelectorAll('.told li').forEach((one) => window.outcomes.add(one.innerText.trim()));
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
OUTCOMES = ("won", "lost", "tied", "fell", "looted", "treasure")


def test_no_outcome_of_a_bot_is_left_out(newcomer: Newcomer) -> None:
    """Four bots without a pause act faster than anything can be shown: it is shown faster, but all of it."""
    ann = newcomer(reduced_motion="no-preference").be()
    ann.open(ann.make("karak", "me", "greedy", "greedy", "greedy", "greedy"))
    ann.page.evaluate(NOTE_OUTCOMES)
    for _ in range(2):
        pass_on(ann)
        assert at_rest(ann) == standing(ann.now["view"])
    events = [
        event
        for frame in ann.frames
        if frame["t"] == "update"
        for line in frame["lines"]
        for event in line.get("events", [])
    ]
    told = {ann.says({"say": one}) for one in events if one["id"].removeprefix("karak-event-") in OUTCOMES}
    assert told, "somebody fought"
    ann.until(lambda: told <= set(ann.page.evaluate("[...window.outcomes]")), f"all of {told} is shown")
