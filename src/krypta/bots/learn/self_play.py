"""Whole matches that a network is trained on, in one kernel: who decides looks one act ahead, and sometimes errs."""

import numpy as np

from krypta.bots.learn.net import foretell
from krypta.core.door import NATURE, NOBODY, decide, features, imagine, outlook, payoff, play
from krypta.core.kernel import inlined, long_entry
from krypta.core.rng import below, weighted

RANDOM, OUTLOOK, LEARNED = range(3)  # how a seat chooses
PARTS = 1000  # chances are counted in thousandths


@long_entry
def self_play(states, contents, net, room, ways, how, luck, rng, worlds, options, weights, notes, shares):
    """Play `states[0]` to its end; writes the features of all seats at some decisions and the shares of the win.

    `ways` is how each seat chooses; `how` has the fields of `games.Manner`.
    Returns the number of notes.
    """
    s = states[0]
    c = contents[0]
    made = 0
    noted = 0
    while s.seat != NOBODY and made < how[3]:
        n = decide(s, c, options, weights)
        if s.seat == NATURE:
            act = int(options[weighted(luck, weights, n)])
        else:
            act = int(options[0])
            if n > 1:
                if noted < notes.shape[0] and below(rng, PARTS) < PARTS * how[2]:
                    for seat in range(s.players):
                        features(s, c, seat, notes[noted, seat])
                    noted += 1
                way = int(ways[s.seat])
                if way == RANDOM or below(rng, PARTS) < PARTS * how[1]:
                    act = int(options[below(rng, n)])
                else:
                    act = best_by(
                        states, c, way, net, how[4], how[5], room, int(how[0]), rng, worlds, options, weights, n, shares
                    )
        s.n_events = 0
        play(s, c, act)
        made += 1
    shares[:] = 0.0
    if s.seat == NOBODY:
        payoff(s, c, shares)
    else:
        for seat in range(s.players):
            shares[seat] = 1.0 / s.players
    return noted


@inlined
def best_by(states, c, way, net, blend, others, room, samples, rng, worlds, options, weights, n, values):
    """The option that looks best one act ahead; all are tried in the same worlds with the same luck."""
    half = options.shape[0] // 2
    seat = int(states[0].seat)
    first = below(rng, n)
    start = int(rng[2])
    best = -np.inf
    chosen = int(options[0])
    for step in range(n):
        k = (first + step) % n
        rng[2] = start
        total = 0.0
        for _ in range(samples):
            worlds[1] = states[0]
            s = worlds[1]
            imagine(s, c, seat, rng)
            act = int(options[k])
            while True:
                s.n_events = 0
                play(s, c, act)
                if s.seat != NATURE:
                    break
                m = decide(s, c, options[half:], weights[half:])
                act = int(options[half + weighted(rng, weights[half:], m)])
            if way == LEARNED:
                foretell(s, c, net, blend, others, room, values)
                total += values[seat]
            else:
                total += outlook(s, c, seat)
        if total > best:
            best = total
            chosen = int(options[k])
    return chosen
