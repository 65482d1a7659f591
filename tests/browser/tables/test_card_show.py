"""What Goblin's and Shabrak's tables show, and that it covers nothing: outcomes, moments, cards of others."""

import re
from collections.abc import Set
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.conftest import Newcomer
from browser.prepared import reach
from browser.visitor import Visitor
from krypta.core.text.message import Message
from krypta.core.text.words import words
from server.serving import ServedHere

# Whether an outcome ever lies over a card at rest, watched from now on.
COVERED = """() => {
  window.covered = [];
  window.told = 0;
  const still = (one) => !one.getAnimations().length;
  const boxes = (what) => [...document.querySelectorAll(what)].filter(still).map((one) => one.getBoundingClientRect());
  const look = () => {
    for (const told of boxes('.told li')) {
      window.told += 1;
      for (const card of boxes('.hand li, [data-drop=chain] li:not(.next)')) {
        const aside = told.right <= card.left || told.left >= card.right;
        if (!aside && told.bottom > card.top + 1 && told.top < card.bottom - 1) window.covered.push([told, card]);
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""

# How long each text of an element stands, in the order in which they come.
STANDS = """(what) => {
  window.stood = [];
  const look = () => {
    const text = document.querySelector(what)?.innerText.trim() ?? '';
    const last = window.stood.at(-1);
    if (last && last.text === text) last.until = performance.now();
    else window.stood.push({ text, from: performance.now(), until: performance.now() });
    requestAnimationFrame(look);
  };
  look();
}"""


def leading_to(served: ServedHere, table: str, kinds: Set[str], verb: str = "") -> str:
    """The word of an act with this verb after which one of these events happens, or an empty text."""
    match = served.node.rooms.open[table].running()
    for act in match.position.options():
        after = match.position.copy()
        word = str(match.game.say(act))
        if word.startswith(verb) and after.step(act) == 0 and {event.kind for event in after.events()} & kinds:
            return word
    return ""


def _comes(served: ServedHere, table: str, kinds: Set[str], verb: str, _view: Any) -> bool:
    return bool(leading_to(served, table, kinds, verb))


def before(served: ServedHere, ann: Visitor, game: str, kinds: Set[str], verb: str = "") -> str:
    """Opens a table of two seats of this visitor where such an act is the next; returns its word."""
    for _ in range(6):
        table = ann.make(game, "me", "me")
        if reach(served, table, partial(_comes, served, table, kinds, verb), (0, 1)):
            break
    word = leading_to(served, table, kinds, verb)
    ann.open(table)
    ann.page.wait_for_timeout(500)
    if not ann.options:  # the hand is hidden until the screen is passed on
        ann.page.get_by_role("main").get_by_role("button").first.click()
    ann.await_turn()
    ann.page.wait_for_timeout(300)
    return word


def take(ann: Visitor, word: str) -> None:
    ann.take(next(option for option in ann.options if option["act"] == word))


def stood(ann: Visitor) -> list[dict[str, Any]]:
    return [one for one in ann.page.evaluate("window.stood") if one["text"]]


@pytest.mark.every
@pytest.mark.parametrize("width", [1440, 768])
def test_what_happened_in_goblin_lies_over_no_card(newcomer: Newcomer, served: ServedHere, width: int) -> None:
    ann = newcomer(width, reduced_motion="no-preference").be("Ann")
    word = before(served, ann, "goblin", {"WON", "FAILED"}, "play ")
    ann.page.evaluate(COVERED)
    take(ann, word)
    ann.until(lambda: ann.page.evaluate("window.told"), "the outcome is told")
    ann.page.wait_for_timeout(1500)
    assert ann.page.evaluate("window.covered") == []


@pytest.mark.parametrize(("kind", "message"), [("KEY", "key"), ("FELL", "fell"), ("REVIVED", "revived")])
def test_keys_falls_and_revivals_are_moments(newcomer: Newcomer, served: ServedHere, kind: str, message: str) -> None:
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    word = before(served, ann, "goblin", {kind})
    assert word, f"{message} comes"
    ann.page.evaluate(STANDS, ".moment")
    take(ann, word)
    ann.until(lambda: stood(ann), "it is large in the middle")
    moment = stood(ann)[0]
    ann.until(lambda: ann.page.locator(".moment").count() == 0, "it passes")
    assert stood(ann)[0]["until"] - moment["from"] > 700


def test_a_card_that_was_won_is_shown_large(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    word = before(served, ann, "goblin", {"GAINED"})
    ann.page.evaluate(STANDS, ".prize .name")
    take(ann, word)
    ann.until(lambda: stood(ann), "it is large in the middle")
    ann.until(lambda: ann.page.locator(".prize").count() == 0, "it passes")
    assert stood(ann)[0]["until"] - stood(ann)[0]["from"] > 700


def test_the_lord_is_announced(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    table = ann.make("goblin", "me", "me")
    assert reach(served, table, partial(_comes, served, table, {"FIGHTS"}, "fight lord"), (0, 1))
    ann.open(table)
    passed_on = ann.button("server-page-pass-take")
    ann.until(lambda: ann.options or passed_on.is_visible(), "the table is shown")
    if passed_on.is_visible():  # the other seat decides
        passed_on.click()
        ann.await_turn()
    ann.page.wait_for_timeout(300)
    ann.page.evaluate(STANDS, ".moment")
    take(ann, "fight lord")
    ann.until(lambda: stood(ann), "the lord has an entry")


def test_a_card_of_another_player_is_shown_large(newcomer: Newcomer, served: ServedHere) -> None:
    """For a second, to whoever did not play it."""
    ann, bob = newcomer().be("Ann"), newcomer(reduced_motion="no-preference").be("Bob")
    word = before(served, ann, "shabrak", {"PLAYED"}, "play ")
    watch(bob, ann, ".arena .large .name")
    take(ann, word)
    bob.until(lambda: len(bob.page.evaluate("window.stood")) > 2, "the card is shown, and goes")
    assert stood(bob)[0]["until"] - stood(bob)[0]["from"] > 900


def test_a_new_round_has_a_banner(newcomer: Newcomer, served: ServedHere) -> None:
    ann, bob = newcomer().be("Ann"), newcomer(reduced_motion="no-preference").be("Bob")
    word = before(served, ann, "shabrak", {"ROUND"})
    watch(bob, ann, ".arena .moment")
    take(ann, word)
    bob.until(lambda: stood(bob), "the round has a banner")


def watch(bob: Visitor, ann: Visitor, what: str) -> None:
    """Opens Ann's table as a spectator, and notes what stands in that element."""
    bob.page.goto(ann.page.url)
    bob.until(lambda: bob.picture, "Bob sees the match")
    bob.page.wait_for_timeout(300)
    bob.page.evaluate(STANDS, what)


