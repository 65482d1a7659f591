"""Events: what happened in the act just played, each with its audience, written into the record."""

from krypta.core.kernel import kernel


@kernel
def emit(s, kind, audience, a, b, c, d):  # type: ignore[no-untyped-def]
    """Append an event for `audience` (EVERYONE, or one seat)."""
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
