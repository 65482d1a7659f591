"""Goblin's own table: whole matches, chains and why a card does not follow, piles, shopping, hidden hands."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.conftest import Newcomer
from browser.goblin_acts import chain, holds_won, monster_of, phase, play_until, reach_chain, sensible, verbs
from browser.page_checks import assert_fits, assert_said
from browser.places import PLACES
from browser.tables.test_generic_table import shown
from browser.tables.test_karak import press
from browser.visitor import Frame, Visitor

ACTS = 14
EDGE = 0.5  # pixels that two neighbours may share


# -- whole matches


@pytest.mark.slow  # Shabrak's is shorter
def test_a_whole_match_of_goblin_is_played_by_clicks(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    play_until(ann, lambda: False)
    assert ann.over
    assert sum(ann.now["result"]) == pytest.approx(1)
    ann.button("server-page-rematch").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 768])
def test_a_whole_match_of_goblin_is_played_by_clicks_on_smaller_screens(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me", "greedy", options={"heroes": "chosen", "edition": "fr"}))
    play_until(ann, lambda: False)
    assert ann.over


def test_a_match_of_goblin_is_played_by_keys_alone(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    for _ in range(ACTS):
        ann.await_turn()
        before, option = ann.n, sensible(ann)
        press(ann, ann.target(option))
        ann.until(lambda before=before: ann.n > before, f"“{option['act']}” is done")
        assert ann.last_act == option["act"]


def test_number_keys_choose_cards_and_acts(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    reach_chain(ann, 1)
    for option in (ann.options[-1], next(option for option in ann.options if option["act"] == "stop")):
        before, key = ann.n, ann.target(option).get_attribute("aria-keyshortcuts")
        assert key, f"“{option['act']}” has a key"
        if option["act"] == "stop":
            ann.page.keyboard.press(key)
            ann.until(lambda before=before: ann.n > before, "it is done")
            assert ann.last_act == "stop"


def test_heroes_are_chosen_with_what_they_can_do(newcomer: Newcomer) -> None:
    ann = newcomer(360).be("Ann")
    ann.open(ann.make("goblin", "me", "greedy", options={"heroes": "chosen"}))
    ann.await_turn()
    assert phase(ann) == "hero"
    assert len(ann.options) == 6
    ann.sees(ann.say("web-goblin-ability-taia"))
    ann.take(next(option for option in ann.options if option["act"] == "hero horan"))
    ann.await_turn()
    assert ann.now["view"]["players"][0]["hero"] == "horan"


# -- the fight


def test_the_chain_grows_with_its_sums(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me"))  # alone: nobody ends the match before
    reach_chain(ann, 2)
    fight = ann.now["view"]["fight"]
    listed = ann.page.get_by_role("list", name=ann.say("web-goblin-chain")).get_by_role("img")
    expect(listed).to_have_count(len(fight["chain"]))
    for place, card in enumerate(fight["chain"]):
        assert ann.say(card["name"]) in (listed.nth(place).get_attribute("aria-label") or "")
    panel = ann.page.get_by_role("region", name=ann.say("web-goblin-panel"))
    need = fight["monster"]
    expect(
        panel.get_by_text(ann.say("web-goblin-of", number=fight["attack"], need=need["lives"])).first
    ).to_be_attached()
    expect(
        panel.get_by_text(ann.say("web-goblin-of", number=fight["defence"], need=need["attack"])).first
    ).to_be_attached()


def test_what_a_card_would_add_is_shown_before_it_is_played(newcomer: Newcomer) -> None:
    """The numbers are those of the server's picture after the act."""
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me"))  # alone: nobody ends the match before
    assert play_until(ann, lambda: phase(ann) == "play" and attacking(ann))
    option = attacking(ann)[0]
    ann.target(option).focus()
    told = ann.page.get_by_role("region", name=ann.say("web-goblin-panel")).get_by_text(
        ann.like("web-goblin-would", "number")
    )
    expect(told.first).to_be_attached()
    would = int(re.findall(r"\d+", told.first.inner_text())[-1])
    ann.take(option)
    ann.until(lambda: ann.now["view"]["fight"], "the fight goes on")
    assert ann.now["view"]["fight"]["attack"] == would


