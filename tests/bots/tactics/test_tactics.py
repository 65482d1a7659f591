"""Positions with one clearly right act: the more a bot thinks, the more of them it solves."""

from collections import Counter
from functools import cache

import pytest

from bots.tactics.find import MOST_OF_A_THEME, turn_chances, verify, wins_alone
from bots.tactics.judge import MARGIN, SURE
from bots.tactics.positions import GAMES, Tactic, tactics
from krypta import bots
from krypta.core.rng import generator

# Positions and themes. A hundred are wanted of each game: `find` was stopped after matches 37, 8 and 641.
FEWEST = {"karak": (15, 6), "goblin": (12, 4), "shabrak": (79, 20)}
TOLERATED = 2  # by processors that round differently

# What the search without learned judgement fails to solve.
HARD = {
    "karak": {"22/36@190"},
    "goblin": {"22/4@184", "22/8@116", "22/8@117"},
    "shabrak": {
        *("22/38@98", "22/38@100", "22/118@94", "22/118@95", "22/118@96", "22/265@79"),
        *("22/417@105", "22/465@87", "22/485@51", "22/538@77"),
    },
}

EVERY_GAME = pytest.mark.parametrize("name", GAMES)

positions = cache(tactics)


@cache
def unsolved(level: str, name: str) -> dict[str, str]:
    """The positions in which the level chooses another act, which is named."""
    chosen = {tactic.name: act_of(level, tactic) for tactic in positions(name)}
    return {
        tactic.name: chosen[tactic.name] for tactic in positions(name) if chosen[tactic.name] != tactic.moment.right
    }


def solved(level: str, name: str) -> int:
    return len(positions(name)) - len(unsolved(level, name))


def act_of(level: str, tactic: Tactic) -> str:
    position = tactic.position
    return position.game.say(bots.choose(level, position, position.seat, generator("tactics", tactic.name)))


# -- the positions themselves


@EVERY_GAME
def test_there_are_enough_positions_of_many_themes(name: str) -> None:
    themes = Counter(tactic.moment.theme for tactic in positions(name))
    positions_wanted, themes_wanted = FEWEST[name]
    assert themes.total() >= positions_wanted
    assert len(themes) >= themes_wanted
    assert max(themes.values()) <= MOST_OF_A_THEME


@EVERY_GAME
def test_every_position_offers_its_acts_and_was_clearly_judged(name: str) -> None:
    for tactic in positions(name):
        moment = tactic.moment
        offered = {tactic.position.game.say(act) for act in tactic.position.options()}
        assert {moment.right, moment.next} <= offered, tactic.name
        lead = moment.share - moment.next_share
        assert lead >= MARGIN - 0.001, tactic.name
        assert lead >= SURE * moment.error - 0.005, tactic.name


@EVERY_GAME
def test_exact_positions_are_counted_out_again(name: str) -> None:
    exact = [tactic for tactic in positions(name) if tactic.moment.proof == "exact"]
    assert exact
    for tactic in exact[::3]:
        assert wins_alone(turn_chances(tactic.position), tactic.position.game.parse(tactic.moment.right)), tactic.name


@pytest.mark.slow
@EVERY_GAME
def test_with_other_luck_the_judge_says_the_same(name: str) -> None:
    assert verify(name, 200) == []


# -- who solves them


@EVERY_GAME
def test_a_search_solves_all_but_a_few_which_are_named(name: str) -> None:
    """Without the learned judgement, so that new weights change nothing here."""
    missed = set(unsolved("outlook:1000", name))
    assert len(missed - HARD[name]) <= TOLERATED, missed - HARD[name]


@EVERY_GAME
def test_who_thinks_more_solves_more(name: str) -> None:
    assert solved("random", name) < solved("greedy", name)
    assert solved("random", name) < solved("outlook:100", name) <= solved("outlook:4000", name) + TOLERATED


def test_a_search_solves_more_than_greedy() -> None:
    """In Shabrak: there are too few positions of the others yet in which greedy fails."""
    assert solved("greedy", "shabrak") < solved("outlook:100", "shabrak") - TOLERATED


@pytest.mark.slow
@EVERY_GAME
def test_the_strongest_solves_all_but_a_few_in_a_second(name: str) -> None:
    missed = set(unsolved("search:1000ms", name))
    assert len(missed - HARD[name]) <= TOLERATED, missed - HARD[name]
