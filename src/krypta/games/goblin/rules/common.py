"""Kernels that every chapter uses: who decides, events, which hero is able, whose card it is."""

from krypta.core.door import EVERYONE, NATURE
from krypta.core.events import emit
from krypta.core.kernel import kernel

from ..layout import FIRST_GATEKEEPER, FIRST_MONSTER, NONE, STARTING, WON, Phase, Reason, Zone


@kernel
def tell(s, kind, a, b, c, d):
    emit(s, kind, EVERYONE, a, b, c, d)


@kernel
def ask_nature(s, phase):
    s.phase = phase
    s.seat = NATURE


@kernel
def ask(s, seat, phase):
    s.phase = phase
    s.seat = seat


@kernel
def able(s, c, hero):
    """G9: whether the player whose turn it is has the ability of that hero."""
    return c.abilities != 0 and s.hero[s.turn] == hero


@kernel
def card_of(s, seat, own):
    """The card with that number among a player's own cards."""
    if own < STARTING:
        return int(s.hero[seat]) * STARTING + own
    return own + WON


@kernel
def own_number(card):
    """The reverse of `card_of`."""
    if card < FIRST_MONSTER:
        return card % STARTING
    return card - WON


@kernel
def back_of(card):
    """G3.2: won cards can be distinguished by their backs, starting cards cannot."""
    return card if card >= FIRST_MONSTER else NONE


@kernel
def count_won(s, zone):
    """How many won cards are in the zone."""
    n = 0
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        if s.zone[card] == zone:
            n += 1
    return n


@kernel
def count_starting(s, seat, zone):
    """How many of the hero's starting cards are in the zone."""
    n = 0
    first = card_of(s, seat, 0)
    for card in range(first, first + STARTING):
        if s.zone[card] == zone:
            n += 1
    return n


@kernel
def count_cards(s, seat, zone):
    return count_starting(s, seat, zone) + count_won(s, zone)


@kernel
def move_all(s, seat, source, target):
    """Move all of a player's cards from one zone to another."""
    first = card_of(s, seat, 0)
    for card in range(first, first + STARTING):
        if s.zone[card] == source:
            s.zone[card] = target
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        if s.zone[card] == source:
            s.zone[card] = target


@kernel
def in_hand(s, seat, card):
    return s.zone[card] == Zone.HAND + seat


@kernel
def hand_size(s, seat):
    return count_cards(s, seat, Zone.HAND + seat)


@kernel
def holds(s, seat, own):
    return in_hand(s, seat, card_of(s, seat, own))


@kernel
def wrong_moment(s):
    """The reason of an act in the wrong phase: which decision must come first."""
    phase = int(s.phase)
    if phase == Phase.HERO:
        return int(Reason.HERO_FIRST)
    if phase == Phase.TURN:
        return int(Reason.TURN_FIRST)
    if phase == Phase.TRIM:
        return int(Reason.TRIM_FIRST)
    if phase == Phase.PLAY:
        return int(Reason.FIGHT_FIRST)
    if phase == Phase.DEFY or phase == Phase.SPARE:
        return int(Reason.DEFY_FIRST)
    if phase == Phase.KEEP:
        return int(Reason.KEEP_FIRST)
    if phase == Phase.ARRANGE:
        return int(Reason.ARRANGE_FIRST)
    if phase == Phase.BREATHE:
        return int(Reason.BREATHE_FIRST)
    if phase == Phase.REWARD:
        return int(Reason.REWARD_FIRST)
    if phase == Phase.SHOP:
        return int(Reason.SHOP_FIRST)
    return int(Reason.PAY_FIRST)
