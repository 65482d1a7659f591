"""S4.5: pressure, and overpowering."""

from krypta.core.kernel import inlined, kernel

from ..layout import DECK, FIRST_KIND, NONE, SEATS, TEAM, Event, Stage, Status, When
from .common import stands, tell
from .end import check_end
from .standing import MOST, work_out
from .triggers import set_off


@kernel
def press(s, fighter, n):
    """Put pressure on a fighter; S5.14: a shield absorbs all of it, once."""
    if n <= 0:
        return
    if s.shield[fighter] != 0:
        s.shield[fighter] = 0
        tell(s, Event.SHIELDED, fighter, 0, 0, 0)
        return
    s.pressure[fighter] = min(MOST, s.pressure[fighter] + n)
    s.changed = 1
    tell(s, Event.PRESSED, fighter, n, s.pressure[fighter], s.defence[fighter])
    set_off(s, When.PRESSED, fighter, NONE)


@kernel
def relieve(s, fighter, n):
    less = min(n, int(s.pressure[fighter]))
    if less <= 0:
        return
    s.pressure[fighter] -= less
    s.changed = 1
    tell(s, Event.RELIEVED, fighter, less, s.pressure[fighter], 0)


@kernel
def overpower(s, fighter):
    """Turn the fighter face down and remove its pressure."""
    s.status[fighter] = Status.OVERPOWERED
    s.pressure[fighter] = 0
    s.shield[fighter] = 0
    s.changed = 1
    tell(s, Event.OVERPOWERED, fighter, 0, 0, 0)
    set_off(s, When.OVERPOWERED, fighter, NONE)


@inlined
def take_stock(s, c):
    """Compute everyone's figures; all fighters with at least as much pressure as defence are overpowered together."""
    while s.changed != 0 and s.stage != Stage.OVER:
        s.changed = 0
        if check_end(s):
            return
        work_out(s, c)
        if s.stage == Stage.LAY:
            return
        for turn in range(SEATS):
            seat = (int(s.turn) + turn) % SEATS
            for place in range(s.n_row[seat]):
                fighter = int(s.row[seat, place])
                if stands(s, fighter) and s.pressure[fighter] >= s.defence[fighter]:
                    overpower(s, fighter)


@kernel
def lose_equipment(s, fighter):
    """Move the fighter's equipment to its owner's discard."""
    card = int(s.worn[fighter])
    s.worn[fighter] = NONE
    s.changed = 1
    to_discard(s, card)


@kernel
def to_discard(s, card):
    seat = card // DECK
    kind = card % DECK - FIRST_KIND
    s.discard[seat, kind] += 1


@inlined
def drop_equipment(s):
    """S4.5: all overpowered fighters lose their equipment."""
    for fighter in range(SEATS * TEAM):
        if s.status[fighter] == Status.OVERPOWERED and s.worn[fighter] != NONE:
            lose_equipment(s, fighter)
