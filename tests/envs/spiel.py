"""OpenSpiel's games and states for the tests of the adapter."""

from typing import Any

import pyspiel

import krypta.envs.openspiel as adapter
from krypta.core.door import NATURE
from krypta.core.luck import pick
from krypta.core.position import Position
from krypta.core.rng import draw_below, generator
from krypta.games import load

COUNTS = [(name, players) for name in ("karak", "goblin", "shabrak") for players in range(1, 6)]
TABLES = [(name, players) for name, players in COUNTS if not load(name).players_faults(players)]


def game_of(name: str, players: int, options: dict[str, Any] | None = None) -> adapter.KryptaGame:
    game = pyspiel.load_game(f"krypta_{name}", {"players": players, **(options or {})})
    assert isinstance(game, adapter.KryptaGame)
    return game


def state_at(game: adapter.KryptaGame, position: Position) -> adapter.KryptaState:
    """The state of a position that was reached without OpenSpiel."""
    state = game.new_initial_state()
    state._become(position.states)
    return state


def walk(name: str, players: int, options: dict[str, Any] | None = None, seed: object = 0) -> list[int]:
    """The acts of a whole game that was played at random without OpenSpiel."""
    core = load(name)
    position = Position.start(core, core.options(options or {}), players)
    rng = generator("openspiel", name, players, seed)
    acts = []
    while not position.over:
        chances = position.chances()
        if position.seat == NATURE:
            act = pick(chances, int(draw_below(rng, sum(weight for _, weight in chances))))
        else:
            act = chances[int(draw_below(rng, len(chances)))][0]
        assert position.step(act) == 0
        acts.append(act)
    return acts
