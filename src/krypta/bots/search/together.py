"""Several searches of the same decision at once, each with its own tree and its own luck (root parallelism)."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from krypta.bots.search.searcher import Searcher
from krypta.bots.search.thought import Thought, merged
from krypta.core.position import Position
from krypta.core.rng import generator


def think_together(
    searchers: Sequence[Searcher],
    position: Position,
    seat: int,
    rng: NDArray[np.int64],
    pool: ThreadPoolExecutor,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought:
    """What all searches think, added up. The same generator gives the same thought, however many threads there are."""
    tasks = [
        pool.submit(searcher.think, position.copy(), seat, generator(*rng.tolist(), number), stopped)
        for number, searcher in enumerate(searchers)
    ]
    return merged([task.result() for task in tasks])
