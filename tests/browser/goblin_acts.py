"""Plays Goblin by clicks until a test has the position it needs."""

from collections.abc import Callable
from typing import Any

from browser.visitor import Frame, Visitor

MOST_ACTS = 900  # a match seldom needs 300, but may with bad luck
LEVELS = ("i", "ii", "iii")


def verbs(ann: Visitor, verb: str) -> list[Frame]:
    """The options with this verb."""
    return [option for option in ann.options if option["act"].split()[0] == verb]


def monster_of(ann: Visitor, option: Frame) -> dict[str, Any]:
    """The monster that an option fights."""
    view = ann.now["view"]
    words = option["act"].split()[1:]
    if words == ["lord"]:
        return dict(view["lord"])
    level = view["levels"][LEVELS.index(words[0])]
    others = {"gate": level["gate"], "stack": level["top"]}
    return dict(others.get(words[1]) or level["row"][int(words[1]) - 1])


def risk(ann: Visitor, option: Frame) -> int:
    """How hard a monster is; those that leave an action card rank best."""
    monster = monster_of(ann, option)
    liked = 0 if monster["reward"] == "action" else 3
    return 2 * int(monster["lives"]) + int(monster["attack"]) + 3 * len(monster.get("curses", [])) + liked


def sensible(ann: Visitor) -> Frame:
    """A simple strategy: fight one of the weakest monsters, play every card, avoid the merchant."""
    if fights := sorted(verbs(ann, "fight"), key=lambda option: risk(ann, option)):
        return fights[ann.n % min(3, len(fights))]
    for verb in ("play", "wear", "shuffle", "defy", "spare", "keep", "discard", "pay"):
        if options := verbs(ann, verb):
            return options[0]
    return next((option for option in ann.options if option["act"] == "stop"), ann.options[0])


def play_until(ann: Visitor, so: Callable[[], Any], choose: Callable[[Visitor], Frame] = sensible) -> bool:
    """Plays until the condition holds; returns whether it ever did."""
    for _ in range(MOST_ACTS):
        ann.await_turn()
        if ann.over:
            return False
        if so():
            return True
        ann.take(choose(ann))
    return False


def phase(ann: Visitor) -> str:
    return str(ann.now["view"]["phase"])


def chain(ann: Visitor) -> list[Any]:
    fight = ann.now["view"]["fight"]
    return list(fight["chain"]) if fight else []


def reach_chain(ann: Visitor, cards: int) -> None:
    """Plays until the visitor is in a fight with that many cards played and more to decide."""
    assert play_until(ann, lambda: phase(ann) == "play" and len(chain(ann)) >= cards)


def holds_won(ann: Visitor) -> bool:
    """Whether the hand has a card that the merchant accepts."""
    seat = ann.now["seat"]
    hand = ann.now["view"]["players"][seat]["hand"]
    return any("-" not in card["id"] for card in hand)
