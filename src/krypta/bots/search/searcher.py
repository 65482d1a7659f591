"""A search that is used again and again: it keeps its memory, and its tree while the match follows it."""

import time
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from krypta.bots.learn.net import new_room
from krypta.bots.learn.weights import judgement_of
from krypta.bots.search.iterate import DEEPEST, iterate
from krypta.bots.search.settings import Settings
from krypta.bots.search.thought import Considered, Thought, best_first
from krypta.bots.search.tree import NONE, clear, find_at, key_after_at, new_tree
from krypta.core.door import OK
from krypta.core.game import Game
from krypta.core.position import Position
from krypta.core.rng import generator

SLICE = 64  # iterations between two looks at the clock
FIRST_ROOT = 1
MOST_NODES = 50_000  # a tree takes at most about 25 MB, however long the search
OPTIONS = 12  # edges per node, if all options become edges


class Searcher:
    """One seat's search in one match. Not for several threads at a time.

    >>> from krypta.core.rng import generator
    >>> from krypta.games import load
    >>> game = load("karak")
    >>> position = Position.start(game, game.options({"heroes": "chosen"}), 2)
    >>> searcher = Searcher(game, Settings(iterations=50))
    >>> thought = searcher.think(position, 0, generator(1))
    >>> thought.best in position.options(), sum(option.visits for option in thought.options)
    (True, 50)
    """

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self._array = settings.as_array()
        net = judgement_of(game, settings.judge == "learned", settings.weights)
        self._judge = (self._array, net)
        nodes = min(4 * settings.iterations, MOST_NODES)
        self._tree = new_tree(nodes, nodes * (OPTIONS if settings.leaf == "options" else 1))
        self._root = FIRST_ROOT
        most = max(game.sizes.options, game.sizes.outcomes)
        self._scratch = (
            new_room(net, game.sizes.seats[1], game.features.size if game.features else 1),
            np.zeros(2, game.state_dtype),  # the imagined world, and one to try acts in
            np.zeros(2 * most, np.int32),  # options and weights, for the walk and for looking ahead
            np.zeros(2 * most, np.int32),
            np.full(game.sizes.acts, NONE, np.int32),
            np.zeros((DEEPEST, 2), np.int32),
            np.zeros((2, game.sizes.seats[1])),
        )

    def choose(self, position: Position, seat: int, rng: NDArray[np.int64]) -> int:
        """The act that the search prefers for the seat, which decides now."""
        options = position.options()
        return options[0] if len(options) == 1 else self.think(position, seat, rng).best

    def think(
        self, position: Position, seat: int, rng: NDArray[np.int64], stopped: Callable[[], bool] = lambda: False
    ) -> Thought:
        """Search until the budget is used, the choice cannot change any more, or `stopped` returns True."""
        settings, tree = self.settings, self._tree
        if 2 * tree.used[0] > len(tree.nodes) or 2 * tree.used[1] > len(tree.edges):
            self.forget()
        begun = time.monotonic()
        made, lead, left = 0, 0, settings.iterations
        while left > 0 and lead <= left:
            times = min(SLICE, left)
            arguments = (position.contents, seat, self._root, tree, *self._judge, rng, *self._scratch, times)
            lead = int(iterate(position.states, 0, *arguments))
            made += times
            left = self._left(made, time.monotonic() - begun)
            if stopped():
                break
        options = self._considered(self._root)
        return Thought(options, made, self.line(position, seat, options[0].act, rng) if options else ())

    def line(self, position: Position, seat: int, act: int, rng: NDArray[np.int64]) -> tuple[int, ...]:
        """How the match may go on after an option: the act, and the most visited acts after it in an imagined world."""
        return tuple(self._line(position.imagine(seat, rng.copy()), seat, act))

    def follow(self, position: Position, seat: int, decider: int, act: int) -> None:
        """Tell the search that `decider` played the act, which led to the position: its part of the tree is kept."""
        self._root = int(key_after_at(position.states, 0, seat, self._root, decider, act))

    def compile(self, position: Position) -> None:
        """Compile everything that a search of this game needs, without searching."""
        arguments = (
            position.contents,
            0,
            self._root,
            self._tree,
            *self._judge,
            generator("compile"),
            *self._scratch,
            0,
        )
        iterate(position.states, 0, *arguments)
        key_after_at(position.states, 0, 0, self._root, 0, 0)
        find_at(self._tree, self._root)

    def _left(self, made: int, seconds: float) -> int:
        """How many iterations the budget still allows; one of time, at the pace so far."""
        left = self.settings.iterations - made
        if self.settings.milliseconds:
            left = min(left, int(made * (self.settings.milliseconds / 1000 - seconds) / max(seconds, 1e-9)))
        return left

    def forget(self) -> None:
        """Start with an empty tree."""
        clear(self._tree)
        self._root = FIRST_ROOT

    def _considered(self, key: int) -> tuple[Considered, ...]:
        """The options that were tried at a node, the most visited first."""
        found = []
        edge = self._first_edge(key)
        while edge != NONE:
            row = self._tree.edges[edge]
            found.append(Considered(int(row.act), int(row.visits), float(row.total), float(row.squares)))
            edge = int(row.next)
        return best_first(found)

    def _line(self, world: Position, seat: int, act: int) -> Iterator[int]:
        """The act, and the most visited acts after it in that world, as far as nature decides nothing."""
        key, decider = self._root, world.seat
        while world.step(act) == OK:
            yield act
            key = int(key_after_at(world.states, 0, seat, key, decider, act))
            decider = world.seat
            options = self._considered(key) if decider >= 0 else ()
            if not options or options[0].visits < 2:
                return
            act = options[0].act

    def _first_edge(self, key: int) -> int:
        node = int(find_at(self._tree, key))
        return NONE if node == NONE else int(self._tree.nodes[node].first)
