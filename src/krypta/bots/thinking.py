"""How a level decides: it judges the options, then chooses softly among those that seem about as good as the best."""

import math
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.bots import levels
from krypta.bots.characters import Manner
from krypta.bots.choice import choose_at, judge_at
from krypta.bots.search import Searcher, Settings, think_together
from krypta.core.game import Game, Records
from krypta.core.position import Position
from krypta.core.rng import draw_below

WORLDS = 2  # that a bot needs at the same time
REACH = 3.0  # times the noise: an option that is worse by more is never chosen
TRIED = 0.25  # an option that a search tried less than this part of the most tried one is not trusted
CLEAR = 3.0  # times its error: a lead that no more thinking would change
KEPT_SEARCHERS = 4  # per thread: their memory is used again
FINE = 1 << 30  # steps of a random number from 0 to 1

_mine = threading.local()


class Judged(msgspec.Struct, frozen=True):
    """An option, with what it seems to be worth."""

    act: int
    worth: float
    error: float = 0.0
    visits: int = 0


class Decision(msgspec.Struct, frozen=True):
    """What a level decided, and what it thought of the options, the best first."""

    act: int
    options: tuple[Judged, ...]
    unit: float = 1.0  # of the worths
    iterations: int = 0
    cut: bool = False  # the time was over before the search was

    @property
    def is_clear(self) -> bool:
        """Whether nobody would think for long: there is one option, or one is clearly better than all others."""
        if len(self.options) < 2:
            return True
        best, second = self.options[:2]
        return best.worth - second.worth > max(CLEAR * math.hypot(best.error, second.error), 0.5 * self.unit)


def decide(
    level: str,
    position: Position,
    seat: int,
    rng: NDArray[np.int64],
    milliseconds: float = math.inf,
    searches: int = 1,
) -> Decision:
    """What a bot of that level decides for the seat; a search ends after so many milliseconds at the latest.

    Several searches, each with the whole budget, run side by side on as many cores as there are, and are added up.
    """
    settings = levels.search_settings(level, position.game.name)
    if settings is not None:
        return _searched(settings, Manner(0.0, 1.0, settings.iterations), position, seat, rng, milliseconds, searches)
    if level in levels.LEVELS:  # as in a simulation, to the same random number
        number = levels.LEVELS.index(level)
        act = choose_at(position.states, 0, position.contents, seat, number, rng, *scratch(position.game))
        return Decision(int(act), ())
    manner = levels.manner(level, position.game.name)
    if manner.search:
        settings = msgspec.structs.replace(levels.judgement(position.game.name), iterations=manner.search)
        return _searched(settings, manner, position, seat, rng, milliseconds, searches)
    return soft(looked_ahead(position, seat, rng), manner, manner.unit, position.game, rng)


def looked_ahead(position: Position, seat: int, rng: NDArray[np.int64]) -> tuple[Judged, ...]:
    """The options as greedy judges them."""
    worlds, options, weights = scratch(position.game)
    worths = np.zeros(len(options))
    n = int(judge_at(position.states, 0, position.contents, seat, rng, worlds, options, weights, worths))
    return tuple(map(Judged, options[:n].tolist(), worths[:n].tolist()))


def _searched(
    settings: Settings,
    manner: Manner,
    position: Position,
    seat: int,
    rng: NDArray[np.int64],
    milliseconds: float,
    searches: int,
) -> Decision:
    acts = position.options()
    if len(acts) == 1:
        return Decision(acts[0], (Judged(acts[0], 0.0),))
    deadline = time.monotonic() + milliseconds / 1000
    late = False

    def stopped() -> bool:
        nonlocal late
        late = time.monotonic() > deadline
        return late

    if searches == 1:
        thought = _searcher(position.game, settings).think(position, seat, rng, stopped)
    else:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            searchers = [Searcher(position.game, settings) for _ in range(searches)]
            thought = think_together(searchers, position, seat, rng, pool, stopped)
    best = thought.options[0]
    judged = [Judged(one.act, one.value, one.error, one.visits) for one in thought.options]
    tries = max(sum(one.visits for one in thought.options), 1)
    mean = sum(one.total for one in thought.options) / tries
    unit = math.sqrt(max(sum(one.squares for one in thought.options) / tries - mean**2, 0.0))
    cut = late and thought.iterations < searches * settings.iterations
    if not manner.noise and not manner.bonus:
        return Decision(best.act, tuple(judged), unit, thought.iterations, cut)
    trusted = tuple(one for one in judged if one.visits >= TRIED * best.visits)
    chosen = soft(trusted, manner, unit, position.game, rng)
    return msgspec.structs.replace(chosen, options=tuple(judged), iterations=thought.iterations, cut=cut)


def soft(options: tuple[Judged, ...], manner: Manner, unit: float, game: Game, rng: NDArray[np.int64]) -> Decision:
    """Choose among the options: the better one seems, the likelier; one that is clearly worse is never chosen.

    The temper makes acts of some verbs seem a little better than they are.
    """
    verbs = verb_names(game) if manner.bonus else ()
    seems = [one.worth + unit * (manner.bonus.get(verbs[one.act], 0.0) if verbs else 0.0) for one in options]
    best = max(seems)
    noise = manner.noise * unit
    lags = [best - worth for worth in seems]
    chances = [math.exp(-lag / noise) if lag <= REACH * noise else 0.0 for lag in lags] if noise else [0.0] * len(lags)
    chances = [chance or float(lag == 0.0) for chance, lag in zip(chances, lags, strict=True)]
    left = (int(draw_below(rng, FINE)) + 0.5) / FINE * sum(chances)
    number = 0
    while number < len(options) - 1 and left > chances[number]:
        left -= chances[number]
        number += 1
    while not chances[number]:  # rounding may step past the last
        number -= 1
    ordered = sorted(options, key=lambda one: -one.worth)
    return Decision(options[number].act, tuple(ordered), unit)


@cache
def verb_names(game: Game) -> tuple[str, ...]:
    """The verb of each act, as players write it."""
    return tuple(said.partition(" ")[0] for said in game.vocabulary.words)


def _searcher(game: Game, settings: Settings) -> Searcher:
    """This thread's searcher with these settings, with an empty tree."""
    kept: dict[Any, Searcher] = _mine.__dict__.setdefault("searchers", {})
    found = kept.pop((game.name, settings), None) or Searcher(game, settings)
    found.forget()
    kept[game.name, settings] = found
    if len(kept) > KEPT_SEARCHERS:
        del kept[next(iter(kept))]
    return found


def scratch(game: Game) -> tuple[Records, NDArray[Any], NDArray[Any]]:
    """The scratch arrays that a choice needs: worlds, options, weights; one set per thread."""
    most = max(game.sizes.options, game.sizes.outcomes)
    # The second half of the options and weights is for sampling nature's decisions.
    return np.zeros(WORLDS, game.state_dtype), np.zeros(2 * most, np.int32), np.zeros(2 * most, np.int32)
