"""OpenSpiel's own search plays our games, and plays them better than luck."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from envs.spiel import game_of
from krypta.envs.openspiel import KryptaGame

HIDDEN = [("goblin", 2), ("shabrak", 2), ("burrow", 3)]  # ISMCTS refuses Karak, which hides nothing
ALL = [("karak", 2), *HIDDEN]
A_LOOK_AHEAD = 20  # decisions


def play(game: KryptaGame, bots: dict[int, Any], luck: np.random.RandomState) -> list[float]:
    """Play a game to its end; seats without a bot play at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            acts, chances = zip(*state.chance_outcomes(), strict=True)
            act = luck.choice(acts, p=chances)
        elif state.current_player() in bots:
            act = bots[state.current_player()].step(state)
            assert act in state.legal_actions()
        else:
            act = luck.choice(state.legal_actions())
        state.apply_action(act)
    shares: list[float] = state.returns()
    return shares


def searcher(kind: str, game: KryptaGame, luck: np.random.RandomState, simulations: int, ahead: int | None) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(random_state=luck, max_length=ahead)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=luck)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=luck)


@pytest.mark.parametrize(
    ("kind", "name", "players"),
    [*(("mcts", *table) for table in ALL), *(("ismcts", *table) for table in HIDDEN)],
)
def test_search_plays_whole_games(kind: str, name: str, players: int) -> None:
    luck = np.random.RandomState(1)
    game = game_of(name, players)
    shares = play(game, {0: searcher(kind, game, luck, 3, A_LOOK_AHEAD)}, luck)
    assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "players"), ALL)
def test_search_in_c_plus_plus_looks_at_our_games(name: str, players: int) -> None:
    """`MCTSBot.step` crashes with every game in Python, OpenSpiel's own included; `mcts_search` does not."""
    game = game_of(name, players)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 10, 100, False, 1, False)
    before = state.record
    tree = bot.mcts_search(state)
    assert sorted(child.action for child in tree.children) == state.legal_actions()
    assert tree.explore_count == 10
    assert state.record == before


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("shabrak", 20), ("burrow", 40)])  # the others are too long for this
def test_search_beats_luck(name: str, games: int) -> None:
    """Against a random player who begins as often: 95 % in both when this was written, with whole random games."""
    luck = np.random.RandomState(1)
    game = game_of(name, 2)
    bot = searcher("ismcts", game, luck, 50, None)
    won = sum(play(game, {number % 2: bot}, luck)[number % 2] for number in range(games))
    assert won / games >= 0.75