@pytest.mark.parametrize("width", [360, 1440])
def test_xanros_says_at_the_end_of_the_fight_what_counts(
    newcomer: Newcomer, shot: Callable[[Visitor, str], None], width: int
) -> None:
    """G9.5: each cursed attack or defence of the chain is a button; what it spends is said on it."""
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me", options={"heroes": "chosen", "finish": "round"}))
    assert play_until(ann, lambda: phase(ann) == "spare", as_xanros)
    option = verbs(ann, "spare")[0]
    assert "Xanros" in ann.target(option).inner_text()
    shot(ann, f"goblin-spare-{width}")
    assert_fits(ann)
    ann.take(option)
    ann.until(lambda: phase(ann) != "spare", "it is settled")
    assert ann.last_act == option["act"]


def as_xanros(ann: Visitor) -> Frame:
    """Xanros looks for a monster that curses attack or defence, and plays what it cancels."""
    if heroes := verbs(ann, "hero"):
        return next(option for option in heroes if option["act"] == "hero xanros")
    cursing = [
        one for one in verbs(ann, "fight") if {"attack", "defence"} & set(monster_of(ann, one).get("curses", []))
    ]
    return cursing[0] if cursing else sensible(ann)


def attacking(ann: Visitor) -> list[Frame]:
    """Cards with nothing but attack that can be played, are not cursed, and do not end the fight."""
    view = ann.now["view"]
    if not view["fight"] or "attack" in view["fight"]["curses"]:
        return []
    hand = view["players"][0]["hand"]
    words = {
        own_word(card["id"])
        for card in hand
        if [kind for kind, _ in card["effects"]] == ["attack"]
        and any(
            other["id"] != card["id"]
            and other["colour"] in card["follows"]
            and other["colour"] not in view["fight"]["curses"]
            for other in hand
        )
    }
    return [option for option in verbs(ann, "play") if option["act"].split()[1] in words]


def own_word(id: str) -> str:
    return f"s{id.rpartition('-')[2]}" if "-" in id else id


