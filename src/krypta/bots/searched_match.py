"""A whole match in which bots search: between their decisions Python plays, which costs little beside a search."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.bots.choice import choose_at
from krypta.bots.levels import LEVELS, search_settings
from krypta.bots.search import Searcher
from krypta.core.door import NATURE
from krypta.core.luck import Luck, pick
from krypta.core.position import Position

Scratch = tuple[Any, NDArray[Any], NDArray[Any]]


def play_searched(
    position: Position,
    levels: Sequence[str],
    luck: Luck,
    rng: NDArray[np.int64],
    scratch: Scratch,
    trace: NDArray[Any],
) -> int:
    """Play to the end or until the trace is full, as `whole_match.play_match` does; returns the number of acts."""
    game = position.game
    settings = {seat: search_settings(level, game.name) for seat, level in enumerate(levels)}
    searchers = {seat: Searcher(game, given) for seat, given in settings.items() if given is not None}
    made = draws = 0
    while not position.over and made < len(trace):
        decider = position.seat
        if decider == NATURE:
            chances = position.chances()
            act = pick(chances, luck.draw(draws, sum(weight for _, weight in chances)))
            draws += 1
        elif decider in searchers:
            act = searchers[decider].choose(position, decider, rng)
        else:
            number = LEVELS.index(levels[decider])
            act = int(choose_at(position.states, 0, position.contents, decider, number, rng, *scratch))
        trace[made] = act
        made += 1
        position.step(act)
        for seat, searcher in searchers.items():
            searcher.follow(position, seat, decider, act)
    return made


def compile_searches(position: Position, levels: Sequence[str]) -> None:
    """Compile what the searching levels need."""
    for level in levels:
        settings = search_settings(level, position.game.name)
        if settings is not None:
            Searcher(position.game, settings).compile(position)
