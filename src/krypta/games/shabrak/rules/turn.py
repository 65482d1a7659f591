"""S4.2, S4.3: what a player can do in a turn."""

from krypta.core.kernel import kernel

from ..layout import CARDS_A_TURN, CLAUSES, DECK, NONE, TEAM, Event, Kind, Phase, Reason, Stage, Status
from .abilities import active_clause, begin_played, could_do
from .attack import attackable, declare, why_target
from .common import card_of, card_of_kind, stands, tell, total, wrong_moment
from .effects import exhaust
from .equipment import bare
from .frames import pop, push
from .hands import leave_hand
from .pressure import to_discard


@kernel
def begin_turn(s):
    s.acting = NONE
    s.attacked = 0
    s.used = 0
    s.gear_used = 0
    s.n_played = 0
    tell(s, Event.TURN, s.turn, 0, 0, 0)
    s.stage = Stage.TURN


@kernel
def has_ready(s, seat):
    for fighter in range(seat * TEAM, seat * TEAM + TEAM):
        if s.status[fighter] == Status.READY:
            return True
    return False


@kernel
def can_do_nothing(s, c):
    """S4.3: no ready warrior, no card, no sark: then the turn passes automatically."""
    seat = int(s.turn)
    if s.acting != NONE or has_ready(s, seat) or total(s.hand, seat) > 0:
        return False
    return s.sark_used[seat] != 0 or active_clause(c, seat * DECK) == NONE


# -- the warrior of the turn


@kernel
def why_fighter(s, fighter):
    """Why a warrior cannot act: exactly one is exhausted per turn."""
    if s.phase != Phase.TURN:
        return wrong_moment(s)
    if not stands(s, fighter):
        return int(Reason.NOT_STANDING)
    if s.acting == fighter:
        return int(Reason.OK)
    if s.acting != NONE:
        return int(Reason.ANOTHER_ACTS)
    return int(Reason.OK if s.status[fighter] == Status.READY else Reason.EXHAUSTED)


@kernel
def begin_acting(s, fighter):
    if s.acting == NONE:
        s.acting = fighter
        exhaust(s, fighter)


@kernel
def why_attack(s, fighter, enemy):
    reason = why_attacker(s, fighter)
    return reason if reason != Reason.OK else why_target(s, fighter, enemy)


@kernel
def why_attacker(s, fighter):
    """Why a warrior cannot attack anyone."""
    reason = why_fighter(s, fighter)
    if reason != Reason.OK:
        return reason
    return int(Reason.ATTACKED_ALREADY if s.acting == fighter and s.attacked != 0 else Reason.OK)


@kernel
def attack(s, fighter, enemy):
    begin_acting(s, fighter)
    s.attacked = 1
    declare(s, fighter, enemy)


