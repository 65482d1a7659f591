"""S3: the rows: where warriors stand, which enemies they face and reach. Places are counted in halves."""

from krypta.core.kernel import kernel

from ..layout import NONE, ONE_PLACE, TEAM, End, Status
from .common import bit


@kernel
def enemy_of(fighter):
    """The seat on the other side."""
    return 1 - fighter // TEAM


@kernel
def where(s, fighter):
    """S3.1: the row is centred, overpowered cards included."""
    return int(s.place[fighter]) * ONE_PLACE - (int(s.n_row[fighter // TEAM]) - 1)


@kernel
def distance(s, one, other):
    return abs(where(s, one) - where(s, other))


@kernel
def is_facing(s, one, other):
    """S3.1: less than a place apart."""
    return distance(s, one, other) < ONE_PLACE


@kernel
def are_neighbours(s, one, other):
    """Next to each other in one row."""
    return one // TEAM == other // TEAM and abs(int(s.place[one]) - int(s.place[other])) == 1


@kernel
def in_reach(s, fighter):
    """S3.2: the enemies within reach, overpowered or not; if there are none, the nearest."""
    seat = enemy_of(fighter)
    found = 0
    nearest = NONE
    for place in range(s.n_row[seat]):
        enemy = int(s.row[seat, place])
        if distance(s, fighter, enemy) <= s.reach[fighter]:
            found |= bit(enemy)
        if nearest == NONE or distance(s, fighter, enemy) < distance(s, fighter, nearest):
            nearest = enemy
    if found == 0 and nearest != NONE:
        return bit(nearest)
    return found


@kernel
def lay(s, fighter, end):
    """S2.3: add a warrior to its row, at either end."""
    seat = fighter // TEAM
    n = int(s.n_row[seat])
    at = n
    if end == End.LEFT:
        at = 0
        for place in range(n, 0, -1):
            put(s, seat, place, int(s.row[seat, place - 1]))
    s.n_row[seat] = n + 1
    put(s, seat, at, fighter)
    s.status[fighter] = Status.READY
    s.changed = 1


@kernel
def put(s, seat, place, fighter):
    s.row[seat, place] = fighter
    s.place[fighter] = place


@kernel
def swap(s, one, other):
    """Two warriors of one row change places."""
    seat = one // TEAM
    place = int(s.place[one])
    put(s, seat, int(s.place[other]), one)
    put(s, seat, place, other)
    s.changed = 1


@kernel
def close_ranks(s, seat):
    """S2.4, S4.6: close the gaps of warriors who have gone; the order stays."""
    n = 0
    for place in range(s.n_row[seat]):
        fighter = int(s.row[seat, place])
        if s.status[fighter] == Status.GONE:
            s.place[fighter] = NONE
        else:
            put(s, seat, n, fighter)
            n += 1
    for place in range(n, s.n_row[seat]):
        s.row[seat, place] = NONE
    s.n_row[seat] = n
    s.changed = 1
