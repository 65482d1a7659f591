"""The compiled calls of a batch: one steps every game of a slice, and begins anew those that are over."""

from krypta.bots.choice import choose
from krypta.core.door import NATURE, NOBODY, decide, observe, payoff, play
from krypta.core.kernel import entry, kernel, long_entry
from krypta.core.luck import DRAW_WINDOW
from krypta.core.rng import below, weighted

# What may stand instead of an act.
BEGIN = -1  # begin the slot's next game
LEAVE = -2  # do nothing
WAIT = -3  # a learner decides next

EVERY_SEAT = -1  # learns

# The columns of `decisions`.
BY_LEARNERS, BY_OPPONENTS, BY_NATURE = range(3)


@entry
def first_forbidden(offered, n_offered, acts):
    """The first game in which the act is not allowed; -1 if there is none."""
    for k in range(acts.shape[0]):
        found = False
        for i in range(n_offered[k]):
            if offered[k, i] == acts[k]:
                found = True
                break
        if not found:
            return k
    return -1


@long_entry
def step_slice(games, out, scratch, acts, begin, end):
    """Play the acts of games `begin` to `end`, up to the next decision of a learner; returns how many games began."""
    c = games.contents[0]
    begun = 0
    for k in range(begin, end):
        act = int(acts[k])
        if act >= 0:
            note_act(games, out, k)
        s = games.states[k]
        while act >= 0 or act == BEGIN:
            if act == BEGIN:
                begin_game(games, k)
                begun += 1
            else:
                s.n_events = 0
                play(s, c, act)
            seat = int(s.seat)
            if seat == NOBODY:
                act = end_game(games, out, scratch, k)
            elif seat >= 0 and games.learner[k] != EVERY_SEAT and games.learner[k] != seat:
                games.decisions[k, BY_OPPONENTS] += 1
                level = int(games.levels[seat])
                rng = games.bots[k]
                act = choose(games.states, k, c, seat, level, rng, scratch.worlds, scratch.options, scratch.weights)
            else:
                n = decide(s, c, games.offered[k], scratch.weights)
                if seat == NATURE:
                    act = draw(games, scratch, k, n)
                else:
                    games.n_offered[k] = n
                    act = WAIT
        if act == WAIT:
            show(games, out, k, int(games.states[k].seat))
    return begun


@kernel
def note_act(games, out, k):
    """A learner's act is about to be played: nothing is known yet of what it leads to."""
    games.decisions[k, BY_LEARNERS] += 1
    games.taken[k] += 1
    out.acted[k] = games.states[k].seat
    out.lengths[k] = games.taken[k]
    out.dones[k] = False
    for seat in range(out.rewards.shape[1]):
        out.rewards[k, seat] = 0.0


@kernel
def begin_game(games, k):
    """The first position, with the luck that was prepared for the slot's next game."""
    games.states[k] = games.first[0]
    for i in range(3):
        games.luck[k, i] = games.next_luck[k, i]
        games.bots[k, i] = games.next_bots[k, i]
    games.learner[k] = games.next_learner[k]
    games.begun[k] += 1
    games.taken[k] = 0
    games.n_offered[k] = 0


@kernel
def draw(games, scratch, k, n):
    """Nature's act. Every draw has a window of the luck to itself, as in a match (`core/luck.py`)."""
    games.decisions[k, BY_NATURE] += 1
    luck = games.luck[k]
    luck[2] = (luck[2] + DRAW_WINDOW - 1) // DRAW_WINDOW * DRAW_WINDOW
    return int(games.offered[k, weighted(luck, scratch.weights, n)])


@kernel
def end_game(games, out, scratch, k):
    """Write the result. A game in which no learner decided is no episode: it leaves the slot empty."""
    games.n_offered[k] = 0
    if games.taken[k] == 0:
        return LEAVE
    payoff(games.states[k], games.contents[0], scratch.shares)
    for seat in range(out.rewards.shape[1]):
        out.rewards[k, seat] = scratch.shares[seat]
    out.dones[k] = True
    observe(games.states[k], games.contents[0], int(out.acted[k]), out.final_observations[k])
    if games.goes_on[0]:
        return BEGIN
    show(games, out, k, int(out.acted[k]))
    out.seats[k] = NOBODY
    return LEAVE


@kernel
def show(games, out, k, seat):
    """Write what the seat sees, and what it may choose."""
    out.seats[k] = seat
    observe(games.states[k], games.contents[0], seat, out.observations[k])
    for act in range(out.masks.shape[1]):
        out.masks[k, act] = False
    for i in range(games.n_offered[k]):
        out.masks[k, games.offered[k, i]] = True


@long_entry
def sample_all(offered, n_offered, rng, acts):
    """In every game, an act that is allowed, each equally likely."""
    for k in range(acts.shape[0]):
        acts[k] = offered[k, below(rng, int(n_offered[k]))]


@long_entry
def choose_all(games, scratch, level, acts):
    """In every game, the act that a bot of that level chooses, from the game's own stream for bots."""
    c = games.contents[0]
    for k in range(acts.shape[0]):
        seat = int(games.states[k].seat)
        rng = games.bots[k]
        acts[k] = choose(games.states, k, c, seat, level, rng, scratch.worlds, scratch.options, scratch.weights)
