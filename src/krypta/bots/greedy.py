"""Greedy: looks one act ahead with `outlook`, and samples nature's decisions."""

from krypta.core.door import NATURE, decide, imagine, outlook, play
from krypta.core.kernel import inlined
from krypta.core.rng import below, weighted

SAMPLES = 10


@inlined
def choose_greedily(states, i, c, seat, rng, worlds, options, weights, n):
    """The option with the best average `outlook`; every option is tried with the same random numbers."""
    first = below(rng, n)  # the first of equally good options wins: a random start favours none of them
    luck = int(rng[2])
    best = -1e300
    chosen = int(options[0])
    for step in range(n):
        k = (first + step) % n
        worth = worth_of(states, i, c, seat, int(options[k]), luck, rng, worlds, options, weights)
        if worth > best:
            best = worth
            chosen = int(options[k])
    return chosen


@inlined
def worth_of(states, i, c, seat, act, luck, rng, worlds, options, weights):
    """The average `outlook` after the act, with the random numbers that follow `luck`."""
    rng[2] = luck
    total = 0.0
    for _ in range(SAMPLES):
        worlds[1] = states[i]
        total += look_ahead(worlds[1], c, seat, act, rng, options, weights)
    return total / SAMPLES


@inlined
def look_ahead(world, c, seat, act, rng, options, weights):
    """The `outlook` after playing the act in an imagined world, with nature's following decisions sampled."""
    half = options.shape[0] // 2
    imagine(world, c, seat, rng)
    while True:
        world.n_events = 0
        play(world, c, act)
        if world.seat != NATURE:
            return outlook(world, c, seat)
        n = decide(world, c, options[half:], weights[half:])
        act = int(options[half + weighted(rng, weights[half:], n)])