def test_another_players_reward_leaves_the_caves_in_sight(newcomer: Newcomer, served: ServedHere) -> None:
    """What is one's own choice is said to nobody else."""
    ann, bob = newcomer().be("Ann"), newcomer().be("Bob")
    table = ann.make("goblin", "me", "me")
    assert reach(served, table, lambda view: view.phase == "reward", (0, 1))
    bob.open(table)
    expect(bob.page.get_by_role("group", name=bob.say("web-goblin-caves"))).to_be_visible()
    expect(bob.page.get_by_text(bob.say("web-goblin-ask-reward"), exact=True)).to_have_count(0)


def test_a_mouse_at_rest_points_at_nothing(newcomer: Newcomer) -> None:
    """A card that comes to lie under it is not shown large; once the mouse moves, it is."""
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me"))
    ann.await_turn()
    large = ann.page.locator("aside[aria-hidden=true]")
    ann.target(ann.options[0]).wait_for()
    ann.page.mouse.move(300, 120)  # over level I, once the hero is chosen
    ann.page.keyboard.press("1")
    ann.page.get_by_role("group", name=ann.say("web-goblin-caves")).wait_for()
    ann.page.wait_for_timeout(1200)
    expect(large).to_have_count(0)
    ann.page.mouse.move(304, 124)
    expect(large).to_be_visible()


def test_a_phone_says_what_the_selected_warrior_can_do(newcomer: Newcomer, served: ServedHere) -> None:
    """In sight, without scrolling; and the rows stay where they are."""
    ann = newcomer(360, viewport={"width": 360, "height": 740}).be("Ann")
    table = ann.make("shabrak", "me", "greedy")
    assert reach(served, table, lambda view: view.phase == "turn" and able(view) is not None)
    ann.open(table)
    ann.await_turn()
    number = able(served.node.rooms.open[table].running().position.view(0))
    place = ann.page.locator(f"[data-drop='1.{number}']")
    before = place.bounding_box()
    place.get_by_role("button").click()
    text = ann.page.locator(".detail p").first
    expect(text).to_be_in_viewport(ratio=1)
    expect(text).to_have_text(re.compile("^[AP]: "))
    assert place.bounding_box() == before


def able(view: Any) -> int | None:
    """The number of a ready warrior with a text."""
    ready = (one for one in view.players[0].row if one.status == "ready" and view.face(one.card).text)
    return next((one.number for one in ready), None)


# Puts each card's name and texts on these cards, one after the other, and returns those that are cut.
CUT = """(cards) => [...document.querySelectorAll('.shabrak-card.table:not(.turned, .down)')].flatMap((face) => {
  const texts = face.querySelector('.texts');
  if (!texts) return [];
  const line = texts.firstElementChild;
  return cards.filter(([name, ...lines]) => {
    face.querySelector('.name > span').textContent = name;
    face.classList.toggle('long', lines.join('').length > 130);
    texts.replaceChildren(...lines.map((text) => Object.assign(line.cloneNode(), { textContent: text })));
    return texts.scrollHeight > texts.clientHeight + 4;  // letters hang a little below their line
  }).map(([name, ...lines]) => `${name} at ${face.clientWidth}: ${lines.join(' ').length} letters`);
})"""


@pytest.mark.parametrize("language", ["de", "fr", "pl", "en", "cs", "sk"])
def test_no_text_on_a_card_of_shabrak_is_cut(newcomer: Newcomer, language: str) -> None:
    """Whatever card it is, in the row and in the hand of a wide screen."""
    ann = newcomer(language=language).be("Ann")
    ann.open(ann.make("shabrak", "me", "greedy"))
    ann.await_turn()
    ann.page.locator(".shabrak-card.table .texts").first.wait_for()
    cards = ann.ask("GET", "cards/shabrak")["cards"]
    said = [
        [ann.say(card["name"]), *(words(language).render(msgspec.convert(text, Message)) for text in card["text"])]
        for card in cards
        if card.get("text")
    ]
    assert len(said) > 90
    assert ann.page.evaluate(CUT, said) == []
