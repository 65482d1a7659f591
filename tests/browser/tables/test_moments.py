"""What is shown when: fights, others' turns, recaps, sounds; by the page's own clock."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Newcomer
from browser.goblin_acts import sensible
from browser.page_checks import assert_fits, assert_said, violations
from browser.prepared import reach
from browser.visitor import Visitor
from server.serving import ServedHere

SIZES = [(1440, 900), (360, 740), (740, 360), (768, 1024)]

# The texts of these elements, whenever one of them changes.
FILM = """(what) => {
  window.film = [];
  const began = performance.now();
  let last = '';
  const look = () => {
    const now = Object.fromEntries(Object.entries(what).map(([name, place]) => {
      const found = document.querySelector(place);
      return [name, found ? found.innerText.replace(/\\s+/g, ' ').trim() || name : ''];
    }));
    const told = JSON.stringify(now);
    if (told !== last) window.film.push({ at: performance.now() - began, ...now });
    last = told;
    requestAnimationFrame(look);
  };
  look();
}"""


def film(ann: Visitor, **what: str) -> None:
    ann.page.evaluate(FILM, what)


def frames(ann: Visitor) -> list[Any]:
    return list(ann.page.evaluate("window.film"))


def seen(ann: Visitor, name: str) -> list[str]:
    """What that element showed, one after the other."""
    return [frame[name] for frame in frames(ann) if frame[name]]


def at_a_monster(served: ServedHere, ann: Visitor) -> dict[str, Any]:
    """Plays until the visitor can walk onto a monster, opens the table, and returns that option."""
    table = ann.make("karak", "me", "me", options={"heroes": "chosen"})
    assert reach(served, table, lambda view: any(odds(served, table)), (0, 1))
    ann.open(table)
    ann.await_turn()
    return next(option for option in ann.options if option.get("chance") is not None and "go" in option["act"])


def odds(served: ServedHere, table: str) -> list[bool]:
    """For each option of the seat that decides: whether it walks into a fight."""
    match = served.node.rooms.open[table].running()
    acts = match.position.options()
    chances = match.game.chances(match.position, acts)
    return [
        chance is not None and match.game.say(act).startswith("go") for act, chance in zip(acts, chances, strict=True)
    ]


@pytest.mark.every
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_fight_is_rolled_by_the_player_and_counted_up(
    newcomer: Newcomer, served: ServedHere, width: int, height: int
) -> None:
    """The dice wait for the player, settle one after the other, and the sum is whole only afterwards."""
    ann = newcomer(width, viewport={"width": width, "height": height}, reduced_motion="no-preference", bypass_csp=True)
    option = at_a_monster(served, ann.be("Ann"))
    film(ann, dice=".duel .dice", sum=".duel strong", stamp=".stamp", roll="button.roll")
    ann.take(option)
    roll = ann.button("web-moments-roll")
    roll.wait_for()
    assert_said(ann)
    assert_fits(ann)
    assert not violations(ann)
    box, stage = roll.bounding_box(), ann.page.locator(".duel").bounding_box()
    assert box is not None
    assert stage is not None
    foe = ann.page.locator(".duel .foe").bounding_box()
    assert foe is not None
    assert foe["x"] + foe["width"] <= stage["x"] + stage["width"] - 4, "the foe leaves the stage"
    beside = stage["x"] + stage["width"] <= box["x"] + 1  # on a low screen
    assert beside or stage["y"] + stage["height"] <= box["y"] + 1, "the stage covers the button"
    assert not seen(ann, "sum"), "nothing is summed up before the roll"
    ann.page.keyboard.press("Space")
    ann.until(lambda: seen(ann, "sum"), "the sum is counted up")
    expect(ann.page.locator(".duel")).to_have_count(0)
    sums = [int(text) for text in seen(ann, "sum")]
    assert sums == sorted(sums), "it only grows"


def test_dice_may_roll_by_themselves(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    ann.context.add_init_script("localStorage.setItem('settings', JSON.stringify({ rolls: false }))")
    option = at_a_monster(served, ann)
    film(ann, sum=".duel strong", roll="button.roll")
    ann.take(option)
    ann.until(lambda: seen(ann, "sum"), "the sum is counted up")
    assert not seen(ann, "roll")


def test_a_bolt_that_wins_is_in_the_sum(newcomer: Newcomer, served: ServedHere) -> None:
    """It ends the fight at once: what stands under the stamp is the sum with the bolt."""
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    for _ in range(10):
        table = ann.make("karak", "me", "me")
        if reach(served, table, partial(winning_bolt, served, table), (0, 1)):
            break
    ann.open(table)
    ann.await_turn()
    strength = ann.now["view"]["fight"]["strength"]
    film(ann, sum=".duel strong", stamp=".stamp")
    bolt = next(option for option in ann.options if option["act"] == "bolt")
    expect(ann.target(bolt).locator(".picture path").first).to_have_attribute("d", re.compile("^[mM]"))
    ann.take(bolt)
    ann.until(lambda: seen(ann, "stamp"), "the fight is stamped")
    sums = [int(frame["sum"]) for frame in frames(ann) if frame["stamp"] and frame["sum"]]
    assert sums
    assert min(sums) > strength


def test_a_chest_is_opened_before_its_treasure_flies_to_its_owner(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    table = ann.make("karak", "me", "me")
    assert reach(served, table, partial(offers, served, table, "open"), (0, 1))
    ann.open(table)
    ann.await_turn()
    owner = ann.now["seat"]
    film(ann, chest=".over .chest", gem="[data-flies=treasure]", told=".told li")
    ann.page.evaluate(LANDED)
    ann.take(next(option for option in ann.options if option["act"] == "open"))
    ann.until(lambda: ann.page.evaluate("window.landed").count(owner), "the gem lands at its owner")
    assert ann.page.evaluate("window.landed") == [owner]
    shot = frames(ann)
    opened = next(frame["at"] for frame in shot if frame["chest"])
    flew = next(frame["at"] for frame in shot if frame["gem"])
    assert flew - opened > 600


# The seats in which something has bounced because it landed there.
LANDED = """() => {
  window.landed = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    if (this.matches('[data-slot]')) window.landed.push(Number(this.closest('[data-place]').dataset.place));
    return animate.apply(this, all);
  };
}"""


def offers(served: ServedHere, table: str, word: str, _: Any) -> bool:
    match = served.node.rooms.open[table].running()
    return any(match.game.say(act) == word for act in match.position.options())


def test_a_bots_fight_stays_on_the_stage_until_it_is_decided(newcomer: Newcomer) -> None:
    """Between the roll and the stroke the bot decides: the dice stay where they fell."""
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    ann.open(ann.make("karak", "greedy", "greedy", "me"))
    film(ann, stage=".duel .dice", stamp=".stamp", panel=".panel .fight")
    for _ in range(30):
        ann.until(lambda: ann.options or seen(ann, "stamp"), "a bot's fight is decided")
        if seen(ann, "stamp"):
            break
        ann.take(next(option for option in ann.options if option["act"] == "stop"))
    assert seen(ann, "stage")
    assert not seen(ann, "panel"), "the panel never took its place"


def winning_bolt(served: ServedHere, table: str, _: Any) -> bool:
    """Whether a bolt would win the fight at once."""
    match = served.node.rooms.open[table].running()
    for act in match.position.options():
        after = match.position.copy()
        if match.game.say(act) == "bolt" and after.step(act) == 0:
            return any(event.kind == "WON" for event in after.events())
    return False


def test_ones_turn_begins_with_a_recap_that_leads_to_the_replay(newcomer: Newcomer) -> None:
    ann = newcomer(360, bypass_csp=True).be("Ann")
    ann.open(ann.make("karak", "me", "greedy", "greedy"))
    recap = ann.page.get_by_role("region", name=ann.say("web-moments-recap"))
    for _ in range(12):
        ann.await_turn()
        stops = [option for option in ann.options if option["act"] == "stop"]
        ann.take(stops[0] if stops else ann.next_option)
        ann.await_turn()
        ann.page.wait_for_timeout(150)
        if recap.is_visible():
            break
    ann.button("web-moments-recap").click()
    assert_said(ann)
    assert_fits(ann)
    assert not violations(ann)
    recap.get_by_role("link").first.click()
    ann.sees(ann.say("web-table-replay-leave"))


@pytest.mark.parametrize("width", [360, 1440])
def test_a_recap_covers_no_card_and_no_button(newcomer: Newcomer, width: int) -> None:
    """The boards of the card games are full: there it lies on the bar, beside its buttons."""
    ann = newcomer(width).be("Ann")
    ann.open(ann.make("goblin", "me", "greedy"))
    recap = ann.page.get_by_role("region", name=ann.say("web-moments-recap"))
    for _ in range(40):
        ann.await_turn()
        ann.page.wait_for_timeout(150)
        if recap.is_visible():
            break
        ann.take(sensible(ann))
    box, board = recap.bounding_box(), ann.page.get_by_role("main").bounding_box()
    undo = ann.button("server-page-undo").bounding_box()
    assert box
    assert board
    assert undo
    assert box["y"] + box["height"] <= board["y"]
    assert box["x"] + box["width"] <= undo["x"]


def test_bots_can_be_at_once_and_their_turns_can_be_skipped(newcomer: Newcomer) -> None:
    """With bots at once nothing of theirs is shown; the settings say so, with the volume."""
    ann = newcomer(reduced_motion="no-preference", bypass_csp=True).be("Ann")
    ann.open(ann.make("karak", "me", "greedy"))
    ann.choose("web-table-settings")
    ann.page.get_by_role("radio", name=ann.say("web-moments-bots-none")).check()
    ann.page.get_by_label(ann.say("web-moments-volume")).fill("0.3")
    assert_said(ann)
    assert not violations(ann)
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('settings'))")
    assert (kept["bots"], kept["volume"]) == (0, 0.3)


def test_a_phone_is_quiet_until_its_owner_wants_sounds(newcomer: Newcomer) -> None:
    for touch in (True, False):
        ann = newcomer(360, has_touch=touch, is_mobile=touch).be("Ann")
        ann.open(ann.make("karak", "me"))
        ann.choose("web-table-settings")
        box = ann.page.get_by_role("checkbox", name=ann.say("web-table-sound"))
        expect(box).to_be_checked(checked=not touch)


def test_goblins_last_card_lies_in_the_chain_before_the_fight_is_settled(
    newcomer: Newcomer, served: ServedHere
) -> None:
    """The sums with the last card are read first; only then is the outcome told."""
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    table = ann.make("goblin", "me", "me")
    assert reach(served, table, lambda view: settles(served, table), (0, 1))
    ann.open(table)
    ann.await_turn()
    option = next(option for option in ann.options if option["act"] == settling(served, table))
    ann.page.wait_for_timeout(500)
    chain = 'ol[aria-label="' + ann.say("web-goblin-chain") + '"] li:nth-last-child(2)'
    film(ann, chain=chain, told=".told li", attack=".sums .attack .value")
    before = seen(ann, "chain")
    settled_with = attack_after(served, table, option["act"])
    ann.take(option)
    ann.until(lambda: seen(ann, "told"), "the outcome is told")
    shot = frames(ann)
    landed = next(frame["at"] for frame in shot if frame["chain"] and [frame["chain"]] != before[:1])
    told = next(frame["at"] for frame in shot if frame["told"])
    assert told - landed > 600, "the sums could be read"
    read = next(frame for frame in reversed(shot) if frame["at"] < told)
    assert re.findall(r"\d+", read["attack"])[0] == settled_with


def attack_after(served: ServedHere, table: str, act: str) -> str:
    """The attack with which the fight is settled by that act."""
    match = served.node.rooms.open[table].running()
    after = match.position.copy()
    after.step(match.game.parse(act))
    _seat, _monster, attack, _lives = next(event.args for event in after.events() if event.kind in ("WON", "FAILED"))
    return str(attack)


def settling(served: ServedHere, table: str) -> str:
    """The word of a card whose play ends the fight, or an empty text."""
    match = served.node.rooms.open[table].running()
    for act in match.position.options():
        after = match.position.copy()
        if match.game.say(act).startswith("play ") and after.step(act) == 0:
            if {event.kind for event in after.events()} & {"WON", "FAILED"}:
                return match.game.say(act)
    return ""


def settles(served: ServedHere, table: str) -> bool:
    return bool(settling(served, table))


def test_shabrak_attacks_lunge_and_numbers_fly(newcomer: Newcomer, served: ServedHere) -> None:
    ann = newcomer(reduced_motion="no-preference").be("Ann")
    table = ann.make("shabrak", "me", "me")
    assert reach(served, table, lambda view: attack(served, table) != "", (0, 1))
    ann.open(table)
    ann.page.wait_for_timeout(500)
    if not ann.options:  # the cards of the other seat are hidden until the screen is passed on
        ann.page.get_by_role("main").get_by_role("button").first.click()
    ann.await_turn()
    option = next(option for option in ann.options if option["act"].startswith("attack "))
    film(ann, number=".flies")
    ann.page.evaluate(
        "() => { window.lunged = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...all) {"
        " if (this.tagName === 'LI') window.lunged += 1; return animate.apply(this, all); }; }"
    )
    ann.page.keyboard.press("Shift")
    ann.take(option)
    ann.until(lambda: ann.page.evaluate("window.lunged") >= 2, "one lunges, the other recoils")
    ann.until(lambda: seen(ann, "number"), "the pressure flies up")


def attack(served: ServedHere, table: str) -> str:
    """The word of an attack that puts pressure on somebody, or an empty text."""
    match = served.node.rooms.open[table].running()
    for act in match.position.options():
        after = match.position.copy()
        if match.game.say(act).startswith("attack ") and after.step(act) == 0:
            if any(event.kind == "PRESSED" for event in after.events()):
                return match.game.say(act)
    return ""
