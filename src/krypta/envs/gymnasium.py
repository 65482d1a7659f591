"""Gymnasium environments in which one seat learns and bots play the others.

Importing this module registers `krypta/Karak-v0`, `krypta/Goblin-v0` and `krypta/Shabrak-v0`; so does their full name:
`gymnasium.make("krypta.envs.gymnasium:krypta/Karak-v0")`.

>>> import gymnasium, krypta.envs.gymnasium
>>> env = gymnasium.make("krypta/Karak-v0", players=2, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> act = env.action_space.sample(mask=info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(act)

The reward is the seat's share of the win, when the game is over, and 0 until then. Games end by their rules, so nothing
is ever truncated. The n-th game after `reset(seed=SEED)`, counted from 0, is game n of `krypta sim --seed SEED`.
"""

import importlib
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from krypta.core.text.voice import Voice
from krypta.envs.batch import Batch
from krypta.envs.extras import missing_extra
from krypta.envs.shown import PLAIN, copied, row
from krypta.games import BUILT_IN
from krypta.library.errors import NotAllowed
from krypta.library.picture import picture

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise missing_extra("gymnasium") from missing

RENDER_MODES = ["ansi", "rgb_array"]
LOST_BY_ILLEGAL_ACT = -1.0

Observation = Any  # an array, or several by name, as the form has them
Info = dict[str, Any]
Seat = int | Literal["rotate"]


