"""S5.2: equipment: one per warrior, own or enemy, until the warrior is overpowered."""

from krypta.core.kernel import kernel

from ..layout import FIGHTERS, NONE, Event
from .common import bit, stands, tell


@kernel
def bare(s):
    """The fighters who can be given equipment, as a mask."""
    found = 0
    for fighter in range(FIGHTERS):
        if stands(s, fighter) and s.worn[fighter] == NONE:
            found |= bit(fighter)
    return found


@kernel
def put_on(s, card, fighter, seat):
    s.worn[fighter] = card
    s.changed = 1
    tell(s, Event.WORE, seat, card, fighter, 0)
