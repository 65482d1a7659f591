"""Events: what happened in the act just played, each with its audience, written into the record."""

from krypta.core.door import EVERYONE
from krypta.core.kernel import kernel


@kernel
def emit(s, kind, audience, a, b, c, d):
    """Append an event for `audience`: EVERYONE, SHOWN_BY minus a seat, or one seat."""
    n = int(s.n_events)
    if n >= s.events.shape[0]:
        raise OverflowError("The record holds no more events: raise EVENTS in this game's layout.")
    s.events[n, 0] = kind
    s.events[n, 1] = audience
    s.events[n, 2] = a
    s.events[n, 3] = b
    s.events[n, 4] = c
    s.events[n, 5] = d
    s.n_events = n + 1


@kernel
def forget(s, seat):
    """Keep only the events that the seat may see, and zero the rest of the rows: part of `imagine`."""
    kept = 0
    for n in range(s.n_events):
        audience = int(s.events[n, 1])
        if audience > EVERYONE and audience != seat:
            continue
        for i in range(s.events.shape[1]):
            s.events[kept, i] = s.events[n, i]
        kept += 1
    s.n_events = kept
    for n in range(kept, s.events.shape[0]):
        for i in range(s.events.shape[1]):
            s.events[n, i] = 0
