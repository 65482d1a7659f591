"""Which option an iteration tries: a new one while the node may widen, else the one with the highest upper bound."""

import math

import numpy as np

from krypta.bots.search.settings import Field
from krypta.bots.search.tree import NONE, add_edge
from krypta.core.kernel import kernel
from krypta.core.rng import below


@kernel
def select(tree, node, options, n, edge_of, settings, rng):
    """The edge of the option to try; NONE if the tree has no room for the node's first edge."""
    mark_edges(tree, node, edge_of, True)
    tried = 0
    for k in range(n):
        edge = int(edge_of[options[k]])
        if edge != NONE:
            tree.edges[edge].offered += 1
            tried += 1
    chosen = NONE
    if tried < n and may_widen(tree, node, tried, settings):
        chosen = try_new(tree, node, options, n, edge_of, below(rng, n - tried))
    if chosen == NONE:
        chosen = most_promising(tree, options, n, edge_of, settings)
    mark_edges(tree, node, edge_of, False)
    return chosen


@kernel
def mark_edges(tree, node, edge_of, present):
    """Write the node's edges by their acts, which may not all be options in this world; or remove them again."""
    edge = int(tree.nodes[node].first)
    while edge != NONE:
        edge_of[tree.edges[edge].act] = edge if present else NONE
        edge = int(tree.edges[edge].next)


@kernel
def may_widen(tree, node, tried, settings):
    """Progressive widening: the more visits, the more options are tried."""
    visits = tree.nodes[node].visits + 1.0
    return tried < settings[Field.WIDEN] * visits ** settings[Field.WIDEN_POWER]


@kernel
def try_new(tree, node, options, n, edge_of, skipped):
    """A new edge for one of the untried options."""
    for k in range(n):
        if edge_of[options[k]] == NONE:
            if skipped == 0:
                edge = add_edge(tree, node, int(options[k]))
                if edge != NONE:
                    tree.edges[edge].offered = 1
                return edge
            skipped -= 1
    return NONE


@kernel
def most_promising(tree, options, n, edge_of, settings):
    """The tried option with the highest upper bound of its value (UCB1)."""
    unit = settings[Field.UNIT]
    if unit == 0.0:
        unit = math.sqrt(tree.spread[2] / max(tree.spread[0], 1.0))
    unit *= settings[Field.EXPLORE]
    best = -np.inf
    chosen = NONE
    for k in range(n):
        number = int(edge_of[options[k]])
        if number != NONE and tree.edges[number].visits > 0:
            edge = tree.edges[number]
            bound = edge.total / edge.visits + unit * math.sqrt(math.log(edge.offered + 1.0) / edge.visits)
            if bound > best:
                best = bound
                chosen = number
    return chosen
