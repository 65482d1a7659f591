"""An estimate of a position for a seat: keys, cards, lives, and what the hand can do in the current fight."""

import numpy as np

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel

from ..layout import (
    CARDS,
    COLOURS,
    FIRST_GATEKEEPER,
    FIRST_MONSTER,
    NONE,
    OWN,
    SEATS,
    SLOTS,
    Effect,
    Gear,
    Kind,
    Stage,
    Zone,
)
from ..rules.aftermath import wins_fallen
from ..rules.common import card_of
from ..rules.curses import slot_of
from ..rules.end import is_beaten, payoff
from ..rules.merchant import can_pay, is_payment
from ..rules.totals import attack
from .chains import best_chain

VICTORY = 100.0
TRYING = 5.0  # fighting the lord in the last turn, however unlikely to succeed: more than a fall costs
KEY = 12.0
DECK = 4.0  # the weight of the average card: about a hand of them is played in a turn
MORE = 0.2  # the value of one more card
NEAR = 0.2  # a won card at the top of the pile comes soon
PLANNED = 0.8  # the factor for a purchase not made yet: below 1, or the bot would pay with what it has to buy back

# The value of potions: strength, protection, healing.
POTION = np.array([2.5, 2.0, 1.5])

# The value of lives: without any, a turn is lost, but then all are back (G8.1).
HEALTH = np.array([-2.5, -1.5, -0.6, 0.0, 0.5, 0.9])


@door
def outlook(s, c, seat):
    """The estimate, higher is better; a won game is worth VICTORY, a lost one its negative."""
    if s.seat == NOBODY:
        return result(s, c, seat)
    if is_beaten(s):
        value = result(s, c, seat)  # G5.10: the round is played to its end, and nothing but the lord counts any more
        if not is_fighting(s, seat) or c.kind[s.foe] != Kind.CROWN:
            return value
        value += TRYING
    else:
        value = possessions(s, c, seat) - 0.3 * best_other(s, c, seat)
    if is_fighting(s, seat):
        return value + best_chain(s, c, seat, prize(s, c, seat), HEALTH)[0]
    if has_won(s, c, seat):
        value += prize(s, c, seat)
    if s.turn == seat and s.stage == Stage.SHOP:
        value += PLANNED * (purchase(s, c, seat, s.wanted) if s.wanted != NONE else best_purchase(s, c, seat))
    return value + HEALTH[s.lives[seat]]


@kernel
def is_fighting(s, seat):
    """Whether the seat's fight is undecided, including Xanros's choice of what counts (G9.5)."""
    return s.turn == seat and (s.stage == Stage.FIGHT or s.stage == Stage.SPARE)


@kernel
def has_won(s, c, seat):
    """Whether the seat's fight is decided and won, and its reward still to come (G5.7.2, G5.7.3)."""
    if s.turn != seat:
        return False
    if s.stage == Stage.BREATHE:
        return attack(s, c) >= int(c.lives[s.foe]) and (s.lives[seat] > 0 or wins_fallen(s, c))
    return s.stage == Stage.REWARD and s.won != 0


@kernel
def result(s, c, seat):
    """The value if the game ended now."""
    shares = np.zeros(SEATS, dtype=np.float64)
    payoff(s, c, shares)
    return VICTORY * (2.0 * shares[seat] - 1.0)


@kernel
def best_other(s, c, seat):
    """The value of the most keys that an opponent has."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.keys[other]))
    return KEY * most


@kernel
def possessions(s, c, seat):
    value = KEY * s.keys[seat] + deck(s, c, seat)
    for slot in range(SLOTS):
        if s.worn[seat, slot] != NONE:
            value += gear_worth(c, s.worn[seat, slot])
    for potion in range(s.potion.shape[1]):
        value += POTION[potion] * s.potion[seat, potion]
    return value


@kernel
def deck(s, c, seat):
    """The value of the average card, wherever the cards are, and a little for known places."""
    if s.hero[seat] == NONE:
        return 0.0
    total = 0.0
    cards = 0
    for own in range(OWN):
        card = card_of(s, seat, own)
        if is_owned(s, seat, card):
            total += card_worth(c, card)
            cards += 1
    if cards == 0:
        return 0.0
    soon = 0.0
    for place in range(s.n_pile[seat]):
        if s.pile[seat, place] >= FIRST_MONSTER:
            soon += card_worth(c, s.pile[seat, place]) / (place + 1.0)
    return DECK * total / cards + MORE * cards + NEAR * soon


@kernel
def is_owned(s, seat, card):
    """In the hand, the pile, the discard, the chain or aside."""
    zone = int(s.zone[card])
    return Zone.HAND <= zone < Zone.WORN and zone % SEATS == seat


@kernel
def card_worth(c, card):
    """The value of an action card: what it adds to a chain, and how many colours can follow it."""
    worth = 1.0 * c.gives[card, Effect.ATTACK] + 0.8 * c.gives[card, Effect.DEFENCE]
    worth += 0.6 * c.gives[card, Effect.HEAL] + 1.4 * c.gives[card, Effect.DRAW]
    for colour in range(COLOURS):
        if (int(c.follows[card]) >> colour) & 1 != 0:
            worth += 0.3
    return worth


@kernel
def gear_worth(c, card):
    """The value of equipment, which counts in every fight without being drawn."""
    worth = 2.5 * c.gear[card, Gear.ATTACK] + 2.0 * c.gear[card, Gear.DEFENCE]
    return worth + 2.0 * c.gear[card, Gear.HEART] + 3.0 * c.gear[card, Gear.HAND]


@kernel
def prize(s, c, seat):
    """The value of beating the monster."""
    kind = int(c.kind[s.foe])
    if kind == Kind.CROWN:
        return 2.0 * VICTORY
    if kind == Kind.KEY:
        return KEY
    least = 0.3 if kind == Kind.ACTION else 0.5  # even a useless card is one fewer for others
    return max(least, worth_having(s, c, seat, s.foe))


@kernel
def best_purchase(s, c, seat):
    """The value of the best purchase; 0 if nothing is worth its price."""
    if not can_pay(s):
        return 0.0
    best = 0.0
    for potion in range(s.potion.shape[1]):
        if s.potion[seat, potion] == 0 and s.stock[potion] > 0:
            best = max(best, purchase(s, c, seat, CARDS + potion))
    if s.bought == 0:
        for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
            if s.zone[card] == Zone.PAWNED:
                best = max(best, purchase(s, c, seat, card))
    return best


@kernel
def purchase(s, c, seat, wanted):
    """The value of a purchase, minus the cheapest payment."""
    least = VICTORY
    for card in range(FIRST_MONSTER, FIRST_GATEKEEPER):
        if is_payment(s, card):
            least = min(least, worth_having(s, c, seat, card))
    if wanted >= CARDS:
        return POTION[wanted - CARDS] - least
    return worth_having(s, c, seat, wanted) - least


@kernel
def worth_having(s, c, seat, card):
    """The value that a card adds: an action card is one of many, equipment replaces what is worn."""
    if c.kind[card] == Kind.ACTION:
        return action_worth(s, c, seat, card)
    worn = int(s.worn[seat, slot_of(c, card)])
    if worn in (NONE, card):
        return gear_worth(c, card)
    return max(0.0, gear_worth(c, card) - gear_worth(c, worn))


@kernel
def action_worth(s, c, seat, card):
    """How much better the deck is with the card than without."""
    zone = int(s.zone[card])
    s.zone[card] = Zone.DISCARD + seat
    having = deck(s, c, seat)
    s.zone[card] = Zone.PAWNED
    lacking = deck(s, c, seat)
    s.zone[card] = zone
    return having - lacking
