"""A whole match between bots, in one kernel."""

from krypta.bots.choice import choose
from krypta.core.door import NATURE, NOBODY, decide, play
from krypta.core.kernel import long_entry
from krypta.core.luck import DRAW_WINDOW
from krypta.core.rng import weighted


@long_entry
def play_match(states, contents, levels, luck, rng, worlds, options, weights, trace):
    """Play `states[0]` to its end; writes the acts to `trace` and returns their number."""
    s = states[0]
    c = contents[0]
    made = 0
    draws = 0
    while s.seat != NOBODY and made < trace.shape[0]:
        if s.seat == NATURE:
            luck[2] = draws * DRAW_WINDOW
            draws += 1
            n = decide(s, c, options, weights)
            act = int(options[weighted(luck, weights, n)])
        else:
            act = choose(states, 0, c, int(s.seat), int(levels[s.seat]), rng, worlds, options, weights)
        trace[made] = act
        made += 1
        s.n_events = 0
        play(s, c, act)
    return made
