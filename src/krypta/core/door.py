"""The door: seven functions that every game provides, chosen by the type of its record.

Kernels that work for every game (playouts, bots, search) call these. Numba compiles one copy for each record type;
interpreted mode finds the game by the record's dtype.
"""

from types import ModuleType
from typing import Any

import numba
import numpy as np

from krypta.core.kernel import INNER, INTERPRETED, overload

NATURE = -1
NOBODY = -2
SPECTATOR = -3
EVERYONE = -1  # the audience of an event that all may see
SHOWN_BY = -2  # minus a seat: an event for everyone that reveals what only that seat knew
OK = 0

FUNCTIONS = ("decide", "why", "play", "payoff", "observe", "imagine", "outlook")

_by_dtype: dict[Any, ModuleType] = {}
_by_type: dict[Any, ModuleType] = {}


def open_door(state: np.dtype[Any], rules: ModuleType) -> None:
    """Register `rules` as the game whose records have dtype `state`."""
    missing = [name for name in FUNCTIONS if not hasattr(rules, name)]
    if missing:
        raise TypeError(f"{rules.__name__} lacks {', '.join(missing)}: every game provides {', '.join(FUNCTIONS)}.")
    known = _by_dtype.setdefault(state, rules)
    if known is not rules:
        raise TypeError(
            f"{rules.__name__} and {known.__name__} have the same state layout: give one a field of its own."
        )
    if not INTERPRETED:
        _by_type[numba.from_dtype(state)] = rules


def compile_door(state: np.dtype[Any], content: np.dtype[Any], name: str) -> None:
    """Compile one function of a game's door into the cache, so that all entry points share it."""
    s, c = numba.from_dtype(state), numba.from_dtype(content)
    options, shares, rng = (numba.types.Array(kind, 1, "C") for kind in (numba.int32, numba.float64, numba.int64))
    arguments = {
        "decide": (options, options),
        "payoff": (shares,),
        "imagine": (numba.int64, rng),
    }
    getattr(_by_type[s], name).compile((s, c, *arguments.get(name, (numba.int64,))))


def decide(s, c, options, weights):
    """Write the acts that `s.seat` may choose now, ascending; nature's with their weights. 0 = the game is over."""
    return _by_dtype[s.dtype].decide(s, c, options, weights)


def why(s, c, act):
    """OK, or the number of the reason that forbids the act now."""
    return _by_dtype[s.dtype].why(s, c, act)


def play(s, c, act):
    """Play the act: change `s` and write `s.events`."""
    return _by_dtype[s.dtype].play(s, c, act)


def payoff(s, c, out):
    """Write each seat's result once the game is over."""
    return _by_dtype[s.dtype].payoff(s, c, out)


def observe(s, c, seat, out):
    """Write what the seat knows into `out`, as numbers."""
    return _by_dtype[s.dtype].observe(s, c, seat, out)


def imagine(s, c, seat, rng):
    """Re-deal what the seat cannot know."""
    return _by_dtype[s.dtype].imagine(s, c, seat, rng)


def outlook(s, c, seat):
    """A quick estimate of the position for the seat."""
    return _by_dtype[s.dtype].outlook(s, c, seat)


def features(s, c, seat, out):
    """Write what a learned judgement looks at, for the seat; a game without such figures has only its outlook."""
    rules = _by_dtype[s.dtype]
    if hasattr(rules, "features"):
        rules.features(s, c, seat, out)
    else:
        out[0] = rules.outlook(s, c, seat)


@overload(decide, jit_options=INNER)
def _decide(s, c, options, weights):
    rule = _by_type[s].decide
    return lambda s, c, options, weights: rule(s, c, options, weights)


@overload(why, jit_options=INNER)
def _why(s, c, act):
    rule = _by_type[s].why
    return lambda s, c, act: rule(s, c, act)


@overload(play, jit_options=INNER)
def _play(s, c, act):
    rule = _by_type[s].play
    return lambda s, c, act: rule(s, c, act)


@overload(payoff, jit_options=INNER)
def _payoff(s, c, out):
    rule = _by_type[s].payoff
    return lambda s, c, out: rule(s, c, out)


@overload(observe, jit_options=INNER)
def _observe(s, c, seat, out):
    rule = _by_type[s].observe
    return lambda s, c, seat, out: rule(s, c, seat, out)


@overload(imagine, jit_options=INNER)
def _imagine(s, c, seat, rng):
    rule = _by_type[s].imagine
    return lambda s, c, seat, rng: rule(s, c, seat, rng)


@overload(outlook, jit_options=INNER)
def _outlook(s, c, seat):
    rule = _by_type[s].outlook
    return lambda s, c, seat: rule(s, c, seat)


@overload(features, jit_options=INNER)
def _features(s, c, seat, out):
    rules = _by_type[s]
    if hasattr(rules, "features"):
        write = rules.features
        return lambda s, c, seat, out: write(s, c, seat, out)
    estimate = rules.outlook

    def write_outlook(s, c, seat, out):
        out[0] = estimate(s, c, seat)

    return write_outlook
