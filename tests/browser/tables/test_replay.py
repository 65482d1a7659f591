"""A match can be replayed step by step, while it is running and afterwards."""

import re

from browser.conftest import Newcomer
from browser.visitor import Visitor


def test_a_running_match_is_stepped_through(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "greedy"))
    ann.play(4)
    ann.choose("web-table-replay")
    ann.button("web-table-replay-start").click()
    ann.sees(at(ann, 0))
    ann.button("web-table-replay-forward").click()
    ann.sees(at(ann, 1))
    ann.button("web-table-replay-back").click()
    ann.sees(at(ann, 0))
    ann.button("web-table-replay-leave").click()
    ann.play(1)


def test_a_link_leads_to_a_moment_of_a_replay(newcomer: Newcomer) -> None:
    ann, eve = newcomer().be(), newcomer(360)
    ann.open(table := ann.make("karak", "me", "greedy"))
    ann.play(4)
    eve.go(f"t/{table}?at=3")
    eve.sees(at(eve, 3))


def test_a_replay_cannot_be_played_in(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.open(ann.make("karak", "me", "me"))
    ann.play(3)
    ann.await_turn()
    offered = ann.says(ann.options[0])
    ann.choose("web-table-replay")
    ann.button("web-table-replay-start").click()
    ann.sees(at(ann, 0))
    assert ann.page.get_by_role("button", name=offered, exact=True).filter(visible=True).count() == 0


def at(ann: Visitor, n: int) -> re.Pattern[str]:
    """The replay's label for entry n, whatever the last entry's number."""
    return re.compile(re.escape(ann.say("web-table-replay-at", n=n, last="LAST")).replace("LAST", r"\d+"))
