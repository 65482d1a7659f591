"""The entry points that Python calls: the door, for a record given as array and index (about 1 µs per call)."""

from krypta.core.door import NATURE, NOBODY, OK, decide, imagine, observe, outlook, payoff, play, why
from krypta.core.kernel import entry, kernel, long_entry
from krypta.core.rng import below, weighted


@entry
def options_at(states, i, contents, options, weights):
    return decide(states[i], contents[0], options, weights)


@entry
def why_at(states, i, contents, act):
    return why(states[i], contents[0], act)


@entry
def step_at(states, i, contents, act):
    """Play the act if it is allowed; a refused act changes nothing. Returns the reason, or OK."""
    s = states[i]
    reason = why(s, contents[0], act)
    if reason == OK:
        s.n_events = 0
        play(s, contents[0], act)
    return reason


@entry
def payoff_at(states, i, contents, out):
    payoff(states[i], contents[0], out)


@entry
def observe_at(states, i, contents, seat, out):
    observe(states[i], contents[0], seat, out)


@entry
def imagine_at(states, i, contents, seat, rng):
    imagine(states[i], contents[0], seat, rng)


@entry
def outlook_at(states, i, contents, seat):
    return outlook(states[i], contents[0], seat)


@kernel
def choose_blindly(s, rng, options, weights, n):
    """A random option: by weight for nature, uniformly for a player."""
    if s.seat == NATURE:
        return int(options[weighted(rng, weights, n)])
    return int(options[below(rng, n)])


@long_entry
def playout_at(states, i, contents, rng, options, weights, limit):
    """Play randomly to the end, or for `limit` decisions; returns the number of decisions made."""
    s = states[i]
    c = contents[0]
    made = 0
    while s.seat != NOBODY and made < limit:
        n = decide(s, c, options, weights)
        act = choose_blindly(s, rng, options, weights, n)
        s.n_events = 0
        play(s, c, act)
        made += 1
    return made