def observation_space(batch: Batch) -> spaces.Space[Any]:
    """A box, or a dictionary of boxes if the form has several arrays."""
    boxes: dict[str, spaces.Space[Any]] = {}
    for name, ((_, *shape), dtype) in batch.shown.kinds.items():
        low, high = batch.shown.bounds()[name]
        boxes[name] = spaces.Box(low, high, shape, dtype.type)
    return spaces.Dict(boxes) if len(boxes) > 1 else boxes["observations"]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of one game. `info["action_mask"]` has a 1 for every act that is allowed now.

    `seat` is the number of the seat that learns, or "rotate" to change it from game to game. `opponents` are the levels
    of the bots, one for all or by seat. An act that is not allowed raises InvalidAction and changes nothing; with
    `illegal="lose"` it ends the game instead, with the reward -1, for learners that know no masks.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Seat = 0,
        opponents: str | Sequence[str] = "greedy",
        observation: str = PLAIN,
        illegal: Literal["raise", "lose"] = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"There is no render_mode “{render_mode}”; there are {', '.join(RENDER_MODES)}.")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is “raise” or “lose”, not “{illegal}”.")
        self._batch = Batch(game, 1, players, 0, opponents, seat, observation, autoreset=False, **options)
        self._illegal = illegal
        self._seeded = False
        self._playing = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self._batch)
        self.action_space = spaces.Discrete(self._batch.acts)

    @property
    def seat(self) -> int:
        """The seat that learns in this game."""
        return int(self._batch.learners[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin the next game, or the first one of the seed."""
        self._must_be_open()
        if options:
            raise ValueError(f"A reset takes no options, such as {next(iter(options))!r}: give them to `make`.")
        super().reset(seed=seed)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(2**62))
        self._seeded = True
        self._batch.reset(seed)
        self._playing = True
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Play an act, and everything up to the seat's next decision."""
        self._must_be_open()
        if not self._playing:
            raise ResetNeeded("The game is over, or has not begun: call `reset` before `step`.")
        try:
            step = self._batch.step(np.asarray(action).reshape(-1))
        except (NotAllowed, TypeError, ValueError) as wrong:
            if self._illegal == "raise" or not isinstance(wrong, NotAllowed):
                raise InvalidAction(str(wrong).removeprefix("Game 0, ")) from None
            self._playing = False
            return self._observation(), LOST_BY_ILLEGAL_ACT, True, False, self._info()
        self._playing = not step.dones[0]
        return self._observation(), float(step.rewards[0, step.acted[0]]), bool(step.dones[0]), False, self._info()

    def render(self) -> Any:
        """The table as the seat sees it: text, or an array of pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render without a render_mode: give one to `make`.")
            return None
        if not self._seeded:
            raise ResetNeeded("The game has not begun: call `reset` before `render`.")
        position = self._batch.position(0)
        if self.render_mode == "ansi":
            voice = Voice("en")
            names = [voice("table-player", number=n + 1) for n in range(position.players)]
            return picture(position, names, self.seat, voice, 80)
        pictures = importlib.import_module("krypta.envs.pictures")  # only now, since it needs Pillow
        return pictures.picture(position, self.seat)

    def close(self) -> None:
        self._batch.close()

    def _observation(self) -> Observation:
        return row(self._batch.now.observations, 0)

    def _info(self) -> Info:
        mask = self._batch.now.masks[0] if self._playing else np.zeros(self._batch.acts)
        return {"action_mask": mask.astype(np.int8)}

    def _must_be_open(self) -> None:
        if self._batch.closed:
            raise ClosedEnvironmentError("This environment is closed: make a new one.")


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The same for `num_envs` games, stepped by one compiled call.

    A game that is over is followed by the next in the same step (`AutoresetMode.SAME_STEP`): its last observation is
    then in `info["final_obs"]`. Environment k begins with game k of the seed, and goes on with game k + num_envs. With
    `copy=False`, the arrays that a step returns are written again by the next.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: Seat = 0,
        opponents: str | Sequence[str] = "greedy",
        observation: str = PLAIN,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"There is no render_mode “{render_mode}” for many games; there is ansi.")
        self._batch = Batch(game, num_envs, players, 0, opponents, seat, observation, threads, **options)
        self._seeded = False
        self._copy = copy
        self._rows = np.arange(num_envs)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = observation_space(self._batch)
        self.single_action_space = spaces.Discrete(self._batch.acts)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games in all environments, from the first of the seed if there is one."""
        self._must_be_open()
        if seed is not None and not isinstance(seed, int):
            raise TypeError("The seed is one integer for all environments: each game has luck of its own from it.")
        if options:
            raise ValueError(f"A reset takes no options, such as {next(iter(options))!r}: give them to `make_vec`.")
        super().reset(seed=seed)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(2**62))
        self._seeded = True
        self._batch.reset(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an act in each game, and everything up to the next decision of its seat."""
        self._must_be_open()
        if not self._seeded:
            raise ResetNeeded("The games have not begun: call `reset` before `step`.")
        try:
            step = self._batch.step(actions)
        except (NotAllowed, TypeError, ValueError) as wrong:
            raise InvalidAction(str(wrong)) from None
        rewards = step.rewards[self._rows, step.acted].astype(np.float64)
        infos = self._infos()
        if step.dones.any():
            self._tell_finals(infos)
        return self._observations(), rewards, step.dones.copy(), np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[str, ...]:
        """The table of each game, as its seat sees it."""
        voice = Voice("en")
        names = [voice("table-player", number=n + 1) for n in range(self._batch.players)]
        seats = self._batch.learners.tolist()
        return tuple(picture(self._batch.position(k), names, seat, voice, 80) for k, seat in enumerate(seats))

    def close_extras(self, **kwargs: Any) -> None:
        self._batch.close()

    def _observations(self) -> Observation:
        return copied(self._batch.now.observations) if self._copy else self._batch.now.observations

    def _infos(self) -> dict[str, Any]:
        masks = self._batch.now.masks.view(np.int8)
        every = np.ones(self.num_envs, np.bool_)
        return {"action_mask": masks.copy() if self._copy else masks, "_action_mask": every}

    def _tell_finals(self, infos: dict[str, Any]) -> None:
        """The last observations of the games that are over, as Gymnasium's own vector environments report them."""
        over = self._batch.now.dones.copy()
        observations = np.full(self.num_envs, None, dtype=object)
        for k in np.flatnonzero(over).tolist():
            observations[k] = row(self._batch.now.final_observations, k)
        nothing = np.zeros((self.num_envs, self._batch.acts), np.int8)
        infos |= {"final_obs": observations, "_final_obs": over}
        infos |= {"final_info": {"action_mask": nothing, "_action_mask": over.copy()}, "_final_info": over.copy()}

    def _must_be_open(self) -> None:
        if self._batch.closed:
            raise ClosedEnvironmentError("This environment is closed: make a new one.")


def register() -> None:
    for name in BUILT_IN:
        gymnasium.register(
            id=f"krypta/{name.capitalize()}-v0",
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": name},
        )


register()
