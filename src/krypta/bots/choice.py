"""How each level chooses. A level is a kernel, so that thousands of games can be simulated quickly."""

from krypta.bots.greedy import choose_greedily, worth_of
from krypta.core.door import decide, imagine
from krypta.core.kernel import inlined, long_entry
from krypta.core.rng import below

RANDOM = 0


@inlined
def choose(states, i, c, seat, level, rng, worlds, options, weights):
    """The act that a bot of that level chooses; it reads only worlds that the seat can imagine."""
    worlds[0] = states[i]
    imagine(worlds[0], c, seat, rng)
    n = decide(worlds[0], c, options, weights)
    if n == 1:
        return int(options[0])
    if level == RANDOM:
        return int(options[below(rng, n)])
    return choose_greedily(states, i, c, seat, rng, worlds, options, weights, n)


@long_entry
def choose_at(states, i, contents, seat, level, rng, worlds, options, weights):
    return choose(states, i, contents[0], seat, level, rng, worlds, options, weights)


@long_entry
def judge_at(states, i, contents, seat, rng, worlds, options, weights, worths):
    """Write the options of the seat, and what greedy thinks of each; returns their number."""
    c = contents[0]
    worlds[0] = states[i]
    imagine(worlds[0], c, seat, rng)
    n = decide(worlds[0], c, options, weights)
    luck = int(rng[2])
    for k in range(n if n > 1 else 0):
        worths[k] = worth_of(states, i, c, seat, int(options[k]), luck, rng, worlds, options, weights)
    return n
