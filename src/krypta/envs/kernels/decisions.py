"""From one player's decision to the next, in one call: the act, nature's decisions after it, what the seat knows."""

from krypta.core.door import NATURE, NOBODY, OK, decide, observe, play, why
from krypta.core.kernel import entry, kernel, long_entry
from krypta.core.luck import DRAW_WINDOW
from krypta.core.rng import weighted

BEGIN = -1  # no act: only nature decides, until it is a player's turn
REFUSED = -3  # the rules forbid the act now; nothing has changed


@entry
def advance(states, contents, act, luck, options, weights, observation, mask):
    """Play the act, and nature's acts by `luck`; write what the next seat observes and may do.

    Returns that seat, NOBODY if the game is over (then nothing is written), or REFUSED.
    """
    s = states[0]
    c = contents[0]
    if act != BEGIN:
        if why(s, c, act) != OK:
            return REFUSED
        s.n_events = 0
        play(s, c, act)
    while s.seat == NATURE:
        n = decide(s, c, options, weights)
        draw_anew(luck)
        chosen = int(options[weighted(luck, weights, n)])
        s.n_events = 0
        play(s, c, chosen)
    seat = int(s.seat)
    if seat != NOBODY:
        observe(s, c, seat, observation)
        n = decide(s, c, options, weights)
        mask[:] = 0
        for k in range(n):
            mask[options[k]] = 1
    return seat


@kernel
def draw_anew(luck):
    """Go to the next draw of the match: each has a window of numbers to itself."""
    luck[2] = (int(luck[2]) + DRAW_WINDOW - 1) // DRAW_WINDOW * DRAW_WINDOW


@long_entry
def write_decisions(states, contents, acts, options, weights, observations, seats, steps, legal, ends):
    """Replay the acts of a match from `states[0]`; write a row for each decision of a player.

    `legal` has the allowed acts of all rows one after another, and `ends[k]` is where those of row k end. Returns the
    number of rows.
    """
    s = states[0]
    c = contents[0]
    rows = 0
    end = 0
    for step in range(acts.shape[0]):
        if s.seat != NATURE:
            observe(s, c, int(s.seat), observations[rows])
            n = decide(s, c, options, weights)
            for k in range(n):
                legal[end + k] = options[k]
            end += n
            ends[rows] = end
            seats[rows] = s.seat
            steps[rows] = step
            rows += 1
        s.n_events = 0
        play(s, c, int(acts[step]))
    return rows
