"""Where bots think: a few threads that yield to people, with less time for each thought the more tables wait."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.bots import levels, thinking
from krypta.bots.advice import Advice, advise
from krypta.bots.characters import ladder
from krypta.bots.thinking import Decision
from krypta.core.position import Position

T = TypeVar("T")
# Why a bot plays below its level: its search is not compiled yet, no time, or its learned judgement cannot be read.
Note = Literal["", "waking", "busy", "untaught"]
THREADS = max(1, (os.cpu_count() or 1) - 1)  # one core stays free for people
LONGEST = 1000.0  # milliseconds for one thought, while nobody else waits
SHORTEST = 20.0  # with less time there is no searching
NICE = 10


class Thought(msgspec.Struct, frozen=True):
    """A decision, and why it may be below the level."""

    decision: Decision
    note: Note


class Thinking:
    def __init__(self, threads: int = THREADS) -> None:
        self.threads = threads
        self.awake: set[str] = set()  # games whose search is compiled and loaded
        self.load = 0  # thoughts that wait or run; a table has at most one, and a person at most one hint
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking", initializer=yield_to_people)

    @property
    def milliseconds(self) -> float:
        """The time for the next thought: an equal share for all who wait."""
        return LONGEST * self.threads / max(self.threads, self.load + 1)

    async def decide(self, level: str, position: Position, seat: int, rng: NDArray[np.int64]) -> Thought:
        """What a bot of that level decides. If it cannot search now, the strongest that need not plays for it."""
        game = position.game.name
        if not levels.searches(level, game):
            return Thought(await asyncio.to_thread(thinking.decide, level, position, seat, rng), "")
        time = self.milliseconds
        if game not in self.awake or time < SHORTEST:
            instead = quickest(game)
            note: Note = "busy" if game in self.awake else "waking"
            return Thought(await asyncio.to_thread(thinking.decide, instead, position, seat, rng), note)
        decision = await self._run(lambda: thinking.decide(level, position, seat, rng, time))
        if decision.cut and time < LONGEST:
            return Thought(decision, "busy")
        return Thought(decision, "untaught" if levels.is_untaught(game) else "")

    async def advise(self, position: Position, seat: int, rng: NDArray[np.int64]) -> Advice:
        """A hint: by the strongest search if there is time for one, with its numbers."""
        time = self.milliseconds
        if position.game.name not in self.awake or time < SHORTEST:
            level = quickest(position.game.name)
            return Advice((await asyncio.to_thread(thinking.decide, level, position, seat, rng)).act)
        return await self._run(lambda: advise(position, seat, rng, time))

    async def _run(self, work: Callable[[], T]) -> T:
        self.load += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self.load -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def quickest(game: str) -> str:
    """The strongest character that does not search in that game."""
    return next((level for level in reversed(ladder()) if not levels.searches(level, game)), "greedy")


def yield_to_people() -> None:
    """Lower this thread's priority, so that the event loop gets the processor first. Only Linux can do that."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
