"""Many games at once: one compiled call plays an act in each of them, and writes what the learners see next.

Game `number` of a seed is the same everywhere: its luck is that of a match with the seed `SEED/number`, and its bots
draw from the stream that a simulation gives them. Slot k of n plays the games k, k + n, k + 2n …
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from krypta.bots import level_number, scratch
from krypta.core.luck import SeededLuck
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.core.text.voice import Voice
from krypta.envs.kernels.batch import BEGIN, EVERY_SEAT, LEAVE, choose_all, first_forbidden, sample_all, step_slice
from krypta.envs.options import levels_of, seat_of, table
from krypta.envs.shown import PLAIN, Kinds, Shown
from krypta.library.errors import NotAllowed

Seed = int | str
Acts = NDArray[np.int64]


class Step(NamedTuple):
    """What the caller reads after a step: the same arrays every time, one row for each game."""

    observations: Any  # of the seat that decides now: an array, or several by name, as the form has them
    masks: NDArray[np.bool_]  # by act: whether it may be chosen now
    seats: NDArray[np.int64]  # that decide now
    acted: NDArray[np.int64]  # the seats whose acts have just been played; -1 after a reset
    rewards: NDArray[np.float32]  # by seat: its share of the win, if the game has just ended; else 0
    dones: NDArray[np.bool_]  # whether the game has just ended; with autoreset, its slot shows the next one already
    lengths: NDArray[np.int64]  # how many decisions learners have made in the game that was acted in
    final_observations: Any  # where a game has just ended: what the seat saw that had acted


class Games(NamedTuple):
    """The games themselves, as the kernels take them."""

    states: NDArray[Any]
    contents: NDArray[Any]
    first: NDArray[Any]  # the position that every game begins with
    levels: NDArray[np.int64]  # of the bots, by seat
    learner: NDArray[np.int64]  # the seat that learns in each game, or EVERY_SEAT
    luck: NDArray[np.int64]  # generators of nature's decisions
    bots: NDArray[np.int64]  # generators of the bots
    next_learner: NDArray[np.int64]  # the same for each slot's next game
    next_luck: NDArray[np.int64]
    next_bots: NDArray[np.int64]
    offered: NDArray[np.int32]  # the acts that may be chosen now
    n_offered: NDArray[np.int64]
    taken: NDArray[np.int64]  # decisions of learners in each running game
    begun: NDArray[np.int64]  # how many games of the seed each slot has begun
    goes_on: NDArray[np.bool_]  # whether a game that is over is followed by the next at once
    decisions: NDArray[np.int64]  # of learners, opponents and nature, in all games of each slot


class Scratch(NamedTuple):
    """What one thread needs while it plays."""

    worlds: NDArray[Any]
    options: NDArray[np.int32]
    weights: NDArray[np.int32]
    shares: NDArray[np.float64]


class Batch:
    """`n` games of one kind, stepped together.

    Without `opponents`, every seat learns: whoever decides, acts. With `opponents` (a level of bot for all other seats,
    or levels by seat), one seat learns: `learner` is its number, or "rotate" to take the seats in turn from game to
    game. Games end by their rules and never have to be cut off. A slot whose game is over begins the next one in the
    same call; without `autoreset`, it has no seat that decides (-2) and an empty mask until it is `reset`.

    >>> from krypta.envs import Batch
    >>> batch = Batch("karak", 4, players=2, seed=1, opponents="random", learner=0)
    >>> batch.step(batch.sample()).masks.shape == (4, batch.acts)
    True
    """

    _pool: ThreadPoolExecutor | None

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        seed: Seed | None = None,
        opponents: str | Sequence[str] | None = None,
        learner: int | Literal["rotate"] | None = None,
        observation: str = PLAIN,
        threads: int = 1,
        autoreset: bool = True,
        out: Mapping[str, NDArray[Any]] | None = None,
        **options: Any,
    ) -> None:
        if not isinstance(n, int) or n < 1:
            raise ValueError(f"A batch has one game or more, not {n!r}.")
        if not isinstance(threads, int) or threads < 1:
            raise ValueError(f"A batch needs one thread or more, not {threads!r}.")
        self._table = table(game, players, options)
        self.game, self.players, self.n = self._table.game, self._table.players, n
        self._learner = self._which_learns(opponents, learner)
        self._levels = levels_of("random" if opponents is None else opponents, self.players)
        self._games = self._new_games(autoreset)
        self.shown = Shown(self.game, observation, n)
        self._written, self.now = self._arrays(out or {})
        self._acts = np.zeros(n, np.int64)
        self._prepared = np.zeros(n, np.int64)  # which of its games each slot has the luck for
        self._open(threads)
        self.reset(seed)

    # -- what it consists of

    @property
    def acts(self) -> int:
        """The number of different acts of the game: the width of a mask."""
        return self.game.sizes.acts

    @property
    def learners(self) -> NDArray[np.int64]:
        """The seat that learns in each running game; -1 if every seat learns."""
        return self._games.learner.copy()

    @property
    def decisions(self) -> dict[str, int]:
        """How many decisions were made since the batch was made, and by whom."""
        return dict(zip(("learners", "opponents", "nature"), self._games.decisions.sum(axis=0).tolist(), strict=True))

    def number(self, k: int) -> int:
        """The number of the running game of slot `k` among the games of the seed."""
        return int(k + (self._games.begun[k] - 1) * self.n)

    def seed_of(self, k: int) -> str:
        """The seed with which `Game.start` plays the running game of slot `k` with the same luck."""
        return f"{self.seed}/{self.number(k)}"

    def position(self, k: int) -> Position:
        """A copy of the running game of slot `k`, as it stands. It holds what no seat may know."""
        return Position(self.game, self._games.contents, self._games.states[k : k + 1].copy())

    # -- playing

    def reset(self, seed: Seed | None = None, only: NDArray[np.bool_] | None = None) -> Step:
        """Begin new games, from the first of the seed if one is given; with `only`, in these slots."""
        self._must_be_open()
        chosen = np.ones(self.n, np.bool_) if only is None else only
        if chosen.shape != (self.n,) or chosen.dtype != np.bool_:
            raise ValueError(f"`only` is an array of {self.n} booleans, not {_described(chosen)}.")
        if seed is not None or not hasattr(self, "seed"):
            if not chosen.all():
                raise ValueError("A new seed is for all games: leave `only` out.")
            self.seed = str(secrets.randbits(64)) if seed is None else seed
            self._sampler = generator("acts", self.seed)
            self._games.begun[:] = 0
            self._prepare(range(self.n))
        for array, nothing in ((self.now.acted, -1), (self.now.lengths, 0), (self.now.rewards, 0)):
            array[chosen] = nothing
        self.now.dones[chosen] = False
        np.copyto(self._acts, np.where(chosen, BEGIN, LEAVE))
        self._play()
        return self.now

    def step(self, acts: ArrayLike) -> Step:
        """Play one act in each game. If one of them is not allowed, ValueError says which, and no game changes."""
        self._must_be_open()
        given = np.asarray(acts)
        if given.shape != (self.n,):
            raise ValueError(f"There are {self.n} games, so acts have the shape ({self.n},), not {given.shape}.")
        if given.dtype.kind not in "iu":
            raise TypeError(f"Acts are integers, not {given.dtype}.")
        np.copyto(self._acts, given, casting="unsafe")
        wrong = int(first_forbidden(self._games.offered, self._games.n_offered, self._acts))
        if wrong >= 0:
            raise self._forbidden(wrong, int(given[wrong]))
        self._play()
        return self.now

    def sample(self) -> Acts:
        """For each game an act that is allowed, each equally likely."""
        self._must_be_open()
        acts = np.empty(self.n, np.int64)
        sample_all(self._games.offered, self._games.n_offered, self._sampler, acts)
        return acts

    def bots(self, level: str) -> Acts:
        """For each game the act that a bot would choose, from the same stream as the opponents' choices."""
        self._must_be_open()
        acts = np.empty(self.n, np.int64)
        choose_all(self._games, self._scratches[0], level_number(level), acts)
        return acts

    def close(self) -> None:
        """End the threads. A closed batch cannot be stepped, but its arrays can be read."""
        self.closed = True
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _play(self) -> None:
        """Play `self._acts`; then fill the slots in which a whole game went by without a learner's decision."""
        while self._play_slices():
            self._prepare(np.flatnonzero(self._games.begun != self._prepared).tolist())
            empty = (self._games.n_offered == 0) & (self._games.taken == 0)
            if not empty.any():
                return
            np.copyto(self._acts, np.where(empty, BEGIN, LEAVE))

    def _play_slices(self) -> int:
        """Each thread plays a slice, without the GIL; the first slice is played by the caller's own thread.

        Numba's parallel loops would need a lock of their own: two batches in two threads end the process with them.
        """
        ends = [self.n * (i + 1) // len(self._scratches) for i in range(len(self._scratches))]
        others = [
            self._pool.submit(self._play_slice, scratch, begin, end)
            for scratch, begin, end in zip(self._scratches[1:], ends, ends[1:], strict=False)
            if self._pool is not None
        ]
        begun = self._play_slice(self._scratches[0], 0, ends[0])
        return begun + sum(other.result() for other in others)

    def _play_slice(self, scratch: Scratch, begin: int, end: int) -> int:
        begun = int(step_slice(self._games, self._written, scratch, self._acts, begin, end))
        if not self.shown.plain:
            contents = self._games.contents
            self.shown.fill(self._written.observations, contents, self.now.observations, begin, end)
            for k in range(begin, end) if begun else ():
                if self.now.dones[k]:
                    final = self._written.final_observations
                    self.shown.fill(final, contents, self.now.final_observations, k, k + 1)
        return begun

    def _prepare(self, slots: Iterable[int]) -> None:
        """Lay out the luck and the learner of each slot's next game."""
        games = self._games
        for k in slots:
            number = k + int(games.begun[k]) * self.n
            games.next_luck[k] = SeededLuck(f"{self.seed}/{number}").generator()
            games.next_bots[k] = generator("bots", self.seed, number)
            games.next_learner[k] = number % self.players if self._learner == "rotate" else self._learner
            self._prepared[k] = games.begun[k]

    # -- parts

    def _which_learns(self, opponents: object, learner: object) -> int | Literal["rotate"]:
        if opponents is None:
            if learner is not None:
                raise ValueError("If only one seat learns, the others need opponents, such as opponents=“greedy”.")
            return EVERY_SEAT
        if learner == "rotate":
            return "rotate"
        return seat_of(0 if learner is None else learner, self.players)

    def _new_games(self, autoreset: bool) -> Games:
        n, sizes = self.n, self.game.sizes
        return Games(
            states=np.zeros(n, self.game.state_dtype),
            contents=self._table.contents,
            first=self._table.first,
            levels=np.array([level_number(level) for level in self._levels], np.int64),
            learner=np.zeros(n, np.int64),
            luck=np.zeros((n, 3), np.int64),
            bots=np.zeros((n, 3), np.int64),
            next_learner=np.zeros(n, np.int64),
            next_luck=np.zeros((n, 3), np.int64),
            next_bots=np.zeros((n, 3), np.int64),
            offered=np.zeros((n, max(sizes.options, sizes.outcomes)), np.int32),
            n_offered=np.zeros(n, np.int64),
            taken=np.zeros(n, np.int64),
            begun=np.zeros(n, np.int64),
            goes_on=np.array([autoreset]),
            decisions=np.zeros((n, 3), np.int64),
        )

    def _arrays(self, given: Mapping[str, NDArray[Any]]) -> tuple[Step, Step]:
        """What the kernels write, and what the caller reads: the same arrays, except for observations in a form."""
        n, sizes = self.n, self.game.sizes
        observation = ((n, *sizes.observation), np.dtype(sizes.observation_dtype))
        wanted: Kinds = {
            "masks": ((n, sizes.acts), np.dtype(np.bool_)),
            "seats": ((n,), np.dtype(np.int64)),
            "acted": ((n,), np.dtype(np.int64)),
            "rewards": ((n, self.players), np.dtype(np.float32)),
            "dones": ((n,), np.dtype(np.bool_)),
            "lengths": ((n,), np.dtype(np.int64)),
        }
        kinds = self.shown.kinds
        finals = {f"final_{name}": kind for name, kind in kinds.items()}
        arrays = fitting(given, {**kinds, **wanted, **finals})
        seen, last = ({name: arrays[first + name] for name in kinds} for first in ("", "final_"))
        plain = {name: arrays[name] for name in wanted}
        if self.shown.plain:
            both = Step(observations=seen["observations"], final_observations=last["observations"], **plain)
            return both, both
        numbers, final = np.zeros(*observation), np.zeros(*observation)
        now = Step(observations=self.shown.take(seen), final_observations=self.shown.take(last), **plain)
        return Step(observations=numbers, final_observations=final, **plain), now

    def _open(self, threads: int) -> None:
        self.threads = threads
        self.closed = False
        self._pool = None
        self._scratches = [Scratch(*scratch(self.game), np.zeros(self.players)) for _ in range(min(threads, self.n))]
        if len(self._scratches) > 1:
            self._pool = ThreadPoolExecutor(len(self._scratches) - 1)

    # -- what is wrong

    def _must_be_open(self) -> None:
        if self.closed:
            raise ValueError("This batch is closed: make a new one.")

    def _forbidden(self, k: int, act: int) -> NotAllowed:
        if not 0 <= act < self.acts:
            return NotAllowed(str(act), f"Game {k}: there is no act {act}; there are acts 0 to {self.acts - 1}.")
        position = self.position(k)
        if position.over:
            return NotAllowed(self.game.say(act), f"Game {k} is over: reset it.")
        message = self.game.reason_message(position, act, position.why(act))
        return NotAllowed(self.game.say(act), f"Game {k}, act {act}: {Voice('en').render(message)}", message.rule)

    # -- copies

    def copy(self) -> "Batch":
        """An independent copy with arrays of its own: the same acts lead to the same games in both."""
        return deepcopy(self)

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_pool", "_scratches")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        closed = self.closed
        self._open(self.threads)
        if closed:
            self.close()


def fitting(given: Mapping[str, NDArray[Any]], wanted: Kinds) -> dict[str, NDArray[Any]]:
    """The caller's arrays, and new ones where there are none; ValueError for one that does not fit."""
    for name, array in given.items():
        if name not in wanted:
            raise ValueError(f"There is no array “{name}”; there are {', '.join(wanted)}.")
        shape, dtype = wanted[name]
        if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != dtype:
            raise ValueError(f"“{name}” is an array of {shape} {dtype}, not {_described(array)}.")
        if not (array.flags.c_contiguous and array.flags.writeable):
            raise ValueError(f"“{name}” must be writeable, with its rows one after the other in memory.")
    return {name: given[name] if name in given else np.zeros(*kind) for name, kind in wanted.items()}


def _described(array: object) -> str:
    return f"{array.shape} {array.dtype}" if isinstance(array, np.ndarray) else type(array).__name__
