"""What a seat knows, as numbers for machine learning: where every card is, as far as the seat may know it."""

from krypta.core.kernel import door, kernel
from krypta.core.seats import relative

from ..layout import ANY_CARD, CARDS, FIRST_MONSTER, LEVELS, NONE, OWN, ROW, SEATS, Potion, Slot, Zone
from ..rules.totals import attack, defence

HEAD = 25
PER_SEAT = 13
POTIONS = len(Potion)
ROWS = LEVELS * (ROW + 2)
LENGTH = HEAD + CARDS + ROWS + SEATS * PER_SEAT + OWN + OWN
HIDDEN = 40  # a starting card of that player, in the hand or the pile


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    for i in range(out.shape[0]):
        out[i] = 0
    observe_turn(s, c, me, out)
    at = HEAD
    for card in range(CARDS):
        out[at + card] = place_of(s, seat, me, card)
    at += CARDS
    for level in range(LEVELS):
        for place in range(ROW):
            out[at + place] = s.open_row[level, place] + 1
        out[at + ROW] = s.open_gate[level] + 1
        out[at + ROW + 1] = s.open_top[level] + 1
        at += ROW + 2
    for other in range(s.players):
        observe_seat(s, other, out, at + relative(s, other, me) * PER_SEAT)
    at += SEATS * PER_SEAT
    if seat >= 0:
        for place in range(s.n_pile[seat]):
            out[at + place] = s.pile[seat, place] - ANY_CARD + 1
    at += OWN
    for n in range(s.n_played):
        out[at + n] = s.played[n] + 1


@kernel
def place_of(s, seat, me, card):
    """The card's zone, its player counted from the seat; HIDDEN for another player's unseen starting card."""
    zone = int(s.zone[card])
    if zone < Zone.HAND:
        return zone
    owner = zone % SEATS
    where = zone - owner
    if card < FIRST_MONSTER and owner != seat:
        if where == Zone.HAND or where == Zone.PILE or where == Zone.ASIDE:
            return HIDDEN + relative(s, owner, me)
    return where + relative(s, owner, me)


@kernel
def observe_turn(s, c, me, out):
    out[0] = s.phase
    out[1] = relative(s, s.seat, me)
    out[2] = relative(s, s.turn, me) if s.turn < s.players else 0
    out[3] = s.players
    out[4] = s.rounds
    out[5] = s.stage
    out[6] = s.lord + 1
    out[7] = s.foe + 1
    out[8] = s.curses
    out[9] = s.n_played
    out[10] = s.used
    out[11] = s.doubled_at + 1
    out[12] = s.doubled
    out[13] = s.defied_at + 1
    out[14] = s.defied
    out[15] = s.draws
    out[16] = s.arranged + 1
    out[17] = s.wanted + 1
    out[18] = s.bought
    for potion in range(POTIONS):
        out[19 + potion] = s.stock[potion]
    if s.foe != NONE:
        out[22] = attack(s, c)
        out[23] = defence(s, c)
    out[24] = c.plays_round_out


@kernel
def observe_seat(s, seat, out, at):
    """Write what everyone can see of a player."""
    out[at] = s.hero[seat] + 1
    out[at + 1] = s.lives[seat]
    out[at + 2] = s.keys[seat]
    out[at + 3] = s.worn[seat, Slot.WEAPON] + 1
    out[at + 4] = s.worn[seat, Slot.ARMOUR] + 1
    for potion in range(POTIONS):
        out[at + 5 + potion] = s.potion[seat, potion]
    out[at + 8] = s.n_pile[seat]
    if s.n_pile[seat] > 0 and s.shown[seat, 0] != 0:
        out[at + 9] = s.pile[seat, 0] + 1 if s.pile[seat, 0] >= FIRST_MONSTER else 1
    for card in range(CARDS):
        if s.zone[card] == Zone.HAND + seat:
            out[at + 10] += 1
            if card < FIRST_MONSTER:
                out[at + 11] += 1
    out[at + 12] = s.over_lord[seat] + 1
