"""Whole matches that a network is trained on, in one kernel: who decides looks one act ahead, and sometimes errs."""

import numpy as np

from krypta.bots.learn.net import foretell
from krypta.core.door import NATURE, NOBODY, decide, features, imagine, outlook, payoff, play
from krypta.core.kernel import inlined, long_entry
from krypta.core.rng import below, weighted

RANDOM, OUTLOOK, LEARNED = range(3)  # how a seat chooses
PARTS = 1000  # chances are counted in thousandths
EXPANDED = 24  # outcomes of nature that are all tried, instead of some that luck chooses


@long_entry
def self_play(
    states,
    contents,
    net,
    room,
    ways,
    how,
    luck,
    rng,
    worlds,
    options,
    weights,
    notes,
    foretold,
    worths,
    strayed,
    sums,
    shares,
):
    """Play `states[0]` to its end; writes what is noted of some decisions, and the shares of the win.

    A note has the features of all seats, what the network foretells, in `worths` what the best option is worth to each
    seat, and in `strayed` whether another one was played. `ways` is how each seat chooses; `how` has the fields of
    `games.Manner`; `sums` is scratch. Returns the number of notes.
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
            notes_it = noted < notes.shape[0] and below(rng, PARTS) < PARTS * how[2]
            if notes_it:
                for seat in range(s.players):
                    features(s, c, seat, notes[noted, seat])
            chosen = 0
            by_net = 0
            if n > 1 or notes_it:
                way = int(ways[s.seat])
                chosen, by_net = look_ahead(states, c, way, net, how, room, rng, worlds, options, weights, n, sums)
                if way == RANDOM or below(rng, PARTS) < PARTS * how[1]:
                    chosen = below(rng, n)
            if notes_it:
                if net.out.shape[0] > 0:
                    foretell(s, c, net, how[4], how[5], room, foretold[noted])
                worths[noted] = sums[1]
                strayed[noted] = chosen != by_net
                noted += 1
            act = int(options[chosen])
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
def look_ahead(states, c, way, net, how, room, rng, worlds, options, weights, n, sums):
    """The places of the option that looks best one act ahead to who plays that way, and of the network's.

    All are tried in the same worlds with the same luck. `sums[1]` becomes what the network's one is worth to each seat.
    """
    seat = int(states[0].seat)
    first = below(rng, n)
    start = int(rng[2])
    furthest = start
    highest_outlook = -np.inf
    highest = -np.inf
    by_outlook = first
    by_net = first
    for step in range(n):
        k = (first + step) % n
        rng[2] = start
        try_out(states, c, seat, int(options[k]), way, net, how, room, rng, worlds, options, weights, sums)
        furthest = max(furthest, int(rng[2]))
        if sums[2, 0] > highest_outlook:
            highest_outlook = sums[2, 0]
            by_outlook = k
        if sums[0, seat] > highest:
            highest = sums[0, seat]
            by_net = k
            sums[1] = sums[0]
    rng[2] = furthest
    return by_outlook if way == OUTLOOK else by_net, by_net


@inlined
def try_out(states, c, seat, act, way, net, how, room, rng, worlds, options, weights, sums):
    """Write what the act is worth to each seat by the network to `sums[0]`, its outlook for the seat to `sums[2, 0]`.

    Where nothing is hidden, one world is enough, and nature's first answer is not sampled but expanded, if it can be.
    """
    part = options.shape[0] // 3
    tried = 0.0
    sums[0] = 0.0
    sums[2] = 0.0
    start = int(rng[2])
    for _ in range(int(how[0])):
        worlds[1] = states[0]
        imagine(worlds[1], c, seat, rng)
        hidden = rng[2] != start
        worlds[1].n_events = 0
        play(worlds[1], c, act)
        m = decide(worlds[1], c, options[part:], weights[part:]) if worlds[1].seat == NATURE else 0
        if 0 < m <= EXPANDED and not hidden:
            for j in range(m):
                worlds[2] = worlds[1]
                worlds[2].n_events = 0
                play(worlds[2], c, int(options[part + j]))
                weight = float(weights[part + j])
                add_worth(worlds[2], c, seat, way, net, how, room, rng, options, weights, weight, sums)
                tried += weight
            break
        add_worth(worlds[1], c, seat, way, net, how, room, rng, options, weights, 1.0, sums)
        tried += 1.0
        if rng[2] == start:
            break
    sums[0] /= tried
    sums[2] /= tried


@inlined
def add_worth(s, c, seat, way, net, how, room, rng, options, weights, weight, sums):
    """Add what the world is worth, once nature has decided, to `sums[0]` and `sums[2, 0]`; `sums[3]` is scratch."""
    last = 2 * (options.shape[0] // 3)
    while s.seat == NATURE:
        m = decide(s, c, options[last:], weights[last:])
        s.n_events = 0
        play(s, c, int(options[last + weighted(rng, weights[last:], m)]))
    if net.out.shape[0] > 0:
        foretell(s, c, net, how[4], how[5], room, sums[3])
        for i in range(s.players):
            sums[0, i] += weight * sums[3, i]
    if way == OUTLOOK:
        sums[2, 0] += weight * outlook(s, c, seat)
