"""What a seat knows, as numbers for machine learning: both rows, its own cards, and the opponent's seen cards."""

from krypta.core.kernel import door, kernel
from krypta.core.seats import relative

from ..layout import FIGHTERS, FRAMES, KINDS, NONE, SEATS, TEAM, Frame, Lasting
from ..rules.common import total

HEAD = 16
PER_FIGHTER = 14
PER_SEAT = 5
PER_FRAME = len(Frame)
LENGTH = HEAD + SEATS * PER_SEAT + FIGHTERS * PER_FIGHTER + FRAMES * PER_FRAME + 4 * KINDS


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    for i in range(out.shape[0]):
        out[i] = 0
    observe_turn(s, me, out)
    at = HEAD
    for other in range(SEATS):
        observe_seat(s, other, out, at + relative(s, other, me) * PER_SEAT)
    at += SEATS * PER_SEAT
    for fighter in range(FIGHTERS):
        observe_fighter(s, fighter, out, at + seen_from(fighter, me) * PER_FIGHTER)
    at += FIGHTERS * PER_FIGHTER
    for n in range(s.n_frames):
        for i in range(PER_FRAME):
            out[at + n * PER_FRAME + i] = s.frames[n, i] + 1
    at += FRAMES * PER_FRAME
    for kind in range(KINDS):
        out[at + kind] = s.known[1 - me, kind]
        if seat >= 0:
            out[at + KINDS + kind] = s.hand[me, kind]
            out[at + 2 * KINDS + kind] = s.pile[me, kind]
            out[at + 3 * KINDS + kind] = s.discard[me, kind]
        else:
            out[at + KINDS + kind] = s.known[me, kind]


@kernel
def seen_from(fighter, me):
    """The fighter's number with the seat's own fighters first."""
    return fighter % TEAM + (0 if fighter // TEAM == me else TEAM)


@kernel
def observe_turn(s, me, out):
    out[0] = s.phase
    out[1] = relative(s, s.seat, me)
    out[2] = relative(s, s.turn, me)
    out[3] = s.rounds
    out[4] = s.stage
    out[5] = relative(s, s.first, me)
    out[6] = relative(s, s.began, me)
    out[7] = seen_from(s.acting, me) + 1 if s.acting != NONE else 0
    out[8] = s.attacked
    out[9] = s.used
    out[10] = s.gear_used
    out[11] = s.n_played
    out[12] = s.n_frames
    out[13] = s.triggers
    out[14] = s.draws[me]
    out[15] = s.draws[1 - me]


@kernel
def observe_seat(s, seat, out, at):
    """Write what everyone can see of a player."""
    out[at] = s.n_row[seat]
    out[at + 1] = total(s.hand, seat)
    out[at + 2] = total(s.pile, seat)
    out[at + 3] = total(s.discard, seat)
    out[at + 4] = s.sark_used[seat]


@kernel
def observe_fighter(s, fighter, out, at):
    out[at] = s.status[fighter]
    out[at + 1] = s.place[fighter] + 1
    out[at + 2] = s.pressure[fighter]
    out[at + 3] = s.attack[fighter]
    out[at + 4] = s.defence[fighter]
    out[at + 5] = s.shield[fighter]
    out[at + 6] = s.readied[fighter]
    out[at + 7] = s.worn[fighter] + 1
    out[at + 8] = s.reach[fighter]
    out[at + 9] = s.guard[fighter]
    out[at + 10] = s.attack_for[fighter, Lasting.TURN]
    out[at + 11] = s.attack_for[fighter, Lasting.ROUND]
    out[at + 12] = s.defence_for[fighter, Lasting.TURN]
    out[at + 13] = s.defence_for[fighter, Lasting.ROUND]
