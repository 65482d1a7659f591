"""What the end of an iteration is worth to each seat."""

import numpy as np

from krypta.bots.search.settings import Field, Leaf
from krypta.core.door import NATURE, NOBODY, decide, outlook, play
from krypta.core.kernel import inlined, kernel
from krypta.core.rng import below, weighted


@inlined
def judge(worlds, c, options, weights, settings, rng, values):
    """Write what `worlds[0]`, which may be played on, is worth to each seat; `worlds[1]` is scratch.

    Another kind of judgement is another number of `Leaf`, and a branch here. Its unit does not matter.
    """
    if settings[Field.LEAF] != Leaf.OUTLOOK:
        play_on(worlds, c, options, weights, settings, rng)
    s = worlds[0]
    for seat in range(s.players):
        values[seat] = outlook(s, c, seat)
    compare(values, int(s.players), settings[Field.OTHERS])


@kernel
def compare(values, players, others):
    """Subtract from each seat's value the average of the others', as far as that counts."""
    if players == 1 or others == 0.0:
        return
    part = others / (players - 1.0)
    total = 0.0
    for seat in range(players):
        total += values[seat]
    for seat in range(players):
        values[seat] -= part * (total - values[seat])


@inlined
def play_on(worlds, c, options, weights, settings, rng):
    """A short playout; afterwards nature has nothing to decide."""
    s = worlds[0]
    left = int(settings[Field.PLAYOUT])
    while s.seat != NOBODY and (left > 0 or s.seat == NATURE):
        n = decide(s, c, options, weights)
        if s.seat == NATURE:
            act = int(options[weighted(rng, weights, n)])
        else:
            left -= 1
            act = int(options[below(rng, n)])
            if settings[Field.LEAF] == Leaf.GREEDY and n > 1:
                act = best_at_once(worlds, c, options, n, act)
        s.n_events = 0
        play(s, c, act)


@inlined
def best_at_once(worlds, c, options, n, act):
    """The act after which the deciding seat's outlook is best, before nature's answer; ties go to the given act."""
    seat = int(worlds[0].seat)
    best = -np.inf
    chosen = act
    for k in range(n):
        worlds[1] = worlds[0]
        worlds[1].n_events = 0
        play(worlds[1], c, int(options[k]))
        value = outlook(worlds[1], c, seat)
        if value > best or (value == best and int(options[k]) == act):
            best = value
            chosen = int(options[k])
    return chosen
