"""Random play through every kind of environment, ours and others': what `krypta bench envs` measures.

A driver yields how many steps it has just made. A step is one decision of a player for which the caller was given the
observation and the mask, and chose an act; what nature or opponents decide in between is part of it.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

Driver = Callable[..., Iterator[int]]
MANY = 1024


def batch(game: str, n: int, threads: int = 1) -> Iterator[int]:
    """Our batch, in which every seat learns."""
    from krypta.envs import Batch

    games = Batch(game, n, seed=1, threads=threads)
    while True:
        games.step(games.sample())
        yield n


def gymnasium(game: str) -> Iterator[int]:
    """Our Gymnasium environment: one seat learns, random bots play the others."""
    from krypta.envs.gymnasium import SeatEnv

    env = SeatEnv(game, opponents="random")
    _, info = env.reset(seed=1)
    while True:
        _, _, over, _, info = env.step(_any(info["action_mask"]))
        if over:
            _, info = env.reset()
        yield 1


def gymnasium_vector(game: str, n: int, threads: int = 1) -> Iterator[int]:
    """Our Gymnasium vector environment."""
    from krypta.envs.gymnasium import SeatVectorEnv

    envs = SeatVectorEnv(game, n, opponents="random", threads=threads)
    envs.reset(seed=1)
    while True:
        envs.step(envs._batch.sample())
        yield n


def pettingzoo(module: str, *arguments: str) -> Iterator[int]:
    """A PettingZoo environment, ours or one of PettingZoo's own."""
    env = importlib.import_module(module).env(*arguments)
    env.reset(seed=1)
    while True:
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else _any(observation["action_mask"]))
        if not env.agents:
            env.reset()
        yield 0 if over else 1


def openspiel(game: str, ours: bool = False) -> Iterator[int]:
    """A game of OpenSpiel through Python, with the tensor and the mask of whoever decides."""
    import pyspiel

    if ours:
        importlib.import_module("krypta.envs.openspiel")
    loaded = pyspiel.load_game(game)
    by_observation = loaded.get_type().provides_observation_tensor
    while True:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                acts, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(acts, chances)[0])
                continue
            state.observation_tensor() if by_observation else state.information_state_tensor()
            state.apply_action(_any(np.asarray(state.legal_actions_mask())))
            yield 1


def pgx(game: str, n: int) -> Iterator[int]:
    """A game of pgx, compiled by JAX for as many games at once as our batch has."""
    import jax
    import pgx as peer
    from pgx.experimental.wrappers import auto_reset

    env = peer.make(game)
    again = auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        choosing, playing = jax.random.split(key)
        acts = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask.astype(float)), axis=-1)
        return jax.vmap(again)(state, acts, jax.random.split(playing, n))

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), n))
    compiled = jax.jit(step)
    for number in range(1_000_000_000):
        state = compiled(state, jax.random.key(number))
        state.observation.block_until_ready()
        yield n


def _any(mask: Any) -> int:
    """An act that the mask allows."""
    allowed = np.flatnonzero(mask)
    return int(allowed[random.randrange(len(allowed))])


def ours(game: str) -> dict[str, tuple[Driver, tuple[Any, ...]]]:
    """Our environments of a game: what drives them, and with which arguments."""
    return {
        "batch of 1": (batch, (game, 1)),
        f"batch of {MANY}": (batch, (game, MANY)),
        f"batch of {MANY}, two threads": (batch, (game, MANY, 2)),
        "gymnasium": (gymnasium, (game,)),
        f"gymnasium, {MANY} games": (gymnasium_vector, (game, MANY)),
        f"gymnasium, {MANY} games, two threads": (gymnasium_vector, (game, MANY, 2)),
        "pettingzoo": (pettingzoo, ("krypta.envs.pettingzoo", game)),
        "openspiel": (openspiel, (f"krypta_{game}", True)),
    }


OTHERS: dict[str, tuple[Driver, tuple[Any, ...]]] = {
    "openspiel backgammon": (openspiel, ("backgammon",)),
    "openspiel hearts": (openspiel, ("hearts",)),
    "pettingzoo leduc_holdem": (pettingzoo, ("pettingzoo.classic.leduc_holdem_v4",)),
    "pettingzoo texas_holdem": (pettingzoo, ("pettingzoo.classic.texas_holdem_v4",)),
    "pettingzoo texas_holdem_no_limit": (pettingzoo, ("pettingzoo.classic.texas_holdem_no_limit_v6",)),
    f"pgx backgammon, {MANY} games": (pgx, ("backgammon", MANY)),
}
