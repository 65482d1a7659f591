"""Our search against OpenSpiel's own, which plays our games through the adapter, with equal time for each move.

python bench/against_openspiel.py karak --kind mcts --milliseconds 100 --games 100

Needs the extra `krypta[openspiel]`. Two players; every pair of games has the same luck, with the seats exchanged.
OpenSpiel's bots count simulations, so their number is set before each move such that the processor time comes to
`--milliseconds`. Ours ends when it has had as much processor time, so that a busy machine takes nothing from either.
"""

import argparse
import time
from typing import Any, Protocol

import numpy as np
import pyspiel
from msgspec import structs
from open_spiel.python.algorithms import ismcts, mcts

import krypta.envs.openspiel  # registers the games
from krypta.bots.levels import UNLIMITED, judgement
from krypta.bots.search import Searcher, Settings
from krypta.bots.simulate import Simulation
from krypta.cli.elo import Score
from krypta.core.luck import SeededLuck, pick
from krypta.core.rng import generator
from krypta.games import load

FEWEST = 2  # simulations without which OpenSpiel's bots have nothing to choose from
MEGABYTES = 500  # more than a search of a second needs
EXPLORE = 1.4  # the constant of UCT for results between 0 and 1, as in OpenSpiel's examples
State = krypta.envs.openspiel.KryptaState


class Bot(Protocol):
    """A player whose processor time is counted."""

    seconds: float
    moves: int

    def choose(self, state: State) -> int: ...

    def follow(self, state: State, decider: int, act: int) -> None: ...


class Ours:
    """Our search, as `search:50ms` in `krypta sim`. It is given the true position, and imagines its own worlds."""

    def __init__(self, game: str, milliseconds: int, seed: object) -> None:
        self.game, self.budget, self.rng = game, milliseconds / 1000, generator("ours", seed)
        self.seconds, self.moves = 0.0, 0
        self.sit_down(0)

    def sit_down(self, seat: int) -> None:
        """Begin a match in that seat."""
        self.seat = seat
        self.searcher = Searcher(load(self.game), self.settings)

    @property
    def settings(self) -> Settings:
        return structs.replace(judgement(self.game), iterations=UNLIMITED)

    def choose(self, state: State) -> int:
        position = state.position()
        begun = time.thread_time()
        thought = self.searcher.think(
            position, position.seat, self.rng, lambda: time.thread_time() - begun > self.budget
        )
        self.seconds += time.thread_time() - begun
        self.moves += 1
        return thought.best

    def follow(self, state: State, decider: int, act: int) -> None:
        self.searcher.follow(state.position(), self.seat, decider, act)


class Theirs:
    """OpenSpiel's search with its random rollouts to the end of the game, as it comes."""

    def __init__(self, kind: str, game: Any, milliseconds: int, seed: int) -> None:
        self.search = Mcts(game, seed) if kind == "mcts" else Ismcts(game, seed)
        self.budget = milliseconds / 1000
        self.pace = self.budget / FEWEST  # seconds of a simulation, as seen lately
        self.seconds, self.moves, self.simulations = 0.0, 0, 0

    def choose(self, state: State) -> int:
        begun = time.thread_time()
        act, made = self.search.best(state, max(FEWEST, round(self.budget / self.pace)))
        spent = time.thread_time() - begun
        self.seconds += spent
        self.moves += 1
        self.simulations += made
        self.pace += (spent / made - self.pace) / 4
        return act

    def follow(self, state: State, decider: int, act: int) -> None:
        """It begins anew at each move."""


class Mcts:
    """The search in C++, which makes twice as many simulations as the one in Python. It sees everybody's cards."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game, self.seed = game, seed
        self.rollouts = pyspiel.RandomRolloutEvaluator(1, seed)

    def best(self, state: State, simulations: int) -> tuple[int, int]:
        """The act, and how many simulations were made."""
        self.seed += 1
        bot = pyspiel.MCTSBot(self.game, self.rollouts, EXPLORE, simulations, MEGABYTES, True, self.seed, False)
        root = bot.mcts_search(state)
        return int(root.best_child().action), int(root.explore_count)


class Ismcts:
    """The search in Python, which imagines what is hidden by our `imagine`; the one in C++ cannot."""

    def __init__(self, game: Any, seed: int) -> None:
        luck = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(random_state=luck), EXPLORE, 0, random_state=luck)

    def best(self, state: State, simulations: int) -> tuple[int, int]:
        self.bot._max_simulations = simulations
        return int(self.bot.step(state)), simulations


def play(game: Any, seats: list[Bot], seed: str) -> list[float]:
    """One game; nature's n-th decision depends only on the seed, so that mirrored games have the same luck."""
    state, luck, draws = game.new_initial_state(), SeededLuck(seed), 0
    while not state.is_terminal():
        decider = int(state.current_player())
        if state.is_chance_node():
            chances = state.position().chances()
            act = pick(chances, luck.draw(draws, sum(weight for _, weight in chances)))
            draws += 1
        else:
            options = state.legal_actions()
            act = options[0] if len(options) == 1 else seats[decider].choose(state)
        state.apply_action(act)
        for bot in seats:
            bot.follow(state, decider, act)
    shares: list[float] = state.returns()
    return shares


def report(score: Score, ours: Bot, theirs: Theirs) -> str:
    """Win share with its 95 % interval, and what a move took."""
    share, half = 100 * score.share, 100 * score.interval
    taken = [1000 * bot.seconds / max(bot.moves, 1) for bot in (ours, theirs)]
    simulations = theirs.simulations / max(theirs.moves, 1)
    return (
        f"{score.one} against {score.other}: {share:.1f} % ± {half:.1f} in {2 * len(score.shares)} games; "
        f"a move took {taken[0]:.0f} ms of ours, {taken[1]:.0f} ms of theirs ({simulations:.0f} simulations)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["karak", "goblin", "shabrak"])
    parser.add_argument("--kind", choices=["mcts", "ismcts"], default="mcts")
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(f"krypta_{given.game}", {"players": 2})
    level = f"search:{given.milliseconds}ms"
    Simulation(load(given.game), {}, 2, [level], given.seed).compile()
    ours = Ours(given.game, given.milliseconds, given.seed)
    theirs = Theirs(given.kind, game, given.milliseconds, given.seed)
    score = Score(level, f"OpenSpiel's {given.kind}", [])
    for pair in range(given.games // 2):
        ours.sit_down(0)
        first = play(game, [ours, theirs], f"{given.seed}/{pair}")[0]
        ours.sit_down(1)
        second = play(game, [theirs, ours], f"{given.seed}/{pair}")[1]
        score.shares.append((first + second) / 2)
        print(f"{given.game}: {report(score, ours, theirs)}", flush=True)


if __name__ == "__main__":
    main()
