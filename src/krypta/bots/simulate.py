"""Matches between bots. The same seed gives the same matches, whatever the number of threads."""

import statistics
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.bots import level_number, levels, scratch
from krypta.bots.searched_match import compile_searches, play_searched
from krypta.bots.whole_match import play_match
from krypta.core.door import NOBODY
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.game import Game, Records
from krypta.core.log import Player
from krypta.core.luck import SeededLuck
from krypta.core.match import Match
from krypta.core.position import Position
from krypta.core.rng import generator

AHEAD = 4  # matches per thread that may be started early: other threads need not wait for a long match

# A match's state, the worlds its bots imagine, options, weights, and the acts played: one set per thread.
Room = tuple[Records, Records, NDArray[Any], NDArray[Any], NDArray[Any]]


class Played(msgspec.Struct, frozen=True):
    """One simulated match."""

    number: int
    finished: bool
    shares: list[float]
    ending: str  # the kind of the last event
    rounds: int
    acts: NDArray[Any]


class Simulation:
    """Many matches of one game between bots; the levels are assigned to the seats in turn."""

    def __init__(self, game: Game, given: dict[str, Any], players: int, names: Sequence[str], seed: int) -> None:
        faults = game.players_faults(players)
        if not 1 <= len(names) <= max(players, 1):
            faults.append(fault("core-fault-bots", bots=len(names), seats=players))
        unknown = [name for name in names if not levels.is_level(name)]
        faults += [fault("core-fault-bot", bot=name, known=levels.known()) for name in unknown]
        try:
            self.options = game.options(given)
            self.contents = game.contents(self.options)
        except InvalidInput as invalid:
            faults += invalid.faults
        if faults:
            raise InvalidInput(faults)
        self.game = game
        self.given = given
        self.seed = seed
        self.levels = [names[seat % len(names)] for seat in range(players)]
        self._think = any(name not in levels.LEVELS for name in names)
        self._threads = threading.local()

    def luck(self, number: int) -> SeededLuck:
        return SeededLuck(f"{self.seed}/{number}")

    def play(self, number: int) -> Played:
        """Play match `number`, which is the same in every run with this seed."""
        room = self._room()
        states, *_, trace = room
        made = self._play(number, room)
        finished = int(states["seat"][0]) == NOBODY
        rounds, acts = int(states["rounds"][0]), trace[:made].copy()
        return Played(number, finished, self._shares(states), self._ending(states), rounds, acts)

    def compile(self) -> None:
        """Compile everything that a match needs, by playing one that has no room for any act."""
        states, worlds, options, weights, trace = self._room()
        self._play(0, (states, worlds, options, weights, trace[:0]))
        if self._think:
            compile_searches(Position(self.game, self.contents, states), self.levels)

    def _play(self, number: int, room: Room) -> int:
        """Play until the match is over or the trace is full; returns the number of acts."""
        states, worlds, options, weights, trace = room
        self.game.setup(states, 0, self.contents, self.options, len(self.levels))
        rng = generator("bots", self.seed, number)
        if self._think:
            position = Position(self.game, self.contents, states)
            return play_searched(position, self.levels, self.luck(number), rng, (worlds, options, weights), trace)
        numbers = np.array([level_number(level) for level in self.levels], np.int64)
        luck = self.luck(number).generator()
        return int(play_match(states, self.contents, numbers, luck, rng, worlds, options, weights, trace))

    def _room(self) -> Room:
        if not hasattr(self._threads, "room"):
            trace = np.zeros(self.game.sizes.longest, np.int16)
            self._threads.room = (np.zeros(1, self.game.state_dtype), *scratch(self.game), trace)
        room: Room = self._threads.room
        return room

    def _shares(self, states: Records) -> list[float]:
        return Position(self.game, self.contents, states).payoff()

    def _ending(self, states: Records) -> str:
        *_, last = self.game.events(states["events"][0][: states["n_events"][0]].tolist())
        return last.kind.lower().replace("_", "-")

    def record(self, played: Played) -> Match:
        """The match with its luck, as a record that `verify` can check."""
        players = [Player(f"{level} {seat + 1}", level) for seat, level in enumerate(self.levels)]
        match = Match.new(self.game, self.given, players, self.luck(played.number))
        for act in played.acts.tolist():
            match.act(act)
        return match

    def run(self, games: int, threads: int, keep: Callable[[Played], None], first: int = 0) -> Iterator[int]:
        """Play matches `first` to games - 1 and pass each to `keep`, in order; yields how many are done.

        Only a few are in memory at a time: a new match is started whenever one has been passed on.
        """
        with ThreadPoolExecutor(threads) as pool:
            coming = (pool.submit(self.play, number) for number in range(first, games))
            begun: deque[Future[Played]] = deque(islice(coming, AHEAD * threads))
            try:
                for done in range(first + 1, games + 1):
                    keep(begun.popleft().result())
                    begun.extend(islice(coming, 1))
                    yield done
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean and quartiles."""
    if not values:
        return {"mean": 0.0, "q1": 0.0, "median": 0.0, "q3": 0.0}
    quartiles = statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    mean = round(statistics.fmean(values), 3)
    return {
        "mean": mean,
        **{name: float(q) for name, q in zip(("q1", "median", "q3"), quartiles, strict=True)},
    }


class Tally:
    """Statistics over many matches."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.finished = 0
        self.wins = [0.0] * players
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.decisions: list[int] = []

    def add(self, played: Played) -> None:
        self.games += 1
        self.rounds.append(played.rounds)
        self.decisions.append(len(played.acts))
        if played.finished:
            self.finished += 1
            self.endings[played.ending] += 1
            self.wins = [won + share for won, share in zip(self.wins, played.shares, strict=True)]

    def summary(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "wins": [round(won, 3) for won in self.wins],
            "endings": dict(self.endings.most_common()),
            "rounds": spread(self.rounds),
            "decisions": spread(self.decisions),
        }
