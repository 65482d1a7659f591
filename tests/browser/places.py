"""The places of the client whose looks are tested, and how a visitor gets there."""

from collections.abc import Callable

from browser.goblin_acts import phase, play_until, reach_chain
from browser.visitor import Visitor

ACTS = 10  # enough for the table to have something to show


def front(ann: Visitor) -> None:
    ann.go()
    ann.button("server-page-play-now").wait_for()


def waiting(ann: Visitor) -> None:
    ann.be("Ann").go(f"t/{ann.make('karak', 'me', 'open', 'greedy', start=False)}")
    ann.button("server-page-leave").wait_for()


def table(ann: Visitor) -> None:
    ann.be("Ann").open(ann.make("karak", "me", "greedy", "greedy"))
    ann.play(ACTS)
    ann.await_turn()
    if not ann.over:
        ann.target(ann.options[0]).wait_for()


def generic(ann: Visitor) -> None:
    ann.be("Ann").open(ann.make("burrow", "me", "greedy"))
    ann.await_turn()
    ann.target(ann.options[0]).wait_for()


def goblin(ann: Visitor) -> None:
    ann.be("Ann").open(ann.make("goblin", "me", "greedy", "greedy"))
    play_until(ann, lambda: phase(ann) == "turn")
    ann.target(ann.options[0]).wait_for()


def goblin_fight(ann: Visitor) -> None:
    ann.be("Ann").open(ann.make("goblin", "me", "greedy"))
    reach_chain(ann, 2)
    ann.target(ann.options[0]).wait_for()


def end(ann: Visitor) -> None:
    ann.be("Ann").open(ann.make("karak", "me", "me"))
    ann.play(2)
    ann.break_off()
    ann.button("server-page-rematch").wait_for()


def rules(ann: Visitor) -> None:
    ann.go("rules/karak")
    ann.sees(ann.say("karak-rules-title"))


def settings(ann: Visitor) -> None:
    ann.be("Ann").open(ann.make("karak", "me", "greedy"))
    ann.choose("web-table-settings")
    ann.sees(ann.say("web-table-theme"))


def replay(ann: Visitor) -> None:
    ann.be("Ann").open(made := ann.make("karak", "me", "greedy"))
    ann.play(4)
    ann.go(f"t/{made}?at=3")
    ann.button("web-table-replay-forward").wait_for()


def me(ann: Visitor) -> None:
    ann.be("Ann").go("me")
    ann.page.locator("main h1").first.wait_for()


def cards(ann: Visitor) -> None:
    ann.go("cards/shabrak")
    ann.sees(ann.say("web-cards-shabrak-title"))


def deck(ann: Visitor) -> None:
    ann.go("decks/shabrak?from=coopers")
    ann.sees(ann.say("web-cards-decks-title"))


def credits(ann: Visitor) -> None:
    ann.go("credits")
    ann.page.locator("main h1").first.wait_for()


def shabrak(ann: Visitor) -> None:
    """A match of Shabrak in progress, with a warrior selected."""
    ann.be("Ann").open(ann.make("shabrak", "me", "greedy", options={"deck1": "pitchforks", "deck2": "tinkers"}))
    ann.await_turn()
    while ann.options[0]["act"].startswith("lay"):
        ann.take_next()
        ann.await_turn()
    ann.play(ACTS)
    ann.await_turn()
    ann.page.get_by_role("list", name=ann.say("web-shabrak-row", name="Ann")).get_by_role("button").first.click()


def shabrak_lay(ann: Visitor) -> None:
    """A match of Shabrak in which a warrior is being laid."""
    ann.be("Ann").open(ann.make("shabrak", "me", "greedy"))
    ann.await_turn()
    ann.page.get_by_role("list", name=ann.say("web-shabrak-hand")).get_by_role("button").last.click()
    ann.target(ann.options[-1]).wait_for()


def workshop(ann: Visitor) -> None:
    ann.go("workshop/shabrak")
    ann.button("web-workshop-try").wait_for()
    ann.page.locator("dd p").first.wait_for()


def printing(ann: Visitor) -> None:
    ann.go("print/shabrak?deck=coopers")
    ann.page.locator(".sheet").first.wait_for()


PLACES: dict[str, Callable[[Visitor], None]] = {
    "front": front,
    "waiting": waiting,
    "table": table,
    "generic": generic,
    "goblin": goblin,
    "goblin-fight": goblin_fight,
    "end": end,
    "rules": rules,
    "settings": settings,
    "replay": replay,
    "me": me,
    "credits": credits,
    "shabrak": shabrak,
    "shabrak-lay": shabrak_lay,
    "cards": cards,
    "deck": deck,
    "workshop": workshop,
    "print": printing,
}
