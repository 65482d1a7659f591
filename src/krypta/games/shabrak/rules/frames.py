"""The stack of effects in progress: abilities, and attacks that wait for their triggers."""

from krypta.core.kernel import kernel

from ..layout import FRAMES, NONE, STEPS, Frame


@kernel
def push(s, card, clause, seat, me, it, foe):
    n = int(s.n_frames)
    if n >= FRAMES:
        raise OverflowError("The stack holds no more abilities: raise FRAMES in this game's layout.")
    for i in range(s.frames.shape[1]):
        s.frames[n, i] = 0
    s.frames[n, Frame.CARD] = card
    s.frames[n, Frame.CLAUSE] = clause
    s.frames[n, Frame.STEP] = clause * STEPS
    s.frames[n, Frame.SEAT] = seat
    s.frames[n, Frame.SELF] = me
    s.frames[n, Frame.IT] = it
    s.frames[n, Frame.FOE] = foe
    s.frames[n, Frame.ONE] = NONE
    s.n_frames = n + 1


@kernel
def pop(s):
    s.n_frames -= 1
    for i in range(s.frames.shape[1]):
        s.frames[s.n_frames, i] = 0


@kernel
def top(s, column):
    return int(s.frames[s.n_frames - 1, column])


@kernel
def set_top(s, column, value):
    s.frames[s.n_frames - 1, column] = value


@kernel
def finish_step(s):
    """S5.4: go on to the next step, and remember that this one did something."""
    skip_step(s)
    set_top(s, Frame.DID, 1)


@kernel
def skip_step(s):
    """S5.4: go on to the next step; this one did nothing."""
    set_top(s, Frame.STEP, top(s, Frame.STEP) + 1)
    set_top(s, Frame.DID, 0)
    set_top(s, Frame.AGREED, 0)
    set_top(s, Frame.ONE, NONE)
    set_top(s, Frame.LEFT, 0)