@kernel
def why_ability(s, c, fighter):
    reason = why_fighter(s, fighter)
    if reason != Reason.OK:
        return reason
    if s.acting == fighter and s.used != 0:
        return int(Reason.USED_ALREADY)
    return why_use(s, c, card_of(fighter), fighter // TEAM, fighter, Reason.NO_ABILITY)


@kernel
def why_use(s, c, card, seat, me, lacking):
    """Why a card's active ability cannot be used."""
    clause = active_clause(c, card)
    if clause == NONE:
        return int(lacking)
    return int(Reason.OK if could_do(s, c, clause, seat, me) else Reason.NOTHING_TO_DO)


@kernel
def use_ability(s, c, fighter):
    begin_acting(s, fighter)
    s.used = 1
    tell(s, Event.ABILITY, fighter, 0, 0, 0)
    card = card_of(fighter)
    push(s, card, active_clause(c, card), fighter // TEAM, fighter, NONE, NONE)


@kernel
def why_rest(s, c, fighter):
    """S4.2: a warrior that can neither attack nor use its ability may still be exhausted."""
    reason = why_fighter(s, fighter)
    if reason != Reason.OK:
        return reason
    if s.acting == fighter:
        return int(Reason.USED_ALREADY)
    return int(Reason.CAN_ACT if can_act(s, c, fighter) else Reason.OK)


@kernel
def can_act(s, c, fighter):
    """Whether a warrior that may act in this turn could attack or use its ability."""
    return attackable(s, fighter) != 0 or why_ability(s, c, fighter) == Reason.OK


@kernel
def rest(s, fighter):
    tell(s, Event.RESTED, fighter, 0, 0, 0)
    begin_acting(s, fighter)


@kernel
def why_gear(s, c, fighter):
    """S5.2: the equipment of the warrior exhausted in this turn, before its attack and ability or after."""
    reason = why_fighter(s, fighter)
    if reason != Reason.OK:
        return reason
    if s.worn[fighter] == NONE:
        return int(Reason.NO_GEAR)
    if s.acting == fighter and s.gear_used != 0:
        return int(Reason.USED_ALREADY)
    return why_use(s, c, int(s.worn[fighter]), fighter // TEAM, fighter, Reason.NO_GEAR)


@kernel
def use_gear(s, c, fighter):
    begin_acting(s, fighter)
    card = int(s.worn[fighter])
    s.gear_used = 1
    tell(s, Event.GEAR, fighter, card, 0, 0)
    push(s, card, active_clause(c, card), fighter // TEAM, fighter, NONE, NONE)


# -- the sark, and cards of the hand


@kernel
def why_sark(s, c):
    """S4.2: once a round, since it exhausts the sark card."""
    if s.phase != Phase.TURN:
        return wrong_moment(s)
    if s.sark_used[s.turn] != 0:
        return int(Reason.SARK_USED)
    seat = int(s.turn)
    return why_use(s, c, seat * DECK, seat, NONE, Reason.NO_SARK)


@kernel
def use_sark(s, c):
    seat = int(s.turn)
    s.sark_used[seat] = 1
    tell(s, Event.SARK, seat, seat * DECK, 0, 0)
    push(s, seat * DECK, active_clause(c, seat * DECK), seat, NONE, NONE, NONE)


@kernel
def why_play(s, c, kind):
    """S5.1, S5.2: any number of cards, up to the cap."""
    if s.phase != Phase.TURN:
        return wrong_moment(s)
    if s.hand[s.turn, kind] == 0:
        return int(Reason.NOT_HELD)
    if s.n_played >= CARDS_A_TURN:
        return int(Reason.ENOUGH_PLAYED)
    if c.kind[card_of_kind(s.turn, kind)] == Kind.EQUIPMENT and bare(s) == 0:
        return int(Reason.NOBODY_TO_WEAR)
    return int(Reason.OK)


@kernel
def play_card(s, c, kind):
    """Play a card: an event begins its clauses, equipment asks for its wearer."""
    seat = int(s.turn)
    card = card_of_kind(seat, kind)
    leave_hand(s, seat, kind)
    s.n_played += 1
    push(s, card, NONE, seat, NONE, NONE, NONE)
    if c.kind[card] == Kind.EQUIPMENT:
        return
    tell(s, Event.PLAYED, seat, card, 0, 0)
    if not begin_played(s, c, card, card * CLAUSES):
        pop(s)
        to_discard(s, card)


@kernel
def why_end(s, c):
    """S4.2: a player with a ready warrior must exhaust one, and with it attack or use its ability, if possible."""
    if s.phase != Phase.TURN:
        return wrong_moment(s)
    if s.acting == NONE:
        return int(Reason.MUST_EXHAUST if has_ready(s, int(s.turn)) else Reason.OK)
    if s.attacked != 0 or s.used != 0 or not stands(s, s.acting):
        return int(Reason.OK)
    return int(Reason.MUST_ACT if can_act(s, c, int(s.acting)) else Reason.OK)


@kernel
def end_turn(s):
    s.stage = Stage.TURN_END
