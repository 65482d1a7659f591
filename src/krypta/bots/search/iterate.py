"""The iterations of a search: imagine a world, walk down the tree, judge where it ends, and count that on the way."""

from krypta.bots.search.leaf import judge, look_at_options
from krypta.bots.search.select import select
from krypta.bots.search.settings import Field, Leaf
from krypta.bots.search.tree import NONE, add_node, add_value, find, key_after, note
from krypta.core.door import NATURE, NOBODY, decide, imagine, play
from krypta.core.kernel import inlined, kernel, long_entry
from krypta.core.rng import weighted

DEEPEST = 256  # decisions with a choice in one iteration
JUDGED = -2  # instead of an edge: the values of the new node are known


@long_entry
def iterate(
    states,
    i,
    contents,
    seat,
    root,
    tree,
    settings,
    net,
    rng,
    room,
    worlds,
    options,
    weights,
    edge_of,
    path,
    values,
    times,
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
        passed = 0
        last = seat
        judged = False
        while s.seat != NOBODY and steps < DEEPEST:
            n = decide(s, c, options, weights)
            decider = int(s.seat)
            if decider == NATURE:
                act = int(options[weighted(rng, weights, n)])
            else:
                if decider != last:
                    last = decider
                    passed += 1
                    if passed == settings[Field.HORIZON]:
                        break
                act = int(options[0])
                if n > 1:
                    edge = follow(
                        tree, key, steps, worlds, c, options, n, weights, edge_of, settings, net, room, rng, values
                    )
                    if edge < 0:
                        judged = edge == JUDGED
                        break
                    path[steps, 0] = edge
                    path[steps, 1] = decider
                    steps += 1
                    act = int(tree.edges[edge].act)
            s.n_events = 0
            play(s, c, act)
            key = key_after(s, seat, key, decider, act)
        if not judged:
            judge(s, c, options, weights, settings, net, room, rng, values[0])
        count(tree, seat, path, steps, values[0], settings)
    return lead(tree, find(tree, root))


@inlined
def follow(tree, key, steps, worlds, c, options, n, weights, edge_of, settings, net, room, rng, values):
    """The edge to follow from the node with that key; NONE or JUDGED if the iteration ends there."""
    node = find(tree, key)
    if node == NONE:
        node = add_node(tree, key)
        if node == NONE:
            return NONE
        if int(settings[Field.LEAF]) == Leaf.OPTIONS:
            look_at_options(tree, node, worlds, c, options, n, weights, settings, net, room, rng, values)
            if steps > 0:
                return JUDGED
        elif steps > 0:
            return NONE
    edge = select(tree, node, options, n, edge_of, settings, rng)
    if edge != NONE:
        tree.nodes[node].visits += 1
    return edge


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
        value = values[path[step, 1]]
        if settings[Field.PARANOID] != 0.0 and path[step, 1] != seat:
            value = -values[seat]
        add_value(tree.edges[path[step, 0]], value)
