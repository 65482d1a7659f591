"""The games as PettingZoo environments in which the players act one after another (AEC).

>>> from krypta.envs import pettingzoo
>>> env = pettingzoo.env("karak", players=3, seed=1, heroes="chosen")
>>> env.reset()
>>> for agent in env.agent_iter(1):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(observation["action_mask"].argmax())
>>> env.agent_selection
'player_1'

`raw_env` raises an error for an act that the rules forbid; in `env` such an act ends the game and loses it, as in
PettingZoo's own games.
"""

# mypy: disallow-subclassing-any=False

import secrets
from functools import cache
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from krypta import games
from krypta.core.door import NOBODY
from krypta.core.game import Game
from krypta.core.luck import SeededLuck
from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.envs.extras import missing_extra
from krypta.envs.forms.form import Form, form
from krypta.envs.kernels.decisions import BEGIN, advance
from krypta.envs.options import table
from krypta.envs.shown import PLAIN, number_bounds
from krypta.library.picture import picture as text_picture

try:
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable, AECIterator
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as missing:
    raise missing_extra("pettingzoo") from missing

RENDER_MODES = ["human", "ansi", "rgb_array"]
ILLEGAL_REWARD = -1.0
KNOWN_AFTER_RESET = (
    *("agents", "agent_selection", "num_agents", "rewards", "terminations", "truncations", "infos"),
    "_cumulative_rewards",
)

Observation = dict[str, Any]  # `observation`: an array, or several by name; `action_mask`: an array


def env(game: str, **arguments: Any) -> "Env":
    """The environment for learners; see `RawEnv` for the arguments."""
    return Env(game, **arguments)


def raw_env(game: str, **arguments: Any) -> "RawEnv":
    """The environment that raises an error for an act that the rules forbid."""
    return RawEnv(game, **arguments)


def parallel_env(game: str, **arguments: Any) -> NoReturn:
    """Refused: only environments in which all agents act at the same time can be parallel."""
    raise NotImplementedError(
        f"{game} cannot be a parallel environment: its players act one after another. Use krypta.envs.pettingzoo.env."
    )


