"""A whole match in which bots think: between their decisions Python plays, which costs little beside a search."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.bots import thinking
from krypta.bots.choice import choose_at
from krypta.bots.levels import LEVELS, judgement, manner, search_settings
from krypta.bots.search import Searcher, Settings
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
    name = position.game.name
    players = [search_settings(level, name) or (LEVELS.index(level) if level in LEVELS else level) for level in levels]
    return play_between(position, players, luck, rng, scratch, trace)


def play_between(
    position: Position,
    players: Sequence[Settings | int | str],
    luck: Luck,
    rng: NDArray[np.int64],
    scratch: Scratch,
    trace: NDArray[Any],
) -> int:
    """The same between players that are given by the settings of a search, the number of a level, or a character."""
    searchers = {
        seat: Searcher(position.game, player) for seat, player in enumerate(players) if isinstance(player, Settings)
    }
    made = draws = 0
    while not position.over and made < len(trace):
        decider = position.seat
        if decider == NATURE:
            chances = position.chances()
            act = pick(chances, luck.draw(draws, sum(weight for _, weight in chances)))
            draws += 1
        elif decider in searchers:
            act = searchers[decider].choose(position, decider, rng)
        elif isinstance(player := players[decider], str):
            act = thinking.decide(player, position, decider, rng).act
        else:
            act = int(choose_at(position.states, 0, position.contents, decider, player, rng, *scratch))
        trace[made] = act
        made += 1
        position.step(act)
        for seat, searcher in searchers.items():
            searcher.follow(position, seat, decider, act)
    return made


def compile_searches(position: Position, levels: Sequence[str]) -> None:
    """Compile what the searching levels need."""
    game = position.game
    for level in dict.fromkeys(levels):
        settings = search_settings(level, game.name)
        if settings is None and manner(level, game.name).search:
            settings = judgement(game.name)
        if settings is not None:
            Searcher(game, settings).compile(position)
