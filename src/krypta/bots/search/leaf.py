"""What the end of an iteration is worth to each seat."""

import numpy as np

from krypta.bots.learn.net import compare, foretell
from krypta.bots.search.settings import Field, Leaf
from krypta.bots.search.tree import NONE, add_edge, add_value
from krypta.core.door import NATURE, NOBODY, decide, outlook, play
from krypta.core.kernel import inlined, kernel
from krypta.core.rng import below, weighted


@inlined
def judge(s, c, options, weights, settings, net, room, rng, values):
    """Write what the world, which may be played on, is worth to each seat."""
    if int(settings[Field.LEAF]) == Leaf.RANDOM:
        play_on(s, c, options, weights, int(settings[Field.PLAYOUT]), rng)
    look(s, c, settings, net, room, values)


@kernel
def look(s, c, settings, net, room, values):
    """Write each seat's share of the win as the network foretells it; without one, the outlooks, compared."""
    if net.out.shape[0] > 0:
        foretell(s, c, net, settings[Field.BLEND], settings[Field.OTHERS], room, values)
        return
    for seat in range(s.players):
        values[seat] = outlook(s, c, seat)
    compare(values, int(s.players), settings[Field.OTHERS])


@inlined
def play_on(s, c, options, weights, left, rng):
    """Play so many random acts of players; afterwards nature has nothing to decide."""
    while s.seat != NOBODY and (left > 0 or s.seat == NATURE):
        n = decide(s, c, options, weights)
        if s.seat == NATURE:
            act = int(options[weighted(rng, weights, n)])
        else:
            left -= 1
            act = int(options[below(rng, n)])
        s.n_events = 0
        play(s, c, act)


@inlined
def look_at_options(tree, node, worlds, c, options, n, weights, settings, net, room, rng, values):
    """Give the node an edge for each option, with what it is worth after nature's answer; leaves the best's values.

    All options get the same random numbers. `values[1]` and the second half of the options are scratch.
    """
    half = options.shape[0] // 2
    seat = int(worlds[0].seat)
    luck = int(rng[2])
    best = -np.inf
    for k in range(n):
        rng[2] = luck
        worlds[1] = worlds[0]
        s = worlds[1]
        s.n_events = 0
        play(s, c, int(options[k]))
        play_on(s, c, options[half:], weights[half:], 0, rng)
        look(s, c, settings, net, room, values[1])
        edge = add_edge(tree, node, int(options[k]))
        if edge != NONE:
            tree.edges[edge].offered = 1
            add_value(tree.edges[edge], values[1, seat])
        if values[1, seat] > best:
            best = values[1, seat]
            for i in range(values.shape[1]):
                values[0, i] = values[1, i]
