"""G7: the merchant, and the pawn shop."""

from krypta.core.kernel import kernel

from ..layout import CARDS, FIRST_GATEKEEPER, FIRST_MONSTER, NONE, SLOTS, Event, Kind, Phase, Reason, Stage, Zone
from .aftermath import refill, wear
from .common import in_hand, tell, wrong_moment
from .pile import put_on_top


@kernel
def why_visit(s):
    """G4.1; G4.2: buying nothing is allowed, so a visit is also how to pass."""
    if s.phase != Phase.TURN:
        return wrong_moment(s)
    return int(Reason.OK)


@kernel
def visit(s):
    s.stage = Stage.SHOP
    s.bought = 0
    tell(s, Event.VISITS, s.turn, 0, 0, 0)


@kernel
def is_payment(s, card):
    """G7.1: a won action card from the hand, the weapon or the armour."""
    return in_hand(s, s.turn, card) or s.zone[card] == Zone.WORN + s.turn


@kernel
def can_pay(s):
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        if is_payment(s, card):
            return True
    return False


@kernel
def why_potion(s, potion):
    """G7.2: at most one of each kind, while the stack lasts."""
    if s.phase != Phase.SHOP:
        return wrong_moment(s)
    if s.potion[s.turn, potion] != 0:
        return int(Reason.HAS_POTION)
    if s.stock[potion] == 0:
        return int(Reason.SOLD_OUT)
    return int(Reason.OK if can_pay(s) else Reason.CANNOT_PAY)


@kernel
def choose_potion(s, potion):
    s.wanted = CARDS + potion


@kernel
def why_buy(s, card):
    """G7.3: one card per visit, any card that was there before paying."""
    if s.phase != Phase.SHOP:
        return wrong_moment(s)
    if s.zone[card] != Zone.PAWNED:
        return int(Reason.NOT_IN_SHOP)
    if s.bought != 0:
        return int(Reason.BOUGHT_ALREADY)
    return int(Reason.OK if can_pay(s) else Reason.CANNOT_PAY)


@kernel
def choose_card(s, card):
    s.wanted = card


@kernel
def why_pay(s, card):
    if s.phase != Phase.PAY:
        return wrong_moment(s)
    return int(Reason.OK if is_payment(s, card) else Reason.NOT_YOURS)


@kernel
def pay(s, c, card):
    """G7.1: the payment goes to the pawn shop; then the purchase is handed over."""
    seat = int(s.turn)
    if s.zone[card] == Zone.WORN + seat:
        take_off(s, card)
    s.zone[card] = Zone.PAWNED
    tell(s, Event.PAID, seat, card, 0, 0)
    wanted = int(s.wanted)
    s.wanted = NONE
    if wanted >= CARDS:
        s.potion[seat, wanted - CARDS] = 1
        s.stock[wanted - CARDS] -= 1
        tell(s, Event.BOUGHT_POTION, seat, wanted - CARDS, 0, 0)
        return
    s.bought = 1
    tell(s, Event.BOUGHT, seat, wanted, 0, 0)
    if c.kind[wanted] == Kind.ACTION:
        put_on_top(s, seat, wanted)
    else:
        wear(s, c, wanted)


@kernel
def take_off(s, card):
    for slot in range(SLOTS):
        if s.worn[s.turn, slot] == card:
            s.worn[s.turn, slot] = NONE


@kernel
def leave(s, c):
    """G7.4: leave the merchant, then draw up to the full hand."""
    tell(s, Event.LEFT, s.turn, 0, 0, 0)
    refill(s, c)
