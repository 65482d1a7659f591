"""The network: two hidden layers over the features of a seat, the average of the others', and those of the table.

Each seat gets a score; the softmax of all scores are the shares of the win. So the shares add up to one, for any
number of players, and no seat is treated differently from another.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from krypta.core.door import NOBODY, features, outlook, payoff
from krypta.core.kernel import inlined, kernel

Floats = NDArray[np.float32]


class Net(NamedTuple):
    """The weights; without any, there is no learned judgement."""

    into: Floats  # inputs by first layer
    into_bias: Floats
    on: Floats  # first layer by second
    on_bias: Floats
    out: Floats


class Room(NamedTuple):
    """Memory for one thread's computation."""

    outlooks: NDArray[np.float64]
    rows: Floats  # the features of each seat
    first: Floats
    second: Floats


def no_net() -> Net:
    return Net(*(np.zeros(shape, np.float32) for shape in ((0, 0), 0, (0, 0), 0, 0)))


def new_room(net: Net, seats: int, size: int) -> Room:
    """Room for a game with so many seats and features."""
    shapes = ((seats, max(size, 1)), len(net.into_bias), len(net.on_bias))
    return Room(np.zeros(seats), *(np.zeros(shape, np.float32) for shape in shapes))


@kernel
def foretell(s, c, net, blend, others, room, values):
    """Write each seat's share of the win; a finished game has it already.

    `blend` is how much of it a unit of the outlook, compared with the others', is worth beside that.
    """
    players = int(s.players)
    if s.seat == NOBODY:
        payoff(s, c, values)
    else:
        for seat in range(players):
            features(s, c, seat, room.rows[seat])
        share(net, room, players, values)
    if blend == 0.0:
        return
    for seat in range(players):
        room.outlooks[seat] = outlook(s, c, seat)
    compare(room.outlooks, players, others)
    for seat in range(players):
        values[seat] += blend * room.outlooks[seat]


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


@kernel
def share(net, room, players, values):
    """Write the shares that follow from the features of all seats."""
    highest = -np.inf
    for seat in range(players):
        values[seat] = score(net, room, players, seat)
        highest = max(highest, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = math.exp(values[seat] - highest)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@kernel
def score(net, room, players, seat):
    size = room.rows.shape[1]
    own = net.into.shape[0] - size  # of the seat itself; the rest is of the table
    first, second = room.first, room.second
    first[:] = net.into_bias
    for i in range(size):
        add(first, room.rows[seat, i], net.into, i)
    for i in range(own):
        total = np.float32(0.0)
        for other in range(players):
            if other != seat:
                total += room.rows[other, i]
        add(first, total / np.float32(max(players - 1, 1)), net.into, size + i)
    second[:] = net.on_bias
    for i in range(first.shape[0]):
        add(second, max(first[i], np.float32(0.0)), net.on, i)
    found = 0.0
    for i in range(second.shape[0]):
        found += max(second[i], np.float32(0.0)) * net.out[i]
    return found


@inlined
def add(layer, value, weights, row):
    """Add a row of the weights to the layer, as often as the value says; most features are 0.

    Called instead of inlined, and with a slice instead of the row's number, it takes three times as long.
    """
    if value != 0.0:
        for i in range(layer.shape[0]):
            layer[i] += value * weights[row, i]