@pytest.mark.parametrize("width", [360, 1440])
def test_a_card_that_does_not_follow_says_why(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me"))  # alone: nobody ends the match before
    assert play_until(ann, lambda: refused(ann))
    card = refused(ann)[0]
    before = ann.n
    ann.button("web-goblin-why-card", card=card["name"]).click()
    reasons = [ann.say(f"goblin-why-{why}") for why in ("does-not-follow", "colour-cursed")]
    expect(ann.page.get_by_role("dialog")).to_contain_text(re.compile("|".join(map(re.escape, reasons))))
    assert ann.n == before


def refused(ann: Visitor) -> list[Any]:
    if phase(ann) != "play" or not chain(ann):
        return []
    can = {option["act"].split()[1] for option in verbs(ann, "play")}
    return [card for card in ann.now["view"]["players"][0]["hand"] if own_word(card["id"]) not in can]


def test_a_closed_level_says_why_it_is_closed(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    assert play_until(ann, lambda: phase(ann) == "turn")
    monster = ann.now["view"]["levels"][2]["row"][0]
    ann.button("web-goblin-why-monster", monster=monster["name"]).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.say("goblin-why-level-closed"))


# -- arranging and shopping


@pytest.mark.parametrize(
    ("width", "way"), [(1440, "drag"), (360, "tap"), (768, "keys"), (1440, "number"), (360, "shuffle")]
)
def test_a_new_pile_is_arranged(newcomer: Newcomer, width: int, way: str) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me"))  # alone: nobody ends the match before
    assert play_until(ann, lambda: phase(ann) == "arrange")
    place = verbs(ann, "place")[-1]
    before, slot = ann.n, ann.target(place)
    slot.wait_for()
    if way == "drag":
        ann.page.locator(".held").hover()
        ann.page.mouse.down()
        slot.hover(force=True)
        ann.page.mouse.up()
    elif way == "tap":
        slot.click()
    elif way == "keys":
        press(ann, slot)
    elif way == "number":
        place = verbs(ann, "place")[0]
        ann.page.keyboard.press("1")
    else:
        place = verbs(ann, "shuffle")[0]
        gold = ann.target(place).get_attribute("class") or ""
        assert "best" not in gold, "the plain shuffle is one of many places: nothing says that it is the best"
        ann.target(place).click()
    ann.until(lambda: ann.n > before, "it lies there")
    assert ann.last_act == place["act"]


@pytest.mark.parametrize("width", [360, 1440])
def test_a_potion_is_bought_with_a_won_card(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me"))  # alone: nobody ends the match before
    assert play_until(ann, lambda: phase(ann) == "turn" and holds_won(ann) and verbs(ann, "merchant"))
    ann.take(verbs(ann, "merchant")[0])
    ann.await_turn()
    ann.sees(ann.say("web-goblin-cost"))
    ann.take(next(option for option in ann.options if option["act"] == "potion healing"))
    ann.await_turn()
    ann.sees(ann.say("web-goblin-buying", what="goblin-potion-healing"))
    paid = verbs(ann, "pay")[0]
    ann.take(paid)
    ann.until(lambda: ann.now["view"]["players"][0]["potions"] == ["healing"], "the potion is there")
    assert paid["act"].split()[1] in [card["id"] for card in ann.now["view"]["pawned"]]


def test_all_public_things_of_a_player_are_shown(newcomer: Newcomer) -> None:
    ann = newcomer().be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    assert play_until(ann, lambda: phase(ann) == "turn")
    ann.button("web-goblin-things", name=ann.called(1)).click()
    other = ann.now["view"]["players"][1]
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ann.say("web-goblin-count-hand", count=other["starting"] + len(other["hand"])))
    expect(dialog.get_by_role("img", name=ann.say("goblin-starting-card")).first).to_be_visible()


# -- hidden hands


def test_the_others_cards_in_goblin_are_nowhere_in_the_browser(newcomer: Newcomer) -> None:
    ann, bob = newcomer(), newcomer(360)
    table = ann.be("Ann").make("goblin", "me", "open", start=False)
    bob.be("Bob").ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    ann.open(table)
    bob.open(table)
    checked = 0
    for _ in range(ACTS):
        one = next(each for each in (ann, bob) if each.options)
        one.take(sensible(one))
        for each in (ann, bob):
            each.until(lambda: ann.n == bob.n, "both know the same")
            each.until(lambda: ann.options or bob.options or ann.over, "somebody decides")
        checked += no_secrets(ann, bob, 1) + no_secrets(bob, ann, 0)
    assert checked > ACTS


def no_secrets(looker: Visitor, holder: Visitor, seat: int) -> int:
    """The holder's secret cards are in no page, message or accessibility tree of the other; how many there are."""
    told = json.dumps(looker.frames)
    secret = [
        card for card in holder.now["view"]["players"][seat]["hand"] if "-" in card["id"] and card["name"] not in told
    ]
    seen = shown(looker)
    for card in secret:
        assert looker.say(card["name"]) not in seen
        assert f'"{card["id"]}"' not in told
    assert all("-" not in card["id"] for card in looker.now["view"]["players"][seat]["hand"])
    return len(secret)


def test_the_screen_is_passed_on_in_goblin_before_the_next_hand_is_shown(newcomer: Newcomer) -> None:
    ann = newcomer(768).be("Ann")
    ann.open(ann.make("goblin", "me", "me", options={"heroes": "drawn"}))
    take = ann.button("server-page-pass-take")
    take.or_(ann.page.get_by_role("region", name=ann.say("web-goblin-panel"))).first.wait_for()
    if take.is_visible():  # the second seat begins
        take.click()
    ann.await_turn()
    seat = ann.now["seat"]
    names = [ann.say(card["name"]) for card in ann.now["view"]["players"][seat]["hand"]]
    for _ in range(ACTS):
        if take.is_visible():
            break
        ann.take(sensible(ann))
        ann.until(lambda: take.is_visible() or ann.options, "somebody decides")
    take.wait_for()
    assert [name for name in names if name in ann.page.locator("main").inner_text()] == []
    take.click()
    ann.await_turn()
    assert ann.now["seat"] != seat


# -- how it looks

CUT_OFF = """one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight
  ? `${one.innerText}: ${one.scrollWidth} by ${one.scrollHeight} in ${one.clientWidth} by ${one.clientHeight}` : ''"""


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_a_hand_of_ten_and_a_chain_of_twelve_fit_the_screen(newcomer: Newcomer, width: int) -> None:
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    assert play_until(ann, lambda: phase(ann) == "turn")
    ann.page.route_web_socket("**/ws", intercept)
    ann.page.reload()
    hand = ann.page.get_by_role("list", name=ann.say("web-goblin-hand"))
    played = ann.page.get_by_role("list", name=ann.say("web-goblin-chain"))
    expect(hand.locator(".card-face")).to_have_count(10)
    expect(played.locator(".card-face")).to_have_count(12)
    boxes = [*hand.locator(".card-face").all(), *played.locator(".card-face").all()]
    places, board = [place_of(box) for box in boxes], place_of(ann.page.get_by_role("main"))
    for place in places:
        assert board["x"] <= place["x"] <= board["x"] + board["width"] - place["width"]
        assert board["y"] <= place["y"] <= board["y"] + board["height"] - place["height"]
    for i, one in enumerate(places):
        assert not any(overlap(one, other) for other in places[:i])
    assert [size for box in boxes if (size := box.evaluate(CUT_OFF))] == []
    assert_fits(ann)


# Which cards of a hand cannot be pressed at their left edge, where what they do stands.
OUT_OF_REACH = """(hand) => [...hand.children].map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => [0.1, 0.5, 0.96].some((part) =>
    !one.contains(document.elementFromPoint(box.left + 12, box.top + box.height * part))))
  .map(([one]) => one.innerText)"""


@pytest.mark.every
@pytest.mark.parametrize("cards", [6, 8])
def test_a_full_hand_stands_in_one_line_on_a_phone(newcomer: Newcomer, cards: int) -> None:
    ann = newcomer(360, viewport={"width": 360, "height": 740}).be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    assert play_until(ann, lambda: phase(ann) == "turn")
    ann.page.route_web_socket("**/ws", partial(intercept, hand=cards, played=4))
    ann.page.reload()
    hand = ann.page.get_by_role("list", name=ann.say("web-goblin-hand"))
    expect(hand.locator(".card-face")).to_have_count(cards)
    places = [place_of(one) for one in hand.locator(".card-face").all()]
    assert len({place["y"] for place in places}) == 1
    assert max(place["x"] + place["width"] for place in places) <= 360
    assert hand.evaluate(OUT_OF_REACH) == []
    assert_fits(ann)


def place_of(one: Locator) -> dict[str, float]:
    box = one.bounding_box()
    assert box is not None, f"{one} is seen"
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    def apart(axis: str, size: str) -> bool:
        first, second = sorted((one, other), key=lambda box: box[axis])
        return first[axis] + first[size] <= second[axis] + EDGE

    return not apart("x", "width") and not apart("y", "height")


def crowd(text: str, hand: int = 10, played: int = 12) -> str:
    """The same picture in a fight with a chain of twelve and a hand of ten, or of other lengths."""
    told = json.loads(text)
    if told["t"] == "snapshot":
        now, view = told["now"], told["now"]["view"]
        own = view["players"][0]
        cards = [*own["hand"], *own["hand"], *own["hand"], *own["hand"], *own["hand"], *own["hand"]]
        named = [card | {"id": f"i{number + 1}"} for number, card in enumerate(cards)]
        own["hand"], own["starting"] = named[:hand], 0
        monster = view["levels"][0]["row"][0] | {"curses": ["defence", "red"]}
        sums = {"attack": 9, "defence": 2, "hits": 1, "missing": 2, "doubled": [1, "attack"], "defied": None}
        fight = {
            "monster": monster,
            "curses": ["defence"],
            "chain": named[10 : 10 + played],
            "ability": True,
            "reward": None,
        }
        view |= {"phase": "play", "turn": 0, "fight": fight | sums}
        plays = [
            {"act": f"play i{n + 1}", "say": {"id": "goblin-act-play", "args": {"card": named[n]["name"]}}}
            for n in range(min(hand, 8))
        ]
        stop = {"act": "stop", "say": {"id": "goblin-act-stop-lose", "args": {"attack": 9, "hits": 1, "missing": 2}}}
        now |= {"seat": 0, "options": [stop, *plays]}
    return json.dumps(told)


def intercept(socket: WebSocketRoute, **lengths: int) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(crowd(str(text), **lengths)))


@pytest.mark.parametrize("language", ["cs", "de"])
@pytest.mark.parametrize("place", ["goblin", "goblin-fight"])
def test_the_table_of_goblin_fits_in_the_longest_languages(newcomer: Newcomer, language: str, place: str) -> None:
    ann = newcomer(360, language=language)
    PLACES[place](ann)
    assert_said(ann)
    assert_fits(ann)
