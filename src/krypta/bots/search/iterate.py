"""The iterations of a search: imagine a world, walk down the tree, judge where it ends, and count that on the way."""

from krypta.bots.search.leaf import judge
from krypta.bots.search.select import select
from krypta.bots.search.settings import Field
from krypta.bots.search.tree import NONE, add_node, find, key_after, note
from krypta.core.door import NATURE, NOBODY, decide, imagine, play
from krypta.core.kernel import kernel, long_entry
from krypta.core.rng import weighted

DEEPEST = 256  # decisions with a choice in one iteration


@long_entry
def iterate(
    states, i, contents, seat, root, tree, settings, rng, worlds, options, weights, edge_of, path, values, times
):
    """Make so many iterations for the seat that decides in `states[i]`, whose node has the key `root`.

    Returns by how many visits the best option leads.
    """
    c = contents[0]
    for _ in range(times):
        worlds[0] = states[i]
        s = worlds[0]
        imagine(s, c, seat, rng)
        key = root
        steps = 0
        while s.seat != NOBODY and steps < DEEPEST:
            n = decide(s, c, options, weights)
            decider = int(s.seat)
            if decider == NATURE:
                act = int(options[weighted(rng, weights, n)])
            elif n == 1:
                act = int(options[0])
            else:
                node = find(tree, key)
                if node == NONE:
                    node = add_node(tree, key)
                    if steps > 0 or node == NONE:
                        break
                edge = select(tree, node, options, n, edge_of, settings, rng)
                if edge == NONE:
                    break
                tree.nodes[node].visits += 1
                path[steps, 0] = edge
                path[steps, 1] = decider
                steps += 1
                act = int(tree.edges[edge].act)
            s.n_events = 0
            play(s, c, act)
            key = key_after(s, seat, key, decider, act)
        judge(worlds, c, options, weights, settings, rng, values)
        count(tree, seat, path, steps, values, settings)
    return lead(tree, find(tree, root))


@kernel
def lead(tree, node):
    """The difference in visits between the two most visited edges of the node."""
    most = 0
    second = 0
    edge = int(tree.nodes[node].first) if node != NONE else NONE
    while edge != NONE:
        visits = int(tree.edges[edge].visits)
        second = max(second, min(visits, most))
        most = max(most, visits)
        edge = int(tree.edges[edge].next)
    return most - second


@kernel
def count(tree, seat, path, steps, values, settings):
    """Add the values to the edges that were followed: to each the value for the seat that chose it."""
    note(tree, values[seat])
    for step in range(steps):
        edge = tree.edges[path[step, 0]]
        value = values[path[step, 1]]
        if settings[Field.PARANOID] != 0.0 and path[step, 1] != seat:
            value = -values[seat]
        edge.visits += 1
        edge.total += value
        edge.squares += value * value