class RawEnv(AECEnv):
    """A game whose agents are its seats, `player_0` and so on.

    The n-th `reset` after the seed (in the constructor or in `reset`) begins match n of `krypta sim --seed SEED`,
    counted from 0. Nature's decisions are never steps: they are made by the luck of that match.

    Rewards come at the end and add up to 0: with n players, the winner gets 1 and the others -1 / (n - 1); a tie is a
    shared win. Who plays alone gets 1. `infos[agent]["share"]` is then the agent's share of the win, from 0 to 1.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        observation: str = PLAIN,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._table = table(game, players, options)
        self._form = observation
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"There is no render_mode {render_mode!r}; there are {', '.join(RENDER_MODES)}.")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._seed(secrets.randbits(62) if seed is None else seed)
        self._prepare()

    def _prepare(self) -> None:
        """Make what is the same in every match: spaces, and arrays that are used again."""
        rules = self.game
        sizes = rules.sizes
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self.observation_spaces = {agent: observation_space(rules, self._form) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(sizes.acts) for agent in self.possible_agents}
        self._acts = sizes.acts
        self._states = np.zeros(1, rules.state_dtype)
        self._luck = np.zeros(3, np.int64)
        most = max(sizes.options, sizes.outcomes)
        self._scratch = np.zeros(most, np.int32), np.zeros(most, np.int32)
        self._shape, self._dtype = sizes.observation, np.dtype(sizes.observation_dtype)

    @property
    def game(self) -> Game:
        """The engine's game."""
        return self._table.game

    @property
    def position(self) -> Position:
        """The true position, hidden cards included: for bots, which begin by imagining what their seat cannot know."""
        return Position(self.game, self._table.contents, self._states)

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    # -- playing

    def _seed(self, seed: int) -> None:
        self.seed, self.number = seed, -1  # of the match that is played, as in `krypta sim`

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next match; with a seed, match 0 of that seed. `options` have no effect: a table keeps its own."""
        if seed is not None:
            self._seed(seed)
        self.number += 1
        self._luck[:] = SeededLuck(f"{self.seed}/{self.number}").generator()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._states[:] = self._table.first
        self._advance(BEGIN)

    def step(self, action: int | None) -> None:
        """Play the act of the agent that decides, and nature's after it; at the end, None removes the agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if type(action) is not int or not 0 <= action < self._acts:
            if not self.action_spaces[agent].contains(action):
                raise ValueError(f"{action!r} is no action: actions are integers from 0 to {self._acts - 1}.")
            action = int(action)  # type: ignore[arg-type]  # the space has checked it: an integer of NumPy's
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self._advance(action)
        if self.render_mode == "human":
            self.render()

    def _advance(self, act: int) -> None:
        observation = np.empty(self._shape, self._dtype)  # new ones for each step: learners keep them
        mask = np.empty(self._acts, np.int8)
        seat = advance(self._states, self._table.contents, act, self._luck, *self._scratch, observation, mask)
        if seat >= 0:
            agent = self.agent_selection = self.possible_agents[seat]
            self._seen: Observation | None = {"observation": self._formed(observation), "action_mask": mask}
            self.infos[agent] = {"action_mask": mask}
        elif seat == NOBODY:
            self._finish()
        else:
            self._refuse(act)

    def _refuse(self, act: int) -> None:
        """The rules forbid the act: nothing has changed, and the same agent decides."""
        agent = self.agent_selection
        self.infos[agent] = {"action_mask": self.observe(agent)["action_mask"]}
        position = self.position
        message = self.game.reason_message(position, act, position.why(act))
        raise ValueError(f"{agent} may not “{self.game.say(act)}” now: {Voice('en').render(message)}")

    def _finish(self) -> None:
        shares = self.position.payoff()
        for agent, share in zip(self.possible_agents, shares, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward(share, len(shares))
            self.terminations[agent] = True
            self.infos[agent] = {"share": share}
        self._seen = None
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and what it may do now: nothing, unless it decides."""
        if agent == self.agent_selection and self._seen is not None:
            return self._seen
        known = self.position.observe(self.possible_agents.index(agent))
        return {"observation": self._formed(known), "action_mask": np.zeros(self._acts, np.int8)}

    def _formed(self, numbers: NDArray[Any]) -> Any:
        """The observation in the form that was asked for: an array, or several by name."""
        if self._form == PLAIN:
            return numbers
        arrays = form_of(self.game.name, self._form).of(numbers[np.newaxis], self._table.contents)
        rows = {name: array[0] for name, array in arrays.items()}
        return rows if len(rows) > 1 else rows.popitem()[1]

    # -- looking

    def render(self) -> "str | NDArray[np.uint8] | None":
        """The table as the agent that decides sees it; at the end, as everyone may see it."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        position = self.position
        seat = position.seat if position.seat >= 0 else None
        if self.render_mode == "rgb_array":
            from krypta.envs.pictures import picture

            return picture(position, seat)
        text = text_picture(position, self.possible_agents, seat, Voice("en"), 80)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


class Env(RawEnv):
    """`RawEnv` with the checks of PettingZoo's usual wrappers: order, action space, illegal acts.

    The checks are written here, because the three wrappers themselves take ten times as long as a step.
    """

    def __init__(self, game: str, **arguments: Any) -> None:
        super().__init__(game, **arguments)
        self._has_reset = self._has_updated = False

    def __getattr__(self, name: str) -> Any:
        if name in KNOWN_AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._has_reset = self._has_updated = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if type(action) is not int or not 0 <= action < self._acts:
            agent = self.agent_selection
            is_farewell = action is None and (self.terminations[agent] or self.truncations[agent])
            assert is_farewell or self.action_spaces[agent].contains(action), "action is not in action space"
        super().step(action)

    def _refuse(self, act: int) -> None:
        """As `TerminateIllegalWrapper` does: the game is over, and who broke the rules loses it."""
        EnvLogger.warn_on_illegal_move()
        culprit = self.agent_selection
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[culprit] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()
        self._seen = None

    def observe(self, agent: str) -> Observation:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> "str | NDArray[np.uint8] | None":
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> "Turns":
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return Turns(self, max_iter)


class Turns(AECIterable):
    """The agents, each when it decides."""

    def __iter__(self) -> "Turn":
        return Turn(self.env, self.max_iter)


class Turn(AECIterator):
    """Refuses to go on if the agent before has not acted."""

    def __next__(self) -> str:
        agent: str = super().__next__()
        assert self.env._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
        self.env._has_updated = False
        return agent


@cache
def form_of(game: str, name: str) -> Form:
    """The form of that name; ValueError with the names that there are."""
    return form(games.load(game), name)


def observation_space(game: Game, form: str) -> "spaces.Dict":
    mask = spaces.Box(0, 1, (game.sizes.acts,), np.int8)
    if form == PLAIN:
        low, high = number_bounds(game)
        return spaces.Dict({"observation": spaces.Box(low, high, dtype=low.dtype.type), "action_mask": mask})
    boxes: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(space.low, space.high, space.shape, np.dtype(space.dtype).type)
        for name, space in form_of(game.name, form).spaces().items()
    }
    seen = spaces.Dict(boxes) if len(boxes) > 1 else boxes.popitem()[1]
    return spaces.Dict({"observation": seen, "action_mask": mask})


def reward(share: float, players: int) -> float:
    """A share of the win as a reward: all rewards add up to 0.

    >>> reward(1.0, 2), reward(0.0, 2), reward(0.0, 3), reward(0.5, 4)
    (1.0, -1.0, -0.5, 0.3333333333333333)
    """
    return (players * share - 1) / (players - 1) if players > 1 else share
