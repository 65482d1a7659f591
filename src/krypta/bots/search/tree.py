"""The tree of a search, in arrays that are allocated once.

A node is a decision as the searching seat knows it: its key is a hash of the seat's own acts and of all events that
the seat has seen since the first root. So a node is found again when the match has reached it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from krypta.core.door import EVERYONE
from krypta.core.game import Records
from krypta.core.kernel import entry, kernel

NONE = -1
WORD = 0xFFFFFFFF
HALF = 0x3FFFFFFF

NODE = np.dtype(
    (
        np.record,
        [
            ("key", "i8"),
            ("first", "i4"),  # its newest edge, or NONE
            ("visits", "i4"),
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            ("act", "i4"),
            ("next", "i4"),  # the edge of the same node that is one older, or NONE
            ("visits", "i4"),
            ("offered", "i4"),  # visits of the node in whose world the act was allowed
            ("total", "f8"),  # of the values for the seat that decides here
            ("squares", "f8"),
        ],
    )
)


class Tree(NamedTuple):
    """The arrays of a tree."""

    nodes: Records
    edges: Records
    table: NDArray[np.int32]  # a hash table of the nodes; its length is a power of two
    used: NDArray[np.int64]  # how many nodes, and how many edges
    spread: NDArray[np.float64]  # of the values seen: how many, their mean, the sum of squared deviations


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for so many nodes and edges."""
    slots = 1 << (2 * nodes - 1).bit_length()
    arrays = np.zeros(nodes, NODE), np.zeros(edges, EDGE), np.full(slots, NONE, np.int32)
    return Tree(*arrays, np.zeros(2, np.int64), np.zeros(3))


def clear(tree: Tree) -> None:
    tree.table.fill(NONE)
    tree.used.fill(0)
    tree.spread.fill(0.0)


@kernel
def mixed(key, number):
    """The key with a number mixed in: 62 bits, by arithmetic below 2**63."""
    low = (((key & WORD) ^ (number + 1)) * 0x21F0AAAD) & WORD
    high = ((key >> 32) + (low >> 3) + number) & HALF
    low = ((low ^ (low >> 15)) * 0x735A2D97) & WORD
    high = ((high ^ (high >> 13)) * 0x1B873593 + low) & HALF
    return (high << 32) | (low ^ (low >> 15))


@kernel
def key_after(s, seat, key, decider, act):
    """The key after an act was played: the act itself only if it is the seat's own, and what the seat saw of it."""
    if decider == seat:
        key = mixed(key, act)
    for n in range(s.n_events):
        audience = int(s.events[n, 1])
        if audience <= EVERYONE or audience == seat:
            key = mixed(key, int(s.events[n, 0]))
            for i in range(2, s.events.shape[1]):
                key = mixed(key, int(s.events[n, i]) & 0xFFFF)
    return key


@entry
def key_after_at(states, i, seat, key, decider, act):
    return key_after(states[i], seat, key, decider, act)


@kernel
def find(tree, key):
    """The node with that key, or NONE."""
    mask = tree.table.shape[0] - 1
    slot = key & mask
    while tree.table[slot] != NONE:
        if tree.nodes[tree.table[slot]].key == key:
            return int(tree.table[slot])
        slot = (slot + 1) & mask
    return NONE


@entry
def find_at(tree, key):
    return find(tree, key)


@kernel
def add_node(tree, key):
    """A new node with that key; NONE if there is no room."""
    number = int(tree.used[0])
    if number >= tree.nodes.shape[0]:
        return NONE
    tree.used[0] = number + 1
    node = tree.nodes[number]
    node.key = key
    node.first = NONE
    node.visits = 0
    mask = tree.table.shape[0] - 1
    slot = key & mask
    while tree.table[slot] != NONE:
        slot = (slot + 1) & mask
    tree.table[slot] = number
    return number


@kernel
def add_edge(tree, node, act):
    """A new edge of the node; NONE if there is no room."""
    number = int(tree.used[1])
    if number >= tree.edges.shape[0]:
        return NONE
    tree.used[1] = number + 1
    edge = tree.edges[number]
    edge.act = act
    edge.next = tree.nodes[node].first
    edge.visits = 0
    edge.offered = 0
    edge.total = 0.0
    edge.squares = 0.0
    tree.nodes[node].first = number
    return number


@kernel
def add_value(edge, value):
    edge.visits += 1
    edge.total += value
    edge.squares += value * value


@kernel
def note(tree, value):
    """Count a value in the spread of all values (Welford's method)."""
    spread = tree.spread
    spread[0] += 1.0
    off = value - spread[1]
    spread[1] += off / spread[0]
    spread[2] += off * (value - spread[1])
