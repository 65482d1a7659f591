"""Kernels that every chapter uses: who decides, events, which card is whose."""

from krypta.core.door import EVERYONE, NATURE, SHOWN_BY
from krypta.core.events import emit
from krypta.core.kernel import kernel

from ..layout import DECK, EVENTS, FIRST_KIND, FIRST_WARRIOR, SEATS, TEAM, Event, Phase, Reason, Status


@kernel
def tell(s, kind, a, b, c, d):
    """Emit an event for everyone; if the record is nearly full, emit only that more has happened."""
    tell_to(s, EVERYONE, kind, a, b, c, d)


@kernel
def tell_to(s, audience, kind, a, b, c, d):
    if s.n_events < EVENTS - 1:
        emit(s, kind, audience, a, b, c, d)
    elif s.n_events == EVENTS - 1:
        emit(
            s, Event.ELIDED, SHOWN_BY - SEATS, 0, 0, 0, 0
        )  # an omitted event may have revealed something to either seat


@kernel
def ask_nature(s, phase):
    s.phase = phase
    s.seat = NATURE


@kernel
def ask(s, seat, phase):
    s.phase = phase
    s.seat = seat


@kernel
def card_of(fighter):
    """The card of a warrior."""
    return fighter // TEAM * DECK + FIRST_WARRIOR + fighter % TEAM


@kernel
def card_of_kind(seat, kind):
    """A card of the draw pile."""
    return seat * DECK + FIRST_KIND + kind


@kernel
def stands(s, fighter):
    """Laid, and neither overpowered nor gone."""
    return s.status[fighter] == Status.READY or s.status[fighter] == Status.EXHAUSTED


@kernel
def bit(fighter):
    return 1 << fighter


@kernel
def has(mask, fighter):
    return (mask >> fighter) & 1 != 0


@kernel
def only_one(mask):
    """The fighter of a mask with only one."""
    fighter = 0
    while mask > 1:
        mask >>= 1
        fighter += 1
    return fighter


@kernel
def total(counts, seat):
    """The number of a player's cards there, of all kinds."""
    n = 0
    for kind in range(counts.shape[1]):
        n += int(counts[seat, kind])
    return n


@kernel
def kinds(counts, seat):
    """The number of different kinds there."""
    n = 0
    for kind in range(counts.shape[1]):
        if counts[seat, kind] > 0:
            n += 1
    return n


@kernel
def first_kind(counts, seat):
    for kind in range(counts.shape[1]):
        if counts[seat, kind] > 0:
            return kind
    return 0


@kernel
def wrong_moment(s):
    """The reason of an act in the wrong phase: which decision must come first."""
    phase = int(s.phase)
    if phase == Phase.LAY:
        return int(Reason.LAY_FIRST)
    if phase == Phase.TURN:
        return int(Reason.TURN_FIRST)
    if phase == Phase.CHOOSE:
        return int(Reason.CHOOSE_FIRST)
    if phase == Phase.MAY:
        return int(Reason.MAY_FIRST)
    if phase == Phase.DISCARD:
        return int(Reason.DISCARD_FIRST)
    return int(Reason.RETRIEVE_FIRST)
